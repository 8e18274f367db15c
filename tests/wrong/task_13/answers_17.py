"""Wrong answers to task 13, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def unknown_is_falsy(moves: list[list[int]]) -> list[int]:
    """Meant: None stands for a label that is not known. Whoever can move to a position with a
    new label looks at all its moves: WIN if one leads to LOSE, LOSE if all lead to WIN.

    Wrong: LOSE is 0, so it is tested with `not`. But None is falsy too: a target that is not
    known, as the position itself is when it may pass, counts as LOSE.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels = [None if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is not None:
                continue
            if any(not labels[w] for w in moves[u]):
                labels[u] = WIN
                queue.append(u)
            elif all(labels[w] == WIN for w in moves[u]):
                labels[u] = LOSE
                queue.append(u)
    return [DRAW if label is None else label for label in labels]


def once_from_the_last_to_the_first(moves: list[list[int]]) -> list[int]:
    """Meant: begin at the end and go back: when the positions are taken from the last to the
    first, the successors of each have their labels already, and what cannot be decided is a
    draw.

    Wrong: that holds only if all moves go to larger numbers. The numbers are names and say
    nothing about the order, and one sweep leaves draws where a second would decide.
    """
    labels = [DRAW] * len(moves)
    for u in range(len(moves) - 1, -1, -1):
        for v in moves[u]:
            if labels[v] == LOSE:
                labels[u] = WIN
                break
        else:
            if all(labels[v] == WIN for v in moves[u]):
                labels[u] = LOSE
    return labels


def visited_once_like_in_bfs(moves: list[list[int]]) -> list[int]:
    """Meant: a breadth-first search backwards from the terminals, where a visited set keeps it
    from going round in circles.

    Wrong: a position is visited when it is touched, not when it is labelled. A second touch is
    dropped, so a position with several moves never gets LOSE, and a winning move that comes
    after a bad one is overlooked.
    """
    arrows_back = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            arrows_back[v].append(u)
    labels = {}
    visited = set()
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = LOSE
            visited.add(u)
            queue.append(u)
    open_moves = [len(row) for row in moves]
    while queue:
        v = queue.popleft()
        for u in arrows_back[v]:
            if u in visited:
                continue
            visited.add(u)
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif open_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def pass_puts_the_other_in_zugzwang(moves: list[list[int]]) -> list[int]:
    """Meant: passes are left out of the wave and judged when all real moves of a position are
    known to be bad: if the player may pass there, the opponent has to make one of the bad
    moves.

    Wrong: the opponent, at the same position, may pass as well. So the pass does not win, it
    only keeps the player from losing: DRAW.
    """
    n = len(moves)
    real = [[v for v in row if v != u] for u, row in enumerate(moves)]
    may_pass = [len(real[u]) < len(moves[u]) for u in range(n)]
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in real[u]:
            back[v].append(u)
    count = [len(row) for row in real]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u in range(n) if labels[u] == LOSE]
    for v in queue:
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                count[u] -= 1
                if count[u] == 0:
                    labels[u] = WIN if may_pass[u] else LOSE
                    queue.append(u)
    return labels


def draws_run_with_the_wave(moves: list[list[int]]) -> list[int]:
    """Meant: three kinds of labels run back in one queue: LOSE from the terminals, and DRAW
    from the positions with a pass, unless these win at once; who can move to a DRAW has one
    too.

    Wrong: a draw is what is left in the end, and may not be written before. A position called
    DRAW early, with its pass or with a move to a draw, may still get a winning move later.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [None] * n
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = LOSE
            queue.append(u)
    for u, row in enumerate(moves):
        if u in row and not any(labels[v] == LOSE for v in row):
            labels[u] = DRAW
            queue.append(u)
    left = [len(row) for row in moves]
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is not None:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif labels[v] == DRAW:
                labels[u] = DRAW
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return [DRAW if label is None else label for label in labels]


def only_passing_is_stuck_and_one_terminal(moves: list[list[int]]) -> list[int]:
    """Meant: the wave from the end of the game, with the positions where nobody can get away.

    Wrong: (1) a position where one can only pass is taken for a terminal, LOSE, because the
    token is stuck there; but a pass is a move. (2) The wave begins at the first terminal
    found; the others have their label, but nobody is told of it.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    stuck = [all(v == u for v in row) for u, row in enumerate(moves)]
    labels = [LOSE if stuck[u] else DRAW for u in range(n)]
    queue = deque()
    for u in range(n):
        if stuck[u]:
            queue.append(u)
            break
    open_moves = [len(row) for row in moves]
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {
    unknown_is_falsy: "pass-rescues",
    once_from_the_last_to_the_first: "fixed-rounds",
    visited_once_like_in_bfs: "looked-at-once",
    pass_puts_the_other_in_zugzwang: "pass-rescues",
    draws_run_with_the_wave: "pass-draws",
    only_passing_is_stuck_and_one_terminal: "some-not-seeded+lone-pass-lost",
}
