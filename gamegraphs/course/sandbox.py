"""A process of its own for every submission, as well shut in as this machine allows.

With bubblewrap: no network, no processes but its own, only the interpreter and this package to
read, nothing to write, an unprivileged user. Without it, but as root: the user nobody. Else a
plain process. `isolation()` says which; reports repeat it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..outcome import GameGraphError
from .inputs import Shape
from .meter import Reply
from .runner import Piped

BUBBLEWRAP = "bubblewrap: no network, read-only files, own processes, unprivileged user"
NOBODY = "a process of the user nobody"
PLAIN = "a process of its own, under the grader's user"

_PACKAGE = Path(__file__).resolve().parents[1]
_INSIDE = "/course"
_START = 20.0
_NOBODY = 65534


class NoFunctionError(GameGraphError):
    """A submission does not define the function, or does not even load."""


class Sandbox(Piped):
    """Makes the calls of one submission's function in a process shut in."""

    def __init__(self, cells: list[str], function: str, shape: Shape) -> None:
        super().__init__()
        self._header: dict[str, Any] = {"cells": cells, "function": function, "shape": shape}

    def command(self) -> list[str]:
        """Return the command that runs what is shut in."""
        return command()

    def start(self) -> tuple[int, int, int]:
        process = subprocess.Popen(
            self.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, start_new_session=True, bufsize=0, cwd="/",
            env={"PATH": "/usr/bin:/bin"},
            user=_NOBODY if isolation() == NOBODY else None,
            group=_NOBODY if isolation() == NOBODY else None,
            extra_groups=[] if isolation() == NOBODY else None,
        )  # fmt: skip
        process.returncode = 0  # this class waits for it
        assert process.stdin is not None
        assert process.stdout is not None
        ends = os.dup(process.stdin.fileno()), os.dup(process.stdout.fileno())
        process.stdin.close()
        process.stdout.close()
        self._pid, (self._to, self._from) = process.pid, ends
        ready = self.receive(_START) if self.send(self._header, _START) else Reply("died")
        if ready.kind != "value":
            self.close()
            reason = ready.error or "its code outside the function does not come to an end"
            raise NoFunctionError(reason)
        return process.pid, *ends


def command(module: str = "inside", more: Sequence[str] = ()) -> list[str]:
    """Return the command that runs a module's `main` shut in; `more` are options of bubblewrap."""
    kind = isolation()
    if kind == BUBBLEWRAP:
        return [*_bubblewrap(more), *_python(_INSIDE, module)]
    return _python(str(_PACKAGE.parent), module)


@cache
def isolation() -> str:
    """Return how well this machine can shut a process in, by trying."""
    if not hasattr(os, "fork"):
        raise GameGraphError("grading needs a system with fork: Linux, macOS or WSL")
    if shutil.which("bwrap") and _works([*_bubblewrap(), sys.executable, "-I", "-c", "0"]):
        return BUBBLEWRAP
    if os.geteuid() == 0 and _works([sys.executable, "-I", "-c", "0"], user=_NOBODY):
        return NOBODY
    return PLAIN


def _works(command: list[str], user: int | None = None) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, timeout=20, check=False, user=user)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def _python(root: str, module: str) -> list[str]:
    load = f"from gamegraphs.course.{module} import main"
    start = f"import sys; sys.path.insert(0, {root!r}); {load}"
    return [sys.executable, "-I", "-B", "-X", "utf8", "-c", f"{start}; main()"]


def _bubblewrap(more: Sequence[str] = ()) -> list[str]:
    found = [
        "bwrap", "--unshare-all", "--unshare-user", "--uid", str(_NOBODY), "--gid", str(_NOBODY),
        "--cap-drop", "ALL", "--die-with-parent", "--new-session", "--clearenv",
        "--proc", "/proc", "--dev", "/dev",
    ]  # fmt: skip
    for path in ("/usr", "/bin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache"):
        if os.path.islink(path):
            found += ["--symlink", os.readlink(path), path]
        elif os.path.exists(path):
            found += ["--ro-bind", path, path]
    for path in dict.fromkeys((sys.base_prefix, sys.prefix)):
        if not path.startswith("/usr/") and path != "/usr":
            found += ["--ro-bind", path, path]
    found += ["--ro-bind", str(_PACKAGE), f"{_INSIDE}/gamegraphs", *more, "--remount-ro", "/"]
    return [*found, "--chdir", "/"]
