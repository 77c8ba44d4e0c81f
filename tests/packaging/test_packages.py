"""What is packaged: every package folder, every resource, and no package that hides another."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETUP = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def modules(top: str) -> list[Path]:
    """The Python files below a folder of the project."""
    return sorted((ROOT / top).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """The full names of all modules that a file imports, at the top or inside a function."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            names.add(node.module or "")
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_every_package_folder_is_listed() -> None:
    files = [file for top in ("desktop", "engine", "resources") for file in modules(top)]
    folders = {".".join(file.parent.relative_to(ROOT).parts) for file in files}
    assert sorted(folders) == sorted(SETUP["packages"])


def test_packages_of_the_desktop_hold_a_docstring_only() -> None:
    for name in (name for name in SETUP["packages"] if name.startswith("desktop")):
        file = ROOT.joinpath(*name.split(".")) / "__init__.py"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), file
        assert len(tree.body) == 1, f"{file} holds more than a docstring"


def test_wheel_holds_every_module_and_resource_and_nothing_else(tmp_path: Path) -> None:
    """Built in a copy, because setuptools leaves folders behind."""
    copy = tmp_path / "copy"
    for top in ("desktop", "engine", "resources"):
        shutil.copytree(ROOT / top, copy / top, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, copy)
    code = "import setuptools.build_meta as m; print(m.build_wheel('.'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=copy)
    with zipfile.ZipFile(copy / done.stdout.split()[-1]) as wheel:
        found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    files = (file for top in ("desktop", "engine", "resources") for file in (ROOT / top).rglob("*") if file.is_file())
    wanted = {file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts}
    assert found == wanted


@pytest.mark.parametrize("top", ["packaging", "tests"])
def test_no_package_hides_another(top: str) -> None:
    assert list((ROOT / top).rglob("__init__.py")) == []


def test_names_of_test_files_are_unique() -> None:
    names = [file.name for file in (ROOT / "tests").rglob("test_*.py")]
    assert sorted(names) == sorted(set(names))


def test_engine_uses_the_standard_library_and_msgspec_only() -> None:
    allowed = set(sys.stdlib_module_names) | {"engine", "msgspec"}
    for file in modules("engine"):
        more = {"shapely"} if file == ROOT / "engine" / "geometry" / "planar.py" else set()
        more |= {"resources"} if file == ROOT / "engine" / "__main__.py" else set()
        found = {name.split(".")[0] for name in imported(file)}
        assert found <= allowed | more, file


def test_boards_know_the_common_parts_and_not_each_other() -> None:
    boards = ROOT / "desktop" / "boards"
    for file in modules("desktop/boards"):
        parts = file.relative_to(boards).parts
        if len(parts) == 1:
            continue
        others = {name.split(".")[2] for name in imported(file) if name.startswith("desktop.boards.")}
        folders = {name for name in others if (boards / name).is_dir()}
        assert folders <= {parts[0], "common"}, file
