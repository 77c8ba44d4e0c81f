"""Screens: which addresses a DISPLAY means, and whether anything answers there."""

from __future__ import annotations

import shutil
import socket
import sys
from pathlib import Path

import pytest

import screens

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="X and Wayland")


def test_addresses_of_a_display() -> None:
    assert (socket.AF_UNIX, "/tmp/.X11-unix/X7") in screens.x_address(":7")
    assert (socket.AF_UNIX, "/tmp/.X11-unix/X7") in screens.x_address("unix:7.0")
    assert screens.x_address("localhost:10.0") == [(socket.AF_INET, ("localhost", 6010))]
    assert screens.x_address("") == []
    assert screens.x_address("nonsense") == []


def test_no_variables_no_screen() -> None:
    assert not screens.has_screen({})


def test_dead_servers_are_no_screen(tmp_path: Path) -> None:
    assert not screens.has_screen({"DISPLAY": ":64321"})
    assert not screens.has_screen({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_answering_wayland_is_a_screen(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-9"))
        server.listen()
        assert screens.has_screen({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_virtual_screen_answers_while_it_is_held() -> None:
    with screens.virtual_screen() as display:
        assert (display is None) == (shutil.which("Xvfb") is None)
        assert screens.has_screen({"DISPLAY": display or ""}) == (display is not None)
    assert not screens.has_screen({"DISPLAY": display or ""})


def test_without_xvfb_there_is_no_virtual_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens.shutil, "which", lambda name: None)
    with screens.virtual_screen() as display:
        assert display is None
