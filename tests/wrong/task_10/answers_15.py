"""Wrong answers to task 10, a fourteenth set: what was meant is in the docstring."""

from collections import deque


def blocked_b_is_caught(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: backwards from the captures with a count of B's moves; B will never step onto A's
    cell.

    Wrong: B is not allowed onto A's cell, and a B without another move counts as caught (with
    stay=False B escapes just by stepping there).
    """

    def steps(x):
        return [c for c in (x - 1, x, x + 1) if 0 <= c < length and (stay or c != x)]

    plies = {}
    moves_of_b = {}
    queue = deque()
    for x in range(length):
        for y in range(length):
            free = [c for c in steps(y) if c != x]
            moves_of_b[x, y] = len(free)
            if x == y or not free:
                plies["B", x, y] = 0
                queue.append(("B", x, y))
    while queue:
        turn, x, y = queue.popleft()
        now = plies[turn, x, y]
        if turn == "B":
            for old in steps(x):
                if ("A", old, y) not in plies:
                    plies["A", old, y] = now + 1
                    queue.append(("A", old, y))
        elif x != y:
            for old in steps(y):
                if ("B", x, old) in plies:
                    continue
                moves_of_b[x, old] -= 1
                if moves_of_b[x, old] == 0:
                    plies["B", x, old] = now + 1
                    queue.append(("B", x, old))
    if length == 1 and not stay:
        return None
    return plies.get(("A", a, b))


def nobody_steps_to_cell_zero(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: list the neighbours of each cell that are on the line, then the wave from the
    captures.

    Wrong: the test for the left end is 0 < c instead of 0 <= c, so nobody can step (or stay) on
    cell 0.
    """
    near = {}
    for x in range(length):
        near[x] = []
        for step in (-1, 0, 1):
            if step == 0 and not stay:
                continue
            c = x + step
            if 0 < c < length:
                near[x].append(c)
    came_from = {x: [y for y in range(length) if x in near[y]] for x in range(length)}

    a_moves, b_moves = {}, {}
    left = {(x, y): len(near[y]) for x in range(length) for y in range(length)}
    queue = deque()
    for x in range(length):
        b_moves[(x, x)] = 0
        queue.append((x, x, False))
    while queue:
        x, y, a_to_move = queue.popleft()
        if a_to_move:
            for old in came_from[y]:
                left[(x, old)] -= 1
                if left[(x, old)] == 0 and (x, old) not in b_moves:
                    b_moves[(x, old)] = a_moves[(x, y)] + 1
                    queue.append((x, old, False))
        else:
            for old in came_from[x]:
                if (old, y) not in a_moves:
                    a_moves[(old, y)] = b_moves[(x, y)] + 1
                    queue.append((old, y, True))
    return a_moves.get((a, b))


def an_answer_of_b_after_the_capture(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: in round k find all places from which A captures with k moves; k rounds are 2 k plies.

    Wrong: the last round has no move of B any more, so it is 2 k - 1; every number is one too
    large.
    """
    near = [
        [c for c in range(max(0, x - 1), min(length, x + 2)) if stay or c != x]
        for x in range(length)
    ]
    caught = {(x, x) for x in range(length)}  # B to move, lost for B
    wins = set()  # A to move
    new = set(caught)
    rounds = 0
    while new:
        rounds += 1
        fresh = {(old, y) for x, y in new for old in near[x]} - wins
        if (a, b) in fresh:
            return 2 * rounds
        wins |= fresh
        maybe = {(x, old) for x, y in fresh for old in near[y]} - caught
        new = {(x, y) for x, y in maybe if all((x, c) in wins for c in near[y])}
        caught |= new
    return None


def b_takes_any_move(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: breadth-first search backwards from all captures, alternating A and B, gives the
    number of plies.

    Wrong: a position with B to move is reached as soon as ONE of its moves leads to capture; B
    should need all of them to (the shortest chase in which B helps).
    """
    offsets = [-1, 1] + ([0] if stay else [])
    dist = {}
    queue = deque()
    for x in range(length):
        dist[(x, x, 1)] = 0  # turn 0: A, turn 1: B
        queue.append((x, x, 1))
    while queue:
        pos_a, pos_b, turn = queue.popleft()
        for d in offsets:
            if turn == 1:
                before = (pos_a + d, pos_b, 0)
            else:
                before = (pos_a, pos_b + d, 1)
            if not (0 <= before[0] < length and 0 <= before[1] < length):
                continue
            if before not in dist:
                dist[before] = dist[(pos_a, pos_b, turn)] + 1
                queue.append(before)
    return dist.get((a, b, 0))


def play_cut_off_and_b_rests_at_the_wall(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: just play it: A runs towards B, B runs away from A; if it takes too long B escapes.

    Wrong: (1) play is cut off after `length` plies, but a capture can take nearly 2 * length. (2)
    at the end of the line B stays where it is, even if it has to move (stay=False).
    """
    if length == 1:
        return 1 if stay else None
    plies = 0
    while plies < length:
        if a < b:
            a += 1
        elif a > b:
            a -= 1
        elif not stay:
            a = a + 1 if a + 1 < length else a - 1
        plies += 1
        if a == b:
            return plies
        away = b + 1 if b > a else b - 1
        if 0 <= away < length:
            b = away
        plies += 1
    return None


def same_cell_is_zero_and_b_may_always_stay(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: the wave of the chase; if both begin on one cell it is over at once; `stay` says
    whether the hunter may wait.

    Wrong: (1) a start on the same cell is 0 plies, although A has to move first. (2) `stay` is
    applied to A only; B may stay even with stay=False.
    """
    if a == b:
        return 0

    def neighbours(x, may_stay):
        result = []
        if x > 0:
            result.append(x - 1)
        if may_stay:
            result.append(x)
        if x < length - 1:
            result.append(x + 1)
        return result

    value_a = [[None] * length for _ in range(length)]
    value_b = [[None] * length for _ in range(length)]
    open_b = [[len(neighbours(y, True)) for y in range(length)] for _ in range(length)]
    layer = []
    for x in range(length):
        value_b[x][x] = 0
        layer.append((x, x))
    plies = 0
    while layer:
        plies += 1
        for_a = []
        for x, y in layer:
            for old in neighbours(x, stay):
                if value_a[old][y] is None:
                    value_a[old][y] = plies
                    for_a.append((old, y))
        plies += 1
        layer = []
        for x, y in for_a:
            for old in neighbours(y, True):
                open_b[x][old] -= 1
                if open_b[x][old] == 0 and value_b[x][old] is None:
                    value_b[x][old] = plies
                    layer.append((x, old))
    return value_a[a][b]


WRONG = {
    blocked_b_is_caught: "b-kept-off",
    nobody_steps_to_cell_zero: "end-never-entered",
    an_answer_of_b_after_the_capture: "one-too-many",
    b_takes_any_move: "b-helps",
    play_cut_off_and_b_rests_at_the_wall: "stays-always+ended-too-early",
    same_cell_is_zero_and_b_may_always_stay: "none-at-the-start",
}
