"""verify: accepts what is right, rejects everything else, and gives true reasons."""

import numpy as np
import pytest
from helpers import answers, chain, chain_answers, random_case
from rules_of_graphs import WAYS, lists, solved

import gamegraphs as gg
from gamegraphs import (
    DRAW,
    LOSE,
    WIN,
    GameGraph,
    GameGraphError,
    Solution,
    VerificationError,
    solve,
    verify,
)
from gamegraphs.certify import labels as certify_labels
from gamegraphs.certify.claim_loops import HELD, PART
from gamegraphs.solvers.jit import dispatch, threads

EXAMPLE = [[1, 2], [3], [1, 4], [], [2]]


def rejected(graph, labels, distances, **options):
    """Return the error with which verify rejects these answers."""
    with pytest.raises(VerificationError) as caught:
        verify(graph, Solution(graph, labels, distances, **options))
    return caught.value


def test_the_right_answer_is_accepted_in_every_form():
    graph = GameGraph.from_moves(EXAMPLE)
    labels, distances = [2, 1, 2, 0, 2], [-1, 1, -1, 0, -1]
    verify(graph, Solution(graph, labels, distances))
    verify(graph, Solution(graph, tuple(labels), tuple(distances)))
    verify(graph, Solution(graph, [gg.Outcome(label) for label in labels], distances))
    for dtype in ("int8", "int32", "int64"):
        verify(graph, Solution(graph, np.array(labels, "uint8"), np.array(distances, dtype)))


def test_locally_consistent_labels_of_a_cycle_are_rejected():
    """WIN and LOSE in turn obey every rule on 0 <-> 1; no distances can."""
    graph = GameGraph.from_moves([[1], [0]])
    verify(graph, Solution(graph, [2, 2], [-1, -1]))
    for win in range(-2, 6):
        for loss in range(-2, 6):
            rejected(graph, [1, 0], [win, loss])
            rejected(graph, [0, 1], [loss, win])


def test_one_label_too_much_on_a_longer_cycle():
    """Alternating on 0 -> 1 -> 2 -> 3 -> 0, with distances that fit at all positions but one."""
    graph = GameGraph.from_moves([[1], [2], [3], [0]])
    error = rejected(graph, [1, 0, 1, 0], [4, 3, 2, 1])
    assert error.position == 3


@pytest.mark.parametrize(
    ("moves", "labels", "distances", "position", "reason"),
    [
        # An end of the game is what it is.
        ([[]], [1], [0], 0, "WIN in 0, but play ends here (no moves, normal play): LOSE in 0"),
        ([[]], [0], [1], 0, "LOSE in 1, but play ends here (no moves, normal play): LOSE in 0"),
        ([[]], [2], [-1], 0, "DRAW, but play ends here (no moves, normal play): LOSE in 0"),
        # 0 can move to 1, which is LOSE in 0.
        ([[1], []], [0, 0], [1, 0], 0, "LOSE in 1, but the successor 1 is LOSE in 0"),
        ([[1], []], [2, 0], [-1, 0], 0, "DRAW, but the successor 1 is LOSE in 0"),
        ([[1], []], [1, 0], [3, 0], 0, "WIN in 3, but the successor 1 is LOSE in 0 already"),
        ([[1], []], [1, 0], [0, 0], 0, "but play goes on here, so the distance is at least 1"),
        # Nobody can force anything on a loop.
        ([[0]], [1], [1], 0, "WIN in 1 needs a successor that is LOSE in 0"),
        ([[0]], [0], [1], 0, "LOSE in 1, but the successor 0 is LOSE in 1"),
        ([[0]], [2], [0], 0, "a DRAW has distance -1, not 0"),
        ([[0]], [7], [1], 0, "label 7 is no outcome"),
        # 0 -> 1 -> 2: LOSE in 2, WIN in 1, LOSE in 0.
        ([[1], [2], []], [2, 1, 0], [-1, 1, 0], 0, "all successors are WIN"),
        ([[1], [2], []], [0, 1, 0], [4, 1, 0], 0, "the slowest successor is WIN in 1"),
        # 0 may move to the loop 1, so it has not lost.
        ([[1, 2], [1], [3], []], [0, 2, 1, 0], [2, -1, 1, 0], 0, "the successor 1 is a DRAW"),
    ],
)
def test_reasons_are_true_sentences_about_the_graph(moves, labels, distances, position, reason):
    error = rejected(GameGraph.from_moves(moves), labels, distances)
    assert error.position == position
    assert reason in error.reason
    assert str(error) == f"position {position!r}: {error.reason}"


@pytest.mark.parametrize("n", [1, 20_001])
@pytest.mark.parametrize("label", [0, 1])
def test_the_largest_number_is_no_distance(n, label):
    """2^31 - 1 plies from the end is not a draw; for 20,001 positions a compiled loop says so."""
    graph = GameGraph.from_moves([[u] for u in range(n)])
    labels, distances = np.full(n, 2, "uint8"), np.full(n, -1, "int32")
    verify(graph, Solution(graph, labels, distances))
    labels[n - 1], distances[n - 1] = label, 2**31 - 1
    assert rejected(graph, labels, distances).position == n - 1


