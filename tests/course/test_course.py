"""What `gamegraphs.course` gives: functions, whose names are not those of its modules too."""

import inspect
import pkgutil

import pytest

from gamegraphs import course


@pytest.mark.parametrize("name", course.__all__)
def test_every_public_name_is_a_function_with_a_docstring(name):
    function = getattr(course, name)
    assert inspect.isfunction(function)
    assert function.__doc__


def test_what_learners_and_notebooks_need_is_there():
    needed = {"check", "hint", "solution", "practice", "first_failure", "implicit"}
    assert needed <= set(course.__all__)


def test_no_public_name_is_a_module_as_well():
    assert not {module.name for module in pkgutil.iter_modules(course.__path__)} & set(
        course.__all__
    )
