"""The core path: what can be left out is marked, folded and not needed, and the times are true."""

import ast
import re
import symtable
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(path for path in ROOT.glob("notebooks/*.ipynb") if path.name[:2] != "99")
MARK = re.compile(
    r"\*Deeper: you can leave this part out\. "
    r"(Nothing after it needs it|Of what follows, only (?P<only>.+) needs? it)\.\*"
)
WORDS, LINES = 200, 12  # read in a minute
OUTSIDE = re.compile(r"\bExercises?\b|With a check that explains|Sources$")


def parts(notebook):
    """Yield (kind, number of a cell, text) where kind is "core", "deeper" or "exercises".

    A part begins with its heading and ends before the next heading of its level or above.
    """
    kind, level = "core", 7
    for i, cell in enumerate(notebook.cells):
        texts = [cell.source]
        if cell.cell_type == "markdown":
            texts = [text for text in re.split(r"^(?=#+ )", cell.source, flags=re.M) if text]
        for text in texts:
            heading = re.match(r"(#+) (.*)", text) if cell.cell_type == "markdown" else None
            if heading and len(heading[1]) <= level:
                kind, level = "core", 7
            if heading and kind == "core":
                if "deeper" in cell.metadata.get("tags", []) and cell.source.startswith(text):
                    kind, level = "deeper", len(heading[1])
                elif OUTSIDE.search(heading[2]):
                    kind, level = "exercises", len(heading[1])
            yield kind, i, text


def minutes(notebook):
    """Return the minutes of each kind."""
    found = {"core": 0.0, "deeper": 0.0, "exercises": 0.0}
    for kind, i, text in parts(notebook):
        if notebook.cells[i].cell_type == "markdown":
            found[kind] += len(text.split()) / WORDS
        elif not is_collapsed(notebook.cells[i]):
            found[kind] += sum(1 for line in text.splitlines() if line.strip()) / LINES
    return found


def is_collapsed(cell):
    return cell.metadata.get("jupyter", {}).get("source_hidden", False)


def runs_something(source):
    """Return whether a cell does more than define functions and classes and import modules."""
    kinds = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
    return any(not isinstance(statement, kinds) for statement in ast.parse(source).body)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_collapsed_only_defines_functions_that_draw(path):
    for cell in nbformat.read(path, as_version=4).cells:
        if is_collapsed(cell):
            assert not runs_something(cell.source)
            assert re.search(r"Board|figure|draw_", cell.source)


def test_a_cell_that_runs_something_is_found():
    assert not runs_something("import re\n\n\ndef f():\n    return 1")
    assert runs_something("def f():\n    return 1\n\n\nf()")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_minutes_are_true_and_the_core_is_short(path):
    notebook = nbformat.read(path, as_version=4)
    found = minutes(notebook)
    told = re.search(
        r"takes about (\d+) minutes(?:, and (\d+) more with the parts marked \*Deeper\*)?",
        " ".join(notebook.cells[0].source.split()),
    )
    assert abs(int(told[1]) - found["core"]) <= 4
    assert abs(int(told[2] or 0) - found["deeper"]) <= 2
    assert found["core"] <= 48


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_can_be_left_out_says_so_and_is_folded(path):
    for cell in nbformat.read(path, as_version=4).cells:
        deeper = "deeper" in cell.metadata.get("tags", [])
        assert deeper == bool(MARK.search(cell.source)), cell.source[:80]
        if deeper:
            assert re.match(r"#{2,3} .*\n\n" + MARK.pattern, cell.source)
            assert cell.metadata["jp-MarkdownHeadingCollapsed"] is True


def levels(cell):
    """Return the levels of the headings of a cell, 1 for the largest type."""
    if cell.cell_type != "markdown":
        return []
    text = re.sub(r"^```.*?^```", "", cell.source, flags=re.M | re.S)
    return [len(marks) for marks in re.findall(r"^(#+) ", text, flags=re.M)]


def folded_away(notebook):
    """Yield (number, cell) of what JupyterLab does not show.

    A folded heading hides the cells after its own, up to the next cell with a heading of its
    level or above.
    """
    level = 0
    for i, cell in enumerate(notebook.cells):
        found = levels(cell)
        if found and min(found) <= level:
            level = 0
        if level:
            yield i, cell
        elif cell.metadata.get("jp-MarkdownHeadingCollapsed"):
            level = min(found)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_exercise_is_folded_away(path):
    notebook = nbformat.read(path, as_version=4)
    exercises = {i for kind, i, _ in parts(notebook) if kind == "exercises"}
    for i, cell in folded_away(notebook):
        assert i not in exercises, cell.source[:80]
        assert not re.search(r"\*\*Exercise \d", cell.source), cell.source[:80]


