"""Wrong answers to task 15, a twelfth set: what was meant is in the docstring."""


def a_partizan_sum_is_one_large_game(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: where there are no values, take the whole sum for one game. Wrong: does so with
    partizan sums too; they may not be taken for one game, and in general the question is hard."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    has_values = is_sum_of_games and graph_type != "partizan" and query != "distance"
    if has_values:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def paths_are_easy_without_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a simple path is hard to find where one can come back to a vertex. Wrong: without
    cycles a search with a memory is taken for it; but questions about simple paths are judged for
    graphs in general, whatever the other three facts are."""
    if query.endswith("_simple_path") or query.endswith("_simple_paths"):
        return "INTRACTABLE" if has_cycles else "MEMO_DFS"
    if not is_sum_of_games:
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def values_also_tell_the_distance(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a table from the facts to the tool, values for every impartial sum. Wrong: values are
    taken for the distance too; they say who wins and with which move, but not how many plies it
    takes, so the whole sum has to be taken for one game."""
    tools = {
        (False, False): "MEMO_DFS",
        (False, True): "RETROGRADE",
        (True, False): "GRUNDY",
        (True, True): "LOOPY_GRUNDY",
    }
    if "simple" in query:
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    return tools[is_sum_of_games, has_cycles]


def partizan_is_always_hard(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: first sort out what is hard, then choose between the four tools. Wrong: a single
    partizan game is called hard too, like the sums; such a game is solved on its graph like any
    other, chess endgames are."""
    hard = {"longest_simple_path", "count_simple_paths"}
    if query in hard or graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        if has_cycles:
            return "LOOPY_GRUNDY"
        return "GRUNDY"
    if has_cycles:
        return "RETROGRADE"
    return "MEMO_DFS"


def distances_and_draws_need_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a search with a memory only tells who wins, the wave tells more. Two slips: the
    distance always takes RETROGRADE, though without cycles the simpler search counts plies as
    well; a single game asked for "win_lose_draw" takes RETROGRADE too, though that is one more
    name for who wins and nobody draws without cycles."""

    def one_game() -> str:
        needs_wave = {"distance"}
        if not is_sum_of_games:
            needs_wave.add("win_lose_draw")
        if has_cycles or query in needs_wave:
            return "RETROGRADE"
        return "MEMO_DFS"

    match query:
        case "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
    if not is_sum_of_games:
        return one_game()
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return one_game()
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def directed_is_partizan_and_sums_never_cycle(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: go through graph type, sum and query, one after the other. Two slips: a "directed"
    graph is treated like a partizan game, since its arrows hold for one direction only; a sum who
    wins or how to move is asked of always takes GRUNDY, also where a position can come back."""
    partizan = graph_type in ("partizan", "directed")
    if query in ("longest_simple_path", "count_simple_paths"):
        tool = "INTRACTABLE"
    elif is_sum_of_games and partizan:
        tool = "INTRACTABLE"
    elif is_sum_of_games and query != "distance":
        tool = "GRUNDY"
    elif has_cycles:
        tool = "RETROGRADE"
    else:
        tool = "MEMO_DFS"
    return tool


WRONG = {
    a_partizan_sum_is_one_large_game: "partizan-as-one",
    paths_are_easy_without_cycles: "paths-on-dags",
    values_also_tell_the_distance: "values-tell-distances",
    partizan_is_always_hard: "partizan-hopeless",
    distances_and_draws_need_the_wave: "draws-need-the-wave+distance-always-retrograde",
    directed_is_partizan_and_sums_never_cycle: "cycles-in-sums+only-impartial",
}
