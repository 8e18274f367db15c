"""tests/ mirrors the package: whoever changes a module finds its test by name."""

from collections import Counter
from pathlib import PurePosixPath

import pytest
from helpers import ROOT

# Compiled twins, and what one other module calls: {module: the test that runs it}.
COVERED_BY = {
    "certify/claim_loops.py": "certify/test_labels.py",
    "cli/__main__.py": "cli/test_commands.py",
    "games/pursuit/capture_times_compiled.py": "games/pursuit/test_capture_times.py",
    "solvers/arenas/attractor_compiled.py": "solvers/arenas/test_attractor.py",
    "solvers/outcomes/retrograde_compiled.py": "solvers/outcomes/test_retrograde.py",
    "solvers/outcomes/retrograde_numpy.py": "solvers/outcomes/test_retrograde.py",
    "solvers/reversed_edges_compiled.py": "solvers/test_reversed_edges.py",
}


def read_modules():
    """Return the modules of the package as paths inside it; `__init__.py` is left out."""
    return relative(ROOT / "gamegraphs", "*.py") - relative(ROOT / "gamegraphs", "__init__.py")


def read_tests():
    return relative(ROOT / "tests", "test_*.py")


def relative(folder, pattern):
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern)}


def without_test(modules, tests, covered_by):
    """Return {module: where its test should be} for the modules that have no test by name.

    test_B.py, or test_<folder>_B.py where that base name is taken by another module or test:
    pytest wants base names that are unique. An exercise and its mistakes have one test.
    """
    same_base = Counter(PurePosixPath(module).stem for module in modules)
    missing = {}
    for module in sorted(modules):
        path = PurePosixPath(module)
        folder, base = path.parent, path.stem
        if folder.parent.as_posix() == "course/exercises" and folder.name.startswith("task_"):
            due = [folder.parent / f"test_{folder.name}.py"]
        else:
            due = [folder / f"test_{base}.py"]
            elsewhere = [test for test in tests if PurePosixPath(test).name == due[0].name]
            taken = same_base[base] > 1 or bool(set(elsewhere) - {str(due[0])})
            if taken and folder.name:
                due.append(folder / f"test_{folder.name}_{base}.py")
        if module not in covered_by and not {str(test) for test in due} & tests:
            missing[module] = " or ".join(map(str, due))
    return missing


def test_every_module_has_its_test_by_name():
    missing = without_test(read_modules(), read_tests(), COVERED_BY)
    assert missing == {}, "\n".join(f"{module} has no {due}" for module, due in missing.items())


def test_a_missing_test_is_found():
    modules, tests = read_modules(), read_tests()
    before = without_test(modules, tests, COVERED_BY)
    modules.add("games/piles/made_up.py")
    found = without_test(modules, tests, COVERED_BY)
    assert found == {**before, "games/piles/made_up.py": "games/piles/test_made_up.py"}
    tests.add("games/piles/test_made_up.py")
    assert without_test(modules, tests, COVERED_BY) == before


@pytest.mark.parametrize(
    ("modules", "tests", "missing"),
    [
        (["a/b.py"], ["a/test_b.py"], []),
        (["a/b.py"], ["test_b.py"], ["a/b.py"]),  # another folder
        (["a/b.py"], ["c/test_b.py"], ["a/b.py"]),
        (["a/b.py"], ["a/test_a_b.py"], ["a/b.py"]),  # the short name is free
        (["a/b.py"], ["a/test_a_b.py", "c/test_b.py"], []),
        (["a/b.py", "c/b.py"], ["a/test_a_b.py", "c/test_b.py"], []),
        (["a/b.py", "c/b.py"], ["a/test_a_b.py", "c/test_a_b.py"], ["c/b.py"]),
        (["b.py"], ["test_b.py"], []),
        (["b.py"], ["a/test_b.py"], ["b.py"]),
        (["x/task_01/b.py"], ["x/test_task_01.py"], ["x/task_01/b.py"]),
        (
            ["course/exercises/task_01/exercise.py", "course/exercises/task_02/mistakes.py"],
            ["course/exercises/test_task_01.py"],
            ["course/exercises/task_02/mistakes.py"],
        ),
        (["a/loops.py"], ["a/test_b.py"], []),  # covered
    ],
)
def test_which_names_are_those_of_a_module(modules, tests, missing):
    covered_by = {"a/loops.py": "a/test_b.py"}
    assert list(without_test(set(modules), set(tests), covered_by)) == missing


def test_what_covers_another_module_is_there_and_needed():
    modules, tests = read_modules(), read_tests()
    assert COVERED_BY.keys() <= modules
    assert set(COVERED_BY.values()) <= tests
    assert COVERED_BY.keys() <= without_test(modules, tests, {}).keys()
