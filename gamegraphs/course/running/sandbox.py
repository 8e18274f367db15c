"""A process of its own for whatever is not trusted, as well shut in as this machine allows.

With bubblewrap: no network, no processes but its own, only the interpreter and what is offered of
this package to read, nothing to write, an unprivileged user. Without it, but as root: a user who
owns nothing.
Else a plain process. `isolation()` says which. What the process itself gives up, whichever it is,
stands in `gamegraphs.course.running.hardening`; where that is not enough,
`gamegraphs.course.grading.protection` says so.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import time
from abc import abstractmethod
from collections.abc import Sequence
from compileall import compile_dir
from contextlib import suppress
from functools import cache
from pathlib import Path
from shutil import ignore_patterns
from tempfile import gettempdir, mkdtemp
from typing import Any

from ...outcome import GameGraphError
from .protocol import CallResult, encode
from .runner import BUDGET, Piped
from .stubs import SOLVER_LIBRARIES

BUBBLEWRAP = "bubblewrap: no network, read-only files, own processes, unprivileged user"
NOBODY = "a process of a user who owns nothing"
PLAIN = "a process of its own, under the grader's user"

_PACKAGE = Path(__file__).resolve().parents[2]
# Of this package, what runs a submission, and what the setup of an exercise imports: no solver,
# oracle, exercise, mistake or solution.
_OFFERED = ("arrays.py", "graph.py", "outcome.py", "text.py", "textformat.py", "validate.py")
_RUNNING = "course/running"
_PREFIX, _LOCK = "gamegraphs-offered-", "in-use"  # of the folder with a copy of these
_SECONDS_TO_LOCK = 60.0  # after which whoever made such a folder has locked it, or is gone
_MOUNTED = "/course"  # where these are in the sandbox
_START = 20.0
_NOBODY = 65534
_SYSTEM = ("/usr", "/bin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache")
_THREADS = 64
_FIRST_USER = 2_000_000_000  # nobody has such a number, so nothing belongs to it
_SITES = ("site-packages", "dist-packages")


class NoFunctionError(GameGraphError):
    """A submission does not define the function, or does not even load."""


class Sandbox(Piped):
    """Makes the calls in a process shut in; subclasses say which command it runs.

    `header` is the message that tells the process what to run, `budget` the seconds on the wall for
    all it does.
    """

    loading = _START  # seconds
    folder = "/"  # where it starts, if nothing hides the files there
    path = "/usr/bin:/bin"  # its PATH
    ready = CallResult("died")  # what the process answered to the header

    def __init__(self, header: dict[str, Any], budget: float = BUDGET) -> None:
        super().__init__(budget)
        self.header = header

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that runs what is shut in."""

    def user(self) -> int | None:
        """Return the number of the user who runs it, None for the grader's own."""
        return None

    def launch(self) -> tuple[int, int, int]:
        """Start the process; return its number, and the ends of the pipes to it and from it."""
        user = self.user()
        process = subprocess.Popen(
            self.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, start_new_session=True, bufsize=0, cwd=self.folder,
            env={"PATH": self.path},
            user=user, group=user, extra_groups=None if user is None else [],
        )  # fmt: skip
        process.returncode = 0  # this class waits for it
        assert process.stdin is not None
        assert process.stdout is not None
        ends = os.dup(process.stdin.fileno()), os.dup(process.stdout.fileno())
        process.stdin.close()
        process.stdout.close()
        return process.pid, *ends

    def start(self) -> tuple[int, int, int]:
        self._pid, self._to, self._from = started = self.launch()
        sent = self.send(encode(self.header), self.loading)
        self.ready = self.receive(self.loading) if sent else CallResult("died")
        if self.ready.kind != "value":
            self.close()
            raise NoFunctionError(_reason(self.ready))
        return started


def _reason(ready: CallResult) -> str:
    if ready.kind in ("time", "late"):
        return "its code outside the function does not come to an end"
    if ready.kind == "died":
        return f"its process ended while the code was loaded ({ready.error or 'no answer'})"
    return ready.error


def worker_command(entry: str = "main") -> list[str]:
    """Return the command that runs a function of `worker` shut in."""
    own_user = isolation() == BUBBLEWRAP and becomes_another()
    return _command("worker", own_user=own_user, entry=entry)


def program_command(options: Sequence[str]) -> list[str]:
    """Return the command that runs `program` shut in, with a /tmp of its own.

    `options` are some more of bubblewrap.
    """
    return _command("program", options, empty=["/tmp"])


