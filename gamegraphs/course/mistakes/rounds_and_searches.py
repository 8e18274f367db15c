"""Rounds over all positions and searches along the moves: too much work, an end too early, none."""

from __future__ import annotations

import sys
from collections import deque
from functools import partial
from itertools import product
from typing import Any

from .misconception import Mistakes
from .retrograde_with_switches import DRAW, LOSE, WIN, Rows, Seeds, reverse, wave

ROUNDS = Mistakes()
MANY_MOVES = 100  # a position with so many may be wrong because of them
_FRAMES = 60  # calls that there are already when an answer is called, at most
_MANY_ROUNDS = 10  # so many and fewer are written out, as programs


@ROUNDS.add(
    "forward search that gives DRAW to a position on its own path and remembers it",
    "Meeting a position again says nothing yet: it is DRAW only provisionally. Labels made "
    "from a provisional draw must not be stored, and then the search is no longer linear.",
)
def provisional_draws(moves: Rows, seeds: Seeds) -> list[int]:
    labels = dict(seeds)

    def search(u: int, path: frozenset[int]) -> int:
        if u in labels or u in path:
            return labels.get(u, DRAW)
        results = [search(v, path | {u}) for v in moves[u]]
        if LOSE in results:
            labels[u] = WIN
        else:
            labels[u] = LOSE if all(result == WIN for result in results) else DRAW
        return labels[u]

    return [search(u, frozenset()) for u in range(len(moves))]


def guessed_to_draw(
    moves: Rows, seeds: Seeds, at_once: bool, last_first: bool, finished: bool
) -> list[int]:
    """Return labels of a search forward that takes its own path for a DRAW.

    `at_once` stops at a move to LOSE; without `finished` a DRAW that is found is no way out, only
    a position on the path is one.
    """
    labels: dict[int, int] = dict(seeds)
    path: set[int] = set()

    def search(u: int) -> int:
        path.add(u)
        saved, won = False, False
        for v in moves[u][::-1] if last_first else moves[u]:
            drawn = v in path or (v not in labels and search(v) == DRAW and finished)
            saved |= drawn or (finished and labels.get(v) == DRAW)
            won |= v not in path and labels[v] == LOSE
            if won and at_once:
                break
        path.remove(u)
        labels[u] = WIN if won else DRAW if saved else LOSE
        return labels[u]

    return [labels[u] if u in labels else search(u) for u in range(len(moves))]


for _at_once, _last_first, _finished in product((False, True), repeat=3):
    if (_at_once, _last_first, _finished) != (False, False, True):  # that one is above
        ROUNDS.also("provisional-draws")(
            partial(guessed_to_draw, at_once=_at_once, last_first=_last_first, finished=_finished)
        )


@ROUNDS.add(
    "forward search that gives LOSE to a position on its own path and remembers it",
    "Meeting a position again says nothing yet: nobody is stuck there, so it is no LOSE. What "
    "follows from such a label must not be stored. Start at the terminals and go backward.",
)
def provisional_losses(moves: Rows, seeds: Seeds) -> list[int]:
    return _guessed(LOSE, moves, seeds, at_once=True)


@ROUNDS.also("provisional-losses")
def provisional_losses_all_moves(moves: Rows, seeds: Seeds) -> list[int]:
    return _guessed(LOSE, moves, seeds, at_once=False)


def _guessed(label: int, moves: Rows, seeds: Seeds, at_once: bool) -> list[int]:
    """Return labels where this one stands until a search has ended.

    `at_once` stops at a good move.
    """
    labels = dict(seeds)

    def search(u: int) -> int:
        if u not in labels:
            labels[u] = label
            found = (search(v) == LOSE for v in moves[u])
            labels[u] = WIN if (any(found) if at_once else any(list(found))) else LOSE
        return labels[u]

    return [search(u) for u in range(len(moves))]


