"""Wrong answers to task 11, a twenty-third set: what was meant is in the docstring."""


def late_count_of_open_moves(n, succ, pred, terminal):
    """Meant: count the moves of u that are not known as bad only when the first bad one is heard
    of, and one less for each that follows. Wrong: the late count leaves out all WIN
    successors, also those whose news is still on the way and is subtracted again; e.g. [[1,
    2, 0], [3], [3], []].
    """
    label = bytearray([2]) * n
    left = {}
    stack = [u for u in range(n) if terminal(u)]
    for u in stack:
        label[u] = 0
    while stack:
        v = stack.pop()
        for u in pred(v):
            if label[u] != 2:
                continue
            if label[v] == 0:
                label[u] = 1
                stack.append(u)
                continue
            if u in left:
                left[u] -= 1
            else:
                left[u] = sum(1 for x in succ(u) if label[x] != 1)
            if left[u] == 0:
                label[u] = 0
                stack.append(u)
    return list(label)


WRONG = {
    late_count_of_open_moves: "counted-off-twice",
}
