"""Wrong answers to task 2, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def seeds_targets_without_source(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: With sets: what is moved to but not moved from is where play ends.

    Wrong: A terminal that nobody can move to is no target of any move, so it is missed.
    """
    sources, targets = set(), set()
    for u, row in enumerate(moves):
        for v in row:
            sources.add(u)
            targets.add(v)
    seed = WIN if misere else LOSE
    return {t: seed for t in sorted(targets - sources)}


def seeds_not_at_the_start(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: Position 0 is where the game starts, so look for ends among the others.

    Wrong: The loop begins at 1. Position 0 can be a terminal like any other.
    """
    seeds = {}
    for u in range(1, len(moves)):
        if len(moves[u]) == 0:
            if misere:
                seeds[u] = WIN
            else:
                seeds[u] = LOSE
    return seeds


def seeds_looked_up_by_moves(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: Turn the table round, from moves to position, and look up who has no moves.

    Wrong: Several positions can have the same moves; the dict keeps the last of them. So only
    the terminal with the highest number is found.
    """
    position_with = {tuple(row): u for u, row in enumerate(moves)}
    found = position_with.get(())
    if found is None:
        return {}
    return {found: WIN if misere else LOSE}


def seeds_nothing_left_to_do(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: A position is an end if no move leads to a position where play goes on.

    Wrong: Positions that can only move to terminals found before are taken for terminals as
    well, although whoever is there is not stuck.
    """
    seed = LOSE
    if misere:
        seed = WIN
    seeds = {}
    for u, row in enumerate(moves):
        for v in row:
            if v not in seeds:
                break
        else:
            seeds[u] = seed
    return seeds


def seeds_for_the_starter(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: Play starts at 0; find out who is stuck at each terminal and give the outcome.

    Wrong: The outcome is that of the player who started at 0, so it is turned round where the
    terminal is an odd number of plies away. Asked is the outcome of the player to move there.
    """
    ply = {0: 0}
    queue = deque([0])
    while queue:
        u = queue.popleft()
        for v in moves[u]:
            if v not in ply:
                ply[v] = ply[u] + 1
                queue.append(v)
    seeds = {}
    for u, row in enumerate(moves):
        if not row:
            starter_is_stuck = ply.get(u, 0) % 2 == 0
            seeds[u] = WIN if starter_is_stuck == misere else LOSE
    return seeds


def seeds_passes_and_untouched(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: Who cannot get away is at a terminal; in misere play the move there has cost the
    game.

    Wrong: (1) A position whose moves all lead to itself counts as a terminal; passing is a
    move. (2) In misere play a terminal that nobody can move to stays LOSE, because there was
    no last move that handed over the win.
    """
    entered = set()
    for u, row in enumerate(moves):
        entered.update(v for v in row if v != u)
    seeds = {}
    for u, row in enumerate(moves):
        away = [v for v in row if v != u]
        if not away:
            seeds[u] = WIN if misere and u in entered else LOSE
    return seeds


WRONG = {
    seeds_targets_without_source: "with-a-way-in",
    seeds_not_at_the_start: "zero-left-out",
    seeds_looked_up_by_moves: "end-left-out+where-ends",
    seeds_nothing_left_to_do: "taken-for-end+at-before-end",
    seeds_for_the_starter: "",
    seeds_passes_and_untouched: "misere-needs-a-move+loops-are-ends",
}
