"""Wrong answers to task 15, an eleventh set: what was meant is in the docstring."""

from itertools import product


def simple_paths_are_easy_on_a_dag(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: simple paths are hard, but on a dag every path is simple and a memory will do.

    Wrong: rule 4 judges such questions for graphs in general, also with "dag".
    """
    if query in ("longest_simple_path", "count_simple_paths"):
        return "MEMO_DFS" if graph_type == "dag" else "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def distance_of_one_game_needs_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: distances come from the wave, which finds the positions in order of plies.

    Wrong: in one game without cycles the search with a memory finds them too, and it is
    the simpler tool.
    """

    def one_game() -> str:
        if has_cycles or query == "distance":
            return "RETROGRADE"
        return "MEMO_DFS"

    def sum_of_games() -> str:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query == "distance":
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"

    if query.endswith(("_simple_path", "_simple_paths")):
        return "INTRACTABLE"
    return sum_of_games() if is_sum_of_games else one_game()


def values_for_every_impartial_sum(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a table of tools; a sum of impartial games always has values, so values it is.

    Wrong: the values exist but do not tell the distance; there the whole sum is one game.
    """
    tools = {
        (False, False): "MEMO_DFS",
        (False, True): "RETROGRADE",
        (True, False): "GRUNDY",
        (True, True): "LOOPY_GRUNDY",
    }
    if "simple_path" in query:
        return "INTRACTABLE"
    if graph_type == "partizan" and is_sum_of_games:
        return "INTRACTABLE"
    return tools[is_sum_of_games, has_cycles]


def three_results_mean_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: "win_lose_draw" asks for draws, so the tool must be one that knows draws.

    Wrong: it is only another name for "who_wins"; without cycles there is no draw and the
    simpler tool is right.
    """
    draws_possible = has_cycles or query == "win_lose_draw"
    match query:
        case "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
        case "who_wins" | "winner" | "outcome" | "win_lose_draw" | "best_move":
            if not is_sum_of_games:
                return "RETROGRADE" if draws_possible else "MEMO_DFS"
            if graph_type == "partizan":
                return "INTRACTABLE"
            return "LOOPY_GRUNDY" if draws_possible else "GRUNDY"
        case _:
            if is_sum_of_games and graph_type == "partizan":
                return "INTRACTABLE"
            return "RETROGRADE" if draws_possible else "MEMO_DFS"


def distance_and_best_move_on_the_whole_sum(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Two slips: a distance in a partizan sum is taken for one game; so is a best move.

    The distance is asked about before the type, which rule 3 forbids. And values do tell
    the best move of an impartial sum: the one that makes the right value.
    """
    on_the_graph = "RETROGRADE" if has_cycles else "MEMO_DFS"
    who_wins = {"who_wins", "winner", "outcome", "win_lose_draw"}

    if query in {"longest_simple_path", "count_simple_paths"}:
        return "INTRACTABLE"
    if not is_sum_of_games or query == "distance":
        return on_the_graph
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query in who_wins:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return on_the_graph


def values_only_where_it_says_impartial(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Two slips: "directed" and "dag" get no values in a sum; one partizan game is too hard.

    The two types are to be treated like "impartial". And one partizan game is a game on a
    graph like any other: only the sums are hard.
    """
    table: dict[tuple[str, bool, bool], str] = {}
    for kind, cycles in product(("impartial", "partizan", "directed", "dag"), (False, True)):
        single = "RETROGRADE" if cycles else "MEMO_DFS"
        table[kind, cycles, False] = table[kind, cycles, True] = single
        if kind == "impartial" and query != "distance":
            table[kind, cycles, True] = "LOOPY_GRUNDY" if cycles else "GRUNDY"
        if kind == "partizan":
            table[kind, cycles, True] = table[kind, cycles, False] = "INTRACTABLE"
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    return table[graph_type, has_cycles, is_sum_of_games]


WRONG = {
    simple_paths_are_easy_on_a_dag: "paths-on-dags",
    distance_of_one_game_needs_the_wave: "distance-always-retrograde",
    values_for_every_impartial_sum: "values-tell-distances",
    three_results_mean_cycles: "draws-need-the-wave",
    distance_and_best_move_on_the_whole_sum: "best-move-without-values+partizan-as-one",
    values_only_where_it_says_impartial: "partizan-hopeless+only-impartial",
}
