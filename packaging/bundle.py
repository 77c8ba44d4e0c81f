"""The bundle: made with PyInstaller, then tried in a bare environment. Standard library only."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import screens
from environment import ROOT, Stop, debian, install_with_apt, is_root, python_in, variables_for

WORK = ROOT / "build"
FOLDER = WORK / "bundle" / "Cantiere"
ALLOWED = ROOT / "packaging" / "linux" / "qt-files.txt"
PLACE = "Baustelle für Cantière"  # a folder name with blanks and letters beyond ASCII
LONGEST = 300  # seconds that the self-check may take

# Small libraries of X that bare systems lack and that must travel with the program.
CARRIED = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
)


def make(venv: Path) -> Path:
    """Makes the bundle and returns its folder; raises Stop if PyInstaller fails."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    command = [str(python_in(venv)), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath",
               str(FOLDER.parent), "--workpath", str(WORK / "pyinstaller"),
               str(ROOT / "packaging" / "cantiere.spec")]  # fmt: skip
    code = subprocess.call(command, env=variables_for(venv), cwd=ROOT)
    if code or not FOLDER.is_dir():
        raise Stop(f"PyInstaller could not make the bundle (exit code {code}).")
    print(f"The bundle is {FOLDER}, {size(FOLDER)} MB", flush=True)
    return FOLDER


def size(folder: Path) -> int:
    """The megabytes that a folder takes."""
    return sum(file.stat().st_size for file in folder.rglob("*") if not file.is_symlink()) // 1_000_000


def qt_files(folder: Path) -> list[str]:
    """Qt's libraries, modules and plugins in a bundle, without versions: "libQt6Core", "platforms/libqxcb"."""
    names = set()
    for file in folder.rglob("*"):
        if file.is_symlink() or not re.search(r"\.so(\.\d+)*$", file.name):
            continue
        stem = file.name.split(".so", 1)[0].removesuffix(".abi3")
        if "plugins" in file.parts:
            names.add(f"{file.parent.name}/{stem}")
        elif re.match(r"(lib)?Qt|libpyside|libshiboken", stem):
            names.add(stem)
    return sorted(names)


def allowed() -> list[str]:
    """The names that qt-files.txt allows; it ignores blank lines and lines that begin with #."""
    lines = (line.strip() for line in ALLOWED.read_text(encoding="utf-8").splitlines())
    return sorted(line for line in lines if line and not line.startswith("#"))


def differences(found: Iterable[str], wanted: Iterable[str]) -> str:
    """How a bundle departs from the allow-list, in words; empty if it does not."""
    found, wanted = set(found), set(wanted)
    parts = []
    if more := sorted(found - wanted):
        parts.append(f"holds {', '.join(more)} beyond the list")
    if less := sorted(wanted - found):
        parts.append(f"lacks {', '.join(less)}")
    return " and ".join(parts)


def strangers(paths: Iterable[str], home: Path) -> list[str]:
    """The files among those a process has mapped that come from a Python environment outside the bundle."""
    outside = (path for path in paths if not path.startswith(str(home)))
    return sorted(path for path in outside if "site-packages" in path or re.search(r"PySide6|libQt6|libpython", path))


def mapped(process: int) -> set[str]:
    """The files that a process has mapped into memory, as far as the system tells."""
    with contextlib.suppress(OSError):
        lines = Path(f"/proc/{process}/maps").read_text(encoding="utf-8", errors="replace").splitlines()
        return {line.split(maxsplit=5)[5] for line in lines if line.count("/")}
    return set()


def bare_variables(home: Path, display: str | None) -> dict[str, str]:
    """The variables that the bundle gets and nothing else: home, path, and the display where there is one."""
    if os.name == "nt":
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
        return kept | {"USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    return {"HOME": str(home), "PATH": "/usr/bin:/bin"} | ({"DISPLAY": display} if display else {})


def self_check(home: Path, program: Path, display: str | None) -> None:
    """Lets the bundle play its own match and quit; raises Stop if it fails, hangs or borrows files from elsewhere."""
    log = home / "log.txt"
    with log.open("wb") as output:
        child = subprocess.Popen(
            [str(program), "--self-check"], env=bare_variables(home, display), cwd=home,
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
        seen: set[str] = set()
        end = time.monotonic() + LONGEST
        while child.poll() is None and time.monotonic() < end:
            seen |= mapped(child.pid)
            time.sleep(0.2)
        hung = child.poll() is None
        if hung:
            child.kill()
        code = child.wait()
    said = log.read_text(encoding="utf-8", errors="replace").strip()
    print(said, flush=True)
    if hung or code:
        why = f"did not end within {LONGEST} s" if hung else f"ended with exit code {code}"
        last = f": {said.splitlines()[-1]}" if said else ""
        raise Stop(f"The bundle's self-check {why}{last}")
    if borrowed := strangers(seen, program.parent):
        raise Stop(f"The bundle loaded files from outside: {', '.join(borrowed)}.")


def check_files(folder: Path) -> None:
    """Compares the Qt files of a bundle with the allow-list and looks for the X libraries; raises Stop."""
    if wrong := differences(qt_files(folder), allowed()):
        raise Stop(f"The bundle {wrong} ({ALLOWED.relative_to(ROOT)}).")
    present = {file.name for file in folder.rglob("*.so*")}
    if lost := [name for name in CARRIED if name not in present]:
        raise Stop(f"The bundle lacks the system libraries {', '.join(lost)}.")


def check(folder: Path) -> None:
    """Tries a bundle from a folder with an awkward name, with bare variables, on a screen of its own; raises Stop."""
    linux = sys.platform == "linux"
    if linux:
        check_files(folder)
        if shutil.which("Xvfb") is None and not (debian() and is_root() and install_with_apt(["xvfb"])):
            raise Stop("The check needs Xvfb, for example from the package xvfb.")
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / PLACE
        shutil.copytree(folder, home / "Cantiere", symlinks=True)
        program = home / "Cantiere" / ("cantiere.exe" if os.name == "nt" else "cantiere")
        with screens.virtual_screen() if linux else contextlib.nullcontext() as display:
            if linux and display is None:
                raise Stop("Xvfb does not start.")
            began = time.monotonic()
            self_check(home, program, display)
    print(f"The bundle played a match in a bare environment in {time.monotonic() - began:.0f} s", flush=True)
