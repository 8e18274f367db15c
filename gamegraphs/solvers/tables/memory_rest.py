"""The open rest of a run, solved in memory: for waves that are many and thin, as on a chain."""

from __future__ import annotations

from typing import Any

from ...graph import GameGraph
from ...outcome import DRAW, WIN
from ..outcomes.solver import solve


def solve_rest(source: Any, target: Any, now: Any, following: Any, distance: int) -> Any:
    """Return the positions that were open, with their outcomes and distances, as an Arrow table.

    Parameters
    ----------
    source, target : int64, shape (m,), the open moves; none leads into a WIN
    now, following : int64, the targets that are LOSE in `distance` and in `distance` + 1
    distance : plies

    Returns
    -------
    a table with position (int64), outcome (int8) and distance (int32, NULL for DRAW), a row for
    each position with an open move

    Other targets without a move of their own are DRAW by a verdict. Memory: some 100 bytes a move.
    Cost: O(m log m), to number the positions.

    >>> import numpy as np
    >>> rest = solve_rest(np.array([5, 6]), np.array([6, 9]), np.array([9]), np.array([]), 4)
    >>> rest.to_pydict()
    {'position': [5, 6], 'outcome': [0, 1], 'distance': [6, 5]}
    """
    import numpy as np
    import pyarrow as pa

    names, numbers = np.unique(np.concatenate([source, target]), return_inverse=True)
    n, m = len(names), len(source)
    tails, heads = numbers[:m], numbers[m:]
    is_open = np.zeros(n, bool)
    is_open[tails] = True
    # LOSE in `distance`: no moves. One ply later: a move to a position more, a WIN. DRAW: a loop.
    later = np.flatnonzero(~is_open & np.isin(names, following))
    drawn = np.flatnonzero(~is_open & ~np.isin(names, now) & ~np.isin(names, following))
    graph = GameGraph.from_edges(
        n + 1,
        np.concatenate([tails, later, drawn]),
        np.concatenate([heads, np.full(len(later), n), drawn]),
    )
    found = solve(graph, verdicts={n: WIN})
    labels = np.asarray(found.labels)[:n][is_open]
    plies = np.asarray(found.distances)[:n][is_open] + distance
    return pa.table(
        {
            "position": pa.array(names[is_open], "int64"),
            "outcome": pa.array(labels, "int8"),
            "distance": pa.array(plies, "int32", mask=labels == DRAW),
        }
    )
