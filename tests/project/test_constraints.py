"""The pinned versions: whoever has the oldest Python that README promises can install them all."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata

from helpers import ROOT
from packaging.specifiers import SpecifierSet

PINS = dict(
    line.split("==")
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)


def oldest_python():
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["requires-python"]
    return re.fullmatch(r">=(\d+\.\d+)", wanted)[1] + ".0"


def test_every_pin_accepts_the_oldest_python():
    """The first patch release: Debian's 3.11 is 3.11.2."""
    refused, missing = {}, []
    for name in PINS:
        try:
            wanted = metadata(name).get("Requires-Python")
        except PackageNotFoundError:  # some are for Linux alone, or for one Python
            missing.append(name)
            continue
        if wanted and not SpecifierSet(wanted).contains(oldest_python()):
            refused[name] = wanted
    assert oldest_python() == "3.11.0"
    assert not refused
    assert len(missing) < len(PINS) / 4


def test_no_host_is_named():
    assert all(re.fullmatch(r"[0-9a-z.]+", version) for version in PINS.values())
