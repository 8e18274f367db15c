"""Mistakes in misere play."""

from __future__ import annotations

from typing import Any

from ...mistakes import rounds_and_searches, slips_in_the_counters
from ...mistakes.labelling import IN_ANY_GAME, LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    Rows,
    Seeds,
    reverse,
    seeds_of,
    wave,
    without_lone_passes,
    without_loops,
)
from ...mistakes.slips_in_the_queue import add_ways

MISTAKES = Mistakes()
_MIRROR = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves, WIN)


@MISTAKES.add(
    "the labels of normal play",
    "Here the player who cannot move has won. One thing changes against task 4, the first one: "
    "a terminal gets WIN instead of LOSE before the wave starts.",
)
def normal_labels(moves: Moves) -> list[int]:
    return wave(moves)[0]


@MISTAKES.add(
    "normal play with WIN and LOSE swapped: not the seed alone, but both rules turned",
    "The prize changes sides, but the choice does not: in both conventions the player to move "
    "picks the move. Only the seed is turned round; WIN still needs one move to LOSE, and LOSE "
    "still needs all moves to lead to WIN.",
)
def mirrored(moves: Moves) -> list[int]:
    return [_MIRROR[label] for label in wave(moves)[0]]


@MISTAKES.add(
    "normal play, and the terminals turned to WIN afterwards",
    "All the other labels have been made from LOSE terminals. The seed must be WIN before the "
    "wave starts, so that its predecessors hear of it.",
)
def terminals_turned_last(moves: Moves) -> list[int]:
    return [label if row else WIN for label, row in zip(wave(moves)[0], moves, strict=True)]


