"""hint and solution: one hint after the other, and the solution after a pass."""

import json

import pytest
from collection import NUMBERS, retrograde
from helpers import ROOT

from gamegraphs import GameGraphError
from gamegraphs.course import check, hint, solution
from gamegraphs.course import help as course_help
from gamegraphs.course.exercises import exercise
from gamegraphs.course.learning.progress_file import VARIABLE


def test_hints_come_one_after_the_other(monkeypatch):
    monkeypatch.setattr(course_help, "_given", {})
    hints = exercise(4).hints
    *others, last = [hint(4).markdown for _ in hints]
    assert others == [f"Hint {i} of {len(hints)}: {text}" for i, text in enumerate(hints[:-1], 1)]
    assert last == f"Hint {len(hints)} of {len(hints)}, the last: {hints[-1]}"
    assert hint(4).markdown.startswith("Hint 1 of")


def test_the_solution_comes_after_a_pass_or_on_purpose(monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.json"))
    assert "not been passed yet" in repr(solution(4))
    assert "def label_game" in repr(solution(4, anyway=True))
    check(4, retrograde)
    assert "def label_game" in repr(solution(4))
    assert "### BEGIN" not in repr(solution(4))


def test_after_the_last_hint_the_first_comes_again(monkeypatch):
    monkeypatch.setattr(course_help, "_given", {})
    shown = [hint("04").markdown for _ in range(len(exercise(4).hints) + 1)]
    assert shown[-1] == shown[0] != shown[1]
    assert hint(5).markdown.startswith("Hint 1 of")  # each exercise has a count of its own


@pytest.mark.parametrize("number", [0, 99, "x"])
def test_an_exercise_that_there_is_not_has_neither(number):
    for ask in (hint, solution):
        with pytest.raises(GameGraphError, match="the exercises are 1 to"):
            ask(number)


def test_a_solution_shows_its_code_and_the_text_about_it_and_nothing_else():
    cells = [
        {"id": "starter", "cell_type": "code", "source": ["### BEGIN\n", "x = 1\n", "### END"]},
        {"id": "editorial-1", "cell_type": "markdown", "source": "Why.<!-- not\nthis -->"},
        {"id": "editorial-2", "cell_type": "code", "source": "print(7)", "outputs": [
            {"output_type": "stream", "text": ["7\n"]},
            {"output_type": "execute_result",
             "data": {"text/html": "<img>", "text/plain": ["A circle."]}},
        ]},
        {"id": "check", "cell_type": "code", "source": "unseen", "outputs": [{"text": "unseen"}]},
    ]  # fmt: skip
    assert course_help._text({"cells": cells}, "a.ipynb").split("\n\n") == [
        "```python\nx = 1\n```", "Why.", "```python\nprint(7)\n```", "```text\n7\n```",
        "*Picture: A circle.*", "(With its pictures it is in solutions/a.ipynb.)",
    ]  # fmt: skip


@pytest.mark.parametrize("number", NUMBERS)
def test_the_programs_that_a_solution_speaks_of_are_in_its_text(number):
    told = solution(number, anyway=True).markdown
    path = ROOT / "solutions" / f"{exercise(number).slug}.ipynb"
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        for line in cell["source"] if cell["id"].startswith("editorial") else ():
            assert not line.startswith("def ") or line in told
    assert told.endswith(f"(With its pictures it is in solutions/{path.name}.)")
    assert "<img" not in told
    assert len(told) < 25_000


def test_a_solution_is_looked_for_beside_the_package_and_around_us(monkeypatch, tmp_path):
    monkeypatch.setattr(course_help, "__file__", str(tmp_path / "a" / "b" / "c" / "help.py"))
    (tmp_path / "work" / "there").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work" / "there")
    with pytest.raises(GameGraphError, match=r"solutions/task_04_label_game.ipynb, which is neith"):
        solution(4, anyway=True)
    folder = tmp_path / "work" / "solutions"
    folder.mkdir()
    cell = {"id": "starter", "cell_type": "code", "source": "found = True"}
    (folder / "task_04_label_game.ipynb").write_text(json.dumps({"cells": [cell]}))
    assert "found = True" in repr(solution(4, anyway=True))
