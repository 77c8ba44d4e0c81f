"""The files for Linux desktops: one id everywhere, the version of the project, and what the validators say."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from desktop.storage import paths

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
ID = "org.cantiere.Cantiere"
ENTRY, METAINFO, MIME = (LINUX / f"{ID}.{end}" for end in ("desktop", "metainfo.xml", "mime.xml"))


def entry() -> configparser.SectionProxy:
    """The keys of the desktop file."""
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


def test_one_id_everywhere() -> None:
    metainfo = ET.parse(METAINFO).getroot()
    assert metainfo.findtext("id") == paths.DESKTOP_FILE == entry()["Icon"] == ID
    assert metainfo.findtext("launchable") == ENTRY.name


def test_one_file_type_everywhere() -> None:
    (kind,) = ET.parse(MIME).getroot()
    name = "{http://www.freedesktop.org/standards/shared-mime-info}glob"
    assert [glob.get("pattern") for glob in kind.iter(name)] == [f"*{paths.EXTENSION}"]
    assert entry()["MimeType"] == f"{kind.get('type')};"
    assert ET.parse(METAINFO).getroot().findtext("provides/mediatype") == kind.get("type")


def test_newest_release_is_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (newest, *_) = ET.parse(METAINFO).getroot().iter("release")
    assert newest.get("version") == project["version"]
    assert entry()["Exec"].split()[0] in project["gui-scripts"]


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-validate is not installed")
def test_desktop_file_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", ENTRY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is not installed")
def test_metainfo_is_valid() -> None:
    command = ["appstreamcli", "validate", "--no-net", METAINFO]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
