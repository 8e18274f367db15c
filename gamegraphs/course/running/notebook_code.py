"""The code of a notebook's cells as plain Python, statement by statement, without magics.

Each statement is compiled on its own, so that a mistake in one does not take the others away.
"""

from __future__ import annotations
import __future__

import ast
import linecache
import re
from typing import Any, NamedTuple

_ASSIGNED = re.compile(r"^(\s*)([\w.,\[\]\s()]+=)\s*[%!].*$")  # files = !ls
_TIMED = re.compile(r"^(\s*(?:[\w.,\[\]\s()]+=\s*)?)%time\s+(?=\S)")  # x = %time f()
_RUN = re.compile(r"^(\s*)%run\s+(?:-i\s+)?(?:\./)?(\w+)(?:\.py)?\s*$")  # a file beside it
_MAGIC = re.compile(r"^(\s*)([%!?]|[^#'\"=]*[\w)\]]\?{1,2}\s*$).*$")  # %time f(), !ls, label_game?
_WRITTEN = re.compile(r"%%(?:writefile|file)\s+(-a\s+|--append\s+)?(?:\./)?(\w+)\.py")
_RUN_AS_CODE = ("%%time", "%%capture", "%%prun", "%%timeit")  # what stands in these cells is run
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


class Statement(NamedTuple):
    """One statement, whether it is a definition or an import, and its tree."""

    code: Any
    defines: bool
    tree: ast.stmt

    def names(self) -> set[str]:
        """Return the names to which it gives a value."""
        if isinstance(self.tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return {self.tree.name}
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.alias):
                found.add(node.asname or node.name.partition(".")[0])
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
        return found


def compile_cells(cells: list[str]) -> tuple[list[Statement], str]:
    """Return the compiled statements of all cells, and what is wrong with the first bad one."""
    found: list[Statement] = []
    reason = ""
    flags = 0
    for number, source in enumerate(cells, 1):
        place = f"<cell {number}>"
        try:
            text, tree = _parsed(source, place)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
            reason = reason or _error_text(problem, number)
            continue
        linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
        for statement in map(_without_disk_cache, tree.body):
            if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
                for alias in statement.names:
                    feature = getattr(__future__, alias.name, None)
                    flags |= getattr(feature, "compiler_flag", 0)
            try:
                module = ast.Module([statement], [])
                code = compile(module, place, "exec", flags, dont_inherit=True)
                found.append(Statement(code, isinstance(statement, _DEFINITIONS), statement))
            except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
                reason = reason or _error_text(problem, number)
    return found, reason


def written_modules(cells: list[str]) -> dict[str, str]:
    """Return the modules that cells write as files, by name: `%%writefile helper.py`."""
    found: dict[str, str] = {}
    for source in cells:
        first, _, rest = source.lstrip().partition("\n")
        match = _WRITTEN.fullmatch(first.strip())
        if match:
            before = found.get(match[2], "") if match[1] else ""
            found[match[2]] = before + rest
    return found


def _parsed(source: str, place: str) -> tuple[str, ast.Module]:
    """Return the text that could be parsed, and its tree: as it stands, else without magics."""
    source = source.removeprefix("\ufeff")
    if source.lstrip().startswith("%%"):
        first, _, rest = source.lstrip().partition("\n")
        source = "\n" + rest if first.split()[0] in _RUN_AS_CODE else ""
    try:
        return source, ast.parse(source, place)
    except SyntaxError:
        text = without_magics(source)
        return text, ast.parse(text, place)


def without_magics(source: str) -> str:
    r"""Return the lines of a cell, with those replaced that only a notebook understands.

    >>> without_magics("%matplotlib inline\nif x:\n    !ls\nfiles = !ls\nlabel_game?")
    'pass\nif x:\n    pass\nfiles = None\npass'
    >>> without_magics("%run helper.py")
    'from helper import *'
    """
    lines = []
    goes_on = False  # a line that was replaced and ended with a backslash
    for line in source.splitlines():
        timed = _TIMED.sub(r"\1", _RUN.sub(r"\1from \2 import *", line))
        kept = "" if goes_on else _MAGIC.sub(r"\1pass", _ASSIGNED.sub(r"\1\2 None", timed))
        goes_on = kept != timed and line.endswith("\\")
        lines.append(kept)
    return "\n".join(lines)


def _without_disk_cache(statement: ast.stmt) -> ast.stmt:
    """Return a statement in which numba keeps nothing on the disk: there is no place for it."""
    for node in ast.walk(statement):
        for call in getattr(node, "decorator_list", ()):
            if isinstance(call, ast.Call) and "jit" in ast.unparse(call.func):
                call.keywords = [word for word in call.keywords if word.arg != "cache"]
    return statement


def _error_text(problem: BaseException, number: int) -> str:
    return f"{type(problem).__name__} in cell {number}: {problem}"
