"""How many items Python's own operations read: counted place by place, nothing else changed."""

import linecache
from collections import Counter, deque
from textwrap import dedent

import pytest

from gamegraphs.course.running.metered_call import call_function
from gamegraphs.course.running.reads import whole_reads
from gamegraphs.course.running.reads.whole_reads import WholeReads


def function(source, name="f"):
    """Return a function whose source can be found, as that of a cell can."""
    text, place = dedent(source).strip() + "\n", f"<cell of {hash(source)}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    scope = {"__name__": "cell"}
    exec(compile(text, place, "exec"), scope)
    return scope[name]


def items(source, *given):
    """Return the result of f and the items by text."""
    called = function(source)
    with WholeReads(called, lambda file: file.startswith("<cell")) as reads:
        result = called(*given)
    return result, {text: items for _, text, _, items in reads.places()}


@pytest.mark.parametrize(
    ("expression", "read"),
    [
        ("xs.pop(0)", 10), ("xs.pop(7)", 3), ("xs.pop()", 0), ("xs.pop(-1)", 1),
        ("xs.insert(0, 5)", 10), ("xs.index(4)", 5), ("xs.count(4)", 10), ("xs.remove(4)", 10),
        ("xs.copy()", 10), ("4 in xs", 5), ("-4 not in xs", 10), ("4 in deque(xs)", 5),
        ("4 in set(xs)", 0), ("4 in (1, 4)", 0), ("4 in {4: xs}", 0), ("4 in range(9)", 0),
        ("xs[2:5]", 3), ("xs[:]", 10), ("xs[3]", 0), ("xs + [1]", 11), ("xs * 3", 30),
        ("[*xs, 1]", 10), ("{**dict.fromkeys(xs), 1: 2}", 10), ("(lambda: xs[:])()", 10),
        ("sum(xs)", 10), ("max(xs)", 10), ("max(3, 4)", 0), ("sorted(xs)", 10), ("all(xs)", 1),
        ("list(xs)", 10), ("Counter(xs)", 10), ("len(xs)", 0), ("xs.append(3)", 0),
        ("set(xs) | {77}", 11), ("set(xs) & {3}", 1), ("bytearray(xs).count(3)", 10),
        ("list(map(str, xs))", 10), ("next(map(str, xs))", 1), ("any(map(bool, xs))", 2),
        ("next(map(list.pop, [xs], [0]))", 12), ("list.pop(xs, 0)", 10), ("xs.__contains__(9)", 10),
        ("[u in xs for u in (1, 9)]", 12), ("(1 << 640) >> 1", 10), ("3 << 5", 0),
    ],
)  # fmt: skip
def test_an_expression_reads_so_many_items(expression, read):
    source = f"""
        from collections import Counter, deque
        def f(xs):
            return {expression}
    """
    made = [list(range(10)) for _ in range(2)]
    result, found = items(source, made[0])
    scope = {"xs": made[1], "Counter": Counter, "deque": deque}
    assert result == eval(expression, scope)
    assert made[0] == made[1]
    inner = {"list(map(str, xs))": "map(str, xs)", "next(map(str, xs))": "map(str, xs)"}
    inner |= {"any(map(bool, xs))": "map(bool, xs)", "[u in xs for u in (1, 9)]": "u in xs"}
    inner |= {"next(map(list.pop, [xs], [0]))": "map(list.pop, [xs], [0])"}
    inner |= {"(lambda: xs[:])()": "xs[:]", "[*xs, 1]": "*xs"}
    text = inner.get(expression, expression)
    if text == "-4 not in xs":
        assert found == {text: read}
    assert found.get(text, 0) == read


