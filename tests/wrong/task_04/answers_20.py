"""Wrong answers to task 4, a twenty-second set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def _before(moves: list[list[int]]) -> list[list[int]]:
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def who_can_pass_draws_after_all(moves: list[list[int]]) -> list[int]:
    """Meant: who can pass is safe. Wrong: who can pass and win as well wins."""
    before, left = _before(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return [DRAW if u in moves[u] else label for u, label in enumerate(labels)]


def when_all_news_is_there(moves: list[list[int]]) -> list[int]:
    """Meant: a label when every move is known. Wrong: the last news decides it."""
    before, left = _before(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            left[u] -= 1
            if left[u] == 0:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    who_can_pass_draws_after_all: "pass-draws",
    when_all_news_is_there: "last-news-decides",
}
