"""Task 9: the truth about cycles and labels, and that the two are judged apart."""

from collections import Counter
from itertools import pairwise

import pytest
from collection import known_mistake
from played import outcomes, stuck_loses

from gamegraphs import GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.graph_families import topological_order
from gamegraphs.course.exercises.task_09.exercise import true_kind, wrong_kind
from gamegraphs.course.running.values import MalformedError, plain

TASK = exercise(9)
DIAMOND = [[1, 2], [3], [3], []]


def comes_back(moves):
    """Return whether there is a walk of n moves: it has to meet a position twice."""
    here = set(range(len(moves)))
    for _ in moves:
        here = {v for u in here for v in moves[u]}
    return bool(here)


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs)
    assert 500 <= len(inputs) <= 5000
    assert [DIAMOND] in inputs


def test_both_parts_occur_and_larger_inputs_are_of_both_kinds():
    parts = Counter(TASK.part(data) for data in TASK.small())
    assert parts.keys() == {"acyclic", "cyclic"}
    assert min(parts.values()) > 400
    kinds = Counter(true_kind(moves) for (moves,) in TASK.larger())
    assert min(kinds[kind] for kind in ("ACYCLIC", "CYCLIC")) > 10


def test_the_kind_agrees_with_long_walks():
    for (moves,) in [*TASK.small(), *TASK.larger(1), *TASK.larger(2)]:
        assert (true_kind(moves) == "CYCLIC") == comes_back(moves)


def test_the_labels_agree_with_all_pairs_of_strategies():
    for (moves,) in TASK.small():
        assert TASK.truth([moves])[0] == outcomes(moves, stuck_loses(moves)), moves


@pytest.mark.parametrize("seed", range(1, 4))
def test_the_labels_agree_with_both_solvers_on_larger_inputs(seed):
    for (moves,) in TASK.larger(seed):
        graph = GameGraph.from_moves(moves)
        solution = solve(graph, method="retrograde")
        assert TASK.truth([moves])[0] == solution.labels.tolist()
        if true_kind(moves) == "ACYCLIC":
            assert solve(graph, method="memo").labels.tolist() == solution.labels.tolist()
            assert 2 not in solution.labels


def test_an_acyclic_graph_is_put_in_order():
    for (moves,) in TASK.small():
        if true_kind(moves) == "ACYCLIC":
            place = {u: i for i, u in enumerate(topological_order(moves))}
            assert len(place) == len(moves)
            assert all(place[u] < place[v] for u, row in enumerate(moves) for v in row)


# Wrong answers

CYCLE = [[1], [0, 2], []]
FAULTS = {
    "right": (CYCLE, ("CYCLIC", [0, 1, 0]), ""),
    "right without a cycle": (DIAMOND, ("ACYCLIC", [0, 1, 1, 0]), ""),
    "labels": (
        CYCLE,
        ("CYCLIC", [2, 1, 0]),
        "CYCLIC is right, but not all labels are. "
        "Position 0: you say DRAW, but it is LOSE: every move leads to a WIN position (1).",
    ),
    "kind": (
        CYCLE,
        ("ACYCLIC", [0, 1, 0]),
        "You say ACYCLIC, but play can come back, 0 -> 1 -> 0: the graph is CYCLIC. "
        "The labels are right.",
    ),
    "both": (
        [[0]],
        ("ACYCLIC", [0]),
        "You say ACYCLIC, but play can come back, 0 -> 0: the graph is CYCLIC. "
        "Position 0: you say LOSE, but it is a DRAW: it can move to itself, and nobody can force "
        "a win there.",
    ),
    "no cycle": (
        DIAMOND,
        ("CYCLIC", [0, 1, 1, 0]),
        "You say CYCLIC, but no position can come back: in the order 0, 1, 2, 3 every move goes "
        "right. The labels are right.",
    ),
    "no cycle, a draw": (
        [[1, 1], []],
        ("CYCLIC", [2, 0]),
        "You say CYCLIC, but no position can come back: in the order 0, 1 every move goes right. "
        "Position 0: you say DRAW, but it is WIN: it can move to 1, which is LOSE.",
    ),
}


@pytest.mark.parametrize(("moves", "given", "fault"), FAULTS.values(), ids=FAULTS)
def test_the_fault_tells_a_wrong_kind_from_wrong_labels(moves, given, fault):
    assert TASK.fault([moves], plain(given)) == fault


