"""The reference has every public name, once, and every command with its options."""

import re
from importlib import import_module

import pytest
from reference import GROUPS, command, names, public

import gamegraphs
from gamegraphs.cli.arguments import parser_of_commands

MODULES = (
    "gamegraphs",
    "gamegraphs.certify",
    "gamegraphs.course",
    "gamegraphs.draw",
    "gamegraphs.games",
    "gamegraphs.games.chess",
    "gamegraphs.generate",
    "gamegraphs.oracle",
    "gamegraphs.solvers.arenas",
    "gamegraphs.solvers.tables",
    "gamegraphs.trace",
    "gamegraphs.widgets",
)
SHOWN = [pair for group in GROUPS for pair in names(group)]


def thing(module, name):
    """Return what a name stands for, the same for all modules that export it."""
    value = getattr(import_module(module), name)
    return getattr(value, "__module__", module), getattr(value, "__qualname__", name)


def test_every_public_name_is_shown():
    shown = {thing(*pair) for pair in SHOWN}
    missing = [
        f"{module}.{name}"
        for module in MODULES
        for name in public(module)
        if thing(module, name) not in shown
    ]
    assert missing == []


def test_no_name_is_shown_twice_or_unknown():
    assert len(SHOWN) == len(set(SHOWN))
    for module, name in SHOWN:
        assert name in public(module) or module == "gamegraphs"
        assert hasattr(import_module(module), name)


def test_a_name_that_is_exported_and_not_shown_would_be_missed(monkeypatch):
    monkeypatch.setattr(gamegraphs, "unheard_of", test_no_name_is_shown_twice_or_unknown, False)
    monkeypatch.setattr(gamegraphs, "__all__", [*gamegraphs.__all__, "unheard_of"])
    with pytest.raises(AssertionError, match="unheard_of"):
        test_every_public_name_is_shown()


def test_every_command_is_there_with_its_options():
    text = command()
    parts = re.split(r"^(gamegraphs \w+)\n-+\n", text, flags=re.MULTILINE)
    (commands,) = (a for a in parser_of_commands()._actions if hasattr(a, "choices") and a.choices)
    assert parts[1::2] == [f"gamegraphs {name}" for name in commands.choices]
    for name, part in zip(commands.choices, parts[2::2], strict=True):
        for action in commands.choices[name]._actions:
            assert all(option in part for option in action.option_strings)
