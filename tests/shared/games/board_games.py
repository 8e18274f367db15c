"""The board games together: their solutions, and samples of their positions."""

import random

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.games.boards.cells import bits

SMALL = {
    "L-game": games.LGame,
    "Pong Hau K'i": games.PongHauKi,
    "Hare and Hounds": games.HareAndHounds,
}
ALL = {**SMALL, "Dao": games.Dao}


def solved(game, starts=None):
    """Return the verified solution of a game."""
    solution = gg.solve(gg.explore(game, starts=starts))
    gg.verify(solution.graph, solution)
    return solution


def in_plain_words(solution):
    return {outcome.name: count for outcome, count in solution.counts().items()}


def sample(game, count, seed=1):
    """Return `count` positions met in random play from random positions of the game."""
    rng = random.Random(seed)
    pool = list(game.positions())
    return [game.start, *rng.sample(pool, min(count, len(pool)))]


def dao_sample():
    rng, game = random.Random(2), games.Dao()
    found = [game.start]
    for _ in range(3000):
        cells = rng.sample(range(16), 8)
        found.append((bits(cells[:4]), bits(cells[4:])))
    return found


def teeko_sample(game, count=300, seed=1):
    """Return positions of every stage, with pieces anywhere."""
    rng, found = random.Random(seed), [game.start]
    for i in range(count):
        dropped = i % (2 * game.pieces + 1)
        cells = rng.sample(range(game.size**2), dropped)
        found.append((bits(cells[: dropped // 2]), bits(cells[dropped // 2 :])))
    return found