def _command(
    module: str,
    options: Sequence[str] = (),
    own_user: bool = False,
    empty: Sequence[str] = (),
    entry: str = "main",
) -> list[str]:
    if isolation() == BUBBLEWRAP:
        return [*_bubblewrap(options, own_user, empty), *_python(_MOUNTED, module, entry)]
    return _python(str(offered()), module, entry)


@cache
def offered() -> Path:
    """Return a folder with a copy of what is offered of this package, compiled, for all to read.

    It is removed when this process ends; what a process that was killed has left, by the next one.
    """
    _remove_abandoned(Path(gettempdir()))
    root = Path(mkdtemp(prefix=_PREFIX))
    _try_lock(root / _LOCK)
    atexit.register(_remove, root, os.getpid())
    package = root / _PACKAGE.name
    shutil.copytree(_PACKAGE / _RUNNING, package / _RUNNING, ignore=ignore_patterns("__pycache__"))
    for name in _OFFERED:
        shutil.copyfile(_PACKAGE / name, package / name)
    compile_dir(root, quiet=2)
    for path in (root, *root.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return root


def _try_lock(lock: Path) -> bool:
    """Lock a file for as long as this process lives, or a child of it; False if another has it."""
    import fcntl  # there is none on Windows, where nothing is graded

    file = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return False
    return True


def _remove_abandoned(place: Path) -> None:
    """Remove the copies of this user's processes that have been killed."""
    for root in place.glob(f"{_PREFIX}*"):
        with suppress(OSError):
            lock = root / _LOCK
            ours = root.lstat().st_uid == lock.lstat().st_uid == os.geteuid()
            old = time.time() - lock.lstat().st_mtime > _SECONDS_TO_LOCK
            if ours and old and not root.is_symlink() and _try_lock(lock):
                shutil.rmtree(root, ignore_errors=True)


def _remove(folder: Path, pid: int) -> None:
    if os.getpid() == pid:  # and not a child of the process that made it
        shutil.rmtree(folder, ignore_errors=True)


def program_user() -> int | None:
    """Return the number of the user who runs `program`, None for the grader's own."""
    return _NOBODY if isolation() == NOBODY else None


def limits() -> dict[str, Any]:
    """Return the arguments of `drop_privileges` for the process of a submission."""
    kind = isolation()
    own = becomes_another() if kind == BUBBLEWRAP else kind == NOBODY and _any_number()
    user = _FIRST_USER + os.getpid() if own else _NOBODY if kind == NOBODY else 0
    # Where nobody else has the number, the threads of that user are those of the submission.
    alone = own or (kind == BUBBLEWRAP and os.geteuid() != 0 and _linux() >= (5, 14))
    return {
        "user": user,
        "threads": _THREADS if alone else 0,
        "writable": kind == BUBBLEWRAP,
        "readable": [] if kind == BUBBLEWRAP else readable(),
        "listed": [] if kind == BUBBLEWRAP else [*_interpreter()],
    }


def readable() -> list[str]:
    """Return what a submission has to read: the system, the interpreter, what is offered."""
    devices = ["/dev/null", "/dev/zero", "/dev/urandom", "/dev/random"]
    found = list(dict.fromkeys([*_SYSTEM, *_interpreter()]))
    for hidden in _hidden():
        found = [path for place in found for path in _without(place, hidden)]
    return [*found, *devices, str(offered())]


def _hidden() -> list[Path]:
    """Return the folders that no submission sees: this package, and libraries that solve games."""
    sites = [Path(site) / name for site in _sites() for name in sorted(SOLVER_LIBRARIES)]
    return [_PACKAGE, *(folder for folder in sites if folder.is_dir())]


def _without(path: str, hidden: Path) -> list[str]:
    """Return paths that together hold all that is in a path but a folder, which is hidden."""
    if not hidden.is_relative_to(path):
        return [path]
    if hidden == Path(path):
        return []
    below = hidden.relative_to(path).parts[0]
    others = [f"{path}/{name}" for name in sorted(os.listdir(path)) if name != below]
    kept = [other for other in others if not os.path.islink(other)]  # it may lead to what is hidden
    return [*kept, *_without(f"{path}/{below}", hidden)]


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


@cache
def becomes_another() -> bool:
    """Return whether bubblewrap, started by root, can hand over to a user who owns nothing.

    Else it makes a namespace of users, in which limits on processes do not hold for root.
    """
    become = f"import os; os.setgroups([]); os.setresgid(*[{_FIRST_USER}] * 3)"
    become += f"; os.setresuid(*[{_FIRST_USER}] * 3); import heapq, json, resource"
    become += f"; open('{_MOUNTED}/gamegraphs/outcome.py')"
    shut_in = [*_bubblewrap((), own_user=True), sys.executable, "-I", "-S", "-c", become]
    return os.geteuid() == 0 and _works(shut_in)


@cache
def _any_number() -> bool:
    """Return whether root can become a user of any number: in a container it may not."""
    return _works([sys.executable, "-I", "-c", "0"], user=_FIRST_USER)


def _linux() -> tuple[int, ...]:
    return tuple(int(x) for x in os.uname().release.split("-")[0].split(".")[:2] if x.isdecimal())


def _works(command: list[str], user: int | None = None) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, timeout=20, check=False, user=user)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def _python(root: str, module: str, entry: str = "main") -> list[str]:
    """Return the command that runs a function of a module of this folder; the package is in `root`.

    Neither `site` nor what the packages import on their own: that takes longer than the rest. No
    garbage is looked for meanwhile: `main` switches that on.
    """
    code = f"""
import gc
import sys
gc.disable()
from types import ModuleType
rooms = [".course.running" + name for name in ("", ".hardening", ".reads")]
for name in ["", ".course", *rooms]:
    package = sys.modules["gamegraphs" + name] = ModuleType("gamegraphs" + name)
    package.__package__ = package.__name__
    package.__path__ = [{root!r} + "/" + package.__name__.replace(".", "/")]
sys.path += {_sites()!r}
from gamegraphs.course.running.{module} import {entry}
{entry}()
"""
    return [sys.executable, "-I", "-S", "-B", "-X", "utf8", "-c", code]


