"""Wrong answers to task 16, as other students write them."""

from itertools import repeat

GAMMA = 0x9E3779B97F4A7C15
FULL = (1 << 64) - 1


def _stream(seed, first=1, inner=True):
    i = first
    while True:
        z = (seed + i * GAMMA) & FULL
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
        if inner:
            z &= FULL
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & FULL
        yield z ^ (z >> 31)
        i += 1


def _cut(x, k):
    return (x >> 32) * k >> 32


def _game(n, drawn, top, cut=_cut):
    counts = [cut(next(drawn), top) for _ in range(n)]
    return [[cut(next(drawn), n) for _ in range(c)] for c in counts]


def modulo(n, seed, max_out=3):
    """x % k for the range."""
    return _game(n, _stream(seed), max_out + 1, lambda x, k: x % k)


def lower_bits(n, seed, max_out=3):
    """The lower 32 bits in place of the upper ones."""
    return _game(n, _stream(seed), max_out + 1, lambda x, k: (x & 0xFFFFFFFF) * k >> 32)


def never_the_most(n, seed, max_out=3):
    """Counts from 0 to max_out - 1."""
    return _game(n, _stream(seed), max_out) if max_out else [[] for _ in range(n)]


def one_after_the_other(n, seed, max_out=3):
    """The count of a position and at once its targets."""
    drawn = _stream(seed)
    return [
        [_cut(next(drawn), n) for _ in repeat(0, _cut(next(drawn), max_out + 1))]
        for _ in repeat(0, n)
    ]


def number_zero(n, seed, max_out=3):
    """The sequence begins with number 0."""
    return _game(n, _stream(seed, first=0), max_out + 1)


def one_mask_missing(n, seed, max_out=3):
    """The first product is not cut to 64 bits."""
    return _game(n, _stream(seed, inner=False), max_out + 1)


def zero_and_modulo(n, seed, max_out=3):
    """Two mistakes: begins with number 0, and x % k."""
    return _game(n, _stream(seed, first=0), max_out + 1, lambda x, k: x % k)


def most_missing_and_alternating(n, seed, max_out=3):
    """Two mistakes: counts up to max_out - 1, and each followed by its targets."""
    drawn = _stream(seed)
    return [[_cut(next(drawn), n) for _ in range(_cut(next(drawn), max_out))] for _ in range(n)]


WRONG = {
    modulo: "remainder",
    lower_bits: "lower-half",
    never_the_most: "max-out-left-out",
    one_after_the_other: "interleaved",
    number_zero: "from-zero",
    one_mask_missing: "other-sequence",
    zero_and_modulo: "remainder+from-zero",
    most_missing_and_alternating: "interleaved+max-out-left-out",
}
