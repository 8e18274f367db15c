"""Write the table of the exercises into README.md, between its two markers.

Usage: python tools/make_exercise_table.py      (`make exercises` does it too)
"""

from __future__ import annotations

from pathlib import Path

from gamegraphs.course.exercises import EXERCISES, Exercise

README = Path(__file__).parent.parent / "README.md"
BEGIN = "<!-- The table is written by tools/make_exercise_table.py. -->"
END = "<!-- The table ends here. -->"


def table() -> str:
    """Return the table, a row for each exercise."""
    head = "| no. | exercise | you write | taught in |\n|---|---|---|---|"
    return "\n".join([head, *map(row, EXERCISES.values())])


def row(exercise: Exercise) -> str:
    """Return the row of an exercise.

    >>> row(EXERCISES[5])[:64]
    '| 5 | [Misere play](exercises/task_05_label_misere.ipynb) | `lab'
    """
    return (
        f"| {exercise.number} | [{exercise.title}](exercises/{exercise.slug}.ipynb) "
        f"| `{exercise.function}` "
        f"| [{exercise.notebook[:2]}](notebooks/{exercise.notebook}.ipynb) |"
    )


def with_table(text: str) -> str:
    """Return a text with the table between its markers, whatever stood there."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the text has to have {BEGIN} and {END}, in this order")
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> None:
    """Write the table into README.md."""
    README.write_text(with_table(README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
