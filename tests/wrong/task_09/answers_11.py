"""Wrong answers to task 9, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _wave(moves):
    """Return the labels by retrograde analysis."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v]
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def standing_still_is_no_cycle(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: take away positions that nobody can come to; what cannot go is a cycle.
    Wrong: a move from a position to itself is not counted, though it is a cycle."""
    incoming = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                incoming[v] += 1
    gone = [u for u, count in enumerate(incoming) if count == 0]
    for u in gone:
        for v in moves[u]:
            if v != u:
                incoming[v] -= 1
                if incoming[v] == 0:
                    gone.append(v)
    kind = "ACYCLIC" if len(gone) == len(moves) else "CYCLIC"
    return kind, _wave(moves)


def joins_pieces_without_arrow_heads(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: union-find; a move inside one piece closes a cycle.
    Wrong: that is for undirected graphs. Two ways to one position are no cycle here."""
    leader = list(range(len(moves)))

    def find(u):
        while leader[u] != u:
            leader[u] = leader[leader[u]]
            u = leader[u]
        return u

    kind = "ACYCLIC"
    for u, row in enumerate(moves):
        for v in row:
            a, b = find(u), find(v)
            if a == b:
                kind = "CYCLIC"
            leader[a] = b
    return kind, _wave(moves)


def draws_tell_the_kind_and_parallel_moves_stick(
    moves: list[list[int]],
) -> tuple[str, list[int]]:
    """Meant: if somebody draws there is a cycle. Two slips: a cycle need not make a draw; sets of
    predecessors and counters of all moves, so a LOSE with parallel moves stays DRAW."""
    n = len(moves)
    back = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].add(u)
    left = [len(moves[u]) for u in range(n)]
    labels = [LOSE if left[u] == 0 else DRAW for u in range(n)]
    known = [u for u in range(n) if left[u] == 0]
    while known:
        v = known.pop()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                known.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    known.append(u)
    return ("CYCLIC" if DRAW in labels else "ACYCLIC"), labels


def searches_from_zero_and_overwrites_win(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: look for a way back to the path, then the wave. Two slips: the search begins at 0
    alone; the counters count LOSE successors too and turn a WIN into LOSE."""
    WHITE, GREY, BLACK = 0, 1, 2
    colour = [WHITE] * len(moves)
    kind = "ACYCLIC"
    path = [(0, iter(moves[0]))]
    colour[0] = GREY
    while path:
        u, rest = path[-1]
        v = next(rest, None)
        if v is None:
            colour[u] = BLACK
            path.pop()
        elif colour[v] == GREY:
            kind = "CYCLIC"
        elif colour[v] == WHITE:
            colour[v] = GREY
            path.append((v, iter(moves[v])))
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            left[u] -= 1
            if labels[v] == LOSE and labels[u] == DRAW:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return kind, labels


WRONG = {
    standing_still_is_no_cycle: "loops-ignored",
    joins_pieces_without_arrow_heads: "union-find",
    draws_tell_the_kind_and_parallel_moves_stick: "draws-decide",
    searches_from_zero_and_overwrites_win: "known-counted+only-from-zero",
}
