"""Wrong answers to task 15, an eighth set: what was meant is in the docstring."""


def distance_needs_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """Distances always come from retrograde analysis."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def only_partizan_is_hard(graph_type, has_cycles, is_sum_of_games, query):
    """Paths are walked like play; partizan sums are hard."""
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def no_values_with_cycles(graph_type, has_cycles, is_sum_of_games, query):
    """A sum with a cycle has no values at all and is given up."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games:
        if has_cycles or graph_type == "partizan":
            return "INTRACTABLE"
        return "GRUNDY" if query != "distance" else "MEMO_DFS"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    distance_needs_retrograde: "distance-always-retrograde",
    only_partizan_is_hard: "paths-as-play",
    no_values_with_cycles: "loops-hopeless",
}
