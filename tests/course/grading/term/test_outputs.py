"""Reports are written over nothing that a teacher wrote or a student handed in."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.grading.term.outputs import refuse_overwriting


def test_new_files_may_be_written_also_beside_the_folders_of_students(tmp_path):
    read = [tmp_path / "class.csv", None]
    refuse_overwriting([tmp_path / "grades.csv", None], read, tmp_path)
    refuse_overwriting([tmp_path / "out" / "grades.csv"], read, tmp_path / "week-1")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (["class.csv"], "class.csv is read"),
        (["week-1/../class.csv"], "class.csv is read"),
        (["link.csv"], "link.csv is read"),
        (["grades.csv", "./grades.csv"], "two reports would be written into"),
        (["week-1/ann/grades.csv"], "lies among what was handed in"),
    ],
)
def test_what_is_there_is_not_written_over(tmp_path, written, told):
    (tmp_path / "week-1" / "ann").mkdir(parents=True)
    (tmp_path / "link.csv").symlink_to("class.csv")
    paths = [tmp_path / name for name in written]
    with pytest.raises(GameGraphError, match=told):
        refuse_overwriting(paths, [tmp_path / "class.csv"], tmp_path / "week-1")
