"""Which functions a learner's function uses: those that can be reached from it by name."""

from __future__ import annotations

from collections.abc import Callable
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

_MOST_TABLE = 100  # entries of a table of functions; what has more is data


def reachable_functions(start: Any, own: Callable[[str], bool]) -> list[FunctionType]:
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
