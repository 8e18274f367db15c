"""Wrong answers to exercise 12: moves as bits of a word."""

LOSE, WIN, DRAW = 0, 1, 2


def wrong_word_of_bits(moves):
    """The open moves of a position as the bits of one machine word."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for i, v in enumerate(row):
            back[v].append((u, 1 << (i & 63)))
    open_ = [(1 << min(len(row), 64)) - 1 for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * len(moves)
    best = [None, None]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        best[labels[v]] = v, plies[v]
        for u, bit in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN:
                open_[u] &= ~bit
                if open_[u]:
                    continue
            labels[u] = 1 - labels[v]
            plies[u] = plies[v] + 1
            queue.append(u)
    return best[WIN], best[LOSE]


WRONG = {wrong_word_of_bits: "number-too-small"}
