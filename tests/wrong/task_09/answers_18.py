"""Wrong answers to task 9, a twenty-first set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def three_times_from_the_ends(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: go through the positions as a search leaves them, and again while it is cyclic.

    Wrong: three times is not enough on a long cycle.
    """
    done: list[int] = []
    state = [0] * len(moves)
    kind = "ACYCLIC"
    for start in range(len(moves)):
        stack = [(start, iter(moves[start]))] if not state[start] else []
        state[start] = state[start] or 1
        while stack:
            u, rest = stack[-1]
            for v in rest:
                if state[v] == 1:
                    kind = "CYCLIC"
                elif state[v] == 0:
                    state[v] = 1
                    stack.append((v, iter(moves[v])))
                    break
            else:
                state[u] = 2
                done.append(u)
                stack.pop()
    labels = [DRAW] * len(moves)
    for _ in range(1 if kind == "ACYCLIC" else 3):
        for u in done:
            found = [labels[v] for v in moves[u]]
            if LOSE in found:
                labels[u] = WIN
            elif DRAW not in found:
                labels[u] = LOSE
    return kind, labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {three_times_from_the_ends: "fixed-rounds"}
