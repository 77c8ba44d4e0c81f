"""Resources are found, and a missing content file is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import resources
from resources import MissingContent

ROOT = Path(__file__).resolve().parents[2]


def test_folder_is_the_one_of_the_project() -> None:
    assert resources.folder() == ROOT / "resources"
    assert (resources.folder() / "fonts").is_dir()
    assert (resources.folder() / "licences").is_dir()


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A content folder of a game named toy, in place of the real ones."""
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    folder = tmp_path / "content" / "toy"
    folder.mkdir(parents=True)
    (folder / "cards.json").write_bytes(b"[1]")
    return folder


def test_reader_returns_bytes(content: Path) -> None:
    assert resources.reader("toy")("cards.json") == b"[1]"


def test_missing_file_is_named(content: Path) -> None:
    with pytest.raises(MissingContent, match=r"plans\.json is missing") as caught:
        resources.reader("toy")("plans.json")
    assert caught.value.file == content / "plans.json"


def test_missing_game_is_named(content: Path) -> None:
    with pytest.raises(MissingContent, match="nowhere"):
        resources.reader("nowhere")("cards.json")


def test_unreadable_file_is_named(content: Path) -> None:
    (content / "folder.json").mkdir()
    with pytest.raises(MissingContent, match=r"folder\.json cannot be read"):
        resources.reader("toy")("folder.json")


def test_reader_stays_in_its_folder(content: Path) -> None:
    (content.parent / "other.json").write_bytes(b"{}")
    with pytest.raises(MissingContent, match="outside"):
        resources.reader("toy")("../other.json")


def test_finder_needs_the_standard_library_only() -> None:
    code = "import sys, resources; print(sorted({n.split('.')[0] for n in sys.modules} - set(sys.stdlib_module_names)))"
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "['__main__', 'resources']"
