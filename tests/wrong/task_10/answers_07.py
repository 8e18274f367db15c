"""Wrong answers to task 10, a sixth set: what was meant is in the docstring."""

from functools import cache


def _table(length, stay, kept_off=False):
    """Return plies by rounds for A to move and B to move."""
    near = [
        [c + d for d in (-1, 0, 1) if 0 <= c + d < length and (stay or d)] for c in range(length)
    ]
    hunt, flee = {}, {(c, c): 0 for c in range(length)}
    changed = True
    while changed:
        changed = False
        for a in range(length):
            for b in range(length):
                after = [flee[x, b] + 1 for x in near[a] if (x, b) in flee]
                if after and hunt.get((a, b), 10**6) > min(after):
                    hunt[a, b] = min(after)
                    changed = True
        for a in range(length):
            for b in range(length):
                ways = [y for y in near[b] if not kept_off or y != a]
                if a == b:
                    continue
                if all((a, y) in hunt for y in ways):
                    new = 1 + max((hunt[a, y] for y in ways), default=0)
                    if flee.get((a, b)) != new:
                        flee[a, b] = new
                        changed = True
    return hunt


def b_stays_out(length, a, b, stay=True):
    """B may not enter A's cell; so it is caught where it cannot move."""
    return _table(length, stay, kept_off=True).get((a, b))


def parity_turned(length, a, b, stay=True):
    """A closed formula with the wrong parity: odd gaps escape."""
    if length == 1 and not stay:
        return None
    if not stay and (a + b) % 2 == 1:
        return None
    if abs(a - b) <= 1:
        return 1
    room = length - 1 - b if b > a else b
    return 2 * (room + abs(a - b)) - 1


def parity_with_a_step_less(length, a, b, stay=True):
    """A closed formula with the wrong parity: even gaps are caught without staying."""
    room = max(length - 1 - a, 0) if b >= a else a
    if stay:
        return max(1, 2 * room - 1) if abs(a - b) > 1 else 1
    return None if abs(a - b) % 2 else max(1, 2 * room - 3)


def plain_recursion(length, a, b, stay=True):
    """Recursion without memory."""
    never = float("inf")

    def step(me, other, hunting):
        cells = [c for c in ([me - 1, me, me + 1] if stay else [me - 1, me + 1]) if 0 <= c < length]
        values = []
        for c in cells:
            if hunting and c == other:
                return 1
            values.append(1 + step(other, c, not hunting))
        if not values:
            return never
        return min(values) if hunting else max(values)

    found = step(a, b, True)
    return None if found == never else found


def cached_recursion(length, a, b, stay=True):
    """Recursion with a cache, but without an end."""

    @cache
    def hunt(x, y):
        best = None
        for d in (-1, 0, 1):
            if (d or stay) and 0 <= x + d < length:
                found = 1 if x + d == y else flee(x + d, y)
                if found is not None and (best is None or found < best):
                    best = found
        return best

    @cache
    def flee(x, y):
        found = [hunt(x, y + d) for d in (-1, 0, 1) if (d or stay) and 0 <= y + d < length]
        return None if None in found else 2 + max(found)

    return hunt(a, b)


def nobody_at_the_start(length, a, b, stay=True):
    """None where both begin on one cell."""
    return _table(length, stay).get((a, b)) if a != b else None


WRONG = {
    b_stays_out: "b-kept-off",
    parity_turned: "wrong-parity",
    parity_with_a_step_less: "wrong-parity",
    plain_recursion: "endless-search",
    cached_recursion: "endless-search",
    nobody_at_the_start: "nothing-at-the-start",
}
