"""The L-game, Dao, Pong Hau K'i and Hare and Hounds against published results.

Each game's moves are compared with rules written a second time, with sets of coordinates, and
each solution is verified. What is published about the games:

- L-game: 18,368 positions, 2,296 up to symmetry; of these 15 have no move and 14 more are lost;
  the start is a draw, and every position can come up (Wikipedia, L game).
- Dao: a draw; "the deepest position was a mate in 11, which can be played as well" (Dries De
  Clercq, puzzles.net23.net/dao.htm). 11 is the number of plies.
- Pong Hau K'i: a draw; one kind of position is lost (Straffin 1995).
- Hare and Hounds: the hounds win wherever the hare begins (Gardner 1963); the plies for every
  beginning are those of E. Annunziata's study (github.com/edoannunziata/jardin).
"""

import random
import re
from collections import Counter
from itertools import combinations, islice, product

import pytest

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, games, oracle
from gamegraphs.games.boards.cells import bits, cells_of, images, in_words
from gamegraphs.games.symmetry import UpToSymmetry

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


@pytest.fixture(scope="module")
def everything():
    """Return {game: its solution over all positions}; Dao is left to the long tests."""
    return {name: solved(game(), game().positions()) for name, game in SMALL.items()}


def in_plain_words(solution):
    return {outcome.name: count for outcome, count in solution.counts().items()}


def sample(game, count, seed=1):
    """Return `count` positions met in random play from random positions of the game."""
    rng = random.Random(seed)
    pool = list(game.positions())
    return [game.start, *rng.sample(pool, min(count, len(pool)))]


# Sets of cells


def test_cells_are_counted_from_the_top_left():
    assert bits([]) == 0
    assert bits([0, 15]) == 1 + 2**15
    assert all(bits(cells_of(mask)) == mask for mask in range(0, 2**16, 101))
    assert in_words(bits([0, 3, 12, 15])) == "a4 d4 a1 d1"


def test_images_are_the_eight_symmetries_of_the_square():
    corners, rng = {0, 3, 12, 15}, random.Random(1)
    assert {cells_of(image)[0] for image in images(bits([0]))} == corners
    assert len(set(images(bits([1, 4, 8])))) == 8
    for _ in range(50):
        mask = rng.randrange(2**16)
        assert images(mask)[0] == mask
        for image in images(mask):  # neighbours stay neighbours, and the images form one orbit
            assert sorted(images(image)) == sorted(images(mask))
            assert edges(image) == edges(mask)


def edges(mask):
    points = {divmod(cell, 4) for cell in cells_of(mask)}
    return sum((r, c + 1) in points for r, c in points) + sum(
        (r + 1, c) in points for r, c in points
    )


# The L-game


def l_shapes():
    """Return all sets of four cells in the shape of an L: three in a line and a foot at an end."""
    found = set()
    for r, c in product(range(4), repeat=2):
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            line = [(r + i * dr, c + i * dc) for i in range(3)]
            for side in (1, -1):
                shape = frozenset([*line, (r + side * dc, c + side * dr)])
                if all(0 <= x < 4 and 0 <= y < 4 for x, y in shape):
                    found.add(shape)
    return found


def l_game_moves(position):
    mine, theirs, neutral = (frozenset(divmod(cell, 4) for cell in cells_of(s)) for s in position)
    board = set(product(range(4), repeat=2))
    for shape in l_shapes():
        if shape != mine and not shape & (theirs | neutral):
            empty = board - shape - theirs - neutral
            pairs = [neutral] + [neutral - {piece} | {to} for piece in neutral for to in empty]
            for pair in pairs:
                yield tuple(bits(4 * r + c for r, c in s) for s in (theirs, shape, pair))


def test_l_game_moves_are_those_of_the_rules():
    game = games.LGame()
    stuck = [p for p in game.positions() if not game.moves(p)]
    for position in sample(game, 300) + stuck:
        assert sorted(game.moves(position)) == sorted(l_game_moves(position))
    assert len(stuck) == 8 * 15


