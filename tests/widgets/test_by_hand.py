"""Labelling by hand: every legal order is accepted, every illegal step refused with its culprit.

What is legal is written down here once more, from the rules; the end comes from the oracle.
"""

import re
from functools import cache
from itertools import product

import pytest
from helpers import TERMINALS, all_digraphs, random_case

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, UnknownPositionError
from gamegraphs.generate import small_graphs
from gamegraphs.oracle import by_rounds
from gamegraphs.widgets.by_hand import ByHand

FIVE = [[1, 2], [3], [1, 4], [], [2]]
OUTCOMES = (LOSE, WIN, DRAW)


def legal(moves, labels, terminals, verdicts):
    """All steps the rules allow, as {position: outcome}."""
    found = {}
    for u, row in enumerate(moves):
        met = {labels[v] for v in row}
        if labels[u] is not None:
            continue
        if u in verdicts:
            found[u] = verdicts[u]
        elif not row:
            found[u] = LOSE if terminals == "normal" else WIN
        elif LOSE in met:
            found[u] = WIN
        elif met == {WIN}:
            found[u] = LOSE
        elif met <= {WIN, DRAW}:
            found[u] = DRAW
    return found


@cache  # the same few thousand sentences come a million times
def numbers_in(sentence):
    return {int(digits) for digits in re.findall(r"\d+", sentence)}


def assert_names_the_culprit(reply, u, wanted, moves, labels, verdicts):
    """What is named is true and forbids the step, and the sentence names it and nothing else."""
    named = set(reply.successors)
    assert reply.position == u
    spoken = numbers_in(reply.because)
    assert reply.because.startswith(f"{u} ")
    assert spoken | ({u} if "itself" in reply.because else set()) == {u} | named
    assert ("itself" in reply.because) <= (u in moves[u])
    if labels[u] is not None:
        assert f"is {labels[u].name} already" in reply.because
        return
    assert wanted.name in reply.because
    if u in verdicts or not moves[u]:
        assert not named
        return
    assert named
    assert named <= set(moves[u])
    met = {labels[v] for v in moves[u]}
    states = {labels[v] for v in named}
    waiting = {v for v in moves[u] if labels[v] is None}
    if "open" in reply.because:
        assert named == waiting
    elif LOSE in met:
        assert states == {LOSE}  # so it is WIN, whatever else was said
    elif DRAW in met:
        assert states == {DRAW}
        assert wanted == LOSE or not waiting
    else:
        assert met == {WIN}  # so it is LOSE
        assert named == set(moves[u])


def walk(moves, terminals="normal", verdicts=None):
    """Try every step in every state that can be reached; return the number of states."""
    verdicts = verdicts or {}
    hand = ByHand(moves, terminals, verdicts)
    truth = by_rounds(GameGraph.from_moves(moves), terminals, verdicts)[0]
    seen, refused = set(), 0

    def explore():
        nonlocal refused
        before = hand.labels
        state = tuple(before)
        if state in seen:
            return
        seen.add(state)
        allowed, steps = legal(moves, before, terminals, verdicts), hand.steps
        for u, outcome in product(range(len(moves)), OUTCOMES):
            reply = hand.label(u, outcome)
            assert reply.because == hand.message
            assert bool(reply) == (allowed.get(u) == outcome), (moves, before, u, outcome)
            if reply:
                assert hand.labels == [*before[:u], outcome, *before[u + 1 :]]
                assert set(reply.successors) <= set(moves[u])
                assert hand.steps == steps + 1
                explore()
                hand.undo()
            else:
                refused += 1
                assert_names_the_culprit(reply, u, outcome, moves, before, verdicts)
            assert (hand.labels, hand.steps, hand.refused) == (before, steps, refused)
        decisive = {u for u, outcome in allowed.items() if outcome != DRAW}
        reply = hand.declare_rest_draw()
        if decisive or None not in before:
            refused += 1
            assert not reply
            assert (hand.labels, hand.steps, hand.refused) == (before, steps, refused)
            assert reply.position in decisive or not decisive
            assert str(reply.position) in reply.because or not decisive
        else:
            assert reply
            assert hand.finished
            assert hand.labels == truth, (moves, before)
            assert f"Steps: {steps + 1}, refused: {refused}." in hand.message
            hand.undo()
        assert hand.labels == before
        if None not in before:
            assert before == truth

    explore()
    return len(seen)


