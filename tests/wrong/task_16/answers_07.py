"""Wrong answers to task 16, a sixth set: what was meant is in the docstring."""

M = 2**64
A, B, C = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def _game(n, seed, max_out, a=A, b=B, c=C, shifts=(30, 27, 31), right=None):
    right = right or (lambda z, s: z >> s)
    state = seed

    def draw(k):
        nonlocal state
        state = (state + a) % M
        z = (state ^ right(state, shifts[0])) * b % M
        z = (z ^ right(z, shifts[1])) * c % M
        z ^= right(z, shifts[2])
        return (z >> 32) * k >> 32

    rows = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(k)] for k in rows]


def digit_of_gamma(n, seed, max_out=3):
    """A wrong digit in the constant that is added."""
    return _game(n, seed, max_out, a=0x9E3779B97F4A7C51)


def digit_of_first_multiplier(n, seed, max_out=3):
    """A wrong digit in the first multiplier."""
    return _game(n, seed, max_out, b=0xBF58476D1CE4E5B8)


def second_multiplier(n, seed, max_out=3):
    """A wrong multiplier: one of murmur."""
    return _game(n, seed, max_out, c=0xC4CEB9FE1A85EC53)


def shift_33(n, seed, max_out=3):
    """A wrong shift: 33 in the first line."""
    return _game(n, seed, max_out, shifts=(33, 27, 31))


def last_shift_33(n, seed, max_out=3):
    """A wrong shift: the last is 33."""
    return _game(n, seed, max_out, shifts=(30, 27, 33))


def last_shift_left_out(n, seed, max_out=3):
    """A wrong shift: the last line is missing."""
    return _game(n, seed, max_out, shifts=(30, 27, 64))


def signed(n, seed, max_out=3):
    """A signed shift."""

    def right(z, s):
        return ((z - M if z >= M // 2 else z) >> s) % M

    return _game(n, seed, max_out, right=right)


def _numbers(seed, first):
    z = (seed + (first - 1) * A) % M
    while True:
        z = (z + A) % M
        x = (z ^ z >> 30) * B % M
        x = (x ^ x >> 27) * C % M
        yield x ^ x >> 31


def number_n_twice(n, seed, max_out=3):
    """The targets begin with number n."""
    counts, targets = _numbers(seed, 1), _numbers(seed, n)
    rows = [(next(counts) >> 32) * (max_out + 1) >> 32 for _ in range(n)]
    return [[(next(targets) >> 32) * n >> 32 for _ in range(k)] for k in rows]


def rows_from_behind(n, seed, max_out=3):
    """The targets of a position in reverse order."""
    rows = _game(n, seed, max_out)
    for row in rows:
        row.reverse()
    return rows


WRONG = {
    digit_of_gamma: "other-sequence",
    digit_of_first_multiplier: "other-sequence",
    second_multiplier: "other-sequence",
    shift_33: "other-sequence",
    last_shift_33: "last-shift",
    last_shift_left_out: "last-shift",
    signed: "other-sequence",
    number_n_twice: "targets-one-early",
    rows_from_behind: "targets-reversed",
}
