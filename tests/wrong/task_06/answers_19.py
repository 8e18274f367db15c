"""Wrong answers to task 6, a twentieth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def acyclic_part_first(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: label what lies before no cycle, and let the queue begin with all of it.

    Wrong: that is not in order of distance, so what comes by way of a cycle may come too late.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels, plies = [DRAW] * len(moves), [-1] * len(moves)
    left = [len(row) for row in moves]
    done = [u for u, row in enumerate(moves) if not row]
    for v in done:
        lost = [plies[w] for w in moves[v] if labels[w] == LOSE]
        labels[v] = WIN if lost else LOSE
        plies[v] = 1 + (min(lost) if lost else max((plies[w] for w in moves[v]), default=-1))
        for u in before[v]:
            left[u] -= 1
            if left[u] == 0:
                done.append(u)
    left = [len(row) for row in moves]
    for v in done:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                    done.append(u)
    return labels, plies


WRONG = {acyclic_part_first: "first-in-sweeps"}
