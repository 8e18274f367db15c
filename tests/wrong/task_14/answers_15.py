"""Wrong answers to task 14, a fourteenth set: what was meant is in the docstring."""

from collections import deque
from itertools import product


def robber_has_to_run(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: the cop may go along an edge or wait, the robber runs along an edge.

    Wrong: the robber may stay as well; here it has to leave its vertex on every move.
    """
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    left = [[len(near[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = 0
        robber[v][v] = 0
        queue.append((v, v, "cop"))
        queue.append((v, v, "robber"))
    while queue:
        c, r, turn = queue.popleft()
        if turn == "robber":
            for x in near[c] + [c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append((x, r, "cop"))
        else:
            for y in near[r]:
                left[c][y] -= 1
                if left[c][y] == 0 and robber[c][y] is None:
                    robber[c][y] = cop[c][r] + 1
                    queue.append((c, y, "robber"))
    return cop


def cop_win_graph_or_nothing(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: the cop wins if and only if the graph can be taken apart corner by corner; if not, the
    robber escapes unless it stands next to the cop.

    Wrong: that tells about the robber's best start, not about every start: in a graph that cannot
    be taken apart there are still starts in which the robber is caught later (in a tail, say).
    """
    around = {v: {v} for v in range(n)}
    for u, v in edges:
        around[u].add(v)
        around[v].add(u)

    # the pieces of the graph
    piece = {}
    for start in range(n):
        if start not in piece:
            piece[start] = start
            stack = [start]
            while stack:
                u = stack.pop()
                for v in around[u]:
                    if v not in piece:
                        piece[v] = start
                        stack.append(v)

    # take away corners as long as there are any
    rest = {v: set(around[v]) for v in around}
    found = True
    while found:
        found = False
        for u in list(rest):
            if any(v != u and rest[u] <= rest[v] for v in rest[u]):
                for v in rest.pop(u):
                    if v != u:
                        rest[v].discard(u)
                found = True
                break
    bad_pieces = {piece[v] for v in rest if len(rest[v]) > 1}

    table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    after = {(v, v): 0 for v in range(n)}  # the robber to move
    changed = True
    while changed:
        changed = False
        cop_new = []
        for c, r in product(range(n), repeat=2):
            if table[c][r] is None:
                values = [after[x, r] for x in around[c] if (x, r) in after]
                if values:
                    cop_new.append((c, r, min(values) + 1))
        for c, r, value in cop_new:
            table[c][r] = value
            changed = True
        for c, r in product(range(n), repeat=2):
            if (c, r) not in after:
                values = [table[c][y] for y in around[r]]
                if None not in values:
                    after[c, r] = max(values) + 1
                    changed = True
    for c, r in product(range(n), repeat=2):
        if piece[c] in bad_pieces and r not in around[c]:
            table[c][r] = None
    return table


def robber_takes_the_quickest(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: rounds until nothing changes; one ply more than the best successor, if the robber has
    no way out.

    Wrong: for the robber the best successor is the one with the MOST plies, but min is used for
    both.
    """
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop = {(v, v): 0 for v in range(n)}
    robber = {(v, v): 0 for v in range(n)}
    size = -1
    while size != len(cop) + len(robber):
        size = len(cop) + len(robber)
        new_cop, new_robber = {}, {}
        for c in range(n):
            for r in range(n):
                if (c, r) not in cop:
                    values = [robber[x, r] for x in near[c] if (x, r) in robber]
                    if values:
                        new_cop[c, r] = 1 + min(values)
                if (c, r) not in robber and all((c, y) in cop for y in near[r]):
                    new_robber[c, r] = 1 + min(cop[c, y] for y in near[r])
        cop.update(new_cop)
        robber.update(new_robber)
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def edges_only_one_way(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: build the neighbours from the edges, add staying, then the wave backwards.

    Wrong: the pair (u, v) is entered for u only, so one can go from u to v but not back (the
    predecessors are turned round correctly, for a directed graph).
    """
    to = [[v] for v in range(n)]
    for u, v in edges:
        to[u].append(v)
    came = [[] for _ in range(n)]
    for u in range(n):
        for v in to[u]:
            came[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    ways = [[len(to[r]) for r in range(n)] for c in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append((0, v, v))
        queue.append((1, v, v))
    while queue:
        turn, c, r = queue.popleft()
        if turn == 1:
            for x in came[c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append((0, x, r))
        else:
            for y in came[r]:
                if robber[c][y] is None:
                    ways[c][y] -= 1
                    if ways[c][y] == 0:
                        robber[c][y] = cop[c][r] + 1
                        queue.append((1, c, y))
    return cop


def table_turned_and_cop_moves_counted(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: layers: in layer k are the starts from which the cop needs k moves; write k into the
    table.

    Wrong: (1) the table has the robber's vertex as its row and the cop's as its column. (2) only
    the moves of the cop are counted, not the plies of both.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    table = [[None] * n for _ in range(n)]
    for v in range(n):
        table[v][v] = 0
    cop_wins = {(v, v) for v in range(n)}
    robber_lost = {(v, v) for v in range(n)}
    k = 0
    layer = set(robber_lost)
    while layer:
        k += 1
        wins = {(x, r) for c, r in layer for x in near[c]} - cop_wins
        for c, r in wins:
            table[r][c] = k
        cop_wins |= wins
        candidates = {(c, y) for c, r in wins for y in near[r]} - robber_lost
        layer = {(c, r) for c, r in candidates if all((c, y) in cop_wins for y in near[r])}
        robber_lost |= layer
    return table


def cop_cannot_wait_and_robber_may_run_into_it(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: the chase of task 10 on a graph: caught is who stands under the cop after the cop's
    move; the cop has to hurry and goes along an edge each time.

    Wrong: (1) the cop may stay, too. (2) the robber is also captured when it moves onto the cop,
    and at the start on one vertex (0), but here only a move of the cop captures.
    """
    along = [[] for _ in range(n)]
    for u, v in edges:
        along[u].append(v)
        along[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    left = [[1 + len(along[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        robber[v][v] = 0
        queue.append((v, v, False))
    while queue:
        c, r, cops_turn = queue.popleft()
        if not cops_turn:
            for x in along[c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append((x, r, True))
        else:
            for y in along[r] + [r]:
                left[c][y] -= 1
                if left[c][y] == 0 and robber[c][y] is None:
                    robber[c][y] = cop[c][r] + 1
                    queue.append((c, y, False))
    return cop


WRONG = {
    robber_has_to_run: "robber-must-move",
    cop_win_graph_or_nothing: "all-or-nothing",
    robber_takes_the_quickest: "robber-hurries",
    edges_only_one_way: "one-way",
    table_turned_and_cop_moves_counted: "turned-over+cop-moves-alone",
    cop_cannot_wait_and_robber_may_run_into_it: "cop-must-move",
}
