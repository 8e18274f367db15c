"""solve_implicit: the answers of `solve`, without storing a move, within its memory."""

import numpy as np
import pytest
from helpers import peak_memory, random_case, run_child
from rules_of_graphs import WAYS, degree, lists, never, solved

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError
from gamegraphs.oracle import by_rounds
from gamegraphs.solvers.implicit import compiled_wave
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def assert_equal(found, labels, distances, case):
    assert found.labels.tolist() == list(labels), case
    assert found.labels.dtype == np.uint8
    if found.distances is not None:
        assert found.distances.tolist() == list(distances), case
        assert found.distances.dtype == np.int32


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("terminals", ["normal", "misere"])
def test_all_small_graphs(way, terminals):
    for i, graph in enumerate(gg.small_graphs(3)):
        more = {"queue": (None, 1)[i % 2], "degree": degree if way == "arrays" and i % 3 else None}
        expected = gg.solve(graph, terminals=terminals)
        found = solved(way, graph, terminals=terminals, **more)
        assert_equal(found, *by_rounds(graph, terminals), graph.to_text())
        assert_equal(found, expected.labels, expected.distances, graph.to_text())
        gg.verify(found.graph, found)
        bare = solved(way, graph, terminals=terminals, distances=False, **more)
        assert bare.distances is None
        assert_equal(bare, expected.labels, (), graph.to_text())


@pytest.mark.parametrize("way", WAYS)
def test_random_graphs_with_verdicts_parallel_moves_and_tiny_queues(way):
    for seed in range(120):
        case = random_case(seed, largest=40 if seed % 5 == 0 else 9)
        graph = case.graph()
        for queue in (None, 1, 7):
            given = {"terminals": case.terminals, "queue": queue}
            found = solved(way, graph, case.verdicts, **given)
            assert_equal(found, *by_rounds(graph, case.terminals, case.verdicts), case)
            gg.verify(found.graph, found)
            bare = solved(way, graph, case.verdicts, distances=False, **given)
            assert_equal(bare, found.labels, (), case)
        assert {u: found.verdicts[u] for u in found.verdicts} == case.verdicts
        expected = gg.solve(graph, case.terminals, case.verdicts)
        assert found.counts() == expected.counts()
        assert found.longest_win() == expected.longest_win(), case
        assert found.longest_loss() == expected.longest_loss(), case
        for u in range(graph.n):
            assert (found.best_move(u), found.line(u)) == (expected.best_move(u), expected.line(u))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("queue", [None, 64, 3000])
def test_larger_graphs_where_the_queue_overflows(way, queue):
    graph = gg.random_graph(30_000, seed=5)
    expected = gg.solve(graph)
    found = solved(way, graph, queue=queue, check=50)
    assert_equal(found, expected.labels, expected.distances, "")
    assert_equal(solved(way, graph, queue=queue, distances=False), expected.labels, (), "")
    gg.verify(found.graph, found)


def test_two_threads_give_the_same_bytes_on_small_graphs_and_random_ones():
    graphs = [*gg.small_graphs(3), *(random_case(seed, largest=40).graph() for seed in range(60))]
    for i, graph in enumerate(graphs):
        for distances in (True, False):
            given = {"queue": (None, 1, 7)[i % 3], "distances": distances, "check": 0}
            alone = solved("arrays", graph, threads=1, **given)
            shared = solved("arrays", graph, threads=2, **given)
            assert shared.labels.tobytes() == alone.labels.tobytes(), graph.to_text()
            if distances:
                assert shared.distances.tobytes() == alone.distances.tobytes(), graph.to_text()


@pytest.mark.parametrize("queue", [None, 64])
@pytest.mark.parametrize("distances", [True, False])
def test_batches_of_a_few_positions_give_the_same(distances, queue, monkeypatch):
    monkeypatch.setattr(compiled_wave, "_ENTRIES", 1 << 12)
    graph = gg.random_graph(60_000, seed=6)
    given = {"queue": queue and 64 * queue, "distances": distances, "check": 0}
    expected = gg.solve(graph)
    found = solved("arrays", graph, threads=2, **given)
    assert_equal(found, expected.labels, expected.distances, "")


@pytest.mark.parametrize("threads", [0, -1, 1.5, "two"])
def test_a_number_of_threads_that_is_none_is_refused(threads):
    with pytest.raises(GameGraphError, match="threads"):
        solve_implicit(1, lambda u: [], lambda v: [], lambda u: False, threads=threads)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("many", [250, 251, 252, 253, 254, 255, 256, 300])
