"""The check of the bundle: its lists, its comparisons, its bare environment. The bundle itself takes too long here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import bundle
from environment import Stop

HOME = Path("/tmp/a b/Cantiere")


def test_qt_files_are_named_without_versions(tmp_path: Path) -> None:
    for name in (
        "_internal/PySide6/QtCore.abi3.so",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6",
        "_internal/PySide6/libpyside6.abi3.so.6.11",
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
        "_internal/libxcb.so.1",
        "_internal/PySide6/Qt/notes.txt",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert bundle.qt_files(tmp_path) == ["QtCore", "libQt6Core", "libpyside6", "platforms/libqxcb"]


def test_differences_are_named() -> None:
    assert bundle.differences(["a", "b"], ["b", "a"]) == ""
    assert bundle.differences(["a", "b"], ["b", "c"]) == "holds a beyond the list and lacks c"


def test_allowed_files_are_only_what_the_program_uses() -> None:
    names = bundle.allowed()
    assert {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork", "platforms/libqxcb"} <= set(names)
    for unwanted in ("Qml", "Quick", "WebEngine", "Multimedia", "Pdf", "Sql", "gtk"):
        assert not [name for name in names if unwanted.lower() in name.lower()]


def test_bundle_without_its_x_libraries_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "allowed", list)
    for name in bundle.CARRIED[1:]:
        (tmp_path / name).touch()
    with pytest.raises(Stop, match=r"lacks the system libraries libxcb-cursor\.so\.0"):
        bundle.check_files(tmp_path)
    (tmp_path / bundle.CARRIED[0]).touch()
    bundle.check_files(tmp_path)
    (tmp_path / "libQt6Quick.so.6").touch()
    with pytest.raises(Stop, match="holds libQt6Quick beyond the list"):
        bundle.check_files(tmp_path)


def test_files_from_an_environment_are_strangers() -> None:
    paths = {
        f"{HOME}/_internal/libQt6Core.so.6",
        "/lib/libc.so.6",
        "/venv/lib/python3.11/site-packages/x.so",
        "/usr/lib/libpython3.11.so.1.0",
    }
    assert bundle.strangers(paths, HOME) == ["/usr/lib/libpython3.11.so.1.0", "/venv/lib/python3.11/site-packages/x.so"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows needs a few more")
def test_bare_environment_is_bare(tmp_path: Path) -> None:
    assert bundle.bare_variables(tmp_path, ":5") == {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "DISPLAY": ":5"}


@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
@pytest.mark.parametrize(("script", "message"), [("exit 0", ""), ("echo broken; exit 3", "exit code 3: broken")])
def test_self_check_reports_the_program(tmp_path: Path, script: str, message: str) -> None:
    program = tmp_path / "cantiere"
    program.write_text(f'#!/bin/sh\ntest "$1" = --self-check || exit 9\ntest -z "$LANG" || exit 8\n{script}\n')
    program.chmod(0o755)
    if message:
        with pytest.raises(Stop, match=message):
            bundle.self_check(tmp_path, program, None)
    else:
        bundle.self_check(tmp_path, program, None)


@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
def test_hanging_program_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "LONGEST", 0.3)
    program = tmp_path / "cantiere"
    program.write_text("#!/bin/sh\nexec sleep 60\n")
    program.chmod(0o755)
    with pytest.raises(Stop, match="did not end"):
        bundle.self_check(tmp_path, program, None)