@MISTAKES.add(
    "normal play but for the last moves: turned at the terminals and where every move ends it",
    "So it is in Nim, and hardly anywhere else. All labels are made from those of the terminals: "
    "give these WIN before the wave starts, and let it run.",
)
def turned_near_the_end(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    ends = [not row for row in moves]
    return [
        WIN if ends[u] else LOSE if all(ends[v] for v in row) else labels[u]
        for u, row in enumerate(moves)
    ]


@MISTAKES.add(
    "the wave never leaves the terminals",
    "Whatever has a label must be in the queue once, or nobody hears of it. A queue that begins "
    "with the LOSE positions is empty here: the terminals are WIN and belong in it all the same. "
    "From there it goes on to their predecessors, which are counted down.",
)
def not_queued(moves: Moves) -> list[int]:
    return [DRAW if row else WIN for row in moves]


@MISTAKES.add(
    "a position that can move to a terminal is LOSE",
    "To move to a terminal is to lose, but nobody has to do it while there is another move. "
    "LOSE needs all moves to lead to WIN: count the open moves down, also from the terminals.",
)
def touching_loses(moves: Moves) -> list[int]:
    seeds = seeds_of(moves, WIN)
    for u, row in enumerate(moves):
        if any(not moves[v] for v in row):
            seeds[u] = LOSE
    return wave(moves, seeds)[0]


MISTAKES.share(LABELLING, _given, "first_win_loses")


@MISTAKES.add(
    "whoever has nothing but moves to terminals counts as a winner, one ply too early",
    "Having only bad moves is not the same as having none. Such a player must move to a "
    "terminal, where the opponent is stuck and has won: the position is LOSE.",
)
def one_ply_early(moves: Moves) -> list[int]:
    seeds = seeds_of(moves, WIN)
    early = {u: WIN for u, row in enumerate(moves) if all(not moves[v] for v in row)}
    return wave(moves, seeds | early)[0]


@MISTAKES.add(
    "moves to terminals are counted down twice",
    "They are left out of the counter at the start, and taken off again when the terminals come "
    "out of the queue. Start with all moves, and let the queue do the counting.",
    in_python="That is len(moves[u]).",
)
def terminals_twice(moves: Moves) -> list[int]:
    open_moves = [sum(1 for v in row if moves[v]) for row in moves]
    return wave(moves, seeds_of(moves, WIN), open_moves=open_moves)[0]


@MISTAKES.add(
    "normal play, turned round only where nobody has a choice",
    "That is how Nim goes in misere play, and few games are like Nim. In general WIN terminals "
    "change labels far away from them: run the wave from there.",
)
def as_in_nim(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    choice = [len(row) > 1 for row in moves]
    predecessors = reverse(moves)
    found = [u for u, more in enumerate(choice) if more]
    for v in found:
        for u in predecessors[v]:
            if not choice[u]:
                choice[u] = True
                found.append(u)
    return [label if more else _MIRROR[label] for label, more in zip(labels, choice, strict=True)]


MISTAKES.share(LABELLING, _given, "waits_for_all", "leftovers_lose", "leftovers_win")


@MISTAKES.add(
    "self-loops are skipped, and a position with nothing else is taken for a terminal",
    "A move to the same position is a move: whoever has one is not stuck and has not won. Count "
    "it like every other.",
)
def loops_skipped(moves: Moves) -> list[int]:
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return wave(rows, seeds_of(rows, WIN))[0]


MISTAKES.share(
    LABELLING, _given, "parallel_dropped", "rounds", "endless_search", "predecessors_searched"
)


@MISTAKES.add(
    "a position with nothing but a pass is taken for a terminal",
    "Whoever can pass is not stuck: such a position has a move, and play goes on there for ever. "
    "It is a DRAW. Only a position with no move at all is WIN at once.",
)
def lone_pass_wins(moves: Moves) -> list[int]:
    return wave(moves, {u: WIN for u, row in enumerate(moves) if all(v == u for v in row)})[0]


MISTAKES.share(
    LABELLING,
    _given,
    *IN_ANY_GAME,
    "counted_afresh",
    "counted_off_twice",
    "counters_for_each_terminal",
    "provisional_draws",
    "looked_at_again",
)


@MISTAKES.also("counted-off-twice")
def ends_counted_off_before(moves: Moves) -> list[int]:
    return slips_in_the_counters.ends_counted_off_before(*_given(moves))


@MISTAKES.shown("fixed-rounds")
def stopped_too_early(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but that labels far from the end are missing, DRAW."""
    return rounds_and_searches.stopped_too_early(
        [(list(_given(*data)), given) for data, given in answers]
    )


@MISTAKES.also("loops-skipped")
def loops_skipped_but_no_ends(moves: Moves) -> list[int]:
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return wave(rows, seeds_of(moves, WIN))[0]


MISTAKES.share(LABELLING, _given, "arrows_turned", "win_spreads")


@MISTAKES.reads("lone-pass-wins")
def lone_passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_lone_passes(moves),)


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves) -> tuple[Moves]:
    return (without_loops(moves),)


@MISTAKES.changes("mirrored")
def labels_mirrored(labels: list[int]) -> list[int]:
    return [_MIRROR[label] for label in labels]


@MISTAKES.reads("normal-labels")
def a_last_move_more(moves: Moves) -> tuple[Moves]:
    """Each terminal gets a move to one more position: misere play there is normal play here."""
    return ([*([*row] or [len(moves)] for row in moves), []],)


@MISTAKES.changes("normal-labels")
def all_but_the_last(labels: list[int]) -> list[int]:
    return labels[:-1]


@MISTAKES.add(
    "the terminals are LOSE in the answer alone",
    "The wave has used them as WIN, and so the other labels are right. In misere play whoever has "
    "no move has won: the label of a terminal is WIN.",
)
def terminals_lose_in_the_answer(moves: Moves) -> list[int]:
    labels = wave(moves, seeds_of(moves, WIN))[0]
    return [label if row else LOSE for row, label in zip(moves, labels, strict=True)]


MISTAKES.share(LABELLING, _given, "goes_on_never_lost", "zero_before_win", "known_counted")
MISTAKES.share(LABELLING, _given, "pass_draws")


@MISTAKES.add(
    "the label of a helping position is there as well",
    "A position added to every terminal makes normal play of misere. It is none of the game: "
    "leave its label out of the answer.",
    in_python="That is `labels[:len(moves)]`.",
)
def helper_returned(moves: Moves) -> list[int]:
    return [*wave(moves, seeds_of(moves, WIN))[0], LOSE]


add_ways(MISTAKES, WIN)


MISTAKES.slow("rounds", "predecessors-searched", "looked-at-again")
