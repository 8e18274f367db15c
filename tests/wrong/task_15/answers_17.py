"""Wrong answers to task 15, a sixteenth set: what was meant is in the docstring."""


def sums_before_partizan(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: go through the rules one by one, the sums with their values first, then what is
    left of the sums, which is intractable if partizan, then the single games.

    Wrong: the first test catches partizan sums too, before anybody has asked what they are.
    Only for the distance do they get as far as the test that was meant for them.
    """
    if query.endswith("_simple_path") or query.endswith("_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        if has_cycles:
            return "LOOPY_GRUNDY"
        return "GRUNDY"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if has_cycles:
        return "RETROGRADE"
    return "MEMO_DFS"


def values_name_no_move(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: values say who wins a sum. For what they do not say, one takes the whole sum for
    one game.

    Wrong: the best move is put with the latter. But values do tell it: one tries the moves and
    looks at the values of the sums they lead to.
    """
    one_game = {False: "MEMO_DFS", True: "RETROGRADE"}[has_cycles]
    values = {False: "GRUNDY", True: "LOOPY_GRUNDY"}[has_cycles]
    if "simple" in query:
        return "INTRACTABLE"
    if not is_sum_of_games:
        return one_game
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query in {"who_wins", "winner", "outcome", "win_lose_draw"}:
        return values
    return one_game


def draws_need_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: the table of the tools, with retrograde analysis wherever draws are asked for,
    since a search with a memory, and XOR, know only winning and losing.

    Wrong: "win_lose_draw" is another name for "who wins". Without cycles there are no draws,
    so the simpler tool is right, and with cycles the loopy values of a sum tell a draw as
    well.
    """
    match (query, is_sum_of_games, graph_type):
        case ("longest_simple_path" | "count_simple_paths", _, _):
            return "INTRACTABLE"
        case (_, True, "partizan"):
            return "INTRACTABLE"
        case ("win_lose_draw", _, _):
            return "RETROGRADE"
        case ("distance", _, _) | (_, False, _):
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        case _:
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def paths_are_easy_without_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: simple paths are hard because one has to remember where one has been. Where
    nothing comes back there is nothing to remember, and a search with a memory finds them.

    Wrong: true for graphs without cycles, but the fourth rule says that such a question is
    judged for graphs in general, whatever has_cycles says.
    """
    if query == "longest_simple_path" or query == "count_simple_paths":
        if has_cycles:
            return "INTRACTABLE"
        return "MEMO_DFS"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def or_that_is_always_true(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: first note whether the game is to be treated as impartial, which holds for
    "impartial", "directed" and "dag", then decide.

    Wrong: `graph_type == "impartial" or "directed" or "dag"` compares the first name only; the
    text "directed" after the `or` is true by itself. So partizan games are impartial as well.
    """
    if graph_type == "impartial" or "directed" or "dag":
        impartial = True
    else:
        impartial = False
    if query in ["longest_simple_path", "count_simple_paths"]:
        answer = "INTRACTABLE"
    elif is_sum_of_games and not impartial:
        answer = "INTRACTABLE"
    elif is_sum_of_games and query != "distance":
        answer = "GRUNDY"
        if has_cycles:
            answer = "LOOPY_GRUNDY"
    elif has_cycles:
        answer = "RETROGRADE"
    else:
        answer = "MEMO_DFS"
    return answer


def directed_means_round_and_values_count_plies(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: cycles are there if somebody says so, and a directed graph that is not called a
    dag has some; sums without cycles have Grundy values, from which everything can be read.

    Wrong: (1) "directed" says nothing, has_cycles does; a directed graph without cycles is
    treated as if it had some. (2) Grundy values do not tell how long play takes, so for the
    distance the sum has to be taken for one game.
    """
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    loopy = has_cycles or graph_type == "directed"
    if not is_sum_of_games:
        return "RETROGRADE" if loopy else "MEMO_DFS"
    if not loopy:
        return "GRUNDY"
    if query == "distance":
        return "RETROGRADE"
    return "LOOPY_GRUNDY"


WRONG = {
    sums_before_partizan: "partizan-values",
    values_name_no_move: "best-move-without-values",
    draws_need_the_wave: "draws-need-the-wave",
    paths_are_easy_without_cycles: "paths-on-dags",
    or_that_is_always_true: "partizan-values",
    directed_means_round_and_values_count_plies: "values-tell-distances+directed-means-cycles",
}
