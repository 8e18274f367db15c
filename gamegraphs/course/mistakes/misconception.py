"""What a known mistake is: a wrong function, its name, and why it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial, wraps
from typing import Any, TypeVar

from .retrograde_with_switches import SwitchedWave

_Function = TypeVar("_Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Misconception:
    """A mistake that real learners make.

    Attributes
    ----------
    key : a short name for reports, the function's with hyphens
    title : the mistake in a few words, as it stands after "This looks like:"
    why : why it is wrong, and what holds, in one to three sentences, true in any language
    in_python : how it comes about in Python, or what to write there instead
    function : the answer of someone who makes it
    others : the same mistake in other programs, whose answers differ in details
    change : for a mistake that only spoils right answers, what it makes of an answer
    reading : for a mistake that only misreads the input, what it takes for the arguments
    forms : other ways to make it on the way into another answer, or out of it; each is called with
        that answer, a function, and its arguments
    shown : for a mistake of which there are too many programs, whether inputs and answers show it
    endless : whether there are small inputs on which it does not come to an end
    slow : whether all answers are right, and it is the work that grows too fast
    """

    key: str
    title: str
    why: str
    function: Callable[..., Any]
    others: tuple[Callable[..., Any], ...] = ()
    change: Callable[[Any], Any] | None = None
    shown: Callable[[list[tuple[list[Any], Any]]], bool] | None = None
    reading: Callable[..., tuple[Any, ...]] | None = None
    forms: tuple[Callable[..., Any], ...] = ()
    endless: bool = False
    slow: bool = False
    in_python: str = field(default="", kw_only=True)

    @property
    def explanation(self) -> str:
        """Why it is wrong, for those who write in Python."""
        return f"{self.why} {self.in_python}".rstrip()

    @property
    def words(self) -> str:
        """What goes before the title."""
        return "This looks like:"

    @property
    def summary(self) -> str:
        """What it is, in a report."""
        return self.title

    @property
    def functions(self) -> tuple[Callable[..., Any], ...]:
        """All wrong functions of this name."""
        return (self.function, *self.others)

    @property
    def ways(self) -> tuple[Callable[..., Any], ...]:
        """All forms, that of the reading and the change first; at the end its switches."""
        plain = (self._read_and_changed,) if self.reading or self.change else ()
        return (*plain, *self.forms, *(wave.beside for wave in self._switches))

    def around(self, function: Callable[..., Any], way: int = 0) -> Callable[..., Any]:
        """Return a function that makes this mistake on the way into another one, or out of it."""
        return partial(self.ways[way], function)

    def goes_around(self, function: Callable[..., Any], way: int) -> bool:
        """Return whether this form can be made around a function: a switch beside another one."""
        first = len(self.ways) - len(self._switches)
        return way < first or self._switches[way - first].goes_with(function)

    @property
    def _switches(self) -> tuple[SwitchedWave[Any], ...]:
        return tuple(f for f in self.functions if isinstance(f, SwitchedWave))

    def _read_and_changed(self, function: Callable[..., Any], *arguments: Any) -> Any:
        found = function(*(self.reading(*arguments) if self.reading else arguments))
        return self.change(found) if self.change else found


class Mistakes:
    """The mistakes of one exercise, collected by a decorator.

    >>> mistakes = Mistakes()
    >>> @mistakes.add("All is lost", "A position with a move to LOSE is WIN.")
    ... def all_lost(moves):
    ...     return [0] * len(moves)
    >>> mistakes.found[0].key
    'all-lost'
    """

    def __init__(self) -> None:
        self.found: list[Misconception] = []

    def add(self, title: str, why: str, in_python: str = "") -> Callable[[_Function], _Function]:
        """Return a decorator that keeps a wrong function under its name."""

        def keep(function: _Function) -> _Function:
            key = function.__name__.strip("_").replace("_", "-")
            self.found.append(Misconception(key, title, why, function, in_python=in_python))
            return function

        return keep

    def also(self, key: str) -> Callable[[_Function], _Function]:
        """Return a decorator that keeps another function under a name that is there."""
        i = self._index_of(key)

        def keep(function: _Function) -> _Function:
            mistake = self.found[i]
            self.found[i] = replace(mistake, others=(*mistake.others, function))
            return function

        return keep

    def shown(self, key: str) -> Callable[[_Function], _Function]:
        """Return a decorator that keeps what tells from inputs and answers that this is it."""
        return self._also_has(key, "shown")

    def reads(self, key: str) -> Callable[[_Function], _Function]:
        """Return a decorator for what a mistake takes the arguments for, if that is all of it."""
        return self._also_has(key, "reading")

    def changes(self, key: str) -> Callable[[_Function], _Function]:
        """Return a decorator for what a mistake makes of an answer, if that is all of it."""
        return self._also_has(key, "change")

    def forms(self, key: str) -> Callable[[_Function], _Function]:
        """Return a decorator for one more way to make a mistake around another answer."""
        i = self._index_of(key)

        def keep(function: _Function) -> _Function:
            self.found[i] = replace(self.found[i], forms=(*self.found[i].forms, function))
            return function

        return keep

    def endless(self, *keys: str) -> None:
        """Say that there are small inputs on which these mistakes do not come to an end."""
        for i in map(self._index_of, keys):
            self.found[i] = replace(self.found[i], endless=True)

    def slow(self, *keys: str) -> None:
        """Say that these mistakes give right answers, and take too much work for them."""
        for i in map(self._index_of, keys):
            self.found[i] = replace(self.found[i], slow=True)

    def _also_has(self, key: str, field: str) -> Callable[[_Function], _Function]:
        i = self._index_of(key)

        def keep(function: _Function) -> _Function:
            given: dict[str, Any] = {field: function}
            self.found[i] = replace(self.found[i], **given)
            return function

        return keep

    def _index_of(self, key: str) -> int:
        return next(i for i, mistake in enumerate(self.found) if mistake.key == key)

    def change(
        self, title: str, why: str, right: Callable[..., Any], in_python: str = ""
    ) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
        """Return a decorator for what spoils an answer; `right` gives the answer.

        Such a mistake can come together with any other one.
        """

        def keep(change: Callable[[Any], Any]) -> Callable[[Any], Any]:
            @wraps(change)
            def function(*arguments: Any) -> Any:
                return change(right(*arguments))

            self.add(title, why, in_python)(function)
            self.found[-1] = replace(self.found[-1], change=change)
            return change

        return keep

    def like(self, shared: Mistakes) -> Callable[[_Function], _Function]:
        """Return a decorator that keeps a wrong function under the name it has elsewhere."""

        def keep(function: _Function) -> _Function:
            known = {mistake.function.__name__: mistake for mistake in shared.found}
            named = known[function.__name__]
            return self.add(named.title, named.why, named.in_python)(function)

        return keep

    def share(
        self,
        shared: Mistakes,
        given: Callable[..., tuple[Any, ...]],
        *names: str,
        told: Callable[..., Any] | None = None,
        part: int | None = None,
        answer: Callable[..., Any] | None = None,
    ) -> None:
        """Take over mistakes of another collection, by the names of their functions.

        `given` makes what these functions get of the arguments of the exercise. `told` makes the
        answer of what they return, and of those arguments. Where what they return is a part of the
        answer, `part` is its place. Their forms only change answers, or that part: they are called
        with a function that has the arguments already. With `answer`, which is called with the
        arguments and with switches of the wave, only functions that are such switches are taken.

        >>> everyone, mistakes = Mistakes(), Mistakes()
        >>> @everyone.add("All is lost", "A position with a move to LOSE is WIN.")
        ... def all_lost(moves, seeds):
        ...     return [0] * len(moves)
        >>> mistakes.share(everyone, lambda moves: (moves, {}), "all_lost")
        >>> mistakes.found[0].key, mistakes.found[0].function([[], []])
        ('all-lost', [0, 0])
        """
        known = {mistake.function.__name__: mistake for mistake in shared.found}
        for name in names:
            shared_one = known[name]
            functions = [_called(function, given, told) for function in shared_one.functions]
            if answer is not None:
                waves = (f for f in shared_one.functions if isinstance(f, SwitchedWave))
                functions = [wave.called(given, answer) for wave in waves]
            self.add(shared_one.title, shared_one.why, shared_one.in_python)(functions[0])
            self.found[-1] = replace(self.found[-1], others=tuple(functions[1:]))
            if (told is None and answer is None) or part is not None:
                change = shared_one.change
                self.found[-1] = replace(
                    self.found[-1],
                    change=change if part is None or change is None else _changed(change, part),
                    shown=shared_one.shown if part is None else None,
                    forms=tuple(_formed(form, given, part) for form in shared_one.forms),
                )


def _called(
    function: Callable[..., Any],
    given: Callable[..., tuple[Any, ...]],
    told: Callable[..., Any] | None,
) -> Callable[..., Any]:
    if isinstance(function, SwitchedWave):
        return function.called(given, _called(function.answer, given, told))

    @wraps(function)
    def answer(*arguments: Any, **switches: Any) -> Any:
        found = function(*given(*arguments), **switches)
        return found if told is None else told(found, *arguments)

    return answer


def _changed(change: Callable[[Any], Any], part: int) -> Callable[[Any], Any]:
    return lambda answer: _with_part(answer, part, change(answer[part]))


def _formed(
    form: Callable[..., Any], given: Callable[..., tuple[Any, ...]], part: int | None
) -> Callable[..., Any]:
    def around(function: Callable[..., Any], *arguments: Any) -> Any:
        answer = function(*arguments)
        found = form(lambda *_: answer if part is None else answer[part], *given(*arguments))
        return found if part is None else _with_part(answer, part, found)

    return around


def _with_part(answer: tuple[Any, ...], part: int, found: Any) -> tuple[Any, ...]:
    return (*answer[:part], found, *answer[part + 1 :])
