"""Mistakes in labels with distances."""

from __future__ import annotations

from collections import deque
from math import inf
from operator import itemgetter

from ...mistakes.distances import DISTANCES, Answer, Choice, by_table
from ...mistakes.labelling import LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    Rows,
    Seeds,
    reverse,
    seeds_of,
    wave,
    without_lone_passes,
    without_loops,
)

MISTAKES = Mistakes()


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves)


def _with_right_distances(labels: list[int], moves: Moves) -> Answer:
    return labels, wave(moves)[1]


@MISTAKES.add(
    "min and max swapped: the winner dawdles and the loser hurries",
    "The winner takes the nearest LOSE, so WIN is 1 + the smallest. The loser puts the end off, "
    "so LOSE is 1 + the largest. A slow win is not even defined where play can go in circles.",
)
def min_max_swapped(moves: Moves) -> Answer:
    return by_table(moves, max, min)


@MISTAKES.add(
    "the winner takes the longest way",
    "A winner who can end the game in 1 ply does so: WIN is 1 + the smallest distance of a LOSE "
    "successor. Only the loser takes the largest.",
)
def slow_win(moves: Moves) -> Answer:
    return by_table(moves, max, max)


@MISTAKES.add(
    "the loser takes the shortest way",
    "The loser plays well too and delays: LOSE is 1 + the largest distance of its successors. "
    "Write it down when the last open move is closed, not when the first bad news comes.",
)
def quick_loss(moves: Moves) -> Answer:
    return by_table(moves, min, min)


@MISTAKES.add(
    "a WIN keeps the distance of the first LOSE successor in its list",
    "The order in which the moves are listed means nothing. WIN is 1 + the smallest distance of "
    "all its LOSE successors; in a queue the smallest is the first that comes out.",
)
def first_winning_move(moves: Moves) -> Answer:
    return by_table(moves, nearest=itemgetter(0))


@MISTAKES.add(
    "a LOSE keeps the distance of the first successor in its list",
    "The order in which the moves are listed means nothing. LOSE is 1 + the largest distance of "
    "all its successors; in a queue the largest is the last that comes out.",
)
def first_losing_move(moves: Moves) -> Answer:
    return by_table(moves, furthest=itemgetter(0))


@MISTAKES.add(
    "a stack where a queue is needed",
    "With the oldest position first, positions come out in order of distance, so the first LOSE "
    "is the nearest and the last WIN the furthest. A stack runs off after the newest position "
    "and finds a long way before a short one; the labels survive that, the distances do not.",
)
def stack(moves: Moves) -> Answer:
    return wave(moves, stack=True)