def test_positions_are_named_in_the_error():
    graph = GameGraph.from_moves([[1], []], names=["a", ("b", 1)])
    error = rejected(graph, [0, 0], [1, 0])
    assert error.position == "a"
    assert str(error) == "position 'a': LOSE in 1, but the successor ('b', 1) is LOSE in 0"


def test_every_reason_on_random_cases_names_a_position_that_breaks_a_rule():
    """The position named is the one that was corrupted, or one with a move to it."""
    for seed in range(300):
        case = random_case(seed)
        graph = case.graph()
        s = solve(graph, case.terminals, case.verdicts)
        labels, distances = answers(s)
        u = seed % graph.n
        labels[u] = (labels[u] + 1 + seed // 7 % 2) % 3
        error = rejected(graph, labels, distances, terminals=case.terminals, verdicts=case.verdicts)
        assert error.position == u or u in graph.moves(error.position), case


def test_conventions_and_verdicts_are_those_of_the_solution():
    graph = GameGraph.from_moves([[1], []])
    verify(graph, Solution(graph, [0, 1], [1, 0], terminals="misere"))
    assert "misere play" in rejected(graph, [1, 0], [1, 0], terminals="misere").reason
    verify(graph, Solution(graph, [2, 2], [-1, -1], verdicts={1: DRAW}))
    error = rejected(graph, [1, 0], [1, 0], verdicts={1: DRAW})
    assert (error.position, "(a verdict): DRAW" in error.reason) == (1, True)
    verify(graph, Solution(graph, [0, 0], [0, 0], verdicts={0: LOSE}))
    error = rejected(graph, [1, 0], [1, 0], verdicts={0: LOSE})
    assert "WIN in 1, but play ends here (a verdict): LOSE in 0" in error.reason


# What is no solution at all


@pytest.mark.parametrize(
    ("labels", "distances", "what"),
    [
        ([1, 0], [1.0, 0.0], "distances must be integers"),
        ([1, 0], np.array([1.0, 0.0]), "distances must be integers"),
        ([1.0, 0], [1, 0], "labels must be integers"),
        (["WIN", "LOSE"], [1, 0], "labels must be integers"),
        ([1, None], [1, 0], "labels must be integers"),
        ([1, 0], [1, None], "distances must be integers"),
    ],
)
def test_what_is_no_integer_is_refused(labels, distances, what):
    graph = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.GameGraphError, match=what):
        verify(graph, Solution(graph, labels, distances))


@pytest.mark.parametrize("big", [2**32, 2**33, -(2**32)])
@pytest.mark.parametrize("kind", [list, np.array])
def test_numbers_are_not_cut_off_to_fit(big, kind):
    """2^32 + 1 has the same lower 32 bits as 1, and is another number."""
    graph = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.GameGraphError):
        verify(graph, Solution(graph, [1, 0], kind([1 + big, 0])))
    with pytest.raises(gg.GameGraphError):
        verify(graph, Solution(graph, kind([1 + big, 0]), [1, 0]))


def test_unsigned_distances_cannot_pose_as_minus_one():
    graph = GameGraph.from_moves([[0]])
    with pytest.raises(gg.GameGraphError):
        verify(graph, Solution(graph, [2], np.array([2**32 - 1], np.uint32)))


def test_a_solution_for_another_size_is_refused():
    small, large = GameGraph.from_moves([[]]), GameGraph.from_moves([[], []])
    with pytest.raises(gg.GameGraphError, match="for 1 positions, the graph has 2"):
        verify(large, solve(small))


def test_a_solution_without_distances_is_refused():
    graph = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.GameGraphError, match="distances=True"):
        verify(graph, solve(graph, distances=False))


def test_a_solution_of_another_graph_is_rejected():
    one, other = GameGraph.from_moves([[1], []]), GameGraph.from_moves([[], [0]])
    with pytest.raises(VerificationError):
        verify(other, solve(one))


# Large graphs: the same loop, compiled


@pytest.fixture(scope="module")
def large():
    graph = gg.random_graph(30_000, seed=6)
    return graph, solve(graph)


def test_a_large_solution_is_accepted(large):
    verify(*large)


@pytest.mark.parametrize("seed", range(40))
def test_a_single_change_in_a_large_solution_is_rejected(large, seed):
    graph, s = large
    rng = np.random.default_rng(seed)
    u = int(rng.integers(graph.n))
    labels, distances = s.labels.copy(), s.distances.copy()
    if seed % 2:
        labels[u] = (labels[u] + rng.integers(1, 3)) % 3
    else:
        distances[u] += rng.choice([-2, -1, 1, 2])
    error = rejected(graph, labels, distances)
    assert error.position == u or u in graph.moves(error.position)


def test_int64_arrays():
    graph = GameGraph(np.array([0, 1, 1]), np.array([1]))
    verify(graph, Solution(graph, [1, 0], [1, 0]))
    assert rejected(graph, [WIN, WIN], [1, 0]).position == 0


# One by one against the definition: plain loops, compiled ones, and parts in two threads


