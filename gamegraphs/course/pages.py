"""Pages of HTML for teachers, made with Jinja2 from the templates of a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ..outcome import GameGraphError


def page(folder: Path, template: str, values: dict[str, Any]) -> str:
    """Return a page; every text in it is escaped, but what is Markup.

    What a student chose to write is never HTML in a browser. Raises GameGraphError where Jinja2 is
    not installed.
    """
    return str(_templates(folder).get_template(template).render(values))


@cache
def _templates(folder: Path) -> Any:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ModuleNotFoundError:
        raise GameGraphError('pages need Jinja2: pip install "gamegraphs[grade]"') from None
    return Environment(
        loader=FileSystemLoader(folder), autoescape=True, trim_blocks=True, lstrip_blocks=True,
        undefined=StrictUndefined,
    )  # fmt: skip
