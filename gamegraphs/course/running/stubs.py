"""What a submission can import of this package: what the exercises' setup offers, or a stub.

A submission is a whole notebook. Its checks, hints, pictures and buttons are not what is graded,
so they are stubs: they do nothing and cost nothing here. What would solve the exercise is not on
the disk that a submission sees. It can be imported, and whoever uses it is told that it is not
there; so are libraries that solve games, installed or not.
"""

from __future__ import annotations

import builtins
import importlib
import linecache
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from .notebook_code import modules_meant

ROOT = __name__.partition(".")[0]
_STUBBED = ("course", "draw", "widgets")
_LIGHT = dict.fromkeys(("DRAW", "LOSE", "WIN", "Outcome", "GameGraphError"), "outcome")
_LIGHT["GameGraph"] = "graph"
_OWN = "your "  # before the name of a module that Python has, too, for what came with a submission
_NO_STUBS = {"implicit": "course.running.arguments"}  # an answer may need it
# What a notebook's kernel has loaded: `import heapq` finds no heapq.py beside the notebook there.
IN_A_KERNEL = {
    "abc", "argparse", "array", "ast", "asyncio", "atexit", "base64", "binascii", "bisect", "bz2",
    "builtins", "calendar", "codecs", "codeop", "collections", "concurrent", "contextlib",
    "contextvars", "copy", "copyreg", "csv", "ctypes", "curses", "dataclasses", "datetime",
    "decimal", "dis", "email", "encodings", "enum", "errno", "fnmatch", "functools", "getopt",
    "getpass", "gettext", "glob", "hashlib", "heapq", "hmac", "html", "importlib", "inspect", "io",
    "ipaddress", "itertools", "json", "keyword", "linecache", "locale", "logging", "lzma",
    "marshal", "math", "numbers", "opcode", "operator", "os", "pathlib", "pickle", "platform",
    "pprint", "queue", "quopri", "random", "re", "reprlib", "select", "selectors", "shlex",
    "shutil", "signal", "site", "socket", "socketserver", "ssl", "stat", "string", "struct",
    "subprocess", "sys", "sysconfig", "tempfile", "textwrap", "threading", "time", "token",
    "tokenize", "traceback", "types", "typing", "urllib", "uuid", "warnings", "weakref", "zipfile",
    "zipimport", "zlib", "zoneinfo",
}  # fmt: skip
# Libraries that solve games, or what games can be written as: an answer is to do that itself.
SOLVER_LIBRARIES = {
    "cgsuite", "clingo", "cpmpy", "cvxpy", "nashpy", "open_spiel", "ortools", "pulp", "pygambit",
    "pysat", "pyspiel", "quantecon", "spot", "stormpy", "z3",
}  # fmt: skip


def install_stubs(name: str) -> dict[str, Any]:
    """Prepare this process for a submission; return the names of its module, called `name`."""
    package = _replace_module(ROOT, _Package)
    package.__dict__["__all__"] = [*_LIGHT]
    for part in _STUBBED:
        stub = _replace_module(f"{ROOT}.{part}", _StubModule)
        stub.__dict__.setdefault("__path__", [])  # else it could have no modules in it
        setattr(package, part, stub)
    sys.meta_path.append(_StubFinder())
    sys.meta_path.insert(0, _SolverFinder())
    builtins.exit = builtins.quit = sys.exit  # type: ignore[assignment]
    module = ModuleType(name)
    sys.modules[name] = module  # where dataclasses and others look it up
    module.__dict__.update(display=_do_nothing, get_ipython=_do_nothing)
    return module.__dict__


def _replace_module(name: str, kind: type[ModuleType]) -> ModuleType:
    module = sys.modules.setdefault(name, ModuleType(name))
    module.__class__ = kind
    return module


def _do_nothing(*given: Any, **named: Any) -> None:
    """Do nothing."""


