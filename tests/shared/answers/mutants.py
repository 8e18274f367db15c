"""Mutants: official solutions with one thing changed by rule, to test the tests of `check`."""

import ast
import json
from copy import deepcopy

from helpers import ROOT

from gamegraphs.course.exercises import exercise

_BEFORE = """
from collections.abc import Callable
from gamegraphs import GameGraph
LOSE, WIN, DRAW = 0, 1, 2
"""
_COMPARED = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_COMPUTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitXor: ast.BitOr,
    ast.RShift: ast.LShift,
}
_NAMES = {
    "LOSE": ("WIN", "DRAW"),
    "WIN": ("LOSE", "DRAW"),
    "DRAW": ("LOSE", "WIN"),
    "any": ("all",),
    "popleft": ("pop",),
    "append": ("appendleft",),
    "max": ("min",),
    "min": ("max",),
}
_NARROWED = ("list(map(lambda x: x & 255, {0}))", "list(map(lambda x: x & 65535, {0}))")


def official(number):
    """Return the source of the official solution to an exercise."""
    subject = exercise(number)
    path = ROOT / "solutions" / f"{subject.slug}.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return next("".join(cell["source"]) for cell in cells if cell["id"] == "starter")


def mutants(source):
    """Yield sources that differ from this one in one place, each once, in the order of the text."""
    tree = ast.parse(source)
    found = {ast.unparse(tree)}
    for place, node in enumerate(ast.walk(tree)):
        for change in _changes(node):
            changed = deepcopy(tree)
            target = next(n for i, n in enumerate(ast.walk(changed)) if i == place)
            change(target)
            text = ast.unparse(ast.fix_missing_locations(changed))
            if text not in found:
                found.add(text)
                yield text


def function_of(source, number):
    """Return the function that this source defines for an exercise."""
    names = {"__name__": "answer"}
    exec(compile(_BEFORE + source, f"<mutant of {number}>", "exec"), names)
    return names[exercise(number).function]


def _changes(node):
    """Yield functions that change such a node in place, one for each rule that fits."""
    if isinstance(node, ast.Compare):
        for other in _COMPARED.get(type(node.ops[0]), ()):
            yield lambda n, other=other: n.ops.__setitem__(0, other())
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _COMPUTED:
        yield lambda n: setattr(n, "op", _COMPUTED[type(n.op)]())
    if isinstance(node, ast.BoolOp):
        other = ast.And if isinstance(node.op, ast.Or) else ast.Or
        yield lambda n: setattr(n, "op", other())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for step in (1, -1):
            yield lambda n, step=step: setattr(n, "value", n.value + step)
    if isinstance(node, ast.Constant) and node.value is None:
        yield lambda n: setattr(n, "value", 0)
    for field in ("id", "attr"):
        for other in _NAMES.get(getattr(node, field, ""), ()):
            yield lambda n, field=field, other=other: setattr(n, field, other)
    if isinstance(node, ast.If | ast.IfExp):
        yield lambda n: setattr(n, "test", ast.Constant(True))
        yield lambda n: setattr(n, "test", ast.Constant(False))
    if isinstance(node, ast.comprehension) and node.ifs:
        yield lambda n: n.ifs.clear()
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.ListComp):
        for text in _NARROWED:
            yield lambda n, text=text: setattr(n, "value", _parsed(text, n.value))
        yield lambda n: setattr(
            n, "value", _parsed("[{0}[0] for _ in {0}] if {0} else []", n.value)
        )
    if isinstance(node, ast.For):
        yield lambda n: setattr(n, "iter", _parsed("list({0})[1:]", n.iter))
        yield lambda n: setattr(n, "iter", _parsed("list({0})[:-1]", n.iter))
        yield lambda n: setattr(n, "iter", _parsed("set({0})", n.iter))
    if isinstance(node, ast.Return) and node.value is not None:
        yield lambda n: setattr(n, "value", None)
    for i, statement in enumerate(getattr(node, "body", []) if not _is_expression(node) else []):
        if isinstance(statement, ast.AugAssign | ast.Continue | ast.Expr | ast.Assign):
            yield lambda n, i=i: n.body.__setitem__(i, ast.Pass())


def _is_expression(node):
    return isinstance(node, ast.expr)


def _parsed(text, node):
    return ast.parse(text.format(f"({ast.unparse(node)})"), mode="eval").body
