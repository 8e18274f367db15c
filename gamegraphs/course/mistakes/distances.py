"""Mistakes in labels with distances, as they come in several exercises.

The table of distances has switches for what can go wrong in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from . import rules_misread
from .labelling import LABELLING
from .misconception import Mistakes
from .retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    ends_first,
    reverse,
    seeds_of,
    wave,
    without_lone_passes,
    without_loops,
)
from .rounds_and_searches import ROUNDS
from .slips_in_the_queue import overwriting

Choice = Callable[[Sequence[int]], int]
Answer = tuple[list[int], list[int]]
# Mistakes that make wrong labels, with the distances that come with them.
DISTANCES = Mistakes()


def by_table(
    moves: Moves,
    nearest: Choice = min,
    furthest: Choice = max,
    any_label: bool = False,
    until_stable: bool = False,
) -> Answer:
    """Return labels and distances by the table of distances, applied n times or until it is stable.

    `nearest` is what a WIN chooses among its LOSE successors, with `any_label` among all that
    have a distance; `furthest` is what a LOSE chooses among all of its successors.
    """
    labels = wave(moves)[0]
    distances = [-1 if row else 0 for row in moves]
    for _ in moves:
        before = list(distances)
        for u, row in enumerate(moves):
            known = [v for v in row if distances[v] >= 0 and (any_label or labels[v] != labels[u])]
            plies = [distances[v] for v in known]
            if labels[u] == WIN and plies:
                distances[u] = 1 + nearest(plies)
            if labels[u] == LOSE and row and len(plies) == len(row):
                distances[u] = 1 + furthest(plies)
        if until_stable and distances == before:
            break
    return labels, distances


def _switched(moves: Moves, **switches: Any) -> Answer:
    return wave(moves, **switches)


DISTANCES.share(
    LABELLING,
    lambda moves: (moves, seeds_of(moves)),
    "first_win_loses",
    "one_move_too_early",
    "parallel_counted_once",
    "parallel_dropped",
    "lose_not_queued",
    "win_not_queued",
    "looked_at_once",
    "some_not_seeded",
    "terminals_win",
    answer=_switched,
)


@DISTANCES.like(LABELLING)
def waits_for_all(moves: Moves) -> Answer:
    labels, distances = (
        [DRAW if row else LOSE for row in moves],
        [-1 if row else 0 for row in moves],
    )
    for u in ends_first(moves):
        if moves[u]:
            lost = [distances[v] for v in moves[u] if labels[v] == LOSE]
            labels[u] = WIN if lost else LOSE
            distances[u] = 1 + (min(lost) if lost else max(distances[v] for v in moves[u]))
    return labels, distances


@DISTANCES.like(LABELLING)
def rules_swapped(moves: Moves) -> Answer:
    labels, distances = wave(moves, seeds_of(moves, WIN))
    return rules_misread.exchanged(labels), distances


@DISTANCES.add(
    "self-loops are skipped",
    "A move to the same position is a move: the player may pass for ever and need not take a "
    "losing one. Count it like every other.",
)
def loops_skipped(moves: Moves) -> Answer:
    return wave(without_loops(moves))


@DISTANCES.also("loops-skipped")
def loops_skipped_but_no_ends(moves: Moves) -> Answer:
    return wave(without_loops(moves), seeds_of(moves))


@DISTANCES.add(
    "a position with nothing but a pass is taken for a terminal",
    "Whoever can pass is not stuck: such a position has a move, and play goes on there for ever. "
    "It is a DRAW. Only a position with no move at all is LOSE at once.",
)
def lone_pass_lost(moves: Moves) -> Answer:
    return wave(without_lone_passes(moves))


@DISTANCES.like(rules_misread.RULES)
def on_cycle_draws(moves: Moves) -> Answer:
    labels = rules_misread.on_cycle_draws(moves, seeds_of(moves))
    return _without_draws(labels, wave(moves)[1])


@DISTANCES.also("on-cycle-draws")
def on_cycle_draws_afterwards(moves: Moves) -> Answer:
    labels = rules_misread.on_cycle_draws_afterwards(moves, seeds_of(moves))
    return _without_draws(labels, wave(moves)[1])


@DISTANCES.also("on-cycle-draws")
def on_cycle_draws_in_the_wave(moves: Moves) -> Answer:
    return wave([[u] if rules_misread.comes_back(moves, u) else row for u, row in enumerate(moves)])


@DISTANCES.like(rules_misread.RULES)
def only_from_zero(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    reached = rules_misread.reached_from_zero(moves)
    kept = [label if u in reached else DRAW for u, label in enumerate(labels)]
    return _without_draws(kept, distances)


@DISTANCES.like(rules_misread.RULES)
def pass_draws(moves: Moves) -> Answer:
    return wave([[u] if u in row else row for u, row in enumerate(moves)])


@DISTANCES.also("pass-draws")
def pass_draws_after_all(moves: Moves) -> Answer:
    labels, distances = wave(moves)
    kept = [DRAW if u in moves[u] else label for u, label in enumerate(labels)]
    return _without_draws(kept, distances)


@DISTANCES.like(rules_misread.RULES)
def arrows_turned(moves: Moves) -> Answer:
    return wave(reverse(moves))


@DISTANCES.like(LABELLING)
def label_overwritten(moves: Moves) -> Answer:
    return overwriting(moves, seeds_of(moves))


@DISTANCES.also("label-overwritten")
def label_overwritten_once_queued(moves: Moves) -> Answer:
    return overwriting(moves, seeds_of(moves), again=False)


@DISTANCES.also("label-overwritten")
def label_overwritten_wins_counted(moves: Moves) -> Answer:
    return overwriting(moves, seeds_of(moves), win_counts=False)


@DISTANCES.like(LABELLING)
def win_queued_again(moves: Moves) -> Answer:
    """Return labels layer by layer; a WIN stands in its layer once for each good move."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    lost = [u for u, row in enumerate(moves) if not row]
    while lost:
        won = [u for v in lost for u in predecessors[v] if labels[u] == DRAW]
        for u in won:
            labels[u], distances[u] = WIN, distances[lost[0]] + 1
        lost = []
        for u in (u for v in won for u in predecessors[v] if labels[u] == DRAW):
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u], distances[u] = LOSE, distances[won[0]] + 1
                lost.append(u)
    return labels, distances


