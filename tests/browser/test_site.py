"""The course without an install: the site, built anew, in a Chromium that reaches nothing else.

What is compared or read is what Python says there and here; how it looks is for test_lab.py.
"""

import time
from urllib.parse import urljoin

import pytest
from axe import bad_ones
from chrome import PATIENCE, shot
from site_lab import ReadingPlace
from site_served import ROOT, official

from gamegraphs.course.exercises import EXERCISES

NUMBERS = sorted(EXERCISES)
LEARNERS = [path.name for path in sorted(ROOT.glob("notebooks/0[0-4]*.ipynb"))]
OTHERS = [path.name for path in sorted(ROOT.glob("notebooks/*.ipynb"))[len(LEARNERS) :]]


@pytest.fixture
def page(chromium_shut_in):
    """A page in a fresh profile; when it is done, nothing else may have been asked."""
    new_profile, asked = chromium_shut_in
    with new_profile() as profile:
        page = profile.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
    assert asked == []


@pytest.fixture(scope="module")
def reading_place(chromium_shut_in, site):
    new_profile, _ = chromium_shut_in
    with ReadingPlace(new_profile, site) as place:
        yield place


@pytest.fixture
def opened(reading_place, chromium_shut_in):
    """Opens a notebook on the page that the tests share; nothing else may be asked."""
    _, asked = chromium_shut_in
    yield reading_place.opened
    assert asked == []


# The site


def test_another_host_would_be_refused_and_noticed(chromium_shut_in, site):
    """Otherwise the test of every page here would prove nothing."""
    new_profile, asked = chromium_shut_in
    with new_profile() as profile:
        page = profile.new_page()
        page.goto(site)
        ask = "() => fetch('http://example.org/', {mode: 'no-cors'}).then(x => x.status, String)"
        page.evaluate(ask)
    assert asked == ["GET http://example.org/ HTTP/1.1"]
    asked.clear()


def test_every_notebook_and_exercise_can_be_opened_and_no_solution(page, site):
    files = [f"{folder}/{path.name}" for folder in ("notebooks", "exercises")
             for path in sorted((ROOT / folder).glob("*.ipynb"))]  # fmt: skip
    page.goto(site)
    for file in files:
        assert page.request.get(urljoin(site, f"run/files/{file}")).ok
    assert not page.request.get(urljoin(site, "run/files/solutions/task_04_label_game.ipynb")).ok


# Notebooks


def test_a_notebook_is_opened_by_its_address(reading_place, chromium_shut_in):
    """In a profile and a kernel of its own, whatever ran before."""
    _, asked = chromium_shut_in
    notebook = reading_place.opened_anew("notebooks/00-start-here.ipynb")
    notebook.run_all()
    assert notebook.problems() == []
    assert asked == []


def test_a_notebook_finds_nothing_of_the_one_before(opened):
    """Otherwise it would not be seen when a notebook uses what only another one has imported."""
    notebook = opened("exercises/task_04_label_game.ipynb")
    notebook.write("setup", "import gamegraphs, networkx, sys\nmine = gamegraphs.marked = 1")
    notebook.run("setup")
    notebook = opened("exercises/task_04_label_game.ipynb")
    questions = """
import importlib.util, sys
"mine" in globals(), "networkx" in sys.modules, importlib.util.find_spec("networkx")"""
    notebook.write("setup", questions)
    assert "(False, False, None)" in notebook.run("setup")
    notebook.write("setup", "import gamegraphs, networkx\nhasattr(gamegraphs, 'marked')")
    assert notebook.run("setup").strip() == "False"


@pytest.mark.parametrize("name", LEARNERS)
def test_a_notebook_of_the_learners_path_runs(opened, name):
    notebook = opened(f"notebooks/{name}")
    notebook.run_all()
    assert notebook.problems() == []


def test_the_editor_draws_and_python_in_the_browser_sees_it(opened, chromium_shut_in):
    _, asked = chromium_shut_in
    notebook = opened("exercises/task_04_label_game.ipynb")
    page = notebook.page
    notebook.write(
        "setup", "from gamegraphs.widgets import mission\nediting = mission('guard')\nediting"
    )
    notebook.run("setup")
    area = page.locator(".jp-CodeCell").filter(has_text="mission('guard')")
    area.get_by_role("button", name="Arrow", exact=True).click()
    area.locator("[data-position='0']").click()
    area.locator("[data-position='2']").click()
    code = area.get_by_label("The graph as Python")
    assert code.input_value() == "gamegraphs.GameGraph.from_moves([[1, 2], [0], []])"
    area.get_by_role("button", name="Check").click()
    area.get_by_text("Done, with 3 positions and 3 arrows.").wait_for()
    shot(page, "site-editor")
    assert asked == []


