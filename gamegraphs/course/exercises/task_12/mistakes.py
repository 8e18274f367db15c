"""Mistakes in finding the longest mates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Any

from ...mistakes.distances import (
    DISTANCES,
    by_table,
    one_round_less_than_there_may_be,
    rounds_run_ahead,
)
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    reverse,
    wave,
    without_lone_passes,
    without_loops,
)

MISTAKES = Mistakes()
Mate = tuple[int, int] | None
Answer = tuple[Mate, Mate]
Pick = Callable[[Sequence[tuple[int, int]]], tuple[int, int]]


def _scan(
    labels: Sequence[int], distances: Sequence[int], win: Pick = max, lose: Pick = max
) -> Answer:
    """Return both halves; `win` and `lose` pick one of the pairs (plies, position)."""
    found: list[Mate] = []
    for outcome, pick in ((WIN, win), (LOSE, lose)):
        pairs = [(distances[u], u) for u, label in enumerate(labels) if label == outcome]
        plies, u = pick(pairs) if pairs else (-1, -1)
        found.append((u, plies) if pairs else None)
    return found[0], found[1]


def _right(moves: Moves) -> Answer:
    return _scan(*wave(moves))


@MISTAKES.add(
    "the quickest win instead of the longest",
    "Each WIN position has a distance: the winner hurries there. Among these positions the one "
    "from which it takes longest is asked for, so take the largest distance, not the smallest.",
)
def quickest_win(moves: Moves) -> Answer:
    return _scan(*wave(moves), win=min)


@MISTAKES.add(
    "nothing longer than a WIN in 1 and a LOSE in 0: the smallest distances, or a wave that ends "
    "after its first step",
    "The players choose inside the distances; the scan over the positions asks for the largest of "
    "each kind. And a position that becomes WIN counts its predecessors down, until one is LOSE.",
)
def smallest(moves: Moves) -> Answer:
    return _scan(*wave(moves), win=min, lose=min)


@MISTAKES.change(
    "a LOSE of 0 plies is taken for nothing",
    "0 is a number of plies like any other. Start the search for the largest below 0.",
    _right,
    in_python="0 and None are both false in Python: ask `is None`.",
)
def zero_is_nothing(answer: Answer) -> Answer:
    win, loss = answer
    return win, loss if loss is not None and loss[1] else None


@MISTAKES.add(
    "position 0 is taken for nothing",
    "0 is a position like every other. Begin with a number that no position has.",
    in_python="0 is false in Python: ask `is None`, not `if position`.",
)
def position_zero_is_nothing(moves: Moves) -> Answer:
    win, loss = _scan(*wave(moves))
    return win if win and win[0] else None, loss if loss and loss[0] else None


@MISTAKES.add(
    "only positions that can be reached from 0",
    "The graph may be in pieces, and no position is the first one: look at all of them.",
)
def from_zero(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    reached = [0]
    for u in reached:
        reached += [v for v in dict.fromkeys(moves[u]) if v not in reached]
    kept = [label if u in reached else DRAW for u, label in enumerate(labels)]
    return _scan(kept, distances)


@MISTAKES.change(
    "the two halves swapped",
    "The win comes first, the loss second: (longest win, longest loss).",
    _right,
)
def halves_swapped(answer: Answer) -> Answer:
    win, loss = answer
    return loss, win


@MISTAKES.change(
    "plies and position swapped",
    "In each half the position comes first, and its plies second. Who looks for the largest pair "
    "of plies and position has them the other way round: turn them in the end.",
    _right,
    in_python="So it is with `max` over pairs (plies, position).",
)
def pairs_swapped(answer: Answer) -> Answer:
    win, loss = answer
    return win and (win[1], win[0]), loss and (loss[1], loss[0])


@MISTAKES.add(
    "the largest distance of all, whatever the label",
    "There are two questions: the largest distance among the WIN positions, and the largest "
    "among the LOSE positions. One of the two is smaller.",
)
def any_label(moves: Moves) -> Answer:
    _, distances = wave(moves)
    plies = max(distances)
    mate = (distances.index(plies), plies) if plies >= 0 else None
    return mate, mate


@MISTAKES.add(
    "the longest loss is taken to be what the longest win moves to",
    "The longest loss can be longer than the longest win: in the chain [[1], [2], []] the win "
    "takes 1 ply, the loss 2. Look for each among its own positions.",
)
def loss_after_win(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    win, loss = _scan(labels, distances)
    if win is not None:
        u, plies = win
        after = [v for v in moves[u] if labels[v] == LOSE and distances[v] == plies - 1]
        loss = (after[0], plies - 1)
    return win, loss


@MISTAKES.add(
    "what is no WIN is taken for a LOSE",
    "A DRAW is neither. It has no distance, and its -1 must not stand as a number of plies: "
    "without a LOSE position there is no longest loss.",
    in_python="Then that half is None.",
)
def draws_lose(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    return _scan([LOSE if label == DRAW else label for label in labels], distances)


@MISTAKES.change(
    "a pair such as (-1, -1) or (0, 0) where there is no such position",
    "-1 is no position at all, and 0 in 0 plies says that position 0 is one.",
    _right,
    in_python="The half of which there is no position is None.",
)
def minus_ones(answer: Answer) -> Answer:
    win, loss = answer
    return win or (-1, -1), loss or (-1, -1)


@MISTAKES.add(
    "positions on the way are counted, not plies",
    "A ply is a move: a terminal is a LOSE in 0 plies, and the position before it a WIN in 1.",
)
def positions_counted(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    return _scan(labels, [distance + 1 for distance in distances])


@MISTAKES.change(
    "full moves instead of plies",
    "A ply is one move of one player. A WIN in 3 plies is two moves of the winner and one of the "
    "loser: do not halve.",
    _right,
)
def full_moves(answer: Answer) -> Answer:
    win, loss = answer
    return win and (win[0], (win[1] + 1) // 2), loss and (loss[0], (loss[1] + 1) // 2)


@MISTAKES.add(
    "the winner takes the longest way",
    "The longest forced win is the largest of the distances, but inside each distance the winner "
    "hurries: WIN is 1 + the smallest distance of a LOSE successor.",
)
def slow_win(moves: Moves) -> Answer:
    return _scan(*by_table(moves, max, max))


@MISTAKES.add(
    "the loser takes the shortest way",
    "The loser plays well too and delays: LOSE is 1 + the largest distance of its successors, and "
    "that is known when the last open move is closed.",
)
def quick_loser(moves: Moves) -> Answer:
    return _scan(*by_table(moves, min, min))


@MISTAKES.add(
    "a stack where a queue is needed",
    "With the oldest position first, positions come out in order of distance. A stack runs off "
    "after the newest one and finds a long way before a short one: the labels survive that, the "
    "distances do not, and the largest shows it.",
)
def stack(moves: Moves) -> Answer:
    return _scan(*wave(moves, stack=True))


@MISTAKES.add(
    "the labels are made by rounds until nothing changes",
    "The answers are right, the work is not: on a chain each round settles one position, and n "
    "rounds look at all moves n times. Let a queue bring the positions that are due.",
)
def by_rounds(moves: Moves) -> Answer:
    return _scan(*by_table(moves, until_stable=True))


@MISTAKES.also("by-rounds")
def by_rounds_of_one_ply(moves: Moves) -> Answer:
    """Return the right answer, with a look at all that is open for each number of plies."""
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    for plies in range(1, len(moves) + 1):
        new = {}
        for u, row in enumerate(moves):
            after = [labels[v] for v in row] if labels[u] == DRAW else [DRAW]
            if LOSE in after or set(after) == {WIN}:
                new[u] = WIN if LOSE in after else LOSE
        for u, label in new.items():
            labels[u], distances[u] = label, plies
    return _scan(labels, distances)


@MISTAKES.add(
    "everything is solved anew for each position",
    "One wave gives the distances of all positions. Run it once, before the loop that looks for "
    "the largest.",
)
def solved_anew(moves: Moves) -> Answer:
    found: dict[int, Mate] = {WIN: None, LOSE: None}
    for u in range(len(moves)):
        labels, distances = wave(moves)
        best = found.get(labels[u])
        if labels[u] != DRAW and (best is None or distances[u] > best[1]):
            found[labels[u]] = (u, distances[u])
    return found[WIN], found[LOSE]


def _first(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the pair with most plies, the first position of several."""
    return max(pairs, key=lambda pair: (pair[0], -pair[1]))