def _interpreter() -> list[str]:
    return [sys.base_prefix, sys.prefix, *_sites()]


def _sites() -> list[str]:
    """Return the folders of installed packages."""
    return [path for path in sys.path if path.endswith(_SITES) and os.path.isdir(path)]


def _bubblewrap(
    more: Sequence[str] = (), own_user: bool = False, empty: Sequence[str] = ()
) -> list[str]:
    found = ["bwrap", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    found += ["--unshare-cgroup-try", "--cap-drop", "ALL", "--die-with-parent", "--new-session"]
    if own_user:
        found += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    else:
        found += ["--unshare-user", "--uid", str(_NOBODY), "--gid", str(_NOBODY)]
    found += ["--clearenv", "--setenv", "OPENBLAS_NUM_THREADS", "1"]
    found += ["--proc", "/proc", "--dev", "/dev"]
    for path in empty:  # what is bound below it is bound later
        found += ["--tmpfs", path]
    for path in _SYSTEM:
        if os.path.islink(path):
            found += ["--symlink", os.readlink(path), path]
        elif os.path.exists(path):
            found += ["--ro-bind", path, path]
    bound = {str(offered()): _MOUNTED}
    for path in _interpreter():
        if not path.startswith("/usr/") and path != "/usr":
            bound[path] = path
    for path, place in bound.items():
        found += [*_parents(place), "--ro-bind", path, place]
    for link, target in _links(sys.executable):
        if not any(Path(link).is_relative_to(place) for place in (*_SYSTEM, *bound.values())):
            found += [*_parents(link), "--symlink", target, link]
    for folder in _hidden():
        if any(folder.is_relative_to(place) for place in ("/usr", *_interpreter())):
            found += ["--tmpfs", str(folder), "--remount-ro", str(folder)]
    return [*found, "--chdir", "/", *more, "--remount-ro", "/dev", "--remount-ro", "/"]


def _parents(place: str) -> list[str]:
    """Return the options that make the folders above a place, readable, whoever we become."""
    return [
        word
        for parent in reversed(Path(place).parents[:-1])
        for word in ("--perms", "0755", "--dir", str(parent))
    ]


def _links(path: str) -> list[tuple[str, str]]:
    """Return the links that lead to a program, each with what it says: an environment has some."""
    found: list[tuple[str, str]] = []
    while os.path.islink(path) and len(found) < 40:
        found.append((path, os.readlink(path)))
        path = os.path.normpath(os.path.join(os.path.dirname(path), found[-1][1]))
    return found
