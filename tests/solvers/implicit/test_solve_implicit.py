"""solve_implicit: the answers of `solve`, without storing a move, within its memory."""

import json

import numpy as np
import pytest
from helpers import peak_memory, random_case, run_child

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, VerificationError
from gamegraphs.oracle import by_rounds
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit

# A stored graph behind the interface of array rules: params are n, the places of the rows of
# succ and of pred, the verdicts (3: none), and the rows, each after its length.


def params_of(graph, verdicts):
    rows = [graph.moves(u) for u in range(graph.n)]
    rows += [graph.predecessors(v) for v in range(graph.n)]
    places, body = [], []
    for row in rows:
        places.append(1 + 3 * graph.n + len(body))
        body += [len(row), *row]
    return [graph.n, *places, *(verdicts.get(u, 3) for u in range(graph.n)), *body]


def succ(u, params, out):
    at = params[1 + u]
    for k in range(params[at]):
        out[k] = params[at + 1 + k]
    return params[at]


def pred(v, params, out):
    at = params[1 + params[0] + v]
    for k in range(params[at]):
        out[k] = params[at + 1 + k]
    return params[at]


def terminal(u, params):
    return params[1 + 2 * params[0] + u]


def degree(u, params):
    return params[params[1 + u]]


WAYS = ("lists", "arrays")


def solved(way, graph, verdicts=None, **more):
    verdicts = verdicts or {}
    if way == "lists":
        return solve_implicit(graph.n, graph.moves, graph.predecessors, verdicts.get, **more)
    rows = [len(graph.moves(u)) for u in range(graph.n)]
    rows += [len(graph.predecessors(u)) for u in range(graph.n)]
    more = {"most_moves": max([*rows, 1]), **more}
    return solve_implicit(
        graph.n, succ, pred, terminal, params=params_of(graph, verdicts), **more
    )  # fmt: skip


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


def test_what_terminal_may_say():
    moves = [[1], [2], [3], []]
    graph = GameGraph.from_moves(moves)
    for said, outcome in (
        (True, LOSE), (np.True_, LOSE), (WIN, WIN), (DRAW, DRAW), (LOSE, LOSE),
    ):  # fmt: skip
        found = solve_implicit(4, graph.moves, graph.predecessors, {1: said}.get)
        assert found.outcome(1) == outcome
        assert found.is_over(1)
    for said in (False, None, np.False_):
        assert (
            solve_implicit(4, graph.moves, graph.predecessors, lambda u, s=said: s).labels[1] == 0
        )
    misere = solve_implicit(4, graph.moves, graph.predecessors, {1: True}.get, terminals="misere")
    assert misere.outcome(1) == WIN


@pytest.mark.parametrize("said", [0, 1, 2, 3, np.int64(0), 1.0, "WIN"])
def test_a_bare_number_is_no_answer_to_whether_play_ends(said):
    with pytest.raises(GameGraphError, match=r"terminal\(0\) must be .* not "):
        solve_implicit(1, lambda u: [], lambda v: [], lambda u: said)


# Errors

CHAIN = GameGraph.from_moves([[1], [2], []])


def lists(**changed):
    rules = {"succ": CHAIN.moves, "pred": CHAIN.predecessors, "terminal": lambda u: False}
    return solve_implicit(3, **(rules | changed))


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


@pytest.mark.parametrize("bad", [[3], [-1], [-9], ["a"], [0.5]])
def test_what_the_sample_did_not_see_is_found_on_the_way(bad):
    with pytest.raises(GameGraphError, match=r"pred\(2\)\[0\]"):
        lists(pred=lambda v: bad, check=0)


def test_an_error_inside_a_rule_is_not_hidden():
    def broken(v):
        raise IndexError("of its own")

    for check in (0, 5):
        with pytest.raises(IndexError, match="of its own"):
            lists(pred=broken, check=check)


def out_of_range(u, params, out):
    out[0] = params[0]
    return 1


