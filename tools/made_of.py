"""Was something made of these very files? `made_of.py STAMP FILE…`; `--write` after STAMP notes it.

By content, not by dates: a fresh checkout or another branch and back builds nothing anew.
"""

import sys
from hashlib import sha256
from pathlib import Path


def digest(files: list[str]) -> str:
    told = sha256()
    for name in sorted(files):
        told.update(name.encode() + b"\0" + sha256(Path(name).read_bytes()).digest())
    return told.hexdigest()


def main(stamp: Path, write: bool, files: list[str]) -> int:
    now = digest(files)
    if write:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(now, encoding="utf-8")
        return 0
    return 0 if stamp.exists() and stamp.read_text(encoding="utf-8") == now else 1


if __name__ == "__main__":
    where, *rest = sys.argv[1:]
    sys.exit(main(Path(where), "--write" in rest, [name for name in rest if name != "--write"]))
