"""What every test shares: an offscreen Qt, folders of its own, the --soak option and the hypothesis profiles.

Set before anything imports Qt. Nothing that a test does reaches the files of the person who runs it.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

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

SOAK_SECONDS = 2 * 3600
"""So long one test may take with --soak, whatever its own mark says of the small counts."""
DEFERRED_DELETE = 52
"""``QEvent.Type.DeferredDelete``; Qt is not imported here before the folders are set."""

YOUNG = 20_000
"""So many new objects are looked at in one go; Python's own number is made for programs with less memory."""
SWEEP_MS = 250
"""How often a process with windows looks whether to collect garbage, while its event loop runs."""
SHARE = 0.05
"""So much of the work of a process may be collecting, as long as a test runs."""
WORK = 0.3
"""After so many seconds of work the end of a test collects."""

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


def pytest_collection_finish() -> None:
    """Thousands of tests have been collected and stay for good: looking for garbage need not look at them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


class Sweeper:
    """Collects garbage on the thread of the windows and nowhere else: see ``desktop.garbage``.

    Python would collect on whatever thread happens to allocate, and delete windows there behind the back of Qt. So it
    is told not to collect by itself from the first window on. Here it is done between tests and, as tests with many
    windows are long, from a timer like that of the program; much more often than there, for windows come and go every
    second: each leaves several megabytes, nearly all of them beside Python's own count of objects.
    """

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer  # noqa: PLC0415  (after the platform and the folders are set)

        gc.disable()
        self.ended = self.took = 0.0
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(SWEEP_MS)

    def look(self) -> None:
        """Collects if the last time is long enough ago."""
        if self.took <= SHARE * (time.thread_time() - self.ended):
            self.sweep()

    def sweep(self) -> None:
        """Collects."""
        began = time.thread_time()
        gc.collect()
        self.ended = time.thread_time()
        self.took = self.ended - began


SWEEPERS: list[Sweeper] = []
"""The sweeper of this process, once it has windows."""


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """The application of this process. From now on garbage is collected on its thread alone."""
    SWEEPERS.append(Sweeper())
    return qapp


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Frees programs that were closed and collects garbage; at the end of a file of tests its windows go with it: every
    change of the style sheet would style them again."""
    samples = sys.modules.get("app_samples")
    if samples is not None:
        samples.take_apart()
    for sweeper in SWEEPERS:
        if nextitem is not None and nextitem.path == item.path:
            if time.thread_time() - sweeper.ended > WORK:
                sweeper.sweep()
            continue
        widgets = sys.modules["PySide6.QtWidgets"]
        for window in widgets.QApplication.topLevelWidgets():
            window.deleteLater()
        widgets.QApplication.sendPostedEvents(None, DEFERRED_DELETE)
        windows = sys.modules.get("window_samples")
        if windows is not None:
            # Whatever language the last test of a file spoke: the next file begins in English.
            windows.make_translations().use("en")
        core = sys.modules["PySide6.QtCore"]
        core.QLocale.setDefault(core.QLocale("en"))
        sweeper.sweep()
        # What is left are modules and caches, which stay: the next sweeps are quick without them.
        gc.freeze()


def pytest_unconfigure() -> None:
    """Throws the folders of this process away."""
    shutil.rmtree(HOME, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves tests marked soak out unless --soak is given; with it, every test has time for the large counts."""
    if config.getoption("--soak"):
        for item in items:
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS), append=False)
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the large counts are wanted; tests that only scale their counts ask this."""
    return bool(request.config.getoption("--soak"))