def test_long_cycles_and_orders_are_cut_short():
    ring = [[(u + 1) % 30] for u in range(30)]
    assert "0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> 9 -> ...: the" in wrong_kind(ring)
    chain = [[u + 1] for u in range(29)] + [[]]
    assert "in the order 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ... every" in wrong_kind(chain)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, r"a pair \(kind, labels\), not None"),
        ([1, 0, 0], r"a pair \(kind, labels\), not \[1, 0, 0\]"),
        ([1, 0], '"ACYCLIC" or "CYCLIC", not 1'),
        ("ACYCLIC", r"a pair \(kind, labels\), not 'ACYCLIC'"),
        (("acyclic", [1, 0]), '"ACYCLIC" or "CYCLIC", not \'acyclic\''),
        ((True, [1, 0]), r'"ACYCLIC" or "CYCLIC", not True'),
        (([1, 0], "ACYCLIC"), r'"ACYCLIC" or "CYCLIC", not \[1, 0\]'),
        (("ACYCLIC", [1]), "there is 1 label for 2 positions"),
        (("ACYCLIC", {0: 1, 1: 0}), r"the labels must be a list, not {0: 1, 1: 0}"),
        (("CYCLIC", [1, None]), "label 1 must be one of 0, 1, 2, not None"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([[[1], []]], plain(given))


def test_of_a_wrong_kind_only_the_kind_counts_in_comparisons():
    data = [[[0, 1], []]]
    assert TASK.canonical(data, ["ACYCLIC", [1, 0]]) == TASK.canonical(data, ["ACYCLIC", [2, 0]])
    assert TASK.canonical(data, ["CYCLIC", [1, 0]]) != TASK.canonical(data, ["CYCLIC", [2, 0]])


def test_the_right_answer_in_words():
    assert TASK.answer([CYCLE]) == '("CYCLIC", [0, 1, 0]), that is L W L'
    assert TASK.answer(TASK.example()) == '("CYCLIC", [2, 1, 2, 0, 2]), that is D W D L D'


def test_the_picture_shows_the_cycle_and_both_answers():
    overlooked = TASK.picture([CYCLE], ["ACYCLIC", [2, 1, 0]])
    assert overlooked.alt == (
        "CYCLIC, and you say ACYCLIC. 0: LOSE, your answer DRAW, moves to 1, move to 1 marked. "
        "1: WIN, moves to 0 and 2, move to 0 marked. 2: LOSE, no moves."
    )
    assert "CYCLIC, and you say ACYCLIC" in overlooked.svg
    imagined = TASK.picture([DIAMOND], ["CYCLIC", [0, 1, 1, 0]])
    assert imagined.alt.startswith("ACYCLIC, and you say CYCLIC. 0: LOSE, moves to 1 and 2.")
    assert "marked" not in imagined.alt
    labels_only = TASK.picture([CYCLE], ["CYCLIC", [2, 1, 0]])
    assert labels_only.alt.startswith("Game graph with 3 positions. 0: LOSE, your answer DRAW")
    assert TASK.picture([[[]] * 40], ["CYCLIC", [0] * 40]) is None


# Wrong in ways that are no known mistakes: told all the same, and left without a name.


def labels(moves):
    return solve(GameGraph.from_moves(moves)).labels.tolist()


def kinds_exchanged(moves):
    return "ACYCLIC" if comes_back(moves) else "CYCLIC", labels(moves)


def never_a_cycle(moves):
    return "ACYCLIC", labels(moves)


def one_move_and_back(moves):
    back = any(u in moves[v] for u, row in enumerate(moves) for v in row if u != v)
    return "CYCLIC" if back else "ACYCLIC", labels(moves)


def two_rounds(moves):
    left = {u for u, row in enumerate(moves) if row}
    left = {u for u in left if left & set(moves[u])}
    return "CYCLIC" if left else "ACYCLIC", labels(moves)


def labels_of_the_first(moves):
    return "CYCLIC" if comes_back(moves) else "ACYCLIC", labels(moves)[:1]


def labels_first(moves):
    return labels(moves), "CYCLIC" if comes_back(moves) else "ACYCLIC"


def memo_without_end(moves):
    def wins(u):
        return any(not wins(v) for v in moves[u])

    return "CYCLIC" if comes_back(moves) else "ACYCLIC", [int(wins(u)) for u in range(len(moves))]


@pytest.mark.parametrize(
    ("answer", "status", "counterexample", "sentence"),
    [
        (kinds_exchanged, "wrong", [[]], "no position can come back: in the order 0 every"),
        (two_rounds, "wrong", [[1], [2], []], "in the order 0, 1, 2 every move goes right."),
        (labels_of_the_first, "wrong", [[], []], "there is 1 label for 2 positions"),
        (labels_first, "wrong", [[]], 'the kind must be "ACYCLIC" or "CYCLIC"'),
        (memo_without_end, "raised", [[0]], "recursion"),
    ],
)
def test_five_ways_wrong(answer, status, counterexample, sentence):
    verdict = check(9, answer)
    names = {kinds_exchanged: "kinds-exchanged", labels_first: "parts-swapped"}
    assert (verdict.status, known_mistake(verdict)) == (status, names.get(answer))
    assert sentence in repr(verdict)
    assert verdict.counterexample == (counterexample,)


@pytest.mark.parametrize(
    ("only", "name"), [(never_a_cycle, "never-cyclic"), (one_move_and_back, "loops-ignored")]
)
def test_a_name_explains_the_input_that_is_shown(only, name):
    """Both overlook a self-loop; one of them overlooks every cycle."""
    verdict = check(9, only)
    assert verdict.counterexample == ([[0]],)
    assert "0 -> 0: the graph is CYCLIC. The labels are right." in repr(verdict)
    assert verdict.misconception == name


def test_a_wrong_kind_is_named_even_if_the_labels_follow_it():
    def memo_if_told_acyclic(moves):
        if sum(map(len, moves)) >= len(moves):
            return "CYCLIC", labels(moves)
        return "ACYCLIC", [0 if label == 2 else label for label in labels(moves)]

    verdict = check(9, memo_if_told_acyclic)
    assert verdict.misconception == "moves-counted"


def test_the_kind_right_and_the_labels_right_without_cycles_is_worth_its_part():
    def no_draws(moves):
        found = [0 if label == 2 else label for label in labels(moves)]
        return "CYCLIC" if comes_back(moves) else "ACYCLIC", found

    verdict = check(9, no_draws)
    assert (verdict.points, verdict.misconception) == (3, "leftovers-lose")
