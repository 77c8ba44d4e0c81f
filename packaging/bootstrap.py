"""Sets the program up and runs it, its tests or its build; see README.md.

    python3 packaging/bootstrap.py play [ARGUMENTS ...]    open the program
    python3 packaging/bootstrap.py test [--soak]           lint, types, import rules and all tests
    python3 packaging/bootstrap.py run -- COMMAND ...      run a command in the environment
    python3 packaging/bootstrap.py build [--check]         make the bundle, and try it in a bare environment

Needs nothing but Python. The environment lies in .venv beside pyproject.toml, or where CANTIERE_VENV points. Exit code
2 means that the set-up failed, and one sentence says why.

This file keeps to syntax that old Pythons read, so that they can say that they are too old; the work is in the modules
beside it.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")
VERSION = "import sys; print('%d %d' % sys.version_info[:2])"


def version_of(command):
    """The (major, minor) version that a command line of Python reports; (0, 0) if it does not start."""
    try:
        child = subprocess.Popen(command + ["-c", VERSION], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        answer = child.communicate()[0].decode("ascii", "replace").split()
        return int(answer[0]), int(answer[1])
    except (OSError, ValueError, IndexError):
        return 0, 0


def newer_python(version=version_of):
    """The command line of a Python on PATH that is new enough, or None."""
    candidates = [[name] for name in NAMES]
    if os.name == "nt":
        candidates.insert(0, ["py", "-3"])
    for command in candidates:
        if version(command) >= OLDEST:
            return command
    return None


def main():
    """Hands over to a newer Python if this one is too old, else does what the command line asks."""
    if sys.version_info[:2] >= OLDEST:
        import commands

        return commands.main(sys.argv[1:])
    wanted = "%d.%d" % OLDEST
    command = newer_python()
    if command is None:
        sys.stderr.write(
            "Cantiere needs Python %s or newer; this is Python %d.%d, and no newer one is on PATH.\n"
            % ((wanted,) + tuple(sys.version_info[:2]))
        )
        return 2
    sys.stderr.write("This is Python %d.%d; going on with %s.\n" % (tuple(sys.version_info[:2]) + (" ".join(command),)))
    sys.stderr.flush()
    return subprocess.call(command + [os.path.abspath(__file__)] + sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
