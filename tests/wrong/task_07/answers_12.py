"""Wrong answers to task 7, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def verdict_read_for_who_moved_there(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: start from the verdicts. Wrong: going back, an end counts for who moved to it."""
    n = len(moves)
    sources: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            sources[v].append(u)
    left = [len(targets) for targets in moves]
    labels = [DRAW] * n
    queue = deque(verdicts)
    for u, verdict in verdicts.items():
        labels[u] = verdict
    while queue:
        v = queue.popleft()
        if v in verdicts:
            good_for_mover = verdicts[v] == WIN
        else:
            good_for_mover = labels[v] == LOSE
        for u in sources[v]:
            if labels[u] != DRAW:
                continue
            if good_for_mover:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def won_ends_never_queued(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: start from the ends as in normal play. Wrong: only LOSE ends go into the queue."""
    n = len(moves)
    into: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            into[v].append(u)
    count = [len(moves[u]) for u in range(n)]
    labels = [verdicts.get(u, DRAW) for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in into[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            count[u] -= 1
            if count[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def verdicts_taken_in_order_of_entry(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: pair ends and verdicts. Wrong: by the dict's order, as if its keys were sorted."""
    n = len(moves)
    ends = [u for u in range(n) if not moves[u]]
    labels = [DRAW] * n
    for u, verdict in zip(ends, verdicts.values(), strict=True):
        labels[u] = verdict
    back: dict[int, list[int]] = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    to_go = [len(targets) for targets in moves]
    layer = ends
    while layer:
        following = []
        for v in layer:
            for u in back[v]:
                if labels[u] != DRAW:
                    continue
                to_go[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    following.append(u)
                elif to_go[u] == 0:
                    labels[u] = LOSE
                    following.append(u)
        layer = following
    return labels


def second_pass_counts_from_the_start(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: LOSE ends first, then WIN ends. Wrong: pass two forgets what pass one counted off."""
    n = len(moves)
    sources: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            sources[v].append(u)
    labels = [verdicts.get(u, DRAW) for u in range(n)]

    def spread(seeds: list[int]) -> None:
        left = [len(targets) for targets in moves]
        queue = deque(seeds)
        while queue:
            v = queue.popleft()
            for u in sources[v]:
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

    spread([u for u in verdicts if verdicts[u] == LOSE])
    spread([u for u in verdicts if verdicts[u] == WIN])
    return labels


def no_ends_all_lost_and_goal_scares(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Two slips: without ends all is LOSE; one move to a WIN end makes a LOSE, others unseen."""
    n = len(moves)
    if not verdicts:
        return [LOSE] * n
    found = dict(verdicts)
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if u in found:
                continue
            answers = [found.get(v, DRAW) for v in moves[u]]
            if LOSE in answers:
                found[u] = WIN
            elif DRAW not in answers:
                found[u] = LOSE
            elif any(verdicts.get(v) == WIN for v in moves[u]):
                found[u] = LOSE
            changed = changed or u in found
    return [found.get(u, DRAW) for u in range(n)]


def nought_or_draw_and_sets_of_sources(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Two slips: `get(u) or DRAW` turns a verdict 0 into DRAW; sources in sets, moves in lists."""

    class Game:
        def __init__(self) -> None:
            self.sources: list[set[int]] = [set() for _ in moves]
            for u, targets in enumerate(moves):
                for v in targets:
                    self.sources[v].add(u)
            self.left = [len(targets) for targets in moves]
            self.labels = [verdicts.get(u) or DRAW for u in range(len(moves))]
            self.queue = deque(u for u in verdicts if self.labels[u] != DRAW)

        def give(self, u: int, label: int) -> None:
            self.labels[u] = label
            self.queue.append(u)

        def solve(self) -> list[int]:
            while self.queue:
                v = self.queue.popleft()
                for u in self.sources[v]:
                    if self.labels[u] != DRAW:
                        continue
                    if self.labels[v] == LOSE:
                        self.give(u, WIN)
                    else:
                        self.left[u] -= 1
                        if self.left[u] == 0:
                            self.give(u, LOSE)
            return self.labels

    return Game().solve()


WRONG = {
    verdict_read_for_who_moved_there: "wrong-player",
    won_ends_never_queued: "wins-not-queued",
    verdicts_taken_in_order_of_entry: "verdicts-in-order",
    second_pass_counts_from_the_start: "two-waves",
    no_ends_all_lost_and_goal_scares: "",
    nought_or_draw_and_sets_of_sources: "zero-is-nothing",
}
