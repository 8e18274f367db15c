"""Wrong answers to task 13, a twentieth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def passes_mended_once(moves: list[list[int]]) -> list[int]:
    """Meant: solve without passes, then who would lose passes, and what follows is mended.

    Wrong: each position is mended once, and a second change does not come through.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                before[v].append(u)
    left = [sum(v != u for v in row) for u, row in enumerate(moves)]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    mended = [u for u, row in enumerate(moves) if labels[u] == LOSE and u in row]
    seen = set(mended)
    for u in mended:
        labels[u] = DRAW
    for v in mended:
        for u in before[v]:
            if u not in seen:
                seen.add(u)
                found = {labels[w] for w in moves[u]}
                label = WIN if LOSE in found else DRAW if DRAW in found else LOSE
                if label != labels[u]:
                    labels[u] = label
                    mended.append(u)
    return labels


WRONG = {passes_mended_once: ""}