@pytest.mark.parametrize("terminals", TERMINALS)
def test_every_order_on_all_graphs_up_to_three_positions(terminals):
    graphs = [[g.moves(u) for u in range(g.n)] for g in small_graphs(3)]
    assert len(graphs) == 530
    states = [walk(moves, terminals) for moves in graphs]
    assert max(states) == 8  # three positions without moves: every subset


@pytest.mark.parametrize("terminals", TERMINALS)
def test_every_order_on_every_17th_graph_of_four_positions(terminals):
    assert max(walk(moves, terminals) for moves in all_digraphs(4, step=17)) == 16


@pytest.mark.long
@pytest.mark.parametrize("terminals", TERMINALS)
def test_every_order_on_all_graphs_of_four_positions(terminals):
    graphs = [[g.moves(u) for u in range(4)] for g in small_graphs(4) if g.n == 4]
    assert len(graphs) == 65536
    assert max(walk(moves, terminals) for moves in graphs) == 16


@pytest.mark.parametrize("seed", range(150))
def test_every_order_with_verdicts_and_parallel_moves(seed):
    case = random_case(seed, largest=5)
    walk(case.moves, case.terminals, case.verdicts)


def test_the_random_cases_hold_what_they_are_for():
    cases = [random_case(seed, largest=5) for seed in range(150)]
    assert sum(DRAW in case.verdicts.values() for case in cases) > 10
    assert sum(any(len(set(row)) < len(row) for row in case.moves) for case in cases) > 10
    assert sum(any(u in row for u, row in enumerate(case.moves)) for case in cases) > 10


@pytest.mark.parametrize(
    ("broken", "method"),
    [
        ("accepts WIN beside an open position", lambda rule: _or_open(rule, WIN)),
        ("accepts LOSE with one move open", lambda rule: _or_open(rule, LOSE)),
        ("knows no misere play", lambda rule: lambda hand, u: _always_lose(rule, hand, u)),
    ],
)
def test_the_walk_finds_a_broken_judge(broken, method, monkeypatch):
    monkeypatch.setattr(ByHand, "_rule", method(ByHand._rule))
    with pytest.raises(AssertionError):
        walk_all(all_digraphs(3))


def walk_all(graphs):
    for moves in graphs:
        walk(moves, "misere")


def _or_open(rule, outcome):
    def changed(hand, u):
        found = rule(hand, u)
        met = [hand.labels[v] for v in hand.graph.moves(u)]
        if found is None and met.count(None) == 1 and (outcome == WIN or WIN in met):
            return outcome, "it is so", []
        return found

    return changed


def _always_lose(rule, hand, u):
    return rule(hand, u) if hand.graph.moves(u) else (LOSE, "it has no moves", [])


# The sentences


