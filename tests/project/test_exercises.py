"""The exercise notebooks: each is made from its solution, gives nothing away, and grades itself."""

import json
import re
import shutil
from copy import deepcopy

import nbformat
import pytest
from make_exercise_table import README, with_table
from make_exercises import RefusedError, faults, make, make_exercise
from make_starters import LANGUAGES as PROGRAMS
from nbgrader_course import nbgrader_course, released, submit
from notebook_cells import BEGIN, END, KINDS, ONLY, ROOT, code, notebook
from test_notebooks import problems

from gamegraphs.course import check
from gamegraphs.course.exercises import EXERCISES, Exercise, exercise, misconceptions

LANGUAGES = ("go", "java")  # folders with the same exercises in another language
LONGEST_STARTER = 60
ENTRIES = pytest.mark.parametrize("entry", EXERCISES.values(), ids=lambda entry: entry.slug)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def read(folder, entry):
    path = ROOT / folder / f"{entry.slug}.ipynb"
    assert path.is_file(), f"{folder}/{path.name} is missing"
    return nbformat.read(path, as_version=4)


def cell_of(book, name):
    return next(cell for cell in book.cells if cell.id == name)


def function_of(book, entry):
    """Return the function in the starter of a notebook."""
    names = {"__name__": "somebody"}
    for name in ("setup", "starter"):
        exec(cell_of(book, name).source, names)
    return names[entry.function]


# The committed notebooks


@ENTRIES
def test_an_exercise_is_what_its_solution_makes(entry):
    assert differences(read("exercises", entry), read("solutions", entry), entry) == []


def differences(committed, solution, entry):
    """Return in which cells a committed exercise is not the one that the solution makes."""
    made = make_exercise(solution, entry)
    found = [] if made.metadata == committed.metadata else ["metadata"]
    if [cell.id for cell in made.cells] != [cell.id for cell in committed.cells]:
        return [*found, "cells"]
    for cell, other in zip(made.cells, committed.cells, strict=True):
        for key in ("cell_type", "source", "metadata"):
            if cell[key] != other[key]:
                found.append(f"{key} of {cell.id}: run 'make exercises'")
    return found


@pytest.mark.parametrize("folder", ["exercises", "solutions"])
@ENTRIES
def test_a_notebook_is_as_it_has_to_be(entry, folder):
    book = read(folder, entry)
    nbformat.validate(book)
    assert len(cell_of(book, "starter").source.splitlines()) <= LONGEST_STARTER
    assert [x for x in problems(book) if not x.startswith("cell starter has")] == []
    for cell in book.cells:
        for link in LINK.findall(cell.source) if cell.cell_type == "markdown" else ():
            assert (ROOT / folder / link).exists(), f"cell {cell.id} links to {link}"


@ENTRIES
def test_nothing_is_given_away(entry):
    assert leaks(read("exercises", entry), read("solutions", entry), entry) == []


@ENTRIES
def test_an_exercise_is_untried_until_it_is_solved(entry):
    book = read("exercises", entry)
    verdict = check(entry.number, function_of(book, entry))
    assert (verdict.status, verdict.points) == ("untried", 0)
    assert "not attempted yet" in shown(cell_of(book, "check"))
    assert shown(cell_of(book, "points")) == "0.0"


@ENTRIES
def test_a_solution_gets_all_points(entry):
    """As committed; `make notebooks-test` runs the cells and finds the same."""
    book = read("solutions", entry)
    assert cell_of(book, "check").source == f"check({entry.number}, {entry.function})"
    assert shown(cell_of(book, "check")).startswith(
        f"Task {entry.number}, {entry.function}: right."
    )
    assert shown(cell_of(book, "points")) == str(float(entry.points))


@ENTRIES
def test_the_pitfalls_are_known_mistakes(entry):
    names = pitfalls(read("solutions", entry))
    known = {mistake.key for mistake in misconceptions(entry.number)}
    assert len(names) >= 3, "the editorial needs a table headed 'name', with three known mistakes"
    assert set(names) <= known, f"mistakes.py has none called {sorted(set(names) - known)}"


