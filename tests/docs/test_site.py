"""The documentation is built without a warning, whole, and fetches nothing from elsewhere."""

import re
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.paths import ROOT

SITE = ROOT / "build" / "site"
FETCHED = re.compile(r'<(?:script|img|link|iframe)[^>]*?(?:src|href)="?([^" >]+)')
LINKED = re.compile(r'<a [^>]*?href="?([^" >]+)')


def test_the_site() -> None:
    """One test, for all of it needs the one build that `make docs` makes."""
    subprocess.run(["make", "--silent", "docs"], cwd=ROOT, check=True, timeout=300)
    pages = sorted(SITE.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        source = page.read_text(encoding="utf-8")
        for address in FETCHED.findall(source):
            assert not urlsplit(address).netloc, f"{page} fetches {address}"
            assert leads_somewhere(page, address), f"{page} lacks {address}"
        for address in LINKED.findall(source):
            assert leads_somewhere(page, address), f"{page} leads to {address}"


def leads_somewhere(page: Path, address: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme or not parts.path:
        return True
    target = (
        SITE / parts.path.lstrip("/") if parts.path.startswith("/") else page.parent / parts.path
    )
    return Path(unquote(str(target))).exists()
