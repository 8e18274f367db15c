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
_LONG_QUOTES = ('"""', "'''")
_PIECE = re.compile(  # long quotes, a text on one line, a comment, a bracket
    r"""\"{3}|'{3}|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|\#.*|[()\[\]{}]"""
)
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


def compile_cells(cells: list[str], file: bool = False) -> tuple[list[Statement], str]:
    """Return the compiled statements of all cells, and what is wrong with the first bad one.

    With `file` there is one cell, and it is a file.
    """
    found: list[Statement] = []
    reason = ""
    flags = 0
    for number, source in enumerate(cells, 1):
        place = f"<cell {number}>"
        try:
            text, tree = _parsed(source, place)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
            reason = reason or _error_text(problem, 0 if file else number)
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
                reason = reason or _error_text(problem, 0 if file else number)
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


def modules_meant(cells: list[str], modules: dict[str, str], taken: set[str]) -> set[str]:
    """Return those of some modules that the code means, though Python has others of these names.

    A module in `taken` is meant if all that is used of it stands in it: a random.py that lies about
    takes nothing from who uses Python's.
    """
    used: dict[str, set[str]] = {name: set() for name in taken}
    for source in [*cells, *modules.values()] if taken else []:
        bound: dict[str, str] = {}  # the names under which the modules are imported
        nodes = _nodes(source)
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and not node.level and node.module in taken:
                used[node.module] |= {alias.name for alias in node.names} - {"*"}
            elif isinstance(node, ast.Import):
                bound |= {alias.asname or alias.name: alias.name for alias in node.names}
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.get(bound.get(node.value.id, ""), set()).add(node.attr)
    return {name for name, wanted in used.items() if wanted <= _names_in(modules[name], wanted)}


def _names_in(source: str, wanted: set[str]) -> set[str]:
    """Return the names that a module gives a value to; all that are wanted if that is not known."""
    nodes = _nodes(source)
    found = {getattr(node, "name", "") for node in nodes}
    for node in nodes:
        if isinstance(node, ast.alias):
            found.add(node.asname or node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found if nodes and "*" not in found else wanted


def _nodes(source: str) -> list[ast.AST]:
    try:
        return [*ast.walk(_parsed(source, "<cell>")[1])]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def _parsed(source: str, place: str) -> tuple[str, ast.Module]:
    """Return the text that could be parsed, and its tree: as it stands, else without magics."""
    source = _as_in_a_notebook(source.removeprefix("\ufeff"))
    if source.lstrip().startswith("%%"):
        first, _, rest = source.lstrip().partition("\n")
        source = "\n" + rest if first.split()[0] in _RUN_AS_CODE else ""
    try:
        return source, ast.parse(source, place)
    except SyntaxError:
        text = without_magics(source)
        return text, ast.parse(text, place)


def _as_in_a_notebook(source: str) -> str:
    r"""Return a source with magics where a notebook that was saved as a script calls for them.

    >>> _as_in_a_notebook("get_ipython().run_line_magic('time', 'f()')")
    '%time f()'
    >>> _as_in_a_notebook("get_ipython().run_cell_magic('time', '', 'x = 1\\ny = 2')\nz = 3")
    'pass\nx = 1\ny = 2\nz = 3'
    """
    if "get_ipython().run_" not in source:
        return source
    try:
        calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return source
    lines = source.splitlines()
    for node in sorted(calls, key=lambda node: -node.lineno):
        given = [getattr(word, "value", None) for word in getattr(node.value, "args", [])]
        words = [word for word in given if isinstance(word, str)]
        margin = lines[node.lineno - 1][: node.col_offset]
        if margin.strip() or not words or words != given:
            continue
        called = ast.unparse(getattr(node.value, "func", node.value))
        if called == "get_ipython().run_line_magic":
            new = "%" + " ".join(words)
        elif called == "get_ipython().run_cell_magic":
            new = f"pass\n{words[-1]}" if f"%%{words[0]}" in _RUN_AS_CODE else "pass"
        else:
            continue
        lines[node.lineno - 1 : node.end_lineno] = [margin + line for line in new.splitlines()]
    return "\n".join(lines)


def without_magics(source: str) -> str:
    r"""Return the lines of a cell, with those replaced that only a notebook understands.

    >>> without_magics("%matplotlib inline\nif x:\n    !ls\nfiles = !ls\nlabel_game?")
    'pass\nif x:\n    pass\nfiles = None\npass'
    >>> without_magics("%run helper.py")
    'from helper import *'
    """
    lines = []
    goes_on = False  # a line that was replaced and ended with a backslash
    unfinished, left_open = False, ""  # a line of Python that goes on, with a backslash or without
    for line in source.splitlines():
        kept = line
        if goes_on:
            kept = ""
            goes_on = line.endswith("\\")
        elif not (unfinished or left_open):
            timed = _TIMED.sub(r"\1", _RUN.sub(r"\1from \2 import *", line))
            kept = _MAGIC.sub(r"\1pass", _ASSIGNED.sub(r"\1\2 None", timed))
            goes_on = kept != timed and line.endswith("\\")
        left_open = _left_open(kept, left_open)
        unfinished = kept.endswith("\\")
        lines.append(kept)
    return "\n".join(lines)


def _left_open(line: str, before: str) -> str:
    r"""Return what is still open after a line: brackets, and the quotes of a long text at the end.

    >>> _left_open("x = f(a[1], ", ""), _left_open("']' + '''", "("), _left_open("% b)", "(")
    ('(', "('''", '')
    """
    found, place = before, 0
    while True:
        quotes = found[-3:] if found.endswith(_LONG_QUOTES) else ""
        piece = re.compile(rf"(?:\\.|(?!{quotes}).)*{quotes}") if quotes else _PIECE
        match = piece.match(line, place) if quotes else piece.search(line, place)
        if match is None:
            return found
        place = match.end()
        if quotes:
            found = found[:-3]
        elif match[0] in {*_LONG_QUOTES, *"([{"}:
            found += match[0]
        elif match[0] in {*")]}"}:
            found = found[:-1]


def _without_disk_cache(statement: ast.stmt) -> ast.stmt:
    """Return a statement in which numba keeps nothing on the disk: there is no place for it."""
    for node in ast.walk(statement):
        for call in getattr(node, "decorator_list", ()):
            if isinstance(call, ast.Call) and "jit" in ast.unparse(call.func):
                call.keywords = [word for word in call.keywords if word.arg != "cache"]
    return statement


def _error_text(problem: BaseException, number: int) -> str:
    """Return what is wrong in the cell of this number; 0 stands for a file."""
    if not number:
        line = getattr(problem, "lineno", None)
        place = f"line {line} of the file" if line else "the file"
        return f"{type(problem).__name__} in {place}: {getattr(problem, 'msg', problem)}"
    return f"{type(problem).__name__} in cell {number}: {problem}"
