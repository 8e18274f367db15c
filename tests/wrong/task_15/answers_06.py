"""Wrong answers to task 15, a fifth set: what was meant is in the docstring."""


def _right(graph_type, has_cycles, is_sum, query):
    if "simple" in query or (is_sum and graph_type == "partizan"):
        return "INTRACTABLE"
    if is_sum and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def loopy_for_single(graph_type, has_cycles, is_sum_of_games, query):
    """Single cyclic impartial games by loopy values."""
    found = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "LOOPY_GRUNDY" if found == "RETROGRADE" and graph_type != "partizan" else found


def memo_always(graph_type, has_cycles, is_sum_of_games, query):
    """Memo for cyclic games too."""
    found = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "MEMO_DFS" if found == "RETROGRADE" else found


def spelled_lower(graph_type, has_cycles, is_sum_of_games, query):
    """Small letters."""
    return _right(graph_type, has_cycles, is_sum_of_games, query).lower()


def longest_only(graph_type, has_cycles, is_sum_of_games, query):
    """Two mistakes: longest path by retrograde, partizan sums as one game."""
    if query == "longest_simple_path":
        return "RETROGRADE"
    if graph_type == "partizan" and is_sum_of_games and "simple" not in query:
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def distance_is_hard(graph_type, has_cycles, is_sum_of_games, query):
    """Distances of sums are intractable."""
    if query == "distance" and is_sum_of_games:
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


WRONG = {
    loopy_for_single: "loopy-for-one",
    memo_always: "cycles-forgotten",
    spelled_lower: "small-letters",
    longest_only: "",
    distance_is_hard: "distance-hopeless",
}
