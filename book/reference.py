"""Write the pages of the reference: every public name, grouped as a user thinks, and the command.

What a name is for and how it is called stands in its docstring; Sphinx's autodoc takes it from
there. The groups below are the one list of what is shown where; a test compares them with what the
package exports.
"""

from __future__ import annotations

import argparse
import inspect
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True)
class Group:
    """A page of the reference: its file, title, one sentence, and names by module."""

    file: str
    title: str
    about: str
    names: dict[str, str]  # module: names, in the order of the page


GROUPS = (
    Group(
        "graphs",
        "Graphs and rules",
        "A game graph from lists, arrays, networkx, files or rules; outcomes; errors.",
        {
            "gamegraphs": "GameGraph explore Rules CompiledRules "
            "check_compiled_rules Outcome WIN LOSE DRAW random_graph small_graphs "
            "GameGraphError FormatError CycleError LimitError UnknownPositionError",
            "gamegraphs.generate": "random_slices split_mix",
        },
    ),
    Group(
        "solving",
        "Solving",
        "Who wins from every position, how soon, and with which move.",
        {
            "gamegraphs": "solve Solution Line solve_implicit ImplicitGraph ImplicitSolution "
            "load_solution solve_files write_files",
            "gamegraphs.trace": "",
            "gamegraphs.oracle": "",
        },
    ),
    Group(
        "checking",
        "Checking answers",
        "A checker for each kind of answer; a wrong one is refused with a witness.",
        {
            "gamegraphs": "verify VerificationError",
            "gamegraphs.certify": "WrongCycleError verify_labels verify_implicit verify_attractor "
            "verify_safety verify_buchi verify_parity verify_energy verify_mean_payoff "
            "verify_grundy",
        },
    ),
    Group(
        "arenas",
        "Arenas",
        "Games in which every position has an owner: goals, safety, parity and payoffs.",
        {
            "gamegraphs": "Arena attractor safety buchi solve_parity ParitySolution solve_energy "
            "EnergySolution solve_mean_payoff MeanPayoffSolution split read_pgsolver "
            "write_pgsolver",
            "gamegraphs.solvers.arenas": "Attractor Region Split buchi_as_parity "
            "reachability_as_buchi reachability_as_safety parity_as_mean_payoff parse_pgsolver "
            "format_pgsolver",
        },
    ),
    Group(
        "sums",
        "Sums of games",
        "Grundy values, loopy nimbers, and which tool fits which question.",
        {"gamegraphs": "grundy mex nim_sum sum_graph loopy_grundy classify"},
    ),
    Group(
        "games",
        "Games",
        "Games with known rules: their positions, moves and values.",
        {
            "gamegraphs.games": "",
            "gamegraphs.games.chess": "",
            "gamegraphs.games.teeko": "solve load",
        },
    ),
    Group(
        "drawing",
        "Drawing",
        "Pictures of graphs, boards and measurements, with everything in words as well.",
        {"gamegraphs.draw": ""},
    ),
    Group(
        "widgets",
        "Widgets",
        "The wave by buttons, labelling by hand, random games, a match against the solver.",
        {"gamegraphs.widgets": ""},
    ),
    Group(
        "course",
        "Course",
        "Checks that explain, hints, solutions, labelling by hand.",
        {"gamegraphs.course": ""},
    ),
    Group(
        "tables",
        "Tables in a database or on a cluster",
        "Retrograde analysis by joins, for graphs that outgrow one machine's memory.",
        {"gamegraphs.solvers.tables": ""},
    ),
)


# Values have no docstring of their own.
VALUES = {
    "DRAW": "``Outcome.DRAW``: neither player can force the end.",
    "LOSE": "``Outcome.LOSE``: whatever the player to move does, the other wins.",
    "WIN": "``Outcome.WIN``: the player to move can force a win.",
    "LOOKS": "How pictures show each outcome, and None for a position that is not decided: its "
    "letter, word, colours and shape.",
}


