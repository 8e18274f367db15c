"""The rules misread: which positions are WIN, LOSE or DRAW. Several exercises share these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .misconception import Mistakes
from .retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Rows,
    Seeds,
    reverse,
    seeds_of,
    switched,
    wave,
)

RULES = Mistakes()
_OTHER = {WIN: LOSE, LOSE: WIN, DRAW: DRAW}


@RULES.add(
    "every position with a move is WIN",
    "Having a move is not enough, it must be a good one: WIN needs a move to a LOSE position. "
    "If every move hands the opponent a WIN position, the player to move is lost.",
)
def moves_win(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN if row else LOSE for row in moves]


@RULES.also("moves-win")
def moves_win_between_seeds(moves: Rows, seeds: Seeds) -> list[int]:
    return [seeds.get(u, WIN) for u in range(len(moves))]


@RULES.add(
    "every position gets the same label",
    "A label follows from the moves of its own position. Is there a test that is never true, or "
    "one assignment for all?",
)
def all_lose(moves: Rows, seeds: Seeds) -> list[int]:
    return [LOSE] * len(moves)


@RULES.add(
    "every position is called WIN",
    "A terminal in normal play is LOSE, and so is a position with nothing but moves to WIN. Is "
    "there a test that is never true?",
)
def all_win(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN] * len(moves)


RULES.also("all-lose")(all_win)


@RULES.also("all-lose")
def all_draw(moves: Rows, seeds: Seeds) -> list[int]:
    return [DRAW] * len(moves)


@RULES.add(
    "terminals seeded as WIN",
    "In normal play the player who cannot move has lost: a terminal is LOSE. One wrong seed turns "
    "the whole answer around; WIN belongs to misere play.",
)
@switched("seeds")
def terminals_win(moves: Rows, seeds: Seeds) -> Seeds:
    return dict.fromkeys(seeds, WIN)


@RULES.add(
    "the two rules the wrong way round: LOSE if some move leads to WIN, WIN if all lead to LOSE",
    "The player to move chooses: one good move is enough for WIN, a move to a LOSE position. LOSE "
    "needs all moves bad, every one to a WIN position.",
)
def rules_swapped(moves: Rows, seeds: Seeds) -> list[int]:
    return exchanged(wave(moves, {u: _OTHER[label] for u, label in seeds.items()})[0])


@RULES.add(
    "the right labels, at other positions",
    "Label u belongs to position u. Sorting the labels, or turning the list round, hands them to "
    "other positions.",
)
def labels_turned_round(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds)[0][::-1]


@RULES.also("labels-turned-round")
def labels_sorted(moves: Rows, seeds: Seeds) -> list[int]:
    return sorted(wave(moves, seeds)[0])


@RULES.add(
    "no DRAW bucket: what is left over is called LOSE",
    "The wave decides every position in which somebody can force a win. What it never "
    "reaches is a DRAW, so start with DRAW everywhere and overwrite.",
)
def leftovers_lose(moves: Rows, seeds: Seeds) -> list[int]:
    return [LOSE if label == DRAW else label for label in wave(moves, seeds)[0]]


@RULES.add(
    "what is left over is called WIN",
    "Not being LOSE is not enough: WIN needs a move to a LOSE position. What the wave never "
    "reaches is a DRAW.",
)
def leftovers_win(moves: Rows, seeds: Seeds) -> list[int]:
    return [WIN if label == DRAW else label for label in wave(moves, seeds)[0]]


@RULES.changes("leftovers-lose")
def draws_made_lose(labels: list[int]) -> list[int]:
    return [LOSE if label == DRAW else label for label in labels]


@RULES.changes("leftovers-win")
def draws_made_win(labels: list[int]) -> list[int]:
    return [WIN if label == DRAW else label for label in labels]


@RULES.add(
    "every position on a cycle is taken for a DRAW",
    "A cycle is an offer, nobody has to go round: whoever has a move to a LOSE position makes it "
    "and wins. Only what the wave never reaches is a DRAW.",
)
def on_cycle_draws(moves: Rows, seeds: Seeds) -> list[int]:
    cyclic = [comes_back(moves, u) for u in range(len(moves))]
    fixed = dict(seeds) | {u: DRAW for u, back in enumerate(cyclic) if back}
    labels = [fixed.get(u) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            found = [labels[v] for v in row]
            if labels[u] is None and LOSE in found:
                labels[u] = WIN
            elif labels[u] is None and None not in found:
                labels[u] = DRAW if DRAW in found else LOSE
    return [DRAW if label is None else label for label in labels]


@RULES.also("on-cycle-draws")
def on_cycle_draws_afterwards(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, seeds)[0]
    return [DRAW if comes_back(moves, u) else label for u, label in enumerate(labels)]


@RULES.also("on-cycle-draws")
def on_cycle_draws_in_the_wave(moves: Rows, seeds: Seeds) -> list[int]:
    rows = [[u] if comes_back(moves, u) else row for u, row in enumerate(moves)]
    return wave(rows, seeds)[0]


def comes_back(moves: Rows, start: int) -> bool:
    """Return whether play can come back to a position."""
    seen, stack = set(), [start]
    while stack:
        for v in moves[stack.pop()]:
            if v not in seen:
                seen.add(v)
                stack.append(v)
    return start in seen


@RULES.add(
    "only what can be reached from position 0 is labelled",
    "Every position can be the start of a game, so each one needs its label. Begin with all "
    "terminals of the graph; the wave finds everything that is decided.",
)
def only_from_zero(moves: Rows, seeds: Seeds) -> list[int]:
    reached = reached_from_zero(moves)
    return [label if u in reached else DRAW for u, label in enumerate(wave(moves, seeds)[0])]


@RULES.also("only-from-zero")
def only_from_zero_else_lose(moves: Rows, seeds: Seeds) -> list[int]:
    reached = reached_from_zero(moves)
    return [label if u in reached else LOSE for u, label in enumerate(wave(moves, seeds)[0])]


@RULES.also("only-from-zero")
def only_from_zero_else_nothing(moves: Rows, seeds: Seeds) -> list[int | None]:
    reached = reached_from_zero(moves)
    return [label if u in reached else None for u, label in enumerate(wave(moves, seeds)[0])]


@RULES.forms("only-from-zero")
def else_draw(function: Callable[..., Any], moves: Rows, seeds: Seeds) -> list[Any]:
    return _where_reached(function(moves, seeds), moves, DRAW)


@RULES.forms("only-from-zero")
def else_nothing(function: Callable[..., Any], moves: Rows, seeds: Seeds) -> list[Any]:
    return _where_reached(function(moves, seeds), moves, None)


def _where_reached(labels: list[Any], moves: Rows, otherwise: Any) -> list[Any]:
    reached = reached_from_zero(moves)
    return [label if u in reached else otherwise for u, label in enumerate(labels)]


def reached_from_zero(moves: Rows) -> set[int]:
    """Return the positions that play can come to from position 0, and 0."""
    reached, stack = {0}, [0]
    while stack:
        for v in moves[stack.pop()]:
            if v not in reached:
                reached.add(v)
                stack.append(v)
    return reached


@RULES.add(
    "the arrows read backward: who can move to a position is taken for where it can move",
    "`moves[u]` are the positions that u can move to. Its predecessors, who can move to u, are the "
    "ones to tell when u gets a label; what u itself is worth depends on its own moves.",
)
def arrows_turned(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(reverse(moves), seeds_of(reverse(moves), next(iter(seeds.values()), LOSE)))[0]


@RULES.add(
    "a label is passed on as it is: a move to LOSE does not win, and one to WIN does",
    "After the move it is the opponent who stands there, and WIN is what the opponent has. Good "
    "moves lead to LOSE positions.",
)
def win_spreads(moves: Rows, seeds: Seeds) -> list[int]:
    return _spread(moves, seeds, LOSE)


@RULES.also("win-spreads")
def win_spreads_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return _spread(moves, seeds, DRAW)


def _spread(moves: Rows, seeds: Seeds, otherwise: int) -> list[int]:
    """Return labels where each passes on against the arrows, WIN first; LOSE needs all moves."""
    reached = {u for u, seed in seeds.items() if seed == WIN}
    predecessors, todo = reverse(moves), sorted(reached)
    for v in todo:
        new = [u for u in dict.fromkeys(predecessors[v]) if u not in reached]
        reached.update(new)
        todo += new
    left = [seeds.get(u, DRAW) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            if left[u] == DRAW and row and all(left[v] == LOSE for v in row):
                left[u] = otherwise
    return [WIN if u in reached else label for u, label in enumerate(left)]


@RULES.add(
    "only the first move of each position is looked at",
    "The player to move chooses among all moves, and a later one may be the good one. A `return` "
    "or `break` inside the loop over the moves ends it after the first.",
)
def first_move_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return wave([row[:1] for row in moves], seeds)[0]


@RULES.add(
    "only the last move of each position counts",
    "The player to move chooses among all moves. What an earlier move has found must not be "
    "overwritten by what a later one finds.",
)
def last_move_alone(moves: Rows, seeds: Seeds) -> list[int]:
    return wave([row[-1:] for row in moves], seeds)[0]


@RULES.add(
    "WIN and LOSE are exchanged in the whole answer",
    "A label speaks of the player who is to move, not of the one who has just moved. The rules are "
    "kept, but every WIN is written as a LOSE and every LOSE as a WIN.",
)
def labels_exchanged(moves: Rows, seeds: Seeds) -> list[int]:
    return exchanged(wave(moves, seeds)[0])


@RULES.changes("labels-exchanged")
def exchanged(labels: list[int]) -> list[int]:
    return [_OTHER.get(label, label) for label in labels]


@RULES.add(
    "the labels are written with other numbers",
    "LOSE is 0, WIN is 1 and DRAW is 2. Whatever stands for them on the way, these three numbers "
    "are handed back.",
)
def other_numbers(moves: Rows, seeds: Seeds) -> list[int]:
    return _renumbered(wave(moves, seeds)[0], {LOSE: 0, DRAW: 1, WIN: 2})


@RULES.also("other-numbers")
def win_last_and_lose_first(moves: Rows, seeds: Seeds) -> list[int]:
    return _renumbered(wave(moves, seeds)[0], {WIN: 0, DRAW: 1, LOSE: 2})


@RULES.also("other-numbers")
def draw_first(moves: Rows, seeds: Seeds) -> list[int]:
    return _renumbered(wave(moves, seeds)[0], {DRAW: 0, LOSE: 1, WIN: 2})


@RULES.also("other-numbers")
def draw_first_and_lose_last(moves: Rows, seeds: Seeds) -> list[int]:
    return _renumbered(wave(moves, seeds)[0], {DRAW: 0, WIN: 1, LOSE: 2})


def _renumbered(labels: list[int], numbers: dict[int, int]) -> list[int]:
    return [numbers[label] for label in labels]


@RULES.add(
    "never LOSE where play can go on for ever",
    "That play can go on does not mean that the player to move can keep it going: who has only "
    "moves to WIN has lost, also where a cycle can be reached.",
)
def goes_on_never_lost(moves: Rows, seeds: Seeds) -> list[int]:
    endless = _can_go_on(moves, seeds)
    rows = [[*row, u] if u in endless else row for u, row in enumerate(moves)]
    return wave(rows, seeds)[0]


def _can_go_on(moves: Rows, seeds: Seeds) -> set[int]:
    """Return the positions from which play need never come to a seed."""
    endless = set(range(len(moves))) - set(seeds)
    while True:
        left = {u for u in endless if any(v in endless for v in moves[u])}
        if left == endless:
            return endless
        endless = left


def _right(moves: Rows, seeds: Seeds) -> list[int]:
    return wave(moves, seeds)[0]


@RULES.change(
    "truth values instead of labels",
    "A label is a number: 0 for LOSE, 1 for WIN, 2 for DRAW.",
    _right,
    in_python="`int(wins)` makes it of a truth value; True and False alone have no third one for a "
    "DRAW.",
)
def truth_values(labels: list[Any]) -> list[Any]:
    return [bool(label) if label in (LOSE, WIN) else label for label in labels]


@RULES.change(
    "another mark, such as -1, instead of the label DRAW",
    "DRAW is a label like the others, and its number is 2. Begin with DRAW everywhere: what the "
    "wave never reaches keeps it.",
    _right,
    in_python="None is no label either.",
)
def no_label_for_draws(labels: list[Any]) -> list[Any]:
    return [None if label == DRAW else label for label in labels]


@RULES.also("no-label-for-draws")
def minus_one_for_draws(moves: Rows, seeds: Seeds) -> list[int]:
    return _draws_below_zero(_right(moves, seeds))


@RULES.forms("no-label-for-draws")
def minus_one_in_the_answer(function: Callable[..., Any], moves: Rows, seeds: Seeds) -> list[int]:
    return _draws_below_zero(function(moves, seeds))


def _draws_below_zero(labels: list[int]) -> list[int]:
    return [-1 if label == DRAW else label for label in labels]


@RULES.add(
    "any way to an end will do, as if the opponent helped",
    "Every second move is the opponent's, who does not walk to the end that suits you. WIN needs a "
    "move to LOSE, whatever is played after it; a way through the graph proves nothing.",
)
def some_way_to_the_end(moves: Rows, seeds: Seeds) -> list[int]:
    predecessors = reverse(moves)
    states = [(u, outcome) for u, outcome in seeds.items()]
    reached = set(states)
    for v, outcome in states:
        for u in predecessors[v]:
            state = u, WIN - outcome
            if u not in seeds and state not in reached:
                reached.add(state)
                states.append(state)
    return [
        WIN if (u, WIN) in reached else LOSE if (u, LOSE) in reached else DRAW
        for u in range(len(moves))
    ]


@RULES.add(
    "LOSE where an end can be reached at all",
    "That some way leads to an end does not mean that anybody can be made to walk it. What the "
    "wave never reaches is a DRAW, with an end in sight or not.",
)
def end_in_sight_loses(moves: Rows, seeds: Seeds) -> list[int]:
    labels, predecessors = wave(moves, seeds)[0], reverse(moves)
    near = list(seeds)
    for v in near:
        near += [u for u in dict.fromkeys(predecessors[v]) if u not in near]
    return [LOSE if x == DRAW and u in near else x for u, x in enumerate(labels)]


@RULES.change(
    "LOSE is taken for no label, because it is 0",
    "Where 0 counts as false, a LOSE seems to be no label at all. Ask whether there is a label, "
    "not whether it is true.",
    lambda moves, seeds: wave(moves, seeds)[0],
    in_python="`label or DRAW` makes a DRAW of every LOSE. Ask `is None`, or whether the position "
    "is in the dict.",
)
def lose_is_false(labels: list[Any]) -> list[Any]:
    return [label or DRAW for label in labels]


@RULES.add(
    "every position with a pass is a DRAW",
    "A pass is offered, nobody has to take it. Whoever has a move to a LOSE position makes that "
    "move and wins; the pass only helps a player who would lose otherwise.",
)
def pass_draws(moves: Rows, seeds: Seeds) -> list[int]:
    return wave([[u] if u in row else row for u, row in enumerate(moves)], seeds)[0]


@RULES.also("pass-draws")
def pass_draws_after_all(moves: Rows, seeds: Seeds) -> list[int]:
    labels = wave(moves, seeds)[0]
    return [DRAW if u in moves[u] else label for u, label in enumerate(labels)]


@RULES.add(
    "what is left over is a DRAW only on a cycle",
    "From a position beside a cycle play may go on for ever as well. Whatever the wave does not "
    "reach is a DRAW, on a cycle or not.",
)
def left_over_off_cycles_lose(moves: Rows, seeds: Seeds) -> list[int]:
    return [
        LOSE if label == DRAW and not comes_back(moves, u) else label
        for u, label in enumerate(wave(moves, seeds)[0])
    ]
