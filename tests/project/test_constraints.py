"""The pinned versions: whoever has a Python that pyproject.toml names can install them all."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata

import pytest
from helpers import ROOT
from packaging.specifiers import SpecifierSet

PINS = dict(
    line.split("==")
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)


with (ROOT / "pyproject.toml").open("rb") as file:
    PROJECT = tomllib.load(file)["project"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["classifiers"]))


def test_the_oldest_python_is_named_first():
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    assert PYTHONS == ["3.11", "3.12", "3.13"]


@pytest.mark.parametrize("python", PYTHONS)
def test_every_pin_accepts_the_pythons_that_are_named(python):
    """From their first patch release on: Debian's 3.11 is 3.11.2."""
    refused, missing = {}, []
    for name in PINS:
        try:
            wanted = metadata(name).get("Requires-Python")
        except PackageNotFoundError:  # some are for Linux alone, or for one Python
            missing.append(name)
            continue
        if wanted and not SpecifierSet(wanted).contains(f"{python}.0"):
            refused[name] = wanted
    assert not refused
    assert len(missing) < len(PINS) / 4


def test_no_host_is_named():
    assert all(re.fullmatch(r"[0-9a-z.]+", version) for version in PINS.values())
