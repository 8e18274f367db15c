"""Places in columns: moves run to the right, a long game is folded."""

from drawn import graph_of

from gamegraphs.draw import layout


def test_a_chain_runs_to_the_right_and_a_lone_move_is_straight():
    plan = layout(graph_of("chain"))
    xs = [x for x, _ in plan.centres]
    assert xs == sorted(xs)
    assert len({y for _, y in plan.centres}) == 1
    assert all(len(curve) == 2 for curve in plan.curves)


def test_a_long_chain_is_folded():
    assert layout(graph_of("long chain")).width < 1100


def test_the_terminal_of_an_acyclic_game_is_last():
    plan = layout(graph_of("pile"))
    assert max(plan.centres) == plan.centres[0]
