"""The system libraries that Qt needs on Linux: which are missing, in which packages they are, and their installation.

Found out by asking the dynamic linker about the very files that the program loads, and by loading them. Standard
library only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from environment import Stop, install_with_apt, is_root, python_in, variables_for

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtNetwork", "QtDBus")
OFFSCREEN = ("platforms/libqoffscreen.so",)
XCB = ("platforms/libqxcb.so", "xcbglintegrations/libqxcb-glx-integration.so",
       "xcbglintegrations/libqxcb-egl-integration.so")  # fmt: skip

# soname: (Debian and Ubuntu, Fedora, Arch)
PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libbrotlidec.so.1": ("libbrotli1", "libbrotli", "brotli"),
    "libbrotlicommon.so.1": ("libbrotli1", "libbrotli", "brotli"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs", "krb5"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}

# Loads each file and prints what the loader says about those that cannot be loaded. Runs in the environment's Python.
LOADER = """
import ctypes, sys
for file in sys.argv[1:]:
    try:
        ctypes.CDLL(file, mode=ctypes.RTLD_GLOBAL)
    except OSError as error:
        print(error)
"""


@dataclass(frozen=True, slots=True)
class Manager:
    """A package manager: its program, the words that install, and its column in PACKAGES."""

    program: str
    words: tuple[str, ...]
    column: int


MANAGERS = (
    Manager("apt-get", ("install", "-y", "--no-install-recommends"), 0),
    Manager("dnf", ("install", "-y"), 1),
    Manager("pacman", ("-S", "--needed", "--noconfirm"), 2),
)


def manager() -> Manager | None:
    """The package manager of this system, if it is one we know."""
    return next((one for one in MANAGERS if shutil.which(one.program)), None)


def missing_in(text: str) -> set[str]:
    """The sonames that ldd or the loader report as missing.

    ldd writes "libxcb-cursor.so.0 => not found", the loader "libxcb-cursor.so.0: cannot open shared object file: No
    such file or directory".
    """
    found = re.findall(r"^\s*(\S+) => not found", text, re.MULTILINE)
    found += re.findall(r"^\s*([^\s:/]+): cannot open shared object file", text, re.MULTILINE)
    return set(found)


def packages_for(sonames: set[str], column: int) -> tuple[list[str], list[str]]:
    """The packages that hold some libraries, and the libraries of which no package is known; both sorted."""
    known = {PACKAGES[name][column] for name in sonames if name in PACKAGES}
    return sorted(known), sorted(name for name in sonames if name not in PACKAGES)


def command_for(sonames: set[str], one: Manager | None, root: bool, sudo: bool) -> str:
    """What to type to install the packages of some libraries; without a known manager, what to look for."""
    if one is None:
        return f"install the packages that hold {', '.join(sorted(sonames))}"
    packages, unknown = packages_for(sonames, one.column)
    words = [*(["sudo"] if sudo and not root else []), one.program, *one.words, *packages]
    text = " ".join(words) if packages else ""
    if unknown:
        text += f"{' and ' if text else ''}install the packages that hold {', '.join(unknown)}"
    return text


def qt_files(venv: Path, plugins: tuple[str, ...]) -> list[Path]:
    """The library files of Qt that the program loads: modules and the named plugins, as far as they are there."""
    site = next(iter(sorted((venv / "lib").glob("python3*/site-packages/PySide6"))), None)
    if site is None:
        return []
    files = [site / "Qt" / "lib" / f"lib{name.replace('Qt', 'Qt6', 1)}.so.6" for name in MODULES]
    files += [site / "Qt" / "plugins" / plugin for plugin in plugins]
    return [file for file in files if file.exists()]


def missing(venv: Path, plugins: tuple[str, ...]) -> set[str]:
    """The sonames that Qt's modules and the named plugins need and this system lacks."""
    files = [str(file) for file in qt_files(venv, plugins)]
    if not files:
        return set()
    variables = variables_for(venv) | {"LC_ALL": "C"}
    commands = [[str(python_in(venv)), "-c", LOADER, *files]]
    if ldd := shutil.which("ldd"):
        commands.append([ldd, *files])
    said = [subprocess.run(words, capture_output=True, text=True, check=False, env=variables) for words in commands]
    return missing_in("\n".join(done.stdout + done.stderr for done in said))


def add(sonames: set[str]) -> None:
    """Installs the packages of some libraries as root; raises Stop with the exact command if it cannot."""
    one, root = manager(), is_root()
    command = command_for(sonames, one, root, sudo=shutil.which("sudo") is not None)
    sentence = f"Qt needs system libraries that are missing ({', '.join(sorted(sonames))}); this adds them: {command}"
    if one is None or not root:
        raise Stop(sentence)
    packages, unknown = packages_for(sonames, one.column)
    if unknown:
        raise Stop(sentence)
    print(f"Qt lacks {', '.join(sorted(sonames))}; installing {', '.join(packages)}", flush=True)
    if one.program == "apt-get":
        install_with_apt(packages)
    else:
        words = [one.program, *one.words, *packages]
        subprocess.run(words, stdin=subprocess.DEVNULL, check=False)


def check(venv: Path, screen: bool) -> None:
    """Makes sure that Qt starts in the environment; `screen` says whether it must open windows on a screen.

    As root, missing packages are installed. Otherwise what is needed stops the set-up with the exact command, and what
    only a screen would need is reported. Raises Stop.
    """
    if sys.platform == "linux":
        needed = OFFSCREEN + XCB if screen else OFFSCREEN
        if lacking := missing(venv, OFFSCREEN + XCB):
            try:
                add(lacking)
            except Stop as stop:
                if missing(venv, needed):
                    raise
                print(stop, flush=True)
            if lacking := missing(venv, needed):
                raise Stop(f"Qt still lacks system libraries after the installation: {', '.join(sorted(lacking))}.")
    start = [str(python_in(venv)), "-c", "from PySide6 import QtGui, QtNetwork, QtPrintSupport, QtSvg, QtWidgets"]
    done = subprocess.run(start, capture_output=True, text=True, check=False, env=variables_for(venv))
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise Stop(f"Qt does not start on this system: {lines[-1]}")
