"""Games with piles of beans: Grundy values of octal games, subtraction games and Grundy's game.

In an octal game .d1 d2 d3 ... the digit dk says what may become of a pile when k beans are
taken from it. It is the sum of

    1   nothing may be left: the pile was exactly k beans
    2   one pile may be left
    4   two piles may be left

Kayles is .77, Dawson's chess .137, Dawson's Kayles .07, Nim with takes of 1 to 3 .333. A digit
4 before the point lets a pile be split in two with nothing taken.

Source: Guy and Smith, The G-values of various games, Proceedings of the Cambridge
Philosophical Society 52 (1956) 514-526; Winning Ways, chapter 4.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from ...outcome import GameGraphError
from ...solvers.jit.dispatch import new_array, run
from ...validate import as_list, integer_within


def octal_values(code: str, n: int) -> Any:
    """Return the Grundy values of piles of 0 to n beans in the octal game `code`.

    int32, shape (n + 1,). `code` is a point and digits 0 to 7, as ".77"; before the point may
    be 0, or 4. Raises GameGraphError for another code or a negative n.
    Cost: O(k n) for k digits 0 to 3, O(k n^2) with digits 4 to 7.

    >>> octal_values(".77", 12).tolist()
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
    """
    n = _as_size(n)
    whole, point, digits = code.partition(".") if isinstance(code, str) else ("", "", "")
    if not point or whole not in ("", "0", "4") or not set(digits) <= set("01234567"):
        raise GameGraphError(
            'an octal game is a text such as ".77": a point, then digits 0 to 7, '
            f"and 0, 4 or nothing before the point; not {code!r}"
        )
    rules = array("B", map(int, (whole or "0") + digits))
    values = new_array("i", n + 1, 0)
    splits = sum(digit >= 4 for digit in rules)
    work = n * (len(rules) + splits * n // 4)
    run(octal_loop, work, rules, values, _seen_by(len(rules) * n))
    return values


def subtraction_values(takes: Iterable[int], n: int) -> Any:
    """Return the Grundy values of piles of 0 to n beans, of which `takes` says how many may go.

    int32, shape (n + 1,). Raises GameGraphError for takes that are no positive integers or a
    negative n. Cost: O(k n) for k takes.

    >>> subtraction_values([1, 2], 7).tolist()
    [0, 1, 2, 0, 1, 2, 0, 1]
    """
    n = _as_size(n)
    steps = array("q")
    for i, take in enumerate(as_list(takes, "takes", "numbers of beans")):
        number = integer_within(take, 1)
        if number is None:
            raise GameGraphError(f"takes[{i}] must be an integer, 1 or more, not {take!r}")
        if number <= n:
            steps.append(number)
    values = new_array("i", n + 1, 0)
    run(subtraction_loop, n * len(steps), steps, values, _seen_by(len(steps)))
    return values


def grundys_game_values(n: int) -> Any:
    """Return the Grundy values of piles of 0 to n beans in Grundy's game.

    A move splits a pile into two of different sizes. int32, shape (n + 1,).
    Raises GameGraphError for a negative n. Cost: O(n^2).

    >>> grundys_game_values(10).tolist()
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]
    """
    n = _as_size(n)
    values = new_array("i", n + 1, 0)
    run(grundys_game_loop, n * n // 4, values, _seen_by(n))
    return values


def octal_loop(rules: Any, values: Any, seen_by: Any) -> None:
    """Fill in the values of piles from the smallest on."""
    for pile in range(1, len(values)):
        for take in range(min(len(rules), pile + 1)):
            left = pile - take
            if rules[take] & 1 and left == 0:
                seen_by[0] = pile
            if rules[take] & 2 and left > 0:
                seen_by[values[left]] = pile
            if rules[take] & 4:
                for part in range(1, left // 2 + 1):
                    seen_by[values[part] ^ values[left - part]] = pile
        least = 0
        while seen_by[least] == pile:
            least += 1
        values[pile] = least


def subtraction_loop(steps: Any, values: Any, seen_by: Any) -> None:
    """Fill in the values of piles from the smallest on."""
    for pile in range(1, len(values)):
        for i in range(len(steps)):
            if steps[i] <= pile:
                seen_by[values[pile - steps[i]]] = pile
        least = 0
        while seen_by[least] == pile:
            least += 1
        values[pile] = least


def grundys_game_loop(values: Any, seen_by: Any) -> None:
    """Fill in the values of piles from the smallest on."""
    for pile in range(1, len(values)):
        for part in range(1, (pile + 1) // 2):
            seen_by[values[part] ^ values[pile - part]] = pile
        least = 0
        while seen_by[least] == pile:
            least += 1
        values[pile] = least


def _seen_by(options: int) -> Any:
    """Return room for every value that can come up where a pile has at most so many options.

    A value is at most the number of options; the nim-sum of two is below the next power of 2.
    """
    return new_array("i", 2 << max(options, 1).bit_length(), 0)


def _as_size(n: Any) -> int:
    size = integer_within(n, 0)
    if size is None:
        raise GameGraphError(f"n must be an integer, 0 or more, not {n!r}")
    return size