def test_l_game_places():
    shapes = {bits(4 * r + c for r, c in shape) for shape in l_shapes()}
    assert shapes == set(games.l_game.PLACES)
    assert len(shapes) == len(games.l_game.PLACES) == 48


def test_l_game_start_is_the_published_one():
    """oWW. / .BW. / .BW. / .BBo, the same for both players."""
    mine, theirs, neutral = games.LGame().start
    assert (in_words(mine), in_words(theirs)) == ("b4 c4 c3 c2", "b3 b2 b1 c1")
    assert in_words(neutral) == "a4 d1"
    assert (theirs, mine, neutral) in games.LGame().images(games.LGame().start)


def test_l_game_is_a_draw_with_29_lost_positions_up_to_symmetry(everything):
    game, solution = games.LGame(), everything["L-game"]
    assert solution.graph.n == len(set(game.positions())) == 18_368
    assert gg.explore(game).n == 18_368  # all of them can come up
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == {"WIN": 8048, "LOSE": 232, "DRAW": 10_088}
    lost = [p for p in solution.graph.names if solution.outcome(p) == LOSE]
    kinds = {min(game.images(p)): solution.distance(p) for p in lost}
    assert len(kinds) == 29
    assert sum(plies == 0 for plies in kinds.values()) == 15
    assert max(kinds.values()) == 8
    assert solution.longest_win()[1] == 9


# Dao


def dao_winner(mine, theirs):
    """Say whether the player with the stones `mine` has won, from sets of (row, column)."""
    rows, columns = {r for r, _ in mine}, {c for _, c in mine}
    if len(rows) == 1 or len(columns) == 1:
        return True
    if len(rows) == len(columns) == 2 and len(mine) == 4:  # a rectangle: square or corners
        high, wide = max(rows) - min(rows), max(columns) - min(columns)
        if (high, wide) in {(1, 1), (3, 3)}:
            return True
    for r, c in mine & {(0, 0), (0, 3), (3, 0), (3, 3)}:
        near = {(x, y) for x, y in product(range(4), repeat=2) if max(abs(x - r), abs(y - c)) == 1}
        if near <= theirs:
            return True
    return False


def dao_outcome(position):
    mine, theirs = ({divmod(cell, 4) for cell in cells_of(stones)} for stones in position)
    if dao_winner(theirs, mine):
        return LOSE
    return WIN if dao_winner(mine, theirs) else None


def dao_moves(position):
    mine, theirs = ({divmod(cell, 4) for cell in cells_of(stones)} for stones in position)
    for r, c in mine:
        for dr, dc in set(product((-1, 0, 1), repeat=2)) - {(0, 0)}:
            steps = 0
            while True:
                x, y = r + (steps + 1) * dr, c + (steps + 1) * dc
                if x not in range(4) or y not in range(4) or (x, y) in mine | theirs:
                    break
                steps += 1
            if steps:
                moved = mine - {(r, c)} | {(r + steps * dr, c + steps * dc)}
                yield tuple(bits(4 * x + y for x, y in stones) for stones in (theirs, moved))


def dao_sample():
    rng, game = random.Random(2), games.Dao()
    found = [game.start]
    for _ in range(3000):
        cells = rng.sample(range(16), 8)
        found.append((bits(cells[:4]), bits(cells[4:])))
    return found


def test_dao_moves_are_those_of_the_rules():
    game = games.Dao()
    for position in dao_sample():
        assert sorted(game.moves(position)) == sorted(dao_moves(position))


def test_dao_verdicts_are_those_of_the_rules_on_every_37th_position():
    game = games.Dao()
    found = Counter()
    for position in islice(game.positions(), 0, None, 37):
        outcome = game.verdict(position)
        assert outcome == dao_outcome(position)
        found[outcome] += 1
    assert min(found.values()) > 100
    assert len(found) == 3


def test_dao_has_18_patterns_that_win():
    """4 rows, 4 columns, 9 squares and the corners, of the 1,820 sets of four cells."""
    sets = [{divmod(cell, 4) for cell in four} for four in combinations(range(16), 4)]
    assert sum(dao_winner(stones, set()) for stones in sets) == len(games.dao.PATTERNS) == 18