def test_out_degrees_around_and_above_what_a_byte_holds(way, many):
    # 0 moves to 1 .. many, which can all win at the end; so it loses at the last of them.
    end = many + 1
    graph = GameGraph.from_moves([[*range(1, end)], *([end] for _ in range(many)), []])
    for verdicts in ({}, {1: DRAW}, {1: WIN}, {end: WIN}):
        expected = gg.solve(graph, verdicts=verdicts)
        for queue in (None, 5):
            found = solved(way, graph, verdicts, queue=queue)
            assert_equal(found, expected.labels, expected.distances, (many, verdicts))
            bare = solved(way, graph, verdicts, queue=queue, distances=False)
            assert_equal(bare, expected.labels, (), (many, verdicts))


@pytest.mark.parametrize("way", WAYS)
def test_no_position_and_one(way):
    empty = solved(way, GameGraph.from_moves([]))
    assert (empty.labels.tolist(), empty.distances.tolist()) == ([], [])
    assert empty.longest_win() is None
    gg.verify(empty.graph, empty)
    assert solved(way, GameGraph.from_moves([[]])).outcome(0) == LOSE
    assert solved(way, GameGraph.from_moves([[0]])).outcome(0) == DRAW


def test_every_rule_is_asked_once_where_that_is_enough():
    graph = gg.random_graph(2000, seed=3)
    calls = {"succ": [], "pred": [], "terminal": []}

    def counted(name, rule):
        return lambda u: calls[name].append(u) or rule(u)

    found = solve_implicit(
        graph.n, counted("succ", graph.moves), counted("pred", graph.predecessors),
        counted("terminal", lambda u: not graph.moves(u)), check=0,
    )  # fmt: skip
    known = np.flatnonzero(found.labels != DRAW).tolist()
    assert sorted(calls["terminal"]) == list(range(graph.n))
    assert sorted(calls["succ"]) == [u for u in range(graph.n) if graph.moves(u)]
    assert sorted(calls["pred"]) == known


# Errors


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"pred": lambda v: []}, r"1 comes 1 time.* succ\(0\) = \[1\].* pred\(1\) = \[\]"),
        ({"pred": lambda v: [v - 1] * 2 if v else []}, r"0 -> 1: .* 1 time.* 2 time"),
        ({"succ": lambda u: []}, "0 time"),
        ({"succ": lambda u: [3]}, r"succ\(\d\)\[0\] is position 3, but there are only 3"),
        ({"pred": lambda v: [-1]}, r"pred\(\d\)\[0\] is position -1"),
        ({"succ": lambda u: 1}, r"succ\(\d\) must be positions, not 1"),
        ({"succ": lambda u: ["a"]}, r"succ\(\d\)\[0\] must be an integer, not 'a'"),
        ({"succ": None}, "succ must be a function"),
        ({"terminals": "none"}, "terminals must be"),
        ({"check": -1}, "check must lie in"),
        ({"params": [1]}, r"succ must be a function succ\(u, params, out\)"),
        ({"degree": lambda u: 1}, "degree is for compiled rules"),
    ],
)  # fmt: skip
def test_errors_name_the_position_and_the_value(changed, message):
    with pytest.raises(GameGraphError, match=message):
        lists(**changed)


def test_progress_runs_from_nothing_to_all():
    seen = []
    graph = gg.random_graph(20_000, seed=1)
    solved("lists", graph, progress=lambda done, total: seen.append((done, total)))
    assert seen == sorted(seen)
    assert seen[-1] == (2 * graph.n, 2 * graph.n)
    assert len(seen) > 5


INTERRUPT = """
    import os, signal, threading, time
    from gamegraphs.games import PolicemanAndThief
    from gamegraphs.bench.games.policeman_and_thief import open_board
    from gamegraphs.solvers.implicit.solve_implicit import solve_implicit
    sent = []
    def kill():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)
    {prepare}
    found = None
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    threading.Timer(0.3, kill).start()
    try:
        while found is None:
            {solve}
    except KeyboardInterrupt:
        print(time.monotonic() - sent[0], found)
"""
THREADS = (
    "game = PolicemanAndThief(open_board(64)); PolicemanAndThief('P.T').solve(threads=2)",
    "found = game.solve(threads=2)",
)
COMPILED = (
    "game = PolicemanAndThief(open_board(64)); PolicemanAndThief('P.T').solve()",
    "found = game.solve()",
)
PLAIN = (
    "n = 10**7",
    "found = solve_implicit(n, lambda u: [u - 1] if u else [], "
    "lambda v: [v + 1] if v + 1 < n else [], lambda u: False)",
)


