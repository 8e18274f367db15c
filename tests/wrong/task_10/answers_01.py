"""Wrong answers to task 10, in different styles."""


def steps(x, length, stay):
    return [c for c in range(x - 1, x + 2) if 0 <= c < length and (stay or c != x)]


def chase(length, a, b, stay, b_moves=None, caught=None, b_prefers=max, rounds=None):
    """Plies by rounds over two dicts; the arguments bend the rules."""
    b_moves = b_moves or (lambda x, y: steps(y, length, stay))
    caught = caught or (lambda x, y, turn: turn == "B" and x == y)
    cells = range(length)
    known = {(x, y, t): 0 for x in cells for y in cells for t in "AB" if caught(x, y, t)}
    for _ in range(rounds or 2 * length * length):
        new = {}
        for x in cells:
            for y in cells:
                if (x, y, "A") not in known:
                    got = [known.get((z, y, "B")) for z in steps(x, length, stay)]
                    got = [g for g in got if g is not None]
                    if got:
                        new[x, y, "A"] = 1 + min(got)
                if (x, y, "B") not in known:
                    got = [known.get((x, z, "A")) for z in b_moves(x, y)]
                    if None not in got:
                        new[x, y, "B"] = 1 + b_prefers(got, default=0)
        if not new:
            break
        known.update(new)
    return known.get((a, b, "A"))


def b_keeps_off(length, a, b, stay=True):
    """B may not enter A's cell."""
    return chase(
        length, a, b, stay, b_moves=lambda x, y: [z for z in steps(y, length, stay) if z != x]
    )


def meeting_is_capture(length, a, b, stay=True):
    """Standing on one cell is a capture, whoever moved."""
    return chase(length, a, b, stay, caught=lambda x, y, turn: x == y)


def wrong_parity(length, a, b, stay=True):
    """A closed formula that lets B escape at odd gaps."""
    gap = abs(a - b)
    way = length - 1 - a if b > a else a
    if not stay and gap % 2 == 1:
        return None
    if gap <= 1:
        return 1
    return 2 * way - 1 if stay else 2 * way - 3


def gap_formula(length, a, b, stay=True):
    """Only the gap counts: 2 * gap - 1."""
    if not stay and (a - b) % 2 == 0:
        return None
    return max(1, 2 * abs(a - b) - 1)


def moves_of_a(length, a, b, stay=True):
    """Counts only the moves of A."""
    plies = chase(length, a, b, stay)
    return plies if plies is None else (plies + 1) // 2


def always_staying(length, a, b, stay=True):
    """`stay` is not used."""
    return chase(length, a, b, True)


def b_helps(length, a, b, stay=True):
    """Breadth-first search for the shortest play: B goes along."""
    seen, front, plies = {(a, b, 0)}, [(a, b, 0)], 0
    while front:
        plies += 1
        following = []
        for x, y, turn in front:
            for z in steps(y if turn else x, length, stay):
                state = (x, z, 0) if turn else (z, y, 1)
                if not turn and z == y:
                    return plies
                if state not in seen:
                    seen.add(state)
                    following.append(state)
        front = following
    return None


def zero_on_one_cell(length, a, b, stay=True):
    """Beginning on one cell is 0 plies."""
    return 0 if a == b else chase(length, a, b, stay)


def no_memory(length, a, b, stay=True):
    """Recursion to a fixed depth, without a memory."""

    def of_a(x, y, depth):
        best = None
        for z in steps(x, length, stay):
            got = 1 if z == y else of_b(z, y, depth - 1)
            if got is not None and (best is None or got < best):
                best = got
        return best

    def of_b(x, y, depth):
        if depth <= 0:
            return None
        got = [of_a(x, z, depth - 1) for z in steps(y, length, stay)]
        return None if None in got else 2 + max(got) - 0

    return of_a(a, b, 4 * length)


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    b_keeps_off: "b-kept-off",
    meeting_is_capture: "whenever-equal",
    wrong_parity: "wrong-parity",
    gap_formula: "plies-miscounted",
    moves_of_a: "moves-of-a",
    always_staying: "stays-always",
    b_helps: "b-helps",
    zero_on_one_cell: "none-at-the-start",
    no_memory: "asked-again",
}
