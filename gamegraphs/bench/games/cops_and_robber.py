"""Cop and robber beside dictionary-based Python, and beside the solver for any game graph.

The board has 15 x 20 squares, and both walk like a chess king: 300 vertices, 180,000 positions,
about 1.5 million moves, and the cop wins from everywhere. Ours and the two programs on
dictionaries all start from the same networkx graph. `gg.solve` and the C++ program start from
the flat arrays of the game graph, whose making is not counted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from statistics import median
from typing import Any

import numpy as np

from ...games.pursuit.capture_times import capture_times
from ...solvers.outcomes.solver import solve
from ..baselines import cpp_labeller
from ..core import cop_and_robber
from ..timing import Result, ratio, times

Times = dict[tuple[Hashable, Hashable], int]


def rows(quick: bool) -> Iterator[Result]:
    """Yield the rows of `gamegraphs bench games` for cop and robber."""
    board = kings_board(15, 20)
    game_graph = cop_and_robber(15, 20)
    ours = capture_times(board)  # also compiles
    order = [(c, r) for c in board for r in board]
    for rival in (times_by_dictionaries, times_without_moves):
        found = rival(board)
        assert [found[start] for start in order] == ours.ravel().tolist(), "the times differ"
    solve(game_graph)
    arrays = np.asarray(game_graph.offsets), np.asarray(game_graph.targets)
    cpp = cpp_labeller()
    rivals = [
        ("a dictionary-based solver", "1/1000", lambda: times_by_dictionaries(board)),
        ("dictionaries without stored moves", "", lambda: times_without_moves(board)),
        ("gg.solve, from the game graph", "", lambda: solve(game_graph)),
    ]
    if cpp is not None:
        rivals.append(("C++, from the game graph", "", lambda: cpp(*arrays, True)))
    measured = times(
        [lambda: capture_times(board), *(run for _, _, run in rivals)], 3 if quick else 7
    )
    mine = measured[0]
    yield "cop and robber, 300 vertices", f"{1000 * median(mine):.2f} ms", "well under 1 s"
    for (name, goal, _), theirs in zip(rivals, measured[1:], strict=True):
        share = ratio(mine, theirs)
        seconds = f"{1000 * median(theirs):.0f} ms"
        yield f"  beside {name}", f"1/{1 / share:.0f} of {seconds}", goal


def kings_board(rows: int, columns: int) -> Any:
    """Return the networkx graph of a king's steps on a board; its vertices are numbers."""
    import networkx

    paths = networkx.path_graph(rows), networkx.path_graph(columns)
    return networkx.convert_node_labels_to_integers(networkx.strong_product(*paths))


def times_by_dictionaries(graph: Any) -> Times:
    """Return the plies to capture: the usual program, with moves and their reverse stored.

    Positions are tuples (cop, robber, who moves), and everything about them is in dictionaries.
    """
    steps = {v: [v, *graph[v]] for v in graph}
    moves: dict[tuple[Hashable, Hashable, str], list[tuple[Hashable, Hashable, str]]] = {}
    for c in steps:
        for r in steps:
            moves[c, r, "cop"] = [] if c == r else [(to, r, "robber") for to in steps[c]]
            moves[c, r, "robber"] = [] if c == r else [(c, to, "cop") for to in steps[r]]
    into: dict[tuple[Hashable, Hashable, str], list[tuple[Hashable, Hashable, str]]]
    into = {position: [] for position in moves}
    for position, targets in moves.items():
        for target in targets:
            into[target].append(position)
    left = {position: len(targets) for position, targets in moves.items()}
    plies = {position: 0 for position, targets in moves.items() if not targets}
    queue = deque(plies)
    while queue:
        target = queue.popleft()
        for position in into[target]:
            if position not in plies:
                left[position] -= 1
                if position[2] == "cop" or not left[position]:
                    plies[position] = plies[target] + 1
                    queue.append(position)
    return {(c, r): plies.get((c, r, "cop"), -1) for c in steps for r in steps}


def times_without_moves(graph: Any) -> Times:
    """Return the same from dictionaries that hold no moves: a step can be walked backward."""
    steps = {v: [v, *graph[v]] for v in graph}
    left = {(c, r): len(steps[r]) for c in steps for r in steps}
    plies = {(c, c, turn): 0 for c in steps for turn in ("cop", "robber")}
    queue = deque(plies)
    while queue:
        cop, robber, turn = position = queue.popleft()
        after = plies[position] + 1
        if turn == "cop":
            for place in steps[robber]:
                left[cop, place] -= 1
                if not left[cop, place] and cop != place:
                    plies[cop, place, "robber"] = after
                    queue.append((cop, place, "robber"))
        else:
            for place in steps[cop]:
                if (place, robber, "cop") not in plies:
                    plies[place, robber, "cop"] = after
                    queue.append((place, robber, "cop"))
    return {(c, r): plies.get((c, r, "cop"), -1) for c in steps for r in steps}
