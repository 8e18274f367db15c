"""Wrong answers to task 16, a twelfth set: what was meant is in the docstring."""

from itertools import count


def the_sum_is_not_cut_to_64_bits(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: SplitMix64, with the modulus after the multiplications, where numbers grow. Wrong:
    seed + i * constant is not taken modulo 2^64, so from some i on the first shift to the right
    brings in bits that should have been cut off."""
    cut = 2**64

    def number(i: int) -> int:
        z = seed + i * 0x9E3779B97F4A7C15
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % cut
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % cut
        return z ^ (z >> 31)

    def pick(i: int, k: int) -> int:
        return (number(i) >> 32) * k >> 32

    counts = [pick(u + 1, max_out + 1) for u in range(n)]
    i = n
    game = []
    for size in counts:
        row = []
        for _ in range(size):
            i += 1
            row.append(pick(i, n))
        game.append(row)
    return game


def each_count_is_followed_by_its_targets(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: go through the positions and draw for each how many moves it has, and which. Wrong:
    the targets of a position are drawn right after its count; the first n numbers are the counts
    of all positions, and the targets only begin after them."""
    mask = (1 << 64) - 1

    def stream():
        state = seed
        while True:
            state = (state + 0x9E3779B97F4A7C15) & mask
            z = state
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
            yield z ^ (z >> 31)

    numbers = stream()

    def below(k: int) -> int:
        return ((next(numbers) >> 32) * k) >> 32

    moves = []
    for _ in range(n):
        size = below(max_out + 1)
        moves.append([below(n) for _ in range(size)])
    return moves


def takes_the_lower_half(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: half of the 64 bits times k, and of that the part above 32 bits. Wrong: it is the
    lower half, x modulo 2^32, and not the upper half x >> 32."""
    two32, two64 = 1 << 32, 1 << 64

    class SplitMix:
        def __init__(self) -> None:
            self.i = 0

        def __call__(self, k: int) -> int:
            self.i += 1
            z = (seed + self.i * 0x9E3779B97F4A7C15) % two64
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % two64
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB % two64
            x = z ^ (z >> 31)
            half = x % two32
            return half * k // two32

    draw = SplitMix()
    sizes = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(size)] for size in sizes]


def never_as_many_as_max_out(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a number of moves from 0 to max_out. Wrong: k is max_out, which gives 0 to max_out -
    1; both ends are possible, so there are max_out + 1 counts to choose from."""
    made = []
    sizes = []
    z = seed
    used = sum_of_sizes = 0
    while used < n or len(made) < sum_of_sizes:
        z = (z + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        used += 1
        x = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 31)) >> 32
        if used <= n:
            sizes.append(x * max_out >> 32)
            sum_of_sizes = sum(sizes) if used == n else 0
        else:
            made.append(x * n >> 32)
    game, start = [], 0
    for size in sizes:
        game.append(made[start : start + size])
        start += size
    return game


def counts_from_number_zero_and_spares_the_last_position(
    n: int, seed: int, max_out: int = 3
) -> list[list[int]]:
    """Meant: numbers of the sequence one after the other, targets "from 0 to n - 1". Two slips:
    the sequence begins with number 0, made of the seed alone, and not with number 1; k is n - 1
    for the targets, so nobody ever moves to the last position."""
    m = 2**64
    index = count(0)

    def following() -> int:
        z = (seed + next(index) * 0x9E3779B97F4A7C15) % m
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % m
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % m
        return (z ^ (z >> 31)) >> 32

    how_many = []
    for _ in range(n):
        how_many.append((following() * (max_out + 1)) >> 32)
    result = []
    for u in range(n):
        result.append([])
        for _ in range(how_many[u]):
            result[u].append((following() * (n - 1)) >> 32)
    return result


def targets_in_fixed_places_and_each_only_once(
    n: int, seed: int, max_out: int = 3
) -> list[list[int]]:
    """Meant: work out from u where the numbers of its targets stand, and list the targets. Two
    slips: each position gets max_out places in the sequence, used or not, while the targets of one
    position follow right on those of the one before; a target that comes out twice is listed once,
    though parallel moves are kept."""
    full = 0xFFFFFFFFFFFFFFFF

    def mix(i: int) -> int:
        z = (seed + i * 0x9E3779B97F4A7C15) & full
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & full
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & full
        return z ^ (z >> 31)

    moves = [[] for _ in range(n)]
    first = n + 1
    for u in range(n):
        size = ((mix(u + 1) >> 32) * (max_out + 1)) >> 32
        for j in range(size):
            v = ((mix(first + j) >> 32) * n) >> 32
            if v not in moves[u]:
                moves[u].append(v)
        first += max_out
    return moves


WRONG = {
    the_sum_is_not_cut_to_64_bits: "sum-not-masked",
    each_count_is_followed_by_its_targets: "interleaved",
    takes_the_lower_half: "lower-half",
    never_as_many_as_max_out: "max-out-left-out",
    counts_from_number_zero_and_spares_the_last_position: "last-left-out+from-zero",
    targets_in_fixed_places_and_each_only_once: "numbers-reserved+parallel-rejected",
}
