"""A wrong answer to task 7: moves to a WIN terminal are counted off at the start, and again."""

LOSE, WIN, DRAW = 0, 1, 2


def verdicts_counted_at_the_start(moves, verdicts):
    n = len(moves)
    preds = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            preds[v].append(u)
    # moves to a goal help nobody: they do not count
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    known = []
    for t, verdict in verdicts.items():
        labels[t] = verdict
        known.append(t)
        if verdict == WIN:
            for u in preds[t]:
                left[u] -= 1
    for v in known:
        for u in preds[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                known.append(u)
            else:
                left[u] -= 1
                if left[u] <= 0:
                    labels[u] = LOSE
                    known.append(u)
    return labels


WRONG = {verdicts_counted_at_the_start: "counted-off-twice"}