@pytest.mark.parametrize(
    ("statement", "read"),
    [
        ("del xs[0]", 10), ("xs[:1] = []", 10), ("x, *xs = xs", 10), ("xs += [1, 2]", 2),
        ("t = tuple(xs); t += (1,)", 11), ("xs[0] = 5", 0), ("x, *y = 1, 2", 2),
        ("xs[len(xs):] = [5]", 1), ("del xs[-1]", 1),
        ("t = [tuple(xs)]; t[0] += (1,)", 11), ("t = [xs]; t[0] += [1, 2]", 2),
        ("t = {'a': {1: 1 << 960}}; t['a'][2 - 1] |= xs[3]", 15), ("xs[2] += xs[1]", 0),
        ("xs[xs.index(2)] += xs.pop()", 0), ("t = [1 << 960]; t[0] <<= 1", 15), ("xs[2] -= 1", 0),
    ],
)  # fmt: skip
def test_a_statement_reads_so_many_items(statement, read):
    source = f"def f(xs):\n    {statement}\n    return xs"
    result, found = items(source, list(range(10)))
    assert result == function(source)(list(range(10)))
    last = statement.rpartition("; ")[2]
    assert found.get(last, found.get("xs", 0)) == read


def test_what_an_object_keeps_is_counted_when_it_grows():
    source = """
        class Kept:
            all = ()
        def f(xs):
            kept = Kept()
            for x in xs:
                kept.all += (x,)
            return kept.all
    """
    result, found = items(source, [3, 1, 2])
    assert result == (3, 1, 2)
    assert found["kept.all += (x,)"] == 1 + 2 + 3


def test_helpers_methods_and_closures_are_counted_and_left_as_they_were():
    source = """
        class Queue:
            def __init__(self, items):
                self.items = items
            def __len__(self):
                return len(self.items)
            @property
            def first(self):
                return self.items.pop(0)
        TABLE = {"take": lambda queue: queue.first}
        def each(queue):
            while queue:
                yield TABLE["take"](queue)
        def f(n):
            def inner():
                return list(each(Queue(list(range(n)))))
            return inner()
    """
    called = function(source)
    before = called.__code__
    result, found = items(source, 6)
    assert result == [0, 1, 2, 3, 4, 5]
    assert found["self.items.pop(0)"] == 6 + 5 + 4 + 3 + 2 + 1
    with WholeReads(called, lambda file: file.startswith("<cell")):
        assert called.__code__ is not before
    assert called.__code__ is before


def test_what_is_no_container_of_pythons_own_is_left_alone():
    source = """
        class Odd:
            def __contains__(self, item):
                return item == 3
            def __add__(self, other):
                return "added"
        def f(odd):
            return 3 in Odd(), Odd() + 1, sum([0.5]), super
    """
    result, found = items(source, None)
    assert result == (True, "added", 0.5, super)
    assert found.pop("Odd() + 1") == len("added")
    assert found == {"sum([0.5])": 1}


def test_without_source_nothing_is_counted_and_the_answer_is_the_same():
    scope = {}
    exec("def f(xs):\n    return xs.pop(0)", scope)
    result = call_function(scope["f"], "plain", lambda: [[1, 2]], 100, counting=True)
    assert (result.value, result.places) == (1, [[2, "", "line", 1]])
    assert result.steps > 0


def test_lines_are_counted_as_without_it(monkeypatch):
    source = """
        def f(xs):
            done = []
            while xs:
                x = xs.pop(0)
                if x not in done and any(x in ys for ys in (xs, [x])):
                    done = done + [x]
            return done
    """
    with_it = call_function(function(source), "plain", lambda: [[1, 2, 3]], 1000, counting=True)
    monkeypatch.setattr(whole_reads, "reachable_functions", lambda start, own: [])
    without = call_function(function(source), "plain", lambda: [[1, 2, 3]], 1000, counting=True)
    assert (with_it.value, with_it.steps) == (without.value, without.steps)
    assert with_it.places[0][:2] == (4, "xs.pop(0)")
    assert [place for place in with_it.places if place[2] == "line"] == without.places


def test_an_error_is_that_of_the_code_as_it_stands():
    source = "def f(xs):\n    return xs.index(7)"
    result = call_function(function(source), "plain", lambda: [[1]], 100, counting=True)
    assert (result.kind, result.line) == ("raised", "line 2: return xs.index(7)")
