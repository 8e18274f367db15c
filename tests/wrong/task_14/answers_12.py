"""Wrong answers to task 14, an eleventh set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache

COP, ROBBER = 0, 1


def robber_has_to_run(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: rounds; in round t the starts with a capture after at most t plies are found.

    Wrong: the robber has to go along an edge if there is one; only the cop may stay.
    """
    near: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop_steps = [[u, *near[u]] for u in range(n)]
    robber_steps = [near[u] or [u] for u in range(n)]
    cop_turn = {(v, v): 0 for v in range(n)}
    robber_turn = {(v, v): 0 for v in range(n)}
    plies = 0
    found = True
    while found:
        plies += 1
        new_cop, new_robber = [], []
        for c in range(n):
            for r in range(n):
                if (c, r) not in cop_turn and any((d, r) in robber_turn for d in cop_steps[c]):
                    new_cop.append((c, r))
                if (c, r) not in robber_turn and all((c, s) in cop_turn for s in robber_steps[r]):
                    new_robber.append((c, r))
        for start in new_cop:
            cop_turn[start] = plies
        for start in new_robber:
            robber_turn[start] = plies
        found = bool(new_cop or new_robber)
    return [[cop_turn.get((c, r)) for r in range(n)] for c in range(n)]


def wave_with_a_stack(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: the wave from the captures, with counters for the robber and a distance each.

    Wrong: the work list is a stack, so long ways come before short ones and the first
    distance that a start gets need not be the right one.
    """
    step = [{u} for u in range(n)]
    for u, v in edges:
        step[u].add(v)
        step[v].add(u)
    plies: dict[tuple[int, int, int], int] = {}
    work = []
    for v in range(n):
        for turn in (COP, ROBBER):
            plies[v, v, turn] = 0
            work.append((v, v, turn))
    escapes = {(c, r): len(step[r]) for c in range(n) for r in range(n)}
    while work:
        c, r, turn = work.pop()
        now = plies[c, r, turn]
        if turn == ROBBER:
            for b in step[c]:
                if (b, r, COP) not in plies:
                    plies[b, r, COP] = now + 1
                    work.append((b, r, COP))
        else:
            for q in step[r]:
                if (c, q, ROBBER) in plies:
                    continue
                escapes[c, q] -= 1
                if escapes[c, q] == 0:
                    plies[c, q, ROBBER] = now + 1
                    work.append((c, q, ROBBER))
    return [[plies.get((c, r, COP)) for r in range(n)] for c in range(n)]


def table_of_the_robbers_turn(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: two tables, by_cop and by_robber, filled by a queue; one of them is the answer.

    Wrong: by_robber is meant as "the robber has moved", but it holds the starts with the
    robber to move, and it is the one returned.
    """
    around: list[list[int]] = [[v] for v in range(n)]
    for u, v in edges:
        around[u].append(v)
        around[v].append(u)
    by_cop: list[list[int | None]] = [[None] * n for _ in range(n)]
    by_robber: list[list[int | None]] = [[None] * n for _ in range(n)]
    left = [[len(around[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        by_cop[v][v] = by_robber[v][v] = 0
        queue.append((v, v, True))
        queue.append((v, v, False))
    while queue:
        c, r, cops_turn = queue.popleft()
        if cops_turn:
            for q in around[r]:
                if by_robber[c][q] is None:
                    left[c][q] -= 1
                    if left[c][q] == 0:
                        by_robber[c][q] = by_cop[c][r] + 1
                        queue.append((c, q, False))
        else:
            for b in around[c]:
                if by_cop[b][r] is None:
                    by_cop[b][r] = by_robber[c][r] + 1
                    queue.append((b, r, True))
    return by_robber


def search_n_plies_deep(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: a search with a memory that gives up when the robber has lived long enough.

    Wrong: it gives up after n plies, as if a chase passed each vertex once; a capture may
    take longer, as the robber moves too.
    """
    reach: list[list[int]] = [[v] for v in range(n)]
    for u, v in edges:
        reach[u].append(v)
        reach[v].append(u)

    @lru_cache(maxsize=None)
    def plies(c: int, r: int, turn: int, budget: int) -> int | None:
        if c == r:
            return 0
        if budget == 0:
            return None
        if turn == COP:
            results = [plies(d, r, ROBBER, budget - 1) for d in reach[c]]
            captures = [x for x in results if x is not None]
            return 1 + min(captures) if captures else None
        results = [plies(c, s, COP, budget - 1) for s in reach[r]]
        if None in results:
            return None
        return 1 + max(results)

    return [[plies(c, r, COP, n) for r in range(n)] for c in range(n)]


def hasty_robber_and_falsy_zero(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Two slips: the robber, once lost, takes the shortest way; a 0 is turned into None.

    When every move of the robber loses, the least of the distances is taken, not the
    largest. And "plies or None" is None for 0 plies.
    """
    near = {v: [v] for v in range(n)}
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    far = float("inf")
    pairs = [(c, r) for c in range(n) for r in range(n)]
    cop = {(c, r): 0 if c == r else far for c, r in pairs}
    robber = dict(cop)
    changed = True
    while changed:
        changed = False
        for c, r in pairs:
            if c == r:
                continue
            if cop[c, r] == far:
                best = 1 + min(robber[d, r] for d in near[c])
                if best < far:
                    cop[c, r] = best
                    changed = True
        for c, r in pairs:
            if c == r:
                continue
            if robber[c, r] == far and all(cop[c, s] < far for s in near[r]):
                robber[c, r] = 1 + min(cop[c, s] for s in near[r])
                changed = True

    def entry(plies: float) -> int | None:
        if plies == far:
            return None
        return int(plies) or None

    return [[entry(cop[c, r]) for r in range(n)] for c in range(n)]


def one_way_edges_and_cop_moves(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Two slips: an edge (u, v) leads from u to v only; only the cop's moves are counted.

    The robber's moves are plies as well, and both may go from v to u.
    """

    class Chase:
        def __init__(self) -> None:
            self.steps: list[list[int]] = [[v] for v in range(n)]
            for u, v in edges:
                self.steps[u].append(v)
            self.moves: dict[tuple[int, int], int] = {(v, v): 0 for v in range(n)}

        def cornered(self, c: int, r: int) -> bool:
            return c == r or all((c, s) in self.moves for s in self.steps[r])

        def next_round(self, number: int) -> bool:
            new = []
            for c in range(n):
                for r in range(n):
                    if (c, r) in self.moves:
                        continue
                    if any(self.cornered(d, r) for d in self.steps[c]):
                        new.append((c, r))
            for start in new:
                self.moves[start] = number
            return bool(new)

    chase = Chase()
    number = 1
    while chase.next_round(number):
        number += 1
    return [[chase.moves.get((c, r)) for r in range(n)] for c in range(n)]


WRONG = {
    robber_has_to_run: "robber-must-move",
    wave_with_a_stack: "newest-first",
    table_of_the_robbers_turn: "robber-to-move",
    search_n_plies_deep: "ended-too-early",
    hasty_robber_and_falsy_zero: "robber-hurries+diagonal-none",
    one_way_edges_and_cop_moves: "one-way+cop-moves-alone",
}
