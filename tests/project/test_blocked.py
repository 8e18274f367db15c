"""The package where numpy, numba and the others are missing: child processes that block them.

Each child prints a digest of what it computed; it must be the one of this process, in which
everything is installed.
"""

import ast
import hashlib
import json

import pytest
from helpers import ROOT, run_child

import gamegraphs as gg

HEAVY = ("numpy", "numba", "matplotlib", "networkx")

# A graph of 45,000 moves: above the size where numpy and numba take over.
LARGE = """
    import hashlib, json, sys
    import gamegraphs as gg

    def digest(solution):
        text = json.dumps([list(map(int, solution.labels)), list(map(int, solution.distances))])
        return hashlib.sha256(text.encode()).hexdigest()

    graph = gg.random_graph(30_000, seed=11)
    assert graph.m > 20_000
    solved = gg.solve(graph)
    gg.verify(graph, solved)
    assert solved.method == "retrograde"
    fixed = {u: gg.Outcome(u % 3) for u in range(0, 30_000, 100)}
    stopped = gg.solve(graph, terminals="misere", verdicts=fixed)
    gg.verify(graph, stopped)
    n = 30_000
    chain = gg.GameGraph.from_edges(n, range(n - 1), range(1, n))
    lined = gg.solve(chain, method="memo")
    gg.verify(chain, lined)
    assert lined.longest_win() == (0, n - 1)
    plies = [d + (u == 777) for u, d in enumerate(solved.distances)]
    wrong = gg.Solution(graph, solved.labels, plies)
    try:
        gg.verify(graph, wrong)
    except gg.VerificationError:
        pass
    else:
        raise AssertionError("a wrong distance was accepted")
    print(json.dumps({
        "found": [digest(solved), digest(stopped), digest(lined)],
        "loaded": sorted({"numpy", "numba"} & set(sys.modules)),
    }))
"""


@pytest.fixture(scope="module")
def expected():
    """The digests of the same three solutions, computed here by the compiled engine."""

    def digest(s):
        text = json.dumps([s.labels.tolist(), s.distances.tolist()])
        return hashlib.sha256(text.encode()).hexdigest()

    n = 30_000
    graph = gg.random_graph(n, seed=11)
    fixed = {u: gg.Outcome(u % 3) for u in range(0, n, 100)}
    chain = gg.GameGraph.from_edges(n, range(n - 1), range(1, n))
    solutions = gg.solve(graph), gg.solve(graph, "misere", fixed), gg.solve(chain)
    return [digest(s) for s in solutions]


@pytest.mark.parametrize(
    ("blocked", "loaded"),
    [
        ([], ["numba", "numpy"]),
        (["numba"], ["numpy"]),
        (["numba", "llvmlite"], ["numpy"]),
        (["numpy"], []),
        (HEAVY, []),
    ],
)
def test_the_core_gives_the_same_answers(blocked, loaded, expected):
    out = json.loads(run_child(LARGE, blocked))
    assert out == {"found": expected, "loaded": loaded}


def test_blocking_blocks():
    """Otherwise everything here would prove nothing."""
    attempt = """
        for name in ("numpy", "numba.core", "networkx", "numpy.linalg"):
            try:
                __import__(name)
            except ImportError as error:
                print(name, error)
    """
    assert run_child(attempt) == ""
    assert run_child(attempt, ["numpy", "numba"]).splitlines() == [
        "numpy numpy is blocked by this test",
        "numba.core numba is blocked by this test",
        "numpy.linalg numpy is blocked by this test",
    ]


