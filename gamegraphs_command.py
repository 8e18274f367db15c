"""The console entry of `gamegraphs`: Ctrl-C ends it quietly, also while it is still being loaded.

It stands beside the package because Python runs the package's `__init__` before anything in it.
"""

from __future__ import annotations


def main() -> int:
    """Run the command and return its exit code, 130 after Ctrl-C."""
    try:
        from gamegraphs.cli import main as command

        return command()
    except KeyboardInterrupt:
        return 130