class _StubModule(ModuleType):
    """A module in which nearly every name is a function that does nothing."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name in _NO_STUBS:
            return getattr(import_module(f"{ROOT}.{_NO_STUBS[name]}"), name)
        return _do_nothing


class NotOffered:
    """What stands for a name that no answer may use: whoever uses it is told."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, *given: Any, **named: Any) -> Any:
        raise ImportError(f"a graded answer cannot use {self._name}")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self()


class _NotOfferedModule(ModuleType):
    """A module that no answer may use: one of this package that is not on the disk, or a solver."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return NotOffered(f"{self.__name__}.{name}")


class _StubFinder:  # without the classes of importlib.abc, which take long to import
    """Makes the modules of this package that are not on the disk; it is asked last."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.startswith(f"{ROOT}."):
            loader: Any = self
            return ModuleSpec(name, loader, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        shows = spec.name.startswith((f"{ROOT}.draw.", f"{ROOT}.widgets."))
        kind = _StubModule if shows else _NotOfferedModule
        return kind(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave it empty."""


class _SolverFinder(_StubFinder):
    """Makes the libraries that solve games, installed or not; it is asked first.

    A module of that name which the submission brought with it is its own work.
    """

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        brought = (finder for finder in sys.meta_path if isinstance(finder, SourceFinder))
        if any(finder.find_spec(name) for finder in brought):
            return None
        if name.partition(".")[0] in SOLVER_LIBRARIES:
            loader: Any = self
            return ModuleSpec(name, loader, is_package=True)
        return None


def install_modules(sources: dict[str, str], cells: list[str], name: str) -> None:
    """Let the code of a submission, in a module called `name`, import what it brought with it.

    Where Python has a module of that name, the submission's own code gets the submission's, as it
    does where it was written, and all other code Python's. A notebook, whose module is __main__,
    gets Python's where its kernel has it loaded.
    """
    taken = {
        module
        for module in sources
        if module in {*sys.modules, name}
        or any(finder.find_spec(module, None) for finder in sys.meta_path)
    }
    meant = modules_meant(cells, sources, taken - IN_A_KERNEL if name == "__main__" else taken)
    sys.meta_path.append(
        SourceFinder(sources | {_OWN + module: sources[module] for module in meant})
    )
    if meant:
        _redirect(meant, {name, *(sources.keys() - taken), *(_OWN + module for module in meant)})


def _redirect(meant: set[str], own: set[str]) -> None:
    """Have the code of the modules `own` import those `meant`, and not Python's."""
    true_import, true_import_module = builtins.__import__, importlib.import_module

    def wanted(name: str, scope: Any) -> str:
        return _OWN + name if name in meant and scope.get("__name__") in own else name

    def import_(
        name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
    ) -> ModuleType:
        scope = sys._getframe(1).f_globals if globals is None else globals
        found = name if level else wanted(name, scope)
        return true_import(found, globals, locals, fromlist, level)

    def import_module_(name: str, package: str | None = None) -> ModuleType:
        return true_import_module(wanted(name, sys._getframe(1).f_globals), package)

    builtins.__import__ = import_
    importlib.import_module = import_module_


class SourceFinder:
    """Finds the modules that a submission brought with it, by name, in their sources."""

    def __init__(self, sources: dict[str, str]) -> None:
        self._sources = sources

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(name, loader) if name in self._sources else None

    def create_module(self, spec: ModuleSpec) -> None:
        """Have Python make it."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the source in the module."""
        text = self._sources[module.__name__]
        place = f"<{module.__name__.removeprefix(_OWN)}.py>"
        linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
        exec(compile(text, place, "exec", dont_inherit=True), module.__dict__)


class _Package(ModuleType):
    """The package: a few names, and for all others what tells that they are not offered."""

    def __getattr__(self, name: str) -> Any:
        if name in _LIGHT:
            return getattr(import_module(f"{ROOT}.{_LIGHT[name]}"), name)
        if name.startswith("__"):
            raise AttributeError(f"module {ROOT!r} has no attribute {name!r}")
        return NotOffered(f"{ROOT}.{name}")
