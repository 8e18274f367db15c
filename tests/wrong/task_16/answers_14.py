"""Wrong answers to task 16, a thirteenth set: what was meant is in the docstring."""

from itertools import count

MASK = (1 << 64) - 1
GAMMA, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
made_before = {}


def numbers_left_over_for_missing_moves(n, seed, max_out=3):
    """Meant: number i can be worked out at once, so each target knows its number.

    Wrong: reserves max_out numbers for each position and skips those that are not needed.
    """

    def number(i):
        z = (seed + i * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        return z ^ (z >> 31)

    game = []
    at = n + 1
    for u in range(n):
        size = (number(u + 1) >> 32) * (max_out + 1) >> 32
        game.append([(number(at + j) >> 32) * n >> 32 for j in range(size)])
        at += max_out
    return game


def remembered_without_max_out(n, seed, max_out=3):
    """Meant: keep the games that have been made, so that a second call is quick.

    Wrong: the key is n and the seed alone; another max_out gets the game of the first.
    """
    key = (n, seed)
    if key in made_before:
        return [list(row) for row in made_before[key]]

    def stream():
        state = seed
        while True:
            state = (state + GAMMA) & MASK
            z = state
            z = ((z ^ (z >> 30)) * FIRST) & MASK
            z = ((z ^ (z >> 27)) * SECOND) & MASK
            yield (z ^ (z >> 31)) >> 32

    upper = stream()
    sizes = [next(upper) * (max_out + 1) >> 32 for _ in range(n)]
    rows = [[next(upper) * n >> 32 for _ in range(size)] for size in sizes]
    made_before[key] = rows
    return [list(row) for row in rows]


def no_moves_at_all_means_three(n, seed, max_out=3):
    """Meant: without max_out it is 3.

    Wrong: "max_out or 3" takes 0 for not given, so a game without moves gets up to 3 of them.
    """
    limit = max_out or 3
    state = seed

    def draw(k):
        nonlocal state
        state = (state + GAMMA) % 2**64
        z = (state ^ (state >> 30)) * FIRST % 2**64
        z = (z ^ (z >> 27)) * SECOND % 2**64
        return ((z ^ (z >> 31)) >> 32) * k >> 32

    degrees = [draw(limit + 1) for _ in range(n)]
    return [[draw(n) for _ in range(d)] for d in degrees]


def modulo_only_at_the_end(n, seed, max_out=3):
    """Meant: Python's numbers have no limit, so take them modulo 2^64.

    Wrong: does so once in the end; the shifts to the right have brought down higher bits by then.
    """

    class Source:
        def __init__(self):
            self.i = 0

        def draw(self, k):
            self.i += 1
            z = seed + self.i * GAMMA
            z = (z ^ (z >> 30)) * FIRST
            z = (z ^ (z >> 27)) * SECOND
            z = (z ^ (z >> 31)) & MASK
            return ((z >> 32) * k) >> 32

    source = Source()
    degrees = [source.draw(max_out + 1) for _ in range(n)]
    return [[source.draw(n) for _ in range(degrees[u])] for u in range(n)]


def number_n_used_again_and_lower_half_taken(n, seed, max_out=3):
    """Meant: counts from numbers 1 to n, targets from the next ones.

    Two slips: the first target is made of number n, which was a count already; the lower half of
    a number is scaled, not the upper one.
    """

    def scaled(i, k):
        z = (seed + i * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        z ^= z >> 31
        return ((z & 0xFFFFFFFF) * k) >> 32

    counts = [scaled(u + 1, max_out + 1) for u in range(n)]
    game, i = [], n - 1
    for size in counts:
        row = []
        while len(row) < size:
            i += 1
            row.append(scaled(i, n))
        game.append(row)
    return game


def dealt_like_cards_and_never_the_most(n, seed, max_out=3):
    """Meant: first all counts, then the targets.

    Two slips: deals the targets in turns, first one to each position, then the second; a count
    is made with k = max_out, so max_out moves never come up.
    """

    def numbers():
        for i in count(1):
            z = (seed + i * GAMMA) & MASK
            z = ((z ^ (z >> 30)) * FIRST) & MASK
            z = ((z ^ (z >> 27)) * SECOND) & MASK
            yield z ^ (z >> 31)

    upper = (x >> 32 for x in numbers())
    sizes = [next(upper) * max_out >> 32 for _ in range(n)]
    game = [[] for _ in range(n)]
    going = [u for u in range(n) if sizes[u]]
    while going:
        for u in going:
            game[u].append(next(upper) * n >> 32)
        going = [u for u in going if len(game[u]) < sizes[u]]
    return game


WRONG = {
    numbers_left_over_for_missing_moves: "numbers-reserved",
    remembered_without_max_out: "kept-between-calls",
    no_moves_at_all_means_three: "zero-is-not-given",
    modulo_only_at_the_end: "masked-at-the-end",
    number_n_used_again_and_lower_half_taken: "other-sequence",
    dealt_like_cards_and_never_the_most: "column-by-column+max-out-left-out",
}