@pytest.mark.parametrize(
    ("moves", "known", "step", "sentence"),
    [
        ([[1], []], [], (0, LOSE), "0 cannot be LOSE yet: its move to 1 is still open."),
        (
            [[1, 2], [], []], [], (0, LOSE),
            "0 cannot be LOSE yet: its moves to 1 and 2 are still open.",
        ),
        (
            [[1, 2], [], []], [(1, LOSE)], (0, LOSE),
            "0 cannot be LOSE: it can move to 1, which is LOSE, so it is WIN.",
        ),
        (
            [[1], [2], []], [], (1, WIN),
            "1 cannot be WIN: none of its moves leads to a LOSE position yet; "
            "its move to 2 is still open.",
        ),
        (
            [[1], [2], []], [(2, LOSE), (1, WIN)], (0, WIN),
            "0 cannot be WIN: it can only move to 1, which is WIN, so it is LOSE.",
        ),
        ([[1], []], [], (1, WIN), "1 cannot be WIN: it has no moves, so it is LOSE."),
        ([[]], [(0, LOSE)], (0, WIN), "0 is LOSE already."),
        ([[0]], [], (0, LOSE), "0 cannot be LOSE: its move to itself is open as long as 0 is."),
        (
            [[0, 1], []], [], (0, LOSE),
            "0 cannot be LOSE: its moves to itself and 1 are still open.",
        ),
        ([[1, 1], []], [], (0, LOSE), "0 cannot be LOSE yet: its moves to 1 are still open."),
        (
            [[1], [0]], [], (0, DRAW),
            "0 cannot be DRAW alone: its move to 1 is still open. "
            "DRAW is what is left when no rule decides more.",
        ),
    ],
)  # fmt: skip
def test_refusals_in_words(moves, known, step, sentence):
    hand = ByHand(moves)
    assert all(hand.label(*each) for each in known)
    assert hand.label(*step).because == hand.message == sentence
    assert hand.refused == 1


def test_the_end_in_words():
    hand = ByHand(FIVE)
    assert repr(hand.declare_rest_draw()) == (
        "The rest is not DRAW yet. 3 can still be decided: it has no moves."
    )
    hand.label(3, LOSE)
    reply = hand.declare_rest_draw()
    assert reply.because == (
        "The rest is not DRAW yet. 1 can still be decided: it can move to 3, which is LOSE."
    )
    assert (reply.position, reply.successors) == (1, (3,))
    hand.label(1, WIN)
    assert hand.declare_rest_draw().because == (
        "0, 2 and 4 are DRAW: no rule makes one of them WIN or LOSE, so nobody can force a win "
        "there. Done, every label is right. Steps: 3, refused: 2."
    )
    assert not hand.declare_rest_draw()
    one = ByHand([[0]])
    assert one.declare_rest_draw().because.startswith("0 is DRAW: no rule makes it WIN or LOSE,")


def test_a_graph_without_draws_is_finished_by_its_last_label():
    hand = ByHand([[1], []])
    hand.label(1, LOSE)
    assert not hand.finished
    assert hand.label(0, WIN).because.endswith("Done, every label is right. Steps: 2, refused: 0.")
    assert hand.finished


def test_misere_and_verdicts_in_words():
    hand = ByHand([[1], []], terminals="misere")
    sentence = "1 cannot be LOSE: it has no moves, and this is misere play, so it is WIN."
    assert hand.label(1, LOSE).because == sentence
    hand = ByHand(GameGraph.from_moves([[1, 2], [0], [2]], verdicts={1: DRAW}))
    stop = "play stops there with the verdict DRAW"
    assert hand.label(1, WIN).because == f"1 cannot be WIN: {stop}, so it is DRAW."
    assert hand.label(1, DRAW).because == f"1 is DRAW: {stop}."
    assert hand.label(0, LOSE).because == "0 cannot be LOSE: it can move to 1, a DRAW."
    assert ByHand(hand.graph, verdicts={}).label(1, DRAW).accepted is False


def test_a_hint_is_vague_first_and_precise_when_asked_again():
    hand = ByHand([[1, 4], [2], [3], [], [4]])
    assert hand.hint() == "Look for an open position that is an end of play."
    assert not hand.label(0, WIN)  # a step that is refused does not start anew
    assert hand.hint() == "3 is LOSE: it has no moves."
    hand.label(3, LOSE)
    assert hand.hint() == "Look for an open position that can move to a LOSE position."
    assert hand.hint() == "2 is WIN: it can move to 3, which is LOSE."
    hand.label(2, WIN)
    assert hand.hint() == "Look for an open position that can only move to WIN."
    hand.label(1, LOSE)
    hand.label(0, WIN)
    assert hand.hint().endswith("What does that say of the rest?")
    assert hand.hint().endswith("So the rest is DRAW.")
    hand.declare_rest_draw()
    assert hand.hint() == "Every position has its label: nothing is left to do."
    assert hand.refused == 1


