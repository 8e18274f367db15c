"""Wrong answers to task 2, a twenty-second set: what was meant is in the docstring."""


def degrees_in_bytes(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: count the moves in a bytearray. Wrong: 256 of them are none."""
    degrees = bytearray(len(moves))
    for u, row in enumerate(moves):
        for _ in row:
            degrees[u] = (degrees[u] + 1) & 0xFF
    return {u: int(misere) for u, degree in enumerate(degrees) if not degree}


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {degrees_in_bytes: "narrow-numbers"}
