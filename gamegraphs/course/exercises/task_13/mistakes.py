"""Mistakes with passes."""

from __future__ import annotations

from collections import deque

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
)
from ...mistakes.slips_in_the_queue import add_ways

MISTAKES = Mistakes()


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves)


def without_passes(moves: Moves) -> Moves:
    """Return the moves that lead somewhere else."""
    return [[v for v in row if v != u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "passes are dropped everywhere, as if they were no moves",
    "Whoever can pass is never stuck. A position with nothing but a pass is a DRAW and no "
    "terminal, and one whose other moves all lead to WIN is a DRAW too: the player passes.",
)
def passes_dropped(moves: Moves) -> list[int]:
    return wave(without_passes(moves))[0]


@MISTAKES.add(
    "passes are not counted where there are other moves",
    "The counter says how many moves are not yet known to lead to WIN, and the pass is one of "
    "them. Leave it out, and a position becomes LOSE whose player could simply pass: a DRAW.",
)
def passes_not_counted(moves: Moves) -> list[int]:
    open_moves = [len(row) for row in without_passes(moves)]
    return wave(moves, open_moves=open_moves)[0]


@MISTAKES.add(
    "a position with nothing but a pass is taken for a terminal",
    "A terminal has no move at all. Whoever can pass, and do nothing else, passes; so does the "
    "opponent, and play never ends: a DRAW.",
)
def lone_pass_lost(moves: Moves) -> list[int]:
    return wave(moves, {u: LOSE for u, row in enumerate(without_passes(moves)) if not row})[0]


MISTAKES.share(LABELLING, _given, "pass_draws")


@MISTAKES.add(
    "the moves that stand behind a pass are lost: `break` where `continue` belongs",
    "A pass is one move among others, and the list goes on after it.",
)
def ended_by_a_pass(moves: Moves) -> list[int]:
    return wave([row[: row.index(u) + 1] if u in row else row for u, row in enumerate(moves)])[0]


@MISTAKES.add(
    "the labels of positions with a pass are overwritten with DRAW in the end",
    "Whoever has a move to a LOSE position makes that move and wins, pass or no pass. The labels "
    "need no repair: with the pass in the counter the wave gives DRAW where it is due.",
)
def pass_draws_afterwards(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    return [DRAW if u in row else labels[u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "no pass after a pass: passing turns a loss into a win, as if the opponent could not pass back",
    "After a pass the opponent is to move at the same position and can pass as well. So it goes "
    "on for ever, and nobody is ever stuck: a pass turns LOSE into DRAW, never into WIN.",
)
def pass_rescues(moves: Moves) -> list[int]:
    rows = without_passes(moves)
    stuck = [WIN if u in row else LOSE for u, row in enumerate(moves)]
    labels = [DRAW if row else stuck[u] for u, row in enumerate(rows)]
    predecessors = reverse(rows)
    open_moves = [len(row) for row in rows]
    queue = deque(u for u, row in enumerate(rows) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else stuck[u]
                    queue.append(u)
    return labels


MISTAKES.share(
    LABELLING,
    _given,
    "waits_for_all",
    "terminals_win",
    "rules_swapped",
    "leftovers_lose",
    "leftovers_win",
    "provisional_draws",
    "endless_search",
    "parallel_dropped",
    "rounds",
    "predecessors_searched",
)


@MISTAKES.also("pass-draws")
def pass_draws_unless_it_wins_at_once(moves: Moves) -> list[int]:
    rows = [[u] if u in row and all(moves[v] for v in row) else row for u, row in enumerate(moves)]
    return wave(rows)[0]


MISTAKES.share(
    LABELLING,
    _given,
    *IN_ANY_GAME,
    "counted_afresh",
    "counted_off_twice",
    "counters_for_each_terminal",
    "first_win_loses",
    "looked_at_again",
    "known_counted",
    "zero_before_win",
)


MISTAKES.share(LABELLING, _given, "arrows_turned", "win_spreads", "terminals_alone")


@MISTAKES.reads("passes-dropped")
def passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_passes(moves),)


@MISTAKES.reads("lone-pass-lost")
def lone_passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_lone_passes(moves),)


@MISTAKES.also("pass-rescues")
def pass_rescues_at_the_end(moves: Moves) -> list[int]:
    labels = wave(without_passes(moves))[0]
    return [WIN if u in moves[u] and label == LOSE else label for u, label in enumerate(labels)]


@MISTAKES.also("pass-rescues")
def pass_rescues_afterwards(moves: Moves) -> list[int]:
    rows = without_passes(moves)
    labels = wave(rows, {u: LOSE for u, row in enumerate(moves) if not row})[0]
    return [WIN if u in row and labels[u] == LOSE else labels[u] for u, row in enumerate(moves)]


@MISTAKES.also("lone-pass-lost")
def lone_pass_won(moves: Moves) -> list[int]:
    lone = {u: WIN for u, row in enumerate(without_passes(moves)) if not row}
    return wave(moves, lone | seeds_of(moves))[0]


@MISTAKES.add(
    "the passes come last: a LOSE with a pass is made a DRAW when all labels are there",
    "The pass belongs to the moves from the start. Others have been told LOSE by then, and believe "
    "that they can win there; with the pass in the counter the wave never says it.",
)
def passes_at_the_end(moves: Moves) -> list[int]:
    labels = wave(without_passes(moves), seeds_of(moves))[0]
    return [DRAW if u in row and labels[u] == LOSE else labels[u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "every position with a pass is WIN",
    "To pass is to hand the same position to the opponent, who can pass as well. It wins nothing: "
    "it can only save a player who would lose, and then the game is a DRAW.",
)
def pass_wins(moves: Moves) -> list[int]:
    passes = {u: WIN for u, row in enumerate(moves) if u in row}
    return wave(moves, seeds_of(moves) | passes)[0]


@MISTAKES.also("pass-rescues")
def pass_rescues_but_not_a_lone_one(moves: Moves) -> list[int]:
    n = len(moves)
    rows = [[u + n if v == u else v for v in row] for u, row in enumerate(moves)]
    lone = {u: DRAW for u, row in enumerate(moves) if row and set(row) == {u}}
    rows += [row or [u + n] if u in lone else row for u, row in enumerate(without_passes(moves))]
    return wave(rows)[0][:n]


@MISTAKES.also("passes-at-the-end")
def passes_at_the_end_lone_ones_too(moves: Moves) -> list[int]:
    labels = wave(without_passes(moves))[0]
    return [DRAW if u in row and labels[u] == LOSE else labels[u] for u, row in enumerate(moves)]


@MISTAKES.add(
    "every position with a pass is LOSE",
    "Whoever can pass is never stuck and cannot be forced to lose: a pass turns LOSE into DRAW.",
)
def pass_loses(moves: Moves) -> list[int]:
    return wave(moves, {u: LOSE for u, row in enumerate(moves) if not row or u in row})[0]


@MISTAKES.add(
    "a pass that is listed twice is taken for none",
    "A note that each pass turns over (`^=`, `not`) says no after two of them. Whether one can "
    "pass is yes or no: set it, and leave it set.",
)
def pass_twice_is_none(moves: Moves) -> list[int]:
    rows = [
        others if others and row.count(u) % 2 == 0 else row
        for u, (row, others) in enumerate(zip(moves, without_passes(moves), strict=True))
    ]
    return wave(rows)[0]


@MISTAKES.add(
    "a pass is noticed only where it is the first or the last move",
    "A pass may stand anywhere among the moves of a position. Whoever looks at one place alone "
    "takes the others for no moves at all.",
    in_python="That is `u in moves[u]`.",
)
def pass_seen_in_one_place(moves: Moves) -> list[int]:
    return _passes_seen_at(moves, 0)


@MISTAKES.also("pass-seen-in-one-place")
def pass_seen_in_the_last_place(moves: Moves) -> list[int]:
    return _passes_seen_at(moves, -1)


def _passes_seen_at(moves: Moves, place: int) -> list[int]:
    rows = [
        row if row and row[place] == u else others
        for u, (row, others) in enumerate(zip(moves, without_passes(moves), strict=True))
    ]
    return wave(rows)[0]


add_ways(MISTAKES)


MISTAKES.slow("rounds", "predecessors-searched", "looked-at-again")