def pitfalls(solution):
    """Return the first column of the editorial's table of pitfalls, the one headed "name"."""
    text = "\n".join(cell.source for cell in solution.cells if cell.id.startswith("editorial"))
    table = re.search(r"^\| name \|.*\n\|[-|]+\n((?:\|.*\n?)+)", text, re.MULTILINE)
    rows = table.group(1).splitlines() if table else []
    return [name.strip(" `") for row in rows for name in row.split("|")[1].split(",")]


def shown(cell):
    """Return what a committed cell shows as text."""
    return "\n".join(output.data["text/plain"] for output in cell.outputs if "data" in output)


# The folders of the exercises


def test_every_exercise_is_complete():
    assert gaps(ROOT) == []


def gaps(root):
    """Return what an exercise lacks, and what belongs to no exercise."""
    home, found = root / "gamegraphs" / "course" / "exercises", []
    for folder in sorted(home.glob("task_*")):
        module = folder / "exercise.py"
        if not module.is_file():
            found.append(f"{folder.name}: exercise.py is missing")
            continue
        key = folder.name.removeprefix("task_")
        source = module.read_text("utf-8")
        name = re.search(r'^    function = "(\w+)"', source, re.MULTILINE)
        if name is None or not re.search(r"^EXERCISE = ", source, re.MULTILINE):
            found.append(f"{folder.name}: exercise.py has no EXERCISE with a function")
            continue
        slug = f"task_{key}_{name[1]}"
        needed = [
            folder / "__init__.py",
            folder / "mistakes.py",
            root / "solutions" / f"{slug}.ipynb",
            root / "exercises" / f"{slug}.ipynb",
            root / "tests" / "right" / f"task_{key}.py",
            root / "tests" / "course" / "exercises" / f"test_task_{key}.py",
        ]
        for language in LANGUAGES:
            program = (
                root / "solutions" / language / PROGRAMS[language].path(numbered(key, name[1]))
            )
            needed.append(program)
        found += [
            f"{folder.name}: {path.relative_to(root)} is missing"
            for path in needed
            if not path.is_file()
        ]
        for attribute in ("reads", "prints"):
            if not hasattr(EXERCISES.get(int(key)), attribute):
                found.append(f"{folder.name}: its text form does not say `{attribute}`")
    known = {path.name.removeprefix("task_") for path in home.glob("task_*")}
    for path in sorted((root / "tests").rglob("*task_[0-9][0-9]*.py")):
        if re.search(r"task_(\d\d)", path.name)[1] not in known:
            found.append(f"{path.relative_to(root)} belongs to no exercise")
    return found


def numbered(key, function):
    """Return an exercise of this number and function, and nothing else."""
    entry = Exercise()
    entry.number, entry.function = int(key), function
    return entry


