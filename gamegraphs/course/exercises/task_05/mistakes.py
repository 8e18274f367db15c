"""Mistakes in misere play."""

from __future__ import annotations

from collections import deque

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde import DRAW, LOSE, WIN, Moves, reverse, seeds_of, wave

MISTAKES = Mistakes()
_MIRROR = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}


@MISTAKES.add(
    "the labels of normal play",
    "Here the player who cannot move has won. One thing changes against task 4, the first one: "
    "a terminal gets WIN instead of LOSE before the wave starts.",
)
def normal_labels(moves: Moves) -> list[int]:
    return wave(moves)[0]


@MISTAKES.add(
    "the labels of normal play with WIN and LOSE swapped",
    "The prize changes sides, but the choice does not: in both conventions the player to move "
    "picks the move. Only the seed is turned round; WIN still needs one move to LOSE, and LOSE "
    "still needs all moves to lead to WIN.",
)
def mirrored(moves: Moves) -> list[int]:
    return [_MIRROR[label] for label in wave(moves)[0]]


@MISTAKES.add(
    "normal play, and the terminals turned to WIN afterwards",
    "All the other labels have been made from LOSE terminals. The seed must be WIN before the "
    "wave starts, so that its predecessors hear of it.",
)
def terminals_turned_last(moves: Moves) -> list[int]:
    return [label if row else WIN for label, row in zip(wave(moves)[0], moves, strict=True)]


@MISTAKES.add(
    "the terminals get WIN, but the wave does not start from them",
    "Whatever has a label must be in the queue once, or nobody hears of it. A queue that begins "
    "with the LOSE positions is empty here: the terminals are WIN and belong in it all the same.",
)
def not_queued(moves: Moves) -> list[int]:
    return [DRAW if row else WIN for row in moves]


@MISTAKES.add(
    "a position that can move to a terminal is LOSE",
    "To move to a terminal is to lose, but nobody has to do it while there is another move. "
    "LOSE needs all moves to lead to WIN: count the open moves down, also from the terminals.",
)
def touching_loses(moves: Moves) -> list[int]:
    seeds = seeds_of(moves, WIN)
    for u, row in enumerate(moves):
        if any(not moves[v] for v in row):
            seeds[u] = LOSE
    return wave(moves, seeds)[0]


@MISTAKES.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count the open moves down and wait for 0.",
)
def first_win_loses(moves: Moves) -> list[int]:
    predecessors = reverse(moves)
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@MISTAKES.add(
    "whoever has nothing but moves to terminals counts as a winner, one ply too early",
    "Having only bad moves is not the same as having none. Such a player must move to a "
    "terminal, where the opponent is stuck and has won: the position is LOSE.",
)
def one_ply_early(moves: Moves) -> list[int]:
    seeds = seeds_of(moves, WIN)
    early = {u: WIN for u, row in enumerate(moves) if all(not moves[v] for v in row)}
    return wave(moves, seeds | early)[0]


@MISTAKES.add(
    "moves to terminals are counted down twice",
    "They are left out of the counter at the start, and taken off again when the terminals come "
    "out of the queue. Start with all moves, len(moves[u]), and let the queue do the counting.",
)
def terminals_twice(moves: Moves) -> list[int]:
    open_moves = [sum(1 for v in row if moves[v]) for row in moves]
    return wave(moves, seeds_of(moves, WIN), open_moves=open_moves)[0]


@MISTAKES.add(
    "normal play, turned round only where nobody has a choice",
    "That is how Nim goes in misere play, and few games are like Nim. In general WIN terminals "
    "change labels far away from them: run the wave from there.",
)
def as_in_nim(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    choice = [len(row) > 1 for row in moves]
    predecessors = reverse(moves)
    found = [u for u, more in enumerate(choice) if more]
    for v in found:
        for u in predecessors[v]:
            if not choice[u]:
                choice[u] = True
                found.append(u)
    return [label if more else _MIRROR[label] for label, more in zip(labels, choice, strict=True)]


@MISTAKES.add(
    "a position gets a label only when all its successors have one",
    "A WIN need not wait: one move to LOSE decides, even if another successor is on a cycle and "
    "never gets a label. Going through the graph in topological order is for games without cycles.",
)
def waits_for_all(moves: Moves) -> list[int]:
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
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
    "no DRAW bucket: what is left over is called LOSE",
    "The wave decides every position in which somebody can force the end. What it never "
    "reaches is a DRAW, so start with DRAW everywhere and overwrite.",
)
def leftovers_lose(moves: Moves) -> list[int]:
    labels = wave(moves, seeds_of(moves, WIN))[0]
    return [LOSE if label == DRAW else label for label in labels]


@MISTAKES.add(
    "what is left over is called WIN",
    "Not being LOSE is not enough: WIN needs a move to a LOSE position. What the wave never "
    "reaches is a DRAW.",
)
def leftovers_win(moves: Moves) -> list[int]:
    labels = wave(moves, seeds_of(moves, WIN))[0]
    return [WIN if label == DRAW else label for label in labels]


@MISTAKES.add(
    "self-loops are skipped, and a position with nothing else is taken for a terminal",
    "A move to the same position is a move: whoever has one is not stuck and has not won. Count "
    "it like every other.",
)
def loops_skipped(moves: Moves) -> list[int]:
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return wave(rows, seeds_of(rows, WIN))[0]


@MISTAKES.add(
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
def parallel_dropped(moves: Moves) -> list[int]:
    predecessors = [sorted(set(row)) for row in reverse(moves)]
    return wave(moves, seeds_of(moves, WIN), predecessors)[0]


@MISTAKES.add(
    "every position is searched again on each round until nothing changes",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 looks. Let a queue bring the positions whose successors have changed.",
)
def rounds(moves: Moves) -> list[int]:
    labels = [DRAW if row else WIN for row in moves]
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                found = [labels[v] for v in row]
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
            labels[u] = WIN if not found or LOSE in found else LOSE
        return labels[u]

    return [search(u) for u in range(len(moves))]


@MISTAKES.add(
    "the whole graph is searched for the predecessors of each position",
    "The labels are right, but n searches through m moves are n m looks. One pass over all "
    "moves gives the predecessors of every position at once.",
)
def predecessors_searched(moves: Moves) -> list[int]:
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u, row in enumerate(moves):
            if labels[u] == DRAW and v in row:
                open_moves[u] -= row.count(v)
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels
