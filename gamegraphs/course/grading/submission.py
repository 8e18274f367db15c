"""Submissions: which files a folder holds, and the code in them.

A folder holds one folder for each student, with `task_NN*.ipynb` or `task_NN*.py` in it, also as
browsers and file managers rename them ("Task 4 (1).ipynb", "Copy of task_04.ipynb"). What cannot be
read is kept, with the reason: nobody's work is lost without a word.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import category, normalize

from ...outcome import GameGraphError
from ..exercises import EXERCISES, numbers

_NAME = re.compile(
    r"(?:(?:copy of|kopie von|kopie van|copie de|c[oó]pia de) )*"  # as Google Drive names copies
    r"task[ _-]*0?(\d{1,2})(?!\d)(.*)\.(ipynb|py)",
    re.DOTALL | re.IGNORECASE,
)
_LIKE_A_TASK = re.compile(
    r".*task[ _-]*\d.*(?<!\.png)(?<!\.jpg)(?<!\.svg)", re.DOTALL | re.IGNORECASE
)
# Notebooks, Python files, archives; also as mail programs and browsers rename them.
_LIKE_WORK = re.compile(
    r".*\.((ipynb|py)(\.(txt|json|html?))?|zip|rar|7z|tar|tgz|tar\.gz)", re.DOTALL | re.IGNORECASE
)
# In the name of a file that does not only look like work, but like an answer to a task.
_FOR_A_TASK = re.compile(
    r"task|aufgabe|abgabe|homework|submission|(?<!\d)0?(?:{})(?!\d)|{}".format(
        "|".join(map(str, EXERCISES)),
        "|".join(exercise.function for exercise in EXERCISES.values()),
    ),
    re.IGNORECASE,
)
_NOT_WORK = (".", "_")  # what programs make: .ipynb_checkpoints, __MACOSX, __pycache__
_MOST_INNER = 1000  # files in a folder of a student's that are looked at
_NO_NAME = "not called task_NN*.ipynb or task_NN*.py"
# As a word of its own: Harold and Bakker put nothing aside.
_PUT_ASIDE = re.compile(r"(?<![^\W\d_])(old|backup|bak|draft|original)(?![^\W\d_])", re.IGNORECASE)
_CODING = re.compile(rb"[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")  # as in the reference of Python
# Those in which people save text: others take long to read, or are no encodings of text.
_ENCODINGS = re.compile(
    r"utf-?(8|16|32)(-sig|-?[lb]e)?|us-ascii|ascii|latin-?1|l1|iso-?(8859-?\d+|latin-?1|ir-\d+)"
    r"|(windows-?|cp)(125\d|437|65001|8\d\d|9\d\d)|mac-?(roman|cyrillic|greek|latin2|turkish)"
    r"|koi8-[rtu]|gb(k|2312|18030)|hz|big5(hkscs)?|shift-?jis|sjis|euc-?(jp|kr|cn)|tis-620"
)
_LINE_ENDS = re.compile("-(unix|dos|mac)$")  # Emacs says it with the encoding
# Nothing is tried twice (as in `++`): what was handed in may be one line of 10 MB.
_IMPORTS = re.compile(
    r"(?:^|;)[ \t]*+(?:from[ \t]++(\w++)[\w.]*+[ \t]++import\b|import[ \t]++([\w., ]++))"
    r"|^[ \t]*+%run[ \t]++(?:-i[ \t]++)?(?:\./)?(\w++)"
    r"|(?:import_module|__import__)\(\s*+[\"'](\w++)",
    re.MULTILINE,
)
_OWN = re.compile("solution|task_", re.IGNORECASE)  # modules that may be the teacher's
_LARGEST = {"py": 10 << 20, "ipynb": 64 << 20}  # bytes; pictures make notebooks large
_LOOKED_AT = 1 << 20  # bytes of a file in which we look for what it imports
_MOST_TOLD = 20  # files of a student that are not graded
_MOST_MODULES, _LARGEST_MODULE = 20, 1 << 18  # beside a submission; bytes of each
# They take more memory than their text: lists and objects far more, the numbers in a plot some.
_MOST_ITEMS = {"[{": 4_000_000, ",": 16_000_000}
# Without waiting: a pipe would not be opened before somebody writes to it.
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class Submission:
    """One student's answer to one exercise: whose it is, the exercise, the file."""

    student: str
    number: int
    path: Path


