"""The rivals of the benchmark of cop and robber give the times of `capture_times`."""

import pytest
from undirected import random_graph

from gamegraphs import games
from gamegraphs.bench.games.cops_and_robber import times_by_dictionaries, times_without_moves


@pytest.mark.parametrize("rival", [times_by_dictionaries, times_without_moves])
def test_the_programs_of_the_benchmark_give_the_same_times(rival):
    for seed in range(60):
        graph = random_graph(seed)
        starts = [(c, r) for c in graph for r in graph]
        found = rival(graph)
        assert [found[start] for start in starts] == games.capture_times(graph).ravel().tolist()
