"""random_graph: the same graph, bit for bit, as a second implementation of its specification."""

import numpy as np
import pytest
from helpers import all_digraphs

import gamegraphs as gg
from gamegraphs.generate import random_slices, split_mix

# The published outputs of SplitMix64 for seed 1234567.
KNOWN = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


class Stream:
    """SplitMix64 as its authors write it: a state that grows, and a mixer. No closed form."""

    def __init__(self, seed):
        self.state = seed % 2**64

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        return z ^ (z >> 31)

    def below(self, k):
        return (self.next() >> 32) * k >> 32


def reference(n, seed, max_out=3):
    """Return the moves the specification asks for: n move counts, then all targets."""
    stream = Stream(seed)
    counts = [stream.below(max_out + 1) for _ in range(n)]
    return [[stream.below(n) for _ in range(count)] for count in counts]


def test_the_reference_gives_the_published_numbers():
    stream = Stream(1234567)
    assert [stream.next() for _ in KNOWN] == KNOWN


def test_split_mix_gives_the_published_numbers():
    assert [split_mix(1234567, i) for i in range(1, 6)] == KNOWN


SEEDS = [0, 1, 42, -1, -(2**63), 2**63, 2**64 - 1, 2**64 + 5, 10**30, -(10**30)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("n", [0, 1, 2, 3, 10, 1000])
def test_small_graphs(n, seed):
    g = gg.random_graph(n, seed)
    assert [g.moves(u) for u in range(n)] == reference(n, seed)


@pytest.mark.parametrize(
    ("n", "seed", "max_out"),
    [
        (20_000, 7, 3),  # the last that is made without numpy, its moves with it
        (20_001, 7, 3),  # the first that is made with it
        (40_000, -3, 2),
        (30_000, 2**64 + 9, 1),  # fewer than 20,000 moves
        (25_000, 10**25, 0),
        (10, 5, 5_000),  # few positions, many moves
    ],
)
def test_large_graphs(n, seed, max_out):
    g = gg.random_graph(n, seed, max_out)
    targets = [v for row in reference(n, seed, max_out) for v in row]
    assert list(g.targets) == targets
    assert len(g.offsets) == n + 1
    assert g.offsets[n] == len(targets) == g.m


def test_blocks_of_a_million_draws_fit_together():
    """Positions around the 2^20th draw, each number computed on its own."""
    n, seed = 1_100_000, 99
    g = gg.random_graph(n, seed)
    for u in (0, 2**20 - 2, 2**20 - 1, 2**20, n - 1):
        assert g.offsets[u + 1] - g.offsets[u] == ((split_mix(seed, 1 + u) >> 32) * 4) >> 32
    for e in (0, 2**20 - 1, 2**20, g.m - 1):
        assert g.targets[e] == ((split_mix(seed, n + 1 + e) >> 32) * n) >> 32


@pytest.mark.parametrize("n", [50, 30_000])
def test_seeds_count_modulo_2_to_the_64(n):
    assert gg.random_graph(n, -1) == gg.random_graph(n, 2**64 - 1)
    assert gg.random_graph(n, 3) != gg.random_graph(n, 4)


def test_no_moves_at_all():
    assert gg.random_graph(5, 1, max_out=0).m == 0


@pytest.mark.parametrize("make", [gg.random_graph, random_slices])
@pytest.mark.parametrize(
    ("n", "max_out", "message"),
    [
        (-1, 3, "n must lie in 0..2147483647, not -1"),
        (10**12, 3, "n must lie in 0..2147483647, not 1000000000000"),
        (2**31, 3, "n must lie in 0..2147483647, not 2147483648"),
        (5, -1, "max_out must lie in 0..2147483647, not -1"),
        (3, 10**10, "max_out must lie in 0..2147483647, not 10000000000"),
        (2.0, 3, "n must be an integer, not 2.0"),
        (2, None, "max_out must be an integer, not None"),
    ],
)
def test_impossible_sizes_are_refused(make, n, max_out, message):
    with pytest.raises(gg.GameGraphError) as caught:
        make(n, 1, max_out)
    assert str(caught.value) == message


def test_the_most_moves_that_may_be_asked_for_fit():
    assert gg.random_graph(0, 1, 2**31 - 1).m == 0
    assert 0 <= next(iter(random_slices(1, 1, 0)))[0][0] <= 2**31 - 1


@pytest.mark.parametrize("size", [0, -5, 2.5, None])
def test_slices_of_no_positions_are_refused(size):
    with pytest.raises(gg.GameGraphError, match=r"^size must "):
        random_slices(5, 1, size=size)


def test_every_kind_of_move_occurs():
    g = gg.random_graph(20, seed=1)
    rows = [g.moves(u) for u in range(g.n)]
    assert any(not row for row in rows)
    assert any(u in row for u, row in enumerate(rows))
    assert any(len(set(row)) < len(row) for row in rows)
    assert {len(row) for row in rows} == {0, 1, 2, 3}


# All small graphs: against a second enumeration, by bits instead of by choice


@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_small_graphs_are_all_digraphs_once_fewest_moves_first(most):
    found = [[g.moves(u) for u in range(g.n)] for g in gg.small_graphs(most)]
    expected = [moves for n in range(1, most + 1) for moves in all_digraphs(n)]
    assert sorted(found) == sorted(expected)
    sizes = [(len(moves), sum(map(len, moves))) for moves in found]
    assert sizes == sorted(sizes)


def test_small_acyclic_graphs_are_those_without_a_cycle():
    """1, 3, 25 and 543 labelled acyclic digraphs (OEIS A003024)."""
    graphs = list(gg.small_graphs(4, acyclic=True))
    assert [sum(g.n == n for g in graphs) for n in (1, 2, 3, 4)] == [1, 3, 25, 543]
    assert all(g.find_cycle() is None for g in graphs)


@pytest.mark.parametrize("size", [1, 10, 1000])
def test_slices_make_the_graph_of_random_graph(size):
    graph = gg.random_graph(25, 7)
    counts, targets = [], []
    for more_counts, more_targets in random_slices(25, 7, size=size):
        assert len(more_counts) <= size
        counts += more_counts
        targets += more_targets
    assert counts == np.diff(graph.offsets).tolist()
    assert targets == list(graph.targets)