def test_dao_verdicts_by_hand():
    game = games.Dao()
    row, column = bits([0, 1, 2, 3]), bits([4, 8, 12, 13])
    assert game.verdict((row, column)) == WIN
    assert game.verdict((column, row)) == LOSE
    both = (row, bits([4, 5, 6, 7]))  # the previous mover comes first
    assert game.verdict(both) == game.verdict(both[::-1]) == LOSE
    boxed, boxing = bits([0, 10, 11, 13]), bits([1, 4, 5, 15])
    assert game.verdict((boxed, boxing)) == WIN
    assert game.verdict((boxing, boxed)) == LOSE
    assert game.verdict((bits([0, 5, 10, 15]), bits([1, 2, 4, 8]))) is None  # one of three is own
    assert game.verdict(game.start) is None


def test_dao_equal_positions_share_their_parts():
    """What makes exploring fast: see STONES."""
    game = games.Dao()
    for position in [game.start, *game.moves(game.start), *islice(game.positions(), 99)]:
        assert all(games.dao.STONES[stones] is stones for stones in position)


@pytest.fixture(scope="module")
def all_of_dao():
    return solved(games.Dao(), games.Dao().positions())


def check_dao(solution, n, m, verdicts, counts):
    game, graph = games.Dao(), solution.graph
    assert (graph.n, graph.m, len(graph.verdicts)) == (n, m, verdicts)
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == dict(zip(("WIN", "LOSE", "DRAW"), counts, strict=True))
    assert solution.longest_win()[1] == 11
    assert solution.longest_loss()[1] == 10


@pytest.mark.long
def test_dao_is_a_draw_and_the_longest_win_takes_11_plies():
    counts = (166_860, 23_628, 693_566)
    check_dao(solved(games.Dao()), 884_054, 9_756_160, 16_600, counts)


@pytest.mark.long
def test_dao_all_positions_reachable_or_not(all_of_dao):
    check_dao(all_of_dao, 900_900, 9_756_344, 33_430, (175_632, 31_694, 693_574))
    # Who cannot move would lose, but play has been stopped by then.
    stuck = [p for p in games.Dao().positions() if not games.Dao().moves(p)]
    assert len(stuck) == 4
    assert set(stuck) <= all_of_dao.graph.verdicts.keys()


# Pong Hau K'i


def pong_moves(position):
    stones, turn = [set(points) for points in position[:2]], position[2]
    lines = {frozenset(line) for line in ((0, 2), (0, 3), (1, 2), (1, 4), (2, 3), (2, 4), (3, 4))}
    for stone, point in product(stones[turn], range(5)):
        if frozenset((stone, point)) in lines and point not in stones[0] | stones[1]:
            after = [set(stones[0]), set(stones[1])]
            after[turn] = after[turn] - {stone} | {point}
            yield (*(tuple(sorted(s)) for s in after), 1 - turn)


def test_pong_hau_ki_moves_are_those_of_the_rules():
    game = games.PongHauKi()
    positions = list(game.positions())
    assert len(set(positions)) == len(positions) == 60
    for position in positions:
        assert sorted(game.moves(position)) == sorted(pong_moves(position))


def test_pong_hau_ki_is_a_draw(everything):
    game, solution = games.PongHauKi(), everything["Pong Hau K'i"]
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == {"WIN": 8, "LOSE": 4, "DRAW": 48}
    assert gg.explore(game).n == 56
    labels, distances = oracle.by_rounds(solution.graph)
    assert (labels, distances) == (solution.labels.tolist(), solution.distances.tolist())


def test_pong_hau_ki_one_kind_of_position_is_lost_and_a_win_takes_one_ply(everything):
    game, solution = games.PongHauKi(), everything["Pong Hau K'i"]
    lost = [p for p in solution.graph.names if solution.outcome(p) == LOSE]
    assert all(not game.moves(p) for p in lost)
    # Up to mirror images, and with the players named by whose turn it is.
    assert len({min((p[p[2]], p[1 - p[2]]) for p in game.images(q)) for q in lost}) == 1
    assert solution.longest_win()[1] == 1


