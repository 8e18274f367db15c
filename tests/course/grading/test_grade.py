"""Grading: what honest students get, in every dress; and what the teacher gets.

The right answers that must have full marks stand in `fair.py`. The verdicts of `check` and
`grade` are compared on everything in the collection: every known mistake, every right answer.
"""

import os
import re
import subprocess
import sys
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, resolve_name, spec_from_file_location
from pathlib import Path

import pytest
from collection import MISTAKE_CASES, RIGHT, RIGHT_CASES, assert_full_marks, assert_named
from fair import PLAIN, files, notebook
from handed_in import grade_folder, graded, hand_in, needs_fork
from helpers import ROOT, put_forward
from verdict_table import verdict_on

from gamegraphs import GameGraphError
from gamegraphs.cli import main
from gamegraphs.course.checking.cached_exercise import CachedExercise, cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.examination import Examination
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.checking.work.time_check import full_size, reordered, slow_by_time
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.grading import grade as grading
from gamegraphs.course.grading.report import to_json
from gamegraphs.course.grading.submission import submissions
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here

pytestmark = [needs_fork, pytest.mark.machine]

RIGHT_4 = (ROOT / "tests" / "right" / "task_04.py").read_text()
RIGHT_4 += "\nlabel_game = queue_and_counters\n"

BRACKETS = str.maketrans("()", "[]")
SHARE = 12  # so many files are graded in one folder


@pytest.fixture(scope="module")
def fair_grades(tmp_path_factory):
    """Return a function for the grades of a share of the files, each share graded once."""

    @cache
    def grades(share):
        folder = tmp_path_factory.mktemp("fair")
        for name, (ending, content) in list(files().items())[share * SHARE : (share + 1) * SHARE]:
            hand_in(folder, name, f"task_08{ending}", content)
        return {grade.student: grade for grade in grade_folder(folder, seed=3, jobs=2).grades}

    return grades


# Fairness


