"""Task 12: the true longest mates, ties, and what is said and drawn of wrong answers."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from collection import known_mistake

from gamegraphs import GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.checking import smallest_input as search
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.retrograde_with_switches import wave
from gamegraphs.course.running.values import MalformedError, plain

TASK = exercise(12)
WAY_OUT = [[1, 2], [3], [], [4], []]
LONG_WAY = [[1, 2], [3], [4], [2], []]  # W 3 at 1, L 4 at 0
TWO = [[1], [], [1]]  # W 1 at 0 and at 2


def longest_by_play(moves):
    """For WIN and for LOSE the number of plies and the positions, from playing all games out."""

    @cache
    def beats(u, plies):
        return plies > 0 and any(beaten(v, plies - 1) for v in moves[u])

    @cache
    def beaten(u, plies):
        return not moves[u] or (plies > 0 and all(beats(v, plies - 1) for v in moves[u]))

    found = []
    for ends in (beats, beaten):
        plies = {u: [k for k in range(len(moves)) if ends(u, k)][:1] for u in range(len(moves))}
        most = max(plies.values())
        found.append((most, {u for u, k in plies.items() if k == most}) if most else None)
    return found


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs) == 3693
    assert {TASK.part(data) for data in inputs} == {"small"}


def test_exactly_the_true_answers_are_accepted():
    """Every position with every number of plies, and None, as either half."""
    inputs = [TASK.example(), *list(TASK.small())[::7], [WAY_OUT], [LONG_WAY]]
    for data in inputs:
        n = len(data[0])
        halves = [None, *([u, k] for u in range(n) for k in range(-1, n + 1))]
        truth = longest_by_play(data[0])
        good = []
        for best in truth:
            found = [None] if best is None else [[u, best[0][0]] for u in best[1]]
            good.append([half for half in halves if half in found])
        for i in (0, 1):
            for half in halves:
                answer = [good[0][0], good[1][0]]
                answer[i] = half
                assert (TASK.fault(data, answer) == "") == (half in good[i]), (data, answer)


def test_truth_agrees_with_the_solver_on_larger_inputs():
    for family in [*TASK.families(), *TASK.deep()]:
        data = family.make(300)
        solution = solve(GameGraph.from_moves(data[0]))
        assert TASK.fault(data, plain((solution.longest_win(), solution.longest_loss()))) == ""


def test_the_answer_in_words():
    words = "the longest WIN takes 3 plies, at 1; the longest LOSE takes 4 plies, at 0"
    assert TASK.answer([LONG_WAY]) == f"((1, 3), (0, 4)): {words}"
    assert TASK.answer([TWO]).startswith("((0, 1), (1, 0)): the longest WIN takes 1 ply, at 0 or 2")
    assert TASK.answer([[[0]]]) == "(None, None): no position is WIN; no position is LOSE"
    assert TASK.answer([[[]] * 9]).endswith("the longest LOSE takes 0 plies, at 0 or 1 or 2 or ...")


def test_ties_and_mistakes_at_ties_are_the_same_answer():
    assert TASK.canonical([TWO], [[0, 1], [1, 0]]) == TASK.canonical([TWO], [[2, 1], [1, 0]])
    assert TASK.canonical([TWO], [[0, 3], None]) == TASK.canonical([TWO], [[2, 3], None])
    assert TASK.canonical([TWO], [[0, 1], None]) != TASK.canonical([TWO], [[1, 1], None])
    assert TASK.canonical([TWO], [[7, 1], None]) == TASK.canonical([TWO], [[8, 1], None])

    def last_quickest_win(moves):
        """The named mistake takes the first of several; so does not everybody."""
        labels, distances = wave(moves)
        mates = []
        for label, pick in ((1, min), (0, max)):
            plies = [d for u, d in enumerate(distances) if labels[u] == label]
            at = [u for u, d in enumerate(distances) if labels[u] == label and d == pick(plies)]
            mates.append((at[-1], pick(plies)) if plies else None)
        return mates

    assert check(12, last_quickest_win).misconception == "quickest-win"


def test_a_stack_is_met_with_a_smallest_graph(monkeypatch):
    monkeypatch.setattr(search, "_SHRINK_SECONDS", 60)  # however slow the machine is
    stack = next(m for m in misconceptions(12) if m.key == "stack").function
    verdict = check(12, stack)
    assert verdict.counterexample == (WAY_OUT,)
    assert "The smallest input it gets wrong" in repr(verdict)


@pytest.mark.long
@pytest.mark.parametrize("key", ["stack", "quick-loser"])
def test_these_mistakes_show_on_no_graph_with_fewer_positions_or_so_many_and_fewer_moves(key):
    function = next(m for m in misconceptions(12) if m.key == key).function
    shown = TASK.size([check(12, function).counterexample[0]])
    assert shown == {"stack": (5, 4), "quick-loser": (5, 5)}[key]
    for n in range(1, 6):
        pairs = [(u, v) for u in range(n) for v in range(n)]
        for m in range(shown[1] if n == 5 else n * n + 1):
            for chosen in combinations(pairs, m):
                moves = [[] for _ in range(n)]
                for u, v in chosen:
                    moves[u].append(v)
                mates = dict(zip((1, 0), function(moves), strict=True))
                labels, distances = wave(moves)
                for label, mate in mates.items():
                    plies = [d for d, x in zip(distances, labels, strict=True) if x == label]
                    assert (mate and mate[1]) == max(plies, default=None), moves


# What is said


@pytest.mark.parametrize(
    ("moves", "answer", "sentence"),
    [
        (TWO, ((0, 1), (1, 0)), ""),
        (TWO, [(2, 1), (1, 0)], ""),
        ([[0]], (None, None), ""),
        (TWO, (None, (1, 0)), "You say that there is no WIN, but position 0 is WIN in 1."),
        (TWO, ((0, 1), None), "You say that there is no LOSE, but position 1 is LOSE in 0."),
        ([[0]], (None, (0, -1)), "no position is LOSE: there is none to name"),
        ([[]], ((0, 0), (0, 0)), "You name position 0, but no position is WIN"),
        (TWO, ((1, 0), (1, 0)), "You name position 1 as the longest WIN, but it is LOSE in 0."),
        ([[0], [2], []], ((0, 1), (2, 0)), "position 0 as the longest WIN, but it is a DRAW."),
        (TWO, ((3, 1), (1, 0)), "position 3 as the longest WIN, and there is no such position."),
        (TWO, ((-1, 1), (1, 0)), "position -1 as the longest WIN, and there is no such position."),
        (TWO, ((0, 3), (1, 0)), "Position 0 is WIN in 1, and you say 3 plies."),
        (TWO, ((0, 1), (1, 1)), "Position 1 is LOSE in 0, and you say 1 ply."),
        (LONG_WAY, ((2, 1), (0, 4)), "as you say, but position 1 takes longer: WIN in 3."),
        (LONG_WAY, ((1, 3), (3, 2)), "as you say, but position 0 takes longer: LOSE in 4."),
    ],
)
def test_faults_name_the_place(moves, answer, sentence):
    fault = TASK.fault([moves], plain(answer))
    assert sentence in fault
    assert bool(sentence) == bool(fault)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (5, r"the answer must be a pair \(longest win, longest loss\), not 5"),
        ((0, 1, 1, 0), "the answer must be a pair"),
        ((0, 1), r"the longest win must be a pair \(position, plies\) or None, not 0"),
        (((0, 1), (1,)), r"the longest loss must be a pair \(position, plies\) or None, not \[1\]"),
        (((0, 1), False), r"or None, not False \(a bool\)"),
        (((0, 1.0), None), "each number of the longest win must be a whole number, not 1.0"),
        (((None, None), (1, 0)), "each number of the longest win must be a whole number, not None"),
    ],
)
def test_malformed_answers_get_a_sentence(answer, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([TWO], plain(answer))


def test_the_picture_rings_the_true_ones_and_shows_the_wrong_ones():
    alt = TASK.picture([LONG_WAY], [[2, 1], [0, 4]]).alt
    assert alt.startswith("Ringed: longest WIN and LOSE.")
    assert "0: LOSE in 4, moves to 1 and 2, highlighted." in alt
    assert "1: WIN in 3, moves to 3, highlighted." in alt
    assert "2: WIN in 1, yours: W 1, moves to 4." in alt
    both = TASK.picture([LONG_WAY], [[0, 4], [0, 3]]).alt
    assert "0: LOSE in 4, yours: W 4, L 3, moves to 1 and 2, highlighted." in both
    assert "yours" not in TASK.picture([TWO], [None, [9, 0]]).alt
    assert TASK.picture([[[0]]], [[0, 1], None]).alt == (
        "Game graph with 1 position. 0: DRAW, yours: W 1, moves to 0."
    )


# Wrong in ways that have no name


def first_of_all(moves):
    return (0, 1), (0, 0)


def only_the_win(moves):
    labels, distances = wave(moves)
    wins = [(d, u) for u, d in enumerate(distances) if labels[u] == 1]
    return max(wins)[::-1] if wins else None


def empty_maximum(moves):
    labels, distances = wave(moves)
    return [
        max((u for u in range(len(moves)) if labels[u] == label), key=distances.__getitem__)
        for label in (1, 0)
    ]


def one_less_where_large(moves):
    labels, distances = wave(moves)
    mates = []
    for label in (1, 0):
        found = [(d - (d > 2), u) for u, d in enumerate(distances) if labels[u] == label]
        mates.append(max(found)[::-1] if found else None)
    return mates


def no_end(moves):
    labels = wave(moves)[0]
    while 1 not in labels[:9]:
        labels.append(0)
    return (labels.index(1), 1), (0, 0)


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [
        (first_of_all, "wrong", "You name position 0, but no position is WIN"),
        (only_the_win, "wrong", "must be a pair (longest win, longest loss)."),
        (empty_maximum, "raised", "ValueError: max() "),
        (one_less_where_large, "wrong", "Position 0 is WIN in 3, and you say 2 plies."),
        (no_end, "stuck", "`longest_mates([[]])`"),
    ],
)
def test_five_ways_wrong(answer, status, sentence):
    verdict = examine(exercise(12), answer)
    name = "win-alone" if answer is only_the_win else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert sentence in repr(verdict)
    assert verdict.points == 0
