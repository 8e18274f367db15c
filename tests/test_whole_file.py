"""Files that are written whole or not at all: what is there after a failure."""

import pytest

from gamegraphs.whole_file import whole_file


def test_the_old_file_stays_until_the_new_one_is_whole(tmp_path):
    path = tmp_path / "a.txt"
    for text in ("first", "second"):
        with whole_file(path) as half:
            half.write_text(text)
            assert not path.exists() or path.read_text() == "first"
            assert half.parent == path.parent
        assert path.read_text() == text
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
@pytest.mark.parametrize("written", [True, False])
def test_where_writing_fails_the_old_file_stays_and_nothing_else(tmp_path, error, written):
    path = tmp_path / "a.txt"
    path.write_text("old")

    def write():
        with whole_file(path) as half:
            if written:
                half.write_text("ne")
            raise error

    with pytest.raises(error):
        write()
    assert path.read_text() == "old"
    assert [*tmp_path.iterdir()] == [path]


def test_what_a_kill_has_left_is_taken_by_the_next_writer(tmp_path):
    path = tmp_path / "a.txt"
    (tmp_path / "a.half").write_text("left by a kill")
    with whole_file(path, "a.half") as half:
        half.write_text("all")
    assert path.read_text() == "all"
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_that_cannot_be_replaced_is_an_error_and_leaves_nothing(tmp_path):
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(OSError, match="folder"), whole_file(path) as half:
        half.write_text("x")
    assert [*tmp_path.iterdir()] == [path]