def too_many(u, params, out):
    return params[0]


def nobody(u, params, out):
    return 0


def never(u, params):
    return 3


def four(u, params):
    return 4


def yes(u, params):
    return True


@pytest.mark.parametrize("check", [0, 10])
@pytest.mark.parametrize(
    ("rules", "value", "message"),
    [
        ((nobody, out_of_range, never), 5, r"pred\(\d\)\[0\] is position 5"),
        ((nobody, out_of_range, never), -1, r"pred\(\d\)\[0\] is position -1"),
        ((nobody, too_many, never), 9, "returned 9, but out has room for 8"),
        ((nobody, too_many, never), -1, "returned -1"),
        ((too_many, nobody, never), 9, r"succ\(\d, params, out\) returned 9"),
        ((nobody, nobody, four), 0, r"terminal\(\d, params\) must be .* not 4"),
    ],
)
def test_errors_in_array_rules(rules, value, message, check):
    with pytest.raises(GameGraphError, match=message):
        solve_implicit(5, *rules, params=[value], most_moves=8, check=check)


def test_a_boolean_is_refused_by_array_rules_and_params_must_be_flat_integers():
    with pytest.raises(GameGraphError, match=r"must be 0, 1 or 2, or 3 .* not True"):
        solve_implicit(5, nobody, nobody, yes, params=[])
    for params in ([0.5], [[1, 2]], [2**40], "abc"):
        with pytest.raises(GameGraphError, match="params must be"):
            solve_implicit(5, nobody, nobody, never, params=params)


def test_a_degree_that_contradicts_succ_is_refused():
    with pytest.raises(GameGraphError, match=r"degree\(\d\) is 3, but succ\(\d\) is \[\]"):
        solve_implicit(5, nobody, nobody, never, degree=never, params=[])


def test_functions_compiled_by_the_user_and_compiling_once():
    from numba import njit

    from gamegraphs.solvers.implicit.rule_loops import loops_for

    rules = [njit(rule) for rule in (succ, pred, terminal)]
    graph = gg.random_graph(50, seed=2)
    solve_implicit(graph.n, *rules, params=params_of(graph, {}))
    before = loops_for.cache_info().misses
    found = solve_implicit(graph.n, *rules, params=np.array(params_of(graph, {})))
    assert loops_for.cache_info().misses == before
    assert found.labels.tolist() == gg.solve(graph).labels.tolist()


# Verification


@pytest.mark.parametrize("way", WAYS)
def test_every_changed_label_or_distance_is_refused(way):
    for seed in range(12):
        case = random_case(seed, largest=6)
        found = solved(way, case.graph(), case.verdicts, terminals=case.terminals)
        for values in (found.labels, found.distances):
            for u in range(len(values)):
                kept = int(values[u])
                for value in {0, 1, 2, 3, kept + 1} - {kept}:
                    values[u] = value
                    with pytest.raises(VerificationError):
                        gg.verify(found.graph, found)
                values[u] = kept
        gg.verify(found.graph, found)


def test_the_reason_names_a_position_and_labels_alone_prove_nothing():
    found = lists()
    found.distances[0] = 4
    with pytest.raises(VerificationError, match="position 0: LOSE in 4"):
        gg.verify(found.graph, found)
    with pytest.raises(GameGraphError, match="without distances cannot be verified"):
        gg.verify(found.graph, lists(distances=False))


# Questions


def test_questions_about_positions():
    found = lists()
    assert (found.outcome(0), found.distance(0), found.best_move(0)) == (LOSE, 2, 1)
    assert (list(found.line(0)), found.method) == ([0, 1, 2], "implicit")
    assert found.graph.predecessors(1) == [0]
    assert "LOSE" in repr(found)
    with pytest.raises(gg.UnknownPositionError, match="there is no position 3"):
        found.outcome(3)
    with pytest.raises(gg.UnknownPositionError):
        found.outcome("a")


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
COMPILED = (
    "game = PolicemanAndThief(open_board(64)); PolicemanAndThief('P.T').solve()",
    "found = game.solve()",
)
PLAIN = (
    "n = 10**7",
    "found = solve_implicit(n, lambda u: [u - 1] if u else [], "
    "lambda v: [v + 1] if v + 1 < n else [], lambda u: False)",
)


