"""Imports point one way: a module may use what lies below it, and nothing else."""

import ast
from collections import Counter
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import pytest
from helpers import ROOT

# From the ground up; a package stands for all its modules. Those of one line may not import
# each other, except inside a package.
LEVELS = [
    {"outcome", "arrays", "text", "whole_file"},
    {"validate"},
    {"textformat"},
    {"graph"},
    {"rules", "solution", "generate", "oracle", "trace"},
    {"solvers"},
    {"games", "certify"},
    {"draw"},
    {"widgets"},
    {"course"},
    {"bench", "jupyterlab"},
    {"__init__"},
    {"cli"},
    {"__main__"},
]
LEVEL = {name: level for level, names in enumerate(LEVELS) for name in names}

# These run in a browser too: nothing but the standard library when they are imported.
LIGHT = {name for names in LEVELS[: LEVEL["draw"] + 1] for name in names} - {"games"}
LIGHT |= {"widgets", "course", "__init__", "cli"}
HEAVY = {"numpy", "numba", "llvmlite", "matplotlib", "networkx", "ipywidgets", "IPython"}


def read_package():
    """Return {module: source} for the package; `draw` stands for draw/__init__.py."""
    sources = {}
    for path in sorted((ROOT / "gamegraphs").rglob("*.py")):
        parts = path.relative_to(ROOT / "gamegraphs").with_suffix("").parts
        name = ".".join(parts[:-1] if len(parts) > 1 and parts[-1] == "__init__" else parts)
        sources[name] = path.read_text(encoding="utf-8")
    return sources


def imports(module, sources):
    """Return the modules of `sources` that `module` imports anywhere, functions included."""
    return imports_of(module, sources[module], frozenset(sources))


@cache
def imports_of(module, source, known):
    """Return what `source` imports of the `known` modules; most are asked for many times."""
    is_package = module == "__init__" or any(name.startswith(module + ".") for name in known)
    here = [] if module == "__init__" else module.split(".")
    found = set()

    def add(path, names=()):
        """`from path import names`: each name is a module of that package or something in it."""
        base = ".".join(path) or "__init__"
        inside = {".".join([*path, name]) for name in names} & known
        found.update(inside)
        if len(inside) < len(names) or not names:
            found.add(base)

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                path = alias.name.split(".")
                if path[0] == "gamegraphs":
                    add(path[1:])
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            path = node.module.split(".") if node.module else []
            if node.level:
                up = node.level - 1 if is_package else node.level
                add(here[: len(here) - up] + path, names)
            elif path[:1] == ["gamegraphs"]:
                add(path[1:], names)
    return found


def violations(sources):
    """Return a sentence for every import that does not point downward."""
    found = []
    for module in sources:
        top = module.partition(".")[0]
        if top not in LEVEL:
            found.append(f"{module} has no level; add it to LEVELS")
            continue
        for imported in sorted(imports(module, sources)):
            other = imported.partition(".")[0]
            if other != top and not LEVEL.get(other, len(LEVELS)) < LEVEL[top]:
                found.append(f"{module} imports {imported}, which is not below it")
    return found


def heavy_imports(source):
    """Return the heavy packages that are imported when the module itself is."""
    found = set()

    def walk(nodes):
        for node in nodes:
            if isinstance(node, ast.Import):
                found.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(node.module.partition(".")[0])
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                walk(node.orelse)
            elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                walk(ast.iter_child_nodes(node))

    walk(ast.parse(source).body)
    return found & HEAVY


def test_the_modules_are_found():
    sources = read_package()
    assert {
        "__init__",
        "outcome",
        "graph",
        "solvers",
        "solvers.outcomes.memo",
        "certify",
    } <= set(sources)
    assert imports("solvers.outcomes.memo", sources) == {"graph", "outcome", "solvers.jit.dispatch"}
    assert imports("graph", sources) == {"arrays", "validate", "outcome", "textformat"}
    assert "solvers.outcomes.solver" in imports("__init__", sources)


def test_imports_point_one_way():
    assert violations(read_package()) == []


