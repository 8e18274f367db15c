"""Mistakes in labelling any game."""

from __future__ import annotations

from collections import deque

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde import DRAW, LOSE, WIN, Moves, reverse, seeds_of, wave

MISTAKES = Mistakes()


@MISTAKES.add(
    "terminals seeded as WIN",
    "In normal play the player who cannot move has lost, so a terminal is LOSE for the player "
    "to move there. One wrong seed turns the whole answer around; WIN belongs to misere play.",
)
def terminals_win(moves: Moves) -> list[int]:
    return wave(moves, seeds_of(moves, WIN))[0]


@MISTAKES.add(
    "every position with a move is WIN",
    "Having a move is not enough, it must be a good one: WIN needs a move to a LOSE position. "
    "If every move hands the opponent a WIN position, the player to move is lost.",
)
def moves_win(moves: Moves) -> list[int]:
    return [WIN if row else LOSE for row in moves]


@MISTAKES.add(
    "no DRAW bucket: what is left over is called LOSE",
    "The wave decides every position in which somebody can force the end. What it never "
    "reaches is a DRAW, so start with DRAW everywhere and overwrite.",
)
def leftovers_lose(moves: Moves) -> list[int]:
    return [LOSE if label == DRAW else label for label in wave(moves)[0]]


@MISTAKES.add(
    "what is left over is called WIN",
    "Not being LOSE is not enough: WIN needs a move to a LOSE position. What the wave never "
    "reaches is a DRAW.",
)
def leftovers_win(moves: Moves) -> list[int]:
    return [WIN if label == DRAW else label for label in wave(moves)[0]]


@MISTAKES.add(
    "the two rules the wrong way round: WIN if all moves lead to LOSE, LOSE if some leads to WIN",
    "WIN needs one good move: some move to a LOSE position. LOSE needs all moves bad: every "
    "move to a WIN position. That asymmetry is what the counter is for.",
)
def rules_swapped(moves: Moves) -> list[int]:
    labels = [DRAW if row else LOSE for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if labels[u] == DRAW and row:
                if any(labels[v] == WIN for v in row):
                    labels[u] = LOSE
                elif all(labels[v] == LOSE for v in row):
                    labels[u] = WIN
    return labels


@MISTAKES.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
def first_win_loses(moves: Moves) -> list[int]:
    predecessors = reverse(moves)
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@MISTAKES.add(
    "the counter is decremented for LOSE successors too",
    "The counter holds the moves not yet known to lead to WIN. A move to a LOSE position makes "
    "its position WIN at once and is never counted down; and a position that is known is left "
    "alone.",
)
def known_counted(moves: Moves) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
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
def parallel_dropped(moves: Moves) -> list[int]:
    predecessors = [sorted(set(row)) for row in reverse(moves)]
    return wave(moves, predecessors=predecessors)[0]


@MISTAKES.add(
    "self-loops are skipped",
    "A move to the same position is a move: the player may pass for ever and need not take a "
    "losing one. Count it like every other.",
)
def loops_skipped(moves: Moves) -> list[int]:
    return wave([[v for v in row if v != u] for u, row in enumerate(moves)])[0]


@MISTAKES.add(
    "forward search that gives DRAW to a position on its own path and remembers it",
    "Meeting a position again says nothing yet: it is DRAW only provisionally. Labels made "
    "from a provisional draw must not be stored, and then the search is no longer linear.",
)
def provisional_draws(moves: Moves) -> list[int]:
    labels: list[int | None] = [None] * len(moves)

    def search(u: int, path: frozenset[int]) -> int:
        known = labels[u]
        if known is not None:
            return known
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
    "a position gets a label only when all its successors have one",
    "A WIN need not wait: one move to LOSE decides, even if another successor is on a cycle and "
    "never gets a label. Going through the graph in topological order is for games without cycles.",
)
def waits_for_all(moves: Moves) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = WIN if any(labels[w] == LOSE for w in moves[u]) else LOSE
                queue.append(u)
    return labels


@MISTAKES.add(
    "WIN if a LOSE position can be reached, however far away",
    "A path is not a move: the opponent chooses every other step. WIN needs one move to a LOSE "
    "position.",
)
def reaches_lose(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    for _ in moves:
        for u, row in enumerate(moves):
            if labels[u] == DRAW and any(labels[v] == LOSE or labels[v] == WIN for v in row):
                labels[u] = WIN
    return labels


@MISTAKES.add(
    "every position is searched again on each round until nothing changes",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 looks. Let a queue bring the positions whose successors have changed.",
)
def rounds(moves: Moves) -> list[int]:
    labels = [DRAW if row else LOSE for row in moves]
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
    "a search without an end: it follows a cycle round and round",
    "A search that asks for the successors first needs games that end. On a cycle every position "
    "waits for the next one, and none is ever finished. Start at the terminals and go backward.",
)
def endless_search(moves: Moves) -> list[int]:
    labels: dict[int, int] = {}

    def search(u: int) -> int:
        if u not in labels:
            found = [search(v) for v in moves[u]]
            labels[u] = WIN if LOSE in found else LOSE
        return labels[u]

    return [search(u) for u in range(len(moves))]


@MISTAKES.add(
    "the wave never leaves the terminals",
    "A terminal has no moves, so a wave along the moves ends where it begins. News travel against "
    "the arrows: what is known of v decides the positions that can move to v, its predecessors.",
)
def along_the_moves(moves: Moves) -> list[int]:
    return wave(moves, predecessors=moves)[0]


@MISTAKES.add(
    "the turn is forgotten: LOSE if some move leads to LOSE, WIN if all lead to WIN",
    "After a move it is the opponent's turn, and what is LOSE for the opponent is good for you: "
    "a move to LOSE makes WIN, and only moves to WIN alone make LOSE.",
)
def turn_forgotten(moves: Moves) -> list[int]:
    labels = [DRAW if row else LOSE for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if any(labels[v] == LOSE for v in row):
                labels[u] = LOSE
            elif row and all(labels[v] == WIN for v in row):
                labels[u] = WIN
    return labels