@MISTAKES.also("stack")
def stack_and_the_largest_at_the_end(moves: Moves) -> Answer:
    """Take for a LOSE the largest distance when the last open move is closed."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    waiting = [u for u, row in enumerate(moves) if not row]
    while waiting:
        v = waiting.pop()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u], distances[u] = WIN, distances[v] + 1
                    waiting.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    distances[u] = 1 + max(distances[w] for w in moves[u])
                    waiting.append(u)
    return labels, distances


@MISTAKES.add(
    "a WIN counts from its nearest successor, whatever that one is",
    "Only a move to LOSE wins. A WIN successor may be nearer to the end, but moving there hands "
    "the win to the opponent: take the smallest distance of the LOSE successors alone.",
)
def any_successor(moves: Moves) -> Answer:
    return by_table(moves, any_label=True)


@MISTAKES.add(
    "the -1 of a DRAW takes part in the minimum",
    "-1 is a sign, not a number of plies, and it is smaller than every distance. A WIN looks at "
    "its LOSE successors alone, and those always have a distance.",
)
def draw_in_the_minimum(moves: Moves) -> Answer:
    labels, right = wave(moves)
    distances = list(right)
    for u in sorted(range(len(moves)), key=lambda u: right[u]):
        if labels[u] == WIN:
            distances[u] = 1 + min(distances[v] for v in moves[u] if labels[v] != WIN)
        elif labels[u] == LOSE and moves[u]:
            distances[u] = 1 + max(distances[v] for v in moves[u])
    return labels, distances


@MISTAKES.add(
    "known positions are decided again",
    "The first LOSE successor that comes out of the queue is the nearest. Later ones come at "
    "larger distances and overwrite the right number: leave a position alone once it is known.",
)
def decided_again(moves: Moves) -> Answer:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= labels[v] == WIN
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u], distances[u] = 1 - labels[v], distances[v] + 1
                queue.append(u)
    return labels, distances


@MISTAKES.add(
    "one pass in the order of the numbers, before the successors have their distance",
    "A distance rests on those of the successors, and these may have larger numbers: here they "
    "still hold -1. Take the positions in order of distance, as the queue does.",
)
def one_pass(moves: Moves) -> Answer:
    labels = wave(moves)[0]
    distances = [-1 if row else 0 for row in moves]
    for u, row in enumerate(moves):
        if labels[u] == WIN:
            distances[u] = 1 + min(distances[v] for v in row if labels[v] == LOSE)
        elif labels[u] == LOSE and row:
            distances[u] = 1 + max(distances[v] for v in row)
    return labels, distances


@MISTAKES.change(
    "what is left over is called LOSE",
    "What the wave never reaches is a DRAW: label 2, distance -1. A LOSE always has a distance, "
    "for somebody can force a win.",
    wave,
)
def leftovers_lose(answer: Answer) -> Answer:
    labels, distances = answer
    return [LOSE if label == DRAW else label for label in labels], distances


@MISTAKES.change(
    "a DRAW has distance 0",
    "0 says that play is over. A DRAW has no end to count to, and the sign for that is -1.",
    wave,
)
def draws_zero(answer: Answer) -> Answer:
    labels, distances = answer
    return labels, [max(distance, 0) for distance in distances]


@MISTAKES.change(
    "terminals count as 1, so every distance is 1 too large",
    "A distance counts moves, not positions. At a terminal no move is left, so it has 0.",
    wave,
)
def terminals_one(answer: Answer) -> Answer:
    labels, distances = answer
    return labels, [distance + (distance >= 0) for distance in distances]


@MISTAKES.change(
    "full moves instead of plies",
    "A ply is one move of one player. A WIN in 3 plies is two moves of the winner and one of the "
    "loser: do not halve.",
    wave,
)
def full_moves(answer: Answer) -> Answer:
    labels, distances = answer
    return labels, [(d + 1) // 2 if d >= 0 else -1 for d in distances]


@MISTAKES.change(
    "label and distance the wrong way round",
    "For each position the label comes first, and its distance second.",
    wave,
    in_python="That is `return labels, distances`.",
)
def pair_swapped(answer: Answer) -> Answer:
    labels, distances = answer
    return distances, labels


@MISTAKES.add(
    "the table is applied to every position n times",
    "The answers are right, the work is about n times too much. In order of distance one visit "
    "is enough: the queue brings each position when what it rests on is known.",
)
def n_rounds(moves: Moves) -> Answer:
    return by_table(moves)


@MISTAKES.add(
    "the table is applied to every position again until nothing changes",
    "The answers are right, the work is not: on a chain each round settles one position, and n "
    "rounds look at all moves n times. Let a queue bring the positions that are due.",
)
def rounds(moves: Moves) -> Answer:
    return by_table(moves, until_stable=True)


@MISTAKES.also("rounds")
def rounds_of_one_distance(moves: Moves) -> Answer:
    """Each round gives its number as the distance to what the rounds before it decide."""
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    plies = 0
    found: list[tuple[int, int]] = [(0, 0)]
    while found:
        found, plies = [], plies + 1
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                if any(labels[v] == LOSE for v in row):
                    found.append((u, WIN))
                elif all(labels[v] == WIN for v in row):
                    found.append((u, LOSE))
        for u, label in found:
            labels[u], distances[u] = label, plies
    return labels, distances


MISTAKES.share(LABELLING, _given, "looked_at_again", told=_with_right_distances)


@MISTAKES.add(
    "a WIN that has its distance gets another one, from a LOSE that is farther away",
    "The winner takes the nearest LOSE, which is the first that comes out of the queue: that "
    "number was right and has to stay. Only a LOSE waits for the largest, which the last open move "
    "brings.",
)
def win_raised_at_the_end(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    right = list(distances)
    for u, row in enumerate(moves):
        if labels[u] == WIN:
            distances[u] = 1 + max(right[v] for v in row if labels[v] == LOSE)
    return labels, distances


@MISTAKES.also("win-raised-at-the-end")
def win_raised_in_turn(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    for u, row in enumerate(moves):
        if labels[u] == WIN:
            distances[u] = 1 + max(distances[v] for v in row if labels[v] == LOSE)
    return labels, distances


@MISTAKES.also("quick-loss")
def first_decrement(moves: Moves) -> Answer:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= labels[v] == WIN
            if labels[v] == LOSE or distances[u] < 0:
                distances[u] = distances[v] + 1
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN - labels[v]
                queue.append(u)
    return labels, distances


@MISTAKES.also("quick-loss")
def first_decrement_kept(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    found = [-1 if row else 0 for row in moves]
    for u in sorted(range(len(moves)), key=lambda u: distances[u]):
        known = [found[v] for v in moves[u] if labels[v] == 1 - labels[u]]
        if labels[u] != DRAW and known:
            found[u] = 1 + min(known)
    return labels, found


@MISTAKES.also("quick-loss")
def first_decrement_also_of_draws(moves: Moves) -> Answer:
    labels, distances = first_decrement(moves)
    return labels, [d if label != DRAW else -1 for label, d in zip(labels, distances, strict=True)]


@MISTAKES.change(
    "None instead of -1 for a DRAW",
    "A DRAW has no end to count to, and its distance is written as the number -1.",
    wave,
)
def draws_none(answer: Answer) -> tuple[list[int], list[int | None]]:
    labels, distances = answer
    return labels, [None if d == -1 else d for d in distances]


@MISTAKES.change(
    "a pair for each position, instead of two lists",
    "All labels come first, in one list, then all distances.",
    wave,
    in_python="That is `return labels, distances`.",
)
def pairs_listed(answer: Answer) -> list[tuple[int, int]]:
    return list(zip(*answer, strict=True))


@MISTAKES.add(
    "the labels alone",
    "Of each position the distance is asked for, too, after its label.",
    in_python="That is `return labels, distances`, two lists.",
)
def labels_alone(moves: Moves) -> list[int]:
    return wave(moves)[0]


@MISTAKES.change(
    "a DRAW is infinitely far away",
    "No number of plies ends a DRAW, and the exercise writes that as -1.",
    wave,
    in_python="Infinity is no whole number, and `max` of the distances would find it first.",
)
def draws_endless(answer: Answer) -> tuple[list[int], list[float]]:
    labels, distances = answer
    return labels, [inf if distance < 0 else distance for distance in distances]


@MISTAKES.add(
    "a heap that hands out the smallest position, not the nearest",
    "Pairs are compared by their first half: put the distance there, `(distance, u)`. A queue does "
    "it without a heap, for positions come in order of distance.",
)
def heap_by_number(moves: Moves) -> Answer:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    waiting = {u for u, row in enumerate(moves) if not row}
    while waiting:
        v = min(waiting)
        waiting.remove(v)
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    distances[u] = distances[v] + 1
                    waiting.add(u)
    return labels, distances


MISTAKES.share(
    DISTANCES,
    lambda moves: (moves,),
    "first_win_loses",
    "one_move_too_early",
    "fixed_rounds",
    "terminals_alone",
    "win_queued_again",
    "parallel_counted_once",
    "parallel_dropped",
    "lose_not_queued",
    "win_not_queued",
    "looked_at_once",
    "some_not_seeded",
    "waits_for_all",
    "terminals_win",
    "rules_swapped",
    "loops_skipped",
    "lone_pass_lost",
    "on_cycle_draws",
    "pass_draws",
    "arrows_turned",
    "label_overwritten",
    "only_from_zero",
    "rounds_run_ahead",
    "first_in_sweeps",
    "nearest_terminal",
    "terminals_one_by_one",
    "some_at_the_front",
    "distances_forward",
)
MISTAKES.share(
    LABELLING,
    _given,
    "leftovers_win",
    "labels_exchanged",
    "other_numbers",
    "truth_values",
    "no_label_for_draws",
    "lose_is_false",
    told=_with_right_distances,
    part=0,
)


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves) -> tuple[Moves]:
    return (without_loops(moves),)


@MISTAKES.reads("lone-pass-lost")
def lone_passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_lone_passes(moves),)


@MISTAKES.also("rounds-run-ahead")
def round_that_grows(moves: Moves) -> Answer:
    """Return 1 for the distance of all that is found: it joins the round that is being read."""
    labels, distances = wave(moves)
    return labels, [min(distance, 1) for distance in distances]


@MISTAKES.add(
    "the distance goes up with each position that comes out of the queue",
    "Many positions have the same distance. Each is one ply further than the one it was found "
    "from: `distances[u] = distances[v] + 1`.",
)
def one_more_each_time(moves: Moves) -> Answer:
    return _numbered(moves, 1)


@MISTAKES.also("one-more-each-time")
def one_more_each_time_from_zero(moves: Moves) -> Answer:
    return _numbered(moves, 0)


def _numbered(moves: Moves, first: int) -> Answer:
    """Return distances that are how many positions have come out of the queue, from `first` on."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for number, v in enumerate(queue, first):
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= labels[v] == WIN
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    distances[u] = number
                    queue.append(u)
    return labels, distances


@MISTAKES.add(
    "a DRAW keeps the distance that a WIN beside it has brought",
    "A number that is noted before the last open move is closed is only a beginning. A position "
    "that the wave never labels is a DRAW, and has -1.",
)
def draws_keep_a_distance(moves: Moves) -> Answer:
    return _noted_early(moves, max)


@MISTAKES.also("draws-keep-a-distance")
def draws_keep_the_first_distance(moves: Moves) -> Answer:
    return _noted_early(moves, min)


def _noted_early(moves: Moves, pick: Choice) -> Answer:
    """Return right distances, and for a DRAW beside WIN positions one of theirs plus 1."""
    labels, distances = wave(moves)
    for u, row in enumerate(moves):
        heard = [distances[v] + 1 for v in row if labels[v] == WIN]
        if labels[u] == DRAW and heard:
            distances[u] = pick(heard)
    return labels, distances


MISTAKES.slow("n-rounds", "rounds", "looked-at-again")
