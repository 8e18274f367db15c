"""The first words of a check: that something is wrong, and where, before all of it is known.

In a notebook they stand where the verdict will stand, which takes their place. On a terminal they
are a line that is taken away when the verdict comes. Where neither is to be had, nothing is said.
"""

from __future__ import annotations

import ast
import linecache
import shutil
import sys
from html import escape
from types import FrameType
from typing import Any

_ERASE = "\r\x1b[K"
_to_be_replaced: tuple[Any, Any] | None = None  # a verdict, and the display handle of its words


class FirstWords:
    """Says one sentence at once; `caller` is the frame that has called the check."""

    def __init__(self, caller: FrameType | None) -> None:
        self._shell = _notebook_shell()
        self._shown = self._shell is not None and _is_shown(caller)
        self._handle: Any = None
        self._line = False

    def say(self, text: str) -> None:
        """Show the sentence, if there is a place for it."""
        if self._shown:
            from IPython.display import display

            page = {"text/html": f"<p>{escape(text)}</p>", "text/plain": text}
            self._handle = display(page, raw=True, display_id=True)  # type: ignore[no-untyped-call]
        elif self._shell is None and _is_terminal():
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write(text if len(text) <= width else f"{text[: width - 3]}...")
            sys.stderr.flush()
            self._line = True

    def end(self, verdict: Any = None) -> None:
        """Take the words away: on a terminal now, in a notebook when this verdict is shown."""
        global _to_be_replaced
        if self._line:
            sys.stderr.write(_ERASE)
            sys.stderr.flush()
            self._line = False
        if self._handle is not None and verdict is not None:
            _to_be_replaced = (verdict, self._handle)


def words_before(verdict: Any) -> Any:
    """Return the display handle of the words that this verdict replaces, once; None without any."""
    global _to_be_replaced
    if _to_be_replaced is None or _to_be_replaced[0] is not verdict:
        return None
    handle, _to_be_replaced = _to_be_replaced[1], None
    return handle


def _notebook_shell() -> Any:
    """Return the shell of a notebook, None on a terminal or without IPython."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return None if type(shell).__name__ == "TerminalInteractiveShell" else shell


def _is_terminal() -> bool:
    try:
        return sys.stderr.isatty()
    except (AttributeError, ValueError):  # there is none, or it is closed
        return False


def _is_shown(caller: FrameType | None) -> bool:
    """Return whether the cell ends with this call, so that its verdict is what is shown."""
    if caller is None or caller.f_code.co_name != "<module>":
        return False
    source = "".join(linecache.getlines(caller.f_code.co_filename)).rstrip()
    try:
        last = ast.parse(source).body[-1]
    except (SyntaxError, ValueError, IndexError):
        return False
    if source.endswith(";") or not isinstance(last, ast.Expr):
        return False
    if not isinstance(last.value, ast.Call):
        return False
    called = last.value.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name == "check" and last.lineno <= caller.f_lineno <= (last.end_lineno or 0)
