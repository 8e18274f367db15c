"""Wrong answers to task 14, a sixteenth set: what was meant is in the docstring."""

from collections import defaultdict, deque


def table_of_the_other_turn(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: one wave over two tables, one for each player to move; the robber moves after the
    cop has got to its place, and that is the table to return.

    Wrong: asked for are the starts with the cop to move. Returned is the table with the robber
    to move.
    """
    cop, robber = 0, 1
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    tables = [[[None] * n for _ in range(n)] for _ in range(2)]
    open_moves = [[len(near[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        for turn in (cop, robber):
            tables[turn][v][v] = 0
            queue.append((turn, v, v))
    while queue:
        turn, c, r = queue.popleft()
        plies = tables[turn][c][r] + 1
        if turn == robber:
            for old in near[c]:
                if tables[cop][old][r] is None:
                    tables[cop][old][r] = plies
                    queue.append((cop, old, r))
        else:
            for old in near[r]:
                if tables[robber][c][old] is None:
                    open_moves[c][old] -= 1
                    if open_moves[c][old] == 0:
                        tables[robber][c][old] = plies
                        queue.append((robber, c, old))
    return tables[robber]


def one_bad_step_is_enough(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: levels of sets. The cop wins in k plies if one of its moves comes to where the
    robber is lost in k - 1, and the robber is lost if its moves come to where the cop wins.

    Wrong: the robber is called lost as soon as any of its moves comes there. It chooses its
    move, so all of them have to.
    """

    class Chase:
        def __init__(self):
            self.near = [[v] for v in range(n)]
            for u, v in edges:
                self.near[u].append(v)
                self.near[v].append(u)
            self.cop_wins = {(v, v): 0 for v in range(n)}
            self.robber_lost = {(v, v): 0 for v in range(n)}

        def cop_level(self, k):
            new = []
            for c in range(n):
                for r in range(n):
                    if (c, r) not in self.cop_wins:
                        if any((x, r) in self.robber_lost for x in self.near[c]):
                            new.append((c, r))
            for start in new:
                self.cop_wins[start] = k
            return len(new)

        def robber_level(self, k):
            new = []
            for c in range(n):
                for r in range(n):
                    if (c, r) not in self.robber_lost:
                        if any((c, y) in self.cop_wins for y in self.near[r]):
                            new.append((c, r))
            for start in new:
                self.robber_lost[start] = k
            return len(new)

    chase = Chase()
    k = 1
    while True:
        found = chase.cop_level(k)
        found += chase.robber_level(k + 1)
        if found == 0:
            break
        k += 2
    return [[chase.cop_wins.get((c, r)) for r in range(n)] for c in range(n)]


def streets_one_way(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: lists of neighbours, then rounds until nothing changes: the cop takes its
    quickest move, the robber its slowest, and it escapes if one of its moves does.

    Wrong: each edge is entered at its first vertex only. From the second one nobody can go
    back, so the graph has become a directed one.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
    cop = [[0 if c == r else None for r in range(n)] for c in range(n)]
    robber = [[0 if c == r else None for r in range(n)] for c in range(n)]
    changed = True
    while changed:
        changed = False
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                known = [robber[x][r] for x in near[c] if robber[x][r] is not None]
                if known:
                    value = 1 + min(known)
                    if cop[c][r] != value:
                        cop[c][r] = value
                        changed = True
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                after = [cop[c][y] for y in near[r]]
                if None not in after:
                    value = 1 + max(after)
                    if robber[c][r] != value:
                        robber[c][r] = value
                        changed = True
    return cop


def seen_on_the_path_so_it_escapes(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: a recursion with a memory for (cop, robber, turn). If a state comes back on the
    path, the chase goes in a circle, so the robber escapes there.

    Wrong: that is true on this path only; somebody may do better than to go in a circle. But
    what is worked out with the help of such a guess goes into the memory for good.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    memory = {}
    on_path = set()

    def plies(c, r, cop_to_move):
        if c == r:
            return 0
        state = (c, r, cop_to_move)
        if state in memory:
            return memory[state]
        if state in on_path:
            return None
        on_path.add(state)
        best = None
        if cop_to_move:
            for x in near[c]:
                value = plies(x, r, False)
                if value is not None and (best is None or value + 1 < best):
                    best = value + 1
        else:
            best = 0
            for y in near[r]:
                value = plies(c, y, True)
                if value is None:
                    best = None
                    break
                best = max(best, value + 1)
        on_path.discard(state)
        memory[state] = best
        return best

    return [[plies(c, r, True) for r in range(n)] for c in range(n)]


def nobody_home_on_single_vertices(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: where one can go from a vertex is a set that is filled from the edges: each end
    can go to the other, and may stay. The robber is lost where all its moves are.

    Wrong: a vertex without edges never comes up, so its set is empty and nobody may even stay
    there. `all` of no moves is true, and a robber on such a vertex is lost without a cop near.
    """
    near = defaultdict(set)
    for u, v in edges:
        near[u] |= {u, v}
        near[v] |= {u, v}
    cop = {(v, v): 0 for v in range(n)}
    lost = {(v, v): 0 for v in range(n)}
    starts = [(c, r) for c in range(n) for r in range(n) if c != r]
    ply = 0
    while True:
        ply += 1
        new_cop, new_lost = {}, {}
        for c, r in starts:
            if (c, r) not in cop and any((x, r) in lost for x in near[c]):
                new_cop[c, r] = ply
            if (c, r) not in lost and all((c, y) in cop for y in near[r]):
                new_lost[c, r] = ply
        if not new_cop and not new_lost:
            break
        cop.update(new_cop)
        lost.update(new_lost)
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def one_row_of_counters_and_a_restless_robber(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: the wave with counters of the robber's moves, one row of counters for each vertex
    of the cop.

    Wrong: (1) `[row] * n` makes n names of one row, so the counters of a robber's vertex are
    shared by all vertices of the cop, and come to 0 too early. (2) The robber has to go along
    an edge; that it may stay has been forgotten, for the cop alone it is there.
    """
    around = [[] for _ in range(n)]
    for u, v in edges:
        around[u].append(v)
        around[v].append(u)
    counters = [[len(around[r]) for r in range(n)]] * n
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append(("robber", v, v))
        queue.append(("cop", v, v))
    while queue:
        turn, c, r = queue.popleft()
        if turn == "robber":
            for x in around[c] + [c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append(("cop", x, r))
        else:
            for y in around[r]:
                counters[c][y] -= 1
                if counters[c][y] == 0 and robber[c][y] is None:
                    robber[c][y] = cop[c][r] + 1
                    queue.append(("robber", c, y))
    return cop


WRONG = {
    table_of_the_other_turn: "robber-to-move",
    one_bad_step_is_enough: "robber-too-weak",
    streets_one_way: "one-way",
    seen_on_the_path_so_it_escapes: "capture-missed",
    nobody_home_on_single_vertices: "lonely-vertices-cannot-stay",
    one_row_of_counters_and_a_restless_robber: "",
}
