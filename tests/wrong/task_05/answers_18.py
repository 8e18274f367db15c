"""Wrong answers to task 5, an eighteenth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def sweeps_both_ways(moves: list[list[int]]) -> list[int]:
    """Meant: One sweep down and one up, until nothing changes, is next to one pass.

    Wrong: On a chain numbered from both ends each sweep comes two positions far.
    """
    n = len(moves)
    labels = [DRAW if row else WIN for row in moves]
    changed = True
    while changed:
        changed = False
        for order in (range(n), reversed(range(n))):
            for u in order:
                if labels[u] != DRAW:
                    continue
                good = bad = 0
                for v in moves[u]:
                    if labels[v] == LOSE:
                        good += 1
                    elif labels[v] == WIN:
                        bad += 1
                if good:
                    labels[u] = WIN
                    changed = True
                elif bad == len(moves[u]):
                    labels[u] = LOSE
                    changed = True
    return labels


WRONG = {sweeps_both_ways: "line-runs-again"}
