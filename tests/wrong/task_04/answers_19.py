"""Wrong answers to task 4, a twentieth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2
_last: dict[str, object] = {}


def _reversed(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def _wave(moves, before, rest, without):
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[v] == WIN:
                rest[u] = without(rest[u], v)
            if labels[u] == DRAW and (labels[v] == LOSE or rest[u] == 0):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


def the_same_list_is_the_same_game(moves: list[list[int]]) -> list[int]:
    """Meant: who asks for the same game again need not wait. Wrong: its list may have changed."""
    if _last.get("game") is not moves:
        _last["game"], _last["before"] = moves, _reversed(moves)
    return _wave(moves, _last["before"], [len(row) for row in moves], lambda rest, v: rest - 1)


def open_targets_added_up(moves: list[list[int]]) -> list[int]:
    """Meant: the sum of the open targets is 0 when none is left. Wrong: so it is when 0 is left."""
    return _wave(moves, _reversed(moves), [sum(row) for row in moves], lambda rest, v: rest - v)


def sweeps_until_nobody_wins_any_more(moves: list[list[int]]) -> list[int]:
    """Meant: go on while something changes. Wrong: only a new WIN counts as a change."""
    labels = [DRAW if row else LOSE for row in moves]
    wins = -1
    while labels.count(WIN) != wins:
        wins = labels.count(WIN)
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                if any(labels[v] == LOSE for v in row):
                    labels[u] = WIN
                elif all(labels[v] == WIN for v in row):
                    labels[u] = LOSE
    return labels


WRONG = {
    the_same_list_is_the_same_game: "kept-between-calls",
    open_targets_added_up: "targets-added-up",
    sweeps_until_nobody_wins_any_more: "no-round-after-losses",
}
