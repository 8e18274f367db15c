"""Docstrings of the package on their way into the reference: the lists in them as lists.

A docstring says of an answer "Region with", and below it, further in, a line for each part. To
Sphinx that is one paragraph; here each part becomes an item.
"""

from __future__ import annotations

import re

_PART = re.compile(r"^( +)([\w*][\w, *.\[\]]*) : (.*)$")


def with_items(lines: list[str]) -> list[str]:
    """Return the lines of a docstring with every indented "name : what it is" as a list's item.

    >>> with_items(["Region with", "    winning : bool,", "        shape (n,)", "", "End."])
    ['Region with', '', '    * ``winning`` : bool,', '      shape (n,)', '', 'End.']
    """
    found: list[str] = []
    indent: str | None = None  # of the items, inside a list
    for line in lines:
        part = _PART.match(line)
        if part and (indent is None or part[1] == indent):
            if indent is None:
                found.append("")
            indent = part[1]
            found.append(f"{indent}* ``{part[2]}`` : {part[3]}")
        elif indent is not None and line.startswith(indent + " "):
            found.append(f"{indent}  {line.strip()}")
        else:
            if indent is not None and line.strip():
                found.append("")
            indent = None
            found.append(line)
    return found


def on_docstring(
    app: object, what: str, name: str, value: object, options: object, lines: list[str]
) -> None:
    """Change a docstring in place, as Sphinx's event autodoc-process-docstring asks for."""
    lines[:] = with_items(lines)
