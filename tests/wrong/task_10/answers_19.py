"""Wrong answers to task 10, a twenty-first set: what was meant is in the docstring."""

from collections import deque


def alone_on_one_cell(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: on one cell A has B at once. Without staying nobody has a move there."""
    if length == 1:
        return 1

    def steps(x: int) -> list[int]:
        return [y for y in (x - 1, x, x + 1) if 0 <= y < length and (stay or y != x)]

    plies = {(x, x, 1): 0 for x in range(length)}
    left = {(x, y): len(steps(y)) for x in range(length) for y in range(length)}
    queue = deque(plies)
    while queue:
        x, y, turn = here = queue.popleft()
        for z in steps(x) if turn else steps(y):
            there = (z, y, 0) if turn else (x, z, 1)
            if there in plies:
                continue
            if not turn:
                left[x, z] -= 1
                if left[x, z]:
                    continue
            plies[there] = plies[here] + 1
            queue.append(there)
    return plies.get((a, b, 0))


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {alone_on_one_cell: "few-cases"}
