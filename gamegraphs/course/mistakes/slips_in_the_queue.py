"""The right rules, but a slip in what is seeded, queued or told, or in when it ends."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container
from functools import partial
from typing import Any

from .misconception import Mistakes
from .retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    Rows,
    Seeds,
    reverse,
    switched,
    wave,
)

QUEUE = Mistakes()


@QUEUE.add(
    "nothing follows from a position that becomes LOSE: it is not queued, or all ends too early",
    "A position found to be LOSE is news for its predecessors: they are WIN. Whatever gets a label "
    "goes into the queue, WIN and LOSE alike, and rounds go on as long as one of them was found.",
)
@switched("queued")
def lose_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN]


@QUEUE.add(
    "nothing follows from a position that becomes WIN: it is not queued, or not counted down",
    "A position found to be WIN is news for its predecessors: their counters go down, and one that "
    "comes to 0 is LOSE. Whatever gets a label goes into the queue, and each look at a move takes "
    "one off, the first one too.",
)
@switched("queued")
def win_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return [LOSE]


@QUEUE.add(
    "the wave never leaves the terminals",
    "What is known of v decides the positions that can move to v, its predecessors: each of them "
    "is looked at, and one that gets a label goes into the queue.",
)
def terminals_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return [seeds.get(u, DRAW) for u in range(len(moves))]


@QUEUE.add(
    "no test whether a position has its label already",
    "The first label that the rules give is the right one, and it stays. Ask whether u is still a "
    "DRAW before you count down or overwrite; otherwise a counter that comes to 0 turns a WIN "
    "into a LOSE.",
    in_python="Ask `if labels[u] == DRAW`.",
)
def label_overwritten(moves: Rows, seeds: Seeds) -> list[int]:
    return overwriting(moves, seeds)[0]


@QUEUE.also("label-overwritten")
def label_overwritten_once_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return overwriting(moves, seeds, again=False)[0]


@QUEUE.also("label-overwritten")
def label_overwritten_wins_counted(moves: Rows, seeds: Seeds) -> list[int]:
    return overwriting(moves, seeds, win_counts=False)[0]


def overwriting(
    moves: Rows, seeds: Seeds, win_counts: bool = True, again: bool = True
) -> tuple[list[int], list[int]]:
    """Return labels and distances that may be given twice, and be put into the queue `again`.

    `win_counts` counts LOSE successors down too.
    """
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    distances = [0 if u in seeds else -1 for u in range(len(moves))]
    queue, left = deque(seeds), 20 * len(moves) + 20
    queued = set(seeds)
    while queue and left:
        left -= 1
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= 1 if win_counts or labels[v] == WIN else 0
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                distances[u] = distances[v] + 1
                if again or u not in queued:
                    queued.add(u)
                    queue.append(u)
    return labels, distances


@QUEUE.add(
    "moves that the opponent can take back at once are left out",
    "Nobody has to take a move back: the opponent may have something better. And to go to and fro "
    "for ever is a way out where all other moves are bad.",
)
def taken_back_left_out(moves: Rows, seeds: Seeds) -> list[int]:
    kept = [[v for v in row if u not in moves[v]] for u, row in enumerate(moves)]
    return wave(kept, seeds)[0]


@QUEUE.add(
    "one list of predecessors shared by all positions",
    "Who can move to one position seems to move to all. Make a list for each.",
    in_python="`[[]] * n` is n times the same list; `[[] for _ in range(n)]` makes a list for "
    "each.",
)
@switched("predecessors")
def shared_list(moves: Rows, seeds: Seeds) -> Moves:
    everybody = [u for u, row in enumerate(moves) for _ in row]
    return [everybody for _ in moves]


@QUEUE.add(
    "not every terminal is seeded",
    "The wave starts at all terminals: go through all positions, 0 and the last one too, and also "
    "those that no move leads to. A terminal without a seed keeps DRAW and misleads the others.",
)
@switched("seeds")
def some_not_seeded(moves: Rows, seeds: Seeds) -> Seeds:
    entered = {v for row in moves for v in row}
    return {u: label for u, label in seeds.items() if u in entered}


@QUEUE.also("some-not-seeded")
@switched("seeds")
def first_alone_seeded(moves: Rows, seeds: Seeds) -> Seeds:
    return dict(list(seeds.items())[:1])


@QUEUE.also("some-not-seeded")
@switched("seeds")
def zero_not_seeded(moves: Rows, seeds: Seeds) -> Seeds:
    return {u: label for u, label in seeds.items() if u}


@QUEUE.also("some-not-seeded")
@switched("seeds")
def last_not_seeded(moves: Rows, seeds: Seeds) -> Seeds:
    return {u: label for u, label in seeds.items() if u < len(moves) - 1}


@QUEUE.forms("some-not-seeded")
def without_a_way_in(function: Callable[..., Any], moves: Rows, seeds: Seeds) -> list[Any]:
    """No wave comes to such a terminal, nor goes on from it: only its own label is missing."""
    entered = {v for row in moves for v in row}
    labels = function(moves, seeds)
    return [label if moves[u] or u in entered else DRAW for u, label in enumerate(labels)]


@QUEUE.add(
    "positions that no move leads to are taken for the terminals",
    "A terminal has no move out, whether or not somebody can move to it. Ask for its moves, not "
    "whether it is a target.",
    in_python="That is `if not moves[u]`.",
)
def entries_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    return _from_entries(moves, seeds, LOSE)


@QUEUE.also("entries-seeded")
def entries_seeded_won(moves: Rows, seeds: Seeds) -> list[int]:
    return _from_entries(moves, seeds, WIN)


def _from_entries(moves: Rows, seeds: Seeds, otherwise: int) -> list[int]:
    """Return labels that begin where no move leads; without a terminal they get `otherwise`."""
    entered = {v for row in moves for v in row}
    label = next(iter(seeds.values()), otherwise)
    return wave(moves, {u: label for u in range(len(moves)) if u not in entered})[0]


@QUEUE.add(
    "a WIN goes into the queue again for each good move",
    "From there its predecessors are counted down once more each time, and come to 0 too early. A "
    "position gets its label once, and goes into the queue then and at no other time.",
)
def win_queued_again(moves: Rows, seeds: Seeds) -> list[int]:
    return _win_queued_again(moves, seeds, at_zero=False)


@QUEUE.also("win-queued-again")
def win_queued_again_at_zero(moves: Rows, seeds: Seeds) -> list[int]:
    return _win_queued_again(moves, seeds, at_zero=True)


def _win_queued_again(moves: Rows, seeds: Seeds, at_zero: bool) -> list[int]:
    """Return labels where a LOSE makes WIN again; `at_zero` counts all down, and 0 alone counts."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        for u in predecessors[v]:
            if labels[v] == LOSE and (at_zero or labels[u] != LOSE):
                labels[u] = WIN
                queue.append(u)
            elif labels[v] == WIN and (at_zero or labels[u] == DRAW):
                open_moves[u] -= 1
                if labels[u] == DRAW and (open_moves[u] == 0 if at_zero else open_moves[u] <= 0):
                    labels[u] = LOSE
                    queue.append(u)
    return labels


