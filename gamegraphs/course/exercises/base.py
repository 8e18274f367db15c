"""What an exercise is: its texts, its inputs, what a right answer is, and how programs read it.

Each exercise is one object, in `task_NN/exercise.py`. An input is a list of plain data, so that
it can cross into another process and be written down; `gamegraphs.course.running.arguments`
makes the function's arguments of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...draw import Picture
from ...graph import GameGraph
from ...outcome import Outcome, Terminals
from ..mistakes.pattern import Pattern
from ..running.arguments import Shape
from ..running.values import as_code, shown
from .section import Section

Input = list[Any]
# A graph with the outcome of its terminals, as `gamegraphs.trace` takes them.
Game = tuple[GameGraph, Terminals, "dict[int, Outcome] | None"]


@dataclass(frozen=True)
class Part:
    """A group of inputs that is right or wrong as a whole.

    Attributes
    ----------
    key : its name in reports
    text : what is in it, as it stands after "right on"
    points : what it is worth
    """

    key: str
    text: str
    points: float


@dataclass(frozen=True)
class Family:
    """Inputs of one kind in every size.

    Attributes
    ----------
    text : what they are, after "on": "a chain of {n} positions"
    make : the input of a size
    size : the size at which it is tried as a deep one; 0 stands for that of the exercise
    counted : whether the work on it is counted only, and not timed: numbered anew, say, it is
        another family of those on which the work is counted
    may_take_long : whether it is no fault if a call takes too long to wait for its end
    """

    text: str
    make: Callable[[int], Input]
    size: int = 0
    counted: bool = False
    may_take_long: bool = False

    def named(self, size: int) -> str:
        return self.text.format(n=f"{size:,}")


class Exercise:
    """One exercise; subclasses say what differs.

    Attributes
    ----------
    number : that of its folder
    title : its heading
    level : "beginner", "intermediate", "advanced" or "benchmark"
    function : the name of the function the learner writes
    signature : its first line
    limit : the sizes the statement promises
    notebook : the notebook that teaches what is needed
    sections : what can be broken, and the section that teaches it; "" is everything else
    parts : what the points are given for, easiest first; a part counts when every input of it
        is answered rightly, and `part` says which one an input belongs to
    hints : from vague to precise
    reads, prints : what a program in another language reads and prints, in words
    patterns : what all wrong answers of a function can have in common
    shape : how the arguments are made of an input
    default : what the last argument is where it is left out, as `signature` says; None if none is
    by_position : whether an answer has one value, or two, for each position, and those of a part
        of a game are its answer
    by_case : whether each input is a case by itself, which an answer can get wrong alone
    deep_size : the size at which the deep families are tried
    cost_sizes : the two sizes at which the work is counted
    cost_ratio : the work at the larger size may be so many times that at the smaller one: 4 is
        linear, about 5 is n log n, 16 is quadratic
    """

    number: int
    title: str
    level: str
    function: str
    signature: str
    limit: str
    notebook: str
    sections: Mapping[str, Section]
    parts: tuple[Part, ...]
    hints: tuple[str, ...]
    reads: str
    prints: str
    patterns: tuple[Pattern, ...] = ()
    shape: Shape = "plain"
    default: int | None = None
    by_position = False
    by_case = False
    deep_size = 20_000
    cost_sizes = (60, 240)
    cost_ratio = 6.5

    @property
    def key(self) -> str:
        """The number with two digits: "04"."""
        return f"{self.number:02d}"

    @property
    def slug(self) -> str:
        """The name of its notebook, without the ending: "task_04_label_game"."""
        return f"task_{self.key}_{self.function}"

    @property
    def points(self) -> float:
        """What all parts together are worth."""
        return sum(part.points for part in self.parts)

    # The inputs

    def example(self) -> Input:
        """Return the worked example of the statement."""
        raise NotImplementedError

    def small(self) -> Iterator[Input]:
        """Yield every small input, the smallest first."""
        raise NotImplementedError

    def larger(self, seed: int = 1) -> Iterator[Input]:
        """Yield larger inputs, different ones for each seed."""
        return iter(())

    def further(self, seed: int = 1) -> Iterator[Input]:
        """Yield many more inputs of a few positions, for answers that are right on all others."""
        return iter(())

    def deep(self) -> list[Family]:
        """Return families of inputs that are tried at `deep_size`."""
        return []

    def families(self) -> list[Family]:
        """Return families on which the work is counted at both `cost_sizes`."""
        return []

    def wide(self) -> Family:
        """Return the family with most positions that wait at the same time."""
        return self.families()[0]

    def crowd(self) -> Family | None:
        """Return a family, with its size, where a result is needed again after very many others.

        Whoever keeps a limited number of results has thrown it away by then.
        """
        return None

    def part(self, data: Input) -> str:
        """Return the key of the part that a small input belongs to."""
        raise NotImplementedError

    def in_parts(self) -> Counter[str]:
        """Return how many small inputs belong to each part."""
        return Counter(map(self.part, self.small()))

    def size(self, data: Input) -> tuple[int, ...]:
        """Return what inputs are ordered by."""
        raise NotImplementedError

    def lines_enough(self, data: Input) -> int:
        """Return about how many lines of Python are enough for an input."""
        return 20 * (1 + sum(self.size(data)))

    def smaller(self, data: Input) -> Iterator[Input]:
        """Yield inputs that are one step smaller."""
        return iter(())

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        """Yield the inputs smaller than `size` that are not among the small ones."""
        return iter(())

    # The answers

    def fault(self, data: Input, value: Any) -> str:
        """Return what is wrong with an answer in one sentence, "" if it is right.

        Raises MalformedError if the value has not the form of an answer.
        """
        raise NotImplementedError

    def rule_broken(self, data: Input, value: Any) -> str:
        """Return the rule that a wrong answer breaks, by its key in the table of sections.

        "" stands for none of its own; `value` has the form of an answer.
        """
        return ""

    def canonical(self, data: Input, value: Any) -> Any:
        """Return a value that equal answers share, whatever their order."""
        return value

    def right_labels(self, data: Input) -> Sequence[int]:
        """Return what is right for each position, where that is a number; else nothing."""
        return ()

    def extent(self, data: Input) -> int:
        """Return how large the right answer is, where it is one number; else 0."""
        return 0

    def answer(self, data: Input) -> str:
        """Return the right answer as text."""
        raise NotImplementedError

    def written(self, value: Any) -> str:
        """Return a given answer as text; what is a tuple in the signature has come as a list."""
        return shown(tuple(value) if "-> tuple[" in self.signature else value)

    def picture(self, data: Input, value: Any) -> Picture | None:
        """Return the input drawn with the true answer, and the given one where it differs."""
        return None

    def game(self, data: Input) -> Game | None:
        """Return the game that an input is, to be labelled step by step; None if it is none."""
        return None

    def call(self, name: str, data: Input) -> str:
        """Return the call that can be tried again, shortened where it is too long to be read."""
        return f"{name}({', '.join(map(as_code, data))})"

    # The same as text, for programs in other languages

    def input_text(self, data: Input) -> str:
        """Return an input as a program reads it: numbers, separated by blanks or line ends."""
        raise NotImplementedError

    def right_output(self, data: Input) -> str:
        """Return what a program has to print for an input, without the end of the last line."""
        raise NotImplementedError

    def read_output(self, data: Input, lines: list[str]) -> Any:
        """Return the answer in the lines that a program printed, as the function would return it.

        Raises MalformedError, which names the line and what was expected there.
        """
        raise NotImplementedError

    def answer_in(self, data: Input, printed: str) -> Any:
        """Return the answer in all that a program printed; blank lines at the end do not count."""
        lines = [line.rstrip() for line in printed.split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        return self.read_output(data, lines)

    def text_form(self) -> str:
        """Return what a program reads and prints, with an input and the right output."""
        return (
            f"It reads {self.reads}.\nIt prints {self.prints}.\n\nExample input:\n"
            f"{self.input_text(self.example()).rstrip()}\n\n"
            f"Right output:\n{self.right_output(self.example())}\n"
        )
