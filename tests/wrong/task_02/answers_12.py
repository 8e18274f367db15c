"""Wrong answers to task 2, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def index_of_an_equal_list(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: go through the lists and note the place of each empty one.

    Wrong: index() gives the place of the first equal list, so that all terminals become the first.
    """
    seeds: dict[int, int] = {}
    for targets in moves:
        if not targets:
            seeds[moves.index(targets)] = WIN if misere else LOSE
    return seeds


def peels_off_terminals(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: take the positions without moves, with the counters that the wave will need.

    Wrong: a terminal that is found is taken out of the graph, and a position that has lost all
    its moves in this way is taken for a terminal as well.
    """
    n = len(moves)
    counters = [len(targets) for targets in moves]
    before: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    seed = WIN if misere else LOSE
    seeds: dict[int, int] = {}
    queue = deque(u for u in range(n) if counters[u] == 0)
    while queue:
        v = queue.popleft()
        seeds[v] = seed
        for u in before[v]:
            counters[u] -= 1
            if counters[u] == 0:
                queue.append(u)
    return seeds


def misere_needs_a_last_move(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: in misere play whoever made the last move has lost, so the one who is stuck wins.

    Wrong: where nobody can have moved to the terminal, nobody is taken to have made a last move,
    and it keeps the seed LOSE in misere play too.
    """
    reached = set()
    for targets in moves:
        reached.update(targets)
    seeds: dict[int, int] = {}
    for u, targets in enumerate(moves):
        if len(targets) == 0:
            if misere and u in reached:
                seeds[u] = WIN
            else:
                seeds[u] = LOSE
    return seeds


def largest_number_in_a_move(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: write down the moves as pairs, and keep the positions from which no pair starts.

    Wrong: the number of positions is guessed from the largest number in a pair, so terminals
    above it, which nobody can move to, are missing.
    """
    pairs = [(u, v) for u, targets in enumerate(moves) for v in targets]
    size = 1 + max((max(pair) for pair in pairs), default=-1)
    stuck = set(range(size)) - {u for u, _ in pairs}
    return dict.fromkeys(stuck, WIN if misere else LOSE)


def passes_are_stuck_and_mover_wins(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: who cannot leave the position is stuck, and gets the seed of the table.

    Two slips: a position whose only moves lead to itself counts as a terminal; the seed is that of
    the player who has just moved there, so LOSE and WIN are exchanged.
    """

    class Seeder:
        def __init__(self, misere: bool) -> None:
            self.seed = LOSE if misere else WIN
            self.seeds: dict[int, int] = {}

        def visit(self, u: int, targets: list[int]) -> None:
            if all(v == u for v in targets):
                self.seeds[u] = self.seed

    seeder = Seeder(misere)
    for u, targets in enumerate(moves):
        seeder.visit(u, targets)
    return seeder.seeds


def searches_from_zero_for_truths(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: walk through the game and note every position where one is stuck.

    Two slips: the walk starts at position 0 only and misses what cannot be reached from there;
    the seed is False or True instead of 0 or 1.
    """
    seeds: dict[int, int] = {}
    seen = {0}
    queue = deque([0])
    while queue:
        u = queue.popleft()
        if not moves[u]:
            seeds[u] = misere is True
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                queue.append(v)
    return seeds


WRONG = {
    index_of_an_equal_list: "first-only",
    peels_off_terminals: "peeled-off",
    misere_needs_a_last_move: "misere-needs-a-move",
    largest_number_in_a_move: "positions-guessed",
    passes_are_stuck_and_mover_wins: "seeds-swapped+loops-are-ends",
    searches_from_zero_for_truths: "seen-from-zero+truth-values",
}