@pytest.mark.long
@pytest.mark.parametrize("name", OTHERS)
def test_every_other_notebook_runs_or_says_what_it_lacks(opened, name):
    notebook = opened(f"notebooks/{name}")
    notebook.run_all()
    assert notebook.problems() == []


def often(number):
    return pytest.param(number, marks=() if number in (4, 10) else pytest.mark.long)


@pytest.mark.parametrize("number", list(map(often, NUMBERS)))
def test_an_exercise_runs_unsolved_and_solved(opened, number):
    (path,) = ROOT.glob(f"exercises/task_{number:02d}*.ipynb")
    notebook = opened(f"exercises/{path.name}")
    notebook.run_all()
    assert notebook.problems() == []
    assert "not attempted yet" in notebook.text("check")
    notebook.write("hint", f"hint({number})")
    assert "Hint 1 of" in notebook.run("hint")
    notebook.write("starter", official(number, "starter"))
    notebook.run("starter")
    assert f"Task {number}, {EXERCISES[number].function}: right." in notebook.run("check")


# What is kept


def test_progress_is_kept_beside_the_notebooks(opened):
    """One exercise is passed, whatever the tests before this one have passed on the same page."""
    notebook = opened("exercises/task_04_label_game.ipynb")
    notebook.write("setup", "from gamegraphs.course import progress\nprogress().forget()")
    notebook.run("setup")
    notebook = opened("exercises/task_04_label_game.ipynb")
    notebook.run("setup")
    said, _ = checked(notebook, official(4, "starter"))
    assert "Task 4, label_game: right." in said
    question = """
from pathlib import Path
print(Path("../progress.json").exists(), "your progress is not kept" in str(progress()).lower())
for line in progress().lines(): print(line)"""
    notebook.write("setup", f"from gamegraphs.course import progress{question}")
    said = notebook.run("setup")
    assert "True False" in said
    assert "1 of 16 exercises passed." in said
    notebook.write("setup", "print(progress().forget())")
    assert "progress.json is deleted." in notebook.run("setup")


# Answers that do not end


LIMIT = 20  # seconds for what takes one on a free machine
ENDLESS = {
    "on one line": "while True: pass",
    "on two lines": "while True:\n        pass",
    "with errors caught": "while True:\n        try:\n            [][0]\n        except: pass",
    "with all caught": (
        "while True:\n        try:\n            pass\n        except BaseException:\n"
        "            continue"
    ),
    "a generator": "def for_ever():\n        while True: yield 0\n    return sum(for_ever())",
    "a generator expression": "return sum(0 for _ in iter(int, 1))",
}


def test_answers_that_do_not_end_get_their_verdict_and_the_kernel_lives_on(opened):
    notebook = opened("exercises/task_04_label_game.ipynb")
    notebook.run("setup")
    for name, body in ENDLESS.items():
        said, seconds = checked(notebook, f"def label_game(moves):\n    {body}")
        assert "not yet: it did not stop" in said, name
        assert "label_game([[]])" in said, name
        assert seconds < LIMIT, name
    said, seconds = checked(notebook, "def label_game(moves):\n    return label_game(moves)")
    assert "The recursion goes too deep for Python" in said
    assert seconds < LIMIT
    said, _ = checked(notebook, official(4, "starter"))
    assert "Task 4, label_game: right." in said


def checked(notebook, answer):
    """Return what the check says of an answer, and the seconds it took."""
    notebook.write("starter", answer)
    notebook.run("starter")
    start = time.monotonic()
    return notebook.run("check"), time.monotonic() - start


def test_a_wrong_answer_meets_its_picture(opened):
    notebook = opened("exercises/task_04_label_game.ipynb")
    page = notebook.page
    notebook.run_all()
    said, _ = checked(
        notebook, "def label_game(moves):\n    return [int(row != []) for row in moves]"
    )
    assert "The smallest input it gets wrong: `label_game([[0]])`" in said
    assert "This looks like: " in said
    shown = page.locator(".jp-CodeCell").filter(has_text="check(4, label_game)").locator("img")
    shown.first.scroll_into_view_if_needed()
    shot(page, "site-verdict")
    assert bad_ones(page, include=(".jp-Notebook .jp-RenderedHTMLCommon",)) == ""
