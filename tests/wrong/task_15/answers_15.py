"""Wrong answers to task 15, a fourteenth set: what was meant is in the docstring."""

from itertools import product


def partizan_sum_played_out_for_the_distance(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: values do not tell a distance, so for a distance every sum is taken for one large
    game.

    Wrong: that holds for impartial sums only; a partizan sum may not be taken for one game, so its
    distance is INTRACTABLE, too.
    """
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    one_game = "RETROGRADE" if has_cycles else "MEMO_DFS"
    if not is_sum_of_games or query == "distance":
        return one_game
    if graph_type == "partizan":
        return "INTRACTABLE"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def directed_means_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a "dag" has no cycles, and "directed" is the other case, a directed graph with cycles.

    Wrong: "directed" says nothing about cycles; has_cycles does, and it may be False.
    """
    cyclic = has_cycles
    if graph_type == "directed":
        cyclic = True
    if graph_type == "dag":
        cyclic = False

    if query.endswith("_simple_path") or query.endswith("_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            if cyclic:
                return "LOOPY_GRUNDY"
            return "GRUNDY"
    if cyclic:
        return "RETROGRADE"
    return "MEMO_DFS"


def values_tell_no_move(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: Grundy values say who wins; for a move or a distance one needs the graph of the sum.

    Wrong: the values also tell a good move (one to XOR 0), so best_move of an impartial sum is
    GRUNDY or LOOPY_GRUNDY.
    """
    match query:
        case "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
        case "best_move" | "distance":
            values_are_enough = False
        case _:
            values_are_enough = True

    if graph_type == "partizan" and is_sum_of_games:
        return "INTRACTABLE"
    if is_sum_of_games and values_are_enough:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def longest_path_easy_without_cycles(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: without cycles every path is simple, and the longest one is found by a search with a
    memory; counting is hard.

    Wrong: questions about simple paths are judged for graphs in general, whatever the other facts
    are, so longest_simple_path is INTRACTABLE without cycles as well.
    """
    answers = {}
    types = ("impartial", "partizan", "directed", "dag")
    for kind, cycles, many in product(types, (False, True), (False, True)):
        single = "RETROGRADE" if cycles else "MEMO_DFS"
        values = "LOOPY_GRUNDY" if cycles else "GRUNDY"
        hard = many and kind == "partizan"
        for q in ("who_wins", "winner", "outcome", "win_lose_draw", "best_move"):
            answers[kind, cycles, many, q] = "INTRACTABLE" if hard else values if many else single
        answers[kind, cycles, many, "distance"] = "INTRACTABLE" if hard else single
        answers[kind, cycles, many, "longest_simple_path"] = "INTRACTABLE" if cycles else "MEMO_DFS"
        answers[kind, cycles, many, "count_simple_paths"] = "INTRACTABLE"
    return answers[graph_type, bool(has_cycles), bool(is_sum_of_games), query]


def partizan_always_hard_and_a_draw_needs_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: partizan games have no such tools at all; and where a draw is asked about one needs
    retrograde analysis, which alone knows draws.

    Wrong: (1) a single partizan game is labelled by MEMO_DFS or RETROGRADE like any other. (2)
    "win_lose_draw" is only another name of "who_wins" and gets the same tool.
    """
    if query in {"longest_simple_path", "count_simple_paths"}:
        return "INTRACTABLE"
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query == "win_lose_draw":
        return "RETROGRADE"
    if is_sum_of_games and query != "distance":
        if has_cycles:
            return "LOOPY_GRUNDY"
        else:
            return "GRUNDY"
    if has_cycles:
        return "RETROGRADE"
    return "MEMO_DFS"


def no_values_with_cycles_and_counting_is_easy(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: Grundy values need an end of play, so a sum with cycles is taken for one game and goes
    to the wave; counting paths is adding up with a memory.

    Wrong: (1) impartial sums with cycles have the loopy values: LOOPY_GRUNDY. (2) counting simple
    paths is INTRACTABLE in general, like the longest one.
    """
    if query == "longest_simple_path":
        return "INTRACTABLE"
    if query == "count_simple_paths":
        return "MEMO_DFS"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    tool = {
        (False, False): "MEMO_DFS",
        (False, True): "GRUNDY",
        (True, False): "RETROGRADE",
        (True, True): "RETROGRADE",
    }
    use_values = is_sum_of_games and query != "distance"
    return tool[bool(has_cycles), use_values]


WRONG = {
    partizan_sum_played_out_for_the_distance: "partizan-as-one",
    directed_means_cycles: "directed-means-cycles",
    values_tell_no_move: "best-move-without-values",
    longest_path_easy_without_cycles: "paths-on-dags",
    partizan_always_hard_and_a_draw_needs_the_wave: "draws-need-the-wave+partizan-hopeless",
    no_values_with_cycles_and_counting_is_easy: "counting-is-easy+no-loopy-values",
}
