"""Wrong answers to task 14, a twelfth set: what was meant is in the docstring."""

from collections import deque


def edges_go_one_way(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: for each vertex the vertices to which one can go, itself among them. Wrong: an edge
    (u, v) is entered for u alone; the graph is undirected and one can go from v to u as well."""
    out = [[u] for u in range(n)]
    into = [[u] for u in range(n)]
    for u, v in edges:
        out[u].append(v)
        into[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    count = [[len(out[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append((v, v, True))
        queue.append((v, v, False))
    while queue:
        c, r, cops_turn = queue.popleft()
        if cops_turn:
            for old in into[r]:
                count[c][old] -= 1
                if count[c][old] == 0 and robber[c][old] is None:
                    robber[c][old] = cop[c][r] + 1
                    queue.append((c, old, False))
        else:
            for old in into[c]:
                if cop[old][r] is None:
                    cop[old][r] = robber[c][r] + 1
                    queue.append((old, r, True))
    return cop


def robber_has_to_run(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: table of both turns, filled ply by ply until nothing changes. Wrong: only the cop may
    stay where it is, the robber has to go along an edge; by the rules both may stay."""
    near = [set() for _ in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop_steps = [near[v] | {v} for v in range(n)]
    robber_steps = [near[v] or {v} for v in range(n)]
    cop = {(v, v): 0 for v in range(n)}
    robber = {(v, v): 0 for v in range(n)}
    ply = 0
    changed = True
    while changed:
        changed = False
        ply += 1
        new_cop, new_robber = {}, {}
        for c in range(n):
            for r in range(n):
                if (c, r) not in cop and any((x, r) in robber for x in cop_steps[c]):
                    new_cop[c, r] = ply
                if (c, r) not in robber and all((c, x) in cop for x in robber_steps[r]):
                    new_robber[c, r] = ply
        if new_cop or new_robber:
            changed = True
        cop.update(new_cop)
        robber.update(new_robber)
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def robber_gives_itself_up_soon(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: repeat the two formulas for cop and robber until the table stays the same. Wrong: a
    robber that cannot escape takes the move with the fewest plies; it wants to be captured late,
    so it must be the most."""
    infinity = 10**9
    steps = [[v] for v in range(n)]
    for u, v in edges:
        steps[u].append(v)
        steps[v].append(u)
    cop = [[0 if c == r else infinity for r in range(n)] for c in range(n)]
    while True:
        robber = []
        for c in range(n):
            line = []
            for r in range(n):
                after = [cop[c][x] for x in steps[r]]
                if c == r:
                    line.append(0)
                elif max(after) == infinity:
                    line.append(infinity)
                else:
                    line.append(1 + min(after))
            robber.append(line)
        new = []
        for c in range(n):
            line = []
            for r in range(n):
                best = min(robber[x][r] for x in steps[c])
                line.append(0 if c == r else min(infinity, 1 + best))
            new.append(line)
        if new == cop:
            break
        cop = new
    return [[None if plies == infinity else plies for plies in line] for line in cop]


def rows_are_the_robber(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: retrograde analysis on the triples (cop, robber, turn), then write the table. Wrong:
    rows and columns are exchanged, the cop is in the second index of the table and not in the
    first; who is in the tail and who is outside makes a difference."""
    adjacent = {v: {v} for v in range(n)}
    for u, v in edges:
        adjacent[u].add(v)
        adjacent[v].add(u)
    plies = {}
    open_moves = {}
    queue = deque()
    for c in range(n):
        for r in range(n):
            open_moves[c, r] = len(adjacent[r])
        plies[c, c, "cop"] = plies[c, c, "robber"] = 0
        queue.append((c, c, "cop"))
        queue.append((c, c, "robber"))
    while queue:
        c, r, turn = queue.popleft()
        now = plies[c, r, turn]
        if turn == "robber":
            for x in adjacent[c]:
                if (x, r, "cop") not in plies:
                    plies[x, r, "cop"] = now + 1
                    queue.append((x, r, "cop"))
        else:
            for x in adjacent[r]:
                if (c, x, "robber") in plies:
                    continue
                open_moves[c, x] -= 1
                if open_moves[c, x] == 0:
                    plies[c, x, "robber"] = now + 1
                    queue.append((c, x, "robber"))
    table = []
    for first in range(n):
        table.append([])
        for second in range(n):
            table[first].append(plies.get((second, first, "cop")))
    return table


def stops_after_n_plies_and_lone_ones_have_no_moves(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: ply by ply, with the moves in a dictionary that is made of the edges. Two slips: the
    loop ends after n plies, while a chase down a long path takes nearly 2n; a vertex without edges
    gets no entry, so its robber cannot even stay, and "all of its moves are bad" holds of no moves
    at all."""
    moves = {}
    for u, v in edges:
        moves.setdefault(u, {u}).add(v)
        moves.setdefault(v, {v}).add(u)
    cop = [[0 if c == r else None for r in range(n)] for c in range(n)]
    robber = [[0 if c == r else None for r in range(n)] for c in range(n)]
    limit = n
    for ply in range(1, limit + 1):
        found = []
        for c in range(n):
            for r in range(n):
                if cop[c][r] is None:
                    if any(robber[x][r] is not None for x in moves.get(c, ())):
                        found.append((cop, c, r))
                if robber[c][r] is None:
                    if all(cop[c][x] is not None for x in moves.get(r, ())):
                        found.append((robber, c, r))
        if not found:
            break
        for table, c, r in found:
            table[c][r] = ply
    return cop


def forgets_that_the_robber_may_stay_and_captures_the_captured(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: the wave from the captures by the cop, with a counter for the robber's moves. Two
    slips: the counter starts with the number of neighbours and leaves out staying, so the robber
    is lost one move too early; on one vertex the cop still has to make a move, so the entry is 1
    and not 0."""
    neighbours = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    left = [[len(neighbours[r]) for r in range(n)] for _ in range(n)]
    table = [[None] * n for _ in range(n)]
    lost = [[None] * n for _ in range(n)]
    queue = deque()
    for v in range(n):
        lost[v][v] = 0
        queue.append(("robber", v, v))
    while queue:
        turn, c, r = queue.popleft()
        if turn == "robber":
            for x in [c, *neighbours[c]]:
                if table[x][r] is None:
                    table[x][r] = lost[c][r] + 1
                    queue.append(("cop", x, r))
        else:
            for x in [r, *neighbours[r]]:
                left[c][x] -= 1
                if left[c][x] == 0 and lost[c][x] is None:
                    lost[c][x] = table[c][r] + 1
                    queue.append(("robber", c, x))
    return table


WRONG = {
    edges_go_one_way: "one-way",
    robber_has_to_run: "robber-must-move",
    robber_gives_itself_up_soon: "robber-hurries",
    rows_are_the_robber: "turned-over",
    stops_after_n_plies_and_lone_ones_have_no_moves: "lonely-vertices-cannot-stay+ended-too-early",
    forgets_that_the_robber_may_stay_and_captures_the_captured: "same-vertex",
}
