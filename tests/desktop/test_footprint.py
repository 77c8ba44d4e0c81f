"""What the program touches: no network, no files outside the folders of the system, few modules at the start."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
LOCAL = {"QLocalServer", "QLocalSocket"}
"""The only classes of QtNetwork: a second start speaks to the first one on this computer."""
NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "xmlrpc", "socketserver", "requests"}
FORBIDDEN = {"pickle", "shelve", "marshal", "dill"}
LEAST_KINDS = ("CONFIG", "DATA", "STATE", "CACHE")

# The program as people start it: a match of computer players, settings, statistics, a saved file, and the end.
PLAYED = """
    import sys
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from app_samples import plan
    from desktop import start
    import desktop.app as shell

    class Watched(shell.Cantiere):
        def start(self, **more):
            super().start(**more)
            self.quiet = True
            self.controller.watch_ms = 0
            QTimer.singleShot(200, self.window, self.play_one)

        def play_one(self):
            self.begin(plan("beginner", "random"))
            self.controller.ended.connect(lambda _: QTimer.singleShot(300, self.window, self.end))

        def end(self):
            self.settings.set("scheme", "dark")
            self.folders.saves.mkdir(parents=True, exist_ok=True)
            assert self.controller.save(self.folders.saves / "m.cantiere") == ""
            self.show_statistics()
            self.quiet = False
            self.window.close()

    start.Cantiere = Watched
    sys.exit(start.run([]))
"""


def sources() -> list[Path]:
    """Every module of the program."""
    return [file for part in ("desktop", "engine", "resources") for file in sorted((ROOT / part).rglob("*.py"))]


def imports(file: Path) -> list[tuple[str, tuple[str, ...]]]:
    """The modules that a file imports, with the names taken from them."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, ()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, tuple(alias.name for alias in node.names)))
    return found


def test_no_module_speaks_to_a_network_or_pickles() -> None:
    """Nothing but the local socket of a second start."""
    for file in sources():
        for module, names in imports(file):
            top = module.split(".")[0]
            assert top not in NETWORK | FORBIDDEN, (file, module)
            if module == "PySide6.QtNetwork":
                assert set(names) <= LOCAL, file
            assert "QtWebEngine" not in module, file


def environment(home: Path) -> dict[str, str]:
    """Folders of a person who has none yet, each kind in its own place."""
    places = {f"XDG_{kind}_HOME": home / kind.lower() for kind in LEAST_KINDS}
    places |= {"HOME": home / "home", "XDG_RUNTIME_DIR": home / "runtime", "TMPDIR": home / "tmp"}
    for place in places.values():
        place.mkdir(parents=True, mode=0o700)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("CANTIERE")},
        **{name: str(place) for name, place in places.items()},
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE))), "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip


def traced(home: Path, calls: str) -> str:
    """The system calls of a whole run of the program and its worker."""
    trace = home / "trace"
    done = subprocess.run(
        ["strace", "-f", "-qq", "-s", "300", "-e", f"trace={calls}", "-o", str(trace), sys.executable, "-c",
         textwrap.dedent(PLAYED)],
        env=environment(home), capture_output=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    return trace.read_text("utf-8", "replace")


def files_in(folder: Path) -> list[str]:
    """The names of all files in a folder and below."""
    return sorted(file.name for file in folder.rglob("*") if file.is_file())


needs_strace = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


@pytest.mark.slow
@needs_strace
def test_a_whole_run_opens_no_socket_and_writes_only_where_it_may(tmp_path: Path) -> None:
    """Told by the system: sockets are local ones; every file opened for writing, made, renamed or removed lies in a
    folder that the variables of the system name, and each kind in its own."""
    calls = traced(tmp_path, "socket,connect,openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat")
    for line in re.findall(r"socket\(.*", calls):
        assert line.startswith(("socket(AF_UNIX", "socket(AF_LOCAL")), line
    for line in re.findall(r"connect\(.*", calls):
        assert "AF_UNIX" in line or "AF_LOCAL" in line, line
    written = set()
    for line in calls.splitlines():
        changes = re.search(r"(mkdir|rename|unlink|creat)\w*\(", line) or re.search(r"O_(WRONLY|RDWR|CREAT)", line)
        if changes and not re.search(r"= -1 E\w+", line):
            written |= {Path(name) for name in re.findall(r'"(/[^"]*)"', line)}
    places = [tmp_path / kind.lower() for kind in (*LEAST_KINDS, "runtime", "tmp")]
    allowed = (*places, Path("/dev"), Path("/proc"), Path("/sys"))
    strangers = {file for file in written if not any(file.is_relative_to(place) for place in allowed)}
    assert not strangers
    assert not list((tmp_path / "home").rglob("*"))
    kinds = {kind: files_in(tmp_path / kind.lower()) for kind in LEAST_KINDS}
    assert kinds["CONFIG"] == ["settings.json"]
    assert {"statistics.sqlite3", "m.cantiere"} <= set(kinds["DATA"])
    assert any(name.startswith("older-") for name in kinds["DATA"])
    assert "cantiere.log" in kinds["STATE"]
    assert not list((tmp_path / "tmp").rglob("*.part"))


def can_unshare() -> bool:
    """Whether this person may run a program without any network."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run(["unshare", "-rn", "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not can_unshare(), reason="unshare -rn is not permitted here")
def test_the_self_check_passes_without_a_network(tmp_path: Path) -> None:
    """In a namespace that has none."""
    done = subprocess.run(
        ["unshare", "-rn", sys.executable, "-m", "desktop", "--self-check"], cwd=ROOT,
        env=environment(tmp_path), capture_output=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    # The check plays in a folder for the moment and leaves nothing.
    for kind in ("CONFIG", "DATA", "STATE"):
        assert files_in(tmp_path / kind.lower()) == []


def test_what_is_loaded_before_the_home_window_shows() -> None:
    """Neither geometry, statistics file, printing nor anything that plays: rules, players, boards; at most
    600 modules in all."""
    code = """
        import sys
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication
        from desktop import start

        def tell():
            window = next(w for w in QApplication.topLevelWidgets() if w.isVisible())
            print(*sorted(sys.modules), sep="\\n")
            window.close()

        import desktop.app as shell
        shown = shell.Cantiere.start

        def starts(self, **more):
            self._look_around = tell
            shown(self, **more)

        shell.Cantiere.start = starts
        sys.exit(start.run([]))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, timeout=60, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    loaded = done.stdout.decode().split()
    assert "desktop.windows.home" in loaded
    late = [
        name
        for name in loaded
        if name.split(".")[0] in ("shapely", "sqlite3", "numpy", "multiprocessing", "unittest", "pydoc")
        or name in ("PySide6.QtPrintSupport", "PySide6.QtPdf", "engine.geometry.planar", "PySide6.QtTest")
        or name.startswith(("desktop.windows.result", "desktop.table.play_page"))
        or re.match(r"desktop\.boards\.(?!common)", name)
        or re.fullmatch(r"engine\.games\.\w+\.(rules|player|state|scoring|content|view|actions|events|legal)", name)
        or re.fullmatch(r"desktop\.texts\.\w+_(events|reasons|cells|motives)", name)
        or name in ("desktop.windows.new_match", "desktop.windows.settings", "desktop.windows.statistics")
    ]
    assert late == []
    assert len(loaded) <= 600, len(loaded)
