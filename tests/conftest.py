"""What every test shares: an offscreen Qt, folders of its own, the --soak option and the hypothesis profiles.

Set before anything imports Qt. Nothing that a test does reaches the files of the person who runs it.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Each process (also each pytest-xdist worker) gets its own home; Qt, XDG programs and children started by tests follow.
HOME = Path(tempfile.mkdtemp(prefix="cantiere-tests-"))
for variable, name in (
    ("HOME", "home"),
    ("USERPROFILE", "home"),
    ("APPDATA", "appdata"),
    ("LOCALAPPDATA", "localappdata"),
    ("XDG_CONFIG_HOME", "config"),
    ("XDG_DATA_HOME", "data"),
    ("XDG_STATE_HOME", "state"),
    ("XDG_CACHE_HOME", "cache"),
    ("XDG_RUNTIME_DIR", "runtime"),
):
    place = HOME / name
    place.mkdir(mode=0o700, exist_ok=True)
    os.environ[variable] = str(place)

DEFERRED_DELETE = 52
"""``QEvent.Type.DeferredDelete``; Qt is not imported here before the folders are set."""

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", deadline=None, database=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --soak."""
    parser.addoption("--soak", action="store_true", default=False, help="run the large counts too (marker soak)")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses the hypothesis profile and puts Qt's standard folders into test mode."""
    settings.load_profile("soak" if config.getoption("--soak") else "ci")
    from PySide6.QtCore import QStandardPaths  # noqa: PLC0415  (after the platform and the folders are set)

    QStandardPaths.setTestModeEnabled(True)
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Collects garbage on the thread of the windows, as the program does: see ``desktop.garbage``.

    Windows of a file of tests go with it: every change of the style sheet would style them again.
    """
    gc.collect(0)
    widgets = sys.modules.get("PySide6.QtWidgets")
    application = widgets.QApplication.instance() if widgets is not None else None
    if application is None or (nextitem is not None and nextitem.path == item.path):
        return
    for window in widgets.QApplication.topLevelWidgets():
        window.deleteLater()
    application.sendPostedEvents(None, DEFERRED_DELETE)
    gc.collect()


def pytest_unconfigure() -> None:
    """Throws the folders of this process away."""
    shutil.rmtree(HOME, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves tests marked soak out unless --soak is given."""
    if config.getoption("--soak"):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the large counts are wanted; tests that only scale their counts ask this."""
    return bool(request.config.getoption("--soak"))
