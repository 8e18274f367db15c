"""Predictions in the notebooks: no cell gives its answer away, and each is known by its key."""

import ast
import re

import nbformat
import pytest
from helpers import ROOT
from test_core_path import parts

NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))


def asked(notebook):
    """Return (cell, call of `predict`) for each prediction of a notebook."""
    found = []
    for cell in notebook.cells:
        if cell.cell_type == "code" and "predict(" in cell.source:
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "predict":
                    found.append((cell, node))
    return found


def problems(cell, call):
    """Return what is wrong with a prediction, one word each."""
    found = []
    truth = call.args[2]
    values = truth.values if isinstance(truth, ast.Dict) else [truth]
    plain = (ast.Constant, ast.Set, ast.List, ast.Tuple)
    names = {"WIN", "LOSE", "DRAW"}
    if any(isinstance(v, plain) or getattr(v, "id", "") in names for v in values):
        found.append("the truth stands in the cell")
    shown = "".join(output.get("data", {}).get("text/html", "") for output in cell.outputs)
    said = "".join(output.get("data", {}).get("text/plain", "") for output in cell.outputs)
    if "<details><summary>Show the answer</summary>" not in shown:
        found.append("no folded answer")
    if "You called" in shown + said:
        found.append("committed")
    if any(output.output_type == "stream" for output in cell.outputs):
        found.append("it prints")
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_prediction_gives_its_answer_away(path):
    notebook = nbformat.read(path, as_version=4)
    assert [found for pair in asked(notebook) for found in problems(*pair)] == []


def test_every_prediction_has_a_key_of_its_own_with_the_number_of_its_notebook():
    keys = []
    for path in NOTEBOOKS:
        found = [ast.literal_eval(call.args[0]) for _, call in asked(nbformat.read(path, 4))]
        assert all(key.startswith(path.name[:2] + " ") for key in found)
        keys += found
    assert len(keys) == len(set(keys)) >= 30


FOLDED = re.compile(r"<details>.*?</details>", re.S)


def html_of(cell):
    return "".join(
        output.get("data", {}).get("text/html", "") for output in cell.get("outputs", [])
    )


def shown_by(cell):
    """Return what a cell shows to who unfolds nothing."""
    if cell.cell_type == "markdown":
        return FOLDED.sub("", cell.source)
    texts = [FOLDED.sub("", html_of(cell))]
    for output in cell.get("outputs", []):
        texts += [output.get("text", ""), output.get("data", {}).get("text/plain", "")]
    return "\n".join(texts)


def told(html):
    """Return what the folded answers tell: what is on their pictures, and their lines of text.

    A number of four digits or more counts as well, as in `<p>5,478.</p>`.
    """
    answers = "".join(FOLDED.findall(html))
    pictures = (alt.partition(". ")[2] for alt in re.findall(r'<img alt="([^"]*)"', answers))
    lines = (
        line
        for text in re.findall(r"<pre[^>]*>(.*?)</pre>", answers, re.S)
        for line in text.split("\n")
    )
    numbers = re.findall(r"<p>(?:[^<>:]*: )?(\d[\d,]{3,})\.</p>", answers)
    return {text.strip() for text in (*pictures, *lines) if len(text.strip()) > 20} | {*numbers}


def labels_told(html):
    """Return the folded answers of the form `name: WIN`, if there are three of them or more."""
    answers = "".join(FOLDED.findall(html))
    found = re.findall(r"<p>([^<>:]+: (?:WIN|LOSE|DRAW))\.</p>", answers)
    return found if len(found) > 2 else []


def gives_away(shown, texts, labels):
    """Whether something shown has one of the texts, or all the labels in one of its lines."""
    if any(re.search(rf"(?<![\d,]){re.escape(text)}(?!,?\d)", shown) for text in texts):
        return True
    pieces = [piece for line in shown.split("\n") for piece in line.split("<img ")]
    patterns = [rf"(?<!\w){re.escape(label)}\b" for label in labels]
    return bool(labels) and any(
        all(re.search(pattern, piece) for pattern in patterns) for piece in pieces
    )


def shown_in_the_open(notebook):
    """Return (question, cell) where a cell, before or after a question, shows its folded answer.

    Markdown cells count as well as outputs.
    """
    found = []
    shown = [shown_by(cell) for cell in notebook.cells]
    for i, cell in enumerate(notebook.cells):
        if cell.cell_type == "code" and "predict(" in cell.source:
            texts, labels = told(html_of(cell)), labels_told(html_of(cell))
            found += [(i, k) for k, text in enumerate(shown) if gives_away(text, texts, labels)]
    return found


def calls_by_cell(notebook):
    places = {cell["id"]: i for i, cell in enumerate(notebook.cells)}
    return [(places[cell["id"]], call) for cell, call in asked(notebook)]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_output_shows_an_answer_in_the_open(path):
    notebook = nbformat.read(path, as_version=4)
    assert shown_in_the_open(notebook) == []
    assert [i for i, cell in enumerate(notebook.cells) if "You called" in shown_by(cell)] == []