@dataclass(frozen=True)
class Source:
    """What is in a file: its code, cell by cell (a .py file is one cell), and its fingerprint.

    `problem` says why there is no code to be had, "" if there is; `remark` how it was read, where
    that was a guess; `modules` holds the Python files beside it that it imports, by name.
    """

    cells: list[str]
    problem: str
    digest: str
    remark: str = ""
    modules: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def read(path: Path) -> Source:
        """Return what is in a file; it is read once, whatever happens to it later."""
        try:
            content = _content(path)
        except GameGraphError as problem:
            return Source([], str(problem), "")
        digest = sha256(content).hexdigest()
        try:
            text, remark = _decoded(content, _is_python(path))
            cells = [text] if _is_python(path) else _cells(text)
        except GameGraphError as problem:
            return Source([], str(problem), digest)
        modules = _modules_beside(path, cells)
        if modules:
            told = "".join(map("\0".join, modules.items())).encode(errors="replace")
            digest = sha256(content + told).hexdigest()
        return Source(cells, "", digest, remark, modules)


def fingerprint(path: Path) -> str:
    """Return the fingerprint of a `Source`; the file is parsed only where modules lie beside it."""
    with suppress(OSError):
        others = (other for other in path.parent.glob("*.py") if other != path)
        if all(_OWN.match(other.stem) for other in others):
            try:
                return sha256(_content(path)).hexdigest()
            except GameGraphError:
                return ""
    return Source.read(path).digest


class Listing(NamedTuple):
    """What a folder holds.

    Attributes
    ----------
    entries : the submissions, by student and exercise
    notes : a sentence for what is not graded
    others : for a student's folder the names of what looks like work and is not graded; where
        nothing does and nothing is graded, those of all files
    with_work : the students who have a submission, or a file named as if it were for a task:
        else the folder may be the teacher's
    """

    entries: list[Submission]
    notes: list[str]
    others: dict[str, list[str]]
    with_work: set[str]


def submissions(folder: Path) -> list[Submission]:
    """Return what was handed in, by student and exercise; `folder` may be a single file."""
    return listed(folder)[0]


def listed(folder: Path) -> tuple[list[Submission], list[str]]:
    """Return the submissions, and a sentence for what is not graded: see `listing`."""
    found = listing(folder)
    return found.entries, found.notes


