"""Wrong answers to task 12, a twenty-second set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def distances_depth_first(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: first the labels, then the distances by a search. Wrong: it keeps what it skipped."""
    labels = _labels(moves)
    plies: dict[int, int] = {}
    open_now: set[int] = set()

    def search(u: int) -> None:
        open_now.add(u)
        known = []
        for v in moves[u]:
            if labels[u] + labels[v] == 1:
                if v not in plies and v not in open_now:
                    search(v)
                if v in plies:
                    known.append(plies[v])
        plies[u] = 1 + (min(known, default=0) if labels[u] == WIN else max(known, default=-1))
        open_now.remove(u)

    for u, label in enumerate(labels):
        if label != DRAW and u not in plies:
            search(u)
    longest = []
    for wanted in (WIN, LOSE):
        found = [(plies[u], -u) for u, label in enumerate(labels) if label == wanted]
        best = max(found, default=None)
        longest.append(None if best is None else (-best[1], best[0]))
    return longest[0], longest[1]


def _labels(moves: list[list[int]]) -> list[int]:
    labels = [DRAW if row else LOSE for row in moves]
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                found = {labels[v] for v in row}
                if LOSE in found or DRAW not in found:
                    labels[u] = WIN if LOSE in found else LOSE
                    changed = True
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {distances_depth_first: "distances-forward"}
