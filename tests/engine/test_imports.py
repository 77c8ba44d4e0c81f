"""What the engine may import and call: no chance, clock or file of its own, no pickle; rules load on demand."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.registry import GAMES

ROOT = Path(__file__).parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
MAIN = ROOT / "engine" / "__main__.py"
ALL = [file for folder in ("engine", "desktop", "resources", "packaging") for file in (ROOT / folder).rglob("*.py")]

BANNED = {
    "random",
    "time",
    "datetime",
    "secrets",
    "uuid",
    "tempfile",
    "pathlib",
    "subprocess",
    "multiprocessing",
    "socket",
}
"""Modules that bring chance, clocks, files or processes into rules."""

BANNED_CALLS = {"open", "exec", "eval", "input", "print", "__import__"}
BANNED_ATTRIBUTES = {("os", "urandom"), ("os", "getrandom"), ("os", "environ"), ("os", "open"), ("io", "open")}
PICKLING = {"pickle", "cPickle", "dill", "cloudpickle", "shelve", "marshal", "multiprocessing"}


def imported(tree):
    """The top-level modules that a tree imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


def trees(files):
    for file in files:
        yield file.relative_to(ROOT), ast.parse(file.read_text("utf-8"), str(file))


def test_there_is_something_to_look_at():
    assert len(ENGINE) > 20
    assert MAIN in ENGINE


@pytest.mark.parametrize("file", [file for file in ENGINE if file != MAIN], ids=lambda f: str(f.relative_to(ROOT)))
def test_no_chance_clock_file_or_process_of_its_own(file):
    tree = ast.parse(file.read_text("utf-8"))
    found = BANNED & set(imported(tree))
    assert not found, f"imports {found}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in BANNED_CALLS, f"line {node.lineno} calls {node.func.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert (node.value.id, node.attr) not in BANNED_ATTRIBUTES, (
                f"line {node.lineno}: {node.value.id}.{node.attr}"
            )


def test_nothing_is_pickled():
    for name, tree in trees(ALL):
        assert not PICKLING & set(imported(tree)), name


def test_no_module_state_in_the_engine():
    """Module-level names are constants: no lists or sets that could be changed."""
    for name, tree in trees(ENGINE):
        for node in tree.body:
            value = getattr(node, "value", None) if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if ast.unparse(node).startswith("__all__"):
                continue
            if isinstance(value, ast.List | ast.Set | ast.ListComp | ast.SetComp):
                raise AssertionError(f"{name}, line {node.lineno}: a list or set at module level")
            assert not isinstance(node, ast.Global), name


def test_no_star_imports():
    for name, tree in trees(ALL):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert all(alias.name != "*" for alias in node.names), f"{name}, line {node.lineno}"


def test_modules_stay_below_600_lines():
    long = [str(file.relative_to(ROOT)) for file in ENGINE if len(file.read_text("utf-8").splitlines()) >= 600]
    assert long == []


def test_package_folders_say_what_lives_there():
    for file in (ROOT / "engine").rglob("__init__.py"):
        tree = ast.parse(file.read_text("utf-8"))
        assert ast.get_docstring(tree), file
        assert len(tree.body) == 1, f"{file} holds more than a docstring"


def in_fresh_process(code):
    """Runs code in a new process and returns what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("module", ["facts", "view"])
def test_facts_and_views_load_no_rules(game, module):
    code = (
        f"import sys, engine.games.{game}.{module}; print(*(m for m in sys.modules if m.startswith('engine.games.')))"
    )
    loaded = in_fresh_process(code).split()
    assert f"engine.games.{game}.{module}" in loaded
    assert not [
        name for name in loaded if name.rpartition(".")[2] in {"rules", "state", "scoring", "choices", "player"}
    ]


def test_asking_the_registry_for_facts_loads_no_rules():
    code = (
        "import sys; from engine.core import registry; [registry.facts(game) for game in registry.GAMES];"
        "print(*(m for m in sys.modules if m.endswith('.rules')))"
    )
    assert in_fresh_process(code) == ""


def test_playing_loads_no_windows_and_no_heavy_libraries():
    code = (
        "import sys; from engine.__main__ import main; main(['games']); "
        "main(['play', 'house_numbers', '--seats', 'random', '--seed', '1']); "
        "print('heavy:', *(m for m in ('PySide6', 'shapely', 'numpy', 'pickle', 'random') if m in sys.modules))"
    )
    heavy = in_fresh_process(code).splitlines()[-1].split()[1:]
    assert not {"PySide6", "shapely", "numpy"} & set(heavy)
