"""The report on an answer: what it accepts, and what it says about each kind of mistake."""

import pytest

import gamegraphs as gg
from gamegraphs.course.checking.first_failure import first_failure
from gamegraphs.oracle import by_rounds


def right(moves, terminals="normal"):
    return by_rounds(gg.GameGraph.from_moves(moves), terminals)


@pytest.mark.parametrize("terminals", ["normal", "misere"])
@pytest.mark.parametrize(
    "answer",
    [
        lambda moves, t: right(moves, t),
        lambda moves, t: right(moves, t)[0],
        lambda moves, t: [int(label) for label in right(moves, t)[0]],
        lambda moves, t: tuple(right(moves, t)[0]),
        lambda moves, t: gg.solve(gg.GameGraph.from_moves(moves), t).labels,
    ],
    ids=["pair", "outcomes", "ints", "tuple", "numpy"],
)
def test_right_answers_of_any_type_are_right(answer, terminals):
    report = first_failure(lambda moves: answer(moves, terminals), terminals=terminals)
    assert report.right
    assert report.moves is None
    assert report.picture() is None
    assert repr(report) == "Right on all 530 game graphs with up to 3 positions."


def guarded(moves):
    """Memoised search that keeps "on the path, so a draw": wrong on 3 positions, never before."""
    labels = {}

    def label(u, path):
        if u in labels or u in path:
            return labels.get(u, 2)
        found = [label(v, path | {u}) for v in moves[u]]
        labels[u] = 1 if 0 in found else 2 if 2 in found else 0
        return labels[u]

    return [label(u, frozenset()) for u in range(len(moves))]


def test_the_graph_shown_is_the_smallest_that_fails():
    """[[1, 2], [0], []] is the smallest graph on which provisional draws do harm."""
    report = first_failure(guarded)
    assert report.moves == [[1, 2], [0], []]
    for graph in gg.small_graphs(3):
        if (graph.n, graph.m) < (3, 3):
            moves = [graph.moves(u) for u in range(graph.n)]
            assert guarded(moves) == right(moves)[0]
    assert "Position 1: you say DRAW, but it is LOSE" in repr(report)
    assert 'alt="Game graph with 3 positions. 0: WIN' in report._repr_html_()


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda moves: None, "Not attempted yet"),
        (lambda moves: 1 / 0, "moves = [[]] it raised ZeroDivisionError: division by zero"),
        (lambda moves: [0, 0], "the answer has 2 labels for 1 position"),
        (lambda moves: [0.0], "label 0 of the answer must be an Outcome"),
        (lambda moves: [True], "label 0 of the answer must be an Outcome"),
        (lambda moves: 0, "the answer must be a list of 1 labels, not 0"),
        (lambda moves: ([0] * len(moves), [0.5]), "distance 0 of the answer must be an integer"),
        (lambda moves: [2] * len(moves), "it has no moves, and in normal play that is LOSE"),
        (lambda moves: [int(bool(row)) for row in moves], "it has no move to a LOSE position"),
        (lambda moves: (right(moves)[0], [0] * len(moves)), "nobody forces a win, so"),
    ],
)
def test_each_kind_of_failure_has_its_sentence(answer, sentence):
    report = first_failure(answer)
    assert not report.right
    assert sentence in repr(report)
    assert "<p>" in report._repr_html_()


@pytest.mark.parametrize("seed", range(200))
def test_every_wrong_label_is_explained_by_a_true_sentence(seed):
    """Flip one label of one graph: the report names that position and a rule that holds there."""
    graph = gg.random_graph(3, seed, max_out=2)
    moves = [graph.moves(u) for u in range(3)]
    truth = right(moves)[0]
    u, wrong = seed % 3, (truth[seed % 3] + 1 + seed % 2) % 3
    plain = [sorted(set(row)) for row in moves]

    def answer(asked):
        labels = right(asked)[0]
        if [sorted(row) for row in asked] == plain:
            labels[u] = gg.Outcome(wrong)
        return labels

    said = repr(first_failure(answer))
    assert f"Position {u}: you say {gg.Outcome(wrong).name}" in said
    successors = [truth[v] for v in moves[u]]
    assert ("it can move to" in said and "which is LOSE" in said) == (gg.LOSE in successors)
    assert ("every move leads to a WIN" in said) == (bool(successors) and set(successors) == {1})


def test_an_answer_gets_lists_of_its_own():
    def destructive(moves):
        labels = right(moves)[0]
        for row in moves:
            row.clear()
        return labels

    assert first_failure(destructive).right


def test_acyclic_graphs_only():
    assert "all 29 game graphs" in repr(first_failure(lambda m: right(m)[0], acyclic=True))
    no_draws = first_failure(
        lambda m: [gg.LOSE if x == 2 else x for x in right(m)[0]], acyclic=True
    )
    assert no_draws.right


def one_more_is_free(moves):
    """Return the labels of a game in which a position with one move is stuck."""
    rows = [row if len(row) > 1 else [] for row in moves]
    return right(rows)[0]


def test_rules_of_its_own():
    assert first_failure(one_more_is_free, truth=one_more_is_free).right
    said = repr(first_failure(lambda moves: right(moves)[0], truth=one_more_is_free))
    assert said == (
        "Not yet. The smallest game graph on which this goes wrong: moves = [[0]]\n"
        "Your labels: D. True labels: L.\n"
        "Position 0: you say DRAW, and by the rules of this game it is LOSE."
    )


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda moves: None, "Not attempted yet"),
        (lambda moves: 1 / 0, "it raised ZeroDivisionError"),
        (lambda moves: [0, 0], "the answer has 2 labels for 1 position"),
        (lambda moves: [True], "label 0 of the answer must be an Outcome"),
        (lambda moves: (right(moves)[0], [0] * len(moves)), "only labels are asked for"),
    ],
)
def test_rules_of_its_own_refuse_what_is_no_list_of_labels(answer, sentence):
    report = first_failure(answer, truth=one_more_is_free, slips=SLIPS)
    assert not report.right
    assert sentence in repr(report)
    assert report.slip == "" or "That is the game" in report.slip
    assert "<p>" in report._repr_html_()


SLIPS = {
    "Nobody is stuck.": lambda moves: [2] * len(moves),
    "That is the game without the rule.": lambda moves: right(moves)[0],
    "Broken.": lambda moves: 1 / 0,
}


def nearly(moves):
    """Return the labels without the rule, but for one graph of three positions."""
    return [2, 2, 2] if moves == [[1], [2], []] else right(moves)[0]


@pytest.mark.parametrize(
    ("answer", "slip"),
    [
        (lambda moves: right(moves)[0], "That is the game without the rule."),
        (lambda moves: [2] * len(moves), "Nobody is stuck."),
        (lambda moves: [0] * len(moves), ""),
        (nearly, ""),
        (one_more_is_free, ""),
    ],
    ids=["without the rule", "all DRAW", "all LOSE", "another on one graph", "right"],
)
def test_a_slip_is_named_where_it_agrees_on_every_graph(answer, slip):
    report = first_failure(answer, truth=one_more_is_free, slips=SLIPS)
    assert report.slip == slip
    assert [sentence for sentence in SLIPS if sentence in repr(report)] == ([slip] if slip else [])


def test_what_an_answer_prints_while_slips_are_tried_is_not_seen(capsys):
    def talks(moves):
        print("here")
        return right(moves)[0]

    assert first_failure(talks, truth=one_more_is_free, slips=SLIPS).slip
    assert capsys.readouterr().out == "here\nhere\n"  # on [[]], and on [[0]], which fails
