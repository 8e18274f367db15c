"""The stubs in the process of a submission: what a notebook calls besides its answer is empty."""

import re
import sys

import pytest
from helpers import run_child

import gamegraphs
from gamegraphs.course.running.sandbox import _OFFERED, _PACKAGE, offered
from gamegraphs.course.running.stubs import IN_A_KERNEL

# As the worker is started: packages without what their __init__ imports.
START = """
import sys
from types import ModuleType
for name in ("", ".course", ".course.running"):
    package = sys.modules["gamegraphs" + name] = ModuleType("gamegraphs" + name)
    package.__package__ = package.__name__
    package.__path__ = [ROOT + "/" + package.__name__.replace(".", "/")]
from gamegraphs.course.running.stubs import install_stubs
scope = install_stubs("submission")
def loaded():
    return sorted(name for name in sys.modules if name.startswith("gamegraphs."))
"""


def with_stubs(code, root=None):
    """Return what code prints where only what is offered, or the package in `root`, is there."""
    return run_child(f"ROOT = {str(root or offered())!r}{START}{code}", arguments=("-I", "-S"))


@pytest.mark.parametrize(
    "code",
    [
        "from gamegraphs.course import check, hint, practice, solution, first_failure\n"
        "result = [check(4, None), hint(4), practice([[]]), solution(4), first_failure(None)]",
        "import gamegraphs.draw\nresult = gamegraphs.draw.draw([[1], []], anything=3)",
        "import gamegraphs as gg\nresult = [gg.draw.draw(3), gg.widgets.play()]",
        "import gamegraphs as gg\ngg.solve\nresult = gg.draw.draw(3)",
        "from gamegraphs.widgets import stepper\nresult = stepper()",
        "from gamegraphs.draw.primitives import line\nresult = line(0, 1)",
        "import gamegraphs.widgets.a.b as b\nresult = b.c()",
        "display(3)\nresult = get_ipython()",
        "from gamegraphs.draw import draw\nfrom gamegraphs.course import check\nresult = draw()",
    ],
)
def test_they_do_nothing(code):
    said = with_stubs(f"exec({code!r}, scope)\nprint(scope['result'], 'numpy' in sys.modules)")
    result, _, numpy = said.rpartition(" ")
    assert set(result.strip("[]").split(", ")) == {"None"}
    assert numpy == "False"


def test_the_package_is_loaded_only_when_it_is_asked_for():
    said = with_stubs("""
before = loaded()
from gamegraphs import WIN, GameGraph
print("gamegraphs.outcome" in before, "gamegraphs.graph" in loaded())
import gamegraphs as gg
print(GameGraph.from_moves([[1], []]).n, gg.WIN is WIN)
exec("from gamegraphs import *", scope)
print(scope["GameGraph"] is GameGraph, scope["LOSE"] is gg.LOSE)
""")
    assert said.split() == ["False", "True", "2", "True", "True", "True"]


def test_no_solver_and_no_truth_is_on_the_disk():
    package = offered() / "gamegraphs"
    running = (_PACKAGE / "course/running").rglob("*.py")
    wanted = {*_OFFERED, *(path.relative_to(_PACKAGE).as_posix() for path in running)}
    assert {path.relative_to(package).as_posix() for path in package.rglob("*.py")} == wanted
    assert len([*package.rglob("*.pyc")]) == len(wanted)  # nothing else is compiled, and all is
    everything = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    for word in ("def truth", "def solve(", "retrograde_python", "Misconception("):
        assert word not in everything
    assert offered().stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize("name", sorted({*gamegraphs.__all__} - {"draw", "widgets"}))
def test_a_name_is_offered_or_whoever_uses_it_is_told(name):
    said = with_stubs(f"""
from gamegraphs import GameGraph, {name}
import gamegraphs
assert {name} is not None and GameGraph.from_moves([[]]).n == 1
try:
    print(type({name}).__name__ if {name!r} in gamegraphs.__all__ else {name}([[1], []]))
except ImportError as problem:
    print(problem)
""")
    if name in ("DRAW", "LOSE", "WIN", "Outcome", "GameGraphError", "GameGraph"):
        assert "cannot use" not in said
    else:
        assert said == f"a graded answer cannot use gamegraphs.{name}"