@pytest.mark.long
@pytest.mark.parametrize(
    ("prepare", "solve"), [COMPILED, THREADS, PLAIN], ids=["compiled", "threads", "plain"]
)
def test_an_interrupt_is_answered_at_once_and_nothing_is_returned(prepare, solve):
    delay, found = run_child(INTERRUPT.format(prepare=prepare, solve=solve)).split()
    assert found == "None"
    assert float(delay) < 1.0  # about 0.02 s on an idle machine


def test_without_numpy_both_kinds_of_rules_still_work():
    printed = run_child(
        """
        import gamegraphs as gg
        def succ(u, params, out):
            for k in range(min(u, params[0])):
                out[k] = u - 1 - k
            return min(u, params[0])
        def pred(v, params, out):
            count = 0
            while count < params[0] and v + 1 + count < params[1]:
                out[count] = v + 1 + count
                count += 1
            return count
        never = lambda u, params: 3
        s = gg.solve_implicit(12, succ, pred, never, params=[3, 12], queue=1)
        gg.verify(s.graph, s)
        t = gg.solve_implicit(12, s.graph.moves, s.graph.predecessors, lambda u: False)
        expected = [int(u % 4 > 0) for u in range(12)]
        print(s.labels.tolist() == t.labels.tolist() == expected, s.line(7))
        try:
            s.save("nowhere")
        except gg.GameGraphError as error:
            print(error)
        """,
        blocked=["numpy", "numba"],
    )
    first, second = printed.splitlines()
    assert first == "True 7 -> 4 -> 3 -> 0"
    assert 'numpy: pip install "gamegraphs[fast]"' in second


# Memory


def cycle_succ(u, params, out):
    out[0] = u - 1
    return 1 if u % 1000 else 0


def cycle_pred(v, params, out):
    out[0] = v + 1
    return 1 if (v + 1) % 1000 else 0


@pytest.mark.parametrize(("distances", "bytes_each"), [(False, 2), (True, 6)])
def test_memory_of_compiled_rules(distances, bytes_each):
    n = 4_000_000
    peak = peak_memory(
        lambda: solve_implicit(
            n, cycle_succ, cycle_pred, never, params=[], most_moves=1, distances=distances
        )
    )
    assert peak <= bytes_each * n


@pytest.mark.long
@pytest.mark.parametrize(("distances", "bytes_each"), [(False, 2), (True, 6)])
def test_memory_of_plain_callables(distances, bytes_each):
    n = 200_000
    peak = peak_memory(
        lambda: solve_implicit(
            n, lambda u: [u - 1] if u % 1000 else [],
            lambda v: [v + 1] if (v + 1) % 1000 and v + 1 < n else [], lambda u: False,
            distances=distances, check=0,
        )
    )  # fmt: skip
    assert peak <= bytes_each * n + 600_000  # one batch of Python's own numbers


def test_long_rows_of_plain_callables_are_not_kept():
    """4,000 rows of 1,000 moves are 32 MB of references; one row is enough at a time."""
    n = 4000
    peak = peak_memory(
        lambda: solve_implicit(
            n, lambda u: [u - 1] * 1000 if u else [], lambda v: [v + 1] * 1000 if v + 1 < n else [],
            lambda u: False, distances=False, check=0,
        )
    )  # fmt: skip
    assert peak <= 1_000_000


@pytest.mark.parametrize("kind", [list, tuple, iter])
@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (5007, "is position 5007"), (-1, "is position -1"), ("a", "must be an integer, not 'a'"),
        (0.5, "must be an integer, not 0.5"), (None, "must be an integer, not None"),
    ],
)  # fmt: skip
def test_a_move_to_no_position_far_from_the_sample_is_refused_in_plain_rules(kind, bad, said):
    n = 5000
    with pytest.raises(GameGraphError, match=rf"succ\(776\)\[1\] {said}"):
        solve_implicit(
            n, lambda u: kind([*([u - 1] if u else []), *([bad] if u == 776 else [])]),
            lambda v: [v + 1] if v + 1 < n else [], lambda u: False, check=0,
        )  # fmt: skip


def test_rules_that_read_params_are_refused_without_them():
    with pytest.raises(GameGraphError, match=r"succ is a function succ\(u, params, out\)"):
        solve_implicit(9, cycle_succ, cycle_pred, never)
