"""What README and documentation show runs, links lead somewhere, and what is generated is fresh."""

import doctest
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
import typer

from gildehuis import __version__
from gildehuis.cli import build
from gildehuis.envs.describe import document
from tests.docs.blocks import Block, blocks
from tests.paths import ROOT

DOCS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))
PAGES = ["README.md", "CONTRIBUTING.md", "examples/README.md", *DOCS]
FOLLOWED = "docs/add-a-game.md"  # every block, in order, by test_add_a_game.py
NOT_RUN = {  # page and first line of a block of commands: why it is not run here
    ("README.md", "make play"): "starts a browser; tests/e2e play in one",
    ("README.md", "uvx gildehuis"): "installs from an index; make release-check does",
    ("docs/index.md", "make play"): "starts a browser; tests/e2e play in one",
    ("docs/research.md", "pip install"): "installs from an index; make release-check does",
}
INLINE = re.compile(r"`(gildehuis [^`]+)`")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def commands(page: str) -> list[Block]:
    if page == FOLLOWED:
        return []
    return [block for block in blocks(ROOT / page) if block.language == "sh"]


def reason(page: str, block: Block) -> str | None:
    for (where, opening), why in NOT_RUN.items():
        if where == page and block.text.startswith(opening):
            return why
    return None


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)])
def test_commands(page: str, tmp_path: Path) -> None:
    """The commands of a page, in their order, in a folder beside the examples."""
    script = "\n".join(block.text for block in commands(page) if reason(page, block) is None)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euc", script],
        cwd=tmp_path,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


def test_only_what_cannot_run_is_left_out() -> None:
    kept = {
        (page, opening)
        for page in PAGES
        for block in commands(page)
        for where, opening in NOT_RUN
        if where == page and block.text.startswith(opening)
    }
    assert kept == set(NOT_RUN)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_of_a_kind_that_is_checked(page: str) -> None:
    """Commands run, Python is a doctest, the one drawing of folders is compared with them."""
    if page == FOLLOWED:
        return
    for block in blocks(ROOT / page):
        if block.title is not None:  # a file of Lakenhal, written by test_add_a_game.py
            continue
        assert block.language in ("sh", "python", "text"), block
        assert block.language != "python" or ">>>" in block.text, block
        assert block.language != "text" or block.text.startswith("src/gildehuis/"), block


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in (ROOT / page).read_text(encoding="utf-8")]
)
def test_python(page: str) -> None:
    flags = doctest.NORMALIZE_WHITESPACE
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags)
    assert found.attempted
    assert not found.failed


@pytest.mark.parametrize("page", PAGES)
def test_commands_in_the_text_exist(page: str) -> None:
    """`gildehuis …` in a sentence or a table has commands and options that there are."""
    root = typer.main.get_command(build())
    for command in INLINE.findall((ROOT / page).read_text(encoding="utf-8")):
        given = shlex.split(command)[1:]
        context = root.make_context("gildehuis", list(given), resilient_parsing=True)
        part, rest = root, given
        while isinstance(part, typer.core.TyperGroup) and rest and not rest[0].startswith("-"):
            _, found, rest = part.resolve_command(context, rest)
            assert found is not None, command
            part = found
        if "--help" not in rest:
            alone = part.context_class(part, info_name=command)
            _, spare, _ = part.make_parser(alone).parse_args(list(rest))
            assert not spare, command


@pytest.mark.parametrize("page", PAGES)
def test_links(page: str) -> None:
    folder = (ROOT / page).parent
    for link in LINK.findall((ROOT / page).read_text(encoding="utf-8")):
        assert (folder / link).exists(), link


def test_the_house_is_drawn_as_it_stands() -> None:
    (drawn,) = (b for b in blocks(ROOT / "docs" / "how-it-works.md") if b.language == "text")
    package = ROOT / "src" / "gildehuis"
    named = {line.split("/")[0].strip() for line in drawn.text.splitlines()[1:] if line[0] == " "}
    folders = {path.name for path in package.iterdir() if (path / "__init__.py").exists()}
    assert named == folders


def test_the_way_of_a_move_leads_past_real_doors() -> None:
    """Every stop names a file that there is, and what stands in it."""
    page = (ROOT / "docs" / "how-it-works.md").read_text(encoding="utf-8")
    stops = re.findall(r"^\| \d+ \| (.+?) \|", page, re.MULTILINE)
    assert len(stops) == 11
    for stop in stops:
        path, *names = re.findall(r"`([^`]+)`", stop)
        file = ROOT / path if path.startswith("web/") else ROOT / "src" / "gildehuis" / path
        source = file.read_text(encoding="utf-8")
        for name in names:
            assert f"def {name.rpartition('.')[2]}(" in source, (path, name)


def test_the_table_of_slices_is_up_to_date() -> None:
    assert (ROOT / "docs" / "research-arrays.md").read_text(encoding="utf-8") == document()


def test_the_newest_change_is_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", __version__]
