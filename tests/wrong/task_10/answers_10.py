"""Wrong answers to task 10, a ninth set: what was meant is in the docstring."""

from collections import deque


def _steps(length, x, stay):
    return [y for y in ((x - 1, x, x + 1) if stay else (x - 1, x + 1)) if 0 <= y < length]


def same_cell_is_caught(length, a, b, stay=True):
    """Both on one cell is a capture at once, and also after a move of B."""
    value = {}
    for x in range(length):
        value[x, x, 0] = value[x, x, 1] = 0
    changed = True
    while changed:
        changed = False
        for x in range(length):
            for y in range(length):
                if x == y:
                    continue
                found = [value.get((z, y, 1)) for z in _steps(length, x, stay)]
                found = [d for d in found if d is not None]
                if found and value.get((x, y, 0)) != min(found) + 1:
                    value[x, y, 0] = min(found) + 1
                    changed = True
                found = [value.get((x, z, 0)) for z in _steps(length, y, stay)]
                if found and None not in found and value.get((x, y, 1)) != max(found) + 1:
                    value[x, y, 1] = max(found) + 1
                    changed = True
    return value.get((a, b, 0))


def moves_of_a_alone(length, a, b, stay=True):
    """Counts the moves of A, not those of B."""
    caught = {}
    k = 0
    while True:
        k += 1
        new = {}
        for x in range(length):
            for y in range(length):
                if (x, y) in caught:
                    continue
                for z in _steps(length, x, stay):
                    if z == y:
                        new[x, y] = k
                        break
                    answers = _steps(length, y, stay)
                    if answers and all(caught.get((z, w), k) < k for w in answers):
                        new[x, y] = k
                        break
        if not new:
            return caught.get((a, b))
        caught.update(new)


def b_helps(length, a, b, stay=True):
    """The shortest play: B moves so that A catches it soon."""
    queue = deque([(a, b, 0, 0)])
    seen = {(a, b, 0)}
    while queue:
        x, y, turn, plies = queue.popleft()
        for z in _steps(length, (x, y)[turn], stay):
            p, q = (z, y) if turn == 0 else (x, z)
            if turn == 0 and p == q:
                return plies + 1
            if (p, q, 1 - turn) not in seen:
                seen.add((p, q, 1 - turn))
                queue.append((p, q, 1 - turn, plies + 1))
    return None


WRONG = {
    same_cell_is_caught: "whenever-equal",
    moves_of_a_alone: "moves-of-a",
    b_helps: "b-helps",
}
