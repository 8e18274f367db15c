"""What the failures have in common, where no known mistake explains them.

A fault may be of one kind wherever it comes up: a WIN called DRAW, say. And what goes wrong may
have something that other inputs have not. Both are facts about all inputs that were tried, not
guesses at the program. Of what holds for all failures that is said which is least likely to hold by
chance; it has to hold for larger inputs too, as small ones have much in common anyway.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Sequence
from math import log

from ....outcome import LOSE
from ...exercises import Exercise, Input
from ...mistakes.pattern import (
    BEYOND_THE_LIST,
    BY_IDENTITY,
    CHANGED_ON_THE_WAY,
    DEEP,
    EMPTIED,
    FEW_CASES,
    FROM_A_SIZE_ON,
    NARROW,
    NO_SUCH_KEY,
    NO_VALUE_YET,
    NOBODY_FITS,
    NONE_AS_A_LIST,
    NONE_AS_A_NUMBER,
    NOT_IN_THE_LIST,
    OF_NOTHING,
    OTHER_FORM,
    TOO_SMALL_A_NUMBER,
    WITHOUT_END,
    Kind,
    Pattern,
    Place,
    Where,
)
from ...running.protocol import CallResult
from ..trial import Trial

FEWEST = 2  # failures; a single one has everything in common with itself
_FEW = 4  # failures: it may be chance that fewer are wrong in one way, or at one place
_TELLS = log(1 / 0.6)  # what holds for more than so many of all others says too little
_CERTAIN = log(1000)  # against chance, over all failures
_TWO_NUMBERS = (
    re.compile(
        r"[Yy]ou (?:say|count) (?P<given>-?[\d,]+)\b.*? "
        r"but (?:it (?:is|has|takes)|B can hold out for) (?P<right>[\d,]*\d)\b"
    ),
    re.compile(r" in (?P<right>[\d,]*\d), and you say (?P<given>-?[\d,]*\d)\b"),
)
_ERRORS = (
    # Of bytearray, of array, of numpy and of ctypes.
    (r"OverflowError|ValueError: bytes? must be in range|struct.error: .* format", NARROW),
    (r"ValueError: (min|max)\(\) (arg|iterable argument) is (an )?empty", OF_NOTHING),
    (
        r"TypeError: .*(not supported between instances of|operand|non-int of type).*'NoneType'|"
        r"TypeError: 'NoneType' object cannot be interpreted as an integer",
        NONE_AS_A_NUMBER,
    ),
    (
        r"(Type|Attribute)Error: .*'NoneType' object|TypeError: object of type 'NoneType' has no",
        NONE_AS_A_LIST,
    ),
    (r"StopIteration|RuntimeError: generator raised StopIteration", NOBODY_FITS),
    (r"ValueError: .*not in (list|tuple|deque|sequence)", NOT_IN_THE_LIST),
    (r"UnboundLocalError|NameError: .*free variable", NO_VALUE_YET),
    (r"IndexError: pop from|KeyError: .*(popitem\(\)|pop from).* (is )?empty", EMPTIED),
    (r"IndexError: .* out of range", BEYOND_THE_LIST),
    (r"KeyError", NO_SUCH_KEY),
    (
        r"RuntimeError: .* changed size during iteration|RuntimeError: deque mutated",
        CHANGED_ON_THE_WAY,
    ),
)
# The largest number that there is room for, and where.
BYTES = {127: "a byte with a sign", 255: "a byte", 32_767: "two bytes with a sign"}
BYTES[65_535] = "two bytes"
_SHARED = 256  # of the numbers up to here CPython has one object each
# What people write where they mean "more than there will ever be", or how many bits there are.
_ROUND = sorted({c * 10**k - i for c in (1, 2, 5) for k in (2, 3, 4, 5) for i in (0, 1)})
_ROUND += [1 << bits for bits in range(6, 20)]
_LONG = 64  # moves in a row: there must be a reason why not fewer will do
_NEAR = 1.05  # sizes: one is so many times the other at most
_SOME, _ALL_SMALL = 3, 8  # larger graphs, and more positions than the small inputs have
_LABEL = re.compile(r"label (\d+) must be")
_PLACE = re.compile(r"(?:Position|Pile|Predecessors of) (\d+)")


def common_patterns(
    exercise: Exercise, trials: Sequence[Trial], larger: Sequence[Trial]
) -> tuple[Pattern, ...]:
    """Return in which way all of these answers are wrong, and where; () if nothing is common.

    `trials` are those of the small inputs. Where not all of these were tried, the first ones are
    too much alike to say where it goes wrong.
    """
    small = [trial for trial in trials if trial.fault]
    every = [*small, *(trial for trial in larger if trial.fault)]
    all_tried = len(trials) >= exercise.in_parts().total()
    malformed = any(trial.malformed for trial in every)
    patterns = exercise.patterns
    if len(small) < _FEW:
        alone = exercise.shape == "plain" and all_tried and len(every) == len(small)
        if (exercise.by_case or alone) and not malformed:
            return (FEW_CASES,) if small and all_tried else ()
        patterns = tuple(p for p in patterns if isinstance(p, Where) and len(small) >= FEWEST)
    found: list[Pattern] = []
    kinds = (p for p in patterns if isinstance(p, Kind))
    if all(trial.malformed for trial in every):
        found.append(OTHER_FORM)
    elif not malformed:
        found += [k for k in kinds if all(re.search(k.says, trial.fault) for trial in every)][:1]
    told: list[tuple[float, Pattern]] = []
    for pattern in patterns if all_tried else ():
        if isinstance(pattern, Where) and all(pattern.holds(trial.data) for trial in every):
            share = sum(pattern.holds(trial.data) for trial in trials) / len(trials)
            told.append((-log(share), pattern))
        elif isinstance(pattern, Place):
            told.append((_place_tells(exercise, pattern, every, trials), pattern))
    told = [(each, p) for each, p in told if each >= _TELLS and each * len(small) >= _CERTAIN]
    found += [pattern for _, pattern in sorted(told, key=lambda pair: -pair[0])[:1]]
    return tuple(found)


def patterns_of_error(result: CallResult) -> tuple[Pattern, ...]:
    """Return why a call fails, as far as its error tells; () if it does not."""
    if result.kind == "deep" or (result.kind == "died" and result.error == "SIGSEGV"):
        return (DEEP,)
    if result.kind != "raised":
        return ()
    return tuple(pattern for error, pattern in _ERRORS if re.match(error, result.error))[:1]


def patterns_of_errors(trials: Sequence[Trial]) -> tuple[Pattern, ...]:
    """Return why all of these trials that fail end with the same kind of error, if they do.

    Their inputs are small: a recursion that goes too deep there has no end.
    """
    failing = [trial.result for trial in trials if trial.fault]
    if all(result.kind == "deep" for result in failing):
        return (WITHOUT_END,)
    found = {patterns_of_error(result) for result in failing}
    return found.pop() if len(found) == 1 else ()


def patterns_of_size(exercise: Exercise, trial: Trial) -> tuple[Pattern, ...]:
    """Return why an answer is wrong from this size on and right on one less; () if unknown.

    A number of moves of the position that is wrong, or else of plies, has become too large for its
    room, or for a number in the code.
    """
    if exercise.shape == "plain":
        return _number_too_small(exercise, trial)
    if exercise.shape == "edges" and full_room(_most_moves(trial.data[1])):
        return (NARROW,)
    place, row = moves_of_fault(trial)
    if row:  # what is decided too early may be told by a predecessor alone
        moves = trial.data[0]
        place = max([place, *moves[place]], key=lambda u: len(moves[u]))
        row = len(moves[place])
    if row < min(BYTES):
        plies = _positions(trial) - 1
        if any(plies in (most, most + 1) for most in BYTES):
            return (NARROW,)
        if plies in (_SHARED + 1, _SHARED + 2):
            return (BY_IDENTITY,)
        if _just_above_round(plies + 1):
            return (TOO_SMALL_A_NUMBER,)
    return _patterns_of_row(exercise, trial, place, row)


def patterns_of_longest_row(exercise: Exercise, trial: Trial) -> tuple[Pattern, ...]:
    """Return what the longest row of moves tells, in an input that could not be made smaller."""
    moves = trial.data[0]
    if exercise.shape == "plain" or not isinstance(moves, list):
        return ()
    place = max(range(len(moves)), key=lambda u: len(moves[u]))
    row = len(moves[place])
    return _patterns_of_row(exercise, trial, place, row) if row >= _LONG else ()


def _patterns_of_row(exercise: Exercise, trial: Trial, place: int, row: int) -> tuple[Pattern, ...]:
    """Return why an answer is wrong with so many moves, and right with one less; () if unknown."""
    labels = exercise.right_labels(trial.data)
    if row == _SHARED + 1 and labels and labels[place] == LOSE:
        return (BY_IDENTITY,)  # all moves are bad, and the counter comes down to 0 in any room
    if full_room(row):
        return (NARROW,)
    return (TOO_SMALL_A_NUMBER,) if _just_above_round(row) else ()


def patterns_of_fault(trial: Trial) -> tuple[Pattern, ...]:
    """Return why a number differs from the right one, if it is what a byte, or two, keep of that.

    >>> from ...running.protocol import CallResult
    >>> told = "Position 9: you count 465 moves, but it has 66,001 moves"
    >>> [p.key for p in patterns_of_fault(Trial([], CallResult("value"), told))]
    ['narrow-numbers']
    """
    found = next(filter(None, (told.search(trial.fault) for told in _TWO_NUMBERS)), None)
    if found is None or trial.malformed:
        return ()
    given, right = (int(found[name].replace(",", "")) for name in ("given", "right"))
    kept = {right % room - signed for room in (1 << 8, 1 << 16) for signed in (0, room)}
    # 0 and -1 are what many answers begin with.
    return (NARROW,) if given in kept - {0, -1, right} else ()


def moves_of_fault(trial: Trial) -> tuple[int, int]:
    """Return the position that the fault of a trial names, and how many moves it has.

    Both are 0 where it names none, or the input is no graph.
    """
    moves = trial.data[0]
    found = _PLACE.search(trial.fault) or _LABEL.search(trial.fault)
    place = int(found[1]) if found else 0
    if found is None or not isinstance(moves, list) or place >= len(moves):
        return 0, 0
    return place, len(moves[place])


def _most_moves(edges: Sequence[Sequence[int]]) -> int:
    """Return the moves from the vertex of an undirected graph that has most; staying is one."""
    return 1 + max(Counter(v for edge in edges for v in edge).values(), default=0)


def full_room(number: int) -> int:
    """Return the largest number of the room that this number just fills, 0 if of none.

    >>> full_room(128), full_room(257), full_room(200)
    (127, 255, 0)
    """
    return next((most for most in BYTES if most <= number <= most + 4), 0)


def patterns_between(right: int, wrong: int) -> tuple[Pattern, ...]:
    """Return why an answer is right at one size and wrong at another, if a room ends there."""
    near = right <= wrong <= _NEAR * right
    full = any(right / _NEAR <= most + 1 <= wrong for most in BYTES)
    return (NARROW,) if near and full else ()


def patterns_of_larger(
    exercise: Exercise, trial: Trial, larger: Sequence[Trial]
) -> tuple[Pattern, ...]:
    """Return that an answer is wrong on all graphs of the size of this trial or more, if it is.

    On those that are smaller it is right.
    """
    if exercise.shape == "plain":
        return _number_too_small(exercise, trial)
    least = _positions(trial)
    small = [t for t in larger if _positions(t) < least]
    large = [t for t in larger if _positions(t) >= least]
    everywhere = len(large) >= _SOME and all(t.fault for t in large)
    nowhere = len(small) >= _SOME and not any(t.fault for t in small)
    return (FROM_A_SIZE_ON,) if least > _ALL_SMALL and everywhere and nowhere else ()


def _number_too_small(exercise: Exercise, trial: Trial) -> tuple[Pattern, ...]:
    numbers = [*(x for x in trial.data if isinstance(x, int)), exercise.extent(trial.data)]
    return (TOO_SMALL_A_NUMBER,) if any(map(_just_above_round, numbers)) else ()


def _just_above_round(number: int) -> bool:
    return any(number - x in (0, 1, 2) for x in _ROUND)


def _positions(trial: Trial) -> int:
    first = trial.data[0]  # the number of vertices, or the moves of each position
    return first if isinstance(first, int) else len(first)


def _place_tells(
    exercise: Exercise, pattern: Place, failing: Sequence[Trial], trials: Sequence[Trial]
) -> float:
    """Return how unlikely it is that the first fault is always at such a place by chance.

    It is the mean logarithm of the share of such places among those that could be taken for them:
    the right label is the same, and they have moves, or none, as well. It is 0 if not all are such.
    """
    met: Counter[Hashable] = Counter()
    for trial in failing:
        found = _PLACE.search(trial.fault)
        labels = exercise.right_labels(trial.data)
        if found is None or not pattern.holds(trial.data, int(found[1]), labels):
            return 0.0
        met[_class(exercise, pattern, trial.data, labels, int(found[1]))] += 1
    every: Counter[Hashable] = Counter()
    such: Counter[Hashable] = Counter()
    for data in (trial.data for trial in trials):
        labels = exercise.right_labels(data)
        for u in range(len(labels) or len(data[0])):
            key = _class(exercise, pattern, data, labels, u)
            every[key] += 1
            such[key] += pattern.holds(data, u, labels)
    unlikely = sum(
        -log(such[key] / every[key]) * number for key, number in met.items() if such[key]
    )
    return unlikely / len(failing)


def _class(
    exercise: Exercise, pattern: Place, data: Input, labels: Sequence[int], u: int
) -> Hashable:
    """Return what positions share that could be taken for one another."""
    graph = exercise.shape != "plain" and not pattern.of_ends
    return (labels[u] if labels else None), graph and bool(data[0][u])
