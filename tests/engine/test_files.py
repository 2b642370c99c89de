"""Files that are written whole or not at all."""

from pathlib import Path

import pytest

from sampan.engine.files import write_new


def test_a_file_is_written_anew(tmp_path: Path) -> None:
    for text in ("one", "other\n"):
        write_new(tmp_path / "file", text)
        assert (tmp_path / "file").read_text("utf-8") == text
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["folder", "nowhere/file"])
def test_what_cannot_be_written_is_named_and_leaves_nothing(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=name) as error:
        write_new(tmp_path / name, "text")
    assert error.value.filename == str(tmp_path / name)
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]
