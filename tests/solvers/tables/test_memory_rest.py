"""The rest in memory: what a run hands over in the middle is solved as the whole would be."""

import numpy as np
import pytest
from tables_in_engines import answer_lists  # noqa: F401  (skips where pyarrow is missing)

import gamegraphs as gg
from gamegraphs.solvers.tables.memory_rest import solve_rest


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("distance", [0, 1, 2, 3])
def test_the_rest_of_a_random_game(seed, distance):
    """Everything up to `distance`, and the losses one ply later, is known; the rest is asked."""
    graph = gg.random_graph(40, seed)
    true = gg.solve(graph, verdicts={0: gg.DRAW, 1: gg.WIN})
    labels, plies = true.labels.tolist(), true.distances.tolist()

    def known(u):
        if u < 2:
            return True
        return 0 <= plies[u] <= distance + (labels[u] == gg.LOSE)

    rows = [(u, v) for u in range(40) if not known(u) for v in graph.moves(u)]
    wins = {u for u in range(40) if known(u) and labels[u] == gg.WIN}
    rows = [(u + 100, v + 100) for u, v in rows if v not in wins]
    now, after = (
        np.array([u + 100 for u in range(40) if labels[u] == gg.LOSE and plies[u] == d], np.int64)
        for d in (distance, distance + 1)
    )
    source, target = np.array(rows, np.int64).reshape(-1, 2).T
    found = solve_rest(source, target, now, after, distance).to_pydict()
    due = sorted({u - 100 for u, _ in rows})
    assert [u - 100 for u in found["position"]] == due
    assert found["outcome"] == [labels[u] for u in due]
    assert found["distance"] == [None if plies[u] < 0 else plies[u] for u in due]