@ROUNDS.add(
    "forward search that gives WIN to a position on its own path and remembers it",
    "Meeting a position again says nothing yet: nobody wins by coming back. What follows from such "
    "a label must not be stored. Start at the terminals and go backward.",
)
def provisional_wins(moves: Rows, seeds: Seeds) -> list[int]:
    return _guessed(WIN, moves, seeds, at_once=True)


@ROUNDS.also("provisional-wins")
def provisional_wins_all_moves(moves: Rows, seeds: Seeds) -> list[int]:
    return _guessed(WIN, moves, seeds, at_once=False)


@ROUNDS.add(
    "a search without an end: it follows a cycle round and round",
    "A search that asks for the successors first needs games that end. On a cycle every position "
    "waits for the next one, and none is ever finished. Start at the terminals and go backward.",
)
def endless_search(moves: Rows, seeds: Seeds) -> list[int]:
    labels = dict(seeds)

    def search(u: int) -> int:
        if u not in labels:
            labels[u] = WIN if LOSE in [search(v) for v in moves[u]] else LOSE
        return labels[u]

    return [search(u) for u in range(len(moves))]


@ROUNDS.add(
    "every position is searched again on each round until nothing changes",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 looks. Let a queue bring the positions whose successors have changed.",
)
def rounds(moves: Rows, seeds: Seeds) -> list[int]:
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    changed = True
    while changed:
        changed = False
        for u in range(len(moves)):
            if labels[u] == DRAW:
                found = [labels[v] for v in moves[u]]
                if LOSE in found:
                    labels[u], changed = WIN, True
                elif all(label == WIN for label in found):
                    labels[u], changed = LOSE, True
    return labels


@ROUNDS.add(
    "the whole graph is searched for the predecessors of each position",
    "The labels are right, but n searches through m moves are n m looks. One pass over all "
    "moves gives the predecessors of every position at once.",
)
def predecessors_searched(moves: Rows, seeds: Seeds) -> list[int]:
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u, row in enumerate(moves):
            if labels[u] == DRAW and v in row:
                open_moves[u] -= row.count(v)
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


