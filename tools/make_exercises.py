"""Make the notebooks in exercises/ from those in solutions/, and run both.

Usage: python tools/make_exercises.py [task_04_label_game task_05 ...]      (all by default)

A solution notebook is checked first; one that has not the form of `notebook_cells.py` is refused
with a sentence for each fault, and nothing of it is written. Then the solution is run in place,
and the exercise is made of it and run: the solution's code is cut out, and so is what is tagged
"solution-only". Everything else stays as it is, ids and metadata too. At the end the table of the
exercises in README.md is written anew.
"""

from __future__ import annotations

import ast
import re
import sys
import time
from copy import deepcopy
from pathlib import Path

import make_exercise_table
import nbformat
from execute_notebooks import execute, run
from nbformat import NotebookNode
from notebook_cells import (
    BEGIN,
    END,
    GUARD,
    KINDS,
    ONLY,
    ROOT,
    heading,
    kind_of,
    metadata,
    points_text,
)

from gamegraphs.course.exercises import EXERCISES, Exercise

TO_WRITE = "return None  # write it here"


class RefusedError(Exception):
    """A solution notebook has not the form it must have; one line for each fault."""


def make_exercise(solution: NotebookNode, exercise: Exercise, name: str = "") -> NotebookNode:
    """Return the exercise of a solution notebook, not executed, or raise RefusedError.

    `name` is the file that the faults are said to be in.
    """
    found = [f"{name or exercise.slug}, {fault}" for fault in faults(solution, exercise)]
    if found:
        raise RefusedError("\n".join(found))
    made = nbformat.v4.new_notebook(metadata=deepcopy(solution.metadata))
    for cell in solution.cells:
        if ONLY in cell.metadata.get("tags", []):
            continue
        copy = deepcopy(cell)
        copy.metadata.pop("execution", None)
        if copy.id == "starter":
            copy.source = without_solution(copy.source)
        if copy.cell_type == "code":
            copy.outputs, copy.execution_count = [], None
        made.cells.append(copy)
    return made


def without_solution(source: str) -> str:
    """Return a starter without what stands between the markers, or raise ValueError.

    Between indented markers stands the body of the function, which becomes one line; what stands
    between markers at the left edge vanishes.

    >>> print(without_solution("def f():\\n    ### BEGIN SOLUTION\\n    a\\n    ### END SOLUTION"))
    def f():
        return None  # write it here
    """
    kept: list[str] = []
    opened = ""  # the line that opened the region we are in
    for line in source.splitlines():
        if line.strip() == BEGIN:
            if opened:
                raise ValueError(f"{BEGIN} stands twice without {END} between")
            opened = line
            indent = line[: -len(line.lstrip())] if line != line.lstrip() else ""
            kept += [indent + TO_WRITE] if indent else []
        elif line.strip() == END:
            if not opened:
                raise ValueError(f"{END} stands without {BEGIN} before it")
            if line.index("#") != opened.index("#"):
                raise ValueError(f"{END} is not indented as {BEGIN} is")
            opened = ""
        elif BEGIN in line or END in line:
            raise ValueError("a marker must stand alone on its line")
        elif not opened:
            kept.append(line)
    if opened:
        raise ValueError(f"{BEGIN} stands without {END} after it")
    return "\n".join(kept).strip("\n")


def faults(solution: NotebookNode, exercise: Exercise) -> list[str]:
    """Return what is wrong with the form of a solution notebook, "cell ID: ..." each."""
    names = [cell.get("id", "?") for cell in solution.cells]
    found = [f"cell {name}: there are two of it" for name in names if names.count(name) > 1]
    for kind in KINDS:
        numbered = [name for name in names if kind_of(name) is kind]
        wanted = [kind.name] if kind.most == 1 else [f"{kind.name}-{i + 1}" for i in range(99)]
        if not numbered:
            found += [] if kind.optional else [f"cell {wanted[0]}: it is missing"]
        elif len(numbered) > kind.most:
            found.append(f"cell {numbered[-1]}: there may be {kind.most} at most")
        elif numbered != wanted[: len(numbered)]:
            found.append(f"cell {numbered[0]}: numbered {numbered}, not from 1 in order")
    known = [name for name in names if kind_of(name) is not None]
    places = [KINDS.index(kind_of(name)) for name in known]
    for before, after, name in zip(places, places[1:], known[1:], strict=False):
        if after < before:
            found.append(f"cell {name}: it stands too late, after {KINDS[before].name}")
    for cell in solution.cells:
        found += [f"cell {cell.get('id', '?')}: {fault}" for fault in _cell_faults(cell, exercise)]
    return list(dict.fromkeys(found))


