"""What Python's own operations read: items that `queue.pop(0)` moves, that `u in queue` compares.

Whoever counts lines takes `u in queue` for one step, however long the queue is. While `WholeReads`
is entered, a learner's functions run in a form in which every operation that reads or moves many
items at once adds how many these are, place by place. That number is the same on every machine.

Only what is certain is counted: operations of Python's own containers and of integers with many
digits. What a library does, numpy for one, is left to the clock (`checking.work.time_check`).
"""

from __future__ import annotations

import ast
import builtins
import functools
import linecache
import operator
from array import array
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    MethodDescriptorType,
    MethodType,
    MethodWrapperType,
    ModuleType,
    TracebackType,
    WrapperDescriptorType,
)
from typing import Any

_SEQUENCES = (list, tuple, deque, str, bytes, bytearray, array)
_SIZED: tuple[type[Any], ...] = (
    *_SEQUENCES,
    dict,
    set,
    frozenset,
    type({}.values()),
    type({}.keys()),
    type({}.items()),
)
_COPIES = (
    list, tuple, set, frozenset, dict, OrderedDict, Counter, deque, bytes, bytearray, array
)  # fmt: skip
_FUNCTIONS = {sum, min, max, sorted, any, all, operator.countOf}
_RESULTS = {operator.add, operator.concat, operator.mul, operator.or_, operator.and_, operator.sub}
_LAZY = (map, filter, zip, enumerate)
_MOST_PLACES, _MOST_TEXT, _MOST_TABLE = 20, 80, 100
_WORD = 64  # bits
# What a call does with many items, by the name that is called; "read" if nothing stands here.
_KINDS = {
    **dict.fromkeys(("pop", "insert", "remove"), "move"),
    **dict.fromkeys(("index", "__contains__", "contains", "indexOf"), "in"),
    **dict.fromkeys(("copy", "deepcopy", "list", "tuple", "set", "dict", "frozenset"), "new"),
    **dict.fromkeys(("deque", "bytes", "bytearray", "array", "union", "difference"), "new"),
}
_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Mult: operator.mul, ast.Sub: operator.sub,
    ast.BitOr: operator.or_, ast.BitAnd: operator.and_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
}  # fmt: skip
# Of the methods of containers those that read or move more than one item.
_METHODS = {
    "insert", "remove", "index", "count", "copy", "reverse", "sort", "find", "rfind", "rindex",
    "replace", "split", "join", "union", "difference", "intersection", "symmetric_difference",
    "issubset", "issuperset", "rotate", "translate", "tolist", "__contains__", "__add__",
}  # fmt: skip
_ADDS = {"extend", "update", "join", "extendleft"}  # what they are given is read, not the rest
Place = tuple[int, str, str, int]  # a line, what stands there, the kind of operation, items


class WholeReads:
    """Counts the items that the code of a function reads at once, as long as it is entered.

    `own` says of a file whether what stands in it is the learner's.
    """

    def __init__(self, function: Callable[..., Any], own: Callable[[str], bool]) -> None:
        self._function = function
        self._own = own
        self._before: list[tuple[FunctionType, CodeType]] = []

    def __enter__(self) -> WholeReads:
        _items.clear()
        for name, helper in _HELPERS.items():
            setattr(builtins, name, helper)
        with suppress(Exception):  # an object of the learner's may answer to nothing
            for function in _functions(self._function, self._own):
                code = _counting(function.__code__)
                if code is not None and code.co_freevars == function.__code__.co_freevars:
                    self._before.append((function, function.__code__))
                    function.__code__ = code
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for function, code in self._before:
            function.__code__ = code
        self._before.clear()  # the helpers stay: a generator may still be about

    def places(self) -> list[Place]:
        """Return the places at which most items were read, with the line, most items first."""
        found = sorted(_items.items(), key=lambda item: (-item[1], item[0]))
        return [
            (*_places[place][:2], "integer" if words else _places[place][2], items)
            for (place, words), items in found[:_MOST_PLACES]
        ]


_places: list[tuple[int, str, str]] = []
_items: dict[tuple[int, bool], int] = {}  # by place, and whether they are words of an integer


def _add(place: int, items: int, words: bool = False) -> None:
    if items > 0:
        _items[place, words] = _items.get((place, words), 0) + items


def _length(value: Any) -> int:
    """Return how many items there are; 0 for what is no container of Python's own.

    What counts the looks at its items itself is left to do so.
    """
    return len(value) if isinstance(value, _SIZED) and not hasattr(value, "_whole") else 0


def _words(*values: Any) -> int:
    """Return the words of memory in the longest of these integers; 0 if one is enough."""
    longest = max((x.bit_length() for x in values if type(x) is int), default=0)
    return longest // _WORD