@pytest.mark.parametrize(("prepare", "solve"), [COMPILED, PLAIN], ids=["compiled", "plain"])
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


# Files


def test_saved_and_opened_again(tmp_path):
    found = solved("lists", gg.random_graph(300, seed=4), {5: DRAW}, terminals="misere")
    found.save(tmp_path / "deep" / "folder")
    for mmap in (True, False):
        again = gg.load_solution(tmp_path / "deep" / "folder", mmap=mmap)
        assert isinstance(again.labels, np.memmap) == mmap
        assert again.labels.tolist() == found.labels.tolist()
        assert again.distances.tolist() == found.distances.tolist()
        assert (again.counts(), again.longest_win()) == (found.counts(), found.longest_win())
        assert (again.terminals, again.outcome(5)) == ("misere", DRAW)
        with pytest.raises(GameGraphError, match="rules of the game were not saved"):
            again.best_move(0)
        with_rules = gg.load_solution(tmp_path / "deep" / "folder", found.graph, mmap=mmap)
        assert with_rules.line(0) == found.line(0)
        gg.verify(found.graph, with_rules)


def test_saving_again_without_distances_leaves_none_behind(tmp_path):
    lists().save(tmp_path)
    lists(distances=False).save(tmp_path)
    assert gg.load_solution(tmp_path).distances is None
    empty = solve_implicit(0, nobody, nobody, never, params=[])
    empty.save(tmp_path)
    assert gg.load_solution(tmp_path).counts() == {WIN: 0, LOSE: 0, DRAW: 0}


def test_a_large_folder_is_opened_without_reading_it(tmp_path):
    n = 60_000_000
    np.lib.format.open_memmap(tmp_path / "labels.npy", "w+", np.uint8, (n,))[n - 1] = WIN
    meta = {
        "format": "gamegraphs solution", "version": 1, "n": n, "terminals": "normal",
        "distances": False,
    }  # fmt: skip
    (tmp_path / "meta.json").write_text(json.dumps(meta))
    assert gg.load_solution(tmp_path).outcome(n - 1) == WIN
    assert peak_memory(lambda: gg.load_solution(tmp_path).outcome(n - 1)) < 1_000_000


def test_bad_folders(tmp_path):
    def refuse(message, graph=None):
        with pytest.raises(GameGraphError, match=message):
            gg.load_solution(tmp_path, graph)

    refuse("holds no solution.*meta.json")
    (tmp_path / "meta.json").write_text("{")
    refuse("is no JSON")
    (tmp_path / "meta.json").write_text("{}")
    refuse("does not say")
    lists().save(tmp_path)
    refuse("is about 3 positions, the graph has 5", gg.ImplicitGraph(5))
    good = json.loads((tmp_path / "meta.json").read_text())
    for changed, message in (
        ({"version": 2}, "has version 2, not 1"),
        ({"n": "3"}, "lacks n"),
        ({"terminals": "x"}, "terminals must be"),
        ({"n": 4}, r"labels.npy must hold 4 values of type uint8, not uint8 \(3,\)"),
    ):
        (tmp_path / "meta.json").write_text(json.dumps(good | changed))
        refuse(message)
    (tmp_path / "meta.json").write_text(json.dumps(good))
    np.save(tmp_path / "distances.npy", np.zeros(3))
    refuse("type int32, not float64")
    (tmp_path / "distances.npy").write_bytes(b"\x93NUM")
    refuse("distances.npy cannot be read")
    (tmp_path / "distances.npy").unlink()
    refuse("distances.npy cannot be read")