@pytest.mark.parametrize(
    ("module", "line", "imported"),
    [
        ("graph", "from .solvers.outcomes.solver import solve", "solvers.outcomes.solver"),
        ("graph", "from . import certify", "certify"),
        ("graph", "from gamegraphs.solution import Solution", "solution"),
        ("graph", "from gamegraphs import certify", "certify"),
        ("graph", "from gamegraphs import GameGraph", "__init__"),
        ("graph", "import gamegraphs.certify.labels", "certify.labels"),
        ("graph", "import gamegraphs as gg", "__init__"),
        ("graph", "def f():\n    from .solvers.outcomes.memo import memo", "solvers.outcomes.memo"),
        ("graph", "if TYPE_CHECKING:\n    from . import rules", "rules"),
        ("solvers.outcomes.memo", "from ... import certify", "certify"),
        ("solvers.outcomes.memo", "from ...draw.plots import picture_of", "draw.plots"),
        ("solvers", "from ..certify.labels import verify", "certify.labels"),
        ("oracle", "from .solvers.outcomes import retrograde", "solvers.outcomes.retrograde"),
        ("oracle", "from .rules import explore", "rules"),  # beside it, not below
        ("certify", "from ..draw import draw", "draw"),
        ("draw.plots", "from ..course.checking.check import check", "course.checking.check"),
    ],
)  # fmt: skip
def test_a_made_up_upward_import_is_found(module, line, imported):
    sources = read_package() | {"course.checking.check": ""}
    before = violations(sources)
    assert before == []
    sources[module] += "\n" + line + "\n"
    found = [sentence for sentence in violations(sources) if sentence not in before]
    assert found == [f"{module} imports {imported}, which is not below it"]


def test_a_module_without_a_level_is_found():
    assert violations({"elsewhere": ""}) == ["elsewhere has no level; add it to LEVELS"]


def test_a_graph_comes_before_its_solvers_and_a_picture_before_the_course():
    order = ["outcome", "graph", "solution", "solvers", "certify", "draw", "widgets", "course"]
    assert all(LEVEL[below] < LEVEL[above] for below, above in pairwise(order))
    assert LEVEL["rules"] < LEVEL["solvers"] < LEVEL["games"]


def dependencies(sources):
    return {module: imports(module, sources) - {module} for module in sources}


def test_no_two_modules_import_each_other():
    order = list(TopologicalSorter(dependencies(read_package())).static_order())
    assert order.index("graph") < order.index("solvers.outcomes.memo") < order.index("__init__")


def test_modules_that_import_each_other_are_found():
    sources = {"solve": "", "solve.a": "from . import b", "solve.b": "from .a import x"}
    with pytest.raises(CycleError):
        TopologicalSorter(dependencies(sources)).prepare()


def is_light(module):
    top, _, rest = module.partition(".")
    if top == "solvers":
        return rest not in {
            "jit.kernel_cache",
            "jit.primitives",
            "implicit.compiled_wave",
            "implicit.rule_loops",
            "arenas.attractor_compiled",
            "outcomes.retrograde_compiled",
            "outcomes.retrograde_numpy",
            "reversed_edges_compiled",
        }
    if top == "widgets":
        asking = {"asking.question", "asking.asked_question", "asking.wave_run"}
        return rest in {"", "by_hand", *asking}
    return top in LIGHT


def test_the_learners_path_imports_nothing_heavy():
    light = {module: source for module, source in read_package().items() if is_light(module)}
    assert {"oracle", "draw", "certify", "graph", "solvers.outcomes.solver"} <= set(light)
    found = {module: heavy_imports(source) for module, source in light.items()}
    assert {module: names for module, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import numpy as np", {"numpy"}),
        ("from numba.core import cgutils", {"numba"}),
        ("try:\n    import numpy\nexcept ImportError:\n    pass", {"numpy"}),
        ("class A:\n    import matplotlib.pyplot", {"matplotlib"}),
        ("def f():\n    import numpy", set()),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy", set()),
        ("import re, array", set()),
    ],
)
def test_heavy_imports_are_told_from_late_ones(source, found):
    assert heavy_imports(source) == found


def crowded(files, most=12):
    """Return the folders that hold more Python files than `most`, `__init__.py` left out."""
    held = Counter(path.rpartition("/")[0] for path in files if not path.endswith("__init__.py"))
    return {folder: count for folder, count in held.items() if count > most}


def test_no_folder_holds_more_than_a_dozen_files():
    package = ROOT / "gamegraphs"
    files = [path.relative_to(package).as_posix() for path in package.rglob("*.py")]
    assert crowded(files) == {}


def test_a_crowded_folder_is_found():
    files = [f"solvers/method_{i}.py" for i in range(13)] + ["solvers/__init__.py", "graph.py"]
    assert crowded(files) == {"solvers": 13}
    assert crowded(files[1:]) == {}