@QUEUE.add(
    "`break` ends the loop over the predecessors, and those behind hear nothing",
    "A position that has its label already needs no news, but the others in the list do: go on "
    "with `continue`. `break` leaves the whole loop.",
)
def broken_off(moves: Rows, seeds: Seeds) -> list[int]:
    return _broken_off(moves, seeds, at_known=True)


@QUEUE.also("broken-off")
def broken_off_at_the_first_label(moves: Rows, seeds: Seeds) -> list[int]:
    return _broken_off(moves, seeds, at_known=False)


def _broken_off(moves: Rows, seeds: Seeds, at_known: bool) -> list[int]:
    """Return labels where a loop ends at a position with a label, or after it has given one."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        for u in predecessors[v]:
            if labels[u] != DRAW:
                if at_known:
                    break
                continue
            open_moves[u] -= labels[v] == WIN
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
                if not at_known:
                    break
    return labels


@QUEUE.add(
    "of the predecessors that get their label together only one goes into the queue",
    "Each of them is news for its own predecessors. Whatever gets a label goes into the queue, in "
    "the loop over the predecessors and not after it.",
    in_python="`queue.append(u)` stands below the line that gives the label, as far to the right.",
)
def last_alone_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _one_queued(moves, seeds, labelled=True)


@QUEUE.also("last-alone-queued")
def last_predecessor_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _one_queued(moves, seeds, labelled=False)


def _one_queued(moves: Rows, seeds: Seeds, labelled: bool) -> list[int]:
    """Return labels where the last predecessor is queued if one was labelled, or that last one."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        found = []
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= labels[v] != LOSE
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    found.append(u)
        if found:
            queue.append(found[-1] if labelled else predecessors[v][-1])
    return labels


@QUEUE.add(
    "the number of a position is looked up by its moves",
    "Two positions may have the same moves, and then the first one is found for both.",
    in_python="So it is with `moves.index(row)`. `for u, row in enumerate(moves)` gives each "
    "position its own number.",
)
@switched("predecessors")
def number_by_index(moves: Rows, seeds: Seeds) -> Moves:
    return first_with_these_moves(moves)


@QUEUE.also("number-by-index")
def number_by_index_seeds_too(moves: Rows, seeds: Seeds) -> list[int]:
    first = dict(list(seeds.items())[:1])
    return wave(moves, first, first_with_these_moves(moves))[0]


def first_with_these_moves(moves: Rows) -> list[list[int]]:
    """Return the predecessors, each position taken for the first one with the same moves."""
    predecessors: list[list[int]] = [[] for _ in moves]
    rows = [list(row) for row in moves]
    for row in rows:
        for v in row:
            predecessors[v].append(rows.index(row))
    return predecessors


def first_end(ends: list[int], n: int) -> list[int]:
    """Return the first of the terminals."""
    return ends[:1]


def last_end(ends: list[int], n: int) -> list[int]:
    """Return the last of the terminals."""
    return ends[-1:]


def all_but_the_last_position(ends: list[int], n: int) -> list[int]:
    """Return the terminals; the last position is not looked at."""
    return [u for u in ends if u < n - 1]