def test_an_answer_in_the_open_is_found():
    answer = "0: LOSE, moves to 1. 1: WIN, moves to 2."
    folded = f'<details><summary>Show the answer</summary><img alt="Solved. {answer}"></details>'
    hidden = cell_with('predict("01 a", "?", x)', html=folded)
    assert shown_in_the_open(hidden) == []
    hidden.cells += cell_with("draw(g)", text=f"A picture. {answer}").cells
    assert shown_in_the_open(hidden) == [(0, 1)]
    hidden.cells.insert(1, nbformat.v4.new_markdown_cell("## The next section"))
    assert shown_in_the_open(hidden) == [(0, 2)]
    hidden.cells[2].outputs[0].data["text/html"] = f"<details>A picture. {answer}</details>"
    hidden.cells[2].outputs[0].data["text/plain"] = "Folded until you have answered it."
    assert shown_in_the_open(hidden) == []


@pytest.mark.parametrize(
    ("answer", "source", "shown"),
    [
        ("<p>5,478.</p>", "There are 5,478 positions.", True),
        ("<p>5,478.</p>", "There are 15,478 positions.", False),
        ("<p>5,478.</p>", "<details>There are 5,478 positions.</details>", False),
        ("<p>moves: 5,478.</p>", "There are 5,478 moves.", True),
        ("<p>478.</p>", "There are 478 positions.", False),  # too common a number
        ("<p>a: WIN.</p><p>b: LOSE.</p><p>c: DRAW.</p>", "a: WIN, b: LOSE, c: DRAW", True),
        ("<p>a: WIN.</p><p>b: LOSE.</p><p>c: DRAW.</p>", "a: WIN\nb: LOSE\nc: DRAW", False),
        ("<p>a: WIN.</p><p>b: LOSE.</p><p>c: DRAW.</p>", "a: WIN, b: LOSE, c: WIN", False),
        ("<p>a: WIN.</p><p>b: LOSE.</p>", "a: WIN, b: LOSE", False),  # often so elsewhere
    ],
)
@pytest.mark.parametrize("kind", ["markdown", "output"])
def test_a_number_and_labels_in_the_open_are_found(kind, answer, source, shown):
    folded = f"<details><summary>Show the answer</summary>{answer}</details>"
    notebook = cell_with('predict("01 a", "?", x)', html=folded)
    if kind == "markdown":
        notebook.cells.append(nbformat.v4.new_markdown_cell(source))
    else:
        notebook.cells += cell_with("g", html=source).cells
    assert shown_in_the_open(notebook) == [(0, 1)] * shown


def folded_for(notebook):
    """Return (cell, key) for each key of a question whose answer a cell shows once there is one."""
    found = []
    for i, cell in enumerate(notebook.cells):
        if cell.cell_type == "code" and "once_answered(" in cell.source:
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "once_answered":
                    keys = ast.literal_eval(node.args[0])
                    found += [(i, key) for key in ([keys] if isinstance(keys, str) else keys)]
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_folded_waits_for_a_question_before_it(path):
    notebook = nbformat.read(path, as_version=4)
    first = {ast.literal_eval(call.args[0]): i for i, call in calls_by_cell(notebook)}
    assert [(i, key) for i, key in folded_for(notebook) if first.get(key, i) >= i] == []


def test_a_key_of_no_question_is_found():
    notebook = cell_with('predict("01 a", "?", x)')
    notebook.cells += cell_with('once_answered(["01 a", "01 b"], draw(g))').cells
    assert folded_for(notebook) == [(1, "01 a"), (1, "01 b")]


@pytest.mark.parametrize("number", [f"{k:02}" for k in range(13)])
def test_a_notebook_ends_with_what_was_called(number):
    (path,) = ROOT.glob(f"notebooks/{number}-*.ipynb")
    notebook = nbformat.read(path, as_version=4)
    cells = [cell for cell in notebook.cells if cell.source == f'predictions("{number}")']
    assert len(cells) == 1
    assert "not committed a prediction" in str(cells[0].outputs)
    assert before_the_exercises(notebook) == []


TO_FILL_IN = re.compile(
    r"^ *my_(guess|estimate|pass|labels|values|prediction|trend|third_row|winners|patience)\w* =",
    re.M,
)


def before_the_exercises(notebook):
    """Return the lines of the core path that still want a prediction typed into a cell."""
    return [
        found[0]
        for kind, _, text in parts(notebook)
        if kind == "core" and (found := TO_FILL_IN.search(text))
    ]


def test_a_prediction_to_be_typed_into_a_cell_is_found():
    typed = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("a = 1\nmy_guess = None")])
    assert before_the_exercises(typed) == ["my_guess ="]


def cell_with(source, html="<details><summary>Show the answer</summary>", text=""):
    cell = nbformat.v4.new_code_cell(source)
    data = {"text/html": html, "text/plain": text}
    cell.outputs = [nbformat.v4.new_output("display_data", data=data)]
    return nbformat.v4.new_notebook(cells=[cell])


@pytest.mark.parametrize(
    ("notebook", "found"),
    [
        (cell_with('predict("01 a", "?", solve(g))'), []),
        (cell_with('predict("01 a", "?", 7)'), ["the truth stands in the cell"]),
        (cell_with('predict("01 a", "?", WIN)'), ["the truth stands in the cell"]),
        (cell_with('predict("01 a", "?", {0: f(0), 1: "Ann"})'), ["the truth stands in the cell"]),
        (cell_with('predict("01 a", "?", x)', html="7"), ["no folded answer"]),
        (cell_with('predict("01 a", "?", x)', text="You called 1 of 1."), ["committed"]),
    ],
)
def test_what_gives_an_answer_away_is_found(notebook, found):
    assert [x for pair in asked(notebook) for x in problems(*pair)] == found