# What stands in the code in place of an operation. Each does it, and adds what it has read.


def _contains(item: Any, container: Any, place: int) -> bool:
    found = item in container
    if isinstance(container, _SEQUENCES) and _length(container):
        read = len(container)
        if found and isinstance(container, list | tuple):
            read = container.index(item) + 1
        _add(place, read)
    return found


def _read(value: Any, place: int) -> Any:
    _add(place, _length(value))
    return value


def _operate(number: int, left: Any, right: Any, place: int) -> Any:
    result = _BY_NUMBER[number](left, right)
    if type(result) is int:
        _add(place, _words(left, right, result), words=True)
    elif isinstance(result, _SIZED):
        if isinstance(left, set | frozenset) and number == _AND:
            _add(place, min(_length(left), _length(right)))
        else:
            _add(place, max(_length(left), _length(result)))
    return result


def _augment(left: Any, right: Any, place: int) -> Any:
    """Return `right`, which is about to change `left`; only what cannot change is copied."""
    if type(left) is int:
        _add(place, _words(left, right), words=True)
    elif isinstance(left, tuple | bytes | frozenset):
        _add(place, _length(left) + _length(right))
    else:
        _add(place, _length(right))
    return right


def _delete(container: Any, key: Any, place: int) -> None:
    if isinstance(container, list | bytearray | array | deque) and isinstance(key, int | slice):
        _add(place, _behind(container, key))
    del container[key]


def _store(value: Any, container: Any, key: Any, place: int) -> None:
    if isinstance(container, list | bytearray | array) and isinstance(key, slice):
        _add(place, max(_behind(container, key), _length(value)))
    container[key] = value


def _behind(container: Any, key: int | slice) -> int:
    """Return how many items stand behind a place: they move."""
    size = _length(container)
    first = key.indices(size)[0] if isinstance(key, slice) else key % size if size else 0
    if isinstance(container, deque):  # it moves the shorter side
        return min(first, size - first)
    return size - first


def _callee(function: Any, place: int) -> Any:
    """Return the function, or one that does the same and counts."""
    if isinstance(function, type):
        if function in _LAZY:
            return functools.partial(_lazily, function, place)
        return functools.partial(_copying, function, place) if function in _COPIES else function
    if isinstance(function, FunctionType):
        copies = function.__module__ == "copy" and function.__name__ in ("copy", "deepcopy")
        return functools.partial(_copying, function, place) if copies else function
    if isinstance(function, MethodDescriptorType | WrapperDescriptorType):
        return functools.partial(_unbound, function, place)
    if not isinstance(function, BuiltinFunctionType | MethodWrapperType):
        return function
    if function is functools.reduce:
        return functools.partial(_reducing, place)
    if function in _RESULTS:
        return functools.partial(_resulting, function, place)
    if function in _FUNCTIONS or function.__name__ in ("heapify", "nlargest", "nsmallest"):
        return functools.partial(_copying, function, place)
    if function in (operator.contains, operator.indexOf):
        return functools.partial(_searching, function, place)
    owner, name = function.__self__, function.__name__
    if not isinstance(owner, _SIZED) or hasattr(owner, "_whole"):
        return function
    if name in _METHODS or name in _ADDS or (name == "pop" and isinstance(owner, _SEQUENCES)):
        return functools.partial(_method, function, place)
    return function


def _lazily(kind: Any, place: int, *given: Any, **named: Any) -> Any:
    """Return map(...), zip(...) and the like that count what is taken from containers."""
    if kind in (map, filter):
        given = (_callee(given[0], place), *given[1:])
    counted = (_each(x, place) if _length(x) else x for x in given)
    return kind(*counted, **named)


def _reducing(place: int, function: Any, given: Any, *first: Any) -> Any:
    return functools.reduce(_callee(function, place), _read(given, place), *first)


def _resulting(function: Any, place: int, left: Any, right: Any) -> Any:
    result = function(left, right)
    _add(place, max(_length(left), _length(result)))
    return result


def _unbound(function: Any, place: int, *given: Any, **named: Any) -> Any:
    if not given or not isinstance(given[0], function.__objclass__):
        return function(*given, **named)
    return _callee(function.__get__(given[0]), place)(*given[1:], **named)


def _each(container: Iterable[Any], place: int) -> Iterator[Any]:
    for item in container:
        _add(place, 1)
        yield item


def _copying(function: Any, place: int, *given: Any, **named: Any) -> Any:
    _add(place, sum(map(_length, given)))
    return function(*given, **named)


def _searching(function: Any, place: int, container: Any, item: Any) -> Any:
    _contains(item, container, place)
    return function(container, item)


