"""Wrong answers to task 9, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def same_root_met_again_is_cycle(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: the kind by a search from each root that notes who found a position, then the wave.

    Wrong: a position that the same root has found before counts as a cycle, even if it is no
    longer on the path; so two ways to one position are taken for a cycle.
    """
    n = len(moves)
    found_by = [-1] * n
    kind = "ACYCLIC"
    for root in range(n):
        if found_by[root] != -1:
            continue
        found_by[root] = root
        stack = [root]
        while stack:
            u = stack.pop()
            for v in moves[u]:
                if found_by[v] == -1:
                    found_by[v] = root
                    stack.append(v)
                elif found_by[v] == root:
                    kind = "CYCLIC"

    before: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    labels = [DRAW] * n
    left = [len(targets) for targets in moves]
    queue = deque(u for u in range(n) if left[u] == 0)
    for u in queue:
        labels[u] = LOSE
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return kind, labels


def counters_without_doubles(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: a class that peels sources for the kind and sends the wave for the labels.

    Wrong: the counter is the number of different targets, but it goes down once for each listed
    move, so a doubled move to a WIN position counts twice and makes a LOSE too early.
    """

    class Game:
        def __init__(self) -> None:
            self.n = len(moves)
            self.before: list[list[int]] = [[] for _ in moves]
            for u, targets in enumerate(moves):
                for v in targets:
                    self.before[v].append(u)

        def kind(self) -> str:
            incoming = [len(sources) for sources in self.before]
            ready = [u for u in range(self.n) if not incoming[u]]
            peeled = 0
            while ready:
                u = ready.pop()
                peeled += 1
                for v in moves[u]:
                    incoming[v] -= 1
                    if not incoming[v]:
                        ready.append(v)
            return "ACYCLIC" if peeled == self.n else "CYCLIC"

        def labels(self) -> list[int]:
            result = [DRAW] * self.n
            open_moves = [len(set(targets)) for targets in moves]
            queue = deque()
            for u in range(self.n):
                if not moves[u]:
                    result[u] = LOSE
                    queue.append(u)
            while queue:
                v = queue.popleft()
                for u in self.before[v]:
                    if result[u] != DRAW:
                        continue
                    if result[v] == LOSE:
                        result[u] = WIN
                        queue.append(u)
                    else:
                        open_moves[u] -= 1
                        if open_moves[u] == 0:
                            result[u] = LOSE
                            queue.append(u)
            return result

    game = Game()
    return game.kind(), game.labels()


def only_loops_and_pairs_are_cycles(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: the list of what counts as a cycle, read off: u -> u, and u -> v with v -> u.

    Wrong: the two are examples; a cycle of three or more positions is overlooked.
    """
    n = len(moves)
    arrows = {(u, v) for u in range(n) for v in moves[u]}
    has_cycle = any((v, u) in arrows for u, v in arrows)

    before: dict[int, list[int]] = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels: dict[int, int] = {}
    left = {u: len(moves[u]) for u in range(n)}
    fresh = [u for u in range(n) if not moves[u]]
    for u in fresh:
        labels[u] = LOSE
    while fresh:
        following = []
        for v in fresh:
            for u in before[v]:
                if u in labels:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    following.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        following.append(u)
        fresh = following
    return ("CYCLIC" if has_cycle else "ACYCLIC"), [labels.get(u, DRAW) for u in range(n)]


def on_the_path_means_draw(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: one search with colours gives both; a move back onto the path may be repeated.

    Wrong: such a move is booked as a DRAW for good, and the label made from it is kept in the
    memory, though the position on the path may turn out to be WIN or LOSE.
    """
    n = len(moves)
    white, grey, black = 0, 1, 2
    colour = [white] * n
    labels = [DRAW] * n
    cyclic = False
    for root in range(n):
        if colour[root] != white:
            continue
        colour[root] = grey
        stack = [(root, iter(moves[root]))]
        while stack:
            u, rest = stack[-1]
            for v in rest:
                if colour[v] == white:
                    colour[v] = grey
                    stack.append((v, iter(moves[v])))
                    break
                if colour[v] == grey:
                    cyclic = True
            else:
                stack.pop()
                reached = [labels[v] for v in moves[u]]
                if LOSE in reached:
                    labels[u] = WIN
                elif DRAW in reached:
                    labels[u] = DRAW
                else:
                    labels[u] = LOSE
                colour[u] = black
    return ("CYCLIC" if cyclic else "ACYCLIC"), labels


def searched_from_zero_and_loops_dropped(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: colours for the kind; for the labels, moves to oneself are of no use to anybody.

    Two slips: the search for a cycle starts at position 0 only; moves from a position to itself
    are left out of the counters, so one that could stay for ever is called LOSE.
    """
    n = len(moves)

    def has_cycle() -> bool:
        state = [0] * n
        state[0] = 1
        path = [0]
        following = [0] * n
        while path:
            u = path[-1]
            if following[u] == len(moves[u]):
                state[u] = 2
                path.pop()
                continue
            v = moves[u][following[u]]
            following[u] += 1
            if state[v] == 1:
                return True
            if state[v] == 0:
                state[v] = 1
                path.append(v)
        return False

    before: list[list[int]] = [[] for _ in range(n)]
    left = [0] * n
    for u in range(n):
        for v in moves[u]:
            if v != u:
                before[v].append(u)
                left[u] += 1
    labels = [DRAW] * n
    todo = [u for u in range(n) if left[u] == 0]
    for u in todo:
        labels[u] = LOSE
    for v in todo:
        for u in before[v]:
            if labels[u] == DRAW:
                if labels[v] == WIN:
                    left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    todo.append(u)
    return ("CYCLIC" if has_cycle() else "ACYCLIC"), labels


def cyclic_if_drawn_and_winners_queued_again(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: the wave first; play can go on for ever exactly if something is left over.

    Two slips: a graph with a cycle but without a DRAW is called ACYCLIC; a position with two
    winning moves is queued twice, so it is counted down twice at those who can move to it.
    """
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    left = list(map(len, moves))
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        if labels[v] == LOSE:
            for u in before[v]:
                labels[u] = WIN
                queue.append(u)
        else:
            for u in before[v]:
                left[u] -= 1
                if left[u] == 0 and labels[u] == DRAW:
                    labels[u] = LOSE
                    queue.append(u)
    kind = "CYCLIC" if DRAW in labels else "ACYCLIC"
    return kind, labels


WRONG = {
    same_root_met_again_is_cycle: "never-left",
    counters_without_doubles: "parallel-counted-once",
    only_loops_and_pairs_are_cycles: "short-cycles-alone",
    on_the_path_means_draw: "provisional-draws",
    searched_from_zero_and_loops_dropped: "only-from-zero+loops-skipped",
    cyclic_if_drawn_and_winners_queued_again: "draws-decide",
}
