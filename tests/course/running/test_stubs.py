"""The stubs in the process of a submission: what a notebook calls besides its answer is empty."""

import sys

import pytest
from helpers import run_child

from gamegraphs.course.running.sandbox import _PACKAGE

# As the worker is started: packages without what their __init__ imports.
START = f"""
import sys
from types import ModuleType
sys.path.insert(0, {str(_PACKAGE.parent)!r})
for name in ("", ".course", ".course.running"):
    package = sys.modules["gamegraphs" + name] = ModuleType("gamegraphs" + name)
    package.__package__ = package.__name__
    package.__path__ = [{str(_PACKAGE.parent)!r} + "/" + package.__name__.replace(".", "/")]
from gamegraphs.course.running.stubs import install_stubs
scope = install_stubs("submission")
def loaded():
    return sorted(name for name in sys.modules if name.startswith("gamegraphs."))
"""


def with_stubs(code):
    return run_child(START + code)


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
light = loaded()
import gamegraphs as gg
print("gamegraphs.outcome" in before, "gamegraphs.graph" in light, "gamegraphs.oracle" in light)
print(gg.solve(GameGraph.from_moves([[1], []])).outcome(0) is WIN, gg.WIN is WIN)
""")
    assert said.split() == ["False", "True", "False", "True", "True"]


def test_a_name_that_there_is_not_is_an_error():
    said = with_stubs("""
import gamegraphs
try:
    gamegraphs.nonesuch
except AttributeError as problem:
    print(problem)
try:
    import gamegraphs.course as course
    course.__wrapped__
except AttributeError as problem:
    print(problem)
""")
    assert said.splitlines() == ["module 'gamegraphs' has no attribute 'nonesuch'", "__wrapped__"]


def test_the_exercises_can_be_imported_around_the_stubs():
    """The known mistakes import them, and are handed in by the tests."""
    said = with_stubs("""
from gamegraphs.course.exercises.graph_inputs import has_cycle
print(has_cycle([[0]]), "gamegraphs.draw.svg" in sys.modules)
""")
    assert said.split()[0] == "True"


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
