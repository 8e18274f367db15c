"""Mistakes in labelling a game whose terminals have verdicts of their own."""

from __future__ import annotations

from collections.abc import Callable

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
    wave,
    without_loops,
)
from ...mistakes.slips_in_the_queue import add_ways

MISTAKES = Mistakes()
Verdicts = dict[int, int]


def _given(moves: Moves, verdicts: Verdicts) -> tuple[Rows, Seeds]:
    return moves, verdicts


@MISTAKES.add(
    "a move to a WIN terminal taken for a good move",
    "A verdict is the outcome of the player who is to move at the terminal. Move to a WIN "
    "terminal, and it is your opponent who stands there and has won; the moves to aim for lead "
    "to LOSE terminals.",
)
def wrong_player(moves: Moves, verdicts: Verdicts) -> list[int]:
    turned = {u: WIN - verdict for u, verdict in verdicts.items()}
    labels = wave(moves, turned)[0]
    return [verdicts.get(u, label) for u, label in enumerate(labels)]


@MISTAKES.add(
    "every verdict turned around, 1 read as LOSE",
    "0 is LOSE and 1 is WIN, and both are said of the player to move at the terminal. So the "
    "label of a terminal is its verdict as it stands, not 1 minus the verdict.",
)
def verdicts_turned(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, {u: WIN - verdict for u, verdict in verdicts.items()})[0]


@MISTAKES.add(
    "the verdicts are not used: every terminal gets the same label",
    "No moves means LOSE in normal play. Here a terminal is what its own verdict says: some of "
    "them are goals, where the player to move has won.",
)
def verdicts_ignored(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves)[0]


@MISTAKES.add(
    "the verdict 0 is taken for no verdict",
    "LOSE is 0, and where 0 counts as false a LOSE terminal seems to have no verdict. Ask whether "
    "u is a terminal, not whether its verdict is true.",
    in_python="`if verdicts.get(u)` and `verdicts.get(u) or DRAW` pass over every LOSE terminal: "
    "ask `if u in verdicts`, or `if not moves[u]`.",
)
def zero_is_nothing(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, {u: verdict for u, verdict in verdicts.items() if verdict})[0]


