"""The loops that check a solution: the score of each claim, and the one due by its moves.

What takes time is to read the scores of successors, which lie anywhere in memory. A few positions
at a time go through short loops: one only fetches, so that nothing keeps it from reading ahead; a
branch that the processor guesses wrong, such as the end of a row, would throw away what is under
way. The other loops then find everything in the cache.
"""

from __future__ import annotations

from typing import Any

from ..outcome import GOES_ON

PART = 1 << 10  # positions that go through the loops together
HELD = 1 << 13  # moves of them at most, unless it is one position
_MASK = 2 * HELD - 1
TOO_LONG = (1 << 31) - 1  # no distance is so large


def is_claim(label: Any, distance: Any) -> Any:
    """Return whether a label and a distance make sense together."""
    return label == 2 if distance == -1 else 0 <= label < 2 and 0 <= distance < TOO_LONG


def longest_claim(labels: Any, plies: Any) -> int:
    """Return the longest distance, 0 if there is none, or -1 - u if the claim of u makes no sense.

    labels : uint8 or int32, shape (n,)
    plies : int32, shape (n,)
    """
    longest = 0
    sensible = True
    for u in range(len(plies)):
        sensible &= is_claim(labels[u], plies[u])
        longest = plies[u] if plies[u] > longest else longest
    if not sensible:
        for u in range(len(plies)):
            if not is_claim(labels[u], plies[u]):
                return -1 - u
    return longest


def score_claims(labels: Any, plies: Any, soonest: int, scores: Any) -> None:
    """Write the score of each claim.

    labels, plies : as for `longest_claim`
    soonest : larger than all distances
    scores : int8, int16 or int32, shape (n,), written: d - soonest for LOSE in d,
        soonest - d for WIN in d, 0 for DRAW
    """
    for u in range(len(scores)):
        score = soonest - plies[u]
        scores[u] = 0 if labels[u] == 2 else score if labels[u] == 1 else -score


def check_one_by_one(
    first: int, offsets: Any, targets: Any, endings: Any, terminal: int, scores: Any, soonest: int
) -> int:
    """Return the first position whose claim breaks a rule, -1 if none does: in plain Python.

    first : the first of the k positions that are checked
    offsets, targets : int32 (or int64, offsets only), their moves; offsets has shape (k + 1,)
    endings : uint8, shape (k,), the outcome with which play ends there, or GOES_ON; or empty
    terminal : the outcome of positions without moves
    scores, soonest : of all positions, as for `score_claims`
    """
    score_of = (-soonest, soonest, 0)
    begin = offsets[0]
    for i in range(len(offsets) - 1):
        end = offsets[i + 1]
        if len(endings) and endings[i] != GOES_ON:
            score = score_of[endings[i]]
        elif begin == end:
            score = score_of[terminal]
        else:
            lowest = min([scores[v] for v in targets[begin:end]])
            score = -lowest - (lowest < 0) + (lowest > 0)
        if scores[first + i] != score:
            return first + i
        begin = end
    return -1


def check_claims(
    first: int, offsets: Any, targets: Any, endings: Any, terminal: int,
    scores: Any, soonest: int, held: Any, due: Any,
) -> int:  # fmt: skip
    """Return what `check_one_by_one` returns, compiled.

    first, offsets, targets, endings, terminal, scores, soonest : as there
    held, due : as scores, shapes (HELD + 2,) and (PART,), overwritten
    """
    count = len(offsets) - 1
    begin = 0
    while begin < count:
        stop = min(begin + PART, count)
        while offsets[stop] - offsets[begin] > HELD and stop > begin + 1:
            stop = (begin + stop) // 2
        rows = offsets[begin : stop + 1]
        moves = targets[rows[0] : rows[stop - begin]]
        if len(moves) > HELD:  # of one position
            due[0] = lowest_of(moves, scores)
        else:
            fetch(moves, scores, held)
            lowest_of_rows(rows, held, due)
        mine = scores[first + begin : first + stop]
        u = compare(rows, endings[begin:stop], terminal, mine, soonest, due)
        if u >= 0:
            return first + begin + u
        begin = stop
    return -1


def lowest_of(moves: Any, scores: Any) -> Any:
    """Return the lowest score of the targets of some moves, at least one."""
    lowest = scores[moves[0]]
    for e in range(len(moves)):
        lowest = min(lowest, scores[moves[e]])
    return lowest


def fetch(moves: Any, scores: Any, held: Any) -> None:
    """Write the scores of the targets of the moves to held[1], held[2], ..."""
    for e in range(len(moves)):
        # Targets are not negative; & tells the compiler, which then needs no test for it.
        held[e + 1] = scores[moves[e] & TOO_LONG]


def lowest_of_rows(rows: Any, held: Any, due: Any) -> None:
    """Write the lowest score of the successors of each position, anything where there are none.

    rows : the offsets of the positions, of which the first is that of held[1]
    """
    end = 0
    for i in range(len(rows) - 1):
        # Most have few moves; a look at the last one twice does no harm.
        at, end = end, rows[i + 1] - rows[0]
        lowest = held[(at + 1) & _MASK]
        lowest = min(lowest, held[min(at + 2, end) & _MASK])
        lowest = min(lowest, held[min(at + 3, end) & _MASK])
        for e in range(at + 4, end + 1):
            lowest = min(lowest, held[e & _MASK])
        due[i] = lowest


def compare(rows: Any, endings: Any, terminal: int, scores: Any, soonest: int, due: Any) -> int:
    """Return the first position whose score is not the one due, -1 if there is none.

    due : the lowest score of the successors of each, overwritten
    """
    dead_end = 0 if terminal == 2 else soonest if terminal == 1 else -soonest
    for i in range(len(scores)):
        lowest = due[i]
        score = -lowest - (lowest < 0) + (lowest > 0)
        due[i] = dead_end if rows[i] == rows[i + 1] else score
    for i in range(len(endings)):
        if endings[i] != GOES_ON:
            due[i] = 0 if endings[i] == 2 else soonest if endings[i] == 1 else -soonest
    wrong = False
    for i in range(len(scores)):
        wrong |= scores[i] != due[i]
    if wrong:
        for i in range(len(scores)):
            if scores[i] != due[i]:
                return i
    return -1


CHECK_HELPERS = (lowest_of, fetch, lowest_of_rows, compare)  # of `check_claims`