@pytest.mark.parametrize("seed", range(40))
def test_hints_alone_lead_to_the_end(seed):
    case = random_case(seed)
    hand = ByHand(case.moves, case.terminals, case.verdicts)
    while not hand.finished:
        hand.hint()
        found = re.match(r"(\d+) is (\w+):", hand.hint())
        if found is None:
            break
        assert hand.label(int(found[1]), {"WIN": WIN, "LOSE": LOSE}[found[2]])
    assert hand.finished or hand.declare_rest_draw()
    assert hand.labels == by_rounds(case.graph(), case.terminals, case.verdicts)[0]
    assert hand.refused == 0


def test_undo_and_reset():
    hand = ByHand(FIVE)
    hand.undo()
    assert (hand.message, hand.refused) == ("There is no step to take back.", 0)
    hand.label(3, 0)
    hand.label(1, 1)
    hand.declare_rest_draw()
    hand.undo()
    assert hand.message == "Open again: 0, 2 and 4."
    assert hand.labels == [None, WIN, None, LOSE, None]
    hand.undo()
    assert hand.labels == [None, None, None, LOSE, None]
    hand.label(0, WIN)
    hand.reset()
    assert (hand.labels, hand.steps, hand.refused, hand.finished) == ([None] * 5, 0, 0, False)


def test_labels_are_a_copy():
    hand = ByHand(FIVE)
    hand.labels[0] = WIN
    assert hand.labels == [None] * 5


def test_names():
    graph = GameGraph.from_moves([[1], []], names=["start", "two\nlines"])
    hand = ByHand(graph)
    assert hand.label("start", LOSE).because == (
        "start cannot be LOSE yet: its move to two lines is still open."
    )
    assert hand.label("start", LOSE).successors == ("two\nlines",)


@pytest.mark.parametrize(
    ("do", "error", "words"),
    [
        (lambda: ByHand(FIVE).label(9, WIN), UnknownPositionError, "no position 9"),
        (lambda: ByHand(FIVE).label(3, "LOSE"), GameGraphError, "the label must be an Outcome"),
        (lambda: ByHand(FIVE).label(3, True), GameGraphError, "the label must be an Outcome"),
        (lambda: ByHand(FIVE, "other"), GameGraphError, "terminals must be"),
        (lambda: ByHand(FIVE, verdicts={9: WIN}), UnknownPositionError, "no position 9"),
        (lambda: ByHand([[]] * 31), GameGraphError, "at most 30 positions, not 31"),
        (lambda: ByHand([[7]]), GameGraphError, r"moves\[0\] goes to position 7"),
    ],
)
def test_what_is_no_step_at_all_is_an_error(do, error, words):
    with pytest.raises(error, match=words):
        do()


def test_no_positions():
    hand = ByHand([])
    assert hand.finished
    assert "empty" in hand.still().alt


def test_picture_and_text():
    hand = ByHand(FIVE)
    assert hand.still().alt.startswith("Game graph with 5 positions. 0: not known, moves to 1")
    hand.label(3, LOSE)
    hand.label(2, LOSE)
    alt = hand.still().alt
    assert "3: LOSE, no moves." in alt
    assert "2: not known, moves to 1 and 4, highlighted, move to 1 and 4 marked." in alt
    assert repr(hand) == f"ByHand(1 of 5 labelled, 1 refused: {hand.message})"
    html = hand._repr_html_()
    assert f"<p>{hand.message} (1 of 5 labelled, 1 refused)</p>" in html
    assert "<img alt=" in html
    odd = ByHand(GameGraph.from_moves([[]], names=["<b>"]))
    odd.label("<b>", WIN)
    assert "<p>&lt;b&gt; cannot be WIN" in odd._repr_html_()
