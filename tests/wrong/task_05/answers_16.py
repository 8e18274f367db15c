"""Wrong answers to task 5, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def all_of_nothing_is_true(moves: list[list[int]]) -> list[int]:
    """Meant: terminals are WIN, then rounds with the two rules.

    Wrong: the rules are applied to the terminals too, and as all() of no moves is true, they
    become LOSE in the first round.
    """
    n = len(moves)
    labels = [DRAW if moves[u] else WIN for u in range(n)]
    for _ in range(n + 1):
        for u in range(n):
            if any(labels[v] == LOSE for v in moves[u]):
                labels[u] = WIN
            elif all(labels[v] == WIN for v in moves[u]):
                labels[u] = LOSE
    return labels


def label_of_the_extra_position_kept(moves: list[list[int]]) -> list[int]:
    """Meant: give every terminal a move to one extra position without moves, and play the
    normal game.

    Wrong: the label of the extra position is not taken away again, so there are n + 1 labels.
    """
    extra = len(moves)
    graph = [list(row) if row else [extra] for row in moves] + [[]]
    before = [[] for _ in graph]
    for u, row in enumerate(graph):
        for v in row:
            before[v].append(u)
    count = [len(row) for row in graph]
    labels = [DRAW] * len(graph)
    labels[extra] = LOSE
    queue = deque([extra])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif count[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def old_numbers_forgotten(moves: list[list[int]]) -> list[int]:
    """Meant: nobody likes to move to a terminal, so take the terminals away, number the rest
    anew and play the normal game there.

    Wrong: the labels of the smaller game are written to the new numbers instead of back to the
    old ones.
    """
    kept = [u for u, row in enumerate(moves) if row]
    new_number = {u: i for i, u in enumerate(kept)}
    small = [[new_number[v] for v in moves[u] if v in new_number] for u in kept]
    labels = [DRAW if row else LOSE for row in small]
    changed = True
    while changed:
        changed = False
        for i, row in enumerate(small):
            if labels[i] == DRAW:
                if any(labels[j] == LOSE for j in row):
                    labels[i] = WIN
                    changed = True
                elif all(labels[j] == WIN for j in row):
                    labels[i] = LOSE
                    changed = True
    answer = [WIN] * len(moves)
    for i, label in enumerate(labels):
        answer[i] = label
    return answer


def staying_is_always_a_draw(moves: list[list[int]]) -> list[int]:
    """Meant: who can stay where they are never has to go on, so that is a draw; the rest by
    the wave.

    Wrong: who can stay may have a winning move as well.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [None] * len(moves)
    counter = [len(row) for row in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if u in row:
            labels[u] = DRAW
        elif not row:
            labels[u] = WIN
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is not None:
                continue
            counter[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif counter[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return [DRAW if label is None else label for label in labels]


def only_ends_that_one_can_move_to(moves: list[list[int]]) -> list[int]:
    """Meant: begin with the terminals.

    Wrong: they are looked for among the targets of moves, so a terminal that nobody can move
    to is not seeded and comes out as DRAW.
    """
    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before.setdefault(v, []).append(u)
    labels = {v: WIN for v in before if not moves[v]}
    news = list(labels)
    left = {u: len(row) for u, row in enumerate(moves)}
    while news:
        v = news.pop()
        for u in before.get(v, []):
            if u in labels:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                news.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                news.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def misere_wave_two_slips(moves: list[list[int]]) -> list[int]:
    """Meant: task 4 with WIN for the terminals.

    Wrong: (1) a LOSE is given when the counter comes to 1 already, one move too early; (2) a
    position that becomes LOSE replaces the label of its predecessors even where they have one.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[v] == LOSE:
                if labels[u] != WIN:
                    labels[u] = WIN
                    queue.append(u)
            elif labels[u] == DRAW:
                counter[u] -= 1
                if counter[u] <= 1:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {
    all_of_nothing_is_true: "normal-labels",
    label_of_the_extra_position_kept: "helper-returned",
    old_numbers_forgotten: "",
    staying_is_always_a_draw: "pass-draws",
    only_ends_that_one_can_move_to: "some-not-seeded",
    misere_wave_two_slips: "",
}
