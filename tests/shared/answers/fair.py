"""Right answers to task 8 in every dress an honest student may send them in.

Each is the name of a file's ending and its content: text, bytes, or the cells of a notebook. All
of them deserve full marks. `PLAIN` is the answer that most of them begin or end with.
"""

from __future__ import annotations

import json
from textwrap import dedent

PLAIN = dedent("""
    def label_subtraction(n, takes):
        labels = []
        for pile in range(n + 1):
            labels.append(int(any(s <= pile and labels[pile - s] == 0 for s in takes)))
        return labels
""")
Content = str | bytes


def notebook(*cells: str, **more: object) -> str:
    """Return a notebook of format 4.5 with outputs, as JupyterLab saves it."""
    found = []
    for i, source in enumerate(cells):
        cell = {
            "cell_type": "code",
            "id": f"cell-{i}",
            "metadata": {},
            "execution_count": i,
            "outputs": [{"output_type": "stream", "name": "stdout", "text": ["7\n"]}],
            "source": dedent(source).splitlines(keepends=True),
        }
        found += [{"cell_type": "markdown", "id": f"text-{i}", "source": "# Text"}, cell]
    return json.dumps(
        {"cells": found, "metadata": {}, "nbformat": 4, "nbformat_minor": 5, **more}, indent=1
    )


def answering(body: str, before: str = "", after: str = "") -> str:
    """Return a file whose function has this body and may call `right`."""
    right = PLAIN.replace("label_subtraction", "right")
    body = "\n".join(f"    {line}" for line in dedent(body).strip().splitlines())
    head = f"{dedent(before)}\n{right}\ndef label_subtraction(n, takes):"
    return f"{head}\n{body}\n{dedent(after)}\n"


