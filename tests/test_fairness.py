"""Nobody honest loses points: right answers in every guise get full marks.

And: grade agrees with check, the reports say what was found, and a killed run goes on.
"""

import csv
import inspect
import io
import json
import subprocess
import sys
import time
from textwrap import indent

import nbformat
import pytest
from helpers import ROOT

from gamegraphs.cli import main
from gamegraphs.course.catalog import EXERCISES, exercise
from gamegraphs.course.check import examine
from gamegraphs.course.grade import grade_folder, grade_one
from gamegraphs.course.misconceptions import misconceptions
from gamegraphs.course.report import table, to_csv, to_json, write_pages
from gamegraphs.course.submission import Submission

RIGHT = """
from collections import deque

def label_game(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v]
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels
"""
RENAMED = RIGHT.replace("def label_game", "def solve")
LOOP = "    before = [[] for _ in moves]\n"

HONEST = {
    "plain": RIGHT,
    "prints": RIGHT.replace(LOOP, '    print("labelling", moves)\n' + LOOP),
    "stderr": RIGHT.replace(LOOP, "    import sys; sys.stderr.write('hm')\n" + LOOP),
    "warnings": RIGHT.replace(LOOP, "    import warnings; warnings.warn('old')\n" + LOOP),
    "slow but linear": RIGHT.replace(LOOP, "    for u in moves * 30: pass\n" + LOOP),
    "numpy": "import numpy as np\n" + RENAMED + "label_game = lambda moves: np.array(solve(moves))",
    "outcomes": "from gamegraphs import Outcome\n"
    + RENAMED
    + "def label_game(moves):\n    return tuple(Outcome(x) for x in solve(moves))",
    "error elsewhere": "1 / 0\nimport nonesuch\n" + RIGHT + "\nlabel_game('nothing')",
    "error before": "undefined_name\n" + RIGHT,
    "twice, the last counts": "def label_game(moves):\n    return None\n" + RIGHT,
    "annotations": "from __future__ import annotations\n"
    + RIGHT.replace("(moves)", "(moves: list[list[Unknown]]) -> list[int]", 1),
    "main guard": RIGHT + "if __name__ == '__main__':\n    print(label_game([[]]))\n",
    "decorator": "def same(f):\n    return lambda m: f(m)\n"
    + RIGHT.replace("def l", "@same\ndef l"),
    "class": "from collections import deque\nclass Solver:\n"
    + indent(RENAMED.replace("(moves)", "(self, moves)", 1), "    ")
    + "label_game = Solver().solve",
    "input elsewhere": "name = input('who are you? ')\n" + RIGHT,
    "checks in the file": "from gamegraphs.course import check, hint\n" + RIGHT
    + "\ncheck(4, label_game)\nhint(4)",
    "pictures": "from gamegraphs import GameGraph\nfrom gamegraphs.draw import draw\n"
    "picture = draw(GameGraph.from_moves([[1], []]), [1, 0])\n" + RIGHT,
    "recursion limit": "import sys\nsys.setrecursionlimit(10**6)\n" + RIGHT,
    "BOM and CRLF": "\ufeff" + RIGHT.replace("\n", "\r\n"),
    "global": "CALLS = 0\n"
    + RIGHT.replace(LOOP, "    global CALLS\n    CALLS += 1\n" + LOOP),
}  # fmt: skip


def submitted(folder, name, source, file="task_04.py"):
    student = folder / name
    student.mkdir(parents=True, exist_ok=True)
    (student / file).write_text(source, encoding="utf-8", newline="")
    return Submission(name, int(file[5:7]), student / file)


@pytest.mark.parametrize("name", HONEST)
def test_a_right_answer_in_any_guise_gets_full_marks(tmp_path, name):
    grade = grade_one(submitted(tmp_path, "somebody", HONEST[name]), seed=5)
    assert (grade.status, grade.points) == ("right", 5.0), grade.text


def notebook(*cells):
    found = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    return nbformat.writes(found)


@pytest.mark.parametrize(
    "cells",
    [
        (RIGHT,),
        ("%matplotlib inline\n!ls", RIGHT, "%%timeit\nlabel_game([[]])", "label_game?"),
        ("label_game = helper", RENAMED, "helper = solve"),  # out of order
        ("x = (", RIGHT, "while True:\n    print('again')"),
        (RIGHT, "raise SystemExit"),
    ],
    ids=["one cell", "magics", "other order", "broken cells", "exit"],
)
def test_a_right_notebook_gets_full_marks(tmp_path, cells):
    entry = submitted(tmp_path, "somebody", notebook(*cells), "task_04_label_game.ipynb")
    grade = grade_one(entry, seed=5)
    assert (grade.status, grade.points) == ("right", 5.0), grade.text


def test_the_official_solution_and_the_untouched_exercise(tmp_path):
    for folder, status, points in (("solutions", "right", 5.0), ("exercises", "untried", 0.0)):
        text = (ROOT / folder / "task_04_label_game.ipynb").read_text(encoding="utf-8")
        grade = grade_one(submitted(tmp_path, folder, text, "task_04.ipynb"), seed=2)
        assert (grade.status, grade.points) == (status, points)