def _method(method: Any, place: int, *given: Any, **named: Any) -> Any:
    owner, name = method.__self__, method.__name__
    size = len(owner)
    if name in _ADDS:
        read = sum(map(_length, given))
    elif name == "pop":
        read = _behind(owner, given[0]) if given and isinstance(given[0], int) else 0
    elif name == "insert" and given and isinstance(given[0], int):
        read = _behind(owner, slice(given[0], None))
    elif name == "index":
        found = method(*given, **named)
        _add(place, found + 1)
        return found
    elif name == "rotate":
        read = min(size, abs(given[0]) if given and isinstance(given[0], int) else 1)
    elif name == "intersection":
        read = min([size, *map(_length, given)])
    elif name == "__contains__" and not isinstance(owner, _SEQUENCES):
        read = 0
    else:
        read = size
    _add(place, read)
    return method(*given, **named)


_BY_NUMBER = list(_OPERATORS.values())
_AND = list(_OPERATORS).index(ast.BitAnd)
_NAMES = {
    "_contains": _contains, "_read": _read, "_operate": _operate, "_augment": _augment,
    "_delete": _delete, "_store": _store, "_callee": _callee, "_slice": slice,
}  # fmt: skip
_HELPERS = {f"__gamegraphs{name}__": helper for name, helper in _NAMES.items()}


# The code with these in it


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


def _counting(code: CodeType) -> CodeType | None:
    """Return the same code, with counting; None where there is no source."""
    source = "".join(linecache.getlines(code.co_filename))
    if not source:
        return None
    try:
        found = _compiled(code.co_filename, source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return found.get((code.co_qualname, code.co_firstlineno))


class _Counting(ast.NodeTransformer):
    """Puts a call of ours in place of each operation that may read many items."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()

    def _call(self, name: str, kind: str, shown: ast.AST, *arguments: ast.expr) -> ast.Call:
        _places.append((getattr(shown, "lineno", 0), self._text(shown), kind))
        place = ast.Constant(len(_places) - 1)
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
        if type(node.op) not in _OPERATORS:
            return node
        number = ast.Constant(list(_OPERATORS).index(type(node.op)))
        return self._call("_operate", "new", node, number, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.target, ast.Name) or type(node.op) not in _OPERATORS:
            return node
        before = ast.copy_location(ast.Name(node.target.id, ast.Load()), node)
        node.value = self._call("_augment", "new", node, before, node.value)
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
        if isinstance(name, ast.Attribute) and name.attr in ("append", "popleft", "add", "get"):
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


def _key(node: ast.expr) -> ast.expr:
    """Return what stands in brackets as an expression of its own."""
    if not isinstance(node, ast.Slice):
        return node
    ends = [end or ast.Constant(None) for end in (node.lower, node.upper, node.step)]
    return ast.Call(ast.Name("__gamegraphs_slice__", ast.Load()), ends, [])


# Which functions that is done to


def _functions(start: Any, own: Callable[[str], bool]) -> list[FunctionType]:
    """Return the learner's functions that can be reached from one by name."""
    found: list[FunctionType] = []
    waiting, seen = [start], set[int]()
    package = __name__.partition(".")[0]
    at_home = str(getattr(start, "__module__", "")).startswith(f"{package}.")
    while waiting:
        item = waiting.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        if str(getattr(item, "__module__", "")).startswith(f"{package}.") and not at_home:
            continue
        if isinstance(item, FunctionType):
            waiting.append(getattr(item, "__wrapped__", None))
            if own(item.__code__.co_filename):
                found.append(item)
                waiting += [item.__globals__.get(name) for name in _names(item.__code__)]
                waiting += [_content(cell) for cell in item.__closure__ or ()]
        elif isinstance(item, type):
            if getattr(item, "__module__", "builtins") != "builtins":
                waiting += [*vars(item).values(), *item.__bases__]
        elif isinstance(item, MethodType):
            waiting += [item.__func__, item.__self__]
        elif isinstance(item, property):
            waiting += [item.fget, item.fset]
        elif isinstance(item, ModuleType):
            file = getattr(item, "__file__", None)
            if isinstance(file, str) and own(file) and item.__name__.partition(".")[0] != package:
                waiting += vars(item).values()
        elif isinstance(item, staticmethod | classmethod):
            waiting.append(item.__func__)
        elif isinstance(item, list | tuple | dict):  # a table of functions, not of data
            values = item.values() if isinstance(item, dict) else item
            waiting += values if len(item) <= _MOST_TABLE else ()
        elif item is not None and not isinstance(item, BuiltinFunctionType | int | str):
            waiting += [getattr(item, name, None) for name in ("__wrapped__", "func")]
            waiting.append(type(item))
    return found


def _names(code: CodeType) -> set[str]:
    inner = [_names(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return None
