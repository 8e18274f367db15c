"""The file of progress of one test."""

import pytest

from gamegraphs.course.learning.progress_file import VARIABLE


@pytest.fixture
def path(tmp_path, monkeypatch):
    found = tmp_path / "progress.json"
    monkeypatch.setenv(VARIABLE, str(found))
    return found
