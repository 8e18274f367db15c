"""The oracles: two of different kinds, held against values found by hand and elsewhere."""

import pytest
from helpers import TERMINALS, all_digraphs, chain, random_case

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph
from gamegraphs.oracle import by_play, by_rounds

ORACLES = pytest.mark.parametrize("oracle", [by_rounds, by_play])


@ORACLES
@pytest.mark.parametrize(
    ("moves", "labels", "distances"),
    [
        ([], [], []),
        ([[]], [0], [0]),
        ([[0]], [2], [-1]),
        ([[1], [0]], [2, 2], [-1, -1]),
        # the way out of the cycle of 2 and 4 leads to a WIN: nobody takes it, and both are DRAW
        ([[1, 2], [3], [1, 4], [], [2]], [2, 1, 2, 0, 2], [-1, 1, -1, 0, -1]),
        # a chain
        ([[1], [2], [3], []], [1, 0, 1, 0], [3, 2, 1, 0]),
        # an error often found in texts: memoised minimax, for which 1 is a DRAW
        ([[1, 2], [0], []], [1, 0, 0], [1, 2, 0]),
        # fast win, slow loss: 0 wins in 1 and not in 3; 4 loses in 4 and not in 2
        ([[1, 2], [], [3], [1], [0, 5], [6], [3]], [1, 0, 0, 1, 0, 1, 0], None),
    ],
)
def test_values_found_by_hand(oracle, moves, labels, distances):
    if distances is None:
        # 2 -> 3 -> 1: 3 is WIN in 1, 2 LOSE in 2; 6 -> 3 LOSE in 2, 5 WIN in 3, 4 LOSE in 4
        distances = [1, 0, 2, 1, 4, 3, 2]
    assert oracle(GameGraph.from_moves(moves)) == (labels, distances)


@ORACLES
def test_misere_and_verdicts(oracle):
    graph = GameGraph.from_moves([[1], [0, 2], []])
    assert oracle(graph, "misere") == ([2, 2, 1], [-1, -1, 0])
    assert oracle(graph, verdicts={1: DRAW}) == ([2, 2, 0], [-1, -1, 0])
    assert oracle(graph, verdicts={1: WIN}) == ([0, 1, 0], [1, 0, 0])
    assert oracle(graph, verdicts={2: WIN}) == ([2, 2, 1], [-1, -1, 0])
    # all three kinds on positions without moves
    mixed = GameGraph.from_moves([[1, 2, 3], [], [], []])
    assert oracle(mixed, verdicts={1: WIN, 2: DRAW, 3: WIN})[0] == [2, 1, 2, 1]
    assert oracle(mixed, verdicts={1: WIN, 2: WIN, 3: WIN})[0] == [0, 1, 1, 1]


@ORACLES
def test_verdicts_of_the_graph_hold_unless_others_are_given(oracle):
    graph = GameGraph.from_moves([[1], []], names="ab", verdicts={"b": WIN})
    assert oracle(graph)[0] == [0, 1]
    assert oracle(graph, verdicts={})[0] == [1, 0]


@ORACLES
def test_subtraction_is_lost_on_the_multiples_of_4(oracle):
    """Take 1, 2 or 3: folklore. The loser takes 1, the winner 3, so 4 coins last two plies."""
    graph = GameGraph.from_moves([[pile - k for k in (1, 2, 3) if k <= pile] for pile in range(9)])
    labels, distances = oracle(graph)
    assert labels == [0, 1, 1, 1, 0, 1, 1, 1, 0]
    assert distances == [0, 1, 1, 1, 2, 3, 3, 3, 4]


@ORACLES
def test_answers_are_outcomes_and_integers(oracle):
    labels, distances = oracle(GameGraph.from_moves([[1], []]))
    assert all(type(label) is gg.Outcome for label in labels)
    assert all(type(distance) is int for distance in distances)


@ORACLES
def test_bad_input_is_refused(oracle):
    graph = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.GameGraphError, match="'other'"):
        oracle(graph, "other")
    with pytest.raises(gg.GameGraphError, match=r"verdicts\[1\].*True"):
        oracle(graph, verdicts={1: True})
    with pytest.raises(gg.UnknownPositionError, match="no position 7"):
        oracle(graph, verdicts={7: WIN})


@pytest.mark.parametrize("block", range(10))
def test_the_two_agree_on_random_cases(block):
    for seed in range(40_000 + block * 100, 40_100 + block * 100):
        case = random_case(seed, largest=6)
        rounds = by_rounds(case.graph(), case.terminals, case.verdicts)
        assert rounds == by_play(case.graph(), case.terminals, case.verdicts), case


@pytest.mark.parametrize("terminals", TERMINALS)
def test_parity_of_distances(terminals):
    """In normal play LOSE is even and WIN odd, in misere play the other way round.

    Texts often say the first of both.
    """
    for moves in all_digraphs(3):
        labels, distances = by_rounds(GameGraph.from_moves(moves), terminals)
        for label, distance in zip(labels, distances, strict=True):
            if label != DRAW:
                assert distance % 2 == (label == WIN) ^ (terminals == "misere"), moves


def test_rounds_reach_the_far_end_of_a_chain():
    assert by_rounds(chain(200))[1] == list(range(199, -1, -1))


def provisional_draws(moves):
    """A common wrong oracle: memoised minimax, a draw on re-entry."""
    memo, on_path = {}, set()

    def label(u):
        if u in memo:
            return memo[u]
        if u in on_path:
            return DRAW
        on_path.add(u)
        found = [label(v) for v in moves[u]]
        on_path.discard(u)
        if LOSE in found:
            memo[u] = WIN
        else:
            memo[u] = LOSE if all(answer == WIN for answer in found) else DRAW
        return memo[u]

    return [label(u) for u in range(len(moves))]


@pytest.mark.parametrize(
    ("n", "mislabelled"), [(3, 6), pytest.param(4, 1356, marks=pytest.mark.long)]
)
def test_the_oracle_tells_a_wrong_solver_from_a_right_one(n, mislabelled):
    """Memoised minimax, which texts often give as a solver, is wrong on so many digraphs."""
    wrong = [
        moves
        for moves in all_digraphs(n)
        if provisional_draws(moves) != by_rounds(GameGraph.from_moves(moves))[0]
    ]
    assert len(wrong) == mislabelled
    if n == 3:
        assert [[1, 2], [0], []] in wrong
