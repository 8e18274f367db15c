"""The grade of one file as Gradescope's and Otter's `results.json`: a test for each part."""

from __future__ import annotations

import json

from ...exercises import EXERCISES
from ..grades import Grade


def to_results(grade: Grade) -> str:
    """Return results.json; the score is the sum of the scores of the tests."""
    exercise = EXERCISES[int(grade.task)]
    words = {True: "right", False: "not yet", None: "not reached"}
    tests = [
        {
            "name": f"Task {exercise.number}: {part.text}",
            "score": part.points if grade.parts.get(part.key) else 0.0,
            "max_score": part.points,
            "status": "passed" if grade.parts.get(part.key) else "failed",
            "output": words[grade.parts.get(part.key)],
            "visibility": "visible",
        }
        for part in exercise.parts
    ]
    results = {
        "score": grade.points,
        "output": grade.text,
        "visibility": "visible",
        "tests": tests,
    }
    return json.dumps(results, indent=1) + "\n"
