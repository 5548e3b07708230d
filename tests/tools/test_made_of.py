"""Was it made of these very files? Content counts, dates do not."""

import os
from pathlib import Path

from tools.made_of import main


def test_only_content_counts(tmp_path: Path) -> None:
    source, stamp = tmp_path / "a.ts", tmp_path / "build" / "made-of"
    source.write_text("one")
    files = [str(source)]
    assert main(stamp, False, files) == 1
    assert main(stamp, True, files) == 0
    assert main(stamp, False, files) == 0
    os.utime(source, (1, 1))
    assert main(stamp, False, files) == 0
    source.write_text("two")
    assert main(stamp, False, files) == 1


def test_a_file_more_is_a_difference(tmp_path: Path) -> None:
    one, two = tmp_path / "a.ts", tmp_path / "b.ts"
    one.write_text("")
    two.write_text("")
    stamp = tmp_path / "made-of"
    main(stamp, True, [str(one)])
    assert main(stamp, False, [str(one), str(two)]) == 1
