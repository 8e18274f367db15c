"""results.json of Gradescope and Otter."""

import json

import pytest
from made_grades import right, wrong

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.grades import graded, without_verdict
from gamegraphs.course.grading.reports.results import to_results


def silent(moves):
    while len(moves) > 3:
        pass
    return [0] * len(moves)


@pytest.mark.parametrize(
    "make",
    [lambda: right("ann"), lambda: wrong("bob"),
     lambda: without_verdict("cem", 4, "unreadable", "It is not UTF-8."),
     lambda: graded("dee", examine(exercise(4), silent), "d", "")],
    ids=["right", "wrong", "unreadable", "silent"],
)  # fmt: skip
def test_the_scores_are_those_of_the_parts(make):
    grade = make()
    results = json.loads(to_results(grade))
    tests = results["tests"]
    assert [test["max_score"] for test in tests] == [p.points for p in exercise(4).parts]
    assert sum(test["score"] for test in tests) == results["score"] == grade.points
    assert {test["visibility"] for test in tests} == {"visible"}
    for test in tests:
        assert test["status"] == ("passed" if test["score"] else "failed")
    assert results["output"] == grade.text


def test_a_test_for_each_part():
    tests = json.loads(to_results(right("ann")))["tests"]
    assert tests[0] == {
        "name": "Task 4: small graphs without cycles", "score": 1, "max_score": 1,
        "status": "passed", "output": "right", "visibility": "visible",
    }  # fmt: skip
