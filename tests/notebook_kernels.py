"""Kernels that several processes of pytest can start at the same moment: a plugin for nbval.

    pytest -p tests.notebook_kernels --nbval -n 2 --dist loadfile ...

A kernel that listens on ports picks them before it takes them, so two can pick the same one and
one of them dies. These talk through files (Unix sockets) in a folder of their own, whose path is
short: 107 bytes is the most that the system takes.
"""

import os
import sys
import tempfile
from itertools import count
from typing import Any

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # as in tests/conftest.py

import nbval.kernel  # noqa: E402
from jupyter_client.manager import KernelManager  # noqa: E402

os.environ["GAMEGRAPHS_PROGRESS"] = "off"  # the kernels are nobody's progress
_folder = tempfile.TemporaryDirectory(prefix="kernels-")
_number = count()


def _manager(**given: Any) -> KernelManager:
    name = f"{_folder.name}/{next(_number)}"
    return KernelManager(transport="ipc", ip=name, connection_file=f"{name}.json", **given)


if os.name == "posix":
    nbval.kernel.KernelManager = _manager
