"""The questions about what was taught: true in what they say, and aimed at their mistake."""

import networkx
import pytest

from gamegraphs import DRAW, LOSE, GameGraph, random_graph, solve
from gamegraphs.course.exercises import misconceptions
from gamegraphs.course.learning.recall_questions import SIZES, TOPICS, _found, ask
from gamegraphs.oracle import by_play

SEEDS = range(12)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_a_topic_is_a_mistake_of_its_exercise(topic):
    assert topic.key in [mistake.key for mistake in misconceptions(topic.task)]


@pytest.mark.parametrize(
    "level",
    [
        level if level < 2 else pytest.param(level, marks=pytest.mark.long)
        for level, _ in enumerate(SIZES)
    ],
)
@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_the_answer_is_that_of_the_solver(topic, level):
    for seed in SEEDS:
        graph, u, sentence = _found(topic, level, seed)
        solved = solve(graph, terminals="misere" if topic.misere else "normal")
        labels, distances = solved.labels, solved.distances
        due = distances[u] if topic.claim is None else "yes" if labels[u] == topic.claim else "no"
        asked = ask(topic, level, seed)
        assert asked.question.truth == {"": due}
        assert asked.question.text.startswith(sentence)
        assert graph.n == SIZES[level]
        assert asked.commit(due).right == 1


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_whoever_makes_the_mistake_is_often_wrong(topic):
    if topic.key == "waits-for-all":  # this mistake says no, and yes is always right
        assert all(ask(topic, 1, seed).question.truth == {"": "yes"} for seed in SEEDS)
    elif topic.claim is not None:
        wrong = sum(ask(topic, 1, seed).question.truth == {"": "no"} for seed in range(40))
        assert 16 <= wrong <= 40
    else:
        mistaken = nearest_terminal if topic.key == "nearest-terminal" else nearest_win
        for seed in SEEDS:
            graph, u, _ = _found(topic, 1, seed)
            assert ask(topic, 1, seed).question.truth != {"": mistaken(graph, u)}


def nearest_terminal(graph, u):
    """Plies to the nearest end if both players walk there together."""
    to = networkx.single_source_shortest_path_length(graph.to_networkx(), u)
    return min(plies for v, plies in to.items() if not graph.moves(v))


def nearest_win(graph, u):
    """Plies from a LOSE whose player hurries."""
    return 1 + min(solve(graph).distances[v] for v in graph.moves(u))


def test_the_same_seed_asks_the_same_and_another_one_not():
    texts = [ask(TOPICS[2], 1, seed).html() for seed in SEEDS]
    assert texts == [ask(TOPICS[2], 1, seed).html() for seed in SEEDS]
    assert len(set(texts)) > 9


def facts(key, graph, u):
    (topic,) = (t for t in TOPICS if t.key == key)
    return topic.fact(graph, by_play(graph)[0], by_play(graph, "misere")[0], u)


def test_what_is_said_of_a_position_is_so():
    for seed in range(60):
        graph = random_graph(5, seed)
        labels = by_play(graph)[0]
        for u in range(graph.n):
            moves = graph.moves(u)
            assert bool(facts("moves-win", graph, u)) == (len(set(moves)) > 1)
            assert bool(facts("pass-draws", graph, u)) == (u in moves)
            kinds = {labels[v] for v in moves}
            assert bool(facts("waits-for-all", graph, u)) == ({LOSE, DRAW} <= kinds)
            assert bool(facts("leftovers-lose", graph, u)) == (bool(moves) and LOSE not in kinds)


def test_a_reachable_lose_is_two_moves_away_and_another_position():
    chain = GameGraph.from_moves([[1], [2], []])
    assert facts("reaches-lose", chain, 0) == "In two moves 2, a LOSE, can be reached from 0."
    assert facts("reaches-lose", chain, 1) == ""
    assert facts("on-cycle-draws", GameGraph.from_moves([[1], [0], [2]]), 2) == ""


def test_before_the_answer_no_label_is_shown():
    for topic in TOPICS:
        asked = ask(topic, 1, 1)
        before = asked.picture()
        assert before is not None
        assert not any(word in before.alt for word in ("WIN", "LOSE", "DRAW"))