def listing(folder: Path) -> Listing:
    """Return what a folder holds, or a single file.

    Where a student has several files for one exercise, one counts: one whose name does not say
    old, backup, draft or original; of these the one with the largest number after that of the
    task, as in "task_04 (2).ipynb"; then a notebook before a .py file; then another name than that
    of the notebook as it came; then the last by name.
    """
    if folder.is_file():
        found = _one(folder.stem, folder)
        if found is None:
            if none := _no_exercise(folder):
                raise GameGraphError(f"{folder.name}: {none}; the exercises are {numbers()}")
            raise GameGraphError(f"{folder.name} must be called task_NN*.ipynb or task_NN*.py")
        entry = Submission(found.student, found.number, folder.resolve())
        return Listing([entry], [], {}, {found.student})
    if not folder.is_dir():
        raise GameGraphError(f"there is no folder or file {folder}")
    chosen: dict[tuple[str, int], Submission] = {}
    notes: list[str] = []
    others: dict[str, list[str]] = {}
    with_work: set[str] = set()
    for student in sorted(folder.iterdir()):
        if not os.path.isdir(student):  # a link may lead where nobody may look
            if _looks_like_work(student) and not student.name.startswith(_NOT_WORK):
                notes.append(f"{student.name}: not graded, for it is in no student's folder")
            continue
        if student.is_symlink():
            notes.append(f"{student.name}: the folder is a link to another one")
            continue
        try:
            files = sorted(student.iterdir())
        except OSError as problem:
            notes.append(f"{student.name}: the folder cannot be read: {problem.strerror}")
            continue
        of_student = [found for path in files if (found := _one(student.name, path))]
        if student.name.startswith(_NOT_WORK):
            if of_student:
                sign = "a dot" if student.name.startswith(".") else "_"
                notes.append(
                    f"{student.name}: not graded, for the folder's name starts with {sign}"
                )
            continue
        graded = []
        for number in sorted({found.number for found in of_student}):
            several = [found.path for found in of_student if found.number == number]
            *older, best = sorted(several, key=_rank)
            chosen[student.name, number] = Submission(student.name, number, best)
            graded.append(best)
            if older:
                names = ", ".join(_some([path.name for path in older[::-1]]))
                notes.append(
                    f"{student.name}, task {number:02d}: {best.name} is graded, not {names}"
                )
        overlooked = [*_overlooked(files, of_student, graded)]
        told = [f"{name.rstrip('/')}: not graded, for {why}" for name, why, _ in overlooked]
        notes += [f"{student.name}: {text}" for text in _some(told, " files")]
        if of_student or any(for_a_task for _, _, for_a_task in overlooked):
            with_work.add(student.name)
        if not (of_student or overlooked):
            notes.append(f"{student.name}: no file is called task_NN*.ipynb or task_NN*.py")
        others[student.name] = [name for name, _, _ in overlooked]
        if not (of_student or overlooked):
            others[student.name] = [
                path.name for path in files if not path.name.startswith(_NOT_WORK)
            ]
    in_order = [chosen[key] for key in sorted(chosen)]
    return Listing(in_order, [*notes, *_same_files(in_order)], others, with_work)


def _some(texts: list[str], what: str = "") -> list[str]:
    """Return the first of these, and how many more there are: nobody reads thousands."""
    more = len(texts) - _MOST_TOLD
    return [*texts[:_MOST_TOLD], f"and {more:,} more{what}"] if more > 1 else texts


def _same_files(found: list[Submission]) -> list[str]:
    """Return a sentence for each file that is, by a hard link, the file of another submission."""
    first: dict[tuple[int, int], Submission] = {}
    notes = []
    for entry in found:
        with suppress(OSError):
            about = entry.path.lstat()
            other = first.setdefault((about.st_dev, about.st_ino), entry)
            if other is not entry:
                notes.append(
                    f"{entry.student}, task {entry.number:02d}: the file is the same as that of "
                    f"{other.student}, task {other.number:02d} (a hard link)"
                )
    return notes


def found_instead(others: list[str]) -> str:
    """Return what a student is told whose work could not be graded; these files are there."""
    return f"No file that could be graded; found: {', '.join(_some(others))}."


def _overlooked(
    files: list[Path], found: list[Submission], graded: list[Path]
) -> Iterator[tuple[str, str, bool]]:
    """Yield the name of what looks like work but is none by its name, and why it is not graded.

    With them comes whether it is named as if it were for a task. A Python file that a graded one
    imports is graded with it.
    """
    submitted = {entry.path for entry in found}
    rest = [path for path in files if path not in submitted]
    rest = [path for path in rest if not path.name.startswith(_NOT_WORK)]
    imported = _imported_of(rest, graded)
    for path in rest:
        for_a_task = bool(_FOR_A_TASK.search(_plain_name(path)))
        if os.path.isdir(path) and not path.is_symlink():
            if inside := _work_in(path):
                named = bool(_LIKE_A_TASK.fullmatch(_plain_name(path)))
                for_a_task = named or any(_FOR_A_TASK.search(_plain_name(file)) for file in inside)
                yield f"{path.name}/", "these files lie in a folder of their own", for_a_task
        elif none := _no_exercise(path):
            yield path.name, none, True
        elif _looks_like_work(path) and not (path.suffix == ".py" and path.stem in imported):
            yield path.name, f"it is {_NO_NAME}", for_a_task


