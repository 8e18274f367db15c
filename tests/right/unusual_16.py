"""Right answers to task 16 in unusual styles."""

from ctypes import c_uint64
from functools import cache
from itertools import islice


def with_ctypes(n, seed, max_out=3):
    """c_uint64 wraps for us."""
    at = c_uint64(seed)

    def draw(k):
        at.value += 0x9E3779B97F4A7C15
        z = at.value
        z = c_uint64((z ^ z >> 30) * 0xBF58476D1CE4E5B9).value
        z = c_uint64((z ^ z >> 27) * 0x94D049BB133111EB).value
        return ((z ^ z >> 31) >> 32) * k >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(c)] for c in counts]


def stream(n, seed, max_out=3):
    """A generator of numbers and islice."""

    def numbers():
        state = seed
        while True:
            state = (state + 0x9E3779B97F4A7C15) % 2**64
            z = state
            for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
                z = (z ^ z >> shift) * factor % 2**64
            yield (z ^ z >> 31) >> 32

    source = numbers()
    counts = [x * (max_out + 1) >> 32 for x in islice(source, n)]
    return [[x * n >> 32 for x in islice(source, c)] for c in counts]


class Mix:
    def __init__(self, seed):
        self.seed, self.i = seed, 0

    def __call__(self, k):
        self.i += 1
        z = self.seed + self.i * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return (((z ^ z >> 31) >> 32) * k) >> 32


def callable_class(n, seed, max_out=3):
    """An object that is called."""
    mix = Mix(seed)
    sizes = [mix(max_out + 1) for _ in range(n)]
    return [[mix(n) for _ in range(size)] for size in sizes]


def by_index(n, seed, max_out=3):
    """Number i straight from i, offsets of the targets summed up."""
    m = 2**64 - 1

    def number(i, k):
        z = (seed + i * 0x9E3779B97F4A7C15) & m
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & m
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & m
        return (((z ^ (z >> 31)) >> 32) * k) >> 32

    rows, at = [], n
    for u in range(n):
        count = number(u + 1, max_out + 1)
        rows.append([number(at + j, n) for j in range(1, count + 1)])
        at += count
    return rows


@cache
def remembered(n, seed, max_out=3):
    """What it has returned for the same numbers it returns again."""
    return by_index(n, seed, max_out)


RIGHT = [with_ctypes, stream, callable_class, by_index, remembered]