PYTHON: dict[str, Content] = {
    "plain": PLAIN,
    "prints": answering("print(n, takes)\nprint('x' * 5000)\nreturn right(n, takes)"),
    "stderr": answering(
        "print('trouble', file=sys.stderr)\nsys.stderr.flush()\nreturn right(n, takes)",
        "import sys",
    ),
    "stdout-write": answering(
        "sys.stdout.write('x')\nsys.stdout.flush()\nreturn right(n, takes)", "import sys"
    ),
    "logging": answering(
        "logging.warning('pile %s', n)\nreturn right(n, takes)",
        "import logging\nlogging.basicConfig(level=logging.DEBUG)",
    ),
    "warnings": answering(
        "warnings.warn('old', DeprecationWarning)\nreturn right(n, takes)", "import warnings"
    ),
    "slow-but-linear": answering(
        """
        total = 0
        for pile in range(n + 1):
            for i in range(30):
                total += i
        return right(n, takes)
        """
    ),
    "numpy-array": answering("return np.array(right(n, takes))", "import numpy as np"),
    "numpy-small": answering("return [np.uint8(x) for x in right(n, takes)]", "import numpy as np"),
    "numpy-inside": """
        import numpy as np
        def label_subtraction(n, takes):
            labels = np.zeros(n + 1, dtype=np.int8)
            for pile in range(n + 1):
                labels[pile] = any(s <= pile and labels[pile - s] == 0 for s in takes)
            return labels
        """,
    "tuple": answering("return tuple(right(n, takes))"),
    "deque": answering("return deque(right(n, takes))", "from collections import deque"),
    "array": answering("return array('i', right(n, takes))", "from array import array"),
    "bytearray": answering("return bytearray(right(n, takes))"),
    "own-enum": answering(
        "return [Label(x) for x in right(n, takes)]",
        "import enum\nclass Label(enum.IntEnum):\n    LOSE = 0\n    WIN = 1",
    ),
    "outcomes": answering(
        "return [WIN if x else LOSE for x in right(n, takes)]",
        "from gamegraphs import DRAW, LOSE, WIN, GameGraph\nfrom gamegraphs.draw import draw",
    ),
    "package": answering(
        "return [gg.Outcome(x) for x in right(n, takes)]",
        "import gamegraphs as gg\ng = gg.solve(gg.GameGraph.from_moves([[1], []]))\nprint(g)",
    ),
    "package-in-part": answering(
        "return [int(WIN) if x else LOSE for x in right(n, takes)]",
        "from gamegraphs import LOSE, WIN, GameGraph, solve\nprint(solve([[]]))",
    ),
    "star": answering(
        "return [WIN if x else LOSE for x in right(n, takes)]", "from gamegraphs import *"
    ),
    "asyncio": answering(
        "return asyncio.run(work(n, takes))",
        "import asyncio\nasync def work(n, takes):\n    return right(n, takes)",
    ),
    "asyncio-threads": answering(
        """
        async def work():
            return await asyncio.to_thread(right, n, takes)
        return asyncio.run(work())
        """,
        "import asyncio",
    ),
    "numba": answering(
        "return list(label(n, List(takes)))",
        """
        from numba import njit
        from numba.typed import List
        @njit(cache=True)
        def label(n, takes):
            labels = [0] * (n + 1)
            for pile in range(n + 1):
                for take in takes:
                    if take <= pile and labels[pile - take] == 0:
                        labels[pile] = 1
            return labels
        """,
    ),
    "pandas": answering("return pd.Series(right(n, takes)).tolist()", "import pandas as pd"),
    "future": "from __future__ import annotations\n"
    + PLAIN.replace("takes):", "takes: Ls) -> Ls:"),
    "hints": PLAIN.replace(
        "(n, takes)", "(n: int, takes: List[int]) -> Optional[List[int]]"
    ).replace("\ndef", "\nfrom typing import List, Optional\ndef"),
    "dataclass": answering(
        "return [p.label for p in map(Pile, range(n + 1), right(n, takes))]",
        """
        from __future__ import annotations
        from dataclasses import dataclass, field
        from typing import ClassVar, NamedTuple
        class Move(NamedTuple):
            take: int
        @dataclass
        class Pile:
            size: int
            label: int
            none: ClassVar[int] = 0
            moves: list[Move] = field(default_factory=list)
        """,
    ),
    "main-guard": PLAIN + "if __name__ == '__main__':\n    import sys\n    sys.exit(main())\n",
    "script": PLAIN + "n, *takes = map(int, input().split())\nprint(label_subtraction(n, takes))\n",
    "exits": PLAIN + "import sys\nprint('done')\nsys.exit(0)\n",
    "twice": "def label_subtraction(n, takes):\n    return None\n" + PLAIN,
    "helper-below": PLAIN.replace("label_subtraction", "helper_below").join(
        ["def label_subtraction(n, takes):\n    return helper_below(n, takes)\n", ""]
    ),
    "decorator": answering(
        "return right(n, takes)",
        before="""
        import functools, time
        def timed(function):
            @functools.wraps(function)
            def inner(*args, **kwargs):
                start = time.perf_counter()
                try:
                    return function(*args, **kwargs)
                finally:
                    print("took", time.perf_counter() - start)
            return inner
        """,
        after="label_subtraction = timed(label_subtraction)",
    ),
    "cache": """
        from functools import cache
        def label_subtraction(n, takes):
            @cache
            def win(pile):
                return int(any(s <= pile and win(pile - s) == 0 for s in takes))
            return [win(pile) for pile in range(n + 1)]
        """,
    "class": """
        class Solver:
            def __init__(self, n, takes):
                self.n, self.takes, self.labels = n, takes, {}
            def label(self, pile):
                better = (s for s in self.takes if s <= pile and self.labels[pile - s] == 0)
                return int(next(better, None) is not None)
            def solve(self):
                for pile in range(self.n + 1):
                    self.labels[pile] = self.label(pile)
                return list(self.labels.values())
        def label_subtraction(n, takes):
            return Solver(n, takes).solve()
        """,
    "callable-object": answering(
        "return None",
        after="""
        class Answer:
            def __call__(self, n, takes):
                return right(n, takes)
        label_subtraction = Answer()
        """,
    ),
    "method": answering(
        "return None",
        after="""
        class Answers:
            @staticmethod
            def label(n, takes):
                return right(n, takes)
        label_subtraction = Answers.label
        """,
    ),
    "lambda": answering("return 0", after="label_subtraction = lambda n, takes: right(n, takes)"),
    "nested": """
        def label_subtraction(n, takes):
            labels = [0] * (n + 1)
            def set_label(pile):
                def good(s):
                    return s <= pile and labels[pile - s] == LOSE
                labels[pile] = WIN if any(map(good, takes)) else LOSE
            for pile in range(n + 1):
                set_label(pile)
            return labels
        LOSE, WIN = 0, 1
        """,
    "global-counter": answering(
        "global calls\ncalls += 1\nseen.append(n)\nreturn right(n, takes)", "calls, seen = 0, []"
    ),
    "recursion-limit": "import sys\nsys.setrecursionlimit(10**6)\n" + PLAIN,
    "thread": answering(
        """
        found = []
        thread = threading.Thread(target=lambda: found.extend(right(n, takes)))
        thread.start()
        thread.join()
        return found
        """,
        "import sys, threading\nsys.setrecursionlimit(10**6)\nthreading.stack_size(256 << 20)",
    ),
    "thread-that-ends-late": answering(
        """
        found, done = [], threading.Event()
        def work():
            found.extend(right(n, takes))
            done.set()
            time.sleep(0.003)
        threading.Thread(target=work).start()
        done.wait()
        return found
        """,
        "import threading, time\nthreading.stack_size(1000 << 20)",
    ),
    "devnull": answering(
        """
        with open(os.devnull, "w") as file, contextlib.redirect_stdout(file):
            print("quiet")
        return right(n, takes)
        """,
        "import contextlib, os",
    ),
    "log-in-each-call": answering(
        """
        with open("log.txt", "a") as log:
            print("piles up to", n, file=log)
        return right(n, takes)
        """
    ),
    "log-opened-at-import": answering(
        "log.write(f'{n} {takes}\\n')\nlog.flush()\nreturn right(n, takes)",
        "log = open('log.txt', 'w', encoding='utf-8')",
    ),
    "log-by-logging": answering(
        "logging.info('pile %s', n)\nreturn right(n, takes)",
        "import logging\nlogging.basicConfig(filename='log.txt', level=logging.INFO)",
    ),
    "temporary-file": answering(
        """
        with tempfile.NamedTemporaryFile("w+") as file:
            file.write(" ".join(map(str, right(n, takes))))
            file.flush()
            file.seek(0)
            return list(map(int, file.read().split()))
        """,
        "import tempfile",
    ),
    "temporary-folder": answering(
        """
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "labels.json"
            path.write_text(json.dumps(right(n, takes)))
            assert path.exists()
            return json.loads(path.read_text())
        """,
        "import json, tempfile\nfrom pathlib import Path",
    ),
    "temporary-folders-left": answering(
        "with open(os.path.join(tempfile.mkdtemp(), 'log'), 'w') as file:\n    file.write('x')\n"
        "return right(n, takes)",
        "import os, tempfile",
    ),
    "timers": answering(
        "signal.setitimer(signal.ITIMER_PROF, 0)\nreturn right(n, takes)",
        "import signal\nsignal.signal(signal.SIGALRM, lambda *a: None)\nsignal.alarm(1)",
    ),
    "warnings-are-errors": answering(
        "return right(n, takes)", "import warnings\nwarnings.simplefilter('error')"
    ),
    "pool-of-threads": answering(
        "with ThreadPoolExecutor(2) as pool:\n    return pool.submit(right, n, takes).result()",
        "from concurrent.futures import ThreadPoolExecutor",
    ),
    "input-changed": answering("takes.sort()\ntakes.append(10**9)\nreturn right(n, takes)"),
    "string-enum": answering(
        "return [int(Label.WIN == ('win' if x else 'lose')) for x in right(n, takes)]",
        "from enum import Enum\nclass Label(str, Enum):\n    WIN = 'win'",
    ),
    "random": answering(
        "return right(n, random.sample(takes, len(takes)))", "import random\nrandom.seed()"
    ),
    "positional": answering("return right(pile_count, rules)").replace(
        "def label_subtraction(n, takes)", "def label_subtraction(pile_count, rules, /, *more)"
    ),
    "match": """
        def label_subtraction(n, takes):
            labels = []
            while (pile := len(labels)) <= n:
                match [labels[pile - s] for s in takes if s <= pile]:
                    case [*left] if 0 in left:
                        labels.append(1)
                    case _:
                        labels.append(0)
            return labels
        """,
    "unicode": PLAIN.replace("labels", "étiquettes") + "# ✓ 棋\n",
    "bom": b"\xef\xbb\xbf" + PLAIN.encode(),
    "crlf": PLAIN.replace("\n", "\r\n").encode(),
    "cr": PLAIN.replace("\n", "\r").encode(),
    "latin-1-declared": b"# -*- coding: latin-1 -*-\n# \xe9\n" + PLAIN.encode("latin-1"),
    "tabs": PLAIN.replace("    ", "\t"),
    "no-newline": PLAIN.strip(),
    "files": PLAIN + "open('out.txt', 'w').write('x')\nopen('in.txt').read()\nprint(__file__)\n",
    "network": "import urllib.request\nurllib.request.urlopen('http://example.org')\n" + PLAIN,
    "subprocess": "import subprocess\nsubprocess.run(['ls'])\n" + PLAIN,
    "missing-module": "import there_is_no_such_module as m\nm.start()\n" + PLAIN,
    "asleep-at-first": "import time\ntime.sleep(600)\n" + PLAIN,
    "experiment": PLAIN + "total = 0\nwhile True:\n    total += 1\n",
    "assertion": PLAIN + "assert label_subtraction(1, [1]) == [1, 1], 'my test is wrong'\n",
    "doctest": PLAIN + "import doctest\ndoctest.testmod()\nimport unittest\nunittest.main()\n",
}