def seed_fewer(
    pick: Callable[[list[int], int], Container[int]],
    labelled: bool,
    function: Callable[..., Any],
    moves: Rows,
    *verdicts: Seeds,
    seed: int = LOSE,
) -> list[Any]:
    """Return the answer of a function that begins at fewer terminals.

    The others can pass for ever in the moves that it gets: nothing follows from them, and they are
    DRAW. With `labelled` they have their label, and are only not queued.
    """
    ends = [u for u, row in enumerate(moves) if not row]
    kept = pick(ends, len(moves))
    rows = [list(row) if row or u in kept else [u] for u, row in enumerate(moves)]
    left = [{u: x for u, x in given.items() if u in kept} for given in verdicts]
    labels: list[Any] = function(rows, *left)
    if labelled:
        known = verdicts[0] if verdicts else dict.fromkeys(ends, seed)
        labels = [known.get(u, label) for u, label in enumerate(labels)]
    return labels


def last_position_stays(function: Callable[..., Any], moves: Rows, *more: Any) -> Any:
    """Return an answer where the last position can do nothing but pass: its moves are not seen."""
    last = len(moves) - 1
    rows = [[u] if row and u == last else list(row) for u, row in enumerate(moves)]
    return function(rows, *more)


def add_ways(mistakes: Mistakes, seed: int = LOSE) -> None:
    """Let slips that can be said by other moves come together with all mistakes of an exercise."""
    ways = [(first_end, False), (first_end, True), (last_end, False)]
    for pick, labelled in [*ways, (all_but_the_last_position, False)]:
        mistakes.forms("some-not-seeded")(partial(seed_fewer, pick, labelled, seed=seed))
    mistakes.forms("last-position-left-out")(last_position_stays)


@QUEUE.also("some-not-seeded")
def first_alone_queued(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, dict(list(seeds.items())[:1]))[0]
    return [seeds.get(u, label) for u, label in enumerate(labels)]


@QUEUE.add(
    "the moves of the last position are left out of the reverse lists",
    "The positions are 0 to n - 1. The last one hears nothing otherwise, and stays a DRAW.",
    in_python="`range(n - 1)` ends at n - 2: take `range(n)`, or `enumerate(moves)`.",
)
@switched("predecessors")
def last_position_left_out(moves: Rows, seeds: Seeds) -> Moves:
    return reverse([*moves[:-1], []])


@QUEUE.add(
    "it stops as soon as position 0 has its label",
    "Every position is asked for, and many get their label later than position 0. Go on until the "
    "queue is empty.",
)
def stopped_at_zero(moves: Rows, seeds: Seeds) -> list[int]:
    return _stopped_at_zero(moves, seeds, at_once=False)


@QUEUE.also("stopped-at-zero")
def stopped_at_zero_at_once(moves: Rows, seeds: Seeds) -> list[int]:
    return _stopped_at_zero(moves, seeds, at_once=True)


def _stopped_at_zero(moves: Rows, seeds: Seeds, at_once: bool) -> list[int]:
    """Return labels up to that of position 0; not `at_once` its successor tells the others."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        for u in predecessors[v]:
            if labels[0] != DRAW and (at_once or 0 in seeds):
                return labels
            if labels[u] == DRAW:
                open_moves[u] -= labels[v] == WIN
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
        if labels[0] != DRAW:
            return labels
    return labels


@QUEUE.add(
    "the labels stand in the order in which they were found",
    "Label number u belongs to position u.",
    in_python="The values of a dict stand in the order in which they were put in: `[labels[u] for "
    "u in range(n)]` brings them in order.",
)
def in_order_found(moves: Rows, seeds: Seeds) -> list[int]:
    return _in_order_found(moves, seeds, stack=False)


@QUEUE.also("in-order-found")
def in_order_found_newest_first(moves: Rows, seeds: Seeds) -> list[int]:
    return _in_order_found(moves, seeds, stack=True)


def _in_order_found(moves: Rows, seeds: Seeds, stack: bool) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels, queue = dict(seeds), deque(seeds)
    while queue:
        v = queue.pop() if stack else queue.popleft()
        for u in predecessors[v]:
            if u not in labels:
                open_moves[u] -= labels[v] == WIN
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return [*labels.values(), *[DRAW] * (len(moves) - len(labels))]


@QUEUE.add(
    "DRAW is told to the predecessors like WIN and LOSE",
    "Who can move to a DRAW may have a better move, of which the news has not come yet. Only WIN "
    "and LOSE go into the queue; what is still open when it is empty is a DRAW.",
)
def draw_told(moves: Rows, seeds: Seeds) -> list[int]:
    stays = (u for u, row in enumerate(moves) if row and set(row) == {u} and u not in seeds)
    labels = {**seeds, **dict.fromkeys(stays, DRAW)}
    open_moves, predecessors = [len(row) for row in moves], reverse(moves)
    queue = deque(labels)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= labels[v] == WIN
            if u not in labels and (labels[v] != WIN or open_moves[u] == 0):
                labels[u] = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}[labels[v]]
                queue.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]
