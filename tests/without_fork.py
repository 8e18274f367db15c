"""A plugin of pytest: Python as it is where the system cannot fork, such as Windows.

    LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 python -m pytest -p without_fork ...

The module `os` loses what only such systems lack; subprocess keeps its own way to start programs.
"""

import os


def pytest_load_initial_conftests():
    """Take away what is lacking, before anything of the project is imported; only with -p."""
    for name in ("fork", "forkpty", "register_at_fork"):
        if hasattr(os, name):
            delattr(os, name)
