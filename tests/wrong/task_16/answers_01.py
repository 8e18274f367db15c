"""Wrong answers to task 16, in different styles."""

M = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Stream:
    """The sequence of a seed, with parts that can be bent."""

    def __init__(self, seed, one=0xBF58476D1CE4E5B9, two=0x94D049BB133111EB, s=(30, 27, 31)):
        self.state, self.one, self.two, self.s = seed & M, one, two, s

    def __next__(self):
        self.state = (self.state + GAMMA) % 2**64
        z = self.state
        z = (z ^ z >> self.s[0]) * self.one & M
        z = (z ^ z >> self.s[1]) * self.two & M
        return z ^ z >> self.s[2]


def game(stream, n, max_out, scale=lambda x, k: (x >> 32) * k >> 32):
    counts = [scale(next(stream), max_out + 1) for _ in range(n)]
    return [[scale(next(stream), n) for _ in range(c)] for c in counts]


def wrong_digit(n, seed, max_out=3):
    """A digit of the first multiplier is wrong."""
    return game(Stream(seed, one=0xBF58476D1CE4E5B8), n, max_out)


def wrong_shift(n, seed, max_out=3):
    """A shift by 29 instead of 27."""
    return game(Stream(seed, s=(30, 29, 31)), n, max_out)


def same_multiplier(n, seed, max_out=3):
    """The first multiplier twice."""
    return game(Stream(seed, two=0xBF58476D1CE4E5B9), n, max_out)


def signed_shift(n, seed, max_out=3):
    """Shifts that keep the sign, as >> in Java."""

    def signed(z):
        return z - 2**64 if z >> 63 else z

    out = []
    state = seed
    counts = None

    def draw(k):
        nonlocal state
        state = (state + GAMMA) & M
        z = state
        z = ((z ^ (signed(z) >> 30)) * 0xBF58476D1CE4E5B9) & M
        z = ((z ^ (signed(z) >> 27)) * 0x94D049BB133111EB) & M
        z = (z ^ (signed(z) >> 31)) & M
        return ((z >> 32) * k) >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    for c in counts:
        out.append([draw(n) for _ in range(c)])
    return out


def remainder(n, seed, max_out=3):
    """x % k."""
    return game(Stream(seed), n, max_out, scale=lambda x, k: x % k)


def row_by_row(n, seed, max_out=3):
    """Count and targets of each position together."""
    stream = Stream(seed)
    rows = []
    for _ in range(n):
        c = (next(stream) >> 32) * (max_out + 1) >> 32
        rows.append([(next(stream) >> 32) * n >> 32 for _ in range(c)])
    return rows


def starts_at_zero(n, seed, max_out=3):
    """Number 0 comes first."""
    return game(Stream(seed - GAMMA), n, max_out)


def max_out_never(n, seed, max_out=3):
    """max_out is never reached."""
    stream = Stream(seed)
    counts = [(next(stream) >> 32) * max_out >> 32 for _ in range(n)]
    return [[(next(stream) >> 32) * n >> 32 for _ in range(c)] for c in counts]


def whole_number(n, seed, max_out=3):
    """(x * k) >> 64: all 64 bits are used."""
    return game(Stream(seed), n, max_out, scale=lambda x, k: x * k >> 64)


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    wrong_digit: "other-sequence",
    wrong_shift: "other-sequence",
    same_multiplier: "other-sequence",
    signed_shift: "other-sequence",
    remainder: "remainder",
    row_by_row: "interleaved",
    starts_at_zero: "from-zero",
    max_out_never: "max-out-left-out",
    whole_number: "whole-product",
}
