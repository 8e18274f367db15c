"""Every public function given the wrong kind of object says which argument, and what to do."""

import networkx as nx
import pytest

import gamegraphs as gg
from gamegraphs import certify, course, draw, generate
from gamegraphs.oracle import by_play, by_rounds
from gamegraphs.outcome import GameGraphError
from gamegraphs.solvers import arenas
from gamegraphs.trace import trace

WRONG = {
    "a list": [[1], []],
    "None": None,
    "a text": "nowhere",
    "a networkx graph": nx.DiGraph([("a", "b")]),
    "an integer": 7,
    "a class": dict,
}
GRAPH = gg.GameGraph.from_moves([[1], []])
ARENA = gg.Arena(GRAPH, [0, 1])
REGION = gg.safety(ARENA, 0, [0])


def nothing(u):
    return []


NAMES = {"a list", "a text", "a networkx graph"}  # what holds anything at all

# function, argument, the call, and the kinds that are not wrong (or fail only later)
GRAPHS = [
    ("solve", "graph", gg.solve),
    ("grundy", "graph", gg.grundy),
    ("loopy_grundy", "graph", gg.loopy_grundy),
    ("split", "graph", gg.split),
    ("sum_graph", "g", lambda x: gg.sum_graph(x, GRAPH)),
    ("sum_graph", "h", lambda x: gg.sum_graph(GRAPH, x)),
    ("Arena", "graph", lambda x: gg.Arena(x, [0, 1])),
    ("Solution", "graph", lambda x: gg.Solution(x, [1, 0])),
    ("ImplicitSolution", "graph", lambda x: gg.ImplicitSolution(x, [1, 0])),
    ("GameGraph", "offsets", lambda x: gg.GameGraph(x)),
    ("GameGraph", "offsets", lambda x: gg.GameGraph(x, x)),
    ("explore", "game", gg.explore),
    ("verify", "subject", lambda x: gg.verify(x, gg.solve(GRAPH))),
    ("trace", "graph", trace),
    ("by_rounds", "graph", by_rounds),
    ("by_play", "graph", by_play),
    ("verify_labels", "graph", lambda x: certify.verify_labels(x, gg.solve(GRAPH))),
    ("verify_implicit", "graph", lambda x: certify.verify_implicit(x, gg.solve(GRAPH))),
    ("verify_grundy", "graph", lambda x: certify.verify_grundy(x, [1, 0])),
    ("attractor", "arena", lambda x: gg.attractor(x, 0, [1])),
    ("safety", "arena", lambda x: gg.safety(x, 0, [1])),
    ("buchi", "arena", lambda x: gg.buchi(x, 0, [1])),
    ("solve_parity", "arena", lambda x: gg.solve_parity(x, [0, 1])),
    ("solve_energy", "arena", lambda x: gg.solve_energy(x, [0, 1])),
    ("solve_mean_payoff", "arena", lambda x: gg.solve_mean_payoff(x, [0, 1])),
    ("write_pgsolver", "arena", lambda x: gg.write_pgsolver("/nowhere/game", x, [0, 1])),
    ("draw_arena", "arena", gg.draw.draw_arena),
    ("format_pgsolver", "arena", lambda x: arenas.format_pgsolver(x, [0, 1])),
    ("buchi_as_parity", "arena", lambda x: arenas.buchi_as_parity(x, 0, [1])),
    ("parity_as_mean_payoff", "arena", lambda x: arenas.parity_as_mean_payoff(x, [0, 1])),
    ("reachability_as_buchi", "arena", lambda x: arenas.reachability_as_buchi(x, [1])),
    ("reachability_as_safety", "arena", lambda x: arenas.reachability_as_safety(x, 0, [1])),
    ("verify_attractor", "arena",
     lambda x: certify.verify_attractor(x, 0, [1], gg.attractor(ARENA, 0, [1]))),
    ("verify_safety", "arena", lambda x: certify.verify_safety(x, 0, [0], REGION)),
    ("verify_buchi", "arena", lambda x: certify.verify_buchi(x, 0, [0], REGION)),
    ("verify_parity", "arena",
     lambda x: certify.verify_parity(x, [0, 1], gg.solve_parity(ARENA, [0, 1]))),
    ("verify_energy", "arena",
     lambda x: certify.verify_energy(x, [0, 1], gg.solve_energy(ARENA, [0, 1]))),
    ("verify_mean_payoff", "arena",
     lambda x: certify.verify_mean_payoff(x, [0, 1], gg.solve_mean_payoff(ARENA, [0, 1]))),
]  # fmt: skip
OTHERS = [
    ("solve", "verdicts", lambda x: gg.solve(GRAPH, verdicts=x), {"None"}),
    ("solve", "terminals", lambda x: gg.solve(GRAPH, terminals=x), ()),
    ("solve", "method", lambda x: gg.solve(GRAPH, method=x), ()),
    ("Solution", "labels", lambda x: gg.Solution(GRAPH, x),
     {"a list", "a text", "a networkx graph"}),
    ("Arena", "owner", lambda x: gg.Arena(GRAPH, x), ()),
    ("attractor", "target", lambda x: gg.attractor(ARENA, 0, x), ()),
    ("attractor", "player", lambda x: gg.attractor(ARENA, x, [1]), ()),
    ("safety", "safe", lambda x: gg.safety(ARENA, 0, x), ()),
    ("buchi", "accepting", lambda x: gg.buchi(ARENA, 0, x), ()),
    ("solve_parity", "priority", lambda x: gg.solve_parity(ARENA, x), ()),
    ("solve_parity", "method", lambda x: gg.solve_parity(ARENA, [0, 1], x), ()),
    ("solve_energy", "weights", lambda x: gg.solve_energy(ARENA, x), ()),
    ("solve_energy", "on", lambda x: gg.solve_energy(ARENA, [0, 1], on=x), {"None"}),
    ("solve_mean_payoff", "weights", lambda x: gg.solve_mean_payoff(ARENA, x), ()),
    ("explore", "starts", lambda x: gg.explore(gg.games.Nim([1]), starts=x),
     {"None", "a text", "a networkx graph"}),
    ("explore", "limit", lambda x: gg.explore(gg.games.Nim([1]), x), {"None", "an integer"}),
    ("Subtraction", "takes", lambda x: gg.games.Subtraction(5, x), ()),
    ("Nim", "piles", gg.games.Nim, ()),
    ("subtraction_values", "takes", lambda x: gg.games.subtraction_values(x, 5), ()),
    ("UpToSymmetry", "game", gg.games.UpToSymmetry, ()),
    ("Teeko", "size", gg.games.Teeko, ()),
    ("Teeko", "pieces", lambda x: gg.games.Teeko(3, x), ()),
    ("teeko.solve", "game", gg.games.teeko.solve, {"None"}),
    ("teeko.load", "folder", gg.games.teeko.load, {"a text"}),
    ("load_endgame", "folder", gg.games.chess.load_endgame, {"a text"}),
    ("check_compiled_rules", "game", gg.check_compiled_rules, ()),
    ("CompiledRules", "n", lambda x: gg.CompiledRules(x, int, int, int, int, 1), {"an integer"}),
    ("read_pgsolver", "source", gg.read_pgsolver, {"a text"}),
    ("parse_pgsolver", "text", arenas.parse_pgsolver, {"a text"}),
    ("parse_pgsolver", "source", lambda x: arenas.parse_pgsolver("parity 0; 0 0 0 0;", x),
     {"a text"}),
    ("write_pgsolver", "path", lambda x: gg.write_pgsolver(x, LOOP, [0]), {"a text"}),
    ("solve_files", "folder", gg.solve_files, {"a text"}),
    ("write_files", "folder", lambda x: gg.write_files(x, []), {"a text"}),
    ("write_files", "slices", lambda x: gg.write_files("/nowhere", x),
     {"a list", "a text", "a networkx graph"}),
    ("load_solution", "folder", gg.load_solution, {"a text"}),
    ("load_solution", "graph", lambda x: gg.load_solution("/nowhere", x), {"None"}),
    ("random_graph", "n", lambda x: gg.random_graph(x, 1), {"an integer"}),
    ("random_graph", "seed", lambda x: gg.random_graph(3, x), {"an integer"}),
    ("small_graphs", "most", gg.small_graphs, {"an integer"}),
    ("mex", "values", gg.mex, ()),
    ("nim_sum", "values", gg.nim_sum, {"an integer"}),
    ("classify", "graph_type", gg.classify, ()),
    ("classify", "has_cycles", lambda x: gg.classify("impartial", x), ()),
    ("solve_implicit", "n", lambda x: gg.solve_implicit(x, nothing, nothing, nothing),
     {"an integer"}),
    ("solve_implicit", "succ", lambda x: gg.solve_implicit(1, x, nothing, nothing), ()),
    ("solve_implicit", "progress",
     lambda x: gg.solve_implicit(1, nothing, nothing, nothing, progress=x), {"None"}),
    ("ImplicitGraph", "n", gg.ImplicitGraph, {"an integer"}),
    ("ImplicitGraph", "rules", lambda x: gg.ImplicitGraph(1, x), {"None"}),
    ("Line", "names", gg.Line, {"a list", "a text", "a networkx graph"}),
    ("from_moves", "moves", gg.GameGraph.from_moves, {"a list"}),
    ("from_edges", "n", lambda x: gg.GameGraph.from_edges(x, [], []), {"an integer"}),
    ("from_edges", "sources", lambda x: gg.GameGraph.from_edges(2, x, []), ()),
    ("from_arrays", "offsets", lambda x: gg.GameGraph.from_arrays(x, []), ()),
    ("from_networkx", "digraph", gg.GameGraph.from_networkx, {"a networkx graph"}),
    ("read", "source", gg.GameGraph.read, {"a text"}),
    ("from_text", "text", gg.GameGraph.from_text, {"a text"}),
    ("verify_attractor", "attractor",
     lambda x: certify.verify_attractor(ARENA, 0, [1], x), ()),
    ("verify_safety", "region", lambda x: certify.verify_safety(ARENA, 0, [1], x), ()),
    ("verify_buchi", "region", lambda x: certify.verify_buchi(ARENA, 0, [1], x), ()),
    ("verify_parity", "solution", lambda x: certify.verify_parity(ARENA, [0, 1], x), ()),
    ("verify_energy", "solution", lambda x: certify.verify_energy(ARENA, [0, 1], x), ()),
    ("verify_mean_payoff", "solution",
     lambda x: certify.verify_mean_payoff(ARENA, [0, 1], x), ()),
    ("verify_labels", "solution", lambda x: certify.verify_labels(GRAPH, x), ()),
    ("verify_grundy", "values", lambda x: certify.verify_grundy(GRAPH, x), ()),
    ("draw_grid", "rows", lambda x: draw.draw_grid(x, [0], [0], "T"), ()),
    ("draw_grid", "sides", lambda x: draw.draw_grid([[1]], x, [0], "T"), ()),
    ("draw_grid", "heads", lambda x: draw.draw_grid([[1]], [0], x, "T"), NAMES),
    ("draw_grid", "title", lambda x: draw.draw_grid([[1]], [0], [0], x), {"a text"}),
    ("draw_grid", "marked", lambda x: draw.draw_grid([[1]], [0], [0], "T", x), ()),
    ("draw_grid", "size", lambda x: draw.draw_grid([[1]], [0], [0], "T", size=x), {"an integer"}),
    ("picture_of", "figure", lambda x: draw.picture_of(x, "a figure"), ()),
    ("draw_bars", "title", lambda x: draw.draw_bars(x, []), {"a text"}),
    ("draw_bars", "rows", lambda x: draw.draw_bars("T", x), ()),
    ("draw_bars", "rows[0][0]", lambda x: draw.draw_bars("T", [(x, 1)]), {"a text"}),
    ("draw_bars", "rows[0][1]", lambda x: draw.draw_bars("T", [("a", x)]), {"an integer"}),
    ("draw_bridge", "west", lambda x: draw.draw_bridge(x, 0), {"an integer"}),
    ("draw_bridge", "east", lambda x: draw.draw_bridge(0, x), {"an integer"}),
    ("draw_stones", "row", draw.draw_stones, {"an integer"}),
    ("draw_bridge", "green", lambda x: draw.draw_bridge(0, 0, x), ()),
    ("draw_cells", "lines", lambda x: draw.draw_cells(x, "cells"), {"a networkx graph"}),
    ("draw_cells", "words", lambda x: draw.draw_cells(["X."], x), {"a text"}),
    ("draw_table", "head", lambda x: draw.draw_table(x, []), {"a text", "a networkx graph"}),
    ("draw_table", "rows", lambda x: draw.draw_table(["a", "b"], x), ()),
    ("draw_table", "rows[0][0]", lambda x: draw.draw_table(["a"], [[x]]), {"a text"}),
    ("draw_table", "wrong", lambda x: draw.draw_table(["a"], [["b"]], x), ()),
    ("squares", "rows", lambda x: gg.games.squares(x, 1), {"an integer"}),
    ("squares", "columns", lambda x: gg.games.squares(1, x), {"an integer"}),
    ("implicit", "moves", course.implicit, {"a list"}),
    ("once_answered", "keys", course.once_answered, {"a text", "a networkx graph"}),
    ("once_answered", "shown", lambda x: course.once_answered("key", x), {"a text"}),
    ("draw_position", "position", lambda x: draw.draw_position(gg.games.Dao(), x), ()),
    ("draw_position", "title",
     lambda x: draw.draw_position(gg.games.Nim([1]), (1,), x), {"a text", "None"}),
    ("draw_matplotlib", "ax", lambda x: draw.draw_matplotlib(GRAPH, ax=x), {"None"}),
    ("MissionEditor", "mission", gg.widgets.MissionEditor, ()),
    ("mission", "mission", gg.widgets.mission, ()),
    ("predict", "choices",
     lambda x: course.predict("key", "Who?", "a", idea="turns", choices=x),
     {"a list", "None", "a networkx graph"}),
    ("split_mix", "seed", lambda x: generate.split_mix(x, 1), {"an integer"}),
    ("split_mix", "i", lambda x: generate.split_mix(1, x), {"an integer"}),
]  # fmt: skip
LOOP = gg.Arena(gg.GameGraph.from_moves([[0]]), [0])
CASES = [(*row, kind) for row in GRAPHS for kind in WRONG]


