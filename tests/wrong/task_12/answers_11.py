"""Wrong answers to task 12, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _solve(moves):
    """Return labels and distances, as in task 6."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v]
                if labels[v] == LOSE or left[u] == 0:
                    labels[u], distances[u] = 1 - labels[v], distances[v] + 1
                    queue.append(u)
    return labels, distances


def a_loss_must_be_longer_than_zero(moves: list[list[int]]):
    """Meant: keep the best so far, beginning with 0 plies and nobody.
    Wrong: a terminal is LOSE in 0, not more than 0; if all losses are terminals it says None."""
    labels, distances = _solve(moves)
    record = {WIN: 0, LOSE: 0}
    holder: dict[int, tuple[int, int] | None] = {WIN: None, LOSE: None}
    for u, (label, plies) in enumerate(zip(labels, distances, strict=True)):
        if label != DRAW and plies > record[label]:
            record[label] = plies
            holder[label] = (u, plies)
    return holder[WIN], holder[LOSE]


def odd_is_win_even_is_lose(moves: list[list[int]]):
    """Meant: wins take an odd number of plies and losses an even one, so parity tells them apart.
    Wrong: the -1 of a DRAW is odd; without a WIN a DRAW is named as a win in -1 plies."""
    _, distances = _solve(moves)
    odd = [(plies, u) for u, plies in enumerate(distances) if plies % 2 == 1]
    even = [(plies, u) for u, plies in enumerate(distances) if plies % 2 == 0]
    longest = []
    for group in (odd, even):
        plies, u = max(group, default=(None, None))
        longest.append(None if u is None else (u, plies))
    return tuple(longest)


def plies_first_and_only_from_zero(moves: list[list[int]]):
    """Meant: the game that begins at 0. Two slips: positions that 0 does not reach are left out;
    the halves are (plies, position) instead of (position, plies)."""
    labels, distances = _solve(moves)
    reached = {0}
    todo = [0]
    while todo:
        for v in moves[todo.pop()]:
            if v not in reached:
                reached.add(v)
                todo.append(v)
    wins = [(distances[u], u) for u in reached if labels[u] == WIN]
    losses = [(distances[u], u) for u in reached if labels[u] == LOSE]
    return (max(wins) if wins else None, max(losses) if losses else None)


def loser_hurries_and_none_is_a_pair(moves: list[list[int]]):
    """Meant: one ply more than the move that decides. Two slips: for a LOSE that is the first
    labelled move, the quickest end; where there is none a half is (None, None), not None."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    plies = [-1] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            label[u], plies[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if label[u] != DRAW:
                continue
            if plies[u] < 0:
                plies[u] = plies[v] + 1
            if label[v] == LOSE:
                label[u] = WIN
                plies[u] = plies[v] + 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = LOSE
                    queue.append(u)
    best = {WIN: (None, None), LOSE: (None, None)}
    for u in range(n):
        if label[u] in best and (best[label[u]][1] is None or plies[u] > best[label[u]][1]):
            best[label[u]] = (u, plies[u])
    return best[WIN], best[LOSE]


WRONG = {
    a_loss_must_be_longer_than_zero: "zero-is-nothing",
    odd_is_win_even_is_lose: "draws-win",
    plies_first_and_only_from_zero: "from-zero+pairs-swapped",
    loser_hurries_and_none_is_a_pair: "quick-loser+minus-ones",
}