def _imported_of(files: list[Path], graded: list[Path]) -> set[str]:
    """Return which modules among some files the graded ones import, or these.

    Nothing is parsed, and no more than the first megabyte is read: it may be a picture.
    """
    beside = {
        path.stem: path for path in files if path.suffix == ".py" and not _OWN.match(path.stem)
    }
    found: set[str] = set()
    waiting = [*graded] if beside else []
    while waiting:
        path = waiting.pop()
        with suppress(GameGraphError):
            content = _start(path, _LOOKED_AT)
            text = content.decode(json.detect_encoding(content), errors="replace")
            for name in _imported(text if _is_python(path) else _lines_in(text)):
                if name in beside and name not in found:
                    found.add(name)
                    waiting.append(beside[name])
    return found


def _lines_in(notebook: str) -> str:
    r"""Return the text of a notebook's file with each line of its cells on a line of its own.

    >>> _imported(_lines_in(r'{"source": ["import a\n", "f = __import__(\"b\")"]}'))
    ['a', 'b']
    """
    lines = re.sub(r'(?<!\\)"', "\n", notebook.replace("\\n", "\n"))
    return lines.replace('\\"', '"')


def _looks_like_work(path: Path) -> bool:
    name = _plain_name(path)
    return bool(_LIKE_A_TASK.fullmatch(name) or _LIKE_WORK.fullmatch(name))


def _work_in(folder: Path) -> list[Path]:
    """Return what looks like work in a folder, or in one in it."""
    found: list[Path] = []
    seen = 0
    for _, folders, files in os.walk(folder):  # it follows no links, and passes over errors
        folders[:] = [name for name in folders if not name.startswith(_NOT_WORK)]
        paths = [Path(name) for name in files if not name.startswith(_NOT_WORK)]
        found += filter(_looks_like_work, paths)
        seen += len(files) + len(folders)
        if seen > _MOST_INNER:
            break
    return found


def _no_exercise(path: Path) -> str:
    """Return that there is no exercise of the number in a file's name, "" if it has none."""
    match = _NAME.fullmatch(_plain_name(path))
    if match is None or int(match[1]) in EXERCISES:
        return ""
    return f"there is no exercise {int(match[1])}"


def _plain_name(path: Path) -> str:
    """Return the name of a file without signs that cannot be seen, in the usual width."""
    return "".join(c for c in normalize("NFKC", path.name) if category(c) != "Cf")


def _one(student: str, path: Path) -> Submission | None:
    match = _NAME.fullmatch(_plain_name(path))
    if match is None or int(match[1]) not in EXERCISES:
        return None
    return Submission(student, int(match[1]), path)


def _rank(path: Path) -> tuple[bool, list[int], bool, bool, str]:
    """Return what is larger, the more likely a file is the one to be graded."""
    match = _NAME.fullmatch(_plain_name(path))
    assert match is not None
    numbers = [int(digits[-9:]) for digits in re.findall(r"[0-9]+", match[2])]
    as_it_came = path.stem == EXERCISES[int(match[1])].slug
    return (
        not _PUT_ASIDE.search(path.name),
        numbers,
        not _is_python(path),
        not as_it_came,
        path.name,
    )


def _modules_beside(path: Path, cells: list[str]) -> dict[str, str]:
    """Return the sources of the Python files beside a submission that it imports, or they do.

    A file named solution or task_NN is none of them: it may be the teacher's.
    """
    found: dict[str, str] = {}
    waiting = [name for cell in cells for name in _imported(cell)]
    if not waiting:
        return found
    with suppress(OSError):
        beside = {other.stem: other for other in path.parent.glob("*.py")}
        for name in waiting:
            if len(found) >= _MOST_MODULES:
                break
            other = beside.get(name, path)
            if name in found or _OWN.match(name) or other == path:
                continue
            with suppress(GameGraphError, OSError):
                if other.lstat().st_size <= _LARGEST_MODULE:
                    found[name] = _decoded(_content(other), python=True)[0]
                    waiting += _imported(found[name])
    return dict(sorted(found.items()))


