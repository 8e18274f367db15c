"""The wave by hand: every justified step in any order, every other one refused with its reason."""

import random

import pytest
from drawn import FIVE

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph, small_graphs
from gamegraphs.oracle import by_rounds
from gamegraphs.trace import trace
from gamegraphs.widgets.asking.wave_run import WaveRun

# 3 -> 2 -> 1 -> 0 and 4 -> 0 with 4 -> 3: positions of several distances are in the queue at once.
MIXED = [[], [0], [1], [2], [0, 3], [1, 4]]


def state(run):
    return (
        list(run.labels), list(run.distances), list(run.counters), run.queue, run.current,
        +run._pending, list(run._unqueued), run.finished, run.steps,
    )  # fmt: skip


def make(run, step):
    method, name, label = step
    if method == "label":
        return run.label(name, label)
    return run.finish() if method == "finish" else getattr(run, method)(name)


def play(graph, chance):
    """Run the wave in a random order of justified steps."""
    run = WaveRun(graph)
    while not run.finished:
        assert make(run, chance.choice(run.next_steps())).accepted
    return run


@pytest.mark.parametrize("seed", range(60))
def test_every_order_of_justified_steps_ends_with_the_truth(seed):
    graph = random_graph(3 + seed % 8, seed)
    for again in range(3):
        run = play(graph, random.Random(f"{seed} {again}"))
        assert (run.labels, run.distances) == by_rounds(graph)
        assert run.clean
        assert "A clean run" in run.message


def test_on_all_small_graphs():
    chance = random.Random(1)
    for graph in small_graphs(2):
        run = play(graph, chance)
        assert (run.labels, run.distances) == by_rounds(graph)


@pytest.mark.parametrize("seed", range(25))
def test_every_other_step_is_refused_and_changes_nothing(seed):
    graph, chance = random_graph(5, seed), random.Random(seed)
    run = WaveRun(graph)
    while not run.finished:
        good = run.next_steps()
        names = graph.names
        steps = [(method, u, None) for method in ("count_down", "leave", "enqueue", "take")
                 for u in names]  # fmt: skip
        steps += [("label", u, label) for u in names for label in (WIN, LOSE, DRAW)]
        for bad in {*steps, ("finish", None, None)} - set(good):
            before, refused = state(run), run.refused
            result = make(run, bad)
            assert not result.accepted, (bad, good)
            assert len(result.because) > 15
            assert state(run) == before
            assert run.refused == refused + 1
        make(run, chance.choice(good))
    assert (run.labels, run.distances) == by_rounds(graph)
    assert not run.clean


@pytest.mark.parametrize("seed", range(30))
def test_the_steps_of_the_machine_are_accepted_in_its_order(seed):
    graph = random_graph(8, seed)
    run, source = WaveRun(graph), None
    for step in trace(graph):
        if step.source is not None and step.source != source:
            run.take(step.source)
            source = step.source
        if step.kind in ("seed", "label"):
            run.label(step.position, step.label)
            run.enqueue(step.position)
        elif step.kind == "count":
            run.count_down(step.position)
        elif step.kind == "skip":
            run.leave(step.position)
    run.finish()
    assert run.refused == 0
    assert run.clean


def begun(moves=FIVE, *steps):
    run = WaveRun(moves)
    for method, *given in steps:
        assert getattr(run, method)(*given).accepted
    return run


