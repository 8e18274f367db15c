"""Wrong answers to task 10, a fifteenth set: what was meant is in the docstring."""

from collections import deque


def gives_up_after_length_plies(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: after so many plies nothing new can happen, then B has escaped.

    Wrong: the limit is the length of the line, but A and B both move, so a capture can take nearly
    twice as many plies.
    """
    near = [
        [c for c in (x - 1, x, x + 1) if 0 <= c < length and (stay or c != x)]
        for x in range(length)
    ]
    plies = {(x, x, "B"): 0 for x in range(length)}
    open_moves = {(x, y): len(near[y]) for x in range(length) for y in range(length)}
    queue = deque(plies)
    while queue:
        x, y, turn = queue.popleft()
        now = plies[x, y, turn] + 1
        if now > length:
            break
        if turn == "B":
            for old in near[x]:
                if (old, y, "A") not in plies:
                    plies[old, y, "A"] = now
                    queue.append((old, y, "A"))
        else:
            for old in near[y]:
                open_moves[x, old] -= 1
                if open_moves[x, old] == 0 and (x, old, "B") not in plies:
                    plies[x, old, "B"] = now
                    queue.append((x, old, "B"))
    return plies.get((a, b, "A"))


def the_gap_is_the_position(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: only the distance between the two matters, so a position is (gap, turn).

    Wrong: how far B is from the end of the line matters too; with the gap alone B can always run
    on.
    """

    def next_gaps(gap):
        gaps = {abs(gap - 1), gap + 1}
        if stay:
            gaps.add(gap)
        return {g for g in gaps if g < length}

    a_turn, b_turn = {}, {0: 0}
    changed = True
    while changed:
        changed = False
        for gap in range(length):
            if gap not in a_turn:
                known = [b_turn[g] for g in next_gaps(gap) if g in b_turn]
                if known:
                    a_turn[gap] = 1 + min(known)
                    changed = True
        for gap in range(length):
            if gap not in b_turn:
                gaps = next_gaps(gap)
                if gaps and all(g in a_turn for g in gaps):
                    b_turn[gap] = 1 + max(a_turn[g] for g in gaps)
                    changed = True
    return a_turn.get(abs(a - b))


def three_moves_everywhere(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: count down how many moves of B are not yet known to be bad.

    Wrong: the counter starts with 3 (without staying 2) on every cell, but at the ends of the line
    B has one move less, and so its counter never comes to 0.
    """
    steps = (-1, 0, 1) if stay else (-1, 1)
    counter = [[len(steps)] * length for _ in range(length)]
    dist = {}
    queue = deque()
    for x in range(length):
        dist["B", x, x] = 0
        queue.append(("B", x, x))
    while queue:
        turn, x, y = queue.popleft()
        d = dist[turn, x, y]
        for step in steps:
            if turn == "B":
                old = ("A", x + step, y)
                if 0 <= x + step < length and old not in dist:
                    dist[old] = d + 1
                    queue.append(old)
            elif 0 <= y + step < length:
                old = ("B", x, y + step)
                counter[x][y + step] -= 1
                if counter[x][y + step] == 0 and old not in dist:
                    dist[old] = d + 1
                    queue.append(old)
    return dist.get(("A", a, b))


def b_may_not_step_on_a(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: B's moves are the cells next to it that are free.

    Wrong: B may go to the cell of A; here A blocks it, and a B without a free cell counts as
    caught.
    """

    def near(x):
        cells = [x - 1, x + 1] + ([x] if stay else [])
        return [c for c in cells if 0 <= c < length]

    cells = range(length)
    a_turn = {}
    b_turn = {(x, x): 0 for x in cells}
    changed = True
    while changed:
        changed = False
        new_a, new_b = {}, {}
        for x in cells:
            for y in cells:
                if (x, y) not in a_turn:
                    known = [b_turn[c, y] for c in near(x) if (c, y) in b_turn]
                    if known:
                        new_a[x, y] = 1 + min(known)
                if (x, y) not in b_turn:
                    free = [c for c in near(y) if c != x]
                    if all((x, c) in a_turn for c in free):
                        new_b[x, y] = 1 + max((a_turn[x, c] for c in free), default=0)
        if new_a or new_b:
            changed = True
            a_turn.update(new_a)
            b_turn.update(new_b)
    return a_turn.get((a, b))


def step_of_length_zero(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: play it out: A always steps towards B and B away from A, and at the end of the line B
    waits or, if it may not, comes back.

    Wrong: when both stand on one cell, the step towards B is 0, and A stays there and captures,
    even where it may not stay.
    """
    plies = 0
    while plies < 4 * length:
        step = (b > a) - (b < a)
        a += step
        plies += 1
        if a == b:
            return plies
        away = 1 if b > a else -1
        if 0 <= b + away < length:
            b += away
        elif not stay:
            b -= away
        plies += 1
    return None


def chase_two_slips(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: rounds over all pairs of cells, one for a move of A and one of B.

    Wrong: (1) with 0 < c < length nobody can ever go to cell 0; (2) B takes the move after which it
    is caught soonest (min instead of max), once all are known to be bad.
    """

    def near(x):
        return [c for c in (x - 1, x, x + 1) if 0 < c < length and (stay or c != x)]

    cells = range(length)
    a_turn = {}
    b_turn = {(x, x): 0 for x in cells}
    for _ in range(2 * length + 2):
        new = {}
        for x in cells:
            for y in cells:
                values = [b_turn[c, y] for c in near(x) if (c, y) in b_turn]
                if (x, y) not in a_turn and values:
                    new[x, y] = min(values) + 1
        a_turn.update(new)
        for x in cells:
            for y in cells:
                values = [a_turn.get((x, c)) for c in near(y)]
                if (x, y) not in b_turn and values and None not in values:
                    b_turn[x, y] = min(values) + 1
    return a_turn.get((a, b))


WRONG = {
    gives_up_after_length_plies: "ended-too-early",
    the_gap_is_the_position: "no-ends",
    three_moves_everywhere: "no-ends",
    b_may_not_step_on_a: "b-kept-off",
    step_of_length_zero: "step-of-length-zero",
    chase_two_slips: "end-never-entered+b-helps",
}
