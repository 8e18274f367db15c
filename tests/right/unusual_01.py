"""Right answers to task 1 in unusual styles."""


def kahn(moves):
    """Peel terminals off; positions are finished when all their moves are."""
    parents = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            parents[v].append(u)
    open_moves = {u: len(row) for u, row in enumerate(moves)}
    answer = [0] * len(moves)
    ready = [u for u in open_moves if open_moves[u] == 0]
    while ready:
        v = ready.pop()
        for u in parents[v]:
            if answer[v] == 0:
                answer[u] = 1
            open_moves[u] -= 1
            if not open_moves[u]:
                ready.append(u)
    return answer


def generators_as_frames(moves):
    """A recursion of generators run on a trampoline."""
    memo = {}

    def solve(u):
        result = 0
        for v in moves[u]:
            if v not in memo:
                yield v
            if memo[v] == 0:
                result = 1
                break
        memo[u] = result

    for start in range(len(moves)):
        if start in memo:
            continue
        frames = [solve(start)]
        while frames:
            try:
                frames.append(solve(next(frames[-1])))
            except StopIteration:
                frames.pop()
    return [memo[u] for u in range(len(moves))]


def colours_in_bytes(moves):
    """A bytearray of states and an explicit stack with the sign of a position as its return."""
    state = bytearray(b"\x09" * len(moves))
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack.pop()
            if u < 0:
                u = ~u
                state[u] = any(state[v] == 0 for v in moves[u])
            elif state[u] == 9:
                state[u] = 8
                stack.append(~u)
                stack += [v for v in moves[u] if state[v] == 9]
    return list(state)


class Position:
    __slots__ = ("before", "label", "moves", "open")

    def __init__(self):
        self.before, self.label, self.open = [], 0, 0


def objects(moves):
    """A class for positions, labelled from the terminals backwards."""
    board = [Position() for _ in moves]
    for u, row in enumerate(moves):
        board[u].open = len(row)
        for v in row:
            board[v].before.append(board[u])
    done = [p for p in board if p.open == 0]
    for p in done:
        for q in p.before:
            q.open -= 1
            q.label |= not p.label
            if q.open == 0:
                done.append(q)
    return [int(p.label) for p in board]


RIGHT = [kahn, generators_as_frames, colours_in_bytes, objects]
