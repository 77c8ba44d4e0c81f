"""The environment of the project: a venv with the packages of a lock and the project itself.

Standard library only. Whatever goes wrong ends in `Stop`, whose text is one sentence for the person at the keyboard.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"run": "lock-run.txt", "test": "lock-test.txt"}
SPACE = {"run": 600, "test": 800}  # megabytes that the packages of a lock take, unpacked, with room to spare
OLDEST = (3, 11)
STAMP = "cantiere.json"
TOLD = ("Downloading", "Installing", "Successfully", "ERROR", "error")  # beginnings of the lines of pip that are shown

FULL = r"No space left on device|Errno 28\b|WinError 112|not enough space|Disk quota exceeded"
LOCKED = r"Permission denied|Errno 13\b|Read-only file system|Errno 30\b|WinError 5\b|Access is denied"
OFFLINE = (
    r"name resolution|NameResolutionError|getaddrinfo failed|nodename nor servname|Failed to establish a new connection"
    r"|NewConnectionError|Network is unreachable|ConnectTimeoutError|ReadTimeoutError|Read timed out|ProxyError"
    r"|Connection refused|Connection reset|Connection aborted|Could not fetch URL|SSLError"
)


class Stop(Exception):
    """The set-up cannot go on; the text is one sentence that says why."""


def venv_folder(root: Path = ROOT, variables: dict[str, str] | None = None) -> Path:
    """Where the environment lies: CANTIERE_VENV, or .venv beside pyproject.toml."""
    chosen = (os.environ if variables is None else variables).get("CANTIERE_VENV")
    return Path(chosen).expanduser().absolute() if chosen else root / ".venv"


def python_in(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def variables_for(venv: Path) -> dict[str, str]:
    """The variables of a process that runs in the environment, without what other Pythons left behind."""
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    variables["VIRTUAL_ENV"] = str(venv)
    variables["PATH"] = os.pathsep.join([str(python_in(venv).parent), variables.get("PATH", os.defpath)])
    return variables


def explain(error: OSError, folder: Path) -> Stop:
    """The sentence for a file that could not be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Stop(f"The disk that holds {folder} is full.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Stop(f"The folder {folder} cannot be written; CANTIERE_VENV can name another place for the environment.")
    return Stop(f"The folder {folder} cannot be used: {error.strerror or error}.")


def explain_pip(output: str, code: int, folder: Path) -> Stop:
    """The sentence for a failed run of pip, judged by what it printed; full disk and locked folder win over network."""
    if re.search(FULL, output, re.IGNORECASE):
        return Stop(f"The disk that holds {folder} is full.")
    if re.search(LOCKED, output, re.IGNORECASE):
        return explain(OSError(errno.EACCES, "Permission denied"), folder)
    if re.search(OFFLINE, output, re.IGNORECASE):
        return Stop("The packages cannot be downloaded: the package index is not reachable over the network.")
    if "DO NOT MATCH THE HASHES" in output:
        return Stop("A downloaded package is not the one that the lock names by its hash, so it was not installed.")
    if missing := re.search(r"No matching distribution found for (\S+)", output):
        version = ".".join(map(str, sys.version_info[:2]))
        return Stop(f"There is no ready-made package {missing[1]} for Python {version} on this system.")
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    # pip frames the error of a build with headings of its own, such as "error: subprocess-exited-with-error".
    errors = [line for line in lines if re.match(r"(?i)error: (?![a-z-]+$)", line)]
    return Stop(f"pip ended with exit code {code}: {(errors or lines or ['it said nothing'])[-1]}")


def debian() -> bool:
    """Whether this system installs packages with apt-get."""
    return sys.platform == "linux" and shutil.which("apt-get") is not None


def is_root() -> bool:
    """Whether this process may install system packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def has_ensurepip() -> bool:
    """Whether this Python can make an environment with pip in it; Debian ships that part separately."""
    check = "import ensurepip, venv"
    return subprocess.run([sys.executable, "-c", check], check=False, stderr=subprocess.DEVNULL).returncode == 0


def venv_package(executable: str = sys.executable) -> str:
    """The Debian package that completes a Python: python3-venv for the system's own, else the one of its version."""
    own = os.path.realpath(executable) == os.path.realpath("/usr/bin/python3")
    return "python3-venv" if own else f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


def install_with_apt(packages: list[str]) -> bool:
    """Installs Debian packages as root without asking; returns whether it worked."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages]):
        print("+ apt-get", *words, flush=True)
        # A failed update is no reason to stop: the lists at hand may do.
        done = subprocess.run(["apt-get", *words], env=variables, stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def complete_python() -> None:
    """Makes sure that this Python can make environments; installs Debian's missing part if that is allowed."""
    if has_ensurepip():
        return
    if not debian():
        raise Stop(f"{sys.executable} lacks the modules venv and ensurepip, which the set-up needs.")
    command = f"apt-get install {venv_package()}"
    if is_root() and install_with_apt([venv_package()]) and has_ensurepip():
        return
    raise Stop(f"{sys.executable} cannot make an environment; as root, this adds the missing part: {command}")


def usable(venv: Path) -> bool:
    """Whether an environment is there, starts, is new enough and has pip."""
    check = f"import sys, pip; sys.exit(sys.version_info < {OLDEST!r})"
    try:
        done = subprocess.run([python_in(venv), "-c", check], check=False, capture_output=True, env=variables_for(venv))
    except OSError:
        return False
    return done.returncode == 0


def make_venv(venv: Path) -> None:
    """Makes the environment; replaces one that no longer works, but never a folder that is something else."""
    if usable(venv):
        return
    try:
        if venv.exists():
            if any(venv.iterdir()) and not (venv / "pyvenv.cfg").is_file():
                raise Stop(f"The folder {venv} holds something else than an environment of Python; it was left alone.")
            shutil.rmtree(venv)
        venv.mkdir(parents=True)
        with tempfile.TemporaryFile(dir=venv):
            pass
    except OSError as error:
        raise explain(error, venv) from error
    complete_python()
    print(f"Making an environment in {venv}", flush=True)
    # In two steps, because venv keeps to itself what goes wrong while pip is put in.
    for words in (
        [sys.executable, "-m", "venv", "--without-pip", str(venv)],
        [str(python_in(venv)), "-m", "ensurepip", "--upgrade", "--default-pip"],
    ):
        made = subprocess.run(words, check=False, capture_output=True, text=True, env=variables_for(venv))
        if made.returncode:
            shutil.rmtree(venv, ignore_errors=True)
            raise explain_pip(made.stdout + made.stderr, made.returncode, venv)


def digest(*parts: bytes) -> str:
    """A digest of several byte strings and where they end."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def wanted_stamps(kind: str, root: Path = ROOT) -> dict[str, str]:
    """What an environment of a kind has to hold: a digest per lock and one of the project's own description.

    The test lock holds everything of the run lock, so an environment for tests carries both stamps.
    """
    kinds = ["run", "test"] if kind == "test" else ["run"]
    stamps = {name: digest((root / "packaging" / LOCKS[name]).read_bytes()) for name in kinds}
    stamps["project"] = digest((root / "pyproject.toml").read_bytes(), os.fsencode(root))
    return stamps


def read_stamps(venv: Path) -> dict[str, str]:
    """What an environment says it holds; nothing if its note is missing or unreadable."""
    try:
        stamps = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def pip(venv: Path, *words: str) -> None:
    """Runs pip in the environment, showing downloads and errors; raises Stop with the reason if it fails."""
    command = [str(python_in(venv)), "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
    child = subprocess.Popen(
        command, env=variables_for(venv), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace",
    )  # fmt: skip
    output = []
    assert child.stdout is not None
    for line in child.stdout:
        output.append(line)
        if line.strip().startswith(TOLD):
            print("  " + line.strip(), flush=True)
    if code := child.wait():
        raise explain_pip("".join(output), code, venv)


def install(venv: Path, kind: str, root: Path = ROOT) -> None:
    """Brings an environment up to a lock and the project; does nothing where its stamps are current."""
    wanted, present = wanted_stamps(kind, root), read_stamps(venv)
    locks = [name for name in wanted if name != "project"]
    try:
        if any(wanted[name] != present.get(name) for name in locks):
            megabytes = shutil.disk_usage(venv).free // 1_000_000
            if not present and megabytes < SPACE[kind]:
                raise Stop(f"The disk that holds {venv} is full: {SPACE[kind]} MB are needed, {megabytes} are free.")
            (venv / STAMP).unlink(missing_ok=True)
            print(f"Installing the packages of packaging/{LOCKS[kind]}; the first time takes a while", flush=True)
            lock = str(root / "packaging" / LOCKS[kind])
            pip(venv, "install", "--require-hashes", "--only-binary", ":all:", "-r", lock)
            present = {name: wanted[name] for name in locks}
            (venv / STAMP).write_text(json.dumps(present), encoding="utf-8")
        if wanted["project"] != present.get("project"):
            pip(venv, "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", str(root))
            (venv / STAMP).write_text(json.dumps(present | wanted), encoding="utf-8")
    except OSError as error:
        raise explain(error, venv) from error


def prepare(kind: str) -> Path:
    """Makes or updates the environment of a kind ("run" or "test") and returns its folder."""
    venv = venv_folder()
    make_venv(venv)
    install(venv, kind)
    return venv