SAME = [
    pytest.param(
        number,
        mistake,
        id=f"{number:02d}-{mistake.key}",
        marks=() if number in (4, 15) else pytest.mark.long,
    )
    for number in EXERCISES
    for mistake in misconceptions(number)
]


@pytest.mark.parametrize(("number", "mistake"), SAME)
def test_grade_and_check_give_the_same_verdict(tmp_path, number, mistake):
    module = sys.modules[mistake.function.__module__]
    source = inspect.getsource(module)
    if "from ." in source:  # the package's own module: a submission cannot reach its neighbours
        source = source.replace("from .", "from gamegraphs.course.misconceptions.")
    source += f"\n{exercise(number).function} = {mistake.function.__name__}\n"
    grade = grade_one(submitted(tmp_path, "x", source, f"task_{number:02d}.py"), seed=1)
    verdict = examine(exercise(number), mistake.function)
    assert (grade.status, grade.misconception) == (verdict.status, verdict.misconception)
    assert (grade.points, grade.parts) == (verdict.points, verdict.parts)


@pytest.fixture
def course(tmp_path):
    folder = tmp_path / "course"
    submitted(folder, "ann", RIGHT)
    submitted(folder, "ann", "def label_dag(moves):\n    return None", "task_01.py")
    submitted(folder, "=bob", "def label_game(moves):\n    return [1 if r else 0 for r in moves]")
    submitted(folder, "cem", "this is no Python")
    return folder


def test_the_reports(course, tmp_path, capsys):
    files = [tmp_path / name for name in ("grades.json", "grades.csv", "pages")]
    options = ["--json", str(files[0]), "--csv", str(files[1]), "--html", str(files[2])]
    assert main(["grade", str(course), "--seed", "1", *options]) == 0
    printed = capsys.readouterr().out
    found = json.loads(files[0].read_text())
    assert found["seed"] == 1
    assert found["isolation"]
    assert found["students"]["ann"]["04"] == {
        "points": 5.0, "max": 5, "status": "right", "misconception": None,
    }  # fmt: skip
    assert found["students"]["ann"]["01"]["status"] == "untried"
    assert found["students"]["=bob"]["04"]["misconception"] == "moves-win"
    assert found["students"]["cem"]["04"]["status"] == "unreadable"
    rows = list(csv.DictReader(io.StringIO(files[1].read_text())))
    assert len(rows) == 4
    assert not any(row["student"].startswith("=") for row in rows)
    assert "ann" in printed
    pages = {path.name: path.read_text(encoding="utf-8") for path in files[2].iterdir()}
    assert "every position with a move is WIN" in pages["index.html"]
    students = "".join(text for name, text in pages.items() if name != "index.html")
    assert 'alt="Game graph with 1 position' in students
    assert "The smallest input it gets wrong" in students


def test_the_same_seed_gives_the_same_grades_with_any_number_of_jobs(course):
    one, two = (grade_folder(course, seed=7, jobs=jobs) for jobs in (1, 2))
    assert to_json(one) == to_json(two)
    assert to_csv(one) == to_csv(two)
    assert [grade.text for grade in one.grades] == [grade.text for grade in two.grades]
    assert str(one.seed) in table(one)
    write_pages(one, course.parent / "pages")
    assert (course.parent / "pages" / "index.html").exists()


def test_a_new_run_draws_a_new_seed(course):
    seeds = {grade_folder(course / "cem" / "task_04.py").seed for _ in range(3)}
    assert len(seeds) > 1


def test_a_killed_run_goes_on(course, tmp_path):
    sleepy = RIGHT.replace(LOOP, "    import time; time.sleep(0.0005)\n" + LOOP)
    for i in range(6):
        submitted(course, f"slow{i}", sleepy)
    state = course / ".gamegraphs-grades.jsonl"
    command = [sys.executable, "-m", "gamegraphs.cli", "grade", str(course), "--jobs", "1"]
    first = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if state.exists() and len(state.read_text().splitlines()) >= 3:
            break
        time.sleep(0.05)
    first.kill()
    first.wait()
    lines = state.read_text().splitlines()
    seed = json.loads(lines[0])["seed"]
    done = []
    grades = grade_folder(course, jobs=1, progress=lambda now, total: done.append((now, total)))
    assert grades.seed == seed
    assert done[0][0] >= 2  # kept from the run that was killed
    assert done[-1] == (10, 10)
    assert not state.exists()
    assert grades.as_dict() == grade_folder(course, seed=seed, jobs=2).as_dict()


def test_check_from_the_command_line(course, capsys):
    assert main(["check", str(course / "ann" / "task_04.py")]) == 0
    assert "right" in capsys.readouterr().out
    assert main(["check", str(course / "=bob" / "task_04.py")]) == 1
    assert "every position with a move is WIN" in capsys.readouterr().out
    assert main(["grade", str(course / "nowhere")]) == 1
