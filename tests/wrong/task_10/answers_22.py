"""Wrong answers to task 10, a twenty-second set: what was meant is in the docstring."""

from collections import deque


def _steps(length, x, stay):
    return [y for y in (x - 1, x, x + 1) if 0 <= y < length and (stay or y != x)]


def ninety_nine_is_open(length, a, b, stay=True):
    """Meant: 99 marks what has no value yet.

    Wrong: a chase that takes exactly 99 plies (lines of 51 cells or more) looks open.
    """
    open_ = 99
    near = [_steps(length, x, stay) for x in range(length)]
    depth = {(x, y, t): open_ for x in range(length) for y in range(length) for t in "AB"}
    left = {(x, y): len(near[y]) for x in range(length) for y in range(length)}
    queue = deque()
    for x in range(length):
        depth[x, x, "B"] = 0
        queue.append((x, x, "B"))
    while queue:
        x, y, turn = queue.popleft()
        d = depth[x, y, turn] + 1
        if turn == "B":
            for w in near[x]:
                if depth[w, y, "A"] == open_:
                    depth[w, y, "A"] = d
                    queue.append((w, y, "A"))
        else:
            for w in near[y]:
                left[x, w] -= 1
                if left[x, w] == 0 and depth[x, w, "B"] == open_:
                    depth[x, w, "B"] = d
                    queue.append((x, w, "B"))
    return None if depth[a, b, "A"] == open_ else depth[a, b, "A"]


def list_as_queue_with_search(length, a, b, stay=True):
    """Meant: the wave, predecessors found by looking at the moves.

    Wrong: right but tries every cell as a predecessor, length cubed.
    """
    depth = {(x, x, 1): 0 for x in range(length)}
    left = {(x, y): len(_steps(length, y, stay)) for x in range(length) for y in range(length)}
    order = list(depth)
    for x, y, turn in order:
        for w in range(length):
            near = abs(w - (x if turn else y))
            if near > 1 or (near == 0 and not stay):
                continue
            before = (w, y, 0) if turn else (x, w, 1)
            if before in depth:
                continue
            if not turn:
                left[x, w] -= 1
                if left[x, w]:
                    continue
            depth[before] = depth[x, y, turn] + 1
            order.append(before)
    return depth.get((a, b, 0))


WRONG = {
    ninety_nine_is_open: "number-too-small",
    list_as_queue_with_search: "line-runs-again",
}
