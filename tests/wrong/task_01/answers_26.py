"""Wrong answers to exercise 1: moves counted in a byte."""


def wrong_byte_counters(moves):
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = bytearray(len(row) & 255 for row in moves)
    labels = bytearray(n)
    order = [u for u in range(n) if not left[u]]
    for v in order:
        lost = not labels[v]
        for u in back[v]:
            if lost:
                labels[u] = 1
            left[u] = (left[u] - 1) & 255
            if not left[u]:
                order.append(u)
    return list(labels)


WRONG = {wrong_byte_counters: "narrow-numbers"}
