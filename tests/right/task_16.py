"""Right answers to task 16, in different styles."""

import numpy as np

GAMMA = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


def with_a_state(n, seed, max_out=3):
    state = seed

    def draw(k):
        nonlocal state
        state = (state + GAMMA) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return ((z >> 32) * k) >> 32

    degrees = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(degree)] for degree in degrees]


def numbered(n, seed, max_out=3):
    def number(i):
        z = (seed + i * GAMMA) % 2**64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    moves, i = [], n
    for u in range(n):
        row = []
        for _ in range((number(u + 1) >> 32) * (max_out + 1) // 2**32):
            i += 1
            row.append((number(i) >> 32) * n // 2**32)
        moves.append(tuple(row))
    return tuple(moves)


def with_a_generator(n, seed, max_out=3):
    from itertools import islice

    def numbers():
        z = seed
        while True:
            z = z + GAMMA & MASK
            x = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
            x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
            yield (x ^ x >> 31) >> 32

    stream = numbers()
    degrees = [x * (max_out + 1) >> 32 for x in islice(stream, n)]
    return [[x * n >> 32 for x in islice(stream, degree)] for degree in degrees]


def with_numpy(n, seed, max_out=3):
    def drawn(first, count, k):
        z = np.uint64(seed) + np.arange(first, first + count, dtype=np.uint64) * np.uint64(GAMMA)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
        return ((z >> np.uint64(32)) * np.uint64(k) >> np.uint64(32)).astype(int)

    degrees = drawn(1, n, max_out + 1)
    targets = drawn(n + 1, degrees.sum(), n)
    return np.split(targets, np.cumsum(degrees)[:-1])


RIGHT = [with_a_state, numbered, with_a_generator, with_numpy]
