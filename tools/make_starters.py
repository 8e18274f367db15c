"""Make the starters in exercises/go and exercises/java from the programs in solutions/.

Usage: python tools/make_starters.py [go java]      (all whose solutions are there by default)

A solution is a complete program, and its starter is the same file without what stands between

    // BEGIN SOLUTION
    // END SOLUTION

Each marker stands alone on its line, both equally indented; a file may have several regions, and
they do not nest. A region vanishes as a whole, which is right for imports, helpers and the idea in
the header. Where the starter needs something else instead, as in the body of the function, a
comment in the region says it, line by line:

    // IN THE EXERCISE: // TODO: write the wave; so far every position is LOSE.
    // IN THE EXERCISE: return make([]int, len(moves))

Each makes one line of the starter: the text after the colon and a blank, as far indented as the
comment; without a text it makes an empty line. At least one of them has to say TODO. Where a region
vanishes between two empty lines, one of these goes too. Everything else stays as it is.

Where the files are, in exercises/ and solutions/ alike (task 4):
    go/task_04_label_game/main.go    named by the slug of the exercise; also go/go.mod
    java/Task04LabelGame.java        the function's name in camel case

`starter(source)` makes one; `drift(language)` tells in which files exercises/ is not what
solutions/ makes, what is missing, and what does not belong there
(`tests/project/test_starters.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gamegraphs.course.exercises import EXERCISES, Exercise

ROOT = Path(__file__).resolve().parents[1]
BEGIN, END = "// BEGIN SOLUTION", "// END SOLUTION"
INSTEAD = "// IN THE EXERCISE:"


@dataclass(frozen=True)
class Language:
    """Where the programs of a language are.

    Attributes
    ----------
    path : the file of an exercise, inside the folder of the language
    others : files that both folders have beside the programs; of these only the word "solutions"
        is replaced, by "exercises"
    """

    path: Callable[[Exercise], str]
    others: tuple[str, ...] = ()


def _camel(exercise: Exercise) -> str:
    return "".join(word.capitalize() for word in exercise.function.split("_"))


LANGUAGES = {
    "go": Language(lambda exercise: f"{exercise.slug}/main.go", ("go.mod",)),
    "java": Language(lambda exercise: f"Task{exercise.key}{_camel(exercise)}.java"),
}


class RefusedError(Exception):
    """Markers of a solution are not as they have to be; one line for each fault."""


def starter(source: str) -> str:
    """Return the starter of a solution, or raise RefusedError with a sentence and the line.

    >>> print(starter('''import x
    ... // BEGIN SOLUTION
    ... import y
    ... // END SOLUTION
    ...
    ... int f() {
    ...     // BEGIN SOLUTION
    ...     // IN THE EXERCISE: // TODO: write it here.
    ...     // IN THE EXERCISE: return 0;
    ...     return y.g();
    ...     // END SOLUTION
    ... }
    ... '''), end="")
    import x
    <BLANKLINE>
    int f() {
        // TODO: write it here.
        return 0;
    }
    """
    kept: list[str] = []
    opened: tuple[int, str] | None = None  # where a region began: line and indentation
    vanished = False  # whether the last line was the end of a region that left nothing
    told = False
    before = 0
    for number, line in enumerate(source.splitlines(), 1):
        text = line.strip()
        indent = line[: len(line) - len(line.lstrip())]
        if text == BEGIN:
            if opened:
                raise RefusedError(
                    f"line {number}: a region begins inside that of line {opened[0]}"
                )
            opened, before = (number, indent), len(kept)
        elif text == END:
            if not opened:
                raise RefusedError(f"line {number}: a region ends that has not begun")
            if indent != opened[1]:
                raise RefusedError(f"line {number}: not indented as line {opened[0]} is")
            opened = None
            vanished = len(kept) == before
        elif BEGIN in line or END in line:
            raise RefusedError(f"line {number}: a marker stands alone on its line")
        elif INSTEAD in line:
            if not opened or not text.startswith(INSTEAD):
                raise RefusedError(f"line {number}: {INSTEAD} stands at the left, in a region")
            instead = text.removeprefix(INSTEAD).removeprefix(" ")
            kept.append(indent + instead if instead else "")
            told = told or "TODO" in instead
        elif not opened:
            if not (vanished and not text and (not kept or not kept[-1].strip())):
                kept.append(line)
            vanished = False
    if opened:
        raise RefusedError(f"line {opened[0]}: the region that begins here does not end")
    if not told:
        raise RefusedError(f"no line begins with {INSTEAD} and says TODO")
    return "\n".join(kept) + "\n"


def starters(language: str, root: Path = ROOT) -> dict[str, str]:
    """Return the text of every file of exercises/`language`, as solutions/`language` makes it.

    Raises RefusedError, which names every solution that is missing or refused.
    """
    folder = root / "solutions" / language
    found, faults = {}, []
    for path in names(language):
        file = folder / path
        if not file.is_file():
            faults.append(f"solutions/{language}/{path} is missing")
        elif path in LANGUAGES[language].others:
            found[path] = file.read_text("utf-8").replace("solutions", "exercises")
        else:
            try:
                found[path] = starter(file.read_text("utf-8"))
            except RefusedError as fault:
                faults.append(f"solutions/{language}/{path}, {fault}")
    if faults:
        raise RefusedError("\n".join(faults))
    return found


def names(language: str) -> list[str]:
    """Return the files that both folders of a language have to have, and no others."""
    known = LANGUAGES[language]
    return [*known.others, *(known.path(exercise) for exercise in EXERCISES.values())]


def drift(language: str, root: Path = ROOT) -> list[str]:
    """Return in what exercises/`language` is not what solutions/`language` makes."""
    try:
        wanted = starters(language, root)
    except RefusedError as refused:
        return str(refused).splitlines()
    found = []
    for path, text in wanted.items():
        file = root / "exercises" / language / path
        if not file.is_file():
            found.append(f"exercises/{language}/{path} is missing")
        elif file.read_text("utf-8") != text:
            found.append(f"exercises/{language}/{path} is not what its solution makes")
    return [f"{fault}: run 'python tools/make_starters.py'" for fault in found]


def strays(language: str, root: Path = ROOT) -> list[str]:
    """Return the files in both folders of a language that do not belong there."""
    expected = set(names(language))
    return [
        str(file.relative_to(root))
        for side in ("exercises", "solutions")
        for file in sorted((root / side / language).rglob("*"))
        if not file.is_dir() and file.relative_to(root / side / language).as_posix() not in expected
    ]


def make(language: str, root: Path = ROOT) -> int:
    """Write the starters of a language and return how many have changed."""
    changed = 0
    for path, text in starters(language, root).items():
        file = root / "exercises" / language / path
        if not file.is_file() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            changed += 1
    return changed


def main(chosen: list[str]) -> int:
    """Make the starters of the languages chosen; 1 if a solution was refused."""
    unknown = [name for name in chosen if name not in LANGUAGES]
    if unknown:
        print(f"the languages are {', '.join(LANGUAGES)}, not {unknown[0]!r}", file=sys.stderr)
        return 1
    refused = 0
    for language in chosen or [name for name in LANGUAGES if (ROOT / "solutions" / name).is_dir()]:
        try:
            print(f"{language}: {make(language)} starters written anew", flush=True)
        except RefusedError as fault:
            print(fault, file=sys.stderr)
            refused = 1
    return refused


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