@ROUNDS.add(
    "all moves of a position are looked at again each time one of them is known",
    "The labels are right, the work is not: a position with k moves is looked at k times, k "
    "moves each. Keep a counter of its open moves and take 1 off.",
)
def looked_at_again(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        for u in predecessors[queue.popleft()]:
            if labels[u] == DRAW:
                found = [labels[v] for v in moves[u]]
                if LOSE in found or all(label == WIN for label in found):
                    labels[u] = WIN if LOSE in found else LOSE
                    queue.append(u)
    return labels


@ROUNDS.add(
    "a fixed number of rounds",
    "How many rounds it takes depends on the game: a chain of 1,000 positions needs 1,000, and a "
    "number that is enough for one game is too small for the next. Go on until nothing changes, or "
    "better, let a queue say what is left to do.",
)
def fixed_rounds(moves: Rows, seeds: Seeds) -> list[int]:
    return some_rounds(moves, seeds, 1)


def some_rounds(
    moves: Rows,
    seeds: Seeds,
    number: int,
    anew: bool = False,
    last_first: bool = False,
    ends_inside: bool = False,
) -> list[int]:
    """Return the labels after so many rounds; `anew` looks at those of the round before only.

    `last_first` goes down from the last position; with `ends_inside` a terminal has its label only
    when the first round comes to it.
    """
    labels = [DRAW if ends_inside else seeds.get(u, DRAW) for u in range(len(moves))]
    for _ in range(number):
        seen = list(labels) if anew else labels
        for u in reversed(range(len(moves))) if last_first else range(len(moves)):
            found = [seen[v] for v in moves[u]]
            if labels[u] != DRAW:
                continue
            if seeds.get(u, DRAW) != DRAW:
                labels[u] = seeds[u]
            elif LOSE in found:
                labels[u] = WIN
            elif found and all(label == WIN for label in found):
                labels[u] = LOSE
    return labels


for _number in range(2, 11):
    ROUNDS.also("fixed-rounds")(partial(some_rounds, number=_number))
for _number in range(3, 11):  # the first two are those that queue WIN or LOSE alone
    ROUNDS.also("fixed-rounds")(partial(some_rounds, number=_number, anew=True))


for _number, _last_first, _inside in product(range(1, 5), (False, True), (False, True)):
    if _last_first or _inside:
        ROUNDS.also("fixed-rounds")(
            partial(some_rounds, number=_number, last_first=_last_first, ends_inside=_inside)
        )


def half_as_many_rounds_as_positions(moves: Rows, seeds: Seeds, anew: bool) -> list[int]:
    return some_rounds(moves, seeds, len(moves) // 2, anew)


for _anew in (True, False):
    ROUNDS.also("fixed-rounds")(partial(half_as_many_rounds_as_positions, anew=_anew))


def ends_recursion(steps: int) -> bool:
    """Return whether it may be that Python has ended a recursion, of one or two calls a step.

    Who catches that error and goes on leaves the rest as it was: that is no number of rounds.
    """
    limits = (sys.getrecursionlimit() // calls for calls in (1, 2))
    return any(limit - _FRAMES <= steps < limit for limit in limits)


@ROUNDS.shown("fixed-rounds")
def stopped_too_early(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but that labels far from the end are missing, DRAW."""
    missing = []
    for data, given in answers:
        moves = data[0]
        if not isinstance(given, list) or len(given) != len(moves):
            return False
        seeds = dict(data[1]) if len(data) > 1 else None
        labels, distances = wave(moves, seeds)
        wrong = [u for u, label in enumerate(labels) if given[u] != label]
        if any(given[u] != DRAW or len(moves[u]) >= MANY_MOVES for u in wrong):
            return False
        missing += [distances[u] for u in wrong]
    return bool(missing) and min(missing) >= _MANY_ROUNDS and not ends_recursion(min(missing))


@ROUNDS.add(
    "the rounds end as soon as one brings no new WIN",
    "A new LOSE is news too: who can move to it wins, perhaps only in the next round. Set "
    "`changed` for each label.",
)
def no_round_after_losses(moves: Rows, seeds: Seeds) -> list[int]:
    return _rounds_until_no(WIN, moves, seeds)


@ROUNDS.add(
    "the rounds end as soon as one brings no new LOSE",
    "A new WIN is news too: where it was the last way out, the next round makes a LOSE. Set "
    "`changed` for each label.",
)
def no_round_after_wins(moves: Rows, seeds: Seeds) -> list[int]:
    return _rounds_until_no(LOSE, moves, seeds)


def _rounds_until_no(news: int, moves: Rows, seeds: Seeds) -> list[int]:
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    before = -1
    while labels.count(news) != before:
        before = labels.count(news)
        labels = some_rounds(moves, dict(enumerate(labels)), 1)
    return labels


@ROUNDS.add(
    "whether there is another round is decided by the last position alone",
    "That nothing has changed is said before a round, not before each position: what an earlier "
    "one has set must not be taken back.",
    in_python="So `changed = False` stands outside the inner loop.",
)
def changed_taken_back(moves: Rows, seeds: Seeds) -> list[int]:
    return _until_the_last_stays(moves, seeds, of_open_ones=False)


@ROUNDS.also("changed-taken-back")
def changed_taken_back_by_open_ones(moves: Rows, seeds: Seeds) -> list[int]:
    return _until_the_last_stays(moves, seeds, of_open_ones=True)


def _until_the_last_stays(moves: Rows, seeds: Seeds, of_open_ones: bool) -> list[int]:
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    changed = True
    while changed and DRAW in labels:
        for u, row in enumerate(moves):
            changed = changed and of_open_ones and labels[u] != DRAW
            found = [labels[v] for v in row]
            if labels[u] == DRAW and (LOSE in found or all(label == WIN for label in found)):
                labels[u] = WIN if LOSE in found else LOSE
                changed = True
    return labels
