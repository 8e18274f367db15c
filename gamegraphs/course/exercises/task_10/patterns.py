"""Exercise 10: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern, Where

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "capture-missed", "B escapes where A can force the capture",
        "A needs one good move, and of B's moves every one has to lead to the capture.",
        says="A can force the capture",
    ),
    Kind(
        "capture-for-escape", "B is captured where it escapes",
        "B needs one move after which A never captures.",
        says="B escapes: the gap|on a single cell",
    ),
    Kind(
        "too-few-plies", "the capture comes too soon",
        "B makes the most of its moves: of all its replies the one counts that takes longest.",
        says="B can hold out for",
    ),
    Kind(
        "too-many-plies", "the capture comes too late",
        "A takes the shortest way: of all its moves the one counts that takes the fewest plies.",
        says="A need not take so long",
    ),
    Kind(
        "even-plies", "the number of plies is even",
        "A makes the first ply and every second one, and captures with one of them.",
        says="so a capture comes at an odd one|so there is at least 1 ply",
    ),
    Kind(
        "plies-miscounted", "who wins is right, and the number of plies is not",
        "A takes its shortest way, and B holds out as long as it can.",
        says="B can hold out for|A need not take so long|so a capture comes at an odd one",
    ),
    Kind(
        "b-too-weak", "B is captured where it escapes, or too soon",
        "B makes the most of its moves: only if every one of them is bad it is lost.",
        says="B escapes: the gap|on a single cell|B can hold out for",
    ),
    Kind(
        "a-too-weak", "B escapes where it is captured, or is captured too late",
        "A makes the most of its moves: a single good one is enough.",
        says="A can force the capture|A need not take so long",
    ),
    Kind(
        "who-wins", "capture and escape are taken for each other, and where they are right, so are "
        "the plies",
        "A needs one good move to capture, and B one good move to escape.",
        says="A can force the capture|B escapes: the gap|on a single cell",
    ),
    Where("where-staying", "staying is allowed", "Then to stay is a move like any other.",
          lambda data: data[3]),
    Where(
        "where-moving", "staying is not allowed",
        "Then every token has to move to a cell beside it.",
        lambda data: not data[3],
    ),
    Where("where-same-cell", "both stand on one cell",
          "That is no capture yet: it takes a move of A.", lambda data: data[1] == data[2]),
    Where("where-apart", "they stand on different cells", "A has to come to B's cell.",
          lambda data: data[1] != data[2]),
    Where("where-a-left", "A stands to the left of B", "A can run in both directions.",
          lambda data: data[1] < data[2]),
    Where("where-a-right", "A stands to the right of B", "A can run in both directions.",
          lambda data: data[1] > data[2]),
    Where("where-beside", "they stand side by side", "A captures in 1 ply.",
          lambda data: abs(data[1] - data[2]) == 1),
    Where("where-b-at-end", "B stands at an end of the line", "It has one cell less to go to.",
          lambda data: data[2] in (0, data[0] - 1)),
    Where("where-a-at-end", "A stands at an end of the line", "It has one cell less to go to.",
          lambda data: data[1] in (0, data[0] - 1)),
    Where("where-single-cell", "the line is a single cell",
          "Nobody has a move there but to stay, if that is allowed.", lambda data: data[0] == 1),
    Where("where-odd-gap", "the gap between them is odd",
          "Each move without staying changes it by 1.", lambda data: (data[1] - data[2]) % 2 == 1),
    Where("where-even-gap", "the gap between them is even",
          "Each move without staying changes it by 1.", lambda data: (data[1] - data[2]) % 2 == 0),
)  # fmt: skip
