"""Wrong answers to task 2, a thirteenth set: what was meant is in the docstring."""

from collections import deque
from itertools import accumulate

LOSE, WIN = 0, 1
seeds_so_far = {}


def index_finds_only_the_first_terminal(moves, misere=False):
    """Meant: take the number of each empty list.

    Wrong: moves.index(row) gives the first list that is equal, so one terminal stands for all.
    """
    seed = WIN if misere else LOSE
    return {moves.index(row): seed for row in moves if len(row) == 0}


def answers_pile_up_in_a_global_dict(moves, misere=False):
    """Meant: fill a dict with the terminals of this game.

    Wrong: the dict stands outside the function and keeps the terminals of earlier calls.
    """
    for u, row in enumerate(moves):
        if not row:
            seeds_so_far[u] = 1 if misere else 0
    return dict(seeds_so_far)


def misere_also_seeds_one_move_before_the_end(moves, misere=False):
    """Meant: the terminals, WIN in misere play.

    Wrong: in misere play adds, as LOSE, the positions that can only move to a terminal.
    """
    ends = {u for u in range(len(moves)) if not moves[u]}
    if not misere:
        return dict.fromkeys(ends, LOSE)
    answer = dict.fromkeys(ends, WIN)
    for u, row in enumerate(moves):
        if row and ends.issuperset(row):
            answer[u] = LOSE
    return answer


def last_position_lost_between_the_offsets(moves, misere=False):
    """Meant: with flat arrays, u is a terminal if its slice begins where it ends.

    Wrong: there are n + 1 offsets and the loop leaves out two of them, so position n - 1 as well.
    """
    offsets = list(accumulate(map(len, moves), initial=0))
    seeds = {}
    for u in range(len(offsets) - 2):
        if offsets[u] == offsets[u + 1]:
            seeds[u] = int(misere)
    return seeds


def reached_from_zero_and_truth_values(moves, misere=False):
    """Meant: walk over the graph and note who is stuck.

    Two slips: only positions that 0 can reach are visited; the seed is misere itself, a bool.
    """
    todo = deque([0])
    seen = {0}
    found = {}
    while todo:
        u = todo.popleft()
        if not moves[u]:
            found[u] = misere
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    return found


def passes_do_not_count_and_the_mover_is_seeded(moves, misere=False):
    """Meant: who has no move is stuck, and the table says what it is worth.

    Two slips: a pass is no move, so who can only pass is stuck; the seed is that of the player
    who has just moved there.
    """
    stuck = []
    for u, row in enumerate(moves):
        if sum(1 for v in row if v != u) == 0:
            stuck.append(u)
    seed = (WIN, LOSE)[bool(misere)]
    return {u: seed for u in stuck}


WRONG = {
    index_finds_only_the_first_terminal: "first-only",
    answers_pile_up_in_a_global_dict: "kept-between-calls",
    misere_also_seeds_one_move_before_the_end: "losers-seeded",
    last_position_lost_between_the_offsets: "last-left-out",
    reached_from_zero_and_truth_values: "seen-from-zero+truth-values",
    passes_do_not_count_and_the_mover_is_seeded: "seeds-swapped+loops-are-ends",
}
