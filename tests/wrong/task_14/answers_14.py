"""Wrong answers to task 14, a thirteenth set: what was meant is in the docstring."""

from collections import deque


def n_plies_are_thought_enough(n, edges):
    """Meant: rounds of plies until no start can be added.

    Wrong: runs n plies, one for each vertex; a chase along a path takes nearly twice that.
    """
    near = {v: {v} for v in range(n)}
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    everywhere = [(c, r) for c in range(n) for r in range(n)]
    cop = {(v, v): 0 for v in range(n)}
    robber = {(v, v): 0 for v in range(n)}
    last = n
    for ply in range(1, last + 1):
        new_cop = [
            (c, r)
            for c, r in everywhere
            if (c, r) not in cop and any((x, r) in robber for x in near[c])
        ]
        new_robber = [
            (c, r)
            for c, r in everywhere
            if (c, r) not in robber and all((c, y) in cop for y in near[r])
        ]
        if not new_cop and not new_robber:
            break
        for start in new_cop:
            cop[start] = ply
        for start in new_robber:
            robber[start] = ply
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def one_escape_spoils_the_whole_graph(n, edges):
    """Meant: the wave over (cop, robber, turn).

    Wrong: takes a graph to be won by the cop from everywhere or from nowhere, so one escape makes
    all starts escapes.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    plies = {}
    queue = deque()
    for v in range(n):
        for turn in "cr":
            plies[v, v, turn] = 0
            queue.append((v, v, turn))
    hope = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    while queue:
        c, r, turn = queue.popleft()
        d = plies[c, r, turn]
        if turn == "r":
            for x in near[c]:
                if (x, r, "c") not in plies:
                    plies[x, r, "c"] = d + 1
                    queue.append((x, r, "c"))
        else:
            for y in near[r]:
                hope[c, y] -= 1
                if hope[c, y] == 0 and (c, y, "r") not in plies:
                    plies[c, y, "r"] = d + 1
                    queue.append((c, y, "r"))
    table = [[plies.get((c, r, "c")) for r in range(n)] for c in range(n)]
    if any(None in row for row in table):
        for c in range(n):
            for r in range(n):
                if c != r:
                    table[c][r] = None
    return table


def the_cop_s_vertex_is_struck_off_twice(n, edges):
    """Meant: a robber will not run into the cop, so these moves need not be counted.

    Wrong: they are left out of the counter but still count off when the wave comes back along
    them, so the robber gives up one move too early.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    rest = [[sum(y != c for y in near[r]) for r in range(n)] for c in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append((v, v, 0))
        queue.append((v, v, 1))
    while queue:
        c, r, robber_moves = queue.popleft()
        if robber_moves:
            for x in near[c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append((x, r, 0))
        else:
            for y in near[r]:
                rest[c][y] -= 1
                if rest[c][y] == 0 and robber[c][y] is None:
                    robber[c][y] = cop[c][r] + 1
                    queue.append((c, y, 1))
    return cop


def the_robber_has_to_run(n, edges):
    """Meant: rounds in which cop and robber move in turn.

    Wrong: only the cop may stay; the robber has to go along an edge, if there is one.
    """
    beside = [set() for _ in range(n)]
    for u, v in edges:
        beside[u].add(v)
        beside[v].add(u)
    of_cop = [beside[v] | {v} for v in range(n)]
    of_robber = [beside[v] or {v} for v in range(n)]
    cop = {(v, v): 0 for v in range(n)}
    robber = dict(cop)
    ply = 0
    changed = True
    while changed:
        ply += 1
        add_cop, add_robber = {}, {}
        for c in range(n):
            for r in range(n):
                if (c, r) not in cop and any((x, r) in robber for x in of_cop[c]):
                    add_cop[c, r] = ply
                if (c, r) not in robber and all((c, y) in cop for y in of_robber[r]):
                    add_robber[c, r] = ply
        cop.update(add_cop)
        robber.update(add_robber)
        changed = bool(add_cop or add_robber)
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def robber_first_index_and_a_ply_on_the_spot(n, edges):
    """Meant: the table of the plies, cop to move.

    Two slips: the first index is the robber; on one vertex the cop still has to stay, so 1.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop, robber = {}, {}
    queue = deque()
    for v in range(n):
        robber[v, v] = 0
        cop[v, v] = 0
        queue.extend([(v, v, "R"), (v, v, "C")])
    hope = {}
    while queue:
        c, r, turn = queue.popleft()
        if turn == "R":
            for x in near[c]:
                if (x, r) not in cop:
                    cop[x, r] = robber[c, r] + 1
                    queue.append((x, r, "C"))
            continue
        for y in near[r]:
            hope[c, y] = hope.get((c, y), len(near[y])) - 1
            if hope[c, y] == 0 and (c, y) not in robber:
                robber[c, y] = cop[c, r] + 1
                queue.append((c, y, "R"))
    for v in range(n):
        cop[v, v] = 1
    return [[cop.get((x, y)) for x in range(n)] for y in range(n)]


def half_a_table_and_a_robber_in_a_hurry(n, edges):
    """Meant: the wave from the captures back, the robber holding on as long as it can.

    Two slips: the starts with c <= r are mirrored, as if it were the same who stands where; the
    plies of a caught robber are those of the first move that is found bad, not of the last.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop = {(v, v): 0 for v in range(n)}
    robber = {(v, v): 0 for v in range(n)}
    caught = set(robber)
    hope = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    queue = deque((v, v, turn) for v in range(n) for turn in ("robber", "cop"))
    while queue:
        c, r, turn = queue.popleft()
        if turn == "robber":
            for x in near[c]:
                if (x, r) not in cop:
                    cop[x, r] = robber[c, r] + 1
                    queue.append((x, r, "cop"))
        else:
            for y in near[r]:
                if (c, y) in caught:
                    continue
                hope[c, y] -= 1
                if (c, y) not in robber:
                    robber[c, y] = cop[c, r] + 1
                if hope[c, y] == 0:
                    caught.add((c, y))
                    queue.append((c, y, "robber"))
    table = [[None] * n for _ in range(n)]
    for c in range(n):
        for r in range(n):
            table[c][r] = cop.get((min(c, r), max(c, r)))
    return table


WRONG = {
    n_plies_are_thought_enough: "ended-too-early",
    one_escape_spoils_the_whole_graph: "all-or-nothing",
    the_cop_s_vertex_is_struck_off_twice: "cop-struck-off-twice",
    the_robber_has_to_run: "robber-must-move",
    robber_first_index_and_a_ply_on_the_spot: "after-a-move+turned-over",
    half_a_table_and_a_robber_in_a_hurry: "robber-hurries+other-half-mirrored",
}