def public(module: str) -> list[str]:
    """Return the public names of a module: what it exports, or else what it defines."""
    found = import_module(module)
    if hasattr(found, "__all__"):
        return list(found.__all__)
    return [
        name
        for name, value in vars(found).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module
    ]


def names(group: Group) -> list[tuple[str, str]]:
    """Return the (module, name) that a group shows; an empty list of names stands for all."""
    return [
        (module, name)
        for module, listed in group.names.items()
        for name in (listed.split() or public(module))
    ]


def links_back(text: str) -> str:
    """Return a page of source code with its links to the reference as the reference has them.

    Sphinx's viewcode takes all names of a file for names of the first package that shows one of it.
    """
    for group in GROUPS:
        for module, name in names(group):
            known = name in public("gamegraphs") or find_spec(f"gamegraphs.{name}")
            if not known:
                for end in ('"', "."):  # the name itself, and what belongs to a class
                    text = text.replace(f"#gamegraphs.{name}{end}", f"#{module}.{name}{end}")
    return text


def write(folder: Path) -> None:
    """Write a page for each group, one for the command, and their index."""
    folder.mkdir(parents=True)
    for group in GROUPS:
        text = "\n\n".join(
            [
                _heading(group.title),
                f".. meta::\n   :description: {group.about}",
                group.about,
                *(_entry(*x) for x in names(group)),
            ]
        )
        (folder / f"{group.file}.rst").write_text(text + "\n", encoding="utf-8")
    (folder / "command.rst").write_text(command(), encoding="utf-8")
    files = "\n".join(f"   {group.file}" for group in GROUPS)
    rows = "\n".join(f"* :doc:`{group.file}`. {group.about}" for group in GROUPS)
    (folder / "index.rst").write_text(
        f"""{_heading("Reference")}

Every public name, by what it is for. ``import gamegraphs as gg`` gives the names that are written
``gamegraphs.name`` here; the others are imported from the module before their name.

{rows}
* :doc:`command`. What ``gamegraphs`` does from the shell, with all options.

.. toctree::
   :hidden:

{files}
   command
""",
        encoding="utf-8",
    )


def _heading(text: str) -> str:
    return f"{text}\n{'=' * len(text)}"


def _entry(module: str, name: str) -> str:
    """Return autodoc's directive for a name."""
    value = getattr(import_module(module), name)
    whole = f"{module}.{name}"
    if inspect.ismodule(value):
        return f".. automodule:: {value.__name__}"
    if inspect.isclass(value):
        kind = "exception" if issubclass(value, Exception) else "class"
        return f".. auto{kind}:: {whole}\n   :members:"
    if inspect.isfunction(value):
        return f".. autofunction:: {whole}"
    return f".. py:data:: {whole}\n\n   {VALUES[name]}"


def command() -> str:
    """Return the page about the command `gamegraphs`: what each part prints when asked for help."""
    from gamegraphs.cli.arguments import parser_of_commands

    parser = parser_of_commands()
    found = [
        _heading("The command gamegraphs"),
        ".. meta::\n   :description: What gamegraphs does from the shell, with all options.",
        "What ``gamegraphs COMMAND --help`` says, for every command.",
    ]
    (chosen,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    for name, part in chosen.choices.items():
        part.formatter_class = _wide(part.formatter_class)
        title = f"gamegraphs {name}"
        text = "\n".join(f"   {line}".rstrip() for line in part.format_help().splitlines())
        found.append(f"{title}\n{'-' * len(title)}\n\n.. code-block:: none\n\n{text}")
    return "\n\n".join(found) + "\n"


def _wide(kind: type[argparse.HelpFormatter]) -> type[argparse.HelpFormatter]:
    """Return a kind of help whose width does not depend on the terminal of the build."""

    class Fixed(kind):  # type: ignore[valid-type,misc]
        def __init__(self, prog: str) -> None:
            super().__init__(prog, width=88)

    return Fixed
