"""Wrong answers to task 10, a sixteenth set: what was meant is in the docstring."""

from collections import deque


def only_a_may_stay(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave back from the captures, with the steps of each token from its own list.

    Wrong: `stay` is looked at for A only. B is made to step left or right also where the rules
    let it wait, so it cannot sit at the end of the line.
    """

    def steps(cell, waiting):
        found = [c for c in (cell - 1, cell + 1) if 0 <= c < length]
        if waiting:
            found.append(cell)
        return found

    steps_a = [steps(c, stay) for c in range(length)]
    steps_b = [steps(c, False) for c in range(length)]
    dist = {}
    left = {}
    queue = deque()
    for x in range(length):
        dist["B", x, x] = 0
        queue.append(("B", x, x))
        for y in range(length):
            left[x, y] = len(steps_b[y])
    while queue:
        turn, x, y = queue.popleft()
        d = dist[turn, x, y]
        if turn == "B":
            for old in steps_a[x]:
                if ("A", old, y) not in dist:
                    dist["A", old, y] = d + 1
                    queue.append(("A", old, y))
        else:
            for old in steps_b[y]:
                left[x, old] -= 1
                if left[x, old] == 0 and ("B", x, old) not in dist:
                    dist["B", x, old] = d + 1
                    queue.append(("B", x, old))
    return dist.get(("A", a, b))


def three_moves_everywhere(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave with a counter of B's moves that are not refuted yet.

    Wrong: the counter starts at 3 with staying and at 2 without in every cell. At an end of
    the line B has one move less, so there the counter never comes to 0, and B seems to be
    safe.
    """
    infinity = -1
    turn_a = [[infinity] * length for _ in range(length)]
    turn_b = [[infinity] * length for _ in range(length)]
    counter = [[3 if stay else 2] * length for _ in range(length)]
    deltas = (-1, 0, 1) if stay else (-1, 1)
    queue = deque()
    for x in range(length):
        turn_b[x][x] = 0
        queue.append((x, x, False))
    while queue:
        x, y, a_to_move = queue.popleft()
        for delta in deltas:
            if a_to_move:
                old = y + delta
                if not 0 <= old < length or turn_b[x][old] != infinity:
                    continue
                counter[x][old] -= 1
                if counter[x][old] == 0:
                    turn_b[x][old] = turn_a[x][y] + 1
                    queue.append((x, old, False))
            else:
                old = x + delta
                if 0 <= old < length and turn_a[old][y] == infinity:
                    turn_a[old][y] = turn_b[x][y] + 1
                    queue.append((old, y, True))
    answer = turn_a[a][b]
    return None if answer == infinity else answer


def same_formula_for_both_rules(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: a formula without any search. B runs to the end of the line and A follows it, so
    A needs as many moves as it is away from that end, and B one less; without staying, an even
    distance never comes to be a capture.

    Wrong: without staying B cannot wait at the end. It has to come back and meet A, so two
    plies less go by than the formula says.
    """
    if length == 1:
        return 1 if stay else None
    gap = abs(a - b)
    if not stay and gap % 2 == 0:
        return None
    if gap <= 1:
        return 1
    way = length - 1 - a if a < b else a
    return 2 * way - 1


def repeated_without_the_turn(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: play it out, A towards B and B away from A, until A captures or a position comes
    back, which means that it goes on for ever.

    Wrong: what has been seen is noted as (a, b), without who is to move. When B waits, the
    same cells are seen again with the other player to move, and this is taken for a
    repetition.
    """
    seen = {(a, b)}
    plies = 0
    while True:
        if b > a:
            a += 1
        elif b < a:
            a -= 1
        elif not stay:
            if length == 1:
                return None
            a += 1 if a + 1 < length else -1
        plies += 1
        if a == b:
            return plies
        if (a, b) in seen:
            return None
        seen.add((a, b))
        away = b + 1 if b > a else b - 1
        if 0 <= away < length:
            b = away
        elif not stay:
            b = b - 1 if b > a else b + 1
        plies += 1
        if (a, b) in seen:
            return None
        seen.add((a, b))


def given_up_after_length_plies(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave, ended early: on a line of that many cells nobody can be chased for
    longer than it has cells, so what takes more plies is an escape.

    Wrong: the bound holds for the moves of A alone. With those of B in between a chase can
    take nearly twice as many plies as there are cells.
    """
    near = []
    for c in range(length):
        row = [d for d in (c - 1, c + 1) if 0 <= d < length]
        if stay:
            row.append(c)
        near.append(row)
    known = {(x, x, 1): 0 for x in range(length)}
    hope = {}
    level = list(known)
    plies = 0
    while level and plies < length:
        plies += 1
        following = []
        for x, y, who in level:
            if who == 1:
                for old in near[x]:
                    if (old, y, 0) not in known:
                        known[old, y, 0] = plies
                        following.append((old, y, 0))
            else:
                for old in near[y]:
                    hope[x, old] = hope.get((x, old), len(near[old])) - 1
                    if hope[x, old] == 0 and (x, old, 1) not in known:
                        known[x, old, 1] = plies
                        following.append((x, old, 1))
        level = following
    return known.get((a, b, 0))


def pushed_against_the_wall(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave, where a step is cut off at the ends of the line with max and min.

    Wrong: (1) a step that is cut off leaves the token where it is, so at the ends one may wait
    even if staying is forbidden. (2) The wave takes the newest position first, from a stack,
    so the plies are those of some capture, not of the quickest.
    """
    near = []
    for x in range(length):
        row = [max(x - 1, 0), min(x + 1, length - 1)]
        if stay:
            row.append(x)
        near.append(row)
    plies = {}
    stack = []
    for x in range(length):
        plies[x, x, "B"] = 0
        stack.append((x, x, "B"))
    count = {(x, y): len(near[y]) for x in range(length) for y in range(length)}
    while stack:
        x, y, turn = stack.pop()
        now = plies[x, y, turn]
        if turn == "B":
            for old in near[x]:
                if (old, y, "A") not in plies:
                    plies[old, y, "A"] = now + 1
                    stack.append((old, y, "A"))
        else:
            for old in near[y]:
                if (x, old, "B") in plies:
                    continue
                count[x, old] -= 1
                if count[x, old] == 0:
                    plies[x, old, "B"] = now + 1
                    stack.append((x, old, "B"))
    return plies.get((a, b, "A"))


WRONG = {
    only_a_may_stay: "only-a-stays",
    three_moves_everywhere: "no-ends",
    same_formula_for_both_rules: "waits-at-the-wall",
    repeated_without_the_turn: "capture-missed+where-staying",
    given_up_after_length_plies: "ended-too-early",
    pushed_against_the_wall: "stopped-at-the-end",
}
