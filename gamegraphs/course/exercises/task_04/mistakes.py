"""Mistakes in labelling any game."""

from __future__ import annotations

from ...mistakes.distances import DISTANCES
from ...mistakes.labelling import IN_ANY_GAME, LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    Rows,
    Seeds,
    seeds_of,
    wave,
    without_lone_passes,
    without_loops,
)
from ...mistakes.slips_in_the_queue import add_ways

MISTAKES = Mistakes()


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves)


MISTAKES.share(LABELLING, _given, "terminals_win", "moves_win", "leftovers_lose", "leftovers_win")


MISTAKES.share(
    LABELLING, _given, "rules_swapped", "first_win_loses", "known_counted", "parallel_dropped"
)


@MISTAKES.like(DISTANCES)
def loops_skipped(moves: Moves) -> list[int]:
    return wave(without_loops(moves))[0]


MISTAKES.share(LABELLING, _given, "provisional_draws", "waits_for_all")


@MISTAKES.add(
    "WIN if a LOSE position can be reached, however far away",
    "A path is not a move: the opponent chooses every other step. WIN needs one move to a LOSE "
    "position.",
)
def reaches_lose(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    for _ in moves:
        for u, row in enumerate(moves):
            if labels[u] == DRAW and any(labels[v] == LOSE or labels[v] == WIN for v in row):
                labels[u] = WIN
    return labels


MISTAKES.share(LABELLING, _given, "rounds", "endless_search")


@MISTAKES.add(
    "the wave never leaves the terminals",
    "A terminal has no moves, so a wave along the moves ends where it begins. News travel against "
    "the arrows: what is known of v decides the positions that can move to v, its predecessors.",
)
def along_the_moves(moves: Moves) -> list[int]:
    return wave(moves, predecessors=moves)[0]


@MISTAKES.add(
    "the turn is forgotten: LOSE if some move leads to LOSE, WIN if all lead to WIN",
    "After a move it is the opponent's turn, and what is LOSE for the opponent is good for you: "
    "a move to LOSE makes WIN, and only moves to WIN alone make LOSE.",
)
def turn_forgotten(moves: Moves) -> list[int]:
    labels = [DRAW if row else LOSE for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if any(labels[v] == LOSE for v in row):
                labels[u] = LOSE
            elif row and all(labels[v] == WIN for v in row):
                labels[u] = WIN
    return labels


MISTAKES.share(
    LABELLING,
    _given,
    *IN_ANY_GAME,
    "looked_at_again",
    "counted_afresh",
    "counted_off_twice",
    "counters_for_each_terminal",
    "predecessors_searched",
)


MISTAKES.share(LABELLING, _given, "arrows_turned", "win_spreads")


@MISTAKES.like(DISTANCES)
def lone_pass_lost(moves: Moves) -> list[int]:
    return wave(without_lone_passes(moves))[0]


@MISTAKES.reads("lone-pass-lost")
def lone_passes_left_out(moves: Moves) -> tuple[Moves]:
    return (without_lone_passes(moves),)


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves) -> tuple[Moves]:
    return (without_loops(moves),)


@MISTAKES.also("loops-skipped")
def loops_skipped_but_no_ends(moves: Moves) -> list[int]:
    return wave(without_loops(moves), seeds_of(moves))[0]


MISTAKES.share(LABELLING, _given, "goes_on_never_lost", "zero_before_win")


MISTAKES.share(LABELLING, _given, "pass_draws")


add_ways(MISTAKES)


MISTAKES.slow("rounds", "looked-at-again", "predecessors-searched")
