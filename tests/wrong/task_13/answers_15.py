"""Wrong answers to task 13, a fourteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def only_a_pass_is_stuck(moves: list[list[int]]) -> list[int]:
    """Meant: a position is lost at once if one cannot get away from it.

    Wrong: a position with nothing but passes counts as a terminal (LOSE); a pass is a move, so it
    is DRAW, and the wave starts from the wrong places.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [LOSE if all(v == u for v in moves[u]) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def no_pass_after_a_pass(moves: list[list[int]]) -> list[int]:
    """Meant: after a pass the opponent must really move, so a position is (u, was there a pass just
    before?), and the game on these 2 n positions is solved by the wave.

    Wrong: one may pass again after a pass; with this rule passing becomes a way to force the
    opponent.
    """
    n = len(moves)
    bigger = []  # u: free to pass; u + n: the opponent has just passed
    for u in range(n):
        bigger.append([v + n if v == u else v for v in moves[u]])
    for u in range(n):
        bigger.append([v for v in moves[u] if v != u])

    pred = [[] for _ in bigger]
    for u, row in enumerate(bigger):
        for v in row:
            pred[v].append(u)
    missing = [len(row) for row in bigger]
    labels = [DRAW if row else LOSE for row in bigger]
    todo = [u for u, row in enumerate(bigger) if not row]
    for v in todo:
        for u in pred[v]:
            if labels[u] == DRAW:
                missing[u] -= 1
                if labels[v] == LOSE or missing[u] == 0:
                    labels[u] = 1 - labels[v]
                    todo.append(u)
    return labels[:n]


def passer_wins_only_before_a_terminal(moves: list[list[int]]) -> list[int]:
    """Meant: who can pass cannot be forced, so such a position is settled before the wave: WIN next
    to a terminal, otherwise DRAW.

    Wrong: a position with a pass is also WIN if it has a move to a LOSE position that is no
    terminal.
    """
    n = len(moves)
    settled = {}
    for u in range(n):
        if not moves[u]:
            settled[u] = LOSE
    for u in range(n):
        if u in moves[u]:
            settled[u] = WIN if any(not moves[v] for v in moves[u]) else DRAW

    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    queue = deque(u for u in settled if settled[u] != DRAW)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u in settled:
                continue
            left[u] -= 1
            if settled[v] == LOSE:
                settled[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                settled[u] = LOSE
                queue.append(u)
    return [settled.get(u, DRAW) for u in range(n)]


def counter_asked_before_the_win(moves: list[list[int]]) -> list[int]:
    """Meant: the usual wave: take off one open move; none left is LOSE, a move to LOSE is WIN.

    Wrong: the two tests are in the wrong order; if the last open move is the one to a LOSE
    position, the position becomes LOSE instead of WIN.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if open_moves[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
            elif labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
    return labels


def pass_turns_loss_into_win_without_going_on(moves: list[list[int]]) -> list[int]:
    """Meant: solve the game without the passes; then whoever would lose and can pass hands the lost
    position to the opponent and wins.

    Wrong: (1) the opponent can pass back, so such a position is DRAW and not WIN (one with nothing
    but passes as well). (2) the change is made after the wave and is not carried on to the
    positions that move there.
    """
    n = len(moves)
    without = [[v for v in moves[u] if v != u] for u in range(n)]
    pred = [[] for _ in range(n)]
    for u, row in enumerate(without):
        for v in row:
            pred[v].append(u)
    count = [len(row) for row in without]
    labels = [DRAW if row else LOSE for row in without]
    stack = [u for u in range(n) if not without[u]]
    while stack:
        v = stack.pop()
        for u in pred[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE or count[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    stack.append(u)
    for u in range(n):
        if labels[u] == LOSE and u in moves[u]:
            labels[u] = WIN
    return labels


def only_the_piece_of_zero_and_pass_not_counted(moves: list[list[int]]) -> list[int]:
    """Meant: find the positions of the game from the start 0, then the wave on them; nobody in a
    good place passes, so a pass is no open move.

    Wrong: (1) only what can be reached from 0 gets a label, all else stays DRAW. (2) passes are not
    counted, so a position whose other moves all lead to WIN is LOSE although it may pass (DRAW).
    """
    n = len(moves)
    reached = {0}
    frontier = [0]
    while frontier:
        following = []
        for u in frontier:
            for v in moves[u]:
                if v not in reached:
                    reached.add(v)
                    following.append(v)
        frontier = following

    pred = {u: [] for u in reached}
    for u in reached:
        for v in moves[u]:
            pred[v].append(u)
    left = {u: len(moves[u]) - moves[u].count(u) for u in reached}
    labels = [DRAW] * n
    queue = deque()
    for u in reached:
        if not moves[u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {
    only_a_pass_is_stuck: "lone-pass-lost",
    no_pass_after_a_pass: "pass-rescues",
    passer_wins_only_before_a_terminal: "pass-draws",
    counter_asked_before_the_win: "zero-before-win",
    pass_turns_loss_into_win_without_going_on: "pass-rescues",
    only_the_piece_of_zero_and_pass_not_counted: "passes-not-counted+only-from-zero",
}
