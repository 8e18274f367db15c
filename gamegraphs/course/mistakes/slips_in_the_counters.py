"""The right rules, but a slip in counting the moves that are still open."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from functools import reduce
from operator import xor

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

COUNTERS = Mistakes()


@COUNTERS.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
@switched("open_moves")
def first_win_loses(moves: Rows, seeds: Seeds) -> list[int]:
    return [1] * len(moves)


@COUNTERS.also("first-win-loses")
def first_win_loses_newest_first(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[1] * len(moves), stack=True)[0]


@COUNTERS.also("first-win-loses")
def first_win_loses_lost_first(moves: Rows, seeds: Seeds) -> list[int]:
    lost_first = dict(sorted(seeds.items(), key=lambda seed: seed[1]))
    return wave(moves, lost_first, open_moves=[1] * len(moves))[0]


@COUNTERS.also("first-win-loses")
@switched("open_moves")
def first_win_loses_of_several(moves: Rows, seeds: Seeds) -> list[int]:
    """Return labels where a position is LOSE while moves are open: one with a single move never."""
    return [min(len(row) - 1, 1) for row in moves]


@COUNTERS.add(
    "the counter is decremented for LOSE successors too, and known positions are labelled again",
    "The counter holds the moves not yet known to lead to WIN. A move to a LOSE position makes "
    "its position WIN at once; after that its label stays, whatever else arrives.",
)
def known_counted(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=False, again=False)


@COUNTERS.also("known-counted")
def known_counted_otherwise(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=True, again=False)


@COUNTERS.also("known-counted")
def known_counted_otherwise_queued_again(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=True, again=True)


@COUNTERS.also("known-counted")
def known_counted_queued_again(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=False, again=True)


def _all_counted(moves: Rows, seeds: Seeds, otherwise: bool, again: bool) -> list[int]:
    """Return labels where 0 open moves turn a WIN into LOSE; `again` queues it once more.

    `otherwise` asks for 0 only where the successor has not just made a WIN.
    """
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= 1
            won = labels[v] == LOSE and labels[u] == DRAW
            if won:
                labels[u] = WIN
                queue.append(u)
            if open_moves[u] == 0 and not (won and otherwise):
                if again or labels[u] == DRAW:
                    queue.append(u)
                labels[u] = LOSE
    return labels


@COUNTERS.add(
    "a move to a DRAW keeps a position from WIN: a label waits for all successors",
    "A WIN need not wait: one move to LOSE decides, even if another successor is on a cycle and "
    "never gets a label. Going through the graph in topological order is for games without cycles.",
)
def waits_for_all(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        for u in predecessors[queue.popleft()]:
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
                queue.append(u)
    return labels


@COUNTERS.add(
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
@switched("predecessors")
def parallel_dropped(moves: Rows, seeds: Seeds) -> Moves:
    return [sorted(set(row)) for row in reverse(moves)]


@COUNTERS.add(
    "in place of a counter the targets are added up, or joined by exclusive or",
    "The sum of the open targets is 0 also while 0 is open, and 1 ^ 2 ^ 3 is 0 with three moves "
    "left. Count the moves: their number is 0 only when none is open.",
)
def targets_added_up(moves: Rows, seeds: Seeds) -> list[int]:
    return _emptied(moves, seeds, lambda rest, v: rest - v, [sum(row) for row in moves])


@COUNTERS.also("targets-added-up")
def targets_by_exclusive_or(moves: Rows, seeds: Seeds) -> list[int]:
    every = [reduce(xor, (v + 1 for v in row), 0) for row in moves]
    return _emptied(moves, seeds, lambda rest, v: rest ^ (v + 1), every)


@COUNTERS.also("targets-added-up")
def different_targets_by_exclusive_or(moves: Rows, seeds: Seeds) -> list[int]:
    return targets_by_exclusive_or([[*dict.fromkeys(row)] for row in moves], seeds)


@COUNTERS.also("targets-added-up")
def numbers_of_targets_by_exclusive_or(moves: Rows, seeds: Seeds) -> list[int]:
    return _emptied(moves, seeds, xor, [reduce(xor, row, 0) for row in moves])


def _emptied(
    moves: Rows, seeds: Seeds, without: Callable[[int, int], int], rest: list[int]
) -> list[int]:
    """Return labels by what is left of the moves in one number each, LOSE at 0."""
    predecessors = reverse(moves)
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        for u in predecessors[v]:
            if labels[v] == WIN:
                rest[u] = without(rest[u], v)
            if labels[u] == DRAW and (labels[v] == LOSE or rest[u] == 0):
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@COUNTERS.add(
    "the wave from each terminal has counters of its own",
    "A position may lose one move to the wave from one terminal and the last to that from another. "
    "One wave from all terminals, with one set of counters, sees both.",
)
def counters_for_each_terminal(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    for end in seeds:
        open_moves, queue = [len(row) for row in moves], [end]
        for v in queue:
            for u in predecessors[v]:
                if labels[u] == DRAW:
                    open_moves[u] -= labels[v] == WIN
                    if labels[v] == LOSE or open_moves[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        queue.append(u)
    return labels


@COUNTERS.add(
    "the move with the number 0 is taken for the end of a chain of moves",
    "Moves are numbered from 0 on, so 0 cannot mean `no more`: let -1 do that.",
)
@switched("predecessors")
def first_move_lost(moves: Rows, seeds: Seeds) -> Moves:
    predecessors = reverse(moves)
    for u, row in enumerate(moves):
        if row:
            predecessors[row[0]].remove(u)
            break
    return predecessors


@COUNTERS.add(
    "parallel moves are joined where they stand side by side, and counted once wherever they stand",
    "A look at the move before joins neighbours only: in [3, 1, 3] they stay two. Count what the "
    "reverse lists hold: two moves to the same position are two.",
    in_python="`groupby` does the same.",
)
def neighbours_joined(moves: Rows, seeds: Seeds) -> list[int]:
    joined = [[v for i, v in enumerate(row) if row[i - 1 : i] != [v]] for row in moves]
    different = [len(set(row)) for row in moves]
    return wave(moves, seeds, reverse(joined), different)[0]


@COUNTERS.also("neighbours-joined")
def neighbours_counted_once(moves: Rows, seeds: Seeds) -> list[int]:
    runs = [sum(row[i - 1 : i] != [v] for i, v in enumerate(row)) for row in moves]
    return wave(moves, seeds, [[*dict.fromkeys(row)] for row in reverse(moves)], runs)[0]


@COUNTERS.add(
    "a move to a DRAW makes a DRAW, even where another one wins",
    "A player chooses: a move to LOSE wins, whatever the other moves lead to. DRAW is only what is "
    "neither WIN nor LOSE.",
)
def draw_before_win(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, seeds)[0]
    return [
        DRAW if any(labels[v] == DRAW for v in row) else labels[u] for u, row in enumerate(moves)
    ]


@COUNTERS.add(
    "parallel moves counted once in the counter, but taken off for each of them",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both drop "
    "them. Here two moves to the same WIN position take 2 off, and another move is forgotten.",
)
@switched("open_moves")
def parallel_counted_once(moves: Rows, seeds: Seeds) -> list[int]:
    return [len(set(row)) for row in moves]


@COUNTERS.add(
    "the counter comes down for LOSE successors too, and at 0 the WIN is missed",
    "The counter holds the moves not yet known to lead to WIN: only a WIN successor takes 1 off. "
    "Ask first whether the successor is LOSE; that makes a WIN whatever the counter says.",
)
def zero_before_win(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if open_moves[u] == 0 or labels[v] == LOSE:
                labels[u] = WIN if open_moves[u] else LOSE
                queue.append(u)
    return labels


@COUNTERS.also("zero-before-win")
def zero_before_win_says_nothing(moves: Rows, seeds: Seeds) -> list[int]:
    """Return labels where a WIN that is found with the last open move gets none."""
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if (open_moves[u] == 0) != (labels[v] == LOSE):
                    labels[u] = WIN if open_moves[u] else LOSE
                    queue.append(u)
    return labels


@COUNTERS.add(
    "a position is looked at once, even when it gets no label then",
    "Only a position that has its label is done with. One with open moves left has to be heard of "
    "again: for each of them its counter goes down.",
)
@switched("once")
def looked_at_once(moves: Rows, seeds: Seeds) -> bool:
    return True


@COUNTERS.add(
    "a round takes at most one move of each position off",
    "Two moves into positions that have become WIN are two moves, also where they come in the same "
    "round: a set of the predecessors counts them once. Go through the moves one by one.",
)
def one_move_a_round(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    new = [u for u, label in seeds.items() if label != DRAW]
    while new:
        found = []
        for outcome in (LOSE, WIN):
            for u in sorted({u for v in new if labels[v] == outcome for u in predecessors[v]}):
                if labels[u] == DRAW:
                    open_moves[u] -= outcome == WIN
                    if outcome == LOSE or open_moves[u] == 0:
                        labels[u] = WIN - outcome
                        found.append(u)
        new = found
    return labels


@COUNTERS.add(
    "LOSE only where all WIN successors are found in the same round",
    "The moves of a position may lead to WIN positions that are found in different rounds. Its "
    "counter is begun once, before the first round, kept, and asked each time it goes down.",
)
def counted_afresh(moves: Rows, seeds: Seeds) -> list[int]:
    labels, news = [seeds.get(u, DRAW) for u in range(len(moves))], list(seeds)
    predecessors = reverse(moves)
    while news:
        open_moves, found = [len(row) for row in moves], []
        for v in news:
            for u in predecessors[v]:
                if labels[u] == DRAW:
                    open_moves[u] -= labels[v] == WIN
                    if labels[v] == LOSE or open_moves[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        found.append(u)
        news = found
    return labels


@COUNTERS.also("counted-afresh")
def counted_afresh_in_rounds_of_both(moves: Rows, seeds: Seeds) -> list[int]:
    """Return labels where a round finds WIN positions, and then the LOSE ones before them."""
    predecessors = reverse(moves)
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    won, lost = ([u for u, label in seeds.items() if label == known] for known in (WIN, LOSE))
    while lost or won:
        new = {u for v in lost for u in predecessors[v] if labels[u] == DRAW}
        for u in new:
            labels[u] = WIN
        near = Counter(u for v in [*won, *new] for u in predecessors[v])
        lost = [u for u, k in near.items() if labels[u] == DRAW and k == len(moves[u])]
        for u in lost:
            labels[u] = LOSE
        won = []
    return labels


@COUNTERS.add(
    "all parallel moves are taken off for each of them",
    "The lists hold u twice if there are two moves u -> v, and each time 1 is to be taken off. "
    "Two each time is too much: the counter jumps past 0, or comes to it too early.",
)
def parallel_taken_off_twice(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_taken_off(moves, seeds, below_zero=False)


@COUNTERS.also("parallel-taken-off-twice")
def parallel_taken_off_twice_below_zero(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_taken_off(moves, seeds, below_zero=True)


def _all_taken_off(moves: Rows, seeds: Seeds, below_zero: bool) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = list(seeds)
    for v in queue:
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= moves[u].count(v) if labels[v] == WIN else 0
                closed = open_moves[u] <= 0 if below_zero else open_moves[u] == 0
                if labels[v] == LOSE or closed:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


@COUNTERS.add(
    "LOSE one move too early: with one move still open",
    "The last open move may be the good one, or one that keeps play going. A position is LOSE "
    "when its counter has come to 0: first take off, then compare.",
)
@switched("open_moves")
def one_move_too_early(moves: Rows, seeds: Seeds) -> list[int]:
    return [max(1, len(row) - 1) for row in moves]


@COUNTERS.also("one-move-too-early")
@switched("open_moves")
def one_move_too_early_or_never(moves: Rows, seeds: Seeds) -> list[int]:
    return [len(row) - 1 for row in moves]


@COUNTERS.add(
    "the news of every move is waited for, and the last one decides",
    "A move to LOSE makes a WIN at once, and no later news takes it back. Only moves to WIN are "
    "counted down: a position is LOSE when the last of them is known.",
)
def last_news_decides(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


@COUNTERS.add(
    "a move to a WIN position is counted off twice",
    "Each move to a WIN position takes one off the counter, once: when that position comes out of "
    "the queue. Who leaves it out when the counter begins must not take it off again.",
)
def counted_off_twice(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    open_moves: dict[int, int] = {}
    queue = deque(u for u, label in seeds.items() if label != DRAW)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN and u in open_moves:
                open_moves[u] -= 1
            elif labels[v] == WIN:  # those that wait in the queue are left out here, too
                open_moves[u] = sum(1 for w in moves[u] if labels[w] != WIN)
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


def ends_counted_off_before(moves: Rows, seeds: Seeds) -> list[int]:
    """Return labels where moves to a WIN of the start are left out and counted off all the same."""
    to_wins = (sum(1 for v in row if seeds.get(v) == WIN) for row in moves)
    open_moves = [max(1, len(row) - k) for row, k in zip(moves, to_wins, strict=True)]
    return wave(moves, seeds, open_moves=open_moves)[0]
