"""A third set of wrong answers to task 15, written before a look at what names it."""

_WHO = ("who_wins", "winner", "outcome", "win_lose_draw")


def _right(graph_type, has_cycles, is_sum_of_games, query):
    if "paths" in query or "path" in query:
        return "INTRACTABLE"
    if not is_sum_of_games:
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def moves_need_the_graph(graph_type, has_cycles, is_sum_of_games, query):
    """A value tells who wins, but not which move to make."""
    if query == "best_move" and is_sum_of_games and graph_type != "partizan":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def plies_by_the_wave(graph_type, has_cycles, is_sum_of_games, query):
    """Distances come from retrograde analysis, always."""
    if query == "distance" and not (is_sum_of_games and graph_type == "partizan"):
        return "RETROGRADE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def counting_by_memory(graph_type, has_cycles, is_sum_of_games, query):
    """To count is to add: depth-first search with a memory."""
    if query == "count_simple_paths":
        return "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def sum_flag_misspelt(graph_type, has_cycles, is_sum_of_games, query):
    """and for or: no values for sums with cycles or with a partizan game."""
    if is_sum_of_games and (has_cycles or graph_type == "partizan") and "path" not in query:
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def draws_need_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """win_lose_draw has a draw in its name, so it takes RETROGRADE."""
    if query == "win_lose_draw" and not is_sum_of_games:
        return "RETROGRADE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def longest_on_a_dag(graph_type, has_cycles, is_sum_of_games, query):
    """The longest path of a DAG is easy."""
    if query == "longest_simple_path" and graph_type == "dag":
        return "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def xor_of_loopy_values(graph_type, has_cycles, is_sum_of_games, query):
    """One tool for all sums that have values."""
    tool = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "GRUNDY" if tool == "LOOPY_GRUNDY" else tool


def directed_is_partizan(graph_type, has_cycles, is_sum_of_games, query):
    """ "directed" and "dag" are something else than impartial."""
    kind = "impartial" if graph_type == "impartial" else "partizan"
    return _right(kind, has_cycles, is_sum_of_games, query)


WRONG = {
    moves_need_the_graph: "best-move-without-values",
    plies_by_the_wave: "distance-always-retrograde",
    counting_by_memory: "counting-is-easy",
    sum_flag_misspelt: "loops-hopeless",
    draws_need_retrograde: "draws-need-the-wave",
    longest_on_a_dag: "paths-on-dags",
    xor_of_loopy_values: "cycles-in-sums",
    directed_is_partizan: "only-impartial",
}