SEEDED = (("label", 3, LOSE), ("enqueue", 3), ("take", 3))
WON = (*SEEDED, ("label", 1, WIN), ("enqueue", 1), ("take", 1))
CHAIN = (("label", 0, LOSE), ("enqueue", 0), ("take", 0))
WRONG = {
    "a seed with the wrong label": (FIVE, (), ("label", 3, WIN), "it has no moves, so it is LOSE"),
    "a label before the seeds": (FIVE, (), ("label", 1, WIN), "Nothing has been taken"),
    "the queue before the label": (FIVE, (), ("enqueue", 3), "has no label yet"),
    "twice in the queue": (FIVE, SEEDED[:2], ("enqueue", 3), "is in the queue already"),
    "in the queue again": (FIVE, SEEDED, ("enqueue", 3), "was in the queue already"),
    "taken, and not there": (FIVE, SEEDED[:1], ("take", 3), "is not in the queue"),
    "taken twice": (FIVE, SEEDED, ("take", 3), "has been taken from the queue before"),
    "a look along the arrows": (FIVE, SEEDED, ("label", 0, WIN), "0 has no move to 3"),
    "WIN, and it is called LOSE": (FIVE, SEEDED, ("label", 1, LOSE), "which is LOSE, so it is WIN"),
    "WIN, and it is counted": (FIVE, SEEDED, ("count_down", 1), "Counting is not enough for 1"),
    "the end before the queue": (FIVE, SEEDED, ("finish",), "The move from 1 to 3 has not been"),
    "not put into the queue": (FIVE, (*SEEDED, ("label", 1, WIN)), ("finish",), "never hear of it"),
    "LOSE too early": (FIVE, WON, ("label", 0, LOSE), "1 other move is still open: count it"),
    "WIN by a move to WIN": (FIVE, WON, ("label", 2, WIN), "its move to 1 leads to WIN"),
    "passed over": (FIVE, WON, ("leave", 2), "2 is not known yet"),
    "DRAW alone": (FIVE, WON, ("label", 2, DRAW), "2 is not DRAW"),
    "counted twice": (FIVE, (*WON, ("count_down", 0)), ("count_down", 0), "has been looked at"),
    "the end, and looks are missing": (FIVE, (*WON, ("count_down", 0)), ("finish",), "from 2 to 1"),
    "the end, and the queue is full": (FIVE, (*SEEDED, ("label", 1, WIN), ("enqueue", 1)),
                                       ("finish",), "The queue is not empty"),
    "a seed left out": ([[], [], [0]], (("label", 0, LOSE), ("enqueue", 0)), ("take", 0),
                        "1 has no moves and no label"),
    "the last move, only counted": ([[], [0], [1]], (*CHAIN, ("label", 1, WIN), ("enqueue", 1),
                                    ("take", 1)), ("count_down", 2), "the counter comes to 0"),
    "the last move, and WIN": ([[], [0], [1]], (*CHAIN, ("label", 1, WIN), ("enqueue", 1),
                               ("take", 1)), ("label", 2, WIN), "so it is LOSE"),
    "labelled again": ([[], [0]], (*CHAIN, ("label", 1, WIN)), ("label", 1, WIN), "WIN already"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_step_is_named(case):
    moves, before, (method, *given), why = case
    run = begun(moves, *before)
    result = getattr(run, method)(*given)
    assert not result.accepted
    assert why in result.because
    assert run.first_refused == result.because


def test_a_known_position_is_neither_counted_nor_labelled_again():
    # 1 moves to 0 twice: the first look makes it WIN, the second changes nothing.
    run = begun([[], [0, 0]], *CHAIN, ("label", 1, WIN))
    assert "this move changes nothing" in run.count_down(1).because
    assert run.leave(1).accepted
    assert "has been looked at" in run.leave(1).because


def test_the_order_of_the_queue_matters_between_distances_and_not_within_one():
    run = begun(MIXED, *CHAIN, ("label", 1, WIN), ("enqueue", 1), ("label", 4, WIN),
                ("enqueue", 4))  # fmt: skip
    assert run.queue == [1, 4]
    assert run.take(4).accepted  # as near as 1
    run.count_down(5)
    assert run.take(1).accepted
    run.label(5, LOSE)
    run.enqueue(5)
    run.label(2, LOSE)
    run.enqueue(2)
    assert run.take(2).accepted
    run.label(3, WIN)
    run.enqueue(3)
    assert run.queue == [5, 3]
    refused = run.take(3)
    assert not refused
    assert "5 is before 3 in the queue and nearer to the end" in refused.because


def test_the_first_refused_step_is_named_at_the_end():
    run = WaveRun([[1], []])
    run.enqueue(0)
    run.take(1)
    play_on(run)
    assert run.finished
    assert "Refused: 2. The first one: 0 has no label yet" in run.message
    assert not run.clean


def test_a_run_with_hints_is_not_clean():
    run = WaveRun([[1], []])
    assert "Begin with the positions that have no moves" in run.hint()
    play_on(run)
    assert not run.clean
    assert "Hints: 1." in run.message


def play_on(run):
    while not run.finished:
        make(run, run.next_steps()[0])


def test_a_hint_for_every_kind_of_step():
    seen = set()
    for seed in range(6):
        run = WaveRun(random_graph(6, seed))
        while not run.finished:
            seen.add(run.hint())
            make(run, run.next_steps()[0])
        assert run.hint() == "The wave has ended."
    assert len(seen) > 6


def test_the_end_is_told_once():
    ended = []
    run = WaveRun([[1], []], ended.append)
    play_on(run)
    run.finish()
    assert ended == [run]
    run.begin([[]])
    assert not run.finished
    assert run.refused == 0


def test_what_it_shows():
    run = begun(FIVE, *WON)
    assert run.queue_line() == "Taken: 1. Queue, first one first: empty."
    alt = run.still().alt
    assert "move to 1 marked" in alt
    assert "2 open" in run.still().svg
    assert "refused" in run._repr_html_()
    assert "WaveRun(2 of 5 labelled" in repr(run)


def test_a_large_graph_is_refused():
    with pytest.raises(GameGraphError, match="at most 12"):
        WaveRun(GameGraph.from_moves([[]] * 13))
