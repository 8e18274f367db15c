"""Wrong answers to task 15, a seventh set: what was meant is in the docstring."""


def cycles_before_sums(graph_type, has_cycles, is_sum_of_games, query):
    """Asks for cycles before it asks for a sum."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if has_cycles:
        return "RETROGRADE"
    if is_sum_of_games:
        return "INTRACTABLE" if graph_type == "partizan" else "GRUNDY"
    return "MEMO_DFS"


def sums_are_grundy(graph_type, has_cycles, is_sum_of_games, query):
    """Every sum is added up by Grundy values, whoever may move what."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    cycles_before_sums: "two-flags",
    sums_are_grundy: "partizan-values+values-tell-distances",
}