def test_an_incomplete_exercise_and_a_stray_file_are_found(tmp_path):
    for folder in ("gamegraphs/course/exercises", "tests/right"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    home = tmp_path / "gamegraphs" / "course" / "exercises"
    before = gaps(tmp_path)
    (home / "task_99").mkdir()
    assert [x for x in gaps(tmp_path) if x not in before] == ["task_99: exercise.py is missing"]
    (home / "task_99" / "exercise.py").write_text("class A:\n    number = 99\n")
    assert [x for x in gaps(tmp_path) if x not in before] == [
        "task_99: exercise.py has no EXERCISE with a function"
    ]
    text = 'class A:\n    number = 99\n    function = "f"\n\n\nEXERCISE = A()\n'
    (home / "task_99" / "exercise.py").write_text(text)
    assert [x for x in gaps(tmp_path) if x not in before] == [
        "task_99: gamegraphs/course/exercises/task_99/__init__.py is missing",
        "task_99: gamegraphs/course/exercises/task_99/mistakes.py is missing",
        "task_99: solutions/task_99_f.ipynb is missing",
        "task_99: exercises/task_99_f.ipynb is missing",
        "task_99: tests/right/task_99.py is missing",
        "task_99: tests/course/exercises/test_task_99.py is missing",
        "task_99: solutions/go/task_99_f/main.go is missing",
        "task_99: solutions/java/Task99F.java is missing",
        "task_99: its text form does not say `reads`",
        "task_99: its text form does not say `prints`",
    ]
    shutil.rmtree(home / "task_99")
    (tmp_path / "tests" / "right" / "task_98.py").touch()
    found = [x for x in gaps(tmp_path) if x not in before]
    assert found == ["tests/right/task_98.py belongs to no exercise"]


def test_the_table_of_the_readme_is_that_of_the_exercises():
    text = README.read_text("utf-8")
    assert with_table(text) == text, "run 'python tools/make_exercise_table.py'"


def test_a_row_that_is_missing_is_found():
    text = README.read_text("utf-8")
    gone = "".join(line for line in text.splitlines(True) if not line.startswith("| 5 |"))
    assert gone != text
    assert with_table(gone) == text


def test_there_is_nothing_else_in_the_folders():
    assert strays(ROOT) == []


def strays(root):
    expected = {f"{entry.slug}.ipynb" for entry in EXERCISES.values()}
    return [
        f"{folder}/{path.name}"
        for folder in ("exercises", "solutions")
        for path in sorted((root / folder).iterdir())
        if path.name not in expected
        and not (path.is_dir() and path.name in (*LANGUAGES, ".ipynb_checkpoints"))
    ]


# What gives a solution away


def leaks(exercise, solution, entry):
    """Return what in an exercise ought to be in its solution, or in the hints, alone."""
    raw = json.dumps(exercise)
    found = [f"the word {word!r}" for word in (ONLY, BEGIN, END) if word in raw]
    everything = [text for cell in exercise.cells for text in texts_of(cell)]
    lines = {line.strip() for text in everything for line in text.splitlines()}
    running = flat("\n".join(everything))
    for secret in secrets_of(solution, entry):
        if secret in lines or (len(secret) > 20 and secret in running):
            found.append(secret)
    return found


def secrets_of(solution, entry):
    """Yield the lines and sentences that belong in a solution notebook and the hints alone."""
    statement, starter = (cell_of(solution, name).source for name in ("statement", "starter"))
    hidden, public, inside = [], statement.splitlines(), False
    for line in starter.splitlines():
        inside = inside or line.strip() == BEGIN
        (hidden if inside else public).append(line)
        inside = inside and line.strip() != END
    known = {line.strip() for line in public}
    yield from (line for line in map(str.strip, hidden) if len(line) > 12 and line not in known)
    # The rest of the notebook may use in the editorial what it has used before.
    kept = [cell for cell in solution.cells if ONLY not in cell.metadata.get("tags", [])]
    known = {line.strip() for cell in kept for line in cell.source.splitlines()}
    for cell in solution.cells:
        if cell not in kept:
            is_code = cell.cell_type == "code"
            parts = cell.source.splitlines() if is_code else sentences(cell.source)
            least = 12 if is_code else 30
            yield from (x for x in map(str.strip, parts) if len(x) > least and x not in known)
    for text in entry.hints:
        yield flat(text)
        yield from (sentence for sentence in sentences(text) if len(sentence) > 40)


def texts_of(cell):
    """Return the source of a cell and all that it shows."""
    found = [cell.source]
    for output in cell.get("outputs", []):
        found += [output.get("text", ""), *map(str, output.get("data", {}).values())]
    return found


def sentences(text):
    return [flat(part) for part in re.split(r"(?<=[.!?:;])\s+|\n\s*\n|\n(?=[-|#\d])", text)]


def flat(text):
    return " ".join(text.split())


# That these tests find what they look for

FOUR = exercise(4)
GOOD = {
    "statement": "What to write.",
    "example-1": "An example.",
    "example-2": code("[[1], []]"),
    "starter": f'''{BEGIN}
import itertools
{END}
def label_game(moves: list[list[int]]) -> list[int]:
    """Return the labels."""
    {BEGIN}
    labels = [0 for row in moves]
    return labels + [1] * 0
    {END}
''',
    "try-text": "Try it.",
    "try": "label_game([[1], []])",
    "editorial-1": "The idea of the editorial is written down in this sentence.",
    "editorial-2": code("draw(the_editorial)"),
    "next": "The next one.",
}


def good(**changes):
    """Return a small notebook of the right form, with some of its texts changed."""
    changed = {name.replace("_", "-"): text for name, text in changes.items()}
    return notebook(4, {**GOOD, **changed})


def starter(body, above="", signature=FOUR.signature, doc='"""Doc."""'):
    return f"{above}def {signature}:\n    {doc}\n{body}"


BODY = f"    {BEGIN}\n    return []\n    {END}"
REFUSED = {
    "no begin": ("starter", starter(f"    return []\n    {END}"), "without ### BEGIN"),
    "no end": ("starter", starter(f"    {BEGIN}\n    return []"), "without ### END"),
    "begun twice": ("starter", starter(f"    {BEGIN}\n{BODY}"), "stands twice"),
    "indented otherwise": (
        "starter",
        starter(f"    {BEGIN}\n    return []\n{END}"),
        "not indented",
    ),
    "marker and more": ("starter", starter(f"    {BEGIN} here\n    {END}"), "alone on its line"),
    "no marker": ("starter", starter("    return []"), "a docstring and one 'return None'"),
    "code before": ("starter", starter(f"    x = 1\n{BODY}"), "a docstring and one"),
    "helper left": ("starter", starter(BODY, "def f():\n    pass\n"), "nothing else"),
    "import left": ("starter", starter(BODY, "import math\n"), "nothing else"),
    "no docstring": ("starter", starter(BODY, doc="0"), "no docstring"),
    "no Python": ("starter", starter(f"    {BEGIN}\n    (\n    {END}"), "not Python"),
    "other name": ("starter", starter(BODY, signature="f(moves)"), "the signature is 'f(moves)'"),
    "no annotations": (
        "starter",
        starter(BODY, signature="label_game(moves)"),
        "the signature is 'label_game(moves)'",
    ),
    "a default": (
        "starter",
        starter(BODY, signature="label_game(moves: list[list[int]], x=0) -> list[int]"),
        "the signature is",
    ),
    "markers elsewhere": ("try", f"{BEGIN}\n1\n{END}", "in the starter alone"),
    "other check": ("check", "check(5, label_game)", "last line is not 'check(4, label_game)'"),
    "other points": ("points", "5.0", "last line is not 'check(4, label_game).points'"),
    "hint given": ("hint", "hint(4)", "does not begin with '# hint(4)'"),
    "hint missing": ("hint", "1", "does not begin with '# hint(4)'"),
    "not guarded": ("editorial-1", "An editorial.", "make nbgrader refuse the notebook"),
}


@pytest.mark.parametrize(("name", "source", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_a_solution_of_another_form_is_refused(tmp_path, name, source, reason):
    book = good()
    cell_of(book, name).source = source
    refused(tmp_path, book, f"cell {name}: ", reason)


def refused(folder, book, *reasons):
    """Check that a solution is refused for these reasons, by file and cell, and nothing written."""
    path = folder / "solutions" / f"{FOUR.slug}.ipynb"
    path.parent.mkdir()
    nbformat.write(book, path)
    before = path.read_bytes()
    with pytest.raises(RefusedError) as caught:
        make(FOUR, folder)
    message = str(caught.value)
    assert message.count("\n") == 0, "one fault, one sentence"
    assert message.startswith(f"solutions/{path.name}, cell ")
    assert all(reason in message for reason in reasons), message
    assert path.read_bytes() == before
    assert not (folder / "exercises").exists()


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if not kind.optional], ids=lambda kind: kind.name
)
def test_a_solution_without_one_of_the_cells_is_refused(tmp_path, kind):
    book = good()
    book.cells = [cell for cell in book.cells if not re.fullmatch(rf"{kind.name}(-\d)?", cell.id)]
    refused(tmp_path, book, f"cell {kind.name}", "it is missing")


METADATA = {
    "points": ("points", "nbgrader", {"points": 4}),
    "grade_id": ("check", "nbgrader", {"grade_id": "check"}),
    "schema": ("setup", "nbgrader", {"schema_version": 2}),
    "unlocked": ("statement", "nbgrader", {"locked": False}),
    "starter locked": ("starter", "nbgrader", {"locked": True}),
    "kept editorial": ("editorial-2", "tags", []),
    "dropped statement": ("statement", "tags", [ONLY]),
    "skipped test": ("try", "tags", ["nbval-skip"]),
}


@pytest.mark.parametrize(("name", "key", "value"), METADATA.values(), ids=METADATA.keys())
def test_a_solution_with_other_metadata_is_refused(tmp_path, name, key, value):
    book = good()
    metadata = cell_of(book, name).metadata
    metadata[key] = {**metadata.get(key, {}), **value} if isinstance(value, dict) else value
    refused(tmp_path, book, f"cell {name}: metadata {key} is")


def test_a_solution_with_another_heading_or_other_points_in_words_is_refused(tmp_path):
    for number, (old, new) in enumerate((("# Task 4.", "# Task 5."), ("2 for", "3 for"))):
        book = good()
        cell_of(book, "statement").source = cell_of(book, "statement").source.replace(old, new)
        folder = tmp_path / str(number)
        folder.mkdir()
        refused(folder, book, "cell statement: it does not")


def test_cells_have_their_order_and_numbers():
    book = good()
    book.cells.append(book.cells.pop(1))
    assert faults(book, FOUR) == ["cell setup: it stands too late, after next"]
    book = good()
    book.cells.append(deepcopy(book.cells[1]))
    assert "cell setup: there are two of it" in faults(book, FOUR)
    book = good()
    cell_of(book, "example-2")["id"] = "example-3"
    assert any("not from 1 in order" in fault for fault in faults(book, FOUR))
    cell_of(book, "example-3")["id"] = "extra"
    assert faults(book, FOUR) == ["cell extra: no cell of an exercise has this id"]
    cell_of(book, "next")["cell_type"] = "code"
    assert "cell next: it is a code cell, not markdown" in faults(book, FOUR)


def test_a_missing_solution_is_refused(tmp_path):
    with pytest.raises(RefusedError, match=rf"solutions/{FOUR.slug}\.ipynb is missing"):
        make(FOUR, tmp_path)


def test_a_good_solution_makes_a_clean_exercise():
    solution = good()
    assert faults(solution, FOUR) == []
    made = make_exercise(solution, FOUR)
    assert leaks(made, solution, FOUR) == []
    assert differences(made, solution, FOUR) == []
    assert cell_of(made, "starter").source == starter(
        "    return None  # write it here", doc='"""Return the labels."""'
    )


DRIFTS = {
    "source": lambda book: cell_of(book, "try").update(source="1"),
    "metadata": lambda book: cell_of(book, "try").metadata.update(tags=["x"]),
    "id": lambda book: cell_of(book, "try").update(id="tried"),
    "type": lambda book: cell_of(book, "try").update(cell_type="markdown"),
    "gone": lambda book: book.cells.pop(),
    "kernel": lambda book: book.metadata.update(kernelspec={"name": "x"}),
}


@pytest.mark.parametrize("drift", DRIFTS.values(), ids=DRIFTS.keys())
def test_a_change_in_one_of_the_two_is_found(drift):
    solution = good()
    made = make_exercise(solution, FOUR)
    drift(made)
    assert differences(made, solution, FOUR) != []


LEAKS = {
    "solution": lambda book, s: cell_of(book, "starter").update(source=GOOD["starter"]),
    "one line of it": lambda book, s: cell_of(book, "try").update(source="return labels + [1] * 0"),
    "quoted": lambda book, s: cell_of(book, "next").update(source="say `return labels + [1] * 0`"),
    "hint": lambda book, s: cell_of(book, "next").update(source="So:\n" + FOUR.hints[0]),
    "half a hint": lambda book, s: cell_of(book, "next").update(source=FOUR.hints[2][:-30]),
    "editorial": lambda book, s: book.cells.insert(-1, cell_of(s, "editorial-1")),
    "editorial code": lambda book, s: cell_of(book, "try").update(source="draw(the_editorial)"),
    "shown": lambda book, s: cell_of(book, "try").outputs.append(
        nbformat.v4.new_output("stream", text=FOUR.hints[1])
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_what_is_given_away_is_found(leak):
    solution = good()
    made = make_exercise(solution, FOUR)
    leak(made, solution)
    assert leaks(made, solution, FOUR) != []


def test_a_stray_file_is_found(tmp_path):
    for folder in ("exercises", "solutions"):
        (tmp_path / folder / "go").mkdir(parents=True)
        (tmp_path / folder / f"{FOUR.slug}.ipynb").touch()
    assert strays(tmp_path) == []
    (tmp_path / "exercises" / "task_04_label_game-Copy1.ipynb").touch()
    (tmp_path / "solutions" / "java").touch()
    assert strays(tmp_path) == ["exercises/task_04_label_game-Copy1.ipynb", "solutions/java"]


# nbgrader

SUBMITTED = {
    "right": "official",
    "untouched": "untouched",
    "no draws": "def label_game(moves):\n"
    "    labels = {}\n"
    "    def label(u, path=()):\n"
    "        if u not in labels and u not in path:\n"
    "            labels[u] = int(any(label(v, (*path, u)) == 0 for v in moves[u]))\n"
    "        return labels.get(u, 1)\n"
    "    return [label(u) for u in range(len(moves))]",
}


def course(folder, path, clear):
    from traitlets.config import Config

    config = Config()
    config.ClearSolutions.enabled = clear
    return nbgrader_course(folder, path, config)


@pytest.mark.long
@pytest.mark.usefixtures("alembic")
@pytest.mark.filterwarnings("ignore")
def test_nbgrader_releases_and_grades_an_exercise(tmp_path):
    """The way of a teacher: exercises/*.ipynb go into source/, never those of solutions/.

    nbgrader_config.py needs one line, `c.ClearSolutions.enabled = False`: the solutions are out
    already, and nbgrader would put its own two lines in place of the whole starter, def and all.
    """
    name = f"{FOUR.slug}.ipynb"
    nbgrader = course(tmp_path, ROOT / "exercises" / name, clear=False)
    result = nbgrader.generate_assignment("games")
    assert result["success"], result
    solved = read("solutions", FOUR)
    assert leaks(released(tmp_path), solved, FOUR) == []
    starter = cell_of(read("exercises", FOUR), "starter").source
    assert cell_of(released(tmp_path), "starter").source == starter
    scores = {}
    for student, answer in SUBMITTED.items():
        book = released(tmp_path)
        cell_of(book, "starter").source = {
            "official": cell_of(solved, "starter").source,
            "untouched": starter,
        }.get(answer, answer)
        submit(tmp_path, student, book)
        result = nbgrader.autograde("games", student)
        assert result["success"], result
        submission = nbgrader.get_submission("games", student)
        assert submission["max_score"] == FOUR.points
        assert not submission["needs_manual_grade"]
        scores[student] = submission["score"]
    assert scores == {"right": 5, "untouched": 0, "no draws": 1}


@pytest.mark.long
@pytest.mark.parametrize("clear", [True, False])
@pytest.mark.usefixtures("alembic")
@pytest.mark.filterwarnings("ignore")
def test_nbgrader_refuses_to_release_a_solution(tmp_path, clear):
    nbgrader = course(tmp_path, ROOT / "solutions" / f"{FOUR.slug}.ipynb", clear)
    result = nbgrader.generate_assignment("games")
    assert not result["success"]
    assert "Hidden test region detected in a non-grade cell" in result["log"]
    assert not list(tmp_path.glob("release/**/*.ipynb"))
