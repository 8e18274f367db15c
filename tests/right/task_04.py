"""Right answers to task 4, in different styles."""

from __future__ import annotations

from collections import Counter, deque

from gamegraphs import DRAW, LOSE, WIN


def queue_and_counters(moves):
    """The wave as the course writes it. Returns a tuple of Outcomes."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if not open_moves[u]:
                    labels[u] = LOSE
                    queue.append(u)
    return tuple(labels)


def sets_of_open_moves(moves):
    """A stack, and for each position the set of successors not known to be WIN.

    Parallel moves are dropped on both sides.
    """
    waiting = {u: set(row) for u, row in enumerate(moves)}
    before = {u: set() for u in waiting}
    for u, targets in waiting.items():
        for v in targets:
            before[v].add(u)
    result = {u: 0 for u, targets in waiting.items() if not targets}
    stack = list(result)
    while stack:
        v = stack.pop()
        for u in before[v]:
            if u in result:
                continue
            if result[v] == 0:
                result[u] = 1
                stack.append(u)
            else:
                waiting[u].discard(v)
                if not waiting[u]:
                    result[u] = 0
                    stack.append(u)
    return [result.get(u, 2) for u in range(len(moves))]


def layers(moves):
    """The least fixpoint of two sets, layer by layer; only what has news behind it is looked at."""
    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before.setdefault(v, []).append(u)
    losers = {u for u, row in enumerate(moves) if not row}
    winners = set()
    news = losers
    closed = Counter()
    while news:
        found = {u for v in news & losers for u in before.get(v, ())} - winners - losers
        winners |= found
        lost = set()
        for v in found:
            for u in before.get(v, ()):
                closed[u] += 1
                if closed[u] == len(moves[u]) and u not in winners:
                    lost.add(u)
        losers |= lost
        news = lost
    return [1 if u in winners else 0 if u in losers else 2 for u in range(len(moves))]


def arrays(moves):
    """The reversed graph by sorting, in numpy; one byte a position. Returns a numpy array."""
    import numpy as np

    degrees = np.array([len(row) for row in moves], dtype=np.int64)
    targets = np.array([v for row in moves for v in row], dtype=np.int64)
    sources = np.repeat(np.arange(len(moves)), degrees)[np.argsort(targets, kind="stable")]
    first = np.searchsorted(np.sort(targets), np.arange(len(moves) + 1))
    labels = np.where(degrees == 0, 0, 2).astype(np.uint8)
    wave = np.flatnonzero(degrees == 0).tolist()
    for v in wave:
        for u in sources[first[v] : first[v + 1]].tolist():
            degrees[u] -= 1
            if labels[u] == 2 and (labels[v] == 0 or degrees[u] == 0):
                labels[u] = 1 - labels[v]
                wave.append(u)
    return labels


def attractor(moves):
    """Positions split by who is to move: WIN is the attractor of "the opponent is stuck".

    Position 2u + 1 is u with the attracting player to move, 2u with the other player.
    """
    n = len(moves)
    before = [[] for _ in range(2 * n)]
    for u, row in enumerate(moves):
        for v in row:
            before[2 * v].append(2 * u + 1)
            before[2 * v + 1].append(2 * u)
    ways_out = [len(moves[i // 2]) for i in range(2 * n)]
    caught = bytearray(2 * n)
    todo = [2 * u for u in range(n) if not moves[u]]
    for i in todo:
        caught[i] = 1
    while todo:
        for i in before[todo.pop()]:
            ways_out[i] -= 1
            if not caught[i] and (i % 2 or not ways_out[i]):
                caught[i] = 1
                todo.append(i)
    return [1 if caught[2 * u + 1] else 0 if caught[2 * u] else 2 for u in range(n)]


def counted_without_asking(moves):
    """Asks for no label before it counts down: a WIN is never counted to 0 by its LOSE."""
    sources = {}
    for u, row in enumerate(moves):
        for v in row:
            sources.setdefault(v, []).append(u)
    waiting = dict(enumerate(map(len, moves)))
    outcome = dict.fromkeys(waiting, 2)
    wave = [u for u in waiting if not waiting[u]]
    outcome.update(dict.fromkeys(wave, 0))
    while wave:
        following = []
        for v in wave:
            for u in sources.get(v, ()):
                if outcome[v]:
                    waiting[u] -= 1
                    if waiting[u]:
                        continue
                elif outcome[u] == 1:
                    continue
                outcome[u] = 1 - outcome[v]
                following.append(u)
        wave = following
    return list(outcome.values())


RIGHT = [queue_and_counters, counted_without_asking, sets_of_open_moves, layers, arrays, attractor]
