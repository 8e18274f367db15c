"""Wrong answers to task 10, a fifth set: what was meant is in the docstring."""


def _go(x, length, stay):
    return [y for y in (x - 1, x, x + 1) if 0 <= y < length and (stay or y != x)]


def _plies(length, stay, go_a=_go, go_b=_go, worst=max, rounds=None):
    """Return {(a, b): plies}, A to move, round by round."""
    t, depth = {}, 1
    while rounds is None or depth < rounds:
        new = {}
        for a in range(length):
            for b in range(length):
                if (a, b) in t:
                    continue
                for a2 in go_a(a, length, stay):
                    ways = [t.get((a2, b2)) for b2 in go_b(b, length, stay)]
                    if a2 == b or (ways and (None not in ways)):
                        new[a, b] = depth
        if not new:
            break
        t.update(new)
        depth += 2
    return t


def too_few_rounds(length, a, b, stay=True):
    """Gives up after a fixed number of plies."""
    return _plies(length, stay, rounds=8).get((a, b))


def b_always_moves(length, a, b, stay=True):
    """B may never stay."""
    return _plies(length, stay, go_b=lambda x, n, s: _go(x, n, False)).get((a, b))


def on_a_ring(length, a, b, stay=True):
    """The ends are joined."""

    def ring(x, n, s):
        return sorted({(x - 1) % n, (x + 1) % n} | ({x} if s else set()))

    return _plies(length, stay, ring, ring).get((a, b))


def next_to_it(length, a, b, stay=True):
    """Caught as soon as A is on a neighbouring cell: two plies too few."""
    found = _plies(length, stay).get((a, b))
    return None if found is None else max(0, found - 2)


def counts_from_one(length, a, b, stay=True):
    """Two mistakes: cells counted from 1, zero for an escape."""
    return _plies(length, stay).get((a - 1, b - 1)) or 0


WRONG = {
    too_few_rounds: "ended-too-early",
    b_always_moves: "only-a-stays",
    on_a_ring: "ring",
    next_to_it: "next-to-it",
    counts_from_one: "",
}
