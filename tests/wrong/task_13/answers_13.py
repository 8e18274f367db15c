"""Wrong answers to task 13, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def who_may_pass_wins_only_into_a_terminal(moves: list[list[int]]) -> list[int]:
    """Meant: who may pass is safe, so settle the positions with a pass before the wave. Wrong: a
    position with a pass is fixed as a DRAW at once unless it moves into a terminal; it also wins
    with a move to a LOSE position that the wave finds later."""
    n = len(moves)
    fixed = [False] * n
    labels = [DRAW] * n
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
        if u in row:
            fixed[u] = all(moves[v] for v in row)
    left = [len(row) for row in moves]
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW or fixed[u]:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def nobody_passes_after_a_pass(moves: list[list[int]]) -> list[int]:
    """Meant: two copies of each position, with and without a pass just before, and the wave.
    Wrong: after a pass the opponent may not pass, as in games where one has to answer; here one
    may pass as often as one likes, also when the opponent has just passed."""
    n = len(moves)
    rows = []
    for u in range(n):
        rows.append([v if v != u else n + u for v in moves[u]])
    for u in range(n):
        others = [v for v in moves[u] if v != u]
        if others:
            rows.append(others)
        else:
            rows.append([n + u] if moves[u] else [])
    back = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            back[v].append(u)
    count = [len(row) for row in rows]
    label = {u: LOSE for u, row in enumerate(rows) if not row}
    wave = deque(label)
    while wave:
        v = wave.popleft()
        for u in back[v]:
            if u in label:
                continue
            count[u] -= 1
            if label[v] == LOSE or count[u] == 0:
                label[u] = 1 - label[v]
                wave.append(u)
    return [label.get(u, DRAW) for u in range(n)]


def remembers_a_draw_on_the_way_back(moves: list[list[int]]) -> list[int]:
    """Meant: a search with a memory and a stack of its own; what comes back on the way draws.
    Wrong: a position that the search is still busy with counts as a DRAW for the one below, and
    that answer is kept for good, although the busy one may turn out to be WIN or LOSE."""
    n = len(moves)
    memory = {}
    entered = [False] * n
    for root in range(n):
        stack = [root]
        while stack:
            u = stack[-1]
            if u in memory:
                stack.pop()
                continue
            if not entered[u]:
                entered[u] = True
                stack.extend(v for v in moves[u] if not entered[v])
                continue
            stack.pop()
            values = [memory.get(v, DRAW) for v in moves[u]]
            if LOSE in values:
                memory[u] = WIN
            elif DRAW in values:
                memory[u] = DRAW
            else:
                memory[u] = LOSE
    return [memory[u] for u in range(n)]


def hears_of_parallel_moves_once(moves: list[list[int]]) -> list[int]:
    """Meant: the wave with sets of predecessors and a counter of moves that may still be good.
    Wrong: the counter starts with all listed moves, but a set tells each predecessor only once;
    with a target that is listed twice it never comes to 0, and a LOSE position stays a DRAW."""

    class Position:
        def __init__(self, row: list[int]) -> None:
            self.open = len(row)
            self.before = set()
            self.label = DRAW

    game = [Position(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            game[v].before.add(u)
    known = []
    for u, position in enumerate(game):
        if position.open == 0:
            position.label = LOSE
            known.append(u)
    for v in known:
        for u in game[v].before:
            position = game[u]
            if position.label != DRAW:
                continue
            if game[v].label == LOSE:
                position.label = WIN
                known.append(u)
                continue
            position.open -= 1
            if position.open == 0:
                position.label = LOSE
                known.append(u)
    return [position.label for position in game]


def a_pass_hands_the_loss_over_and_passing_alone_is_stuck(moves: list[list[int]]) -> list[int]:
    """Meant: who has only bad moves but may pass lets the opponent make one of them. Two slips:
    such a position is called WIN, though the opponent passes back and it is a DRAW; a position
    where one can do nothing but pass is called LOSE, as if it were a terminal."""
    n = len(moves)
    may_pass = [u in row for u, row in enumerate(moves)]
    others = [[v for v in row if v != u] for u, row in enumerate(moves)]
    after_pass = WIN
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in others[u]:
            back[v].append(u)
    left = [len(row) for row in others]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if not others[u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = after_pass if may_pass[u] else LOSE
                if labels[u] != DRAW:
                    queue.append(u)
    return labels


def a_pass_is_not_counted_and_a_loss_goes_no_further(moves: list[list[int]]) -> list[int]:
    """Meant: begin at the terminals and go back; who moves to a LOSE position wins. Two slips: the
    counter leaves the pass out, so a position that could pass for ever becomes LOSE; a position
    that becomes LOSE later is not put into the wave, so those before it never hear of it and stay
    DRAW."""
    n = len(moves)
    before = {}
    for u in range(n):
        for v in moves[u]:
            before.setdefault(v, []).append(u)
    counter = [sum(v != u for v in moves[u]) for u in range(n)]
    answer = [LOSE if not moves[u] else DRAW for u in range(n)]
    todo = [u for u in range(n) if answer[u] == LOSE]
    while todo:
        v = todo.pop()
        for u in before.get(v, []):
            if answer[u] != DRAW:
                continue
            if answer[v] == LOSE:
                answer[u] = WIN
                todo.append(u)
            else:
                counter[u] -= 1
                if counter[u] == 0:
                    answer[u] = LOSE
    return answer


WRONG = {
    who_may_pass_wins_only_into_a_terminal: "pass-draws",
    nobody_passes_after_a_pass: "pass-rescues",
    remembers_a_draw_on_the_way_back: "provisional-draws",
    hears_of_parallel_moves_once: "parallel-dropped",
    a_pass_hands_the_loss_over_and_passing_alone_is_stuck: "pass-rescues+lone-pass-lost",
    a_pass_is_not_counted_and_a_loss_goes_no_further: "at-far",
}
