"""Which functions are found from one: by name, through closures, classes and small tables."""

import functools
import os

import pytest

from gamegraphs.course.running.reads.reachable import reachable_functions


def helper():
    return 1


def by_name():
    return helper()


def by_name_inside():
    return [helper() for _ in range(3)]


def closure():
    def inner():
        return helper()

    def outer():
        return inner()

    return outer


class Answer:
    @staticmethod
    def plain():
        return 2

    @property
    def value(self):
        return helper()

    def __call__(self):
        return self.plain()


TABLE = {"a": helper}
DATA = dict.fromkeys(range(101), helper)


def by_table():
    return TABLE["a"]()


def by_data():
    return DATA[0]()


@functools.wraps(by_name)
def wrapping():
    return 3


def names(start, own=lambda file: file == __file__):
    return {function.__name__ for function in reachable_functions(start, own)}


@pytest.mark.parametrize(
    ("start", "found"),
    [
        (helper, {"helper"}),
        (by_name, {"by_name", "helper"}),
        (by_name_inside, {"by_name_inside", "helper"}),
        (closure(), {"outer", "inner", "helper"}),
        (Answer(), {"__call__", "plain", "value", "helper"}),
        (Answer().__call__, {"__call__", "plain", "value", "helper"}),
        (by_table, {"by_table", "helper"}),
        (by_data, {"by_data"}),  # a table so large is data
        (wrapping, {"by_name", "helper"}),  # `wraps` gives it that name, too
        (functools.partial(by_name), {"by_name", "helper"}),
        (len, set()),
        (os.path.join, set()),
        (None, set()),
    ],
)
def test_what_is_found(start, found):
    assert names(start) == found


def test_what_is_not_the_learners_is_left_out():
    assert names(by_name, own=lambda file: False) == set()


def test_two_that_call_each_other_are_found_once():
    scope = {}
    exec("def f():\n    g()\ndef g():\n    f()", scope)
    found = reachable_functions(scope["f"], lambda file: file == "<string>")
    assert sorted(function.__name__ for function in found) == ["f", "g"]
