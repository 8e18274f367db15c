"""Wrong answers to task 15, a fourth set: what was meant is in the docstring."""

_WHO = {"who_wins", "winner", "outcome", "win_lose_draw"}


def _right(graph_type, has_cycles, is_sum, query):
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query == "distance":
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def sums_with_cycles_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """Loopy sums are taken for one game."""
    found = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if found == "LOOPY_GRUNDY" else found


def grundy_for_everything(graph_type, has_cycles, is_sum_of_games, query):
    """Any sum, also partizan: GRUNDY."""
    if is_sum_of_games and query not in ("longest_simple_path", "count_simple_paths"):
        return "GRUNDY"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def dag_paths_are_easy(graph_type, has_cycles, is_sum_of_games, query):
    """Longest paths in acyclic graphs by memo."""
    if "path" in query and not has_cycles:
        return "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def retrograde_always(graph_type, has_cycles, is_sum_of_games, query):
    """Retrograde is right for acyclic ones too."""
    found = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "RETROGRADE" if found == "MEMO_DFS" else found


def partizan_is_hard(graph_type, has_cycles, is_sum_of_games, query):
    """Every partizan game is intractable."""
    if graph_type == "partizan":
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def distance_always_by_wave(graph_type, has_cycles, is_sum_of_games, query):
    """A distance needs retrograde."""
    if query == "distance" and not (graph_type == "partizan" and is_sum_of_games):
        return "RETROGRADE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def sums_distances_by_values(graph_type, has_cycles, is_sum_of_games, query):
    """Values of a sum tell the distance too."""
    if query == "distance" and is_sum_of_games and graph_type != "partizan":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def only_the_word_impartial(graph_type, has_cycles, is_sum_of_games, query):
    """'directed' and 'dag' sums are treated as partizan."""
    if is_sum_of_games and graph_type != "impartial":
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def one_name_for_the_question(graph_type, has_cycles, is_sum_of_games, query):
    """Only 'who_wins' is known, its other names are intractable."""
    if query in _WHO - {"who_wins"}:
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def counting_is_dynamic(graph_type, has_cycles, is_sum_of_games, query):
    """Two mistakes: counting is easy by memo; single partizan games intractable."""
    if query == "count_simple_paths":
        return "MEMO_DFS"
    if graph_type == "partizan":
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def best_moves_by_search(graph_type, has_cycles, is_sum_of_games, query):
    """Best move of a sum from the whole sum."""
    if query == "best_move" and is_sum_of_games and graph_type != "partizan":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def grundy_for_single(graph_type, has_cycles, is_sum_of_games, query):
    """Two mistakes: single impartial games by GRUNDY, and loopy sums by GRUNDY."""
    found = _right(graph_type, has_cycles, is_sum_of_games, query)
    if found == "LOOPY_GRUNDY":
        return "GRUNDY"
    if found == "MEMO_DFS" and graph_type == "impartial":
        return "GRUNDY"
    return found


WRONG = {
    sums_with_cycles_retrograde: "no-loopy-values",
    grundy_for_everything: "grundy-for-sums",
    dag_paths_are_easy: "paths-on-dags",
    retrograde_always: "always-retrograde",
    partizan_is_hard: "partizan-hopeless",
    distance_always_by_wave: "distance-always-retrograde",
    sums_distances_by_values: "values-tell-distances",
    only_the_word_impartial: "only-impartial",
    one_name_for_the_question: "one-name",
    counting_is_dynamic: "counting-is-easy+partizan-hopeless",
    best_moves_by_search: "best-move-without-values",
    grundy_for_single: "",
}
