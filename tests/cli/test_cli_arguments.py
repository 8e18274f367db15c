"""The words of the command line: which are refused, and what is said of them."""

import pytest

from gamegraphs.cli import main
from gamegraphs.cli.arguments import parser_of_commands


def test_every_command_and_every_option_has_a_help():
    (subparsers,) = parser_of_commands()._subparsers._group_actions
    assert {"solve", "check", "grade", "term", "judge", "course"} <= subparsers.choices.keys()
    for name, parser in subparsers.choices.items():
        assert parser.description, name
        for action in parser._actions:
            named = action.choices or action.help or action.metavar
            assert named, f"{name} {action.dest}"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--seconds", "0"), ("--seconds", "-1.5"), ("--seconds", "nan"), ("--seconds", "soon"),
        ("--memory", "0"), ("--memory", "-5"), ("--memory", "1.5"),
    ],
)  # fmt: skip
def test_limits_of_a_program_are_above_zero(option, value, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["judge", f"{option}={value}", "4", "--", "cat"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert f"argument {option}: " in told
    assert value in told


@pytest.mark.parametrize(
    "words", [["4", "./t", "4"], ["./t"], ["4", "python3", "t.py", "--fast"]], ids=" ".join
)
def test_a_program_without_the_dashes_before_it_is_told_how_to_be_given(words, capsys):
    assert main(["judge", *words]) == 1
    assert "a command: gamegraphs judge 4 -- ./label_game" in capsys.readouterr().err


def test_unknown_options_of_other_commands_are_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["solve", "-", "--colour"])
    assert ended.value.code == 2
    assert "unknown arguments: --colour" in capsys.readouterr().err