def _cell_faults(cell: NotebookNode, exercise: Exercise) -> list[str]:
    kind = kind_of(cell.get("id", "?"))
    if kind is None:
        return ["no cell of an exercise has this id"]
    found = []
    if cell.cell_type not in kind.kinds:
        found.append(f"it is a {cell.cell_type} cell, not {' or '.join(kind.kinds)}")
    wanted = metadata(cell.id, exercise)
    given = {key: value for key, value in cell.metadata.items() if key != "execution"}
    for key in sorted(given.keys() | wanted.keys()):
        if given.get(key) != wanted.get(key):
            found.append(f"metadata {key} is {given.get(key)}, not {wanted.get(key)}")
    if cell.id == "starter":
        return found + _starter_faults(cell.source, exercise)
    if BEGIN in cell.source or END in cell.source:
        found.append("markers of the solution belong in the starter alone")
    guarded = cell.source.startswith(GUARD[0]) and cell.source.endswith(GUARD[1])
    if cell.id == "editorial-1" and not guarded:
        found.append("the two comments that make nbgrader refuse the notebook are not around it")
    if cell.id == "statement":
        if not cell.source.startswith(heading(exercise) + "\n"):
            found.append(f"it does not begin with {heading(exercise)!r}")
        if points_text(exercise) not in cell.source:
            found.append(f"it does not say {points_text(exercise)!r}")
    call = f"check({exercise.number}, {exercise.function})"
    if cell.id in ("check", "points"):
        last = cell.source.splitlines()[-1:]
        wanted_call = call + (".points" if cell.id == "points" else "")
        if last != [wanted_call]:
            found.append(f"its last line is not {wanted_call!r}")
    if cell.id == "hint" and not re.match(rf"# hint\({exercise.number}\)( |$)", cell.source):
        found.append(f"it does not begin with '# hint({exercise.number})'")
    return found


def _starter_faults(source: str, exercise: Exercise) -> list[str]:
    """Return what is wrong with a starter: its markers, its signature, what is left of it."""
    try:
        left = without_solution(source)
    except ValueError as fault:
        return [str(fault)]
    try:
        ast.parse(source)
        statements = ast.parse(left).body
    except SyntaxError as fault:
        return [f"it is not Python: {fault}"]
    functions = [item for item in statements if isinstance(item, ast.FunctionDef)]
    if len(functions) != 1 or len(statements) != 1:
        return ["without the solution one function has to be left, and nothing else"]
    function = functions[0]
    body = function.body
    if ast.get_docstring(function) is None:
        return ["its function has no docstring"]
    if [ast.unparse(item) for item in body[1:]] != ["return None"]:
        return ["without the solution a docstring and one 'return None' have to be left"]
    signature = _signature(function)
    wanted = _signature(ast.parse(f"def {exercise.signature}: pass").body[0])
    if signature != wanted:
        return [f"the signature is {signature!r}, not {wanted!r}"]
    return []


def _signature(function: ast.stmt) -> str:
    assert isinstance(function, ast.FunctionDef)
    bare = ast.FunctionDef(
        name=function.name,
        args=function.args,
        body=[ast.Pass()],
        decorator_list=function.decorator_list,
        returns=function.returns,
        lineno=0,
    )
    return ast.unparse(bare).removesuffix(":\n    pass").removeprefix("def ")


def make(exercise: Exercise, root: Path = ROOT) -> None:
    """Check and run the solution of an exercise, then write and run the exercise."""
    solution = root / "solutions" / f"{exercise.slug}.ipynb"
    target = root / "exercises" / solution.name
    if not solution.exists():
        raise RefusedError(f"solutions/{solution.name} is missing")
    where = f"solutions/{solution.name}"
    make_exercise(nbformat.read(solution, as_version=4), exercise, where)
    execute(solution, renumber=False)
    made = make_exercise(nbformat.read(solution, as_version=4), exercise, where)
    target.parent.mkdir(exist_ok=True)
    run(made, target.parent)
    nbformat.write(made, target)


def main(names: list[str]) -> int:
    """Make the exercises whose slugs begin with these names; 1 if one was refused."""
    chosen = [
        exercise
        for exercise in EXERCISES.values()
        if not names or any(exercise.slug.startswith(name) for name in names)
    ]
    refused = [f"there is no exercise {name!r}" for name in names
               if not any(exercise.slug.startswith(name) for exercise in chosen)]  # fmt: skip
    for exercise in chosen:
        start = time.perf_counter()
        try:
            make(exercise)
        except RefusedError as fault:
            refused.append(str(fault))
        else:
            print(f"{exercise.slug}: {time.perf_counter() - start:.1f} s", flush=True)
    make_exercise_table.main()
    print("\n".join(refused), file=sys.stderr, end="\n" if refused else "")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
