"""Rules on codes: the graph is that of the game's own rules, position by position."""

import pickle

import pytest
from board_games import ALL, SMALL
from helpers import run_child

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.arrays import SMALL as FEW
from gamegraphs.bench.games.boards import PythonRules
from gamegraphs.rules import rules_on_codes
from gamegraphs.solvers.exploring.compiled_rules import CompiledRules, explore_compiled
from gamegraphs.solvers.exploring.position_names import PositionNames

pytest.importorskip("numba")

POLICEMAN = games.PolicemanAndThief("P..E.\n.*...\n...T.")


def compiled(game, limit=None, starts=None):
    return explore_compiled(game.compiled_rules, game, limit, starts)


def assert_same(fast, slow):
    """Not by `==` alone: what is asked of a graph must be the same as well."""
    assert list(fast.offsets) == list(slow.offsets)
    assert list(fast.targets) == list(slow.targets)
    assert isinstance(fast.names, PositionNames)
    assert tuple(fast.names) == slow.names
    assert fast.resolve_verdicts() == slow.resolve_verdicts()
    assert fast.verdicts == slow.verdicts
    assert isinstance(fast.verdicts, dict)
    assert fast == slow == fast


@pytest.mark.parametrize("name", SMALL)
def test_every_position_has_the_moves_and_the_verdict_of_the_game(name):
    game = SMALL[name]()
    every = list(game.positions())
    assert_same(compiled(game, None, every), gg.explore(PythonRules(game), starts=every))
    if name != "L-game":  # where all positions can be reached
        assert_same(compiled(game), gg.explore(PythonRules(game)))


def test_policeman_and_thief_is_explored_by_the_rules_it_is_solved_by():
    slow = gg.explore(PythonRules(POLICEMAN))
    assert_same(compiled(POLICEMAN), slow)
    every = [POLICEMAN.position(u) for u in range(POLICEMAN.n)]
    assert_same(compiled(POLICEMAN, None, every), gg.explore(PythonRules(POLICEMAN), starts=every))


@pytest.mark.long
def test_every_position_of_dao_has_the_moves_and_the_verdict_of_the_game():
    game = games.Dao()
    fast = gg.explore(game, starts=game.positions())
    slow = gg.explore(PythonRules(game), starts=game.positions())
    assert (fast.n, len(fast.verdicts)) == (900_900, 33_430)
    assert isinstance(fast.names, PositionNames)
    assert fast == slow


def test_a_large_game_is_explored_compiled_and_a_small_one_is_not():
    graph = gg.explore(games.LGame())
    assert isinstance(graph.names, PositionNames)
    assert graph.n < FEW < graph.m
    assert isinstance(gg.explore(games.PongHauKi()).names, tuple)
    # What follows is the same as for a tuple of names.
    solution = gg.solve(graph)
    gg.verify(graph, solution)
    line = solution.line(graph.names[7])
    assert [graph.names[graph.index(position)] for position in line] == line
    assert graph == pickle.loads(pickle.dumps(graph))


def test_solution_and_networkx_know_the_verdicts():
    game = games.HareAndHounds()
    fast, slow = compiled(game), gg.explore(PythonRules(game))
    assert gg.solve(fast).verdicts == gg.solve(slow).verdicts == slow.verdicts != {}
    assert repr(fast) == repr(slow)
    assert set(fast.to_networkx().edges) == set(slow.to_networkx().edges)
    with pytest.raises(gg.UnknownPositionError, match="no position is named"):
        fast.index(((0, 1, 2), 2, "hare"))


@pytest.mark.parametrize("limit", [1, 5, 377, 378, 379])
def test_the_limit_is_that_of_explore(limit):
    def outcome(explore):
        try:
            return explore().n
        except gg.LimitError as error:
            return str(error)

    assert outcome(lambda: compiled(POLICEMAN, limit)) == outcome(
        lambda: gg.explore(PythonRules(POLICEMAN), limit)
    )


def test_the_limit_counts_starts():
    with pytest.raises(gg.LimitError, match="more than 100 positions can be reached from"):
        gg.explore(games.LGame(), limit=100, starts=games.LGame().positions())


def test_a_start_that_the_rules_do_not_know_is_left_to_the_game():
    class Board(games.LGame):
        start = ("elsewhere",)

        def moves(self, position):
            return [(1, 2)] if position == self.start else []

        @property
        def compiled_rules(self):
            return games.LGame().compiled_rules

    assert gg.explore(Board()).names == (("elsewhere",), (1, 2))
    with pytest.raises(gg.GameGraphError, match=r"starts\[1\] is \[3\]; .*hashable"):
        gg.explore(games.LGame(), starts=[games.LGame.start, [3]])
    with pytest.raises(gg.GameGraphError, match="starts must be positions, not 3"):
        gg.explore(games.LGame(), starts=3)


def stuck(game, position):
    return []


def test_a_subclass_with_other_moves_or_verdicts_is_not_explored_by_the_rules_of_its_parent():
    class Stuck(games.LGame):
        moves = stuck

    class Over(games.LGame):
        def verdict(self, position):
            return gg.DRAW

    class Renamed(games.LGame):
        start = games.LGame().images(games.LGame.start)[1]

    assert gg.explore(Stuck()).n == gg.explore(Over()).n == 1
    assert isinstance(gg.explore(Renamed()).names, PositionNames)
    assert gg.explore(Renamed()).names[0] == Renamed.start
    of_one = games.LGame()
    of_one.verdict = lambda position: gg.DRAW
    assert gg.explore(of_one).n == 1


