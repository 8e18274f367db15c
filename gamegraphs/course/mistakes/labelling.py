"""Wrong ways to label a game that learners fall into in several exercises.

Each takes the moves and the labels that are known at the start, `seeds`, and returns the labels.
An exercise takes over those that fit it with `MISTAKES.share`; where it has to be said otherwise
there, it calls the function under a text of its own.
"""

from __future__ import annotations

from collections import deque

from .misconception import Mistakes
from .retrograde_with_switches import DRAW, LOSE, WIN, Rows, Seeds, reverse, wave

LABELLING = Mistakes()


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