def test_what_is_folded_away_is_found():
    cell = nbformat.v4.new_markdown_cell
    folded = cell("### B\n\n```\n# no heading\n```", metadata={"jp-MarkdownHeadingCollapsed": True})
    last = [cell("#### C"), nbformat.v4.new_code_cell("# 1"), cell("text\n\n## D"), cell("E")]
    notebook = nbformat.v4.new_notebook(cells=[cell("## A"), folded, *last])
    assert [i for i, _ in folded_away(notebook)] == [2, 3]


def names_in(source):
    """Return the names that a cell makes, and those it takes from the cells before it."""
    tables = [symtable.symtable(source, "cell", "exec")]
    made = {name.get_name() for name in tables[0].get_symbols() if name.is_assigned()}
    made |= {name.get_name() for name in tables[0].get_symbols() if name.is_imported()}
    taken = set()
    for table in tables:  # it grows while it is read
        tables += table.get_children()
        taken |= {name.get_name() for name in table.get_symbols() if name.is_global()}
    taken |= {name.get_name() for name in tables[0].get_symbols() if name.is_referenced()}
    return made, taken - made


def uses(notebook):
    """Yield (mark, place) for each cell that takes a name from a part that can be left out.

    The place is "section 3" or "exercise 2": only what can be left out, and exercises, do so.
    """
    mark, place, made = "", "", {}
    for kind, i, text in parts(notebook):
        cell = notebook.cells[i]
        if cell.cell_type == "markdown":
            mark = "" if kind != "deeper" else text if MARK.search(text) else mark
            for word, number in re.findall(r"(?:^#+ |\*\*(Exercise) )(\d+)\.", text, flags=re.M):
                place = f"{word.lower() or 'section'} {number}"
            continue
        now, taken = names_in(cell.source)
        for name in taken & made.keys():
            if made[name] not in ("", mark):
                yield made[name], place
        made |= dict.fromkeys(now, mark)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_needs_a_part_that_can_be_left_out_is_named_there(path):
    for mark, place in uses(nbformat.read(path, as_version=4)):
        word, number = place.split()
        numbers = re.search(rf"{word}s? ([\d, and]+)", MARK.search(mark)["only"] or "")
        assert numbers, (mark[:60], place)
        assert number in re.findall(r"\d+", numbers[1]), (mark[:60], place)


def test_a_use_of_a_part_that_can_be_left_out_is_found():
    mark = "*Deeper: you can leave this part out. Nothing after it needs it.*"
    cells = [
        nbformat.v4.new_markdown_cell(f"## 1. A\n\n{mark}", metadata={"tags": ["deeper"]}),
        nbformat.v4.new_code_cell("a = 1\nb = [a for c in range(a)]"),
        nbformat.v4.new_markdown_cell(f"## 2. B\n\n{mark}", metadata={"tags": ["deeper"]}),
        nbformat.v4.new_code_cell("def b(a):\n    return a, b"),
        nbformat.v4.new_markdown_cell("## 3. Exercises\n\n**Exercise 1.** C"),
        nbformat.v4.new_code_cell("def f(b):\n    return [a for c in b]"),
    ]
    (found,) = uses(nbformat.v4.new_notebook(cells=cells))
    assert found == (cells[0].source, "exercise 1")


def errors_without(notebook, folder, left_out):
    """Run a notebook without some of its cells; return what fails that did not fail before."""
    client = NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}},
        allow_errors=True,
    )  # fmt: skip
    found = []
    with client.setup_kernel():
        for i, cell in enumerate(notebook.cells):
            if cell.cell_type != "code" or i in left_out:
                continue
            before = failures(cell)
            client.execute_cell(cell, i)
            found += [(i, said) for said in failures(cell) if not before]
    return found


def failures(cell):
    return [f"{o.ename}: {o.evalue}" for o in cell.outputs if o.output_type == "error"]


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_nothing_needs_what_is_left_out(path):
    notebook = nbformat.read(path, as_version=4)
    deeper = {i for kind, i, _ in parts(notebook) if kind == "deeper"}
    if not deeper:
        return
    assert errors_without(notebook, ROOT / "notebooks", deeper) == []


def test_a_part_that_is_needed_is_found(tmp_path):
    cells = [nbformat.v4.new_code_cell(text) for text in ("a = 1", "b = a")]
    notebook = nbformat.v4.new_notebook(cells=cells)
    assert errors_without(notebook, tmp_path, {0}) == [(1, "NameError: name 'a' is not defined")]


def test_parts_end_at_the_next_heading_of_their_level():
    cell = nbformat.v4.new_markdown_cell
    mark = "*Deeper: you can leave this part out. Nothing after it needs it.*"
    deeper = cell(f"## B\n\n{mark}\n\n### in B\n\n## C", metadata={"tags": ["deeper"]})
    notebook = nbformat.v4.new_notebook(cells=[cell("# A"), deeper, cell("### Exercise 1")])
    assert [(kind, text.split("\n")[0]) for kind, _, text in parts(notebook)] == [
        ("core", "# A"), ("deeper", "## B"), ("deeper", "### in B"), ("core", "## C"),
        ("exercises", "### Exercise 1"),
    ]  # fmt: skip
