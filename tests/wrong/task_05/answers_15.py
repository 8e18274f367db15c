"""Wrong answers to task 5, a fourteenth set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache


def first_parallel_move_struck(moves: list[list[int]]) -> list[int]:
    """Meant: nobody moves to a terminal who need not, so strike these moves out and play
    normally on the rest.

    Wrong: remove takes only the first of several parallel moves to the same terminal, the
    others stay in the list.
    """
    n = len(moves)
    ends = [u for u in range(n) if not moves[u]]
    rest = [list(row) for row in moves]
    for u in range(n):
        for end in ends:
            if end in rest[u]:
                rest[u].remove(end)
    labels = [2] * n
    for end in ends:
        labels[end] = 1
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in rest[u]):
                    labels[u] = 1
                    changed = True
                elif not any(labels[v] == 2 or v in ends for v in rest[u]):
                    labels[u] = 0
                    changed = True
    return labels


def pit_left_in_the_answer(moves: list[list[int]]) -> list[int]:
    """Meant: let every terminal move to a new position without moves, and label that as in
    normal play.

    Wrong: the label of the new position stays in the answer, there are n + 1 labels.
    """
    pit = len(moves)
    rows = [row if row else [pit] for row in moves] + [[]]
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in rows]
    labels = [2] * len(rows)
    labels[pit] = 0
    queue = deque([pit])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = 0
                    queue.append(u)
    return labels


def moving_to_the_end_wins(moves: list[list[int]]) -> list[int]:
    """Meant: in misere play the end is won, so I win if I move to the end.

    Wrong: the player who is to move at the terminal has won, that is the opponent; the move to
    it is a bad one.
    """
    n = len(moves)
    ends = {u for u in range(n) if not moves[u]}
    win, lose = set(ends), set()
    while True:
        new_win = {
            u
            for u in range(n)
            if u not in win | lose and any(v in lose or v in ends for v in moves[u])
        }
        new_lose = {
            u for u in range(n) if u not in win | lose and all(v in win for v in moves[u])
        } - new_win
        if not new_win and not new_lose:
            break
        win |= new_win
        lose |= new_lose
    return [1 if u in win else 0 if u in lose else 2 for u in range(n)]


def only_moves_to_terminals_close(moves: list[list[int]]) -> list[int]:
    """Meant: LOSE is whoever has nothing but moves to terminals, WIN whoever can move to a
    LOSE.

    Wrong: a move to any other WIN position is a bad move as well and has to be counted down.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [2 if row else 1 for row in moves]
    counter = [len(row) for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != 2:
                continue
            if not moves[v]:
                counter[u] -= 1
                if counter[u] == 0:
                    labels[u] = 0
                    queue.append(u)
            elif labels[v] == 0:
                labels[u] = 1
                queue.append(u)
    return labels


def wave_from_one_end_and_counter_by_target(moves: list[list[int]]) -> list[int]:
    """Meant: the wave of task 4, begun with WIN at the terminals.

    Wrong: (1) the counter counts different targets, but the lists hold each parallel move, so
    it can pass 0 (tested with <= 0) before all targets are known; (2) only the first terminal
    is put into the queue.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    counter = [len(set(row)) for row in moves]
    labels = [2] * n
    queue = []
    for u in range(n):
        if not moves[u]:
            labels[u] = 1
            if not queue:
                queue.append(u)
    for v in queue:
        for u in before[v]:
            if labels[u] == 2:
                counter[u] -= 1
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                elif counter[u] <= 0:
                    labels[u] = 0
                    queue.append(u)
    return labels


def win_at_the_limit_and_limit_too_short(moves: list[list[int]]) -> list[int]:
    """Meant: a search with a limit on the plies; when it is reached, play goes on for ever.

    Wrong: (1) the player to move at the limit is given a WIN in place of a DRAW; (2) the limit
    of n // 2 plies is too short for a long chain.
    """

    @lru_cache(maxsize=None)
    def outcome(u, plies):
        if not moves[u]:
            return 1
        if plies == 0:
            return 1
        results = {outcome(v, plies - 1) for v in moves[u]}
        if 0 in results:
            return 1
        return 2 if 2 in results else 0

    return [outcome(u, len(moves) // 2) for u in range(len(moves))]


WRONG = {
    first_parallel_move_struck: "parallel-dropped",
    pit_left_in_the_answer: "helper-returned",
    moving_to_the_end_wins: "terminals-turned-last",
    only_moves_to_terminals_close: "win-not-queued",
    wave_from_one_end_and_counter_by_target: "parallel-counted-once+some-not-seeded",
    win_at_the_limit_and_limit_too_short: "",
}
