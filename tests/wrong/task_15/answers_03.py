"""More wrong answers to task 15, written after the names were improved."""


def only_cycles_count(graph_type, has_cycles, is_sum_of_games, query):
    """Paths are forgotten."""
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def grundy_for_chess(graph_type, has_cycles, is_sum_of_games, query):
    """Partizan sums have values, too."""
    if query.endswith(("_paths", "_path")):
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    only_cycles_count: "paths-as-play",
    grundy_for_chess: "partizan-values",
}