def test_pong_hau_ki_starts_with_three_forced_moves():
    """And up to symmetry with no choice at all, as is said of the usual start."""
    game = UpToSymmetry(games.PongHauKi())
    position = game.start
    for _ in range(3):
        (position,) = set(game.moves(position))
    assert len(set(game.moves(position))) == 2


def test_left_against_right_is_the_start_that_needs_a_forbidden_move(everything):
    """Umul Gonu: the first player could win at once, by leaving a point at the open side."""
    solution = everything["Pong Hau K'i"]
    assert solution.outcome(((0, 3), (1, 4), 0)) == WIN
    assert solution.best_move(((0, 3), (1, 4), 0)) == ((2, 3), (1, 4), 1)


# Hare and Hounds

POINTS = [(0, 1), *product((1, 2, 3), (0, 1, 2)), (4, 1)]  # (column, row)


def joined(p, q):
    """A king's step; slanted ones only from a point of the middle row in an even column."""
    (a, b), (c, d) = POINTS[p], POINTS[q]
    slanted = a != c and b != d
    return max(abs(a - c), abs(b - d)) == 1 and (
        not slanted or any(y == 1 and x % 2 == 0 for x, y in ((a, b), (c, d)))
    )


def hare_moves(position):
    hounds, hare, mover = position
    for p, q in product(range(11), repeat=2):
        if joined(p, q) and q not in (*hounds, hare):
            if mover == "hare" and p == hare:
                yield hounds, q, "hounds"
            if mover == "hounds" and p in hounds and POINTS[q][0] >= POINTS[p][0]:
                yield tuple(sorted({*hounds} - {p} | {q})), hare, "hare"


def test_hare_and_hounds_moves_and_verdicts_are_those_of_the_rules():
    game = games.HareAndHounds()
    positions = list(game.positions())
    assert len(set(positions)) == len(positions) == 2640
    for position in positions:
        assert sorted(game.moves(position)) == sorted(hare_moves(position))
        hounds, hare, mover = position
        past = POINTS[hare][0] < min(POINTS[hound][0] for hound in hounds)
        assert game.verdict(position) == ((WIN if mover == "hare" else LOSE) if past else None)


# {the hare's point: plies when the hounds begin, when the hare begins}; the study numbers the
# points row by row, here they go column by column.
PLIES = {2: (27, 24), 4: (23, 24), 5: (23, 28), 6: (23, 24), 7: (23, 24), 8: (23, 24),
         9: (23, 24), 10: (23, 24)}  # fmt: skip


def test_the_hounds_win_wherever_the_hare_begins_and_whoever_moves_first(everything):
    solution = everything["Hare and Hounds"]
    for hare, (hounds_first, hare_first) in PLIES.items():
        for mover, outcome, plies in (("hounds", WIN, hounds_first), ("hare", LOSE, hare_first)):
            position = ((0, 1, 3), hare, mover)
            assert (solution.outcome(position), solution.distance(position)) == (outcome, plies)
    assert sorted(PLIES) == sorted({*range(11)} - {0, 1, 3})


@pytest.mark.parametrize(("first", "outcome", "plies"), [("hounds", WIN, 23), ("hare", LOSE, 24)])
def test_hare_and_hounds_from_its_start(first, outcome, plies):
    game = games.HareAndHounds(first=first)
    solution = solved(game)
    assert game.start == ((0, 1, 3), 10, first)
    assert (solution.outcome(game.start), solution.distance(game.start)) == (outcome, plies)
    assert solution.line(game.start)[-1][2] == "hare"  # which cannot move
    assert in_plain_words(solution) == {"WIN": 1094, "LOSE": 759, "DRAW": 543}


def test_hare_and_hounds_counts(everything):
    solution = everything["Hare and Hounds"]
    assert in_plain_words(solution) == {"WIN": 1238, "LOSE": 857, "DRAW": 545}
    assert (solution.longest_win()[1], solution.longest_loss()[1]) == (27, 28)
    # The hounds stand well, and whoever has to move spoils it (the study's zugzwang).
    assert solution.outcome(((1, 3, 5), 4, "hare")) == LOSE
    assert solution.distance(((1, 3, 5), 4, "hare")) == 18
    assert solution.outcome(((1, 3, 5), 4, "hounds")) != WIN


