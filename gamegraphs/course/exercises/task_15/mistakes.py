"""Mistakes in choosing a tool: facts that are overlooked, or taken for another one."""

from __future__ import annotations

from typing import Any

from ...mistakes.misconception import Mistakes

MISTAKES = Mistakes()

PATHS = ("longest_simple_path", "count_simple_paths")


def for_one(has_cycles: bool) -> str:
    """Return the tool for one game."""
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def for_sum(has_cycles: bool) -> str:
    """Return the tool for a sum of impartial games."""
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def right(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    """Return the right answer, for mistakes that get one case of it wrong."""
    if query in PATHS:
        return "INTRACTABLE"
    if not is_sum_of_games:
        return for_one(has_cycles)
    if graph_type == "partizan":
        return "INTRACTABLE"
    return for_one(has_cycles) if query == "distance" else for_sum(has_cycles)


@MISTAKES.add(
    "sums of games with cycles are solved by retrograde analysis of the whole sum",
    "That would be right, but the graph of the sum grows with the product of the parts. Sums of "
    "impartial games with cycles have values that add, those of Smith and Fraenkel: LOOPY_GRUNDY.",
)
def no_loopy_values(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if is_sum_of_games and has_cycles and graph_type != "partizan" and query not in PATHS:
        return "RETROGRADE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "sums of games with cycles are declared hopeless",
    "It is often said that cyclic games do not add. Impartial ones do: nimbers add by XOR, and "
    "infinity carries a set of nimbers along. The tool is LOOPY_GRUNDY.",
)
def loops_hopeless(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if is_sum_of_games and has_cycles:
        return "INTRACTABLE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "the values of sums with cycles are taken to tell no move",
    "They do: the value of the sum after a move tells whether that move wins, or draws. So "
    "LOOPY_GRUNDY finds a best move as well as the winner.",
)
def no_move_by_loopy_values(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if found == "LOOPY_GRUNDY" and query == "best_move" else found


@MISTAKES.add(
    "cycles are overlooked in a sum: GRUNDY for all sums of impartial games",
    "On a cycle the mex has nowhere to start: most cyclic games have no Grundy values. The "
    "values of Smith and Fraenkel take their place: LOOPY_GRUNDY.",
)
def cycles_in_sums(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "GRUNDY" if found == "LOOPY_GRUNDY" else found


@MISTAKES.add(
    "cycles come first and sums second: RETROGRADE wherever there are cycles, else GRUNDY for sums",
    "Both questions have to be asked together, and of a sum two more: do both players have the "
    "same moves, and is it asked who wins or how long it takes? Sums with cycles have values too.",
)
def two_flags(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query in PATHS:
        return "INTRACTABLE"
    if has_cycles:
        return "RETROGRADE"
    return "GRUNDY" if is_sum_of_games else "MEMO_DFS"


@MISTAKES.add(
    "GRUNDY for everything that is a sum",
    "Grundy values need three things: no cycles, the same moves for both players, and a question "
    "about who wins. With cycles there are loopy values, for a distance the graph of the sum, and "
    "for partizan games nothing.",
)
def grundy_for_sums(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query in PATHS:
        return "INTRACTABLE"
    return "GRUNDY" if is_sum_of_games else for_one(has_cycles)


@MISTAKES.add(
    "sums are treated as one game",
    "That the positions of a sum are pairs, triples, ... is what makes it large: its graph grows "
    "with the product of the parts. Values of the parts add instead, where there are any.",
)
def sums_ignored(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return "INTRACTABLE" if query in PATHS else for_one(has_cycles)


@MISTAKES.add(
    "questions about simple paths are treated like questions about play",
    "A simple path passes no vertex twice, a play may. Labels and values say nothing about simple "
    "paths: the longest is NP-hard to find, and to count them is #P-hard. INTRACTABLE.",
)
def paths_as_play(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    asked = "who_wins" if query in PATHS else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.add(
    "simple paths by MEMO_DFS where there are no cycles",
    "It is true that on an acyclic graph one pass in topological order answers it. But the "
    "statement judges these questions for graphs in general, where they are hard: INTRACTABLE.",
)
def paths_on_dags(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query in PATHS and not has_cycles:
        return "MEMO_DFS"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.shown("paths-on-dags")
def only_paths_on_dags(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but MEMO_DFS for paths, and never where there are cycles."""
    wrong = [(data, tool) for data, tool in answers if tool != right(*data)]
    return bool(wrong) and all(
        tool == "MEMO_DFS" and data[3] in PATHS and not data[1] for data, tool in wrong
    )


@MISTAKES.add(
    "values are taken to tell how long a sum lasts",
    "Values tell who wins, not when: distances do not add. For a distance the whole sum has to "
    "be solved as one game.",
)
def values_tell_distances(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    asked = "who_wins" if query == "distance" else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.add(
    "the distance of a sum is declared hopeless",
    "The values of the parts do not tell it, but the graph of the sum does: it is a game like any "
    "other, larger than its parts. So the tool is the one for one game.",
)
def distance_hopeless(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if is_sum_of_games and query == "distance":
        return "INTRACTABLE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "partizan sums are added up like impartial ones",
    "Grundy values need the same moves for both players, in every position. Where the players' "
    "moves differ there are none, and to decide a sum is PSPACE-complete: INTRACTABLE.",
)
def partizan_values(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return right("impartial", has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "partizan sums are solved as one game",
    "For a few small games this works. In general the graph of the sum grows with their product, "
    "no values help, and to decide such sums is PSPACE-complete: INTRACTABLE.",
)
def partizan_as_one(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    is_sum = is_sum_of_games and graph_type != "partizan"
    return right(graph_type, has_cycles, is_sum, query)


@MISTAKES.add(
    "every partizan game is declared hopeless",
    "Only sums of them are. One game is a graph of positions, whose labels do not care whether "
    "both players have the same moves: whose turn it is stands in the position. Chess is partizan.",
)
def partizan_hopeless(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return right(graph_type, has_cycles, is_sum_of_games or graph_type == "partizan", query)


@MISTAKES.add(
    "MEMO_DFS for every single game, with cycles too",
    "On a cycle a search that asks for the successors first has nowhere to begin, and it has no "
    "way to say DRAW. Where a position can come back, it takes RETROGRADE.",
)
def cycles_forgotten(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "MEMO_DFS" if found == "RETROGRADE" else found


@MISTAKES.add(
    "RETROGRADE for every single game, without cycles too",
    "It would be right, but where no position comes back the statement asks for the simpler tool: "
    "MEMO_DFS needs neither the reverse graph nor counters.",
)
def always_retrograde(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if found == "MEMO_DFS" else found


@MISTAKES.add(
    "GRUNDY for single games too",
    "Grundy values would tell who wins one game, but so do its labels, and they are simpler. "
    "Values earn their keep where games are added.",
)
def grundy_for_one(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "GRUNDY" if found == "MEMO_DFS" and query != "distance" else found


@MISTAKES.add(
    'only the type "dag" is taken to be without cycles',
    "Whether a position can come back is what has_cycles says. An impartial or a partizan game "
    "without cycles is not called a dag, and has none all the same.",
)
def type_for_cycles(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return right(graph_type, graph_type != "dag", is_sum_of_games, query)


@MISTAKES.add(
    "has_cycles the wrong way round",
    "Where a position can come back it takes RETROGRADE or, for a sum, LOOPY_GRUNDY; MEMO_DFS and "
    "GRUNDY need games without cycles.",
    in_python="There has_cycles is True.",
)
def cycles_turned(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return right(graph_type, not has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    'sums of type "directed" or "dag" are not taken for "impartial" ones',
    "These two say nothing about the players, and the statement takes them as impartial. Only "
    "partizan sums have no values.",
)
def only_impartial(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    kind = "impartial" if graph_type == "impartial" else "partizan"
    return right(kind, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    'only some of the names for "who wins" are known',
    'The questions "who_wins", "winner", "outcome" and "win_lose_draw" are the same one. '
    "Sort out the questions about simple paths and the distance; all others are about who wins.",
)
def one_name(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query in ("who_wins", "best_move", "distance"):
        return right(graph_type, has_cycles, is_sum_of_games, query)
    return "INTRACTABLE"


@MISTAKES.add(
    "the best move in a sum is not taken from values",
    "A best move keeps what the player has, and the values tell which one does: in a sum of "
    "impartial games, a move to a sum of value 0. So it is the same tool as for who wins.",
)
def best_move_without_values(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "best_move" and is_sum_of_games and graph_type != "partizan":
        return for_one(has_cycles)
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("best-move-without-values")
def best_move_always_retrograde(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if query == "best_move" and found != "INTRACTABLE" else found


@MISTAKES.add(
    "RETROGRADE for every distance",
    "Retrograde analysis would count the plies, but where no position comes back the search with a "
    "memory does it too: 1 + the distance of the successor chosen. The simpler one is asked for.",
)
def distance_always_retrograde(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if query == "distance" and found == "MEMO_DFS" else found


@MISTAKES.also("distance-always-retrograde")
def distance_retrograde_first(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "distance":
        return "RETROGRADE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "counting simple paths is taken to be easy",
    "To find one path is easy, to count them all is not: there can be exponentially many, and to "
    "count them is #P-complete. INTRACTABLE, like the longest one.",
)
def counting_is_easy(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query == "count_simple_paths":
        return "MEMO_DFS"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("counting-is-easy")
def counting_as_one_game(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "count_simple_paths":
        return for_one(has_cycles)
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.change(
    "the tool is not written as it is asked for",
    'There are five answers, and they are texts in capitals, such as "MEMO_DFS".',
    right,
)
def small_letters(tool: str) -> str:
    return tool.lower()


@MISTAKES.add(
    "loopy values for one game with cycles",
    "Values are there to be added. One game alone needs none: retrograde analysis on its graph "
    "answers the question, and it is the simpler tool.",
)
def loopy_for_one(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "LOOPY_GRUNDY" if found == "RETROGRADE" and not is_sum_of_games else found


@MISTAKES.also("loopy-for-one")
def loopy_for_one_not_partizan(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "LOOPY_GRUNDY" if found == "RETROGRADE" and graph_type != "partizan" else found


@MISTAKES.also("best-move-without-values")
def best_move_as_in_one_game(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    return right(graph_type, has_cycles, is_sum_of_games and query != "best_move", query)


@MISTAKES.add(
    "finding the longest simple path is taken to be easy",
    "A longest play is easy to find where no position comes back; a longest path that passes no "
    "vertex twice is NP-hard to find in general. INTRACTABLE, like counting them.",
)
def longest_is_easy(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query == "longest_simple_path":
        return for_one(has_cycles)
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.add(
    "RETROGRADE for everything partizan",
    "One partizan game is a graph like any other, so without cycles MEMO_DFS will do. For a sum of "
    "them no tool is known that does not grow with the product of the parts: INTRACTABLE.",
)
def partizan_retrograde(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if graph_type == "partizan" and query not in PATHS:
        return "RETROGRADE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("two-flags")
def cycles_before_the_sum(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query in PATHS:
        return "INTRACTABLE"
    if has_cycles or not is_sum_of_games:
        return for_one(has_cycles)
    return "INTRACTABLE" if graph_type == "partizan" else "GRUNDY"


@MISTAKES.reads("values-tell-distances")
def distance_as_who_wins(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> tuple[str, bool, bool, str]:
    asked = "who_wins" if query == "distance" else query
    return graph_type, has_cycles, is_sum_of_games, asked


@MISTAKES.reads("cycles-turned")
def other_flag(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> tuple[str, bool, bool, str]:
    return graph_type, not has_cycles, is_sum_of_games, query


@MISTAKES.reads("sums-ignored")
def one_game(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> tuple[str, bool, bool, str]:
    return graph_type, has_cycles, False, query


@MISTAKES.also("paths-as-play")
def paths_as_play_in_sums(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    asked = "who_wins" if query in PATHS and is_sum_of_games else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.also("paths-as-play")
def paths_as_play_of_one_game(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    asked = "who_wins" if query in PATHS and not is_sum_of_games else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.also("paths-as-play")
def paths_as_the_distance(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    asked = "distance" if query in PATHS else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.also("paths-on-dags")
def paths_counted_on_dags(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "count_simple_paths" and not has_cycles:
        return "MEMO_DFS"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("paths-on-dags")
def longest_path_on_dags(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "longest_simple_path" and not has_cycles:
        return "MEMO_DFS"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("one-name")
def one_name_has_values(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    other = query not in ("who_wins", "best_move", *PATHS)
    return right(graph_type, has_cycles, is_sum_of_games, "distance" if other else query)


@MISTAKES.also("one-name")
def one_name_has_values_and_the_best_move_has_none(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    other = query not in ("who_wins", *PATHS)
    return right(graph_type, has_cycles, is_sum_of_games, "distance" if other else query)


@MISTAKES.add(
    'RETROGRADE for the question "win_lose_draw", as if it needed draws',
    "It is another name for the question who wins. The tool depends on whether a position can come "
    "back: without cycles nobody draws, and MEMO_DFS will do.",
)
def draws_need_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    if query == "win_lose_draw" and not is_sum_of_games:
        return "RETROGRADE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("draws-need-the-wave")
def draws_need_the_wave_in_sums(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    found = right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if query == "win_lose_draw" and found != "INTRACTABLE" else found


@MISTAKES.also("values-tell-distances")
def values_tell_distances_without_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    asked = "who_wins" if query == "distance" and not has_cycles else query
    return right(graph_type, has_cycles, is_sum_of_games, asked)


@MISTAKES.also("only-impartial")
def directed_is_partizan(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    kind = "partizan" if graph_type == "directed" else graph_type
    return right(kind, has_cycles, is_sum_of_games, query)


@MISTAKES.also("only-impartial")
def dag_is_partizan(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    kind = "partizan" if graph_type == "dag" else graph_type
    return right(kind, has_cycles, is_sum_of_games, query)


@MISTAKES.also("only-impartial")
def only_impartial_else_as_one(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    is_sum = is_sum_of_games and graph_type not in ("directed", "dag")
    return right(graph_type, has_cycles, is_sum, query)


@MISTAKES.also("best-move-without-values")
def best_move_hopeless(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    if query == "best_move" and is_sum_of_games:
        return "INTRACTABLE"
    return right(graph_type, has_cycles, is_sum_of_games, query)


@MISTAKES.also("partizan-as-one")
def partizan_as_one_for_the_distance(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    return right(graph_type, has_cycles, is_sum_of_games and query != "distance", query)


@MISTAKES.also("draws-need-the-wave")
def draws_mean_cycles(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return right(graph_type, has_cycles or query == "win_lose_draw", is_sum_of_games, query)


@MISTAKES.add(
    'the type "directed" is taken to mean that there are cycles',
    "It says that moves have a direction, not that a position can come back. Whether one can is "
    "what has_cycles says.",
)
def directed_means_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    return right(graph_type, has_cycles or graph_type == "directed", is_sum_of_games, query)


@MISTAKES.reads("directed-means-cycles")
def directed_with_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> tuple[str, bool, bool, str]:
    return graph_type, has_cycles or graph_type == "directed", is_sum_of_games, query


@MISTAKES.add(
    "every question is taken for one about simple paths",
    "Name the query on both sides of `or`: a text that is not empty may count as true by itself.",
    in_python="`query == a or b` is true for every query, because the text b is not empty. Write "
    "`query in (a, b)`.",
)
def or_with_a_string(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    return "INTRACTABLE"
