"""Wrong answers to task 3, a twentieth set: what was meant is in the docstring."""


def sixteen_bits_for_the_start(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: a move is one number, and sorting brings those to a position together.

    Wrong: from 65,537 positions on the start runs over into the target.
    """
    predecessors: list[list[int]] = [[] for _ in moves]
    for code in sorted(v << 16 | u for u, row in enumerate(moves) for v in row):
        predecessors[code >> 16].append(code & 0xFFFF)
    return [len(row) for row in moves], predecessors


WRONG = {sixteen_bits_for_the_start: "narrow-numbers"}