@MISTAKES.also("zero-is-nothing")
def zero_is_not_queued(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = zero_is_nothing(moves, verdicts)
    return [verdicts.get(u, label) for u, label in enumerate(labels)]


@MISTAKES.add(
    "first all that follows from LOSE, then all that follows from WIN, and no further",
    "A LOSE that is found late makes new WIN positions, and these may bring the next LOSE. Put "
    "whatever gets a label into one queue.",
)
def losers_then_winners(moves: Moves, verdicts: Verdicts) -> list[int]:
    predecessors, open_moves = reverse(moves), [len(row) for row in moves]
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    won = [u for u, verdict in verdicts.items() if verdict == WIN]

    def make_win(lost: int) -> None:
        for u in predecessors[lost]:
            if labels[u] == DRAW:
                labels[u] = WIN
                won.append(u)

    for v in [u for u, verdict in verdicts.items() if verdict == LOSE]:
        make_win(v)
    for v in list(won):
        for u in predecessors[v]:
            open_moves[u] -= 1
            if open_moves[u] == 0 and labels[u] == DRAW:
                labels[u] = LOSE
                make_win(u)
    return labels


@MISTAKES.add(
    "only the LOSE terminals are put into the queue",
    "A WIN terminal takes part in the wave too: it counts its predecessors down, and one of them "
    "whose moves all lead to WIN is LOSE. Queue every terminal, whatever its verdict.",
)
def wins_not_queued(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = wave(moves, {u: verdict for u, verdict in verdicts.items() if verdict == LOSE})[0]
    return [verdicts.get(u, label) for u, label in enumerate(labels)]


MISTAKES.share(LABELLING, _given, "leftovers_lose", "first_win_loses", "terminals_alone")


@MISTAKES.add(
    "WIN only if every move leads to a LOSE position",
    "The player to move chooses, so one move to a LOSE position is enough for WIN. Only LOSE "
    "needs all moves: all of them to WIN.",
)
def all_must_lose(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    for _ in moves:
        for u, row in enumerate(moves):
            if row and all(labels[v] == LOSE for v in row):
                labels[u] = WIN
            elif row and all(labels[v] == WIN for v in row):
                labels[u] = LOSE
    return labels


MISTAKES.share(LABELLING, _given, "known_counted", "parallel_dropped")


@MISTAKES.add(
    "self-loops are skipped",
    "A move to the same position is a move: the player may pass for ever and need not take a "
    "losing one. And a position with nothing but a self-loop is no terminal; it has no verdict.",
)
def loops_skipped(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave([[v for v in row if v != u] for u, row in enumerate(moves)], verdicts)[0]


@MISTAKES.add(
    "forward search that gives DRAW to a position on its own path and remembers what follows",
    "Meeting a position again says nothing yet: it is DRAW only provisionally. Labels made from "
    "a provisional draw must not be stored. Work backward from the terminals instead.",
)
def provisional_draws(moves: Moves, verdicts: Verdicts) -> list[int]:
    return rounds_and_searches.provisional_draws(moves, verdicts)


@MISTAKES.add(
    "all positions are looked at in each round until nothing changes",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 looks. Let a queue bring the positions whose successors have changed.",
)
def rounds(moves: Moves, verdicts: Verdicts) -> list[int]:
    return rounds_and_searches.rounds(moves, verdicts)


MISTAKES.share(LABELLING, _given, "looked_at_again")


@MISTAKES.also("verdicts-ignored")
def all_terminals_win(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, dict.fromkeys(verdicts, WIN))[0]


@MISTAKES.add(
    "the verdicts are turned around in the answer alone",
    "The wave has used the verdicts as they stand, and so the other labels are right. The label of "
    "a terminal is its verdict too, not the other outcome.",
)
def turned_in_the_answer(moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = wave(moves, verdicts)[0]
    return [WIN - verdicts[u] if u in verdicts else label for u, label in enumerate(labels)]


MISTAKES.share(
    LABELLING,
    _given,
    *IN_ANY_GAME,
    "leftovers_win",
    "waits_for_all",
    "rules_swapped",
    "predecessors_searched",
)


MISTAKES.share(LABELLING, _given, "win_spreads", "moves_win", "counted_off_twice")


@MISTAKES.also("counted-off-twice")
def ends_counted_off_before(moves: Moves, verdicts: Verdicts) -> list[int]:
    return slips_in_the_counters.ends_counted_off_before(moves, verdicts)


@MISTAKES.also("wrong-player")
def next_to_a_goal(moves: Moves, verdicts: Verdicts) -> list[int]:
    """Only who can move to a WIN terminal at once; the rest goes by the rules."""
    goals = {u for u, verdict in verdicts.items() if verdict == WIN}
    near = {u: WIN for u, row in enumerate(moves) if goals.intersection(row)}
    return wave(moves, {**verdicts, **near})[0]


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves, verdicts: Verdicts) -> tuple[Moves, Verdicts]:
    return without_loops(moves), verdicts


@MISTAKES.reads("verdicts-turned")
def other_verdicts(moves: Moves, verdicts: Verdicts) -> tuple[Moves, Verdicts]:
    return moves, {u: WIN - verdict for u, verdict in verdicts.items()}


@MISTAKES.reads("verdicts-ignored")
def all_verdicts_lose(moves: Moves, verdicts: Verdicts) -> tuple[Moves, Verdicts]:
    return moves, dict.fromkeys(verdicts, LOSE)


@MISTAKES.also("verdicts-ignored")
def first_verdict_for_all(moves: Moves, verdicts: Verdicts) -> list[int]:
    return wave(moves, {u: verdict for u in verdicts for verdict in [*verdicts.values()][:1]})[0]


MISTAKES.share(LABELLING, _given, "goes_on_never_lost", "zero_before_win", "pass_draws")


@MISTAKES.add(
    "the terminals are LOSE in the answer alone",
    "The wave has used their verdicts, and so the other labels are right. The label of a terminal "
    "is its verdict, also where that is WIN.",
)
def terminals_lose_in_the_answer(moves: Moves, verdicts: Verdicts) -> list[int]:
    return ends_lost(lambda rows, given: wave(rows, given)[0], moves, verdicts)


@MISTAKES.forms("terminals-lose-in-the-answer")
def ends_lost(function: Callable[..., list[int]], moves: Moves, verdicts: Verdicts) -> list[int]:
    labels = function(moves, verdicts)
    return [label if row else LOSE for row, label in zip(moves, labels, strict=True)]


@MISTAKES.add(
    "the verdicts are taken in the order in which they stand",
    "Each verdict comes with its terminal, and the order of the two says nothing: else a terminal "
    "gets the verdict of another one.",
    in_python="A dict tells by its keys, `verdicts[u]`; `zip` with `verdicts.values()` goes by the "
    "order.",
)
def verdicts_in_order(moves: Moves, verdicts: Verdicts) -> list[int]:
    ends = (u for u, row in enumerate(moves) if not row)
    return wave(moves, dict(zip(ends, verdicts.values(), strict=False)))[0]


@MISTAKES.add(
    "the LOSE terminals and the WIN terminals have a wave each, with counters of its own",
    "A position may lose some moves to WIN terminals and others to WIN positions of the wave from "
    "LOSE terminals. One wave from all terminals, with one set of counters, sees both.",
)
def two_waves(moves: Moves, verdicts: Verdicts) -> list[int]:
    return _two_waves(moves, verdicts, (LOSE, WIN))


@MISTAKES.also("two-waves")
def two_waves_won_ends_first(moves: Moves, verdicts: Verdicts) -> list[int]:
    return _two_waves(moves, verdicts, (WIN, LOSE))


def _two_waves(moves: Moves, verdicts: Verdicts, order: tuple[int, int]) -> list[int]:
    predecessors = reverse(moves)
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    for outcome in order:
        open_moves = [len(row) for row in moves]
        queue = [u for u, verdict in verdicts.items() if verdict == outcome]
        for v in queue:
            for u in predecessors[v]:
                if labels[u] == DRAW:
                    open_moves[u] -= labels[v] == WIN
                    if labels[v] == LOSE or open_moves[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        queue.append(u)
    return labels


@MISTAKES.add(
    "a verdict is taken for that of the player who began",
    "It is that of the player to move at the terminal. After an odd number of plies this is the "
    "opponent: turn the outcome over with every ply back.",
)
def verdict_of_the_first_player(moves: Moves, verdicts: Verdicts) -> list[int]:
    # Whose turn it is belongs to the position: u, and u + n for the opponent's turn.
    n = len(moves)
    rows = [[v + n for v in row] for row in moves] + [list(row) for row in moves]
    turned = {u + n: WIN - verdict for u, verdict in verdicts.items()}
    return wave(rows, {**verdicts, **turned})[0][:n]


add_ways(MISTAKES)


MISTAKES.slow("rounds", "looked-at-again", "predecessors-searched")