@pytest.mark.parametrize(("i", "name"), list(enumerate(files())), ids=files())
def test_an_honest_answer_gets_full_marks(fair_grades, i, name):
    grade = fair_grades(i // SHARE)[name]
    assert (grade.status, grade.points) == ("right", 8.0), grade.text


# Partial credit


@pytest.mark.usefixtures("whole_package")
def test_points_come_part_by_part(tmp_path):
    sources = {
        "acyclic": "return L if not C else [7]",
        "cyclic": "return L if C else [7]",
        "small": "return L if len(moves) < 5 else [7]",
        "shallow": "return L if len(moves) < 5000 else 1 / 0",
        "slow": "sum(1 for u in moves for v in moves)\n    return L",
        "none": "return None",
        "raises": "raise NotImplementedError",
    }
    wanted = {
        "acyclic": (1.0, "wrong"), "cyclic": (2.0, "wrong"), "small": (3.0, "wrong"),
        "shallow": (4.0, "raised"), "slow": (4.0, "slow"), "none": (0.0, "untried"),
        "raises": (0.0, "untried"),
    }  # fmt: skip
    for name, body in sources.items():
        body = body.replace("L", "right(moves)").replace("C", "has_cycle(moves)")
        code = RIGHT_4.replace("label_game =", "right =")
        code += "from gamegraphs.course.exercises.graph_families import has_cycle\n"
        hand_in(tmp_path, name, "task_04.py", f"{code}def label_game(moves):\n    {body}\n")
    grades = grade_folder(tmp_path, seed=1, jobs=2).grades
    assert {grade.student: (grade.points, grade.status) for grade in grades} == wanted
    for grade in grades:
        points = {part.key: part.points for part in exercise(4).parts}
        assert grade.points == sum(points[key] for key, state in grade.parts.items() if state)


@pytest.mark.parametrize(
    "most",
    [pytest.param(100, marks=pytest.mark.long), 300, pytest.param(1000, marks=pytest.mark.long)],
)
def test_who_is_silent_on_large_inputs_gets_no_point_for_them(tmp_path, monkeypatch, most):
    if most != 1000:  # which meets the clock as it is
        put_forward(monkeypatch)
    body = f"    while len(moves) > {most}: pass\n    return right(moves)\n"
    code = RIGHT_4.replace("label_game =", "right =") + f"def label_game(moves):\n{body}"
    grade = graded(hand_in(tmp_path, "eve", "task_04.py", code), 4)
    assert (grade.status, grade.points) == ("slow", 3.0)
    assert grade.parts == {"acyclic": True, "cyclic": True, "large": False, "linear": False}


LARGE = [n for n in sorted(EXERCISES) if "large" in {part.key for part in exercise(n).parts}]
SILENT = """
def _size(given):
    items = given[0][0] if given and type(given[0]) is tuple else given[0]
    return items if isinstance(items, int) else len(items)
def _silent(*given):
    while _size(given) > MOST: pass
    return _spoken(*given)
"""


@pytest.mark.parametrize(
    "number", [n if n == 10 else pytest.param(n, marks=pytest.mark.long) for n in LARGE]
)
def test_silence_on_large_inputs_costs_their_part_in_every_exercise(tmp_path, monkeypatch, number):
    """Whoever never returns above 300 positions has no point for the larger graphs."""
    put_forward(monkeypatch)
    name = exercise(number).function
    answer = next(answer for n, answer in RIGHT if n == number)
    code = (ROOT / "tests" / "right" / f"task_{number:02d}.py").read_text()
    most = {10: 12, 14: 12}.get(number, 300)  # there, 12 cells or places are 288 positions
    code += f"\nMOST = {most}\n{SILENT}\n_spoken, {name} = {answer.__name__}, _silent\n"
    grade = graded(hand_in(tmp_path, "eve", f"task_{number:02d}.py", code), number)
    assert grade.status != "right", grade.text
    assert grade.parts["large"] is False, grade.text
    assert not grade.parts.get("linear"), grade.text


# check and grade agree


def mistakes_of(number):
    return f"gamegraphs.course.exercises.task_{number:02d}.mistakes"


ASKS_THE_PACKAGE = "asks_the_package"  # right in a notebook, but nothing that is graded


def test_what_asks_the_package_is_told_so(tmp_path):
    source = (ROOT / "tests" / "right" / "task_15.py").read_text()
    source += f"\nchoose_tool = {ASKS_THE_PACKAGE}\n"
    grade = graded(hand_in(tmp_path, "somebody", "task_15.py", source), 15)
    assert (grade.status, grade.points) == ("raised", 0.0)
    assert "a graded answer cannot use gamegraphs.classify" in grade.text


def of_collection():
    """Yield a case (number, source of the module, function, mistake or None) for each answer."""
    for case in (*MISTAKE_CASES, *RIGHT_CASES):
        number, answer = case.values
        mistake = None if case in RIGHT_CASES else answer
        function = mistake.function if mistake else answer
        if function.__name__ == ASKS_THE_PACKAGE:
            continue
        right = ROOT / "tests" / "right" / f"task_{number:02d}.py"
        path = import_module(mistakes_of(number)).__file__ if mistake else right
        marks = case.marks if number in (8, 15) else pytest.mark.long
        yield pytest.param(
            number, Path(path).read_text(), function, mistake, id=case.id, marks=marks
        )


@pytest.mark.parametrize(("number", "source", "function", "mistake"), list(of_collection()))
@pytest.mark.usefixtures("whole_package")
def test_check_and_grade_agree(tmp_path, number, source, function, mistake, record_property):
    name = mistake.key if mistake else f"right-{function.__name__}"
    verdict = verdict_on(number, name, function)
    if mistake:
        record_property("misconception", (number, mistake.key))
        assert_named(verdict, number, mistake)
    else:
        assert_full_marks(verdict, number)
    package = mistakes_of(number).rpartition(".")[0]
    source = re.sub(r"(?<=^from )\.\S+", lambda m: resolve_name(m[0], package), source, flags=re.M)
    source += f"\n{exercise(number).function} = {find(source, function, mistake)}\n"
    path = hand_in(tmp_path, "somebody", f"task_{number:02d}.py", source)
    grade = graded(path, number)
    assert grade.status == verdict.status, grade.text
    assert (grade.misconception, grade.points) == (verdict.misconception, verdict.points)
    assert grade.parts == verdict.parts
    if verdict.status in ("right", "wrong"):
        # In a cell of one's own one can go on, and a tuple is still one.
        said, _, _ = repr(verdict).partition("\nTo go on from here:")
        texts = [text.translate(BRACKETS) for text in (grade.text, said)]
        if name == "deep-is-cyclic":  # how deep is too deep depends on the calls around it
            texts = [re.sub(r"(?<= of )\d+(?= positions;)", "some", text) for text in texts]
        if any("that were tried" in text for text in texts):  # on a busy machine time may run out
            texts = [re.sub(r"So far it is right on .* small inputs.*\.\n", "", t) for t in texts]
        assert texts[0] == texts[1]


LATE = [
    "        labels = [0] * len(moves)\n",  # wrong on every large graph
    "        return 1 / 0\n",
    "        labels[len(moves) // 2] = 2\n",
    "        labels = labels if labels == sorted(labels) else [0] * len(moves)\n",
    "        labels = labels if moves[0] == [1] else [0] * len(moves)\n",  # right on a chain
]


@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("most", [1_000, pytest.param(12_000, marks=pytest.mark.long)])
def test_check_and_grade_agree_on_who_is_wrong_on_large_inputs_alone(tmp_path, late, most):
    """In `grade` these are wrong where time is taken, too: that is no fault of their work."""
    code = RIGHT_4.replace("label_game =", "right =") + "\n\ndef label_game(moves):\n"
    code += f"    labels = list(right(moves))\n    if len(moves) > {most}:\n{late}"
    code += "    return labels\n"
    made = {}
    exec(code, made)
    verdict = examine(exercise(4), made["label_game"])
    assert (verdict.status, verdict.points) == ("raised" if "1 / 0" in late else "wrong", 4.0)
    grade = graded(hand_in(tmp_path, "somebody", "task_04.py", code), 4)
    assert (grade.status, grade.parts) == (verdict.status, verdict.parts), grade.text
    assert (grade.misconception, grade.points) == (verdict.misconception, verdict.points)


def test_who_is_slow_and_wrong_on_large_inputs_has_no_point_for_the_work(tmp_path):
    """Whatever the counts say: a wrong answer to one input hides no time that another one takes."""
    code = (
        RIGHT_4.replace("label_game =", "right =")
        + """

def label_game(moves):
    if len(moves) > 1_000 and not moves[0]:
        return []
    sum(range(len(moves) ** 2 // 4 if len(moves) > 1_000 else 0))
    return right(moves)
"""
    )
    grade = graded(hand_in(tmp_path, "eve", "task_04.py", code), 4)
    assert grade.parts == {"acyclic": True, "cyclic": True, "large": False, "linear": False}


def find(source, function, mistake):
    """Return an expression for the function in its module."""
    name = function.__name__
    if f"def {name}(" in source and not (mistake and mistake.change):
        return name
    return f"next(m.function for m in MISTAKES.found if m.function.__name__ == {name!r})"


# Forged counts: the clock


class Fake:
    """Answers rightly, and claims to use the time that a function of the size says."""

    def __init__(self, subject, seconds):
        self.subject, self.seconds, self.total, self.asked = subject, seconds, 0.0, []

    def results(self, inputs, steps=0, counting=False, seconds=0.0):
        for data in inputs:
            takes = self.seconds(len(data[0]))
            self.asked.append(len(data[0]))
            self.total += takes
            labels = self.subject.truth(data)[0]
            yield CallResult("value", labels) if takes < seconds else CallResult("time")

    def worked(self):
        return self.total

    def close(self):
        pass


@pytest.mark.parametrize(
    ("seconds", "slow"),
    [
        (lambda n: n / 10**6, False),
        (lambda n: n / 10**4, False),  # slow, but linear
        (lambda n: n * n.bit_length() / 10**6, False),
        (lambda n: n**2 / 10**9, False),  # 0.1 s at full size: nothing in Python is that fast
        (lambda n: n**2 / 10**8 / 4, True),
        (lambda n: n**2 / 10**8 / 2, True),
        (lambda n: max(n**2 / 10**8, 3.9), True),  # tries to look slow in the first place
        (lambda n: n, True),
    ],
)
def test_the_clock_tells_linear_from_quadratic_work(seconds, slow):
    subject = copy(exercise(4))
    size = subject.deep_size // 2 // 100
    run = Fake(subject, lambda n: seconds(100 * n))
    found = slow_by_time(subject, run, subject.families()[:2], size)
    assert (found is not None) == slow
    assert max(run.asked) <= 4 * size


def test_inputs_are_numbered_anew_by_the_seed():
    subject = exercise(7)
    data = subject.families()[0].make(30)
    first, again, other = (reordered("verdicts", data, seed) for seed in (1, 1, 2))
    assert first == again != other
    labels = subject.truth(data)[0]
    assert sorted(subject.truth(first)[0]) == sorted(labels)
    assert dict(first[1]).keys() == {u for u, row in enumerate(first[0]) if not row}
    assert full_size(subject, 1) != full_size(subject, 2)


# A task that remembers


@pytest.mark.parametrize("number", [3, 4, 8])
def test_a_task_that_remembers_says_the_same(number):
    true, kept = exercise(number), CachedExercise(exercise(number), 5)
    assert list(kept.small()) == list(true.small())
    assert list(kept.larger(5)) == list(true.larger(5))
    path = ROOT / "tests" / "right" / f"task_{number:02d}.py"
    spec = spec_from_file_location(path.stem, path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    inputs = list(kept.small())[:50]
    for data, reply in zip(inputs, Here(module.RIGHT[0], true.shape).results(inputs), strict=True):
        wrong = [reply.value, [True, 1.0], [float(x) if type(x) is int else x for x in reply.value]]
        for value in (reply.value, *wrong, reply.value):
            trials = [judged(t, data, CallResult("value", value)) for t in (true, kept)]
            assert trials[0].fault == trials[1].fault
        assert kept.part(data) == true.part(data)
    for kind in ("deep", "families"):
        for one, other in zip(getattr(true, kind)(), getattr(kept, kind)(), strict=True):
            assert one.make(40) == other.make(40)
            assert one.text == other.text
    assert cached_exercise(number, 5) is cached_exercise(number, 5)


# For the teacher


def test_grades_are_the_same_for_a_seed_whatever_the_jobs(class_of_four, state):
    first, again = (
        grade_folder(class_of_four, seed=11, jobs=jobs, state=state / str(jobs)) for jobs in (1, 3)
    )
    assert to_json(first) == to_json(again)
    assert [g.html for g in first.grades] == [g.html for g in again.grades]


@pytest.mark.long
def test_more_at_once_than_there_are_processors_costs_nobody_a_point(tmp_path):
    """Eight at a time mostly wait for a processor: what they work counts, not the wait."""
    for i in range(8):
        hand_in(tmp_path, f"student-{i}", "task_04.py", RIGHT_4)
    grades = grade_folder(tmp_path, seed=1, jobs=8).grades
    assert [(grade.points, grade.status) for grade in grades] == [(5.0, "right")] * 8


def test_another_seed_means_other_inputs(class_of_four):
    path = class_of_four / "ann" / "task_04.ipynb"
    seeds = {grade_folder(path, fresh=True).seed for _ in range(2)}
    assert len(seeds) == 2
    assert grade_folder(path).seed in seeds
    for number in (4, 8, 14):
        assert list(exercise(number).larger(1)) != list(exercise(number).larger(2))
        assert list(exercise(number).larger(2)) == list(exercise(number).larger(2))


@pytest.mark.parametrize("seed", [0, -3, 2**70])
def test_any_whole_number_is_a_seed(class_of_four, seed):
    grades = grade_folder(class_of_four / "ann" / "task_08.py", seed=seed)
    assert (grades.seed, grades.grades[0].points) == (seed, 8.0)


def test_exit_codes_and_check_of_a_file(class_of_four, capsys):
    right, wrong = class_of_four / "ann" / "task_08.py", class_of_four / "bob" / "task_04.py"
    assert main(["check", str(right)]) == 0
    assert capsys.readouterr().out.startswith("Task 8, label_subtraction: right.")
    assert main(["check", str(wrong)]) == 1
    assert "every position with a move is WIN" in capsys.readouterr().out
    assert main(["check", str(class_of_four / "dee" / "task_08.py")]) == 1
    assert "not UTF-8" in capsys.readouterr().out
    for bad in (["check", str(class_of_four)], ["check", "there-is-none.py"], ["grade", "none"]):
        assert main(bad) == 1
        assert capsys.readouterr().err.startswith("gamegraphs: ")
    (class_of_four.parent / "empty").mkdir()
    assert main(["grade", str(class_of_four.parent / "empty")]) == 1
    odd = class_of_four / "answer.py"
    odd.write_text(PLAIN)
    assert main(["check", str(odd)]) == 1
    with pytest.raises(GameGraphError, match="must be called task_NN"):
        submissions(odd)


def test_a_bar_shows_how_far_the_run_is(class_of_four):
    pytest.importorskip("tqdm")
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    termios = pytest.importorskip("termios")
    termios.tcsetwinsize(theirs, (24, 80))
    command = [sys.executable, "-m", "gamegraphs.cli", "grade", "--unsafe"]
    command.append(str(class_of_four / "cem"))
    (class_of_four / "cem" / "eve").mkdir()
    (class_of_four / "cem" / "eve" / "task_15.py").write_text("choose_tool = None")
    done = subprocess.run(command, stderr=theirs, stdout=subprocess.PIPE, check=False)
    assert done.returncode == 0
    shown = [text.strip() for text in os.read(ours, 10_000).decode().strip().split("\r")]
    assert shown[0].startswith("grading:   0%")
    assert " 0/1 " in shown[0]
    assert shown[-1].startswith("grading: 100%")
    assert " 1/1 " in shown[-1]


# The course's own notebooks


@pytest.mark.parametrize(
    "number",
    [n if n in (4, 15) else pytest.param(n, marks=pytest.mark.long) for n in sorted(EXERCISES)],
)
def test_solutions_get_full_marks_and_exercises_are_untried(number):
    entry = exercise(number)
    for folder, wanted in (("solutions", ("right", entry.points)), ("exercises", ("untried", 0))):
        path = ROOT / folder / f"{entry.slug}.ipynb"
        if not path.exists():
            pytest.skip(f"{path.name} is not there yet")
        grade = graded(path, number, seed=2)
        assert (grade.status, grade.points) == wanted, grade.text


def test_an_examination_for_a_grade_is_one_for_a_check(monkeypatch):
    """The same class makes both; for a grade it is given a check by the clock, and nothing else."""
    made = []

    class Seen(Examination):
        def __init__(self, exercise, run, seed, time_check=None, **more):
            made.append(time_check)
            super().__init__(exercise, run, seed, time_check, **more)

    monkeypatch.setattr("gamegraphs.course.checking.check.Examination", Seen)
    monkeypatch.setattr(grading, "Examination", Seen)
    examine(exercise(15), lambda *facts: None)
    graded(ROOT / "exercises" / f"{exercise(15).slug}.ipynb", 15)
    assert made[0] is None
    assert made[1].func is slow_by_time


def test_a_notebook_is_right_whatever_lies_beside_it_in_the_name_of_a_loaded_module(tmp_path):
    """In Jupyter it gets Python's heapq; a file gets its own, if all that it uses is in it."""
    own = "def heappush(h, x): raise ValueError\n"
    tried = "import heapq\nheap = []\nheapq.heappush(heap, 1)\n"
    answer = tried + "def label_subtraction(n, takes):\n    return right(n, takes[heap[0] - 1 :])\n"
    for student, code in (
        ("ann", PLAIN.replace("label_subtraction", "right") + answer),
        ("bob", PLAIN.replace("label_subtraction", "right") + answer + "heapq.heappop(heap[:])\n"),
    ):
        hand_in(tmp_path, student, "heapq.py", own)
        hand_in(tmp_path, student, "task_08.ipynb", notebook(code))
        hand_in(tmp_path, student + "-file", "heapq.py", own)
        hand_in(tmp_path, student + "-file", "task_08.py", code)
    grades = grade_folder(tmp_path, seed=1, jobs=1).grades
    points = {grade.student: grade.points for grade in grades}
    assert points == {"ann": 8.0, "ann-file": 0.0, "bob": 8.0, "bob-file": 8.0}
