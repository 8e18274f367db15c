"""Wrong ways to label a game that learners fall into in several exercises.

Each takes the moves and the labels that are known at the start, `seeds`, and returns the labels.
An exercise takes over those that fit it with `MISTAKES.share`; where it has to be said otherwise
there, it calls the function under a text of its own.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Any

from .misconception import Mistakes
from .retrograde_with_switches import DRAW, LOSE, WIN, Rows, Seeds, reverse, seeds_of, wave

LABELLING = Mistakes()
_MANY_ROUNDS = 10  # so many and fewer are written out, as programs


@LABELLING.add(
    "every position with a move is WIN",
    "Having a move is not enough, it must be a good one: WIN needs a move to a LOSE position. "
    "If every move hands the opponent a WIN position, the player to move is lost.",
)
def moves_win(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN if row else LOSE for row in moves]


@LABELLING.add(
    "no DRAW bucket: what is left over is called LOSE",
    "The wave decides every position in which somebody can force the end. What it never "
    "reaches is a DRAW, so start with DRAW everywhere and overwrite.",
)
def leftovers_lose(moves: Rows, seeds: Seeds) -> list[int]:
    return [LOSE if label == DRAW else label for label in wave(moves, seeds)[0]]


@LABELLING.add(
    "what is left over is called WIN",
    "Not being LOSE is not enough: WIN needs a move to a LOSE position. What the wave never "
    "reaches is a DRAW.",
)
def leftovers_win(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN if label == DRAW else label for label in wave(moves, seeds)[0]]


@LABELLING.changes("leftovers-lose")
def draws_made_lose(labels: list[int]) -> list[int]:
    return [LOSE if label == DRAW else label for label in labels]


@LABELLING.changes("leftovers-win")
def draws_made_win(labels: list[int]) -> list[int]:
    return [WIN if label == DRAW else label for label in labels]


@LABELLING.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
def first_win_loses(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, open_moves=[1] * len(moves))[0]


@LABELLING.add(
    "the counter is decremented for LOSE successors too, and known positions are labelled again",
    "The counter holds the moves not yet known to lead to WIN. A move to a LOSE position makes "
    "its position WIN at once; after that its label stays, whatever else arrives.",
)
def known_counted(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= 1
            if labels[v] == LOSE and labels[u] == DRAW:
                labels[u] = WIN
                queue.append(u)
            if open_moves[u] == 0:
                if labels[u] == DRAW:
                    queue.append(u)
                labels[u] = LOSE
    return labels


@LABELLING.add(
    "a position gets a label only when all its successors have one",
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


@LABELLING.add(
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
def parallel_dropped(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds, [sorted(set(row)) for row in reverse(moves)])[0]


@LABELLING.add(
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


@LABELLING.add(
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


@LABELLING.add(
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


@LABELLING.add(
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


@LABELLING.add(
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


@LABELLING.add(
    "every position on a cycle is taken for a DRAW",
    "A cycle is an offer, nobody has to go round: whoever has a move to a LOSE position makes it "
    "and wins. Only what the wave never reaches is a DRAW.",
)
def on_cycle_draws(moves: Rows, seeds: Seeds) -> list[int]:
    cyclic = [_comes_back(moves, u) for u in range(len(moves))]
    fixed = dict(seeds) | {u: DRAW for u, back in enumerate(cyclic) if back}
    labels = [fixed.get(u) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            found = [labels[v] for v in row]
            if labels[u] is None and LOSE in found:
                labels[u] = WIN
            elif labels[u] is None and None not in found:
                labels[u] = DRAW if DRAW in found else LOSE
    return [DRAW if label is None else label for label in labels]


@LABELLING.also("on-cycle-draws")
def on_cycle_draws_afterwards(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, seeds)[0]
    return [DRAW if _comes_back(moves, u) else label for u, label in enumerate(labels)]


@LABELLING.also("on-cycle-draws")
def on_cycle_draws_in_the_wave(moves: Rows, seeds: Seeds) -> list[int]:
    rows = [[u] if _comes_back(moves, u) else row for u, row in enumerate(moves)]
    return wave(rows, seeds)[0]


def _comes_back(moves: Rows, start: int) -> bool:
    seen, stack = set(), [start]
    while stack:
        for v in moves[stack.pop()]:
            if v not in seen:
                seen.add(v)
                stack.append(v)
    return start in seen


@LABELLING.add(
    "only what can be reached from position 0 is labelled",
    "Every position can be the start of a game, so each one needs its label. Begin with all "
    "terminals of the graph; the wave finds everything that is decided.",
)
def only_from_zero(moves: Rows, seeds: Seeds) -> list[int]:
    reached = reached_from_zero(moves)
    return [label if u in reached else DRAW for u, label in enumerate(wave(moves, seeds)[0])]


@LABELLING.also("only-from-zero")
def only_from_zero_else_lose(moves: Rows, seeds: Seeds) -> list[int]:
    reached = reached_from_zero(moves)
    return [label if u in reached else LOSE for u, label in enumerate(wave(moves, seeds)[0])]


def reached_from_zero(moves: Rows) -> set[int]:
    """Return the positions that play can come to from position 0, and 0."""
    reached, stack = {0}, [0]
    while stack:
        for v in moves[stack.pop()]:
            if v not in reached:
                reached.add(v)
                stack.append(v)
    return reached


@LABELLING.add(
    "a position that becomes LOSE is not put into the queue",
    "A position found to be LOSE is news for its predecessors: they are WIN. Whatever gets a label "
    "goes into the queue, WIN and LOSE alike.",
)
def lose_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _one_label_queued(moves, seeds, WIN)


@LABELLING.add(
    "a position that becomes WIN is not put into the queue",
    "A position found to be WIN is news for its predecessors: their counters go down, and one that "
    "comes to 0 is LOSE. Whatever gets a label goes into the queue, WIN and LOSE alike.",
)
def win_not_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _one_label_queued(moves, seeds, LOSE)


def _one_label_queued(moves: Rows, seeds: Seeds, queued: int) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    queue = deque(seeds)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN - labels[v]
                    if labels[u] == queued:
                        queue.append(u)
    return labels


@LABELLING.add(
    "no test whether a position has its label already",
    "The first label that the rules give is the right one, and it stays. Ask `if labels[u] == "
    "DRAW` before you count down or overwrite; otherwise a counter that comes to 0 turns a WIN "
    "into a LOSE.",
)
def label_overwritten(moves: Rows, seeds: Seeds) -> list[int]:
    return _overwriting(moves, seeds, win_counts=True, again=True)


@LABELLING.also("label-overwritten")
def label_overwritten_once_queued(moves: Rows, seeds: Seeds) -> list[int]:
    return _overwriting(moves, seeds, win_counts=True, again=False)


@LABELLING.also("label-overwritten")
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


@LABELLING.add(
    "a fixed number of rounds",
    "How many rounds it takes depends on the game: a chain of 1,000 positions needs 1,000, and a "
    "number that is enough for one game is too small for the next. Go on until nothing changes, or "
    "better, let a queue say what is left to do.",
)
def fixed_rounds(moves: Rows, seeds: Seeds) -> list[int]:
    return some_rounds(moves, seeds, 1)


def some_rounds(moves: Rows, seeds: Seeds, number: int, anew: bool = False) -> list[int]:
    """Return the labels after so many rounds; `anew` looks at those of the round before only."""
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    for _ in range(number):
        seen = list(labels) if anew else labels
        for u, row in enumerate(moves):
            if labels[u] == DRAW and row:
                found = [seen[v] for v in row]
                if LOSE in found:
                    labels[u] = WIN
                elif all(label == WIN for label in found):
                    labels[u] = LOSE
    return labels


for _number in range(2, 11):
    LABELLING.also("fixed-rounds")(partial(some_rounds, number=_number))
for _number in range(3, 11):  # the first two are those that queue WIN or LOSE alone
    LABELLING.also("fixed-rounds")(partial(some_rounds, number=_number, anew=True))


@LABELLING.shown("fixed-rounds")
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
        if any(given[u] != DRAW for u in wrong):
            return False
        missing += [distances[u] for u in wrong]
    return bool(missing) and min(missing) >= _MANY_ROUNDS


@LABELLING.add(
    "the arrows read backward: who can move to a position is taken for where it can move",
    "`moves[u]` are the positions that u can move to. Its predecessors, who can move to u, are the "
    "ones to tell when u gets a label; what u itself is worth depends on its own moves.",
)
def arrows_turned(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(reverse(moves), seeds_of(reverse(moves), next(iter(seeds.values()), LOSE)))[0]


@LABELLING.add(
    "a move to a WIN position is taken for a good one",
    "After the move it is the opponent who stands there, and WIN is what the opponent has. Good "
    "moves lead to LOSE positions.",
)
def win_spreads(moves: Rows, seeds: Seeds) -> list[int]:
    return _spread(moves, seeds, LOSE)


@LABELLING.also("win-spreads")
def win_spreads_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return _spread(moves, seeds, DRAW)


def _spread(moves: Rows, seeds: Seeds, otherwise: int) -> list[int]:
    """Return labels where each passes on against the arrows, WIN first; LOSE needs all moves."""
    reached = {u for u, seed in seeds.items() if seed == WIN}
    predecessors, todo = reverse(moves), sorted(reached)
    for v in todo:
        new = [u for u in dict.fromkeys(predecessors[v]) if u not in reached]
        reached.update(new)
        todo += new
    left = [seeds.get(u, DRAW) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            if left[u] == DRAW and row and all(left[v] == LOSE for v in row):
                left[u] = otherwise
    return [WIN if u in reached else label for u, label in enumerate(left)]
