"""Wrong answers to task 2, a twenty-first set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def in_four_parts(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: A large graph in four parts, one after the other. Wrong: What is left over is none."""
    label = WIN if misere else LOSE
    part = len(moves) // 4 if len(moves) >= 64 else len(moves)
    parts = [range(k, k + part) for k in range(0, len(moves) - part + 1, max(part, 1))]
    return {u: label for part in parts for u in part if not moves[u]}


WRONG = {in_four_parts: ""}
