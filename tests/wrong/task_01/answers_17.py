"""Wrong answers to task 1, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def dag_reversed_preorder(moves: list[list[int]]) -> list[int]:
    """Meant: A depth-first search notes the positions; read backwards, the ends come first.

    Wrong: The position is noted when it is opened (preorder), not when it is left (postorder).
    Backwards, a position may come before one of its successors, which still has the LOSE that
    all begin with.
    """
    n = len(moves)
    seen = [False] * n
    order = []
    for start in range(n):
        if seen[start]:
            continue
        stack = [start]
        while stack:
            u = stack.pop()
            if seen[u]:
                continue
            seen[u] = True
            order.append(u)
            for v in reversed(moves[u]):
                if not seen[v]:
                    stack.append(v)
    labels = [LOSE] * n
    for u in reversed(order):
        for v in moves[u]:
            if labels[v] == LOSE:
                labels[u] = WIN
                break
    return labels


def dag_queued_twice(moves: list[list[int]]) -> list[int]:
    """Meant: From the ends backwards; a WIN goes on at once, a LOSE when its last move is
    closed.

    Wrong: A position that has become WIN is put into the queue again when its counter reaches
    zero, so each of its predecessors counts it twice and may be called LOSE too early.
    """
    n = len(moves)
    who_can_come = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            who_can_come[v].append(u)
    left = [len(row) for row in moves]
    labels = [None] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in who_can_come[v]:
            left[u] -= 1
            if labels[u] is None and labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            if left[u] == 0:
                if labels[u] is None:
                    labels[u] = LOSE
                queue.append(u)
    return [LOSE if label is None else label for label in labels]


def dag_memo_without_player(moves: list[list[int]]) -> list[int]:
    """Meant: Recursion that says which of the players 0 and 1 wins; player 0 is asked about.

    Wrong: The memory is kept by position alone, and what is kept is the name of a player. The
    same position with the other player to move gets the same name back.
    """
    winner_at = {}

    def winner(u, player):
        if u not in winner_at:
            result = 1 - player
            for v in moves[u]:
                if winner(v, 1 - player) == player:
                    result = player
                    break
            winner_at[u] = result
        return winner_at[u]

    return [WIN if winner(u, 0) == 0 else LOSE for u in range(len(moves))]


def dag_changed_flag_overwritten(moves: list[list[int]]) -> list[int]:
    """Meant: Go through all positions again and again until a round changes nothing.

    Wrong: The flag `changed` is set anew at each position, so after a round it only tells
    about the last one. The rounds stop as soon as that one stays as it is.
    """
    labels = [LOSE for _ in moves]
    changed = True
    while changed:
        for u, row in enumerate(moves):
            new = WIN if any(labels[v] == LOSE for v in row) else LOSE
            changed = new != labels[u]
            labels[u] = new
    return labels


def dag_grundy_parity(moves: list[list[int]]) -> list[int]:
    """Meant: Work out the Grundy value of each position (mex of the successors) and read the
    label.

    Wrong: The label is the parity of the Grundy value. Only the value 0 is LOSE; a value of 2
    is a WIN too.
    """
    value = {}
    for root in range(len(moves)):
        stack = [(root, False)]
        while stack:
            u, ready = stack.pop()
            if u in value:
                continue
            if not ready:
                stack.append((u, True))
                stack.extend((v, False) for v in moves[u] if v not in value)
            else:
                taken = {value[v] for v in moves[u]}
                mex = 0
                while mex in taken:
                    mex += 1
                value[u] = mex
    return [value[u] % 2 for u in range(len(moves))]


def dag_sets_and_last_word(moves: list[list[int]]) -> list[int]:
    """Meant: Backwards from the ends, with a set of predecessors and a counter of open moves.

    Wrong: (1) The predecessors are sets, but the counter counts parallel moves apart: a
    position with parallel moves is never ready, and neither is whoever waits for it. (2) When
    the last move closes, the label is the opposite of that one successor; the earlier ones are
    forgotten.
    """
    n = len(moves)
    before = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    open_moves = [len(row) for row in moves]
    labels = [LOSE] * n
    ready = [u for u in range(n) if not moves[u]]
    for v in ready:
        for u in sorted(before[v]):
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                ready.append(u)
    return labels


WRONG = {
    dag_reversed_preorder: "visited-is-lose",
    dag_queued_twice: "shortest-is-odd",
    dag_memo_without_player: "turn-forgotten",
    dag_changed_flag_overwritten: "at-up",
    dag_grundy_parity: "odd-numbers-win",
    dag_sets_and_last_word: "parallel-dropped+longest-is-odd",
}
