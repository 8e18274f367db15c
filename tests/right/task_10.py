"""Right answers to task 10, each in a style of its own."""

from collections import deque

import numpy as np


def wave(length, a, b, stay=True):
    """Retrograde analysis over (a, b, whose turn) in a dict."""

    def steps(cell):
        return [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]

    plies = {(cell, cell, "B"): 0 for cell in range(length)}
    left = {}
    queue = deque(plies)
    while queue:
        x, y, turn = queue.popleft()
        now = plies[x, y, turn] + 1
        if turn == "B":
            found = [(before, y, "A") for before in steps(x)]
        else:
            found = []
            for before in steps(y):
                left[x, before] = left.get((x, before), len(steps(before))) - 1
                if left[x, before] == 0:
                    found.append((x, before, "B"))
        for position in found:
            if position not in plies:
                plies[position] = now
                queue.append(position)
    return plies.get((a, b, "A"))


def numbered(length, a, b, stay=True):
    """The same over whole numbers and flat lists, 2 (length x + y) + (1 if B is to move)."""
    moves = [
        [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]
        for cell in range(length)
    ]
    size = length * length
    plies = [-1] * (2 * size)
    left = [len(moves[y]) for _ in range(length) for y in range(length)]
    queue = [2 * (length * cell + cell) + 1 for cell in range(length)]
    for position in queue:
        plies[position] = 0
    for position in queue:
        x, y = divmod(position >> 1, length)
        if position & 1:
            for before in moves[x]:
                target = 2 * (length * before + y)
                if plies[target] < 0:
                    plies[target] = plies[position] + 1
                    queue.append(target)
        else:
            for before in moves[y]:
                index = length * x + before
                left[index] -= 1
                if left[index] == 0 and plies[2 * index + 1] < 0:
                    plies[2 * index + 1] = plies[position] + 1
                    queue.append(2 * index + 1)
    found = plies[2 * (length * a + b)]
    return found if found >= 0 else None


def by_layers(length, a, b, stay=True):
    """Sets: what A can capture in at most 1, 3, 5, ... plies, from the newest layer alone."""

    def near(cell):
        return {c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)}

    hunting, caught = {}, {(cell, cell) for cell in range(length)}
    newest, plies = set(caught), 1
    while newest:
        reached = {(x, y) for z, y in newest for x in near(z)} - hunting.keys()
        hunting.update(dict.fromkeys(reached, plies))
        asked = {(x, y) for x, z in reached for y in near(z)} - caught
        newest = {(x, y) for x, y in asked if all((x, z) in hunting for z in near(y))}
        caught |= newest
        plies += 2
    return hunting.get((a, b))


def formula(length, a, b, stay=True):
    """B runs to the end of the line behind it, and A follows."""
    gap = abs(a - b)
    if not stay and (gap % 2 == 0 or length == 1):
        return None
    if gap <= 1:
        return 1
    way = length - 1 - a if b > a else a
    return 2 * way - 1 if stay else 2 * way - 3


def matrices(length, a, b, stay=True):
    """Whole rounds at once: a shifted board for each step, "or" for A and "and" for B."""
    offsets = (-1, 0, 1) if stay else (-1, 1)

    def shifted(board, axis, outside):
        boards = []
        for offset in offsets:
            moved = np.roll(board, -offset, axis)
            edge = {-1: 0, 0: None, 1: length - 1}[offset]
            if edge is not None:
                moved[(edge, slice(None)) if axis == 0 else (slice(None), edge)] = outside
            boards.append(moved)
        return boards

    caught = np.eye(length, dtype=bool)
    plies = np.zeros((length, length), dtype=np.int64)
    for now in range(1, 4 * length, 2):
        hunting = np.logical_or.reduce(shifted(caught, 0, False))
        plies[hunting & (plies == 0)] = now
        caught |= np.logical_and.reduce(shifted(hunting, 1, True))
    return plies[a, b] if plies[a, b] else None


RIGHT = [wave, numbered, by_layers, formula, matrices]
