"""Exercise 8: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern, Place, Where

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "win-called-lose", "a WIN is called LOSE",
        "One take that leaves a LOSE pile is enough for a WIN.",
        says="you say LOSE",
    ),
    Kind(
        "lose-called-win", "a LOSE is called WIN",
        "A pile is WIN only by a take that is not larger and leaves a LOSE pile.",
        says="you say WIN",
    ),
    Place("at-zero", "with no stone", "Who cannot move has lost: pile 0 is LOSE.",
          lambda data, u, labels: u == 0),
    Place("at-last", "with the last number, n", "The piles are 0 to n: there are n + 1 of them.",
          lambda data, u, labels: u == data[0]),
    Place("at-take", "from which everything can be taken", "That leaves pile 0, which is LOSE.",
          lambda data, u, labels: u in data[1]),
    Place("at-stuck", "with stones, from which nothing can be taken", "Who cannot move has lost.",
          lambda data, u, labels: 0 < u < min(data[1])),
    Place("at-large", "from which every take is possible", "All of them have to be tried.",
          lambda data, u, labels: u >= max(data[1])),
    Place("at-some", "from which some takes are possible and others not",
          "What is larger than the pile is no move, and says nothing.",
          lambda data, u, labels: min(data[1]) <= u < max(data[1])),
    Where(
        "where-empty", "there is no stone", "Pile 0 is the end: who cannot move has lost.",
        lambda data: data[0] == 0,
    ),
    Where(
        "where-unsorted", "the takes are not in order", "Any order is allowed.",
        lambda data: data[1] != sorted(data[1]),
    ),
    Where(
        "where-one-take", "there is one take", "It is still the player's choice to make.",
        lambda data: len(data[1]) == 1,
    ),
    Where(
        "where-takes", "there are two takes or more", "One of them that is good is enough.",
        lambda data: len(data[1]) > 1,
    ),
    Where(
        "where-no-single", "nobody may take a single stone",
        "Then a pile from which nothing can be taken need not be empty; it is LOSE.",
        lambda data: 1 not in data[1],
    ),
    Where(
        "where-single", "somebody may take a single stone", "Then only the empty pile is an end.",
        lambda data: 1 in data[1],
    ),
    Where(
        "where-too-large", "a take is larger than the whole pile", "It is no move.",
        lambda data: max(data[1]) > data[0],
    ),
    Where(
        "where-all-fit", "every take is at most the whole pile",
        "A take as large as the pile leaves nothing, which is LOSE for the other.",
        lambda data: max(data[1]) <= data[0],
    ),
    Where(
        "where-whole-pile", "the whole pile can be taken",
        "What is left is pile 0, a LOSE for the other.",
        lambda data: data[0] in data[1],
    ),
)  # fmt: skip