@pytest.mark.parametrize(
    ("argument", "call", "kind"),
    [pytest.param(*row[1:], id=" ".join([row[0], row[1], row[3]])) for row in CASES],
)
def test_what_is_no_graph_is_named_and_how_to_make_one(argument, call, kind):
    with pytest.raises(GameGraphError) as error:
        call(WRONG[kind])
    message = str(error.value)
    assert message.startswith(f"{argument} must ")
    came = "None" if WRONG[kind] is None else f"the {type(WRONG[kind]).__name__} "
    assert f"not {came}" in message
    assert "GameGraph.from_moves(" in message


@pytest.mark.parametrize(
    ("argument", "call", "kind"),
    [
        pytest.param(argument, call, kind, id=f"{name} {argument} {kind}")
        for name, argument, call, right in OTHERS
        for kind in WRONG
        if kind not in right and kind != "a class"
    ],
)
def test_another_argument_of_the_wrong_kind_is_named(argument, call, kind):
    with pytest.raises(GameGraphError) as error:
        call(WRONG[kind])
    assert argument in str(error.value)


def test_no_public_function_is_left_out():
    tried = {row[0] for row in [*GRAPHS, *OTHERS]}
    for module in (gg, certify, arenas):
        for name in module.__all__:
            value = getattr(module, name)
            if callable(value) and not (isinstance(value, type) and name not in tried):
                assert name in tried, name
    types = {name for name in gg.__all__ if isinstance(getattr(gg, name), type)}
    results = {
        "Outcome",
        "Line",
        "Rules",
        "ParitySolution",
        "EnergySolution",
        "MeanPayoffSolution",
    }  # not made by hand, or lists
    assert {t for t in types - tried - results if not t.endswith("Error")} == set()


def test_the_advice_fits_what_came():
    for given, advice in (
        ([[1], []], "GameGraph.from_moves([[1], []])"),
        (nx.DiGraph(), "GameGraph.from_networkx(graph)"),
        (gg.games.Nim([1]), "gamegraphs.explore(graph)"),
        (gg.solve(GRAPH), "graph.graph"),
        ("file.txt", "GameGraph.read(path)"),
    ):
        with pytest.raises(GameGraphError) as error:
            gg.solve(given)
        assert advice in str(error.value)