@DISTANCES.like(LABELLING)
def terminals_alone(moves: Moves) -> Answer:
    return wave(moves, predecessors=[[] for _ in moves])


@DISTANCES.like(ROUNDS)
def fixed_rounds(moves: Moves) -> Answer:
    return _some_rounds(moves, 3)  # the first two are those that queue WIN or LOSE alone


def _some_rounds(moves: Moves, number: int) -> Answer:
    labels, distances = wave(moves)
    found = [DRAW if d > number else label for label, d in zip(labels, distances, strict=True)]
    return _without_draws(found, distances)


for _number in range(4, 11):
    DISTANCES.also("fixed-rounds")(partial(_some_rounds, number=_number))


@DISTANCES.also("fixed-rounds")
def one_round_less_than_there_may_be(moves: Moves) -> Answer:
    return _some_rounds(moves, len(moves) - 2)


@DISTANCES.also("fixed-rounds")
def half_as_many_rounds_as_positions(moves: Moves) -> Answer:
    return _some_rounds(moves, len(moves) // 2)


def _without_draws(labels: list[int], distances: list[int]) -> Answer:
    return labels, [-1 if label == DRAW else d for label, d in zip(labels, distances, strict=True)]


@DISTANCES.add(
    "the first distance found is kept, though the positions are not labelled in order of it",
    "In a sweep a WIN may hear of a far LOSE before a near one. A queue brings the positions in "
    "order of their distance, so that the first one found is right.",
)
def first_in_sweeps(moves: Moves) -> Answer:
    return _first_in_sweeps(moves, range(len(moves)))


@DISTANCES.also("first-in-sweeps")
def first_in_sweeps_down(moves: Moves) -> Answer:
    return _first_in_sweeps(moves, range(len(moves) - 1, -1, -1))


@DISTANCES.also("first-in-sweeps")
def first_behind_what_is_peeled_off(moves: Moves) -> Answer:
    """Take what lies before no cycle first, and then begin the wave with all of it."""
    labels, distances = waits_for_all(moves)
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    queue = ends_first(moves)
    for v in queue:
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= labels[v] == WIN
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    distances[u] = distances[v] + 1
                    queue.append(u)
    return labels, distances


def _first_in_sweeps(moves: Moves, order: range) -> Answer:
    labels, distances = [DRAW] * len(moves), [-1] * len(moves)
    for _ in moves:
        for u in order:
            lost = [distances[v] for v in moves[u] if labels[v] == LOSE]
            if labels[u] == DRAW and (lost or all(labels[v] == WIN for v in moves[u])):
                labels[u] = WIN if lost else LOSE
                distances[u] = 1 + (
                    min(lost, default=-1)
                    if lost
                    else max((distances[v] for v in moves[u]), default=-1)
                )
    return labels, distances


@DISTANCES.add(
    "the distance is the number of a round in which labels of the same round are used already",
    "What is found in a round counts from the next one on: work on a copy of the labels, else a "
    "whole chain may be settled in one round.",
)
def rounds_run_ahead(moves: Moves) -> Answer:
    return _rounds_from(1, moves)


@DISTANCES.also("rounds-run-ahead")
def rounds_run_ahead_from_zero(moves: Moves) -> Answer:
    return _rounds_from(0, moves)


def _rounds_from(first: int, moves: Moves) -> Answer:
    """Return as distances the numbers of the rounds, the first of which may be that of the ends."""
    labels = [DRAW if row or not first else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    for number in range(first, len(moves) + 1):
        for u, row in enumerate(moves):
            found = {labels[v] for v in row}
            if labels[u] == DRAW and (LOSE in found or DRAW not in found):
                labels[u] = WIN if LOSE in found else LOSE
                distances[u] = number
    return labels, distances


@DISTANCES.add(
    "the wave from one terminal runs to its end before the next terminal begins",
    "What is near to a later terminal has got its number from a farther one by then. Put all "
    "terminals into the queue before the first one is taken out.",
)
def terminals_one_by_one(moves: Moves) -> Answer:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels, distances = [DRAW] * len(moves), [-1] * len(moves)
    for end in seeds_of(moves):
        labels[end], distances[end] = LOSE, 0
        queue = [end]
        for v in queue:
            for u in predecessors[v]:
                if labels[u] == DRAW:
                    open_moves[u] -= labels[v] == WIN
                    if labels[v] == LOSE or open_moves[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        distances[u] = distances[v] + 1
                        queue.append(u)
    return labels, distances


@DISTANCES.add(
    "some positions are put at the front of the queue",
    "A queue gives right distances because near positions come out before far ones. What is let in "
    "at the front brings its number to others before those that are nearer: let all wait at the "
    "end.",
)
def some_at_the_front(moves: Moves) -> Answer:
    return wave(moves, first=lambda u: len(moves[u]) == 1)


@DISTANCES.add(
    "the distance to the nearest terminal, as if both players wanted to get there",
    "A shortest path asks nobody. Every other move is the opponent's, who need not go along: "
    "the winner chooses the smallest, the loser the largest.",
)
def nearest_terminal(moves: Moves) -> Answer:
    labels, predecessors = wave(moves)[0], reverse(moves)
    distances = [-1 if row else 0 for row in moves]
    queue = ends_first(moves)
    for v in queue:
        for u in predecessors[v]:
            if distances[u] < 0:
                distances[u] = distances[v] + 1
                queue.append(u)
    return labels, [-1 if labels[u] == DRAW else d for u, d in enumerate(distances)]


@DISTANCES.add(
    "distances by a search forward, which leaves out moves back to its own path",
    "What stands on the path has no distance yet, and a move to it may be the one that counts: the "
    "distance that is found without it must not be stored. A queue brings the positions in order.",
)
def distances_forward(moves: Moves) -> Answer:
    labels, found = wave(moves)[0], dict[int, int]()
    path = set[int]()

    def search(u: int) -> int:
        path.add(u)
        plies = [
            found[v] if v in found else search(v)
            for v in moves[u]
            if labels[u] + labels[v] == WIN and v not in path
        ]
        path.remove(u)
        found[u] = 1 + (min(plies, default=0) if labels[u] == WIN else max(plies, default=-1))
        return found[u]

    for u, label in enumerate(labels):
        if label != DRAW and u not in found:
            search(u)
    return labels, [found.get(u, -1) for u in range(len(moves))]
