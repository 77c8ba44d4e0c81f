"""System libraries of Qt: what ldd and the loader say, in which packages things are, and what to type."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import environment
import libraries
from environment import Stop

LDD = """
/x/plugins/platforms/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffc)
\tlibQt6XcbQpa.so.6 => /x/lib/libQt6XcbQpa.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
\tlibxcb-icccm.so.4 => not found
\tlibxcb-icccm.so.4 => not found
\tlibc.so.6 => /lib/libc.so.6 (0x00007f)
"""
LOADER = "libEGL.so.1: cannot open shared object file: No such file or directory\n"


def test_missing_libraries_are_read_from_ldd_and_loader() -> None:
    assert libraries.missing_in(LDD) == {"libxcb-cursor.so.0", "libxcb-icccm.so.4"}
    assert libraries.missing_in(LOADER) == {"libEGL.so.1"}
    assert libraries.missing_in(LDD + LOADER) == {"libxcb-cursor.so.0", "libxcb-icccm.so.4", "libEGL.so.1"}
    assert libraries.missing_in("\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\n") == set()


def test_package_names_per_system() -> None:
    names = {"libxcb-cursor.so.0", "libEGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"}
    assert libraries.packages_for(names, 0) == (["libegl1", "libglib2.0-0", "libxcb-cursor0"], [])
    assert libraries.packages_for(names, 1) == (["glib2", "libglvnd-egl", "xcb-util-cursor"], [])
    assert libraries.packages_for(names, 2) == (["glib2", "libglvnd", "xcb-util-cursor"], [])
    assert libraries.packages_for({"libnew.so.1"}, 0) == ([], ["libnew.so.1"])


def test_command_to_type() -> None:
    apt, dnf, pacman = libraries.MANAGERS
    names = {"libxcb-cursor.so.0"}
    wanted = "sudo apt-get install -y --no-install-recommends libxcb-cursor0"
    assert libraries.command_for(names, apt, root=False, sudo=True) == wanted
    assert libraries.command_for(names, dnf, root=True, sudo=True) == "dnf install -y xcb-util-cursor"
    assert libraries.command_for(names, pacman, root=False, sudo=False).startswith("pacman -S --needed")
    assert libraries.command_for(names, None, root=False, sudo=True).endswith("libxcb-cursor.so.0")
    assert libraries.command_for({"libnew.so.1"}, apt, root=True, sudo=False).startswith("install the packages")


@pytest.mark.skipif(sys.platform != "linux", reason="the plugins of Linux")
def test_every_library_that_qt_asks_for_has_a_package() -> None:
    """Whatever a bare system may lack of the direct needs of Qt's files is in the table, or part of every system."""
    venv = Path(sys.prefix)
    files = libraries.qt_files(venv, libraries.OFFSCREEN + libraries.XCB)
    assert len(files) == len(libraries.MODULES) + 4
    everywhere = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "libresolv.so.2", "ld-linux-x86-64.so.2",
                  "libdl.so.2", "libpthread.so.0", "librt.so.1", "ld-linux-aarch64.so.1"}  # fmt: skip
    shipped = ("libQt6", "libicu")
    for file in files:
        needed = {name for name in strings(file) if not name.startswith(shipped)} - everywhere - {file.name}
        assert needed <= set(libraries.PACKAGES), file.name


def strings(file: Path) -> set[str]:
    """The sonames that occur in a library as whole strings: its needs and its own name."""
    words = file.read_bytes().split(b"\0")
    return {word.decode() for word in words if word.startswith(b"lib") and b".so." in word and word.isascii()
            and b"%" not in word and b"/" not in word and b" " not in word}  # fmt: skip


@pytest.mark.skipif(sys.platform != "linux", reason="the plugins of Linux")
def test_nothing_is_missing_where_these_tests_run() -> None:
    assert libraries.missing(Path(sys.prefix), libraries.OFFSCREEN) == set()


def test_only_root_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "manager", lambda: libraries.MANAGERS[0])
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    with pytest.raises(Stop, match="apt-get install -y --no-install-recommends libxcb-cursor0"):
        libraries.add({"libxcb-cursor.so.0"})
    installed: list[str] = []
    monkeypatch.setattr(libraries, "is_root", lambda: True)
    monkeypatch.setattr(libraries, "install_with_apt", lambda packages: installed.extend(packages) or True)
    libraries.add({"libxcb-cursor.so.0"})
    assert installed == ["libxcb-cursor0"]


def test_offscreen_goes_on_without_the_libraries_of_a_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking = {libraries.OFFSCREEN: set(), libraries.OFFSCREEN + libraries.XCB: {"libxcb-cursor.so.0"}}
    monkeypatch.setattr(libraries, "missing", lambda venv, plugins: lacking[plugins])
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    monkeypatch.setattr(libraries.sys, "platform", "linux")
    libraries.check(Path(sys.prefix), screen=False)
    assert "libxcb-cursor.so.0" in capsys.readouterr().out
    with pytest.raises(Stop):
        libraries.check(Path(sys.prefix), screen=True)


def test_qt_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake = tmp_path / "python"
    fake.write_text("#!/bin/sh\necho 'ImportError: DLL load failed' >&2\nexit 1\n")
    fake.chmod(0o755)
    monkeypatch.setattr(libraries, "python_in", lambda venv: fake)
    monkeypatch.setattr(libraries.sys, "platform", "darwin")
    with pytest.raises(Stop, match="Qt does not start on this system: ImportError: DLL load failed"):
        libraries.check(tmp_path, screen=True)
    assert environment.variables_for(tmp_path)["VIRTUAL_ENV"] == str(tmp_path)
