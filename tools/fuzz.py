"""Try new cases for a given time: `python tools/fuzz.py --seconds 60`.

Random games go through the properties of `tests/shared/games/random_games.py`; beside them the
property tests of the whole project run with a new seed. A failing case is one line; added to
`tests/regressions.txt`, it is tried again in every run of the tests.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import SystemRandom

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT / "tests" / "shared"
sys.path[:0] = map(str, (ROOT, ROOT / "tests", SHARED / "games", SHARED / "answers"))
REGRESSIONS = ROOT / "tests" / "regressions.txt"
_LONGEST = 160  # characters of what went wrong


def attempt(line: str) -> str:
    """Try a case, "name seed", once more; return what goes wrong, "" if nothing does."""
    name, _, seed = line.partition("#")[0].strip().rpartition(" ")
    if "::" in name:
        return _property_test(name, int(seed))
    from random_games import PROPERTIES

    try:
        PROPERTIES[name](int(seed))
    except Exception as problem:  # whatever it is: no game may raise
        return f"{type(problem).__name__}: {problem}"
    return ""


def as_line(name: str, seed: int, fault: str) -> str:
    """Return a case that fails as the line that repeats it.

    >>> as_line("parity", 7, "AssertionError: seed 7" + chr(10) + "and more")
    'parity 7  # AssertionError: seed 7 and more'
    """
    return f"{name} {seed}  # {' '.join(fault.split())[:_LONGEST]}"


def _command(names: list[str], seed: int) -> list[str]:
    return [
        sys.executable, "-m", "pytest", "-q", "-rf", "--tb=line", "-o", "addopts=",
        "-p", "no:cacheprovider", f"--hypothesis-seed={seed}", *names,
    ]  # fmt: skip


def _environment() -> dict[str, str]:
    return os.environ | {"GAMEGRAPHS_PROPERTIES": "fuzz"}


def _property_test(name: str, seed: int) -> str:
    ran = subprocess.run(
        _command([name], seed), cwd=ROOT, env=_environment(), capture_output=True, text=True
    )
    return "" if ran.returncode == 0 else ran.stdout[-_LONGEST:]


def _start(seed: int) -> subprocess.Popen[str]:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    names = [str(f.relative_to(ROOT)) for f in files if "\n@given(" in f.read_text("utf-8")]
    return subprocess.Popen(
        _command(names, seed), cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, text=True
    )


def _failures(output: str, seed: int) -> list[str]:
    """Return the lines for the property tests that pytest says have failed."""
    found = []
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            name, _, fault = line.partition(" ")[2].partition(" - ")
            found.append(as_line(name, seed, fault))
    return found


def fuzz(seconds: float) -> list[str]:
    """Return the lines of all cases that failed within this time, and print what was tried."""
    from random_games import PROPERTIES

    random = SystemRandom()
    end = time.monotonic() + seconds
    failed: list[str] = []
    tried = dict.fromkeys(PROPERTIES, 0)
    spent = dict.fromkeys(PROPERTIES, 0.0)
    seed, began, rounds = random.randrange(2**32), time.monotonic(), 0
    tests = _start(seed)
    longest = 0.0
    broken = set()

    def finish() -> None:
        nonlocal rounds, longest
        output = tests.communicate()[0]
        rounds += 1
        longest = max(longest, time.monotonic() - began)
        lines = _failures(output, seed)
        if tests.returncode and not lines:
            lines = [f"the property tests did not run: {output[-_LONGEST:]}"]
        failed.extend(lines)
        print("".join(f"{line}\n" for line in lines), end="", flush=True)

    try:
        while time.monotonic() < end and len(broken) < len(PROPERTIES):
            # The property that has had the least time so far.
            name = min((n for n in PROPERTIES if n not in broken), key=spent.__getitem__)
            case, start = random.randrange(2**32), time.monotonic()
            fault = attempt(f"{name} {case}")
            spent[name] += time.monotonic() - start
            tried[name] += 1
            if fault:  # one line for each property is enough
                broken.add(name)
                failed.append(as_line(name, case, fault))
                print(failed[-1], flush=True)
            if tests.stdout is not None and not tests.stdout.closed and tests.poll() is not None:
                finish()
                if time.monotonic() + longest > end:
                    continue
                seed, began = random.randrange(2**32), time.monotonic()
                tests = _start(seed)
        unread = tests.stdout is not None and not tests.stdout.closed
        if unread and (not rounds or tests.poll() is not None):
            finish()  # once at least
    finally:
        if tests.poll() is None:
            tests.kill()
            tests.wait()
        if tests.stdout is not None:
            tests.stdout.close()
    words = ", ".join(f"{count:,} {name}" for name, count in tried.items())
    print(f"tried: {words}; all property tests {rounds} times, the last seed {seed}")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    failed = fuzz(parser.parse_args().seconds)
    if failed:
        print(f"{len(failed)} failed: add the lines to {REGRESSIONS.relative_to(ROOT)}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
