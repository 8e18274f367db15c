"""Wrong answers to task 15, a thirteenth set: what was meant is in the docstring."""


def a_question_with_draw_means_cycles(graph_type, has_cycles, is_sum_of_games, query):
    """Meant: rule by rule, from the questions that are hard to the plain ones.

    Wrong: "win_lose_draw" is taken as a sign that there are draws, so for one game it is always
    RETROGRADE, also without cycles.
    """
    if query.endswith("simple_path") or query.endswith("simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    if query == "win_lose_draw" and not is_sum_of_games:
        return "RETROGRADE"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def distance_in_a_sum_is_given_up(graph_type, has_cycles, is_sum_of_games, query):
    """Meant: values do not tell distances, so a sum has no tool for them.

    Wrong: impartial sums may be taken for one large game; it says INTRACTABLE instead.
    """
    hard = {"longest_simple_path", "count_simple_paths"}
    if query in hard or (is_sum_of_games and graph_type == "partizan"):
        return "INTRACTABLE"
    table = {
        (False, False): "MEMO_DFS",
        (False, True): "RETROGRADE",
        (True, False): "GRUNDY",
        (True, True): "LOOPY_GRUNDY",
    }
    if is_sum_of_games and query == "distance":
        return "INTRACTABLE"
    return table[is_sum_of_games, has_cycles]


def a_comma_is_missing_between_the_paths(graph_type, has_cycles, is_sum_of_games, query):
    """Meant: a list of the two questions about simple paths.

    Wrong: without a comma the two texts become one, which is no question, so none is found hard.
    """
    paths = ["longest_simple_pathcount_simple_paths"]
    if query in paths:
        return "INTRACTABLE"
    one_game = "RETROGRADE" if has_cycles else "MEMO_DFS"
    if not is_sum_of_games:
        return one_game
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return one_game
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def distance_is_asked_before_partizan(graph_type, has_cycles, is_sum_of_games, query):
    """Meant: distances need the graph of the whole game, whatever kind of game it is.

    Wrong: rule 3 forbids that for a partizan sum, and the question comes too early here.
    """
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if query == "distance" or not is_sum_of_games:
        return ("MEMO_DFS", "RETROGRADE")[has_cycles]
    if graph_type == "partizan":
        return "INTRACTABLE"
    return ("GRUNDY", "LOOPY_GRUNDY")[has_cycles]


def longest_path_in_a_dag_and_loopy_values_give_no_move(
    graph_type, has_cycles, is_sum_of_games, query
):
    """Meant: the four rules, in order.

    Two slips: the longest path in a "dag" is left to the search, against rule 4; the best move in
    a sum with cycles is left to RETROGRADE, as if loopy values did not tell it.
    """
    match query:
        case "longest_simple_path" | "count_simple_paths":
            if graph_type == "dag" and query == "longest_simple_path":
                return "MEMO_DFS"
            return "INTRACTABLE"
        case _ if graph_type == "partizan" and is_sum_of_games:
            return "INTRACTABLE"
        case "distance":
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        case "best_move" if is_sum_of_games and has_cycles:
            return "RETROGRADE"
    if is_sum_of_games:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def chess_is_hard_and_only_loopy_partizan_sums_are(graph_type, has_cycles, is_sum_of_games, query):
    """Meant: partizan sums have no values here, all else has a tool.

    Two slips: one partizan game with cycles is called INTRACTABLE, because chess is; a partizan
    sum without cycles is given the tools of the impartial ones.
    """
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if graph_type == "partizan":
        if not is_sum_of_games and has_cycles:
            return "INTRACTABLE"
        if is_sum_of_games and has_cycles:
            return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    a_question_with_draw_means_cycles: "draws-need-the-wave",
    distance_in_a_sum_is_given_up: "distance-hopeless",
    a_comma_is_missing_between_the_paths: "paths-as-play",
    distance_is_asked_before_partizan: "partizan-as-one",
    longest_path_in_a_dag_and_loopy_values_give_no_move: "",
    chess_is_hard_and_only_loopy_partizan_sums_are: "partizan-values+partizan-hopeless",
}
