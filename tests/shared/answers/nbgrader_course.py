"""A course of nbgrader's in a folder, with one assignment, "games", made of one notebook."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbformat import NotebookNode


def nbgrader_course(folder: Path, path: Path, config=None):
    """Return nbgrader's interface to a new course whose assignment is the notebook at `path`."""
    from nbgrader.apps.api import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import Config

    source = folder / "source" / "games"
    source.mkdir(parents=True)
    (source / path.name).write_bytes(path.read_bytes())
    config = config or Config()
    config.CourseDirectory.root = str(folder)
    config.CourseDirectory.course_id = "gamegraphs"
    return NbGraderAPI(CourseDirectory(config=config), config=config)


def released(folder: Path) -> NotebookNode:
    """Return the notebook as nbgrader has made it for students."""
    (path,) = (folder / "release" / "games").glob("*.ipynb")
    return nbformat.read(path, as_version=4)


def submit(folder: Path, student: str, book: NotebookNode) -> None:
    """Hand in a notebook under the name that it was released by."""
    (path,) = (folder / "release" / "games").glob("*.ipynb")
    place = folder / "submitted" / student / "games"
    place.mkdir(parents=True)
    nbformat.write(book, place / path.name)
