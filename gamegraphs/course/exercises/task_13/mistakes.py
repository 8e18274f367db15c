"""Mistakes with passes."""

from __future__ import annotations

from collections import deque

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde import DRAW, LOSE, WIN, Moves, reverse, wave

MISTAKES = Mistakes()


def without_passes(moves: Moves) -> Moves:
    """Return the moves that lead somewhere else."""
    return [[v for v in row if v != u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "passes are dropped everywhere, as if they were no moves",
    "Whoever can pass is never stuck. A position with nothing but a pass is a DRAW and no "
    "terminal, and one whose other moves all lead to WIN is a DRAW too: the player passes.",
)
def passes_dropped(moves: Moves) -> list[int]:
    return wave(without_passes(moves))[0]


@MISTAKES.add(
    "passes are not counted where there are other moves",
    "The counter says how many moves are not yet known to lead to WIN, and the pass is one of "
    "them. Leave it out, and a position becomes LOSE whose player could simply pass: a DRAW.",
)
def passes_not_counted(moves: Moves) -> list[int]:
    open_moves = [len(row) for row in without_passes(moves)]
    return wave(moves, open_moves=open_moves)[0]


@MISTAKES.add(
    "a position with nothing but a pass is taken for a terminal",
    "A terminal has no move at all. Whoever can pass, and do nothing else, passes; so does the "
    "opponent, and play never ends: a DRAW.",
)
def lone_pass_lost(moves: Moves) -> list[int]:
    return wave(moves, {u: LOSE for u, row in enumerate(without_passes(moves)) if not row})[0]


@MISTAKES.add(
    "every position with a pass is a DRAW",
    "A pass is offered, nobody has to take it. Whoever has a move to a LOSE position makes that "
    "move and wins; the pass only helps a player who would lose otherwise.",
)
def pass_draws(moves: Moves) -> list[int]:
    return wave([[u] if u in row else row for u, row in enumerate(moves)])[0]


@MISTAKES.add(
    "the labels of positions with a pass are overwritten with DRAW in the end",
    "Whoever has a move to a LOSE position makes that move and wins, pass or no pass. The labels "
    "need no repair: with the pass in the counter the wave gives DRAW where it is due.",
)
def pass_draws_afterwards(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    return [DRAW if u in row else labels[u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "passing turns a loss into a win, as if the opponent could not pass back",
    "After a pass the opponent is to move at the same position and can pass as well. So it goes "
    "on for ever, and nobody is ever stuck: a pass turns LOSE into DRAW, never into WIN.",
)
def pass_rescues(moves: Moves) -> list[int]:
    rows = without_passes(moves)
    stuck = [WIN if u in row else LOSE for u, row in enumerate(moves)]
    labels = [DRAW if row else stuck[u] for u, row in enumerate(rows)]
    predecessors = reverse(rows)
    open_moves = [len(row) for row in rows]
    queue = deque(u for u, row in enumerate(rows) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else stuck[u]
                    queue.append(u)
    return labels


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
    "parallel moves dropped from the reverse lists, but counted in the counter",
    "Two moves u -> v are two moves: either both the counter and the lists keep them, or both "
    "drop them. Here the counter of u never comes down to 0.",
)
def parallel_dropped(moves: Moves) -> list[int]:
    predecessors = [sorted(set(row)) for row in reverse(moves)]
    return wave(moves, predecessors=predecessors)[0]


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
    "the whole graph is searched for the predecessors of each position",
    "The labels are right, but n searches through m moves are n m looks. One pass over all "
    "moves gives the predecessors of every position at once.",
)
def predecessors_searched(moves: Moves) -> list[int]:
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
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
