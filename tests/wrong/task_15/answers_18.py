"""Wrong answers to task 15, an eighteenth set: what was meant is in the docstring."""

_last = [None, None]
PATH_QUERIES = ("longest_simple_path", "count_simple_paths")
GRUNDY, LOOPY_GRUNDY, INTRACTABLE = "GRUNDY", "LOOPY_GRUNDY", "INTRACTABLE"
MEMO_DFS, RETROGRADE = "MEMO_DFS", "RETROGRADE"
PARTIZAN = "partizan"
DISTANCE = "distance"


def _choose(graph_type, has_cycles, is_sum_of_games, query):
    if query in PATH_QUERIES:
        return INTRACTABLE
    if is_sum_of_games:
        if graph_type == PARTIZAN:
            return INTRACTABLE
        if query != DISTANCE:
            return LOOPY_GRUNDY if has_cycles else GRUNDY
    return RETROGRADE if has_cycles else MEMO_DFS


def tool_of_the_last_call(graph_type, has_cycles, is_sum_of_games, query):
    """Wrong: answers like the call before if the facts look the same, and strings are compared by
    their lengths; fails for "who_wins" and right after it "distance" with ("impartial", False,
    True), or "partizan" and right after it "directed" in a sum.
    """
    facts = len(graph_type), has_cycles, is_sum_of_games, len(query)
    if facts != _last[0]:
        _last[:] = facts, _choose(graph_type, has_cycles, is_sum_of_games, query)
    return _last[1]


WRONG = {
    tool_of_the_last_call: "kept-between-calls",
}