def _imported(source: str) -> list[str]:
    """Return the names of the modules that a source imports.

    >>> _imported("import a.b as c, d\\nfrom e import f")
    ['a', 'd', 'e']
    """
    found = []
    for match in _IMPORTS.finditer(source):
        for part in next(filter(None, match.groups())).split(","):
            found += re.findall(r"\w+", part)[:1]
    return found


def _is_python(path: Path) -> bool:
    return path.suffix.lower() == ".py"


def _content(path: Path) -> bytes:
    """Return the bytes of a file, unless it is a link, a pipe, a folder or too large."""
    largest = _LARGEST["py" if _is_python(path) else "ipynb"]
    content = _start(path, largest + 1)
    if len(content) > largest:
        raise GameGraphError(f"the file is larger than {largest >> 20} MB")
    return content


def _start(path: Path, size: int) -> bytes:
    """Return up to `size` bytes of a file, unless it is a link, a pipe or a folder."""
    if path.is_symlink():
        raise GameGraphError("the file is a link to another one")
    try:
        with open(os.open(path, _READING), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise GameGraphError("it is not a file")
            return file.read(size)
    except IsADirectoryError:
        raise GameGraphError("it is not a file") from None
    except OSError as problem:
        raise GameGraphError(f"the file cannot be read: {problem.strerror}") from None


def _decoded(content: bytes, python: bool) -> tuple[str, str]:
    """Return the text of a file, and a remark where its encoding was guessed."""
    encoding: str = json.detect_encoding(content)  # UTF-8, 16 or 32
    if python and encoding.startswith("utf-8"):
        declared = map(_CODING.match, content.split(b"\n", 2)[:2])
        named = next((found[1].decode() for found in declared if found), encoding)
        encoding = _LINE_ENDS.sub("", named.lower().replace("_", "-"))
        if not _ENCODINGS.fullmatch(encoding):
            raise GameGraphError(f"the file is not UTF-8 text (unknown encoding {named[:40]!r})")
    try:
        return content.decode(encoding).removeprefix("\ufeff"), ""
    except UnicodeDecodeError as problem:
        try:
            remark = "The file is not UTF-8; it was read as Windows-1252."
            return content.decode("cp1252"), remark
        except UnicodeDecodeError:
            place = f"byte {problem.start}"
            raise GameGraphError(f"the file is not UTF-8 text ({place})") from None
    except (LookupError, ValueError) as problem:
        raise GameGraphError(f"the file is not UTF-8 text ({problem})") from None


def _cells(text: str) -> list[str]:
    for signs, most in _MOST_ITEMS.items():
        if sum(map(text.count, signs)) > most:
            raise GameGraphError(f"the notebook has more than {most:,} items")
    try:
        notebook = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise GameGraphError(f"the notebook is not JSON: {problem}") from None
    found = []
    for cell in _listed_cells(notebook):
        if isinstance(cell, dict) and cell.get("cell_type") == "code":
            source: Any = cell.get("source", cell.get("input", ""))
            lines = source if isinstance(source, list) else [source]
            if all(isinstance(line, str) for line in lines):
                found.append("".join(lines))
    return found


def _listed_cells(notebook: Any) -> list[Any]:
    """Return the cells of a notebook; up to format 3 they stood in worksheets."""
    if isinstance(notebook, dict):
        sheets = notebook.get("worksheets")
        found: list[Any] = []
        for part in sheets if isinstance(sheets, list) else [notebook]:
            cells = part.get("cells") if isinstance(part, dict) else None
            if isinstance(cells, list):
                found += [*cells]
            else:
                break
        else:
            return found
    raise GameGraphError("the notebook has no cells")
