"""The pictures of the documentation: those a page shows, as WebP, new only where they look new.

`make screens` leaves every picture in build/screens; this takes what pages show into docs/screens.
"""

import re
import sys
from pathlib import Path

from PIL import Image, ImageChops

ROOT = Path(__file__).parents[1]
TAKEN = ROOT / "build" / "screens"  # PNG, all of them
SHOWN = ROOT / "docs" / "screens"
MOST_BYTES = 1_500_000  # of all together
QUALITY = 80
SHADE = 24  # of 255: compressing alone changes a pixel so much
SHARE = 0.002  # of the pixels: less is no difference to the eye
_PICTURE = re.compile(r"screens/([\w-]+\.\w+)")


def shown() -> dict[str, Path]:
    """Every picture of docs/screens that a page shows, and one such page."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return {
        name: page for page in pages for name in _PICTURE.findall(page.read_text(encoding="utf-8"))
    }


def problems() -> list[str]:
    """Pictures that are missed, spare, or together too heavy."""
    wanted = shown()
    kept = {path.name: path.stat().st_size for path in SHOWN.iterdir() if path.is_file()}
    missing = [
        f"{page.name} shows {name}, which is not there"
        for name, page in wanted.items()
        if name not in kept
    ]
    spare = [f"no page shows docs/screens/{name}" for name in kept if name not in wanted]
    weight = sum(kept.values())
    heavy = [f"docs/screens weighs {weight} bytes"] if weight > MOST_BYTES else []
    return missing + spare + heavy


def looks_the_same(one: Image.Image, other: Image.Image) -> bool:
    """To the eye: hardly any pixel of another shade."""
    if one.size != other.size:
        return False
    shades = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    differing = sum(shades.histogram()[SHADE:])
    return differing <= SHARE * one.width * one.height


def take(name: str) -> bool:
    """A picture from build/screens into docs/screens; False if it is not there or looks as ever."""
    source, target = TAKEN / Path(name).with_suffix(".png"), SHOWN / name
    if not source.exists():
        return False
    with Image.open(source) as picture:
        if target.exists():
            with Image.open(target) as before:
                if looks_the_same(picture, before):
                    return False
        target.parent.mkdir(parents=True, exist_ok=True)
        picture.convert("RGB").save(target, "WEBP", quality=QUALITY, method=6)
    return True


def main() -> int:
    for name in sorted(shown()):
        if take(name):
            print(f"pictures: docs/screens/{name} looks new")
    found = problems()
    for problem in found:
        print(f"pictures: {problem}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