@pytest.mark.parametrize(
    "code",
    [
        "from gamegraphs.solvers.outcomes.solver import solve\nsolve([[]])",
        "import gamegraphs.oracle\ngamegraphs.oracle.solve_oracle([[]])",
        "from gamegraphs.course.exercises import exercise\nexercise(4)",
        "from gamegraphs.course.exercises import EXERCISES\nEXERCISES.get(4)",
        "import gamegraphs as gg\ngg.certify.verify()",
    ],
)
def test_modules_that_are_not_offered_tell_it_when_they_are_used(code):
    said = with_stubs(f"""
try:
    exec({code!r}, scope)
except ImportError as problem:
    print(problem)
""")
    assert said.startswith("a graded answer cannot use gamegraphs.")


@pytest.mark.parametrize(
    "code",
    [
        "import z3\nz3.Solver()",
        "import z3 as z\nz.Bool('x')",
        "from pysat.solvers import Glucose3\nGlucose3()",
        "import ortools.sat.python.cp_model as cp\ncp.CpModel()",
        "from nashpy import *\nimport nashpy\nnashpy.Game()",
    ],
)
def test_libraries_that_solve_games_tell_it_when_they_are_used(code):
    said = with_stubs(f"""
try:
    exec({code!r}, scope)
except ImportError as problem:
    print(problem)
""")
    assert said.startswith("a graded answer cannot use ")
    assert re.search(r"use (z3|pysat.solvers|ortools.sat.python.cp_model|nashpy)\.\w+$", said)


def test_other_libraries_and_names_like_theirs_are_left_alone():
    said = with_stubs("""
import heapq
for name in ("z3_of_my_own", "spotless", "my.z3"):
    try:
        __import__(name)
    except ModuleNotFoundError as problem:
        print(problem.name)
print(heapq.heappop([3]))
""")
    assert said.split() == ["z3_of_my_own", "spotless", "my", "3"]


def test_inner_names_of_stubs_are_none():
    said = with_stubs("""
import gamegraphs.course as course
try:
    course.__wrapped__
except AttributeError as problem:
    print(problem)
""")
    assert said == "__wrapped__"


def test_the_exercises_can_be_imported_around_the_stubs():
    """The known mistakes import them, and are handed in by the tests."""
    said = with_stubs(
        """
from gamegraphs.course.exercises.graph_families import has_cycle
print(has_cycle([[0]]))
""",
        _PACKAGE.parent,
    )
    assert said == "True"


def test_what_an_answer_may_need_of_the_course_is_no_stub():
    said = with_stubs("""
from gamegraphs.course import implicit
n, succ, pred, terminal = implicit([[1], []])
print(n, succ(0), pred(1), terminal(1))
""")
    assert said == "2 [1] [0] True"


def test_classes_of_a_submission_find_their_module():
    said = with_stubs("""
code = ["from dataclasses import dataclass", "@dataclass", "class P:", "    u: int = 3", "x = P()"]
exec("\\n".join(code), scope)
print(scope["x"], exit is sys.exit)
""")
    assert said == "P(u=3) True"


def test_nothing_of_it_reaches_this_process():
    assert sys.modules["gamegraphs"].__class__.__name__ == "module"


@pytest.mark.parametrize(
    ("module", "name", "mine"),
    [
        ("__main__", "heapq", False), ("__main__", "random", False), ("__main__", "wave", True),
        ("submission", "heapq", True), ("submission", "random", True),
    ],
)  # fmt: skip
def test_a_notebook_gets_the_module_of_python_that_its_kernel_has_loaded(module, name, mine):
    """`import heapq` in a kernel never finds the heapq.py beside the notebook."""
    said = with_stubs(f"""
from gamegraphs.course.running.stubs import install_modules
scope = install_stubs({module!r})
install_modules({{{name!r}: "x = 1"}}, ["import {name}"], {module!r})
exec("import {name}", scope)
print(hasattr(scope[{name!r}], "x"))
""")
    assert said == str(mine)


def test_what_a_kernel_has_loaded_is_in_the_list():
    """A kernel of this machine is asked for those that students' files are called like."""
    pytest.importorskip("ipykernel")
    loaded = run_child("import ipykernel.ipkernel, sys\nprint(*sys.modules)").split()
    standard = sys.stdlib_module_names.intersection(loaded)
    usual = {"bisect", "collections", "copy", "heapq", "itertools", "math", "queue", "random"}
    assert usual <= standard & IN_A_KERNEL
    assert {name for name in IN_A_KERNEL if name not in sys.stdlib_module_names} == set()
