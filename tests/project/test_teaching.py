"""TEACHING.md: what it says of notebooks, exercises, mistakes and sheets is so.

Its commands are run by test_documented_commands.py.
"""

import re

import nbformat
import pytest
from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES, misconceptions
from gamegraphs.course.sheets.kinds import SHEETS

GUIDE = (ROOT / "TEACHING.md").read_text(encoding="utf-8")


def section(heading):
    """Return the text below a heading, up to the next one of its kind."""
    return re.split(r"^## ", GUIDE.partition(f"\n## {heading}")[2], maxsplit=1, flags=re.M)[0]


def rows(text):
    """Return the cells of a table's rows, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(cell):
    return [int(number) for number in re.findall(r"\d+", cell)]


def minutes_of(notebook):
    """Return how long a notebook says that it takes, as the guide writes it."""
    text = " ".join(nbformat.read(notebook, as_version=4).cells[0].source.split())
    core, more = re.search(r"takes about (\d+) minutes(?:, and (\d+) more)?", text).groups()
    return f"{core} (+ {more})" if more else core


def test_notebooks_take_as_long_as_they_say():
    table = rows(section("How long each part takes").partition("The rest has")[0])
    found = {re.search(r"\((.*?)\)", name)[1]: minutes for name, minutes in table}
    books = [p for p in sorted((ROOT / "notebooks").glob("*.ipynb")) if p.name[:2] != "99"]
    assert found == {f"notebooks/{path.name}": minutes_of(path) for path in books}


def test_a_lecture_has_90_minutes():
    assert sum(int(row[0]) for row in rows(section("One lecture"))) == 90


def test_a_term_has_all_notebooks_and_all_exercises():
    table = rows(section("A term"))
    books = {number for row in table for number in numbers(row[1])}
    done = [number for row in table for number in numbers(row[2])]
    assert books == set(range(13))
    assert sorted(done) == sorted(EXERCISES)


@pytest.mark.parametrize(("plan", "exercises"), [("Four weeks", 3), ("A term", 2)])
def test_an_exercise_comes_after_its_notebook_and_sheets_exist(plan, exercises):
    read = set()
    for row in rows(section(plan)):
        books = row[1:3] if plan == "Four weeks" else row[1:2]
        told = re.findall(r"notebooks? (\d\d)", " ".join(books)) or re.findall(r"\d\d", books[0])
        read |= set(map(int, told))
        # Exercise 2 is about terminals alone: notebook 01 is enough for it.
        for number in set(numbers(row[exercises])) - {2}:
            assert int(EXERCISES[number].notebook[:2]) in read, f"week {row[0]}, exercise {number}"
        assert set(numbers(row[exercises + 1 if plan == "Four weeks" else 3])) <= set(SHEETS)


def test_mistakes_are_called_by_their_names():
    """Every exercise has at least two, with the titles that students and reports see."""
    parts = re.split(r"^### (\d+)\. (.*)$", section("Mistakes to expect"), flags=re.M)[1:]
    told = {int(n): (title, text) for n, title, text in zip(*[iter(parts)] * 3, strict=True)}
    assert sorted(told) == sorted(EXERCISES)
    for number, (title, text) in told.items():
        assert title == EXERCISES[number].title
        known = {mistake.key: mistake.title for mistake in misconceptions(number)}
        listed = re.findall(r"^- `(.*?)`: (.*)\. \*(.*[?.])\*$", text, flags=re.M)
        assert len(listed) == text.count("\n- ") >= 2
        assert {key: words for key, words, _ in listed}.items() <= known.items(), number


def test_every_link_leads_somewhere():
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", GUIDE):
        assert (ROOT / link).exists(), link
    assert "(TEACHING.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