NOTEBOOKS: dict[str, str] = {
    "notebook": notebook(
        "from gamegraphs.course import check, hint", PLAIN, "check(8, label_subtraction)", "hint(8)"
    ),
    "exception": notebook("1 / 0", PLAIN, "undefined_name + 1", "raise SystemExit"),
    "helpers-later": notebook(
        "def label_subtraction(n, takes):\n    return helper(n, takes)",
        PLAIN.replace("label_subtraction", "helper"),
    ),
    "order": notebook(
        "label_subtraction = tell(answer)",
        "def answer(n, takes):\n    return right(n, takes, ZERO)",
        "def tell(function):\n    print(function)\n    return function",
        PLAIN.replace("label_subtraction(n, takes)", "right(n, takes, zero)"),
        "ZERO = ONE - 1",
        "ONE = 1",
    ),
    "magics": notebook(
        "%matplotlib inline\n%load_ext autoreload\n!pip install numpy\nfiles = !ls\nx = %time 5",
        "%%time\n" + PLAIN,
        "%%bash\nls -l | wc",
        "%%html\n<b>x</b>",
        "label_subtraction?",
        "for i in range(3):\n    !echo {i}\n    %time label_subtraction(3, [1])",
        "?label_subtraction\n??label_subtraction",
    ),
    "run": notebook(
        "%%writefile helper.py\n" + PLAIN.replace("label_subtraction", "right"),
        "%run helper.py",
        "label_subtraction = right",
    ),
    "time-in-a-body": notebook(
        PLAIN.replace("label_subtraction", "right"),
        "def label_subtraction(n, takes):\n    %time labels = right(n, takes)\n    return labels",
        "!pip install \\\n    numpy \\\n    networkx\nprint('done')",
    ),
    "written-module": notebook(
        "%%writefile helper.py\n" + PLAIN,
        "from helper import label_subtraction",
    ),
    "percent": notebook(
        'text = ("%d piles"\n        % 3)\n'
        + PLAIN
        + '\nhelp_text = """\n%matplotlib is a magic\n!ls too\n"""\n',
    ),
    "input": notebook(
        "name = input('Your name? ')\nprint(name)", PLAIN, "import getpass", "getpass.getpass()"
    ),
    "plots": notebook(
        "import matplotlib.pyplot as plt\nimport networkx as nx\nimport not_installed",
        PLAIN,
        "plt.plot(label_subtraction(9, [1, 2]))\nplt.show()",
    ),
    "display": notebook(
        "from IPython.display import HTML\nHTML('<b>x</b>')",
        PLAIN.replace("    return", "    display(labels)\n    return"),
        "get_ipython().run_line_magic('matplotlib', 'inline')",
        "exit()",
        "_ = Out[1]",
    ),
    "pictures": notebook(
        "from gamegraphs import GameGraph\nfrom gamegraphs.draw import draw",
        "draw(GameGraph.from_moves([[1], []]), [1, 0], title='x')",
        PLAIN,
        "from gamegraphs.course import practice\npractice([[1], []])",
    ),
    "guarded": notebook("if __name__ == '__main__':\n" + PLAIN.replace("\n", "\n    ")),
    "twice-in-cells": notebook("def label_subtraction(n, takes): return 5", PLAIN),
    "broken-cell": notebook("def broken(:\n    pass", PLAIN, "print 'Python 2'", "return 5"),
    "await": notebook("import asyncio\nawait asyncio.sleep(0)", PLAIN, "async def later(): ..."),
    "one-string": json.dumps({"cells": [{"cell_type": "code", "source": PLAIN}]}),
    "other-cells": json.dumps(
        {
            "cells": [
                {"cell_type": "raw", "source": "x"},
                {"cell_type": "code", "source": PLAIN},
                {"cell_type": "heading"},
                {"cell_type": "code", "source": []},
            ]
        }
    ),
    "endless-cell": notebook("while True:\n    pass", PLAIN, "import time\ntime.sleep(1000)"),
}


def files() -> dict[str, tuple[str, bytes]]:
    """Return for each name the ending of a file and its content."""
    found = {}
    for ending, table in ((".py", PYTHON), (".ipynb", NOTEBOOKS)):
        for name, content in table.items():
            text = dedent(content) if isinstance(content, str) and ending == ".py" else content
            found[name] = (ending, text if isinstance(text, bytes) else text.encode())
    return found
