"""Which section teaches a rule: every heading is there, and wrong labels lead to theirs."""

import json
import re

import pytest
from helpers import ROOT

from gamegraphs.course.checking.feedback.sections import SECTIONS, Section, rule_broken, section
from gamegraphs.course.exercises import EXERCISES, exercise


def headings(notebook):
    cells = json.loads((ROOT / "notebooks" / f"{notebook}.ipynb").read_text("utf-8"))["cells"]
    text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    return re.findall(r"^##+ (.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("number", EXERCISES)
def test_every_section_is_in_its_notebook(number):
    assert "" in SECTIONS.get(number, {}), (
        f"SECTIONS of checking/sections.py has no section that teaches exercise {number}"
    )
    for found in SECTIONS[number].values():
        assert found.heading in headings(found.notebook)


def test_the_link_is_that_of_jupyter():
    found = Section("04-retrograde-analysis", "Why it is O(n + m)")
    assert found.link.endswith("04-retrograde-analysis.ipynb#Why-it-is-O%28n-%2B-m%29")
    assert str(found) == 'notebook 04, "Why it is O(n + m)"'


@pytest.mark.parametrize(
    ("number", "data", "value", "broken"),
    [
        (4, [[[]]], [1], "terminal"),
        (4, [[[1], []]], [0, 0], "WIN"),
        (4, [[[1], [2], []]], [2, 1, 0], "LOSE"),
        (4, [[[0]]], [0], "DRAW"),
        (13, [[[0]]], [0], "loop"),
        (6, [[[1], []]], [[0, 0], [1, 0]], "WIN"),
        (6, [[[1], []]], [[1, 0], [2, 0]], "distance"),
        (9, [[[1], []]], ["ACYCLIC", [2, 0]], "WIN"),
        (9, [[[1], []]], ["CYCLIC", [1, 0]], "kind"),
        (9, [[[1], []]], ["CYCLIC", [2, 0]], "kind"),
        (3, [[[1], []]], [[0, 0], [[], []]], "degrees"),
        (3, [[[1], []]], [[1, 0], [[], []]], ""),
        (3, [[[0, 0]]], [[1], [[0, 0]]], "parallel"),
        (12, [[[1], []]], [[0, 2], [1, 0]], "distance"),
        (12, [[[1], []]], [None, [1, 0]], ""),
        (12, [[[1], []]], [[7, 1], [1, 0]], ""),
        (12, [[[1], [2], []]], [[1, 1], [2, 0]], ""),  # 0 holds out longer
        (14, [2, [[0, 1]]], [[0, 3], [1, 0]], "distance"),
        (14, [2, [[0, 1]]], [[0, None], [1, 0]], ""),
        (16, [1, 0, 0], [[0]], ""),
        (4, [[[0]]], "no labels", ""),
    ],
)
def test_the_rule_is_that_of_the_first_wrong_label(number, data, value, broken):
    assert rule_broken(exercise(number), data, value) == broken
    assert section(exercise(number), broken) in SECTIONS[number].values()
