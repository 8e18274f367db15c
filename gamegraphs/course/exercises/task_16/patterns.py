"""Exercise 16: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern, Where

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "number-of-moves", "a position has the wrong number of moves",
        "Number u + 1 of the sequence, brought to 0 ... max_out, says how many moves u has.",
        says="in your game, and it should have",
    ),
    Kind(
        "wrong-target", "the numbers of moves are right, and a move leads elsewhere",
        "The targets are numbers n + 1, n + 2, ... of the sequence, brought to 0 ... n - 1.",
        says=r", move \d+: you say",
    ),
    Where("where-seed-0", "the seed is 0", "It is a seed like any other.",
          lambda data: data[1] == 0),
    Where("where-seed", "the seed is not 0", "Each number of the sequence depends on it.",
          lambda data: data[1] != 0),
    Where("where-one", "there is one position", "All its moves lead to itself.",
          lambda data: data[0] == 1),
    Where("where-several", "there are two positions or more",
          "All counts are drawn before the first target.", lambda data: data[0] > 1),
    Where("where-max-0", "`max_out` is 0", "Then nobody has a move.", lambda data: data[2] == 0),
    Where("where-not-3", "`max_out` is not 3", "3 is only what it is if nobody says otherwise.",
          lambda data: data[2] != 3),
)  # fmt: skip