@MISTAKES.also("pairs-swapped")
def pairs_swapped_first(moves: Moves) -> Answer:
    win, loss = _scan(*wave(moves), _first, _first)
    return win and (win[1], win[0]), loss and (loss[1], loss[0])


@MISTAKES.also("quick-loser")
def quick_loser_first(moves: Moves) -> Answer:
    return _scan(*by_table(moves, min, min), _first, _first)


@MISTAKES.also("minus-ones")
def minus_one_plies(moves: Moves) -> Answer:
    win, loss = _scan(*wave(moves))
    return win or (0, -1), loss or (0, -1)


@MISTAKES.also("minus-ones")
def minus_one_position(moves: Moves) -> Answer:
    win, loss = _scan(*wave(moves))
    return win or (-1, 0), loss or (-1, 0)


@MISTAKES.add(
    "one maximum for both halves",
    "The largest distance of all belongs to one of the two labels, and the other half is then left "
    "without a position or gets one of the wrong kind. Take one for WIN and another for LOSE.",
)
def one_maximum(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    most = max(distances)
    kept = [
        label if d == most and d >= 0 else DRAW for label, d in zip(labels, distances, strict=True)
    ]
    return _scan(kept, distances)


def _one_record(moves: Moves, begun: int, equal_too: bool) -> Answer:
    """Return both halves by one record, from `begun` on, that a WIN and a LOSE have to beat."""
    labels, distances = wave(moves)
    halves: list[Mate] = [None, None]
    most = begun
    for u, (label, plies) in enumerate(zip(labels, distances, strict=True)):
        if label != DRAW and (plies > most or (equal_too and plies == most)):
            most, halves[label == LOSE] = plies, (u, plies)
    return halves[0], halves[1]


for _begun, _equal_too in product((-1, 0), (False, True)):
    MISTAKES.also("one-maximum")(partial(_one_record, begun=_begun, equal_too=_equal_too))


@MISTAKES.add(
    "the largest of nothing: a graph without a WIN position, or without a LOSE one, is forgotten",
    "Where no position has the label there is nothing to compare: ask first.",
    in_python="`max` of an empty list is an error. That half is None: give `max` a default.",
)
def max_of_nothing(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    win, loss = (
        max((distances[u], u) for u, found in enumerate(labels) if found == label)
        for label in (WIN, LOSE)
    )
    return (win[1], win[0]), (loss[1], loss[0])


@MISTAKES.also("max-of-nothing")
def index_of_nothing(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    win, loss = (
        sorted((distances[u], u) for u, found in enumerate(labels) if found == label)[-1]
        for label in (WIN, LOSE)
    )
    return (win[1], win[0]), (loss[1], loss[0])


@MISTAKES.also("quick-loser")
def quick_loser_in_the_wave(moves: Moves) -> Answer:
    return _scan(*_quick_wave(moves), _first, _first)


@MISTAKES.also("quick-loser")
def quick_loser_in_the_wave_last(moves: Moves) -> Answer:
    return _scan(*_quick_wave(moves))


def _quick_wave(moves: Moves) -> tuple[list[int], list[int]]:
    """Return labels and distances where a LOSE is 1 + the smallest distance when it is found."""
    labels, distances = wave(moves)
    order = sorted((u for u, d in enumerate(distances) if d >= 0), key=lambda u: distances[u])
    known: dict[int, int] = {}
    for u in order:
        if labels[u] == LOSE:
            known[u] = 1 + min(known[v] for v in moves[u]) if moves[u] else 0
        else:
            first = next(v for v in order if v in moves[u] and labels[v] == LOSE)
            known[u] = 1 + known[first]
    return labels, [known.get(u, -1) for u in range(len(moves))]


@MISTAKES.also("minus-ones")
def zeros_for_nothing(moves: Moves) -> Answer:
    win, loss = _scan(*wave(moves))
    return win or (0, 0), loss or (0, 0)


@MISTAKES.add(
    "the plies alone, without the positions",
    "Each half is a pair: `(position, plies)`. Keep the position together with its distance while "
    "you look for the largest.",
)
def plies_alone(moves: Moves) -> tuple[int | None, ...]:
    return tuple(half and half[1] for half in _right(moves))


@MISTAKES.add(
    "the longest win alone",
    "Two halves are asked for: first the longest win, then the longest loss.",
)
def win_alone(moves: Moves) -> Mate:
    return _right(moves)[0]


@MISTAKES.add(
    "four numbers in a row, instead of two pairs",
    "Each half stays together, a position and its plies, also where the other half does not exist.",
    in_python="That is `return (position, plies), (position, plies)`, with None for such a half.",
)
def not_in_pairs(moves: Moves) -> tuple[int | None, ...]:
    win, loss = (half or (None, None) for half in _right(moves))
    return (*win, *loss)


@MISTAKES.change(
    "the positions alone, without the plies",
    "Each half is a pair: `(position, plies)`.",
    _right,
)
def positions_alone(answer: Answer) -> tuple[int | None, int | None]:
    win, loss = answer
    return win and win[0], loss and loss[0]


@MISTAKES.forms("minus-ones")
def pairs_of_nothing(function: Callable[[Moves], Answer], moves: Moves) -> tuple[Any, Any]:
    win, loss = function(moves)
    return win or (None, None), loss or (None, None)


@MISTAKES.forms("minus-ones")
def pairs_of_zeros(function: Callable[[Moves], Answer], moves: Moves) -> tuple[Any, Any]:
    win, loss = function(moves)
    return win or (0, 0), loss or (0, 0)


@MISTAKES.also("minus-ones")
def nones_for_nothing(moves: Moves) -> tuple[Any, Any]:
    return pairs_of_nothing(_right, moves)


@MISTAKES.add(
    "a DRAW is taken for a WIN in -1 plies",
    "A DRAW is neither WIN nor LOSE, and its -1 is no number of plies, though it is odd as that "
    "of a WIN is. Ask for the label; without a WIN position there is no longest win.",
    in_python="Then that half is None.",
)
def draws_win(moves: Moves) -> Answer:
    return _draws_called(WIN, max, moves)


@MISTAKES.also("draws-win")
def draws_win_first(moves: Moves) -> Answer:
    return _draws_called(WIN, _first, moves)


@MISTAKES.also("draws-lose")
def draws_lose_first(moves: Moves) -> Answer:
    return _draws_called(LOSE, _first, moves)


def _draws_called(other: int, pick: Pick, moves: Moves) -> Answer:
    labels, distances = wave(moves)
    return _scan([other if label == DRAW else label for label in labels], distances, pick, pick)


@MISTAKES.also("quick-loser")
def quick_loser_by_the_first_news(moves: Moves) -> Answer:
    return _scan(*_news_wave(moves), _first, _first)


@MISTAKES.also("quick-loser")
def quick_loser_by_the_first_news_last(moves: Moves) -> Answer:
    return _scan(*_news_wave(moves))


@MISTAKES.also("quick-loser")
def quick_loser_by_the_first_move(moves: Moves) -> Answer:
    return _scan(*_first_move_wave(moves), _first, _first)


@MISTAKES.also("quick-loser")
def quick_loser_by_the_first_move_last(moves: Moves) -> Answer:
    return _scan(*_first_move_wave(moves))


def _first_move_wave(moves: Moves) -> tuple[list[int], list[int]]:
    """Return labels and distances where a LOSE counts from the first move in its list."""
    labels, right = wave(moves)
    distances = list(right)
    for u in sorted((u for u, d in enumerate(right) if d > 0), key=lambda u: right[u]):
        near = [distances[v] for v in moves[u] if labels[v] == LOSE]
        distances[u] = 1 + (min(near) if labels[u] == WIN else distances[moves[u][0]])
    return labels, distances


def _news_wave(moves: Moves) -> tuple[list[int], list[int]]:
    """Return labels and distances where a LOSE counts from the first successor that is known."""
    labels, distances = [DRAW] * len(moves), [-1] * len(moves)
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for u in queue:
        labels[u], distances[u] = LOSE, 0
    for v in queue:
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if distances[u] < 0 or labels[v] == LOSE:
                    distances[u] = distances[v] + 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN - labels[v]
                    queue.append(u)
    return labels, distances


@MISTAKES.forms("zero-is-nothing")
def position_and_plies_are_nothing(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    win, loss = function(moves)
    return win and (win if all(win) else None), loss and (loss if all(loss) else None)


def _with_late_news(moves: Moves) -> tuple[list[int], list[int]]:
    """Return labels, and distances that each LOSE writes anew into the WIN before it."""
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in predecessors[v]:
            open_moves[u] -= labels[v] == WIN and labels[u] == DRAW
            if labels[v] == LOSE:
                distances[u] = distances[v] + 1
            if labels[u] == DRAW and (labels[v] == LOSE or open_moves[u] == 0):
                labels[u] = WIN if labels[v] == LOSE else LOSE
                distances[u] = distances[v] + 1
                queue.append(u)
    return labels, distances


@MISTAKES.also("slow-win")
def late_news(moves: Moves) -> Answer:
    return _scan(*_with_late_news(moves))


@MISTAKES.also("slow-win")
def late_news_first(moves: Moves) -> Answer:
    return _scan(*_with_late_news(moves), _first, _first)


MISTAKES.share(
    DISTANCES,
    lambda moves: (moves,),
    "first_win_loses",
    "one_move_too_early",
    "terminals_alone",
    "win_queued_again",
    "parallel_counted_once",
    "parallel_dropped",
    "lose_not_queued",
    "waits_for_all",
    "terminals_win",
    "rules_swapped",
    "loops_skipped",
    "lone_pass_lost",
    "on_cycle_draws",
    "pass_draws",
    "arrows_turned",
    "label_overwritten",
    "rounds_run_ahead",
    "first_in_sweeps",
    "nearest_terminal",
    "terminals_one_by_one",
    "some_at_the_front",
    "distances_forward",
    told=lambda found, _: _scan(*found),
)


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves) -> tuple[Moves]:
    return (without_loops(moves),)


@MISTAKES.reads("lone-pass-lost")
def lone_passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_lone_passes(moves),)


@MISTAKES.add(
    "where nobody can win, the terminals are forgotten",
    "Without a WIN position the longest loss is at a terminal, in 0 plies. Ask for each half by "
    "itself, and look at every terminal, those that no move leads to as well.",
)
def nothing_without_a_win(moves: Moves) -> Answer:
    win, loss = _right(moves)
    return win, loss if win else None


@MISTAKES.like(DISTANCES)
def fixed_rounds(moves: Moves) -> Answer:
    return _scan(*one_round_less_than_there_may_be(moves))


@MISTAKES.add(
    "the position is looked up by its plies, and the first with that number need not be the one",
    "A search by plies finds the first position with so many, whatever its label is; where DRAW "
    "positions have a number too, it may be one of them. Keep the position beside its plies.",
    in_python="`index` does so.",
)
def found_by_plies(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    plies = [max(d, 0) for d in distances]

    def longest(label: int) -> Mate:
        found = [plies[u] for u, x in enumerate(labels) if x == label]
        return (plies.index(max(found)), max(found)) if found else None

    return longest(WIN), longest(LOSE)


@MISTAKES.also("rounds-run-ahead")
def rounds_run_ahead_first(moves: Moves) -> Answer:
    return _scan(*rounds_run_ahead(moves), _first, _first)


@MISTAKES.add(
    "the position with the largest number, not the one with most plies",
    "The plies are to be compared, not the positions.",
    in_python="`max` of a dict compares its keys, and `max` of pairs (position, plies) the "
    "positions. Say what is to be compared: `max(plies, key=plies.get)`.",
)
def largest_position_number(moves: Moves) -> Answer:
    return _scan(*wave(moves), _of_largest_number, _of_largest_number)


def _of_largest_number(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return max(pairs, key=lambda pair: pair[1])


@MISTAKES.also("largest-position-number")
def largest_position_number_and_most_plies(moves: Moves) -> Answer:
    win, loss = largest_position_number(moves)
    right_win, right_loss = _right(moves)
    return (
        win and right_win and (win[0], right_win[1]),
        loss and right_loss and (loss[0], right_loss[1]),
    )


@MISTAKES.add(
    "only positions that nobody can move to are looked at",
    "The position before the longest may have another label, or a shorter way to its own end. And "
    "where every position can be come to, there is none to look at. Look at all positions.",
)
def where_nobody_comes_from(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    return _scan(_only_sources(labels, moves), distances)


@MISTAKES.also("where-nobody-comes-from")
def where_nobody_else_comes_from(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    return _scan(_only_sources(labels, without_loops(moves)), distances)


def _only_sources(labels: Sequence[int], moves: Moves) -> list[int]:
    reached = {v for row in moves for v in row}
    return [DRAW if u in reached else label for u, label in enumerate(labels)]


@MISTAKES.add(
    "the last two positions of the queue are taken for the two longest",
    "The last one has the largest distance, but the one before it may have the same label. Then "
    "the longest with the other label came earlier: keep the last WIN and the last LOSE.",
)
def last_two_of_the_queue(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    win, loss = None, None
    for u in _queue(moves)[-2:]:
        if labels[u] == WIN:
            win = u, distances[u]
        else:
            loss = u, distances[u]
    return win, loss


@MISTAKES.also("last-two-of-the-queue")
def last_two_of_the_queue_whatever_the_label(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    last, other, *_ = [*((u, distances[u]) for u in reversed(_queue(moves)[-2:])), None, None]
    return (last, other) if last and labels[last[0]] == WIN else (other, last)


def _queue(moves: Moves) -> list[int]:
    """Return the positions in the order in which the wave comes to them."""
    labels, _ = wave(moves)
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in predecessors[v]:
            open_moves[u] -= 1
            if u not in queue and (labels[v] == LOSE or not open_moves[u]):
                queue.append(u)
    return queue


@MISTAKES.add(
    "position 0 is never looked at, or the last one",
    "The positions are 0 to n - 1, and each of them may be the longest.",
    in_python="That is `range(n)`, from 0 on.",
)
def one_left_out(moves: Moves) -> Answer:
    return first_left_out(_right, moves)


@MISTAKES.also("one-left-out")
def last_one_left_out(moves: Moves) -> Answer:
    return last_left_out(_right, moves)


@MISTAKES.forms("one-left-out")
def first_left_out(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    labels, distances = _told_by(function, moves)
    return _scan([DRAW, *labels[1:]], distances)


@MISTAKES.forms("one-left-out")
def last_left_out(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    labels, distances = _told_by(function, moves)
    return _scan([*labels[:-1], DRAW], distances)


def _told_by(function: Callable[[Moves], Answer], moves: Moves) -> tuple[list[int], list[int]]:
    """Return the label and the distance that an answer has for each position.

    A long chain of moves before a position makes the longest of it: both halves are its ends.
    """
    labels, distances, n = [], [], len(moves)
    for u in range(n):
        chain = [[u], *([v] for v in range(n, 2 * n + 1))]
        win, loss = function([*moves, *chain])
        plies = [half[1] if half else -1 for half in (loss, win)]
        known = max(plies) > n
        label = plies.index(max(plies))
        if len(chain) % 2:
            label = 1 - label
        labels.append(label if known else DRAW)
        distances.append(max(plies) - len(chain) if known else -1)
    return labels, distances


MISTAKES.slow("by-rounds", "solved-anew")
