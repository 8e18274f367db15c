"""Right answers to task 10 in unusual styles."""


def formula(length, a, b, stay=True):
    """Closed form, found with a table."""
    if stay:
        if abs(a - b) <= 1:
            return 1
        return 2 * (b if a > b else length - 1 - b) + 2 * (abs(a - b) - 1) + 1
    return backwards(length, a, b, stay)


def backwards(length, a, b, stay=True):
    """A wave over (A, B, turn) in a flat list, numbered by hand."""
    cells = range(length)
    plies = [None] * (2 * length * length)
    left = {}

    def number(x, y, turn):
        return (x * length + y) * 2 + turn

    def near(x):
        return [y for y in (x - 1, x, x + 1) if y in cells and (stay or y != x)]

    queue = []
    for x in cells:
        for y in near(x):  # A goes from y to x, B stands on x
            at = number(y, x, 0)
            if plies[at] is None:
                plies[at] = 1
                queue.append((y, x, 0))
    for x, y, turn in queue:
        d = plies[number(x, y, turn)]
        if turn == 0:
            for y0 in near(y):
                at = number(x, y0, 1)
                if plies[at] is None:
                    left[at] = left.get(at, len(near(y0))) - 1
                    if left[at] == 0:
                        plies[at] = d + 1
                        queue.append((x, y0, 1))
        else:
            for x0 in near(x):
                at = number(x0, y, 0)
                if plies[at] is None:
                    plies[at] = d + 1
                    queue.append((x0, y, 0))
    return plies[number(a, b, 0)]


def greedy_chaser(length, a, b, stay=True):
    """A always steps towards B, B away; simulated."""
    plies = 0
    while plies < 4 * length + 4:
        plies += 1
        if a == b:
            if stay:
                return plies
            a = a - 1 if a else a + 1
            if not 0 <= a < length:
                return None
        else:
            a += 1 if b > a else -1
        if a == b:
            return plies
        plies += 1
        step = 1 if b > a else -1
        if 0 <= b + step < length:
            b += step
        elif not stay:
            b -= step
            if not 0 <= b < length:
                return None
    return None


RIGHT = [formula, backwards, greedy_chaser]
