"""The sections that teach an exercise: every heading is there, and its link is Jupyter's."""

import json
import re

import pytest
from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.exercises.section import Section


def headings(notebook):
    cells = json.loads((ROOT / "notebooks" / f"{notebook}.ipynb").read_text("utf-8"))["cells"]
    text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    return re.findall(r"^##+ (.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("number", EXERCISES)
def test_every_section_is_in_its_notebook(number):
    subject = EXERCISES[number]
    assert subject.sections[""].notebook == subject.notebook
    for found in subject.sections.values():
        assert found.heading in headings(found.notebook)


def test_the_link_is_that_of_jupyter():
    found = Section("04-retrograde-analysis", "Why it is O(n + m)")
    assert found.link.endswith("04-retrograde-analysis.ipynb#Why-it-is-O%28n-%2B-m%29")
    assert str(found) == 'notebook 04, "Why it is O(n + m)"'
