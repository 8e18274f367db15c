"""The right rules, but a slip in the queue, the counters or the lists of predecessors."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Container
from functools import partial, reduce
from operator import xor
from typing import Any

from .misconception import Mistakes
from .retrograde_with_switches import DRAW, LOSE, WIN, Rows, Seeds, reverse, wave

WAVE = Mistakes()


@WAVE.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
def first_win_loses(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[1] * len(moves))[0]


@WAVE.also("first-win-loses")
def first_win_loses_newest_first(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[1] * len(moves), stack=True)[0]


@WAVE.also("first-win-loses")
def first_win_loses_lost_first(moves: Rows, seeds: Seeds) -> list[int]:
    lost_first = dict(sorted(seeds.items(), key=lambda seed: seed[1]))
    return wave(moves, lost_first, open_moves=[1] * len(moves))[0]


@WAVE.also("first-win-loses")
def first_win_loses_of_several(moves: Rows, seeds: Seeds) -> list[int]:
    """Return labels where a position is LOSE while moves are open: one with a single move never."""
    return wave(moves, seeds, open_moves=[min(len(row) - 1, 1) for row in moves])[0]


@WAVE.add(
    "the counter is decremented for LOSE successors too, and known positions are labelled again",
    "The counter holds the moves not yet known to lead to WIN. A move to a LOSE position makes "
    "its position WIN at once; after that its label stays, whatever else arrives.",
)
def known_counted(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=False, again=False)


@WAVE.also("known-counted")
def known_counted_otherwise(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=True, again=False)


@WAVE.also("known-counted")
def known_counted_otherwise_queued_again(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_counted(moves, seeds, otherwise=True, again=True)


@WAVE.also("known-counted")
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


@WAVE.add(
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


@WAVE.add(
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
def parallel_dropped(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, [sorted(set(row)) for row in reverse(moves)])[0]


@WAVE.add(
    "nothing follows from a position that becomes LOSE: it is not queued, or all ends too early",
    "A position found to be LOSE is news for its predecessors: they are WIN. Whatever gets a label "
    "goes into the queue, WIN and LOSE alike, and rounds go on as long as one of them was found.",
)
def lose_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, queued=[WIN])[0]


@WAVE.add(
    "nothing follows from a position that becomes WIN: it is not queued, or not counted down",
    "A position found to be WIN is news for its predecessors: their counters go down, and one that "
    "comes to 0 is LOSE. Whatever gets a label goes into the queue, and each look at a move takes "
    "one off, the first one too.",
)
def win_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, queued=[LOSE])[0]


@WAVE.add(
    "the wave never leaves the terminals",
    "What is known of v decides the positions that can move to v, its predecessors: each of them "
    "is looked at, and one that gets a label goes into the queue.",
)
def terminals_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return [seeds.get(u, DRAW) for u in range(len(moves))]


@WAVE.add(
    "no test whether a position has its label already",
    "The first label that the rules give is the right one, and it stays. Ask `if labels[u] == "
    "DRAW` before you count down or overwrite; otherwise a counter that comes to 0 turns a WIN "
    "into a LOSE.",
)
def label_overwritten(moves: Rows, seeds: Seeds) -> list[int]:
    return _overwriting(moves, seeds, win_counts=True, again=True)


@WAVE.also("label-overwritten")
def label_overwritten_once_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _overwriting(moves, seeds, win_counts=True, again=False)


@WAVE.also("label-overwritten")
def label_overwritten_wins_counted(moves: Rows, seeds: Seeds) -> list[int]:
    return _overwriting(moves, seeds, win_counts=False, again=True)


def _overwriting(moves: Rows, seeds: Seeds, win_counts: bool, again: bool) -> list[int]:
    """Return labels that may be given twice; `win_counts` counts LOSE successors down too."""
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue, left = deque(seeds), 20 * len(moves) + 20
    queued = set(seeds)
    while queue and left:
        left -= 1
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= 1 if win_counts or labels[v] == WIN else 0
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                if again or u not in queued:
                    queued.add(u)
                    queue.append(u)
    return labels


@WAVE.add(
    "in place of a counter the targets are added up, or joined by exclusive or",
    "The sum of the open targets is 0 also while 0 is open, and 1 ^ 2 ^ 3 is 0 with three moves "
    "left. Count the moves: their number is 0 only when none is open.",
)
def targets_added_up(moves: Rows, seeds: Seeds) -> list[int]:
    return _emptied(moves, seeds, lambda rest, v: rest - v, [sum(row) for row in moves])


@WAVE.also("targets-added-up")
def targets_by_exclusive_or(moves: Rows, seeds: Seeds) -> list[int]:
    every = [reduce(xor, (v + 1 for v in row), 0) for row in moves]
    return _emptied(moves, seeds, lambda rest, v: rest ^ (v + 1), every)


@WAVE.also("targets-added-up")
def different_targets_by_exclusive_or(moves: Rows, seeds: Seeds) -> list[int]:
    return targets_by_exclusive_or([[*dict.fromkeys(row)] for row in moves], seeds)


@WAVE.also("targets-added-up")
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


@WAVE.add(
    "moves that the opponent can take back at once are left out",
    "Nobody has to take a move back: the opponent may have something better. And to go to and fro "
    "for ever is a way out where all other moves are bad.",
)
def taken_back_left_out(moves: Rows, seeds: Seeds) -> list[int]:
    kept = [[v for v in row if u not in moves[v]] for u, row in enumerate(moves)]
    return wave(kept, seeds)[0]


@WAVE.add(
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


@WAVE.add(
    "the move with the number 0 is taken for the end of a chain of moves",
    "Moves are numbered from 0 on, so 0 cannot mean `no more`: let -1 or None do that.",
)
def first_move_lost(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    for u, row in enumerate(moves):
        if row:
            predecessors[row[0]].remove(u)
            break
    return wave(moves, seeds, predecessors)[0]


@WAVE.add(
    "parallel moves are joined where they stand side by side, and counted once wherever they stand",
    "`groupby`, or a look at the move before, joins neighbours only: in [3, 1, 3] they stay two. "
    "Count what the reverse lists hold: two moves to the same position are two.",
)
def neighbours_joined(moves: Rows, seeds: Seeds) -> list[int]:
    joined = [[v for i, v in enumerate(row) if row[i - 1 : i] != [v]] for row in moves]
    different = [len(set(row)) for row in moves]
    return wave(moves, seeds, reverse(joined), different)[0]


@WAVE.also("neighbours-joined")
def neighbours_counted_once(moves: Rows, seeds: Seeds) -> list[int]:
    runs = [sum(row[i - 1 : i] != [v] for i, v in enumerate(row)) for row in moves]
    return wave(moves, seeds, [[*dict.fromkeys(row)] for row in reverse(moves)], runs)[0]


@WAVE.add(
    "not every terminal is seeded",
    "The wave starts at all terminals: go through all positions, 0 and the last one too, and also "
    "those that no move leads to. A terminal without a seed keeps DRAW and misleads the others.",
)
def some_not_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    entered = {v for row in moves for v in row}
    return wave(moves, {u: label for u, label in seeds.items() if u in entered})[0]


@WAVE.also("some-not-seeded")
def first_alone_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, dict(list(seeds.items())[:1]))[0]


@WAVE.also("some-not-seeded")
def zero_not_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, {u: label for u, label in seeds.items() if u})[0]


@WAVE.also("some-not-seeded")
def last_not_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, {u: label for u, label in seeds.items() if u < len(moves) - 1})[0]


@WAVE.forms("some-not-seeded")
def without_a_way_in(function: Callable[..., Any], moves: Rows, seeds: Seeds) -> list[Any]:
    """No wave comes to such a terminal, nor goes on from it: only its own label is missing."""
    entered = {v for row in moves for v in row}
    labels = function(moves, seeds)
    return [label if moves[u] or u in entered else DRAW for u, label in enumerate(labels)]


@WAVE.add(
    "a move to a DRAW makes a DRAW, even where another one wins",
    "A player chooses: a move to LOSE wins, whatever the other moves lead to. DRAW is only what is "
    "neither WIN nor LOSE.",
)
def draw_before_win(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, seeds)[0]
    return [
        DRAW if any(labels[v] == DRAW for v in row) else labels[u] for u, row in enumerate(moves)
    ]


@WAVE.add(
    "parallel moves counted once in the counter, but taken off for each of them",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both drop "
    "them. Here two moves to the same WIN position take 2 off, and another move is forgotten.",
)
def parallel_counted_once(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[len(set(row)) for row in moves])[0]


@WAVE.add(
    "positions that no move leads to are taken for the terminals",
    "A terminal has no move out, whether or not somebody can move to it: ask `if not moves[u]`, "
    "not whether u is a target.",
)
def entries_seeded(moves: Rows, seeds: Seeds) -> list[int]:
    return _from_entries(moves, seeds, LOSE)


@WAVE.also("entries-seeded")
def entries_seeded_won(moves: Rows, seeds: Seeds) -> list[int]:
    return _from_entries(moves, seeds, WIN)


def _from_entries(moves: Rows, seeds: Seeds, otherwise: int) -> list[int]:
    """Return labels that begin where no move leads; without a terminal they get `otherwise`."""
    entered = {v for row in moves for v in row}
    label = next(iter(seeds.values()), otherwise)
    return wave(moves, {u: label for u in range(len(moves)) if u not in entered})[0]


@WAVE.add(
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


@WAVE.also("zero-before-win")
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


@WAVE.add(
    "a position is looked at once, even when it gets no label then",
    "Only a position that has its label is done with. One with open moves left has to be heard of "
    "again: for each of them its counter goes down.",
)
def looked_at_once(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, once=True)[0]


@WAVE.add(
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


@WAVE.add(
    "a WIN goes into the queue again for each good move",
    "From there its predecessors are counted down once more each time, and come to 0 too early. A "
    "position gets its label once, and goes into the queue then and at no other time.",
)
def win_queued_again(moves: Rows, seeds: Seeds) -> list[int]:
    return _win_queued_again(moves, seeds, at_zero=False)


@WAVE.also("win-queued-again")
def win_queued_again_at_zero(moves: Rows, seeds: Seeds) -> list[int]:
    return _win_queued_again(moves, seeds, at_zero=True)


@WAVE.add(
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


@WAVE.also("counted-afresh")
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


@WAVE.add(
    "`break` ends the loop over the predecessors, and those behind hear nothing",
    "A position that has its label already needs no news, but the others in the list do: go on "
    "with `continue`. `break` leaves the whole loop.",
)
def broken_off(moves: Rows, seeds: Seeds) -> list[int]:
    return _broken_off(moves, seeds, at_known=True)


@WAVE.also("broken-off")
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


@WAVE.add(
    "the number of a position is looked up by its moves",
    "Two positions may have the same moves, and `moves.index(row)` finds the first one for both. "
    "`for u, row in enumerate(moves)` gives each position its own number.",
)
def number_by_index(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, first_with_these_moves(moves))[0]


@WAVE.also("number-by-index")
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


@WAVE.also("some-not-seeded")
def first_alone_queued(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, dict(list(seeds.items())[:1]))[0]
    return [seeds.get(u, label) for u, label in enumerate(labels)]


@WAVE.add(
    "the moves of the last position are left out of the reverse lists",
    "`range(n - 1)` ends at n - 2, and the positions are 0 to n - 1: take `range(n)`, or "
    "`enumerate(moves)`. The last position hears nothing otherwise, and stays a DRAW.",
)
def last_position_left_out(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, reverse([*moves[:-1], []]))[0]


@WAVE.add(
    "all parallel moves are taken off for each of them",
    "The lists hold u twice if there are two moves u -> v, and each time 1 is to be taken off. "
    "Two each time is too much: the counter jumps past 0, or comes to it too early.",
)
def parallel_taken_off_twice(moves: Rows, seeds: Seeds) -> list[int]:
    return _all_taken_off(moves, seeds, below_zero=False)


@WAVE.also("parallel-taken-off-twice")
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


@WAVE.add(
    "it stops as soon as position 0 has its label",
    "Every position is asked for, and many get their label later than position 0. Go on until the "
    "queue is empty.",
)
def stopped_at_zero(moves: Rows, seeds: Seeds) -> list[int]:
    return _stopped_at_zero(moves, seeds, at_once=False)


@WAVE.also("stopped-at-zero")
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


@WAVE.add(
    "the labels stand in the order in which they were found",
    "Label number u belongs to position u. The values of a dict stand in the order in which they "
    "were put in: `[labels[u] for u in range(n)]` brings them in order.",
)
def in_order_found(moves: Rows, seeds: Seeds) -> list[int]:
    return _in_order_found(moves, seeds, stack=False)


@WAVE.also("in-order-found")
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


@WAVE.add(
    "LOSE one move too early: with one move still open",
    "The last open move may be the good one, or one that keeps play going. A position is LOSE "
    "when its counter has come to 0: first take off, then compare.",
)
def one_move_too_early(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[max(1, len(row) - 1) for row in moves])[0]


@WAVE.also("one-move-too-early")
def one_move_too_early_or_never(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[len(row) - 1 for row in moves])[0]
