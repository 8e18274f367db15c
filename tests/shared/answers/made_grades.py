"""A class with grades that no sandbox had to run: verdicts of known mistakes on task 4."""

import random
from dataclasses import replace
from functools import cache
from itertools import product

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.grading.grade import NOT_HANDED_IN
from gamegraphs.course.grading.grades import (
    MISSING,
    Grade,
    Grades,
    Override,
    graded,
    without_verdict,
)
from gamegraphs.course.grading.term.assignment import Assignment

PARTS = ("acyclic", "cyclic", "large", "linear")


@cache
def mistaken(number, answer):
    """The verdict of a grade on a wrong answer: nobody goes on from there in a cell."""
    return replace(examine(exercise(number), answer), case=None)


def moves_win(moves):
    return [1 if row else 0 for row in moves]


def cheerful():
    """The verdict on an answer to task 4 that makes the mistake moves-win."""
    return mistaken(4, moves_win)


def right(student, task="04", **more):
    entry = exercise(task)
    parts = {part.key: True for part in entry.parts}
    most = float(entry.points)
    name = f"task_{task}.ipynb"
    return Grade(student, task, most, most, "right", None, parts, "Right.", None, "d", name, **more)


def wrong(student):
    return graded(student, cheerful(), "d", "task_04.py")


def missing(student, task="04"):
    return without_verdict(student, int(task), MISSING, NOT_HANDED_IN)


def three(**more):
    """Ann has all of tasks 4 and 8, Bob a mistake in 4 and nothing in 8, Cem nothing."""
    grades = [
        right("ann"), right("ann", "08"), wrong("bob"), missing("bob", "08"),
        missing("cem"), missing("cem", "08"),
    ]  # fmt: skip
    return Grades(7, "shut in", grades, **{"assignment": Assignment("Week 1"), **more})


NAMES = "ada ben cem dilara eva finn gül hana ivo jana kofi lena mika noor ole pia quinn rosa sami"
NAMES += " tuğba ugo vera wanja xenia yusuf"


def class_of_25(name, numbers, seed):
    """A class in which everything occurs: mistakes, missing work, late days, points by hand."""
    draw = random.Random(seed)
    grades = []
    for student, number in product(NAMES.split(), numbers):
        mistakes = misconceptions(number)[:4]
        mistake = mistakes[min(int(draw.expovariate(0.8)), len(mistakes) - 1)]
        kind = draw.choice("rrrrmmmm-lo")
        key = exercise(number).key
        if kind == "m":
            verdict = mistaken(number, mistake.function)
            grades.append(graded(student, verdict, "d", f"task_{key}.py"))
        elif kind == "-":
            grades.append(missing(student, key))
        else:
            grade = right(student, key)
            grade = replace(grade, late_days=2, per_day=0.1 * grade.most) if kind == "l" else grade
            given = Override(3.0, "Right idea, told in the tutorial.", "Dr. Weiß")
            grades.append(replace(grade, override=given) if kind == "o" else grade)
    notes = ["zoe: on the roster, but nothing was handed in"]
    return Grades(2**127 + seed, "shut in", grades, notes, Assignment(name))
