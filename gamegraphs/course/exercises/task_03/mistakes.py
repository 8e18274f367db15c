"""Mistakes in turning the moves around and counting them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import groupby
from typing import Any

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import Moves, reverse, without_loops
from ...mistakes.slips_in_the_queue import first_with_these_moves

MISTAKES = Mistakes()
Answer = tuple[list[int], list[list[int]]]


def degrees_of(moves: Moves) -> list[int]:
    """Return how many moves each position has."""
    return [len(row) for row in moves]


@MISTAKES.add(
    "one list shared by all positions",
    "Whatever goes into the list of one position appears at every other one. Make a list for each.",
    in_python="[[]] * n makes one empty list and n names for it; [[] for _ in moves] makes n "
    "lists.",
)
def shared_list(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[]] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    return degrees_of(moves), predecessors


@MISTAKES.add(
    "each predecessor listed once, however many moves it has",
    "The degree of u counts both of two moves u -> v, so u has to stand twice in the list of v: "
    "the counter of u is taken down once for each entry, else it never reaches 0. Sets forget how "
    "often, and so does asking whether v is in moves[u].",
)
def predecessors_once(moves: Moves) -> Answer:
    n = len(moves)
    return degrees_of(moves), [[u for u in range(n) if v in moves[u]] for v in range(n)]


@MISTAKES.add(
    "parallel moves counted once in the degrees, but kept in the lists",
    "The degree is the number of moves, not of different targets. Here the lists hold more entries "
    "than the degrees count, so a counter would pass below 0.",
)
def degrees_once(moves: Moves) -> Answer:
    return [len(set(row)) for row in moves], reverse(moves)


@MISTAKES.add(
    "parallel moves dropped on both sides",
    "The two sides agree, so labels found from them would be right. But the exercise asks for "
    "every move of the graph as it is, and parallel moves are two moves.",
)
def both_once(moves: Moves) -> Answer:
    single = [list(dict.fromkeys(row)) for row in moves]
    return degrees_of(single), reverse(single)


@MISTAKES.add(
    "the moves copied, not turned around",
    "List v has to tell who can move to v. For a move u -> v the entry is u, and it goes into the "
    "list of v.",
)
def successors_copied(moves: Moves) -> Answer:
    return degrees_of(moves), [list(row) for row in moves]


@MISTAKES.add(
    "moves that lead in counted, in place of moves that lead out",
    "The degree of u is the number of its own moves. The wave counts them down to "
    "find out whether u has a way out left; who can move to u is what the lists tell.",
)
def in_degrees(moves: Moves) -> Answer:
    predecessors = reverse(moves)
    return degrees_of(predecessors), predecessors


@MISTAKES.add(
    "self-loops left out",
    "A move from a position to itself is a move. It counts in the degree, and the position is "
    "among its own predecessors; without it some draws turn into losses.",
)
def loops_skipped(moves: Moves) -> Answer:
    others = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return degrees_of(others), reverse(others)


@MISTAKES.add(
    "self-loops in the degrees, but not in the lists",
    "A position with a self-loop is its own predecessor. Both sides have to hold the same moves.",
)
def loops_not_reversed(moves: Moves) -> Answer:
    others = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return degrees_of(moves), reverse(others)


@MISTAKES.add(
    "a dict that has no entry for positions nobody can move to",
    "The answer has a list for every position, an empty one where nobody can move to it. Make n "
    "empty lists before the loop.",
)
def dict_with_gaps(moves: Moves) -> tuple[list[int], dict[int, list[int]]]:
    predecessors = defaultdict(list)
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    return degrees_of(moves), dict(predecessors)


@MISTAKES.add(
    "positions nobody can move to left out, so the others move up",
    "List number v belongs to position v. One that is missing shifts all that come after it: make "
    "n empty lists before the loop.",
)
def gaps_closed(moves: Moves) -> Answer:
    return degrees_of(moves), [row for row in reverse(moves) if row]


@MISTAKES.add(
    "the lists stand in the order in which their positions came up",
    "List number v belongs to position v.",
    in_python="The values of a dict stand in the order in which they were put in: "
    "`[predecessors[v] for v in range(n)]` brings them in order.",
)
def in_order_found(moves: Moves) -> Answer:
    predecessors: dict[int, list[int]] = {}
    for u, row in enumerate(moves):
        predecessors.setdefault(u, [])
        for v in row:
            predecessors.setdefault(v, []).append(u)
    return degrees_of(moves), list(predecessors.values())


@MISTAKES.add(
    "sets of predecessors",
    "A set holds each position once, and two moves u -> v need u twice.",
    in_python="Use lists and append.",
)
def in_sets(moves: Moves) -> tuple[list[int], list[set[int]]]:
    return degrees_of(moves), [set(row) for row in reverse(moves)]


@MISTAKES.add(
    "moves followed in both directions",
    "A move u -> v makes u a predecessor of v, and nothing else: v cannot move to u by it.",
)
def both_directions(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
            predecessors[u].append(v)
    return degrees_of(moves), predecessors


@MISTAKES.add(
    "only the last predecessor kept",
    "An assignment to predecessors[v] throws away what was there. Append u to the list of v.",
)
def last_kept(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v] = [u]
    return degrees_of(moves), predecessors


@MISTAKES.add(
    "the two parts in the wrong order",
    "The degrees come first, the predecessors after them.",
    in_python="That is `return degrees, predecessors`.",
)
def parts_swapped(moves: Moves) -> tuple[list[list[int]], list[int]]:
    return reverse(moves), degrees_of(moves)


@MISTAKES.add(
    "all moves searched once for each position",
    "The lists are right, the work is not: n times through m moves. Go through the moves once, and "
    "let each one tell you into which list it belongs.",
)
def searched_for_each(moves: Moves) -> Answer:
    predecessors = []
    for v in range(len(moves)):
        found = []
        for u, row in enumerate(moves):
            for w in row:
                if w == v:
                    found.append(u)
        predecessors.append(found)
    return degrees_of(moves), predecessors


@MISTAKES.add(
    "the moves in and out of a position are counted together",
    "The degree of u is the number of moves that lead out of u. How many lead in is the length of "
    "its list of predecessors.",
)
def in_and_out_counted(moves: Moves) -> Answer:
    predecessors = reverse(moves)
    return [len(a) + len(b) for a, b in zip(moves, predecessors, strict=True)], predecessors


@MISTAKES.reads("loops-skipped")
def loops_left_out(moves: Moves) -> tuple[Moves]:
    return (without_loops(moves),)


@MISTAKES.changes("predecessors-once")
def each_once(answer: Answer) -> Answer:
    return answer[0], [list(dict.fromkeys(row)) for row in answer[1]]


@MISTAKES.add(
    "the lists of predecessors stay empty",
    "For each move u -> v, u goes into the list of v, inside the loop over the moves of u.",
    in_python="That is `predecessors[v].append(u)`.",
)
def nothing_appended(moves: Moves) -> Answer:
    return [len(row) for row in moves], [[] for _ in moves]


@MISTAKES.add(
    "a position stands in its own list, instead of those that can move to it",
    "A move u -> v puts u into the list of v: the position that the move comes from.",
    in_python="That is `predecessors[v].append(u)`.",
)
def targets_kept(moves: Moves) -> Answer:
    return [len(row) for row in moves], [[v] * len(row) for v, row in enumerate(reverse(moves))]


def _right(moves: Moves) -> Answer:
    return [len(row) for row in moves], reverse(moves)


@MISTAKES.add(
    "the predecessors alone",
    "Two answers are asked for: first the degrees, then the predecessors.",
    in_python="That is `return degrees, predecessors`.",
)
def one_part_missing(moves: Moves) -> list[list[int]]:
    return reverse(moves)


@MISTAKES.change(
    "dicts instead of lists",
    "Both parts are lists with an entry for each position, 0 first: `list(found.values())` makes "
    "one of a dict whose keys are 0, 1, 2, ... in order.",
    _right,
)
def dicts_for_lists(answer: Answer) -> tuple[dict[int, Any], ...]:
    return tuple(dict(enumerate(part)) for part in answer)


@MISTAKES.add(
    "the last move of each position is left out",
    "A row of k moves has the numbers 0 to k - 1.",
    in_python="`range(len(row) - 1)` ends before the last index. `for v in row` takes every move.",
)
def last_move_left_out(moves: Moves) -> Answer:
    return [len(row) for row in moves], reverse([row[:-1] for row in moves])


@MISTAKES.also("in-and-out-counted")
def in_and_out_counted_loops_once(moves: Moves) -> Answer:
    predecessors = reverse(moves)
    rows = without_loops(predecessors)
    return [len(a) + len(b) for a, b in zip(moves, rows, strict=True)], predecessors


@MISTAKES.changes("parts-swapped")
def other_part_first(answer: tuple[Any, Any]) -> tuple[Any, Any]:
    return answer[1], answer[0]


@MISTAKES.changes("in-sets")
def sets_of(answer: tuple[list[int], list[list[int]]]) -> tuple[list[int], list[set[int]]]:
    return answer[0], [set(row) for row in answer[1]]


@MISTAKES.add(
    "every degree is 0: nothing is counted, or only when the lists have been emptied",
    "The degree of u is the number of its moves. Count them before anything is taken out of them.",
    in_python="The degree is `len(moves[u])`. `pop` takes moves out of a list; go through the "
    "moves without taking them out.",
)
def degrees_zero(moves: Moves) -> Answer:
    return [0] * len(moves), reverse(moves)


@MISTAKES.forms("degrees-zero")
def no_degrees(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return _counted(function(moves), moves, [0] * len(moves))


@MISTAKES.forms("degrees-once")
def degrees_of_targets(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return _counted(function(moves), moves, [len(set(row)) for row in moves])


@MISTAKES.forms("in-degrees")
def degrees_of_the_lists(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    answer = function(moves)
    return _counted(answer, moves, [len(row) for row in answer[1]])


@MISTAKES.forms("in-degrees")
def degrees_of_the_targets(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return _counted(function(moves), moves, [len(row) for row in reverse(moves)])


def _counted(answer: Answer, moves: Moves, degrees: list[int]) -> Answer:
    """Return an answer with other degrees, if those that it has are the right ones."""
    return (degrees if answer[0] == degrees_of(moves) else answer[0]), answer[1]


def _one_after_another(moves: Moves) -> list[tuple[int, int]]:
    return [(u, v) for u, row in enumerate(moves) for v in row]


@MISTAKES.add(
    "each position gets the list of the next one",
    "Filling the long list moves every start on to the next piece. Cut it at the starts as they "
    "were before: keep a copy, or count back.",
)
def next_list(moves: Moves) -> Answer:
    return degrees_of(moves), [*reverse(moves)[1:], []]


@MISTAKES.add(
    "only the last moves in a row to a position are kept",
    "What stands side by side is joined: sort the moves by their target before, else a later "
    "group takes the place of an earlier one.",
    in_python="So it is with `groupby`.",
)
def groups_replaced(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    before = None
    for u, v in _one_after_another(moves):
        predecessors[v] = [*predecessors[v], u] if v == before else [u]
        before = v
    return degrees_of(moves), predecessors


@MISTAKES.also("groups-replaced")
def groups_of_a_row_replaced(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        together = {v: len(list(group)) for v, group in groupby(row)}
        for v, times in together.items():
            predecessors[v] += [u] * times
    return degrees_of(moves), predecessors


@MISTAKES.add(
    "three or more moves to the same position are taken for two",
    "A position can have any number of moves to another one, and each of them counts. What has "
    "been met twice can come a third time.",
    in_python="Sets know whether something has been met, and not how often; a Counter does.",
)
def two_of_many(moves: Moves) -> Answer:
    few = [[v for v in dict.fromkeys(row) for _ in range(min(2, row.count(v)))] for row in moves]
    return degrees_of(few), reverse(few)


@MISTAKES.also("two-of-many")
def two_of_many_with_all_degrees(moves: Moves) -> Answer:
    return degrees_of(moves), two_of_many(moves)[1]


@MISTAKES.add(
    "the moves to position 0 are left out",
    "0 is a position like any other, and no sign that there is nothing.",
    in_python="`if v:` does not hold for 0. Ask `is not None`, or ask nothing.",
)
def moves_to_zero_lost(moves: Moves) -> Answer:
    return degrees_of(moves), [[], *reverse(moves)[1:]]


@MISTAKES.also("moves-to-zero-lost")
def moves_to_zero_lost_on_both_sides(moves: Moves) -> Answer:
    others = [[v for v in row if v] for row in moves]
    return degrees_of(others), reverse(others)


@MISTAKES.add(
    "the move with the number 0 is taken for the end of a chain of moves",
    "Moves are numbered from 0 on, so 0 cannot mean `no more`: let -1 do that.",
)
def move_zero_lost(moves: Moves) -> Answer:
    predecessors = reverse(moves)
    for u, v in _one_after_another(moves)[:1]:
        predecessors[v].remove(u)
    return degrees_of(moves), predecessors


@MISTAKES.also("gaps-closed")
def in_the_order_met(moves: Moves) -> Answer:
    predecessors = defaultdict(list)
    for u, v in _one_after_another(moves):
        predecessors[v].append(u)
    return degrees_of(moves), list(predecessors.values())


@MISTAKES.forms("in-and-out-counted")
def degrees_of_both_ends(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    both = [len(a) + len(b) for a, b in zip(moves, reverse(moves), strict=True)]
    return _counted(function(moves), moves, both)


@MISTAKES.add(
    "only the first visit of a search is noted",
    "Every move u -> v puts u into the list of v, also a move to a position that has been seen. "
    "No search is needed: go through all moves once.",
)
def first_visits(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    seen: set[int] = set()
    for start in range(len(moves)):
        stack = [] if start in seen else [(start, iter(moves[start]))]
        seen.add(start)
        while stack:
            u, rest = stack[-1]
            v = next((v for v in rest if v not in seen), None)
            if v is None:
                stack.pop()
            else:
                predecessors[v].append(u)
                seen.add(v)
                stack.append((v, iter(moves[v])))
    return degrees_of(moves), predecessors


@MISTAKES.forms("loops-not-reversed")
def without_own_moves(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    degrees, predecessors = function(moves)
    return degrees, [[u for u in row if u != v] for v, row in enumerate(predecessors)]


@MISTAKES.add(
    "it stops at the first terminal",
    "A position without moves adds nothing, but those after it do: `continue`, and not `break`.",
)
def stopped_at_an_end(moves: Moves) -> Answer:
    end = next((u for u, row in enumerate(moves) if not row), len(moves))
    first = [row if u < end else [] for u, row in enumerate(moves)]
    return degrees_of(first), reverse(first)


@MISTAKES.also("stopped-at-an-end")
def stopped_at_an_end_with_all_degrees(moves: Moves) -> Answer:
    return degrees_of(moves), stopped_at_an_end(moves)[1]


@MISTAKES.add(
    "no degree for positions without moves, so the list is too short",
    "A position without moves has the degree 0, and that stands in the list too.",
    in_python="A Counter knows only what it has met: ask it for every position, or take "
    "`len(row)`.",
)
def degrees_without_terminals(moves: Moves) -> Answer:
    return [len(row) for row in moves if row], reverse(moves)


@MISTAKES.change(
    "a pair for each position, instead of two lists",
    "All degrees come first, in one list, then the lists of predecessors.",
    lambda moves: (degrees_of(moves), reverse(moves)),
    in_python="That is `return degrees, predecessors`.",
)
def pairs_listed(answer: Answer) -> Any:
    return list(zip(*answer, strict=True))


@MISTAKES.add(
    "a self-loop counts twice in the degree",
    "That is how undirected graphs are counted. Here the degree is the number of moves out of a "
    "position, and a pass is one move.",
)
def loops_count_twice(moves: Moves) -> Answer:
    return _loops_twice(moves), reverse(moves)


@MISTAKES.forms("loops-count-twice")
def degrees_with_loops_twice(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return _counted(function(moves), moves, _loops_twice(moves))


def _loops_twice(moves: Moves) -> list[int]:
    return [len(row) + row.count(u) for u, row in enumerate(moves)]


@MISTAKES.add(
    "the number of a position is looked up by its moves",
    "Two positions may have the same moves, and then the first one is found for both.",
    in_python="So it is with `moves.index(row)`. `for u, row in enumerate(moves)` gives each "
    "position its own number.",
)
def number_by_index(moves: Moves) -> Answer:
    return degrees_of(moves), first_with_these_moves(moves)


@MISTAKES.also("number-by-index")
def number_by_index_degrees_too(moves: Moves) -> Answer:
    degrees = [len(row) if moves.index(row) == u else 0 for u, row in enumerate(moves)]
    return degrees, first_with_these_moves(moves)


@MISTAKES.also("number-by-index")
def number_by_index_degrees_added(moves: Moves) -> Answer:
    degrees = [
        len(row) * moves.count(row) if moves.index(row) == u else 0 for u, row in enumerate(moves)
    ]
    return degrees, first_with_these_moves(moves)


@MISTAKES.add(
    "each of several parallel moves is noted as often as there are of them",
    "Two moves u -> v put u into the list of v twice. Count them and go through the different "
    "targets, or go through all moves and note each one once.",
)
def parallel_squared(moves: Moves) -> Answer:
    return degrees_of(moves), _squared(reverse(moves))


@MISTAKES.forms("parallel-squared")
def squared_in_the_lists(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    degrees, predecessors = function(moves)
    return degrees, _squared(predecessors)


def _squared(lists: list[list[int]]) -> list[list[int]]:
    return [[u for u in row for _ in range(row.count(u))] for row in lists]


@MISTAKES.add(
    "the moves of the last position are left out",
    "The positions are 0 to n - 1, and the last one counts too.",
    in_python="`range(n - 1)` ends at n - 2: take `range(n)`, or `enumerate(moves)`.",
)
def last_position_left_out(moves: Moves) -> Answer:
    return degrees_of(moves), reverse([*moves[:-1], []])


@MISTAKES.also("last-position-left-out")
def last_position_not_counted(moves: Moves) -> Answer:
    rows: Moves = [*moves[:-1], []]
    return degrees_of(rows), reverse(rows)


@MISTAKES.forms("last-position-left-out")
def not_the_last_position(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    degrees, predecessors = function(moves)
    last = len(moves) - 1
    return degrees, [[u for u in row if u != last] for row in predecessors]


@MISTAKES.add(
    "also who needs several moves to come to a position is in its list",
    "A predecessor of v is a position with a move to v: one move. Go through the moves once, and "
    "do not follow them further.",
)
def several_moves_back(moves: Moves) -> Answer:
    return degrees_of(moves), _all_before(moves, once=False)


@MISTAKES.also("several-moves-back")
def several_moves_back_once_each(moves: Moves) -> Answer:
    return degrees_of(moves), _all_before(moves, once=True)


def _all_before(moves: Moves, once: bool) -> list[list[int]]:
    """Return who can ever come to each position; not `once` each direct move counts."""
    found = []
    for direct in reverse(moves):
        row = list(dict.fromkeys(direct)) if once else list(direct)
        for u in row:
            row += [w for w in dict.fromkeys(reverse(moves)[u]) if w not in row]
        found.append(row)
    return found


@MISTAKES.add(
    "as many lists as the largest target asks for",
    "Behind the largest target there can be positions that nobody can move to. Each of "
    "them has a list, an empty one.",
)
def lists_up_to_the_largest_target(moves: Moves) -> Answer:
    most = max((v for row in moves for v in row), default=-1)
    return degrees_of(moves), reverse(moves)[: most + 1]


@MISTAKES.add(
    "the place of a move in its row is noted, not the position that it comes from",
    "For a move u -> v the entry is u, the number of the row.",
    in_python="That is `for u, row in enumerate(moves)`, and inside it `for v in row`.",
)
def place_in_the_row(moves: Moves) -> Answer:
    predecessors: list[list[int]] = [[] for _ in moves]
    for row in moves:
        for i, v in enumerate(row):
            predecessors[v].append(i)
    return degrees_of(moves), predecessors


MISTAKES.slow("searched-for-each")