def test_the_learners_path_works_with_the_standard_library_alone():
    out = run_child(
        """
        import io
        import gamegraphs as gg
        from gamegraphs.draw import draw
        from gamegraphs.oracle import by_play, by_rounds
        from gamegraphs.trace import trace

        class Countdown:
            start = 5
            def moves(self, pile):
                return [pile - k for k in (1, 2) if k <= pile]

        explored = gg.explore(Countdown())
        print(gg.solve(explored).outcome(5).name)

        graph = gg.GameGraph.read(io.StringIO("5\\n2 1 2\\n1 3\\n2 1 4\\n0\\n1 2\\n"))
        assert graph == gg.GameGraph.from_edges(5, [0, 0, 1, 2, 2, 4], [1, 2, 3, 1, 4, 2])
        assert graph.predecessors(2) == [0, 4] and graph.find_cycle() == [2, 4]
        solved = gg.solve(graph)
        gg.verify(graph, solved)
        assert by_rounds(graph) == by_play(graph)
        assert by_rounds(graph) == (solved.labels.tolist(), solved.distances.tolist())
        assert trace(graph)[-1].labels == tuple(solved.labels)
        svg = draw(graph, solved).svg
        assert svg.startswith("<svg") and "<title>" in svg and "<desc>" in svg
        assert "<table>" in solved._repr_html_()
        print(solved, solved.line(0), solved.counts(), solved.longest_win())
        for terminals in ("normal", "misere"):
            for seed in range(50):
                graph = gg.random_graph(6, seed)
                solved = gg.solve(graph, terminals)
                gg.verify(graph, solved)
                assert by_rounds(graph, terminals)[0] == list(solved.labels)
        """,
        HEAVY,
    )
    first, second = out.splitlines()
    assert first == "WIN"  # 5 is no multiple of 3
    assert "Solution(0: DRAW, 1: WIN, 2: DRAW, 3: LOSE, 4: DRAW) 0 -> [2 -> 4 -> ...]" in second


@pytest.mark.parametrize(
    "module", ["gamegraphs", "gamegraphs.oracle", "gamegraphs.draw", "gamegraphs.trace"]
)
def test_importing_loads_nothing_heavy(module):
    out = run_child(
        f"""
        import sys, {module}
        heavy = "numpy numba llvmlite matplotlib networkx ipywidgets IPython".split()
        print([name for name in heavy if name in sys.modules])
        import numpy
        print("numpy" in sys.modules)
        """
    )
    assert out.splitlines() == ["[]", "True"]  # and numpy would have been seen


def test_import_takes_under_a_tenth_of_a_second():
    """Seconds of processor time, the least of five runs: other work on the machine only adds."""
    timed = """
        from time import process_time
        before = process_time()
        import gamegraphs
        print(process_time() - before)
    """
    assert min(float(run_child(timed)) for _ in range(5)) < 0.1


@pytest.mark.long
@pytest.mark.parametrize("method", ["memo", "retrograde"])
def test_the_first_call_of_a_later_process_takes_under_a_second(method):
    """Compiled code is kept on disk: the first child may have to compile, the others do not.

    Seconds of processor time, so that other work on the machine does not count.
    """
    timed = f"""
        import sys
        import gamegraphs as gg
        graph = gg.random_graph(100_000, seed=1, max_out={0 if method == "memo" else 3})
        from time import process_time
        before = process_time()
        solved = gg.solve(graph)
        print(process_time() - before)
        assert solved.method == "{method}" and "numba" in sys.modules
    """
    run_child(timed)
    assert min(float(run_child(timed)) for _ in range(3)) < 1.0


def test_what_import_gamegraphs_loads_and_what_comes_when_it_is_used():
    """The names for type checkers and those that are looked up say the same."""
    tree = ast.parse((ROOT / "gamegraphs" / "__init__.py").read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    told = {a.name: node.module for node in block.body for a in node.names}
    homes = {name: home for home, names in gg._HOMES.items() for name in names}
    assert told == homes | dict.fromkeys(gg._PARTS)
    assert set(homes) <= set(gg.__all__) <= set(dir(gg))
    assert set(gg._PARTS) <= set(dir(gg))
    code = """
        import sys
        import gamegraphs as gg
        early = [name for name in sys.modules if name.startswith("gamegraphs.")]
        assert not any("arenas" in name or "certify" in name for name in early), early
        gg.certify.verify_labels, gg.games.Nim, gg.draw.draw
        for name in gg.__all__:
            getattr(gg, name)
        assert gg.attractor is gg.solvers.arenas.attractor
        try:
            gg.atractor
        except AttributeError as error:
            print(error)
    """
    assert run_child(code).strip() == "module 'gamegraphs' has no attribute 'atractor'"
