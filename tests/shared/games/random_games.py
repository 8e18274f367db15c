"""Properties of random games: a function each, which raises AssertionError for a bad seed.

`tools/fuzz.py` calls them with new seeds, and a line of `regressions.txt` is one call for ever. So
a seed must always make the same game: only `random.Random` and `gamegraphs.generate` are used.
"""

from random import Random

from brute import arena_case, parity_winners
from collection import NUMBERS, right_answers
from helpers import answers, random_case
from payoffs import credits_by_rounds, payoff_case

from gamegraphs import GameGraph, certify, solve, verify
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise
from gamegraphs.generate import random_graph
from gamegraphs.oracle import by_play, by_rounds
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.arenas.attractor import attractor, safety
from gamegraphs.solvers.arenas.buchi import buchi
from gamegraphs.solvers.arenas.parity import METHODS, solve_parity
from gamegraphs.solvers.arenas.payoffs.energy import solve_energy
from gamegraphs.solvers.arenas.payoffs.mean_payoff import solve_mean_payoff
from gamegraphs.solvers.outcomes.retrograde import ENGINES, retrograde
from gamegraphs.solvers.sums.grundy import grundy


def outcomes(seed):
    """solve, every engine, both oracles and the checker agree on a game of any kind."""
    case = random_case(seed, largest=Random(seed).choice((4, 9, 40)))
    graph = case.graph()
    expected = by_rounds(graph, case.terminals, case.verdicts)
    found = solve(graph, case.terminals, case.verdicts)
    assert answers(found) == expected, case
    verify(graph, found)
    if graph.n <= 9:
        assert by_play(graph, case.terminals, case.verdicts) == expected, case
    terminal, verdicts = terminal_outcome(case.terminals), graph.resolve_verdicts(case.verdicts)
    for engine in ENGINES:
        labels, distances = retrograde(graph, terminal, verdicts, engine=engine)
        assert (list(map(int, labels)), list(map(int, distances))) == expected, (engine, case)


def regions(seed):
    """Attractors, safety and Buechi games have certificates that hold, for both players."""
    case = arena_case(seed, Random(seed).choice((6, 12, 40)))
    arena = case.arena()
    for player in (0, 1):
        for solver, checker in (
            (attractor, certify.verify_attractor),
            (safety, certify.verify_safety),
            (buchi, certify.verify_buchi),
        ):
            found = solver(arena, player, case.chosen, stuck=case.stuck)
            try:
                checker(arena, player, case.chosen, found, stuck=case.stuck)
            except certify.VerificationError as problem:
                raise AssertionError(f"{solver.__name__}, {problem}: {case}") from problem


def parity(seed):
    """All solvers agree, with the definition on small games, and their strategies win."""
    case = arena_case(seed, Random(seed).choice((5, 12, 40)))
    arena = case.arena()
    found = [solve_parity(arena, case.priority, m, stuck=case.stuck) for m in METHODS]
    for solution in found:
        assert solution.winner.tolist() == found[0].winner.tolist(), case
        certify.verify_parity(arena, case.priority, solution, stuck=case.stuck)
    if arena.n <= 5:
        assert found[0].winner.tolist() == parity_winners(case), case


def weights(seed):
    """Least credits and exact means have certificates, and the credits are those of the rounds."""
    case = payoff_case(seed, Random(seed).choice((5, 12, 40)))
    arena, how = case.arena(), case.question()
    energy = solve_energy(arena, case.weights, **how)
    mean = solve_mean_payoff(arena, case.weights, **how)
    certify.verify_energy(arena, case.weights, energy, **how)
    certify.verify_mean_payoff(arena, case.weights, mean, **how)
    assert energy.credit.tolist() == credits_by_rounds(case), case


def sums(seed):
    """Grundy values are the least excluded ones, and 0 just where the player to move loses."""
    rng = Random(seed)
    n = rng.randint(1, 40)
    graph = GameGraph.from_moves(
        [rng.choices(range(u), k=rng.randint(0, 4)) if u else [] for u in range(n)]
    )
    values = grundy(graph)
    certify.verify_grundy(graph, values)
    labels = answers(solve(graph))[0]
    assert [int(value > 0) for value in values] == labels, seed


def texts(seed):
    """A random graph written down and read again is the same."""
    graph = random_graph(1 + seed % 50, seed, 1 + seed % 4)
    again = GameGraph.from_text(graph.to_text())
    assert [again.moves(u) for u in range(graph.n)] == [graph.moves(u) for u in range(graph.n)]


def right_answer(seed):
    """A right answer is right whatever the larger inputs are."""
    rng = Random(seed)
    number = rng.choice(NUMBERS)
    answer = rng.choice(right_answers(number))
    verdict = examine(exercise(number), answer, here=rng.random() < 0.5, seed=seed)
    assert verdict.right, f"{number}, {answer.__name__}: {verdict!r}"


PROPERTIES = {
    f.__name__: f for f in (outcomes, regions, parity, weights, sums, texts, right_answer)
}