class Escape(games.HareAndHounds):
    """The game with another idea of when the hare has slipped past."""

    def __init__(self, past):
        super().__init__()
        self.past = past

    def verdict(self, position):
        hounds, hare, mover = position
        if self.past(POINTS[hare][0], min(POINTS[hound][0] for hound in hounds)):
            return WIN if mover == "hare" else LOSE
        return None


@pytest.mark.parametrize(
    "past",
    [lambda hare, last: hare == 0, lambda hare, last: hare <= last],
    ids=["on the leftmost point", "past or level"],
)
def test_other_ideas_of_escape_change_nothing_for_the_start(past):
    game = Escape(past)
    solution = solved(game)
    assert (solution.outcome(game.start), solution.distance(game.start)) == (WIN, 23)


class Stalling:
    """Hare and Hounds in which the hare wins after ten moves up or down of the hounds in a row."""

    def __init__(self, game):
        self.game = game
        self.start = (game.start, 0)

    def moves(self, position):
        (hounds, hare, mover), stalled = position
        for after in self.game.moves((hounds, hare, mover)):
            advanced = sum(POINTS[h][0] for h in after[0]) - sum(POINTS[h][0] for h in hounds)
            still = stalled if mover == "hare" else 0 if advanced else stalled + 1
            yield after, still

    def verdict(self, position):
        inner, stalled = position
        end = self.game.verdict(inner)
        return WIN if end is None and stalled == 10 else end

    def positions(self):
        return ((position, 0) for position in self.game.positions())


def test_with_the_rule_against_stalling_draws_become_wins_of_the_hare(everything):
    game = Stalling(games.HareAndHounds())
    plain, strict = everything["Hare and Hounds"], solved(game, game.positions())
    assert strict.counts()[DRAW] == 0
    for position in plain.graph.names:
        outcome = plain.outcome(position)
        if outcome == DRAW:
            outcome = WIN if position[2] == "hare" else LOSE
        assert strict.outcome((position, 0)) == outcome, position
    assert strict.distance(game.start) == 23


def test_first_must_be_hounds_or_hare():
    with pytest.raises(gg.GameGraphError, match='first must be "hounds" or "hare", not \'fox\''):
        games.HareAndHounds(first="fox")


# Symmetries


@pytest.mark.parametrize("name", SMALL)
def test_positions_up_to_symmetry_have_the_same_outcomes(everything, name):
    check_quotient(everything[name], SMALL[name]())


def check_quotient(solution, game):
    quotient = UpToSymmetry(game)
    less = solved(quotient, quotient.positions())
    assert all(u not in less.graph.moves(u) for u in range(less.graph.n))  # as it happens
    answers = list(zip(less.labels.tolist(), less.distances.tolist(), strict=True))
    expected = zip(solution.labels.tolist(), solution.distances.tolist(), strict=True)
    for position, answer in zip(solution.graph.names, expected, strict=True):
        assert answers[less.graph.index(quotient.canonical(position))] == answer, position
    return less


@pytest.mark.long
def test_dao_up_to_symmetry(all_of_dao):
    assert check_quotient(all_of_dao, games.Dao()).graph.n == 113_028


@pytest.mark.parametrize("name", ALL)
def test_images_are_symmetries(name):
    """They form one orbit, moves go to moves, and verdicts and whose turn it is stay."""
    game = ALL[name]()
    positions = dao_sample()[:300] if name == "Dao" else sample(game, 100)
    verdict = getattr(game, "verdict", lambda position: None)
    for position in positions:
        looks = game.images(position)
        assert looks[0] == position
        moves = Counter(map(UpToSymmetry(game).canonical, game.moves(position)))
        for image in looks:
            assert Counter(game.images(image)).keys() == Counter(looks).keys()
            assert verdict(image) == verdict(position)
            assert Counter(map(UpToSymmetry(game).canonical, game.moves(image))) == moves
            assert image[2:] == position[2:] or name not in ("Pong Hau K'i", "Hare and Hounds")


