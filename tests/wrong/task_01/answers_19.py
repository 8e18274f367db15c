"""Wrong answers to task 1, a twenty-first set: what was meant is in the docstring."""


def a_lose_is_looked_for_again(moves: list[list[int]]) -> list[int]:
    """Meant: a search with a stack of its own. Right, but LOSE is 0, which `get` does not see.

    A position that waits on the stack several times is worked out each time.
    """
    known: dict[int, int] = {}
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack[-1]
            if known.get(u):
                stack.pop()
            elif waiting := [v for v in moves[u] if v not in known]:
                stack += waiting
            else:
                known[stack.pop()] = int(any(known[v] == 0 for v in moves[u]))
    return [known[u] for u in range(len(moves))]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {a_lose_is_looked_for_again: "line-runs-again"}
