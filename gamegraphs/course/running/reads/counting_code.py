"""The code of a function, with a call of ours in place of each operation that may read many items.

The line, the text and the kind of operation of each such place are kept in `places`.
"""

from __future__ import annotations

import ast
import linecache
from copy import deepcopy
from functools import lru_cache
from types import CodeType
from typing import Any

from .operations import OPERATORS

_MOST_TEXT = 80
# What a call does with many items, by the name that is called; "read" if nothing stands here.
_KINDS = {
    **dict.fromkeys(("pop", "insert", "insort", "insort_left", "insort_right"), "move"),
    "remove": "remove",
    **dict.fromkeys(("index", "__contains__", "contains", "indexOf"), "in"),
    **dict.fromkeys(("copy", "deepcopy", "list", "tuple", "set", "dict", "frozenset"), "new"),
    **dict.fromkeys(("append", "concatenate", "hstack", "delete", "roll"), "new"),
    **dict.fromkeys(("deque", "bytes", "bytearray", "array", "union", "difference"), "new"),
}
# What stands in a target that is no call, and may be asked for twice.
_ASKED_TWICE = (
    ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp, ast.UnaryOp, ast.Tuple,
    ast.operator, ast.unaryop, ast.expr_context,
)  # fmt: skip

places: list[tuple[int, str, str]] = []


def counting(code: CodeType) -> CodeType | None:
    """Return the same code, with counting; None where there is no source."""
    source = "".join(linecache.getlines(code.co_filename))
    if not source:
        return None
    try:
        found = _compiled(code.co_filename, source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return found.get((code.co_qualname, code.co_firstlineno))


@lru_cache(maxsize=64)
def _compiled(file: str, source: str) -> dict[tuple[str, int], CodeType | None]:
    """Return the code of all functions in a file that counts, by name and first line.

    None stands where several have the same name and line.
    """
    tree = _Counting(source).visit(ast.parse(source, file))
    code = compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)
    found: dict[tuple[str, int], CodeType | None] = {}
    waiting = [code]
    while waiting:
        for inner in waiting.pop().co_consts:
            if isinstance(inner, CodeType):
                key = inner.co_qualname, inner.co_firstlineno
                found[key] = None if key in found else inner
                waiting.append(inner)
    return found


class _Counting(ast.NodeTransformer):
    """Puts a call of ours in place of each operation that may read many items."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()

    def _call(self, name: str, kind: str, shown: ast.AST, *arguments: ast.expr) -> ast.Call:
        places.append((getattr(shown, "lineno", 0), self._text(shown), kind))
        place = ast.Constant(len(places) - 1)
        function = ast.Name(f"__gamegraphs{name}__", ast.Load())
        return ast.copy_location(ast.Call(function, [*arguments, place], []), shown)

    def _text(self, node: ast.AST) -> str:
        first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        if not 0 < first == last <= len(self._lines):
            return ""
        line = self._lines[first - 1].encode()
        text = line[node.col_offset : node.end_col_offset].decode(errors="replace")  # type: ignore[attr-defined]
        return text if len(text) <= _MOST_TEXT else text[: _MOST_TEXT - 4] + " ..."

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        shown = ast.copy_location(ast.Compare(node.left, node.ops, node.comparators), node)
        self.generic_visit(node)
        last = node.comparators[0]
        literal = isinstance(last, ast.Tuple | ast.List | ast.Set | ast.Constant)
        if len(node.ops) > 1 or not isinstance(node.ops[0], ast.In | ast.NotIn) or literal:
            return node
        found = self._call("_contains", "in", shown, node.left, last)
        if isinstance(node.ops[0], ast.In):
            return found
        return ast.copy_location(ast.UnaryOp(ast.Not(), found), node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) not in OPERATORS:
            return node
        number = ast.Constant(list(OPERATORS).index(type(node.op)))
        return self._call("_operate", "new", node, number, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        before = _value_of(node.target)
        one_more = isinstance(node.value, ast.Constant) and isinstance(node.op, ast.Add | ast.Sub)
        in_a_row = not isinstance(node.target, ast.Name)  # left[u] -= 1, which is everywhere
        self.generic_visit(node)
        if before is None or (one_more and in_a_row) or type(node.op) not in OPERATORS:
            return node
        takes_away = isinstance(node.op, ast.Sub | ast.BitAnd)
        name = "_reduce" if takes_away else "_augment"
        node.value = self._call(name, "new", node, before, node.value)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and isinstance(node.slice, ast.Slice):
            return self._call("_read", "slice", node, node)
        return node

    def visit_Delete(self, node: ast.Delete) -> Any:
        found: list[ast.stmt] = []
        for target in node.targets:
            self.generic_visit(target)
            new: ast.stmt = ast.Delete([target])
            if isinstance(target, ast.Subscript):
                key = _key(target.slice)
                new = ast.Expr(self._call("_delete", "move", node, target.value, key))
            found.append(ast.copy_location(new, node))
        return found

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if len(node.targets) > 1:
            return node
        target = node.targets[0]
        parts = target.elts if isinstance(target, ast.Tuple | ast.List) else []
        if any(isinstance(part, ast.Starred) for part in parts):
            node.value = self._call("_read", "slice", node, node.value)
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            given = [node.value, target.value, _key(target.slice)]
            call = self._call("_store", "move", node, *given)
            return ast.copy_location(ast.Expr(call), node)
        return node

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = self._call("_read", "new", node, node.value)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        shown = [*node.values]
        self.generic_visit(node)
        for i, key in enumerate(node.keys):
            if key is None:
                place = node if node.lineno == node.end_lineno else shown[i]
                node.values[i] = self._call("_read", "new", place, node.values[i])
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = node.func
        if isinstance(name, ast.Name) and name.id in ("super", "range", "len", "locals", "vars"):
            return node
        # numpy.append has two arguments
        one_item = ("popleft", "add", "get") + ("append",) * (len(node.args) < 2)
        one_item += ("pop",) * (not node.args)
        if isinstance(name, ast.Attribute) and name.attr in one_item:
            return node
        called = name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")
        kind = _KINDS.get(called, "read")
        node.func = self._call("_callee", kind, node, node.func)
        return node

    # Types and patterns are no work.

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        node.guard = self.visit(node.guard) if node.guard else None
        node.body = [new for statement in node.body for new in _as_list(self.visit(statement))]
        return node


def _as_list(new: Any) -> list[Any]:
    return new if isinstance(new, list) else [new]


def _value_of(target: ast.Name | ast.Attribute | ast.Subscript) -> ast.expr | None:
    """Return what stands for the value of a target; None if more than names and numbers are in it.

    Who asks for it twice must not call anything twice.
    """
    if not all(isinstance(node, _ASKED_TWICE) for node in ast.walk(target)):
        return None
    value = deepcopy(target)
    value.ctx = ast.Load()
    return value


def _key(node: ast.expr) -> ast.expr:
    """Return what stands in brackets as an expression of its own."""
    if not isinstance(node, ast.Slice):
        return node
    ends = [end or ast.Constant(None) for end in (node.lower, node.upper, node.step)]
    return ast.Call(ast.Name("__gamegraphs_slice__", ast.Load()), ends, [])
