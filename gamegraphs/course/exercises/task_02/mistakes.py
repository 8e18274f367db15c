"""Mistakes in finding the terminals and giving them their labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    ends_first,
    seeds_of,
    wave,
    without_loops,
)
from ...mistakes.rules_misread import reached_from_zero

MISTAKES = Mistakes()


def _right(moves: Moves, misere: bool = False) -> dict[int, int]:
    return seeds_of(moves, WIN if misere else LOSE)


@MISTAKES.add(
    "the two conventions the wrong way round",
    "A label is that of the player to move, who is the one that is stuck at a terminal. In normal "
    "play being stuck loses, so the seed is LOSE (0); in misere play it wins, so it is WIN (1).",
)
def seeds_swapped(moves: Moves, misere: bool = False) -> dict[int, int]:
    return seeds_of(moves, LOSE if misere else WIN)


@MISTAKES.add(
    "normal play in both cases",
    "That misere play is asked for is never looked at. There whoever is stuck has won, so each "
    "terminal gets WIN (1).",
    in_python="That is what misere=True says.",
)
def misere_ignored(moves: Moves, misere: bool = False) -> dict[int, int]:
    return seeds_of(moves, LOSE)


@MISTAKES.add(
    "misere play in both cases",
    "Normal play may be asked for, too: there each terminal gets LOSE (0).",
    in_python="misere may be given and be False: ask `if misere`, not whether something was given.",
)
def misere_always(moves: Moves, misere: bool = False) -> dict[int, int]:
    return seeds_of(moves, WIN)


@MISTAKES.add(
    "positions that nobody can move to, in place of positions without moves",
    "Play ends where no move leads out: ask whether the position has a move. Whether one leads "
    "in does not matter.",
)
def entries_seeded(moves: Moves, misere: bool = False) -> dict[int, int]:
    reached = {v for row in moves for v in row}
    return {u: WIN if misere else LOSE for u in range(len(moves)) if u not in reached}


@MISTAKES.add(
    "a position whose only move leads to itself counted as a terminal",
    "A self-loop is a move: the player passes and play goes on. Only a position with no move at "
    "all is a terminal.",
)
def loops_are_ends(moves: Moves, misere: bool = False) -> dict[int, int]:
    seed = WIN if misere else LOSE
    return {u: seed for u, row in enumerate(moves) if all(v == u for v in row)}


@MISTAKES.add(
    "only the terminals that play can reach from position 0",
    "Nobody said that play begins at 0: every position can be the start. Look at all of them, "
    "also at the pieces that hang together with nothing else.",
)
def seen_from_zero(moves: Moves, misere: bool = False) -> dict[int, int]:
    found, seen, stack = {}, {0}, [0]
    while stack:
        u = stack.pop()
        if not moves[u]:
            found[u] = WIN if misere else LOSE
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                stack.append(v)
    return found


@MISTAKES.add(
    "it stops at the first terminal",
    "A position without moves adds nothing, but those after it do: `continue`, and not `break`.",
)
def first_only(moves: Moves, misere: bool = False) -> dict[int, int]:
    for u, row in enumerate(moves):
        if not row:
            return {u: WIN if misere else LOSE}
    return {}


@MISTAKES.add(
    "an entry for every position, DRAW for those that are no terminals",
    "A seed is what is known before any search. Of the other positions nothing is known yet, and "
    "that is not the same as a DRAW: leave them out.",
)
def others_draw(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {**dict.fromkeys(range(len(moves)), DRAW), **seeds_of(moves, WIN if misere else LOSE)}


@MISTAKES.add(
    "the outcome of positions that have moves as well",
    "Labels of other positions follow from the seeds later, by the wave. Here only the terminals "
    "are asked for.",
)
def already_solved(moves: Moves, misere: bool = False) -> dict[int, int]:
    labels = wave(moves, seeds_of(moves, WIN if misere else LOSE))[0]
    return {u: label for u, label in enumerate(labels) if label != DRAW}


@MISTAKES.add(
    "the terminals alone, without their labels",
    "The right positions, but the wave also has to know what they are worth.",
    in_python="Return a dict: the terminal is the key, 0 or 1 its value.",
)
def terminals_listed(moves: Moves, misere: bool = False) -> list[int]:
    return [u for u, row in enumerate(moves) if not row]


@MISTAKES.add(
    "a dict from the label to its terminals",
    "Keys and values stand the wrong way round. The wave asks for the label of a position, so the "
    "position is the key: {3: 0}, not {0: [3]}.",
)
def label_first(moves: Moves, misere: bool = False) -> dict[int, list[int]]:
    return {WIN if misere else LOSE: [u for u, row in enumerate(moves) if not row]}


@MISTAKES.add(
    "the names of the outcomes as text",
    "The label is a number: 0 for LOSE, 1 for WIN.",
    in_python="The names LOSE and WIN that the notebook imports are these numbers; in quotation "
    "marks they are text.",
)
def named_in_words(moves: Moves, misere: bool = False) -> dict[int, str]:
    return {u: "WIN" if misere else "LOSE" for u, row in enumerate(moves) if not row}


@MISTAKES.add(
    "position 0 is left out",
    "Positions are numbered from 0, and 0 can be a terminal too.",
    in_python="range(len(moves)), not range(1, len(moves)).",
)
def zero_left_out(moves: Moves, misere: bool = False) -> dict[int, int]:
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: seed for u, seed in found.items() if u}


@MISTAKES.add(
    "the last position is left out",
    "The positions are 0 to n - 1, and the last one can be a terminal too.",
    in_python="range already stops before its end: range(len(moves)) goes up to the last position, "
    "and range(len(moves) - 1) leaves it out.",
)
def last_left_out(moves: Moves, misere: bool = False) -> dict[int, int]:
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: seed for u, seed in found.items() if u < len(moves) - 1}


@MISTAKES.add(
    "only the terminals that some move leads to",
    "A game can begin at any position, so a terminal that nobody can move to is one all the same. "
    "Go through the positions, not through the targets of moves.",
)
def with_a_way_in(moves: Moves, misere: bool = False) -> dict[int, int]:
    reached = {v for row in moves for v in row}
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: seed for u, seed in found.items() if u in reached}


@MISTAKES.add(
    "every position is there, also those that are no terminals",
    "Only terminals have a seed: who finds a position among the seeds takes it for one. Leave the "
    "others out.",
    in_python="The keys of the dict are the terminals and nothing else: `u in seeds` asks whether "
    "u is one.",
)
def keys_for_all(moves: Moves, misere: bool = False) -> dict[int, int | None]:
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: found.get(u) for u in range(len(moves))}


@MISTAKES.also("keys-for-all")
def minus_one_for_others(moves: Moves, misere: bool = False) -> dict[int, int]:
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: found.get(u, -1) for u in range(len(moves))}


@MISTAKES.also("others-draw")
def others_lose(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {**dict.fromkeys(range(len(moves)), LOSE), **seeds_of(moves, WIN if misere else LOSE)}


@MISTAKES.reads("loops-are-ends")
def loops_left_out(moves: Moves, misere: bool) -> tuple[Moves, bool]:
    return without_loops(moves), misere


@MISTAKES.reads("misere-ignored")
def always_normal(moves: Moves, misere: bool) -> tuple[Moves, bool]:
    return moves, False


@MISTAKES.changes("seeds-swapped")
def other_seeds(seeds: dict[int, int]) -> dict[int, int]:
    return {u: WIN - seed for u, seed in seeds.items()}


@MISTAKES.changes("zero-left-out")
def without_zero(seeds: dict[int, int]) -> dict[int, int]:
    return {u: seed for u, seed in seeds.items() if u}


@MISTAKES.change(
    "None where there is no terminal",
    "A game without an end has no seeds: the dict is empty, `{}`, and it is still a dict.",
    _right,
)
def none_if_empty(seeds: dict[int, int]) -> dict[int, int] | None:
    return seeds or None


@MISTAKES.change(
    "the keys of the dict are texts",
    'Position 3 is the number 3, not the text "3": take the number of the list for the key.',
    _right,
)
def keys_as_text(seeds: dict[int, int]) -> dict[str, int]:
    return {str(u): seed for u, seed in seeds.items()}


@MISTAKES.change(
    "a list of pairs instead of a dict",
    "The answer is a dict from each terminal to its seed: `dict(pairs)` makes one of the pairs.",
    _right,
)
def pairs_listed(seeds: dict[int, int]) -> list[tuple[int, int]]:
    return list(seeds.items())


@MISTAKES.change(
    "the positions are counted from 1",
    "The first position is 0.",
    _right,
    in_python="`enumerate(moves)` counts as the exercise does.",
)
def counted_from_one(seeds: dict[int, int]) -> dict[int, int]:
    return {u + 1: seed for u, seed in seeds.items()}


@MISTAKES.add(
    "a position with one move is taken for a terminal too",
    "A terminal has no move at all. One move is a move.",
    in_python="Ask `if not moves[u]`.",
)
def one_move_ends(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {u: WIN if misere else LOSE for u, row in enumerate(moves) if len(row) <= 1}


@MISTAKES.also("keys-for-all")
def other_label_for_others(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {u: int(bool(row) != misere) for u, row in enumerate(moves)}


@MISTAKES.also("loops-are-ends")
def one_loop_is_an_end(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {u: int(misere) for u, row in enumerate(moves) if row in ([], [u])}


@MISTAKES.change(
    "truth values instead of the labels",
    "A seed is a number: 0 for LOSE, 1 for WIN.",
    _right,
    in_python="`int(misere)` makes it of a truth value.",
)
def truth_values(seeds: dict[int, Any]) -> dict[int, Any]:
    return {u: bool(seed) if seed in (LOSE, WIN) else seed for u, seed in seeds.items()}


@MISTAKES.forms("keys-for-all")
def nothing_for_others(function: Callable[..., Any], moves: Moves, misere: bool) -> dict[int, Any]:
    return {**dict.fromkeys(range(len(moves))), **function(moves, misere)}


@MISTAKES.forms("others-draw")
def draw_for_others(function: Callable[..., Any], moves: Moves, misere: bool) -> dict[int, Any]:
    return {**dict.fromkeys(range(len(moves)), DRAW), **function(moves, misere)}


@MISTAKES.forms("seen-from-zero")
def where_zero_leads(function: Callable[..., Any], moves: Moves, misere: bool) -> dict[int, Any]:
    reached = reached_from_zero(moves)
    return {u: seed for u, seed in function(moves, misere).items() if u in reached}


@MISTAKES.forms("last-left-out")
def without_the_last(function: Callable[..., Any], moves: Moves, misere: bool) -> dict[int, Any]:
    found = function(moves, misere)
    return {u: seed for u, seed in found.items() if u < len(moves) - 1}


@MISTAKES.add(
    "a position whose moves all lead to terminals is taken for one too",
    "A terminal has no moves. That all its moves lead to an end makes no end of a position: to "
    "peel the graph off from its terminals is the work of the wave, later.",
)
def peeled_off(moves: Moves, misere: bool = False) -> dict[int, int]:
    return dict.fromkeys(ends_first(moves), WIN if misere else LOSE)


@MISTAKES.add(
    "in misere play, WIN only at terminals that some move leads to",
    "A game may begin at a terminal. Who finds no move there is stuck, and in misere play whoever "
    "is stuck wins: every terminal gets the same seed.",
)
def misere_needs_a_move(moves: Moves, misere: bool = False) -> dict[int, int]:
    reached = {v for row in moves for v in row}
    return {u: WIN if misere and u in reached else LOSE for u, row in enumerate(moves) if not row}


@MISTAKES.add(
    "the number of positions is guessed from the moves",
    "The largest number in a move may be smaller than the last position: above it may be "
    "terminals that nobody can move to.",
    in_python="There are `len(moves)` positions.",
)
def positions_guessed(moves: Moves, misere: bool = False) -> dict[int, int]:
    numbers = [max(u, *row) for u, row in enumerate(moves) if row]
    found = seeds_of(moves, WIN if misere else LOSE)
    return {u: seed for u, seed in found.items() if u <= max(numbers, default=-1)}


@MISTAKES.add(
    "a move to position 0 is taken for none",
    "0 is the number of a position like any other. Ask whether there are moves, not whether one "
    "of their numbers is other than 0.",
    in_python="`any(row)` asks whether a number in the list is true, and 0 is not. Whether there "
    "are moves at all is `if row`, or `len(row) > 0`.",
)
def zero_is_no_move(moves: Moves, misere: bool = False) -> dict[int, int]:
    return {u: WIN if misere else LOSE for u, row in enumerate(moves) if not any(row)}


@MISTAKES.add(
    "in misere play, positions that can only move to a terminal have a seed as well",
    "That such a position is LOSE follows from the seeds: the wave will find it. Here only the "
    "terminals are asked for, in both conventions.",
)
def losers_seeded(moves: Moves, misere: bool = False) -> dict[int, int]:
    found = seeds_of(moves, WIN if misere else LOSE)
    lost = [u for u, row in enumerate(moves) if misere and row and all(v in found for v in row)]
    return {**found, **dict.fromkeys(lost, LOSE)}


@MISTAKES.add(
    "a position that can only pass is there as well, as a DRAW",
    "A pass is a move, so this is no terminal. That such a position is a DRAW comes out later: the "
    "wave never reaches it.",
)
def passes_are_draws(moves: Moves, misere: bool = False) -> dict[int, int]:
    return _with_lone_passes(seeds_of(moves, WIN if misere else LOSE), moves)


@MISTAKES.forms("passes-are-draws")
def lone_passes_too(
    function: Callable[..., Any], moves: Moves, misere: bool = False
) -> dict[int, int]:
    return _with_lone_passes(function(moves, misere), moves)


def _with_lone_passes(seeds: dict[int, int], moves: Moves) -> dict[int, int]:
    lone = {u: DRAW for u, row in enumerate(moves) if row and all(v == u for v in row)}
    return {**seeds, **lone}
