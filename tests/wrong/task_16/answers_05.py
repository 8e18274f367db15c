"""Wrong answers to task 16, a fourth set: what was meant is in the docstring."""

import random

M = (1 << 64) - 1


def _mix(z):
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M
    return z ^ (z >> 31)


def _game(n, max_out, numbers, ranged=lambda x, k: ((x >> 32) * k) >> 32):
    numbers = iter(numbers)
    counts = [ranged(next(numbers), max_out + 1) for _ in range(n)]
    return [[ranged(next(numbers), n) for _ in range(c)] for c in counts]


def _sequence(seed, first=1):
    i = first
    while True:
        yield _mix((seed + i * 0x9E3779B97F4A7C15) & M)
        i += 1


def from_zero(n, seed, max_out=3):
    """Number 0 comes first."""
    return _game(n, max_out, _sequence(seed, 0))


def modulo(n, seed, max_out=3):
    """x % k instead of the product."""
    return _game(n, max_out, _sequence(seed), lambda x, k: x % k)


def lower_half(n, seed, max_out=3):
    """Takes the lower half."""
    return _game(n, max_out, _sequence(seed), lambda x, k: ((x & 0xFFFFFFFF) * k) >> 32)


def max_out_excluded(n, seed, max_out=3):
    """0 to max_out - 1 moves."""
    return _game(n, max_out - 1, _sequence(seed))


def count_and_targets_in_turn(n, seed, max_out=3):
    """Count, targets, count, targets ..."""
    numbers = _sequence(seed)
    out = []
    for _ in range(n):
        count = ((next(numbers) >> 32) * (max_out + 1)) >> 32
        out.append([((next(numbers) >> 32) * n) >> 32 for _ in range(count)])
    return out


def distinct_targets(n, seed, max_out=3):
    """Repeated targets are left out."""
    return [list(dict.fromkeys(row)) for row in _game(n, max_out, _sequence(seed))]


def no_wrap(n, seed, max_out=3):
    """No modulo in the first line."""

    def numbers():
        i = 1
        while True:
            yield _mix(seed + i * 0x9E3779B97F4A7C15)
            i += 1

    return _game(n, max_out, numbers())


def library(n, seed, max_out=3):
    """random of Python."""
    r = random.Random(seed)
    return [[r.randrange(n) for _ in range(r.randint(0, max_out))] for _ in range(n)]


def wrong_digit(n, seed, max_out=3):
    """A digit of the second multiplier is wrong."""

    def mix(z):
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EA) & M
        return z ^ (z >> 31)

    return _game(n, max_out, (mix((seed + i * 0x9E3779B97F4A7C15) & M) for i in range(1, 10**9)))


def without_loops(n, seed, max_out=3):
    """Two mistakes: moves to oneself are left out, and numbers counted from 0."""
    game = _game(n, max_out, _sequence(seed, 0))
    return [[v for v in row if v != u] for u, row in enumerate(game)]


def sorted_targets(n, seed, max_out=3):
    """The targets of a position are sorted."""
    return [sorted(row) for row in _game(n, max_out, _sequence(seed))]


def modulo_and_short(n, seed, max_out=3):
    """Two mistakes: x % k, and max_out excluded."""
    return _game(n, max_out - 1, _sequence(seed), lambda x, k: x % k if k else 0)


def shift_and_state(n, seed, max_out=3):
    """Two mistakes: last shift 32, and each number is made from the one before."""

    def numbers():
        z = seed
        while True:
            z = (z + 0x9E3779B97F4A7C15) & M
            x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & M
            x = x ^ (x >> 32)
            z = x
            yield x

    return _game(n, max_out, numbers())


WRONG = {
    from_zero: "from-zero",
    modulo: "remainder",
    lower_half: "lower-half",
    max_out_excluded: "max-out-left-out",
    count_and_targets_in_turn: "interleaved",
    distinct_targets: "parallel-rejected",
    no_wrap: "sum-not-masked",
    library: "random-module",
    wrong_digit: "other-sequence",
    without_loops: "from-zero+loops-rejected",
    sorted_targets: "targets-sorted",
    modulo_and_short: "remainder+max-out-left-out",
    shift_and_state: "",
}