@pytest.fixture(params=["plain", "compiled", "in parts"])
def way(request, monkeypatch):
    monkeypatch.setattr(dispatch, "SMALL", 10**9 if request.param == "plain" else 0)
    if request.param == "in parts":
        monkeypatch.setattr(threads, "LEAST_SHARED", 0)
        monkeypatch.setattr(certify_labels, "thread_count", lambda threads, size: 2)


def named_by_definition(moves, labels, distances, verdicts, terminals):
    """Return the first claim without sense, else the first that breaks a rule, else None."""
    claims = list(zip(labels, distances, strict=True))
    for u, (label, distance) in enumerate(claims):
        if label not in (0, 1, 2) or (distance == -1) != (label == 2) or distance < -1:
            return u
    for u, claim in enumerate(claims):
        found = {claims[v] for v in moves[u]}
        losing = [d for label, d in found if label == 0]
        if u in verdicts or not found:
            end = verdicts.get(u, LOSE if terminals == "normal" else WIN)
            due = (end, -1 if end == DRAW else 0)
        elif losing:
            due = (1, 1 + min(losing))
        else:
            due = (2, -1) if (2, -1) in found else (0, 1 + max(d for _, d in found))
        if claim != due:
            return u
    return None


def named(graph, labels, distances, **options):
    """Return the position that verify names, None if it accepts."""
    try:
        verify(graph, Solution(graph, labels, distances, **options))
    except VerificationError as error:
        return error.position
    return None


def test_the_position_named_is_the_first_by_definition(way):
    for seed in range(400):
        case = random_case(seed, largest=12)
        rng = np.random.default_rng(seed)
        options = {"terminals": case.terminals, "verdicts": case.verdicts}
        solution = solve(case.graph(), **options)
        for changes in range(4):
            labels, distances = solution.labels.copy(), solution.distances.copy()
            for u in rng.integers(len(labels), size=changes):
                label = int(rng.integers(3))
                labels[u] = label
                distances[u] = -1 if label == 2 else distances[u] + rng.integers(-1, 3)
            expected = named_by_definition(
                case.moves, labels.tolist(), distances.tolist(), case.verdicts, case.terminals
            )
            assert changes or expected is None
            assert named(case.graph(), labels, distances, **options) == expected, (case, changes)


def test_rows_of_all_lengths(way):
    """Up to more moves than are held at a time, and so many that fewer positions are."""
    rng = np.random.default_rng(3)
    lengths = [*range(9), HELD - 1, HELD, HELD + 1, 3 * HELD, *[70] * 300, *[0, 1, 2] * PART]
    n = len(lengths)
    rng.shuffle(lengths)
    moves = [rng.integers(n, size=length).tolist() for length in lengths]
    graph = GameGraph.from_moves(moves)
    solution = solve(graph)
    verify(graph, solution)
    longest = np.argsort(lengths)[-20:]
    for u in [*longest, *(moves[v][-1] for v in longest[-4:]), 0, n - 1]:
        for label, distance in ((0, 2), (1, 1), (1, 3), (2, -1)):
            labels, distances = solution.labels.copy(), solution.distances.copy()
            labels[u], distances[u] = label, distance
            expected = named_by_definition(moves, labels.tolist(), distances.tolist(), {}, "normal")
            assert named(graph, labels, distances) == expected


@pytest.mark.parametrize("longest", [126, 127, 128, 2**15 - 2, 2**15 - 1, 2**15])
def test_distances_as_long_as_a_score_holds(way, longest):
    """On both sides of the longest one in a byte and in two; no multiple of 2^8 gets lost."""
    graph = chain(longest + 1)
    labels, distances = map(np.array, chain_answers(longest + 1))
    assert named(graph, labels, distances) is None
    for u in {0, 1, longest // 2, longest - 1, longest}:
        for more in (-2, 2, 254, 256, 2**16 - 2, 2**16, 2**31 - 2 - longest):
            if distances[u] + more < 0:
                continue
            changed = distances.copy()
            changed[u] += more
            assert named(graph, labels, changed) == max(u - 1, 0)


def test_verdicts_of_a_large_graph():
    graph = gg.random_graph(30_000, seed=7)
    verdicts = {u: gg.Outcome(u % 3) for u in range(0, graph.n, 5)}
    solution = solve(graph, verdicts=verdicts, terminals="misere")
    verify(graph, solution)
    for u in range(0, 60, 5):
        distances = solution.distances.copy()
        distances[u] += 1
        assert rejected(
            graph, solution.labels, distances, verdicts=verdicts, terminals="misere"
        ).position in (u, *graph.predecessors(u))


def test_arrays_are_read_where_they_are_and_left_as_they_are(large):
    """The form that `solve` returns is not copied; views with gaps and read-only arrays will do."""
    graph, solution = large
    labels, distances = solution.labels.copy(), np.repeat(solution.distances, 2)[::2]
    labels.setflags(write=False)
    verify(graph, Solution(graph, labels, distances))
    assert np.array_equal(labels, solution.labels)
    assert np.array_equal(distances, solution.distances)
    with pytest.raises(GameGraphError, match="labels must be integers"):
        verify(graph, Solution(graph, labels.reshape(-1, 1), distances))


# Positions without stored moves


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
