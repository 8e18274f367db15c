"""Wrong answers to task 5, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def only_the_ends_are_turned_round(moves: list[list[int]]) -> list[int]:
    """Meant: task 4 with WIN at the terminals. Wrong: the terminals get their WIN after the wave
    has run, so all other labels are still those of normal play."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    for u in range(n):
        if not moves[u]:
            labels[u] = WIN
    return labels


def extra_position_is_returned_too(moves: list[list[int]]) -> list[int]:
    """Meant: let every terminal move to one new position that is LOSE, then it is normal play.
    Wrong: the label of the new position is not cut off, the answer has n + 1 labels."""
    n = len(moves)
    bigger = [row if row else [n] for row in moves] + [[]]
    back: list[list[int]] = [[] for _ in bigger]
    for u, row in enumerate(bigger):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in bigger]
    labels = [DRAW] * len(bigger)
    labels[n] = LOSE
    queue = [n]
    for v in queue:
        for u in back[v]:
            left[u] -= 1
            if labels[u] == DRAW and labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif labels[u] == DRAW and left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def asks_the_counter_before_it_goes_down(moves: list[list[int]]) -> list[int]:
    """Meant: u is LOSE when no open move is left. Wrong: off by one. The counter is compared with
    0 before this move is taken off, so the last open move never makes a LOSE."""
    n = len(moves)
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            predecessors[v].append(u)
    counter = {u: len(moves[u]) for u in range(n)}
    label: dict[int, int] = {}
    stack = []
    for u in range(n):
        if counter[u] == 0:
            label[u] = WIN
            stack.append(u)
    while stack:
        v = stack.pop()
        for u in predecessors[v]:
            if u in label:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                stack.append(u)
            else:
                if counter[u] == 0:
                    label[u] = LOSE
                    stack.append(u)
                counter[u] -= 1
    return [label.get(u, DRAW) for u in range(n)]


def counts_bad_moves_afresh_each_round(moves: list[list[int]]) -> list[int]:
    """Meant: in rounds; u is LOSE when as many of its moves as it has lead to WIN. Wrong: the
    count begins at 0 in each round, so bad moves that are found in different rounds do not add
    up."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    labels = [DRAW] * n
    news = [u for u in range(n) if not moves[u]]
    for u in news:
        labels[u] = WIN
    while news:
        bad: dict[int, int] = {}
        found = []
        for v in news:
            for u in back[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    found.append(u)
                else:
                    bad[u] = bad.get(u, 0) + 1
                    if bad[u] == len(moves[u]):
                        labels[u] = LOSE
                        found.append(u)
        news = found
    return labels


def who_does_not_win_loses_and_distinct_targets(moves: list[list[int]]) -> list[int]:
    """Meant: the wave from the won terminals. Two slips: what has no label in the end is called
    LOSE, there is no DRAW; the counter has each target once but goes down for each parallel
    move."""
    n = len(moves)
    back = [[] for _ in range(n)]
    left = []
    for u, row in enumerate(moves):
        left.append(len(set(row)))
        for v in row:
            back[v].append(u)
    labels = [None] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = WIN
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] is None and labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif labels[u] is None:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return [LOSE if label is None else label for label in labels]


def who_can_stay_has_a_draw_in_a_dict(moves: list[list[int]]) -> list[int]:
    """Meant: who can stay where they are need not lose. Two slips: a position with a move to
    itself is fixed as DRAW, even if it could win; the answer is a dict and not a list."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    open_moves = [len(row) for row in moves]
    labels: dict[int, int] = {}
    queue = deque()
    for u in range(n):
        if u in moves[u]:
            labels[u] = DRAW
        elif open_moves[u] == 0:
            labels[u] = WIN
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    for u in range(n):
        labels.setdefault(u, DRAW)
    return labels


WRONG = {
    only_the_ends_are_turned_round: "terminals-turned-last",
    extra_position_is_returned_too: "helper-returned",
    asks_the_counter_before_it_goes_down: "not-queued",
    counts_bad_moves_afresh_each_round: "counted-afresh",
    who_does_not_win_loses_and_distinct_targets: "parallel-counted-once+leftovers-lose",
    who_can_stay_has_a_draw_in_a_dict: "other-form",
}
