"""Task 13: inputs, truth, sentences, and answers that go wrong in ways of their own."""

import pytest
from by_strategies import labels_by_strategies
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_13.exercise import last_pass, passes, twice_to_a_draw
from gamegraphs.course.running.values import MalformedError
from gamegraphs.generate import small_graphs

TASK = exercise(13)
SMALL = list(TASK.small())


def test_sizes_do_not_fall():
    sizes = [TASK.size(data) for data in SMALL]
    assert sizes == sorted(sizes)
    assert 500 <= len(SMALL) <= 5000


def test_every_graph_of_up_to_three_positions_is_there():
    given = {tuple(map(tuple, moves)) for (moves,) in SMALL}
    graphs = [tuple(tuple(g.moves(u)) for u in range(g.n)) for g in small_graphs(3)]
    assert len(graphs) == 2 + 16 + 512
    assert set(graphs) <= given


def test_both_parts_have_many_inputs():
    parts = [TASK.part(data) for data in SMALL]
    assert min(parts.count("plain"), parts.count("passes")) > 500
    assert (TASK.part([[[1], []]]), TASK.part([[[1, 0], []]])) == ("plain", "passes")


def test_the_truth_is_that_of_the_definition():
    for data in SMALL:
        labels = labels_by_strategies(data[0])
        assert TASK.truth(data)[0] == labels
        assert TASK.fault(data, labels) == ""


def test_a_pass_makes_a_draw_of_a_loss_and_changes_nothing_else_where_it_is():
    for (moves,) in SMALL:
        labels, _ = TASK.truth([moves])
        for u, row in enumerate(moves):
            longer = [r if v != u else [*r, u] for v, r in enumerate(moves)]
            after = TASK.truth([longer])[0][u]
            assert after == (2 if labels[u] == 0 else labels[u]), (moves, u, row)


@pytest.mark.parametrize("n", [1, 2, 3, 10, 11, 320])
def test_the_wave_runs_through_the_whole_chain_of_passes(n):
    moves = passes(n)
    assert TASK.truth([moves])[0] == [(n - 1 - u) % 2 for u in range(n)]
    assert sum(u in row for u, row in enumerate(moves)) == n // 2


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0, 1, 0, 2, 0], "Position 0: you say LOSE, but it is a DRAW: it can move to itself, and"),
        ([2, 2, 0, 2, 0], "Position 1: you say DRAW, but it is WIN: it can move to 2, which is LO"),
        ([2, 1, 0, 1, 0], "Position 3: you say WIN, but it has no move to a LOSE position; it is "),
        ([2, 1, 0, 2, 2], "Position 4: you say DRAW, but it is LOSE: every move leads to a WIN po"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_that_names_the_place(given, sentence):
    assert TASK.fault(TASK.example(), given).startswith(sentence)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([2, 1, 0, 2], "there are 4 labels for 5 positions"),
        (
            [2, 1, 0, "DRAW", 0],
            "label 3 must be one of 0, 1, 2, not 'DRAW'; it is the label of position 3",
        ),
        ([2, 1, 0, 3, 0], "label 3 must be one of 0, 1, 2, not 3; it is the label of position 3"),
        ({"set": [0, 1]}, "the labels must be a list, not {0, 1}"),
    ],
)
def test_a_malformed_answer_gets_a_sentence(given, sentence):
    with pytest.raises(MalformedError) as problem:
        TASK.fault(TASK.example(), given)
    assert str(problem.value) == sentence


def test_the_picture_shows_both_answers_and_says_so():
    picture = TASK.picture(TASK.example(), [2, 1, 0, 0, 0])
    assert "3: DRAW, your answer LOSE, moves to 3." in picture.alt
    assert "0: DRAW, moves to 0 and 1." in picture.alt
    assert TASK.answer(TASK.example()) == "[2, 1, 0, 2, 0], that is D W L D L"


# Wrong in ways of their own: none of these is the code of a misconception


def solved(moves, skip=lambda u, v: False, stuck=lambda u, row: not row):
    """The wave, with the moves that `skip` names left out of the counter."""
    count = [sum(1 for v in row if not skip(u, v)) for u, row in enumerate(moves)]
    label = {u: "L" for u, row in enumerate(moves) if stuck(u, row)}
    wave = list(label)
    for v in wave:
        for u, row in enumerate(moves):
            for _ in range(row.count(v) if u not in label else 0):
                count[u] -= 1
                if label[v] == "L" or count[u] == 0:
                    label[u] = "W" if label[v] == "L" else "L"
                    wave.append(u)
                    break
    return ["LWD".index(label.get(u, "D")) for u in range(len(moves))]


def only_passes(u, row):
    return all(v == u for v in row)


def always_drawn(moves):
    labels = solved(moves)
    return [2 if u in moves[u] else label for u, label in enumerate(labels)]


@pytest.mark.parametrize(
    ("answer", "status", "name", "said"),
    [
        (lambda m: solved(m, skip=lambda u, v: u == v), "wrong", "passes-not-counted", "pass: a D"),
        (lambda m: solved(m, stuck=only_passes), "wrong", "lone-pass-lost", "no move at all"),
        (lambda m: solved(m, lambda u, v: u == v, only_passes), "wrong", "passes-dropped", "never"),
        (
            always_drawn,
            "wrong",
            "pass-draws-afterwards",
            "it is WIN: it can move to 1, which is LOSE",
        ),
        (lambda m: [r.remove(u) for u, r in enumerate(m)], "raised", None, "ValueError"),
        (solved, "slow", "predecessors-searched", "times the work for 4 times the size"),
    ],
)
def test_five_ways_wrong(answer, status, name, said):
    verdict = check(13, answer)
    assert (verdict.status, known_mistake(verdict)) == (status, name), verdict
    assert said in repr(verdict)


def test_the_last_position_needs_its_pass():
    for n in (3, 4, 300):
        moves = last_pass(n)
        assert TASK.truth([moves])[0][-1] == 2
        assert TASK.truth([[*moves[:-1], moves[-1][:1]]])[0][-1] == (0 if n > 2 else 1)


def test_two_moves_to_a_draw_are_open_when_the_third_is_not():
    for n in (4, 7):
        moves = twice_to_a_draw(n)
        labels = TASK.truth([moves])[0]
        assert labels == [2, 2, 1, 0, *[2] * (n - 4)]
        assert [labels[v] for v in moves[0]] == [2, 2, 1]
