"""Mistakes in labelling a game whose terminals have verdicts of their own."""

from __future__ import annotations

from collections import deque

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde import DRAW, LOSE, WIN, Moves, reverse, wave

MISTAKES = Mistakes()
Verdicts = dict[int, int]


@MISTAKES.add(
    "a move to a WIN terminal taken for a good move",
    "A verdict is the outcome of the player who is to move at the terminal. Move to a WIN "
    "terminal, and it is your opponent who stands there and has won; the moves to aim for lead "
    "to LOSE terminals.",
)
def wrong_player(moves: Moves, verdicts: Verdicts) -> list[int]:
    turned = {u: WIN - verdict for u, verdict in verdicts.items()}
    labels = wave(moves, turned)[0]
    return [verdicts.get(u, label) for u, label in enumerate(labels)]


@MISTAKES.add(
    "every verdict turned around, 1 read as LOSE",
    "0 is LOSE and 1 is WIN, and both are said of the player to move at the terminal. So the "
    "label of a terminal is its verdict as it stands, not `1 - verdict`.",
)
def verdicts_turned(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, {u: WIN - verdict for u, verdict in verdicts.items()})[0]


@MISTAKES.add(
    "the verdicts are not used: every terminal is LOSE",
    "No moves means LOSE in normal play. Here a terminal is what its verdict says: some of them "
    "are goals, where the player to move has won.",
)
def verdicts_ignored(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves)[0]


@MISTAKES.add(
    "the verdict 0 is taken for no verdict",
    "LOSE is 0, and 0 is false in Python: `if verdicts.get(u)` and `verdicts.get(u) or DRAW` "
    "pass over every LOSE terminal. Ask `if u in verdicts`, or `if not moves[u]`.",
)
def zero_is_nothing(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, {u: verdict for u, verdict in verdicts.items() if verdict})[0]


@MISTAKES.add(
    "only the LOSE terminals are put into the queue",
    "A WIN terminal takes part in the wave too: it counts its predecessors down, and one of them "
    "whose moves all lead to WIN is LOSE. Queue every terminal, whatever its verdict.",
)
def wins_not_queued(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = wave(moves, {u: verdict for u, verdict in verdicts.items() if verdict == LOSE})[0]
    return [verdicts.get(u, label) for u, label in enumerate(labels)]


@MISTAKES.add(
    "no DRAW bucket: what is left over is called LOSE",
    "The wave decides every position in which somebody can force the end. What it never "
    "reaches is a DRAW, so start with DRAW everywhere and overwrite.",
)
def leftovers_lose(moves: Moves, verdicts: Verdicts) -> list[int]:
    return [LOSE if label == DRAW else label for label in wave(moves, verdicts)[0]]


@MISTAKES.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
def first_win_loses(moves: Moves, verdicts: Verdicts) -> list[int]:
    predecessors = reverse(moves)
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@MISTAKES.add(
    "WIN only if every move leads to a LOSE position",
    "The player to move chooses, so one move to a LOSE position is enough for WIN. Only LOSE "
    "needs all moves: all of them to WIN.",
)
def all_must_lose(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            if row and all(labels[v] == LOSE for v in row):
                labels[u] = WIN
            elif row and all(labels[v] == WIN for v in row):
                labels[u] = LOSE
    return labels


@MISTAKES.add(
    "the counter is decremented for LOSE successors too, and known positions are labelled again",
    "The counter holds the moves not yet known to lead to WIN. A move to a LOSE position makes "
    "its position WIN at once; after that its label stays, whatever else arrives.",
)
def known_counted(moves: Moves, verdicts: Verdicts) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    queue = deque(verdicts)
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


@MISTAKES.add(
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
def parallel_dropped(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, verdicts, [sorted(set(row)) for row in reverse(moves)])[0]


@MISTAKES.add(
    "self-loops are skipped",
    "A move to the same position is a move: the player may pass for ever and need not take a "
    "losing one. And a position with nothing but a self-loop is no terminal; it has no verdict.",
)
def loops_skipped(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave([[v for v in row if v != u] for u, row in enumerate(moves)], verdicts)[0]


@MISTAKES.add(
    "forward search that gives DRAW to a position on its own path and remembers what follows",
    "Meeting a position again says nothing yet: it is DRAW only provisionally. Labels made from "
    "a provisional draw must not be stored. Work backward from the terminals instead.",
)
def provisional_draws(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = dict(verdicts)

    def search(u: int, path: frozenset[int]) -> int:
        if u in labels:
            return labels[u]
        if u in path:
            return DRAW
        results = [search(v, path | {u}) for v in moves[u]]
        if LOSE in results:
            label = WIN
        else:
            label = LOSE if all(result == WIN for result in results) else DRAW
        labels[u] = label
        return label

    return [search(u, frozenset()) for u in range(len(moves))]


@MISTAKES.add(
    "all positions are looked at in each round until nothing changes",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 looks. Let a queue bring the positions whose successors have changed.",
)
def rounds(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
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


@MISTAKES.add(
    "all moves of a position are looked at again each time one of them is known",
    "The labels are right, the work is not: a position with k moves is looked at k times, k "
    "moves each. Keep a counter of its open moves and take 1 off.",
)
def looked_at_again(moves: Moves, verdicts: Verdicts) -> list[int]:
    predecessors = reverse(moves)
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    queue = deque(verdicts)
    while queue:
        for u in predecessors[queue.popleft()]:
            if labels[u] == DRAW:
                found = [labels[v] for v in moves[u]]
                if LOSE in found or all(label == WIN for label in found):
                    labels[u] = WIN if LOSE in found else LOSE
                    queue.append(u)
    return labels
