"""Wrong answers to task 5, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def misere_decided_by_counter(moves: list[list[int]]) -> list[int]:
    """Meant: Close a move; if it is decided, all moves closed means LOSE, else it is WIN.

    Wrong: The label is read off the counter. If the move that closes last leads to LOSE, the
    counter is zero as well, and the position is called LOSE although it has just been won.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = LOSE if open_moves[u] == 0 else WIN
                    queue.append(u)
    return labels


def misere_ends_struck_out(moves: list[list[int]]) -> list[int]:
    """Meant: Nobody moves to a terminal freely. Strike those moves out; what is left is normal
    play.

    Wrong: For all other positions this is right, but the terminals themselves go through the
    normal game too and come out as LOSE. Their WIN was forgotten.
    """
    rest = [[v for v in row if moves[v]] for row in moves]
    before = [[] for _ in rest]
    for u, row in enumerate(rest):
        for v in row:
            before[v].append(u)
    count = [len(row) for row in rest]
    labels = [DRAW] * len(rest)
    known = [u for u, row in enumerate(rest) if not row]
    for u in known:
        labels[u] = LOSE
    for v in known:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            count[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                known.append(u)
            elif count[u] == 0:
                labels[u] = LOSE
                known.append(u)
    return labels


def misere_nim_folklore(moves: list[list[int]]) -> list[int]:
    """Meant: As one hears of Nim: play as in the normal game until only forced moves are left.

    Wrong: The label of normal play is turned round only where no player has a choice any more,
    and kept everywhere else. That is a theorem on Nim and does not hold for graphs.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    normal = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if normal[u] == DRAW:
                left[u] -= 1
                if normal[v] == LOSE:
                    normal[u] = WIN
                    queue.append(u)
                elif left[u] == 0:
                    normal[u] = LOSE
                    queue.append(u)
    choice = [len(set(row)) > 1 for row in moves]
    stack = [u for u in range(n) if choice[u]]
    while stack:
        for u in before[stack.pop()]:
            if not choice[u]:
                choice[u] = True
                stack.append(u)
    turned = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}
    return [normal[u] if choice[u] else turned[normal[u]] for u in range(n)]


def misere_discounted_twice(moves: list[list[int]]) -> list[int]:
    """Meant: A move to a terminal is bad from the start, so it need not be counted as open.

    Wrong: The counter leaves those moves out, and then the wave from the terminals takes them
    off once more. It reaches zero too early, or goes past it and never stands at zero.
    """
    before = [[] for _ in moves]
    open_moves = []
    for u, row in enumerate(moves):
        open_moves.append(sum(1 for v in row if moves[v]))
        for v in row:
            before[v].append(u)
    label = {u: WIN for u, row in enumerate(moves) if not row}
    queue = deque(label)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u in label:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    label[u] = LOSE
                    queue.append(u)
    return [label.get(u, DRAW) for u in range(len(moves))]


def misere_next_to_the_end_loses(moves: list[list[int]]) -> list[int]:
    """Meant: Begin by hand with the terminals (WIN) and those before them (LOSE), then the
    wave.

    Wrong: In the first step one move to a terminal is enough for LOSE. Nobody has to make that
    move if there is another one.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    labels = [DRAW] * n
    wave = deque()
    for t in range(n):
        if not moves[t]:
            labels[t] = WIN
            for u in back[t]:
                if labels[u] == DRAW:
                    labels[u] = LOSE
                    wave.append(u)
    remaining = [len(row) for row in moves]
    while wave:
        v = wave.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            remaining[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                wave.append(u)
            elif remaining[u] == 0:
                labels[u] = LOSE
                wave.append(u)
    return labels


def misere_stops_at_zero_and_low_counter(moves: list[list[int]]) -> list[int]:
    """Meant: Run the wave from the won terminals until the question is answered.

    Wrong: (1) It ends as soon as position 0 has a label; all others that are not reached by
    then stay DRAW. (2) The counter starts at the number of the last move, counted from 0, so
    it is one too low, and a position is LOSE while one of its moves is still open.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) - 1 for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue and labels[0] == DRAW:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            open_moves[u] -= 1
            if open_moves[u] <= 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {
    misere_decided_by_counter: "zero-before-win",
    misere_ends_struck_out: "terminals-lose-in-the-answer",
    misere_nim_folklore: "as-in-nim",
    misere_discounted_twice: "terminals-twice",
    misere_next_to_the_end_loses: "touching-loses",
    misere_stops_at_zero_and_low_counter: "",
}
