"""A section of a notebook, and those that teach the rules of labelling.

What teaches an exercise stands with it: `Exercise.sections`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote


@dataclass(frozen=True)
class Section:
    """A heading of a notebook of the course."""

    notebook: str
    heading: str

    @property
    def link(self) -> str:
        """The address from a notebook in another folder of the course, as Jupyter writes it."""
        return f"../notebooks/{self.notebook}.ipynb#{quote(self.heading.replace(' ', '-'))}"

    def __str__(self) -> str:
        return f'notebook {self.notebook[:2]}, "{self.heading}"'


# What is broken, and where it is taught, in every exercise on labels.
LABEL_SECTIONS = {
    "terminal": Section("04-retrograde-analysis", "4. The wave by hand"),
    "LOSE": Section("04-retrograde-analysis", "7. Third version: the counter"),
    "WIN": Section("04-retrograde-analysis", "6. Second version: tell only those concerned"),
    "DRAW": Section("04-retrograde-analysis", "9. Why what is left is a DRAW"),
    "endless": Section("03-cycles-break-dfs", "4 First failure: the search never comes back"),
    "work": Section("04-retrograde-analysis", "Why it is O(n + m)"),
    "deep": Section("02-dag-memoisation", "11 Your own stack"),
}


def sections_for(
    general: Section, *shared: Mapping[str, Section], **own: Section
) -> Mapping[str, Section]:
    """Return what can be broken, and the section that teaches it; `general` is everything else, "".

    >>> general, work = Section("12-scale", "A"), Section("12-scale", "B")
    >>> found = sections_for(general, LABEL_SECTIONS, work=work)
    >>> str(found[""]), str(found["work"]), found["deep"].notebook
    ('notebook 12, "A"', 'notebook 12, "B"', '02-dag-memoisation')
    """
    known = {rule: section for sections in shared for rule, section in sections.items()}
    return {"": general, **known, **own}
