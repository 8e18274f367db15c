"""The course without an install: the site, built anew, in a Chromium that reaches nothing else.

What is compared or read is what Python says there and here; how it looks is for test_lab.py.
"""

import json
import subprocess
import sys
import time
from itertools import chain
from urllib.parse import urljoin

import pytest
from axe import bad_ones
from chrome import PATIENCE, listen, shot
from site_lab import SiteNotebook
from site_python import Pythons
from site_served import ROOT, build_site, served, shut_in

from gamegraphs.course.exercises import EXERCISES, misconceptions

NUMBERS = sorted(EXERCISES)
LEARNERS = [path.name for path in sorted(ROOT.glob("notebooks/0[0-4]*.ipynb"))]
OTHERS = [path.name for path in sorted(ROOT.glob("notebooks/*.ipynb"))[len(LEARNERS) :]]
# JupyterLite's own: the icon of every host, and a directory listing that is not there at first.
ALLOWED = ("favicon.ico",)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = build_site(tmp_path_factory.mktemp("site") / "site")
    with served(folder) as url:
        yield url


@pytest.fixture(scope="module")
def chromium_shut_in():
    with shut_in() as started:
        yield started


@pytest.fixture
def page(chromium_shut_in):
    """A page in a fresh profile; when it is done, nothing else may have been asked."""
    new_profile, asked = chromium_shut_in
    with new_profile() as profile:
        page = profile.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
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


def test_the_start_page_leads_to_every_notebook(page, site):
    heard = listen(page)
    page.goto(site)
    assert page.get_by_role("heading", level=1).inner_text() == "Games on graphs"
    links = page.get_by_role("link").evaluate_all("all => all.map(link => link.href)")
    files = [f"{folder}/{path.name}" for folder in ("notebooks", "exercises")
             for path in sorted((ROOT / folder).glob("*.ipynb"))]  # fmt: skip
    assert links[1:] == [urljoin(site, f"lab/index.html?path={file}") for file in files]
    for file in files:
        assert page.request.get(urljoin(site, f"files/{file}")).ok
    assert not page.request.get(urljoin(site, "files/solutions/task_04_label_game.ipynb")).ok
    assert bad_ones(page) == ""
    shot(page, "site-start", whole=True)
    assert heard.unexpected(ALLOWED) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_can_be_read_by_everyone(chromium_shut_in, site, scheme):
    new_profile, _ = chromium_shut_in
    with new_profile(color_scheme=scheme) as profile:
        page = profile.new_page()
        page.goto(site)
        assert bad_ones(page) == ""


# Notebooks


@pytest.mark.parametrize("name", LEARNERS)
def test_a_notebook_of_the_learners_path_runs(page, site, name):
    notebook = SiteNotebook(page, site, f"notebooks/{name}")
    notebook.run_all()
    assert notebook.problems() == []


@pytest.mark.long
@pytest.mark.parametrize("name", OTHERS)
def test_every_other_notebook_runs_or_says_what_it_lacks(page, site, name):
    notebook = SiteNotebook(page, site, f"notebooks/{name}")
    notebook.run_all()
    assert notebook.problems() == []


def official(number, *names):
    """Return these cells of the solution notebook, as one text."""
    (path,) = ROOT.glob(f"solutions/task_{number:02d}*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    sources = {cell["id"]: "".join(cell["source"]) for cell in cells}
    return "\n".join(sources[name] for name in names)


def often(number):
    return pytest.param(number, marks=() if number in (4, 10) else pytest.mark.long)


@pytest.mark.parametrize("number", list(map(often, NUMBERS)))
def test_an_exercise_runs_unsolved_and_solved(page, site, number):
    (path,) = ROOT.glob(f"exercises/task_{number:02d}*.ipynb")
    notebook = SiteNotebook(page, site, f"exercises/{path.name}")
    notebook.run_all()
    assert notebook.problems() == []
    assert "not attempted yet" in notebook.text("check")
    notebook.write("hint", f"hint({number})")
    assert "Hint 1 of" in notebook.run("hint")
    notebook.write("starter", official(number, "starter"))
    notebook.run("starter")
    assert f"Task {number}, {EXERCISES[number].function}: right." in notebook.run("check")


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


def test_answers_that_do_not_end_get_their_verdict_and_the_kernel_lives_on(page, site):
    notebook = SiteNotebook(page, site, "exercises/task_04_label_game.ipynb")
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


def test_a_wrong_answer_meets_its_picture(page, site):
    notebook = SiteNotebook(page, site, "exercises/task_04_label_game.ipynb")
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


# The same verdicts there and here


VERDICTS = """
import json
from gamegraphs.course.exercises import exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import misconceptions

def answer(number, name, source):
    if not source:
        return next(m.function for m in misconceptions(number) if m.key == name)
    space = {"__name__": "learner"}
    exec(compile(source, "learner.py", "exec"), space)
    return space[name]

def row(number, name, source):
    verdict = examine(exercise(number), answer(number, name, source))
    shown = repr(verdict.counterexample)  # task 11 hands out functions, which show their moves
    return verdict.status, verdict.misconception, shown, verdict.points, verdict.parts
"""


def cases(sixth):
    """Return every sixth known mistake of each task and its official solution, or the others."""
    for number in NUMBERS:
        for i, mistake in enumerate(misconceptions(number)):
            if (i % 6 == 0) == sixth:
                yield number, mistake.key, ""
        if sixth:
            yield number, EXERCISES[number].function, official(number, "setup", "starter")


def codes(wanted):
    """Return two programs for one half of the cases each; they end with the rows as JSON."""
    for half in (wanted[::2], wanted[1::2]):
        yield f"{VERDICTS}\nrows = [row(*case) for case in {half!r}]\n"


def here(wanted):
    """Return the rows of the ordinary check, with child processes, in this Python."""
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", f"{code}print(json.dumps(rows))"],
            stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )
        for code in codes(wanted)
    ]  # fmt: skip
    return [json.loads(program.communicate(timeout=1200)[0]) for program in programs]


@pytest.mark.parametrize(
    "sixth", [True, pytest.param(False, marks=pytest.mark.long)], ids=["some", "others"]
)
def test_the_verdict_is_the_same_in_the_browser(page, site, sixth):
    wanted = list(cases(sixth))
    pythons = Pythons(page, site, 2)
    there = pythons.ask([f"{code}json.dumps(rows)" for code in codes(wanted)], seconds=1500)
    names = [case[:2] for case in chain(wanted[::2], wanted[1::2])]
    found = dict(zip(names, chain(*there), strict=True))
    expected = dict(zip(names, chain(*here(wanted)), strict=True))
    differ = {
        name: (found[name], expected[name]) for name in names if found[name] != expected[name]
    }
    assert differ == {}
    assert {row[0] for row in found.values()} >= {"wrong", "slow", "right" if sixth else "stuck"}
    for number, key, source in wanted:
        assert found[number, key][1] == (None if source else key)