class LeftAndRight:
    """left <-> right; each may also go to a position where the player then to move has won."""

    start = "left"

    def moves(self, position):
        return {"left": ["right", "lost left"], "right": ["left", "lost right"]}[position]

    def verdict(self, position):
        return WIN if position.startswith("lost") else None

    def images(self, position):
        here, there = ("left", "right") if position.endswith("left") else ("right", "left")
        return [position, position.replace(here, there)]


def test_a_move_to_a_position_alike_is_a_self_loop_that_must_stay():
    whole = solved(LeftAndRight())
    assert whole.outcome("left") == whole.outcome("right") == DRAW
    half = gg.explore(UpToSymmetry(LeftAndRight()))
    assert half.names == ("left", "lost left")
    assert half.moves(0) == [0, 1]
    assert gg.solve(half).outcome("left") == DRAW
    dropped = gg.GameGraph.from_moves(
        [[v for v in half.moves(u) if v != u] for u in range(half.n)], verdicts={1: WIN}
    )
    assert gg.solve(dropped).labels.tolist() == [LOSE, WIN]


class Forgetful:
    """A can only wait; B can wait, or take the last stone, and then A has no moves."""

    start = ("one stone", "A")

    def moves(self, position):
        return {
            ("one stone", "A"): [("one stone", "B")],
            ("one stone", "B"): [("one stone", "A"), ("no stone", "A")],
        }.get(position, [])

    def images(self, position):
        return [(position[0], "A"), (position[0], "B")]


def test_a_symmetry_that_forgets_whose_turn_it_is_makes_wrong_self_loops():
    game = Forgetful()
    right = solved(game)
    assert (right.outcome(("one stone", "A")), right.outcome(("one stone", "B"))) == (LOSE, WIN)
    wrong = gg.explore(UpToSymmetry(game))
    assert wrong.moves(0) == [0]
    assert gg.solve(wrong).outcome(game.start) == DRAW


def test_a_quotient_keeps_verdicts_and_pictures():
    quotient = UpToSymmetry(games.HareAndHounds())
    escaped = ((4, 5, 6), 1, "hare")
    assert quotient.verdict(escaped) == WIN
    assert quotient.board(escaped) == quotient.game.board(escaped)
    assert UpToSymmetry(games.LGame()).verdict(games.LGame().start) is None
    assert sum(1 for _ in quotient.positions()) == 1400


# Pictures


@pytest.mark.parametrize("name", ALL)
def test_boards_show_every_piece_once_and_say_it_in_words(name):
    game = ALL[name]()
    for position in dao_sample()[:50] if name == "Dao" else sample(game, 50):
        board = game.board(position)
        pieces = Counter(piece for piece in board.pieces.values())
        assert (
            pieces
            == {
                "L-game": {"M": 4, "O": 4, "N": 2},
                "Dao": {"M": 4, "O": 4},
                "Pong Hau K'i": {"A": 2, "B": 2},
                "Hare and Hounds": {"H": 1, "D": 3},
            }[name]
        )
        assert set(board.pieces) <= set(range(len(board.places)))
        assert "to move" in board.words
        assert "to move" in board.caption
        assert set(board.sides) == set(pieces)


def test_words_tell_positions_apart():
    for name in SMALL:
        game = SMALL[name]()
        positions = sample(game, 200)
        assert len({game.board(p).words for p in positions}) == len(set(positions))


def test_lines_of_the_drawn_boards_are_those_of_the_moves():
    board = games.HareAndHounds().board(games.HareAndHounds().start)
    assert {frozenset(line) for line in board.joined} == {
        frozenset((p, q)) for p, q in combinations(range(11), 2) if joined(p, q)
    }
    assert [(x, y) for x, y in board.places] == POINTS
    pong = games.PongHauKi().board(games.PongHauKi().start)
    assert len(pong.joined) == 7


def test_the_quick_benchmark_has_a_row_for_the_l_game():
    from gamegraphs.bench.games.boards import rows

    ((work, result, goal),) = rows(quick=True)
    assert work == "L-game through explore and solve, 18,368 positions, 1,632,800 moves"
    assert re.fullmatch(r"[\d,]+ positions a second, exploring \d+% of the time", result)
    assert goal == ""
