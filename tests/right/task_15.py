"""Right answers to task 15, in different styles."""

from __future__ import annotations

import gamegraphs as gg


def one_after_the_other(graph_type, has_cycles, is_sum_of_games, query):
    """Each question in turn, the one that settles most first."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def by_table(graph_type, has_cycles, is_sum_of_games, query):
    """A dictionary of cases; the kind of question and of game are looked up first."""
    if query.endswith(("_path", "_paths")):
        kind = "paths"
    elif not is_sum_of_games or (query == "distance" and graph_type != "partizan"):
        kind = "graph"
    else:
        kind = {"partizan": "hard"}.get(graph_type, "values")
    return {
        ("graph", False): "MEMO_DFS",
        ("graph", True): "RETROGRADE",
        ("values", False): "GRUNDY",
        ("values", True): "LOOPY_GRUNDY",
    }.get((kind, has_cycles), "INTRACTABLE")


def by_pattern(graph_type, has_cycles, is_sum_of_games, query):
    """The same as patterns."""
    match graph_type, has_cycles, is_sum_of_games, query:
        case _, _, _, "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
        case "partizan", _, True, _:
            return "INTRACTABLE"
        case _, False, False, _:
            return "MEMO_DFS"
        case _, True, False, _:
            return "RETROGRADE"
        case _, cycles, True, "distance":
            return by_pattern(graph_type, cycles, False, "distance")
        case _, False, True, _:
            return "GRUNDY"
    return "LOOPY_GRUNDY"


def asks_the_package(graph_type, has_cycles, is_sum_of_games, query):
    """What the package answers is a kind of string."""
    return gg.classify(graph_type, has_cycles, is_sum_of_games, query)


RIGHT = [one_after_the_other, by_table, by_pattern, asks_the_package]
