"""The editor from Python, and its script in Node against the oracle on all small graphs."""

import json
import re
import shutil
import subprocess
from html import unescape
from importlib.resources import files
from itertools import product

import pytest

import gamegraphs
from gamegraphs import GameGraph, GameGraphError, Outcome, random_graph
from gamegraphs.oracle import by_rounds
from gamegraphs.widgets import edit
from gamegraphs.widgets import editor as editor_module

pytest.importorskip("anywidget")
SCRIPT = files("gamegraphs.widgets").joinpath("editor.js").read_text(encoding="utf-8")


def in_node(code, data, script=SCRIPT):
    """Run a function of the data beside the script's own, and return its result."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node on this machine")
    asked = (
        f"{script}\nconst data = {json.dumps(data)};\nconsole.log(JSON.stringify(({code})(data)));"
    )
    done = subprocess.run(
        [node, "--input-type=module", "-"],
        input=asked, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def all_graphs(n):
    """All graphs of n positions without parallel moves."""
    rows = [[v for v in range(n) if bits >> v & 1] for bits in range(2**n)]
    return [list(moves) for moves in product(rows, repeat=n)]


def parallel(moves):
    return [row + row[:1] for row in moves]


def test_the_script_solves_all_small_graphs_and_random_ones():
    graphs = [moves for n in range(4) for moves in all_graphs(n)]
    graphs += [parallel(moves) for moves in all_graphs(2)]
    for seed in range(200):
        graph = random_graph(2 + seed % 12, seed)
        graphs.append([list(graph.moves(u)) for u in range(graph.n)])
    cases = [(moves, misere) for moves in graphs for misere in (False, True)]
    assert len(cases) == 1494
    solved = in_node("cases => cases.map(([moves, misere]) => solve(moves, misere))", cases)
    for (moves, misere), found in zip(cases, solved, strict=True):
        labels, distances = by_rounds(GameGraph.from_moves(moves), "misere" if misere else "normal")
        assert found["labels"] == [int(label) for label in labels], (moves, misere)
        assert found["distances"] == list(distances), (moves, misere)
        # The definition, not the order in which they were counted.
        not_to_win = [sum(labels[v] != 1 for v in row) for row in moves]
        assert found["open"] == not_to_win, (moves, misere)


def test_a_wrong_solver_would_be_found():
    """Without the line for LOSE, the comparison above sees DRAW."""
    line = "else if (open[u] === 0) settle(u, 0, distances[v] + 1);"
    assert line in SCRIPT
    found = in_node("solve", [[1], [2], []], SCRIPT.replace(line, ""))
    assert found["labels"] == [2, 1, 0]
    assert in_node("solve", [[1], [2], []])["labels"] == [0, 1, 0]


def test_positions_are_deleted_and_numbers_move_up():
    state = {"moves": [[1, 2], [3], [1, 4, 2], [], [2]], "places": [[k, k] for k in range(5)]}
    found = in_node("state => withoutPosition(state, 1)", state)
    assert found == {"moves": [[1], [3, 1], [], [1]], "places": [[0, 0], [2, 2], [3, 3], [4, 4]]}
    assert in_node("state => withoutPosition(state, 3).moves", state) == [
        [1, 2], [], [1, 3, 2], [2]
    ]  # fmt: skip


def test_the_text_is_python_that_makes_the_graph():
    moves = [[1, 2], [3], [1, 4], [], [2]]
    text = in_node("moves => asPython({ moves })", moves)
    assert text == f"gamegraphs.GameGraph.from_moves({moves})"


def with_verdicts(seed):
    """A random graph with names, some of its positions with a verdict."""
    graph = random_graph(2 + seed % 10, seed)
    rows = [list(graph.moves(u)) for u in range(graph.n)]
    names = [f"no. {u}" if u % 2 else (u, "x") for u in range(graph.n)]
    given = {names[u]: Outcome((seed + u) % 3) for u in range(graph.n) if (seed * 7 + u) % 3 == 0}
    return GameGraph.from_moves(rows, names=names, verdicts=given)


@pytest.mark.long
def test_the_script_stops_where_there_is_a_verdict(monkeypatch):
    anywhere = lambda graph: [[50, 50]] * graph.n  # noqa: E731  (to look for places takes longest)
    monkeypatch.setattr(editor_module, "_places", anywhere)
    graphs = [with_verdicts(seed) for seed in range(300)]
    states = [edit(graph)._view.state for graph in graphs]
    code = "states => states.map(({moves, verdicts}) => solve(moves, false, verdicts))"
    for graph, found in zip(graphs, in_node(code, states), strict=True):
        labels, distances = by_rounds(graph)
        assert found["labels"] == [int(label) for label in labels], graph.verdicts
        assert found["distances"] == list(distances), graph.verdicts
    # A verdict that the script did not see would change it.
    blind = in_node("states => states.map(({moves}) => solve(moves).labels)", states)
    assert blind != [found["labels"] for found in in_node(code, states)]


@pytest.mark.long
def test_the_text_has_names_and_verdicts():
    graphs = [with_verdicts(seed) for seed in range(30)]
    states = [edit(graph)._view.state for graph in graphs]
    texts = in_node("states => states.map(state => asPython(state))", states)
    for graph, text in zip(graphs, texts, strict=True):
        again = eval(text, {"gamegraphs": gamegraphs})
        assert again.names == graph.names
        assert again.verdicts == graph.verdicts
        assert [again.moves(u) for u in range(again.n)] == [graph.moves(u) for u in range(graph.n)]


def test_names_and_verdicts_stay_with_their_positions():
    graph = GameGraph.from_moves(
        [[1, 2], [0], [1]], names=["a", ("b", 1), "new"], verdicts={"new": Outcome.DRAW}
    )
    editor = edit(graph)
    before = editor._view.state
    assert editor.graph.names == graph.names
    assert editor.graph.verdicts == {"new": Outcome.DRAW}
    code = "state => withPosition(withoutPosition(state, 0), [50, 50])"
    after = in_node(code, before)
    editor._view.state = after
    assert editor.graph.names == (("b", 1), "new", "new 2")
    assert editor.graph.verdicts == {"new": Outcome.DRAW}
    assert editor.solution.outcome("new").name == "DRAW"
    assert editor.solution.outcome("new 2").name == "LOSE"
    assert "names=[('b', 1), 'new', \"new 2\"]" in in_node("state => asPython(state)", after)
    editor.set([[1], []])
    assert list(editor.graph.names) == [0, 1]
    editor._view.state = before  # as Undo does
    assert editor.graph.names == graph.names
    assert editor.graph.verdicts == {"new": Outcome.DRAW}
    assert "new: DRAW" in editor.still().alt


def test_a_verdict_is_set_and_taken_away_again():
    code = "([state, u]) => withNextVerdict(state, u)"
    state = edit([[1], [0, 2], []])._view.state
    seen = []
    for _ in range(4):
        state = in_node(code, [state, 1])
        seen.append(state.get("verdicts"))
    assert seen == [[None, 1, None], [None, 0, None], [None, 2, None], None]
    assert state == edit([[1], [0, 2], []])._view.state
    editor = edit([[1], [0, 2], []])
    editor._view.state = in_node(code, [editor._view.state, 1])
    assert editor.graph.verdicts == {1: Outcome.WIN}
    assert editor.solution.outcome(0).name == "LOSE"


def test_a_verdict_is_set_beside_those_that_are_there():
    graph = GameGraph.from_moves([[1], [], []], names="abc", verdicts={"c": Outcome.DRAW})
    editor = edit(graph)
    editor._view.state = in_node("state => withNextVerdict(state, 1)", editor._view.state)
    assert editor.graph.verdicts == {"b": Outcome.WIN, "c": Outcome.DRAW}


def test_a_new_position_is_far_from_the_others():
    places = []
    for _ in range(12):
        x, y = in_node("places => freePlace(places)", places)
        assert all((x - a) ** 2 + (y - b) ** 2 >= 60**2 for a, b in places)
        places.append([x, y])


def test_what_the_browser_changes_python_sees():
    editor = edit([[1], [0, 2], []])
    assert list(editor.graph.moves(1)) == [0, 2]
    assert editor.solution.outcome(0).name == "LOSE"
    places = editor._view.state["places"]
    editor._view.state = {"moves": [[0, 1], [0, 2], []], "places": places}
    assert editor.solution.outcome(0).name == "DRAW"
    assert repr(editor) == "Editor([[0, 1], [0, 2], []]: 1 WIN, 1 LOSE, 1 DRAW)"
    editor._view.misere = True
    assert editor.terminals == "misere"
    assert editor.solution.outcome(2).name == "WIN"


def test_python_may_change_it_and_refuses_what_cannot_be_seen():
    editor = edit()
    assert [list(editor.graph.moves(u)) for u in range(3)] == [[], [], []]
    editor.set(random_graph(12, 3))
    assert editor.graph.n == 12
    for x, y in editor._view.state["places"]:
        assert 30 <= x <= 610
        assert 30 <= y <= 330
    with pytest.raises(GameGraphError, match="at most 30 positions, not 31"):
        edit(random_graph(31, 1))
    with pytest.raises(GameGraphError, match="misere"):
        edit([[]], terminals="mixed")


def test_the_still_picture_has_the_positions_where_they_were_put():
    editor = edit([[1], []])
    editor._view.state = {"moves": [[1], []], "places": [[111, 77], [333, 222]]}
    svg = editor.still().svg
    assert "translate(111 77)" in svg
    assert "translate(333 222)" in svg
    assert "0: WIN in 1, moves to 1." in editor.still().alt


def test_the_page_without_a_kernel_asks_for_nothing_and_has_the_graph():
    editor = edit([[1], []])
    (inside,) = re.findall(r'srcdoc="([^"]*)"', editor.last_html())
    page = unescape(inside)
    assert page == editor.page()
    assert "default-src 'none'" in page
    assert set(re.findall(r"\w+://[^\s'\"]+", page)) == {"http://www.w3.org/2000/svg"}
    (data,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert json.loads(data)["state"]["moves"] == [[1], []]
    assert not re.search(r"/\*(CSS|JS|DATA)\*/", page)


def test_the_script_takes_nothing_from_elsewhere():
    assert not re.search(r"^\s*import\b|\bimport\(|\bfetch\(|XMLHttp", SCRIPT, re.M)
