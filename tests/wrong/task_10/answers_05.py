"""Wrong answers to task 10, a fourth set: what was meant is in the docstring."""

from collections import deque


def _steps(x, length, stay):
    return [y for y in (x - 1, x, x + 1) if 0 <= y < length and (stay or y != x)]


def _table(length, stay, catch_on_b=False, best=max):
    """Return the plies with A to move, by rounds."""
    t = [[None] * length for _ in range(length)]
    for depth in range(1, 2 * length * length + 2, 2):
        changed = False
        new = [row[:] for row in t]
        for a in range(length):
            for b in range(length):
                if t[a][b] is not None:
                    continue
                for a2 in _steps(a, length, stay):
                    if a2 == b:
                        new[a][b] = 1
                        break
                    after = []
                    for b2 in _steps(b, length, stay):
                        after.append(0 if catch_on_b and b2 == a2 else t[a2][b2])
                    if after and None not in after and best(after) + 2 == depth:
                        new[a][b] = depth
                changed |= new[a][b] is not None
        t = new
    return t


def caught_by_own_step(length, a, b, stay=True):
    """B stepping onto A counts as a capture (in ply 2)."""
    t = [[None] * length for _ in range(length)]
    for _ in range(2 * length + 2):
        for x in range(length):
            for y in range(length):
                best = None
                for x2 in _steps(x, length, stay):
                    if x2 == y:
                        best = 1
                        break
                    after = [
                        2 if y2 == x2 else t[x2][y2] and t[x2][y2] + 2
                        for y2 in _steps(y, length, stay)
                    ]
                    if after and None not in after:
                        got = max(after)
                        best = got if best is None else min(best, got)
                t[x][y] = best
    return t[a][b]


def distance_formula(length, a, b, stay=True):
    """The distance, twice, minus one: B does not run."""
    if length == 1 and not stay:
        return None
    d = abs(a - b)
    if not stay and d % 2 == 0:
        return None
    return max(1, 2 * d - 1)


def same_cell_is_over(length, a, b, stay=True):
    """Both on one cell: 0 plies."""
    if a == b:
        return 0
    if length == 1 and not stay:
        return None
    if stay:
        return 2 * (b if a > b else length - 1 - b) + 2 * abs(a - b) - 1 if abs(a - b) > 1 else 1
    return _table(length, stay)[a][b]


def only_moves_of_a(length, a, b, stay=True):
    """Counts the moves of A only."""
    found = _table(length, stay)[a][b]
    return None if found is None else (found + 1) // 2


def minus_one_for_none(length, a, b, stay=True):
    """-1 for an escape."""
    found = _table(length, stay)[a][b]
    return -1 if found is None else found


def stay_always(length, a, b, stay=True):
    """`stay` is not read."""
    return _table(length, True)[a][b]


def b_helps(length, a, b, stay=True):
    """B is not an opponent: the shortest way for both, breadth first."""
    seen = {(a, b, 0): 0}
    queue = deque([(a, b, 0)])
    while queue:
        x, y, turn = queue.popleft()
        d = seen[x, y, turn]
        for z in _steps(y if turn else x, length, stay):
            nxt = (x, z, 0) if turn else (z, y, 1)
            if not turn and z == y:
                return d + 1
            if nxt not in seen:
                seen[nxt] = d + 1
                queue.append(nxt)
    return None


def recursion_without_end(length, a, b, stay=True):
    """Recursion without a memory, a depth of 2 * length."""

    def chase(x, y, turn, depth):
        if depth == 0:
            return None
        got = []
        for z in _steps(y if turn else x, length, stay):
            if not turn and z == y:
                return 1
            r = chase(x, z, 0, depth - 1) if turn else chase(z, y, 1, depth - 1)
            got.append(None if r is None else r + 1)
        if turn:
            return None if None in got or not got else max(got)
        return min((g for g in got if g is not None), default=None)

    return chase(a, b, 0, 2 * length)


def walls_left_open(length, a, b, stay=True):
    """Two mistakes: the line has one more cell, and -1 for None."""
    found = _table(length + 1, stay)[a][b]
    return -1 if found is None else found


def even_number(length, a, b, stay=True):
    """Two mistakes: counts rounds of both (2 a round), and 0 on the same cell."""
    if a == b:
        return 0
    found = _table(length, stay)[a][b]
    return None if found is None else found + 1


WRONG = {
    caught_by_own_step: "b-kept-off",
    distance_formula: "plies-miscounted",
    same_cell_is_over: "none-at-the-start",
    only_moves_of_a: "moves-of-a",
    minus_one_for_none: "minus-one",
    stay_always: "stays-always",
    b_helps: "b-helps",
    recursion_without_end: "asked-again",
    walls_left_open: "minus-one+one-cell-too-many",
    even_number: "one-too-many+none-at-the-start",
}