def test_what_is_no_set_of_rules_is_refused():
    class Wrong:
        start = 0
        compiled_rules = "fast"

        def moves(self, position):
            return []

    with pytest.raises(
        gg.GameGraphError, match="compiled_rules must be CompiledRules, not the str 'fast'"
    ):
        gg.explore(Wrong())
    assert rules_on_codes(games.Nim([1])) is None


def rules(**changed):
    given = {"n": 100_000, "succ": lambda u, params, out: 0, "terminal": lambda u, params: 3,
             "rank": int, "unrank": int, "most_moves": 2}  # fmt: skip
    return CompiledRules(**{**given, **changed})


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"n": 0}, "n must be an integer from 1 to 4611686018427387904: 0"),
        ({"n": 1 << 63}, "n must be an integer from 1 to"),
        ({"n": 5.0}, "n must be an integer from 1 to"),
        ({"most_moves": 0}, "most_moves must be an integer from 1 to 2147483647: 0"),
        ({"succ": 3}, "succ must be a function, not 3"),
        ({"unrank": None}, "unrank must be a function, not None"),
    ],
)
def test_wrong_rules_are_refused(changed, said):
    with pytest.raises(gg.GameGraphError, match=said):
        rules(**changed)


def writes(value):
    def succ(u, params, out):
        out[0] = 1 if u == 0 else value
        return 1

    return succ


class Numbered:
    start = 0

    def __init__(self, found):
        self.compiled_rules_of_it = found

    def moves(self, position):
        return []

    @property
    def compiled_rules(self):
        return self.compiled_rules_of_it


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"succ": writes(100_000)}, "succ wrote 100000 for 1, code 1; codes lie in 0..99999"),
        (
            {"succ": lambda u, params, out: 3},
            "succ returned 3 for 0, code 0; it must be 0 to most_moves = 2",
        ),
        ({"params": [1 << 40]}, "params must be integers of 32 bits"),
        ({"params": [[1, 2]]}, "params must be integers of 32 bits"),
    ],
)
def test_what_the_rules_must_not_return_is_named(changed, said):
    """Each compiles a loop; the other cases are those of test_explore_loop."""
    with pytest.raises(gg.GameGraphError, match=said):
        gg.explore(Numbered(rules(**changed)))


@pytest.mark.long
def test_there_is_room_for_more_positions_and_moves_than_at_first():
    """A complete binary tree of 2^17 - 1 positions, its leaves with 300 parallel moves to 0."""

    def succ(u, params, out):
        if u < 65535:
            out[0], out[1] = 2 * u + 1, 2 * u + 2
            return 2
        for k in range(300):
            out[k] = 0
        return 300 if u < 66000 else 0

    graph = gg.explore(Numbered(rules(n=1 << 40, succ=succ, most_moves=300)))
    assert (graph.n, graph.m) == ((1 << 17) - 1, (1 << 17) - 2 + 465 * 300)
    assert graph.names == tuple(range(graph.n))
    assert [graph.moves(u) for u in (0, 65534, 70000)] == [[1, 2], [131069, 131070], []]
    assert graph.moves(65535) == [0] * 300


@pytest.mark.long
def test_without_numba_the_graph_is_the_same():
    program = """
        import hashlib, sys
        import gamegraphs as gg
        graph = gg.explore(gg.games.LGame())
        print(type(graph.names).__name__, "numba" in sys.modules)
        text = repr([graph.offsets.tolist(), graph.targets.tolist(), list(graph.names)])
        print(hashlib.sha256(text.encode()).hexdigest())
    """
    kinds, digests = zip(*(run_child(program, blocked).splitlines()
                           for blocked in ([], ["numba", "llvmlite"])), strict=True)  # fmt: skip
    assert kinds == ("PositionNames True", "tuple False")
    assert digests[0] == digests[1]


def test_the_games_of_the_house_have_compiled_rules():
    assert all(isinstance(rules_on_codes(game()), CompiledRules) for game in ALL.values())


@pytest.mark.parametrize("params", [[200.5], [[200]], 200])
def test_params_that_are_no_flat_integers_are_refused_at_once(params):
    with pytest.raises(gg.GameGraphError, match="params must be integers of 32 bits"):
        rules(params=params)


def test_integers_of_numpy_are_taken():
    np = pytest.importorskip("numpy")
    found = rules(n=np.int64(100_000), most_moves=np.int32(2), rank=np.int64)
    assert (type(found.n), type(found.most_moves)) == (int, int)
    assert gg.explore(Numbered(found)).n == 1


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"terminal": lambda u, params: u > 5}, "terminal returns numba's type bool"),
        ({"terminal": lambda u, params: 1 if u else None}, "terminal returns numba's type"),
        ({"succ": lambda u, params, out: None}, "succ returns numba's type none"),
        ({"succ": lambda u, params, out: [u]}, "succ returns numba's type"),
        ({"succ": lambda u, params: 0}, r"numba cannot compile succ \(.*\); run gg.check"),
        ({"succ": lambda u, params, out: unknown}, r"numba cannot compile succ \(.*\); run"),  # noqa: F821
    ],
)
def test_typical_mistakes_in_rules_are_named(changed, said):
    with pytest.raises(gg.GameGraphError, match=said):
        gg.explore(Numbered(rules(**changed)))
