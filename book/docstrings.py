"""Docstrings of the package on their way into the reference: the lists in them as lists.

A docstring has sections such as Parameters, underlined, with "name : what it is" in each line, and
says of an answer "Region with" and below it, further in, a line for each part. Sphinx's napoleon
would take what stands behind the colon for a type; here each line becomes an item.
"""

from __future__ import annotations

import re

_SECTIONS = ("Attributes", "Parameters", "Raises", "Returns", "Yields")
_PART = re.compile(r"^( *)([\w*(][\w*, .()\[\]]*?) : (.*)$")


def as_rest(lines: list[str]) -> list[str]:
    """Return the lines of a docstring as reStructuredText, with sections and items.

    >>> as_rest(["Returns", "-------", "Region with", "    winning : bool,", "        shape (n,)"])
    ['**Returns**', '', 'Region with', '', '    * ``winning`` : bool,', '      shape (n,)']
    >>> as_rest(["Say yes.", "", ">>> {1 : 2}"])
    ['Say yes.', '', '>>> {1 : 2}']
    """
    found: list[str] = []
    inside = False  # a section, which ends with the first line that is neither item nor further in
    indent: str | None = None  # of the items of the list that goes on
    skip = False
    shown = False  # a doctest
    for number, line in enumerate(lines):
        if skip:
            skip = False
            continue
        below = lines[number + 1].strip() if number + 1 < len(lines) else ""
        if line.strip() in _SECTIONS and below and set(below) == {"-"}:
            found += [f"**{line.strip()}**", ""]
            inside, indent, skip = True, None, True
            continue
        shown = shown or line.lstrip().startswith(">>>")
        part = _PART.match(line)
        further_in = line.startswith("    ")
        if part and not shown and (inside or further_in):
            if indent is None or part[1] != indent:
                found.append("")
                indent = part[1]
            found.append(f"{indent}* ``{part[2]}`` : {part[3]}")
        elif indent is not None and line.startswith(indent + " "):
            found.append(f"{indent}  {line.strip()}")
        else:
            if indent is not None and line.strip():
                found.append("")
            if not line.strip():
                inside = shown = False
            elif not shown and found and _begin(line) > _begin(found[-1] or line):
                found.append("")  # what stands further in is a paragraph of its own
            indent = None
            found.append(line)
    return found


def _begin(line: str) -> int:
    return len(line) - len(line.lstrip())


def on_docstring(
    app: object, what: str, name: str, value: object, options: object, lines: list[str]
) -> None:
    """Change a docstring in place, as Sphinx's event autodoc-process-docstring asks for."""
    lines[:] = as_rest(lines)


def readable(signature: str) -> str:
    """Return a signature that Sphinx can read; it shows another as it is, with its raw types.

    >>> readable("(marks: Mapping[int, str] = <factory>)")
    '(marks: Mapping[int, str] = ...)'
    """
    return signature.replace("<factory>", "...")  # a value that a dataclass makes anew


def on_signature(
    app: object, what: str, name: str, value: object, options: object, signature: str, returns: str
) -> tuple[str, str] | None:
    """Return a signature as it is shown, as Sphinx's event autodoc-process-signature asks for."""
    return (readable(signature), returns) if signature else None
