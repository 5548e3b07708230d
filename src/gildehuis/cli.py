"""The `gildehuis` command: puts the commands together and says what went wrong in one line."""

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from gildehuis import __version__
from gildehuis.commands import edition
from gildehuis.commands.arena import arena
from gildehuis.commands.balance import balance
from gildehuis.commands.bench import bench
from gildehuis.commands.conformance import conformance
from gildehuis.commands.join import join
from gildehuis.commands.perft import perft
from gildehuis.commands.play import play
from gildehuis.commands.replay import replay, watch
from gildehuis.commands.rules import rules
from gildehuis.commands.simulate import simulate
from gildehuis.commands.verify import verify
from gildehuis.core.refusal import BadInput
from gildehuis.engine import MODE
from gildehuis.server.commands import backup, load, restore, serve

app = typer.Typer(
    help="Four board games about medieval builders and guilds.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)
for command in (
    play,
    join,
    watch,
    simulate,
    verify,
    replay,
    perft,
    rules,
    conformance,
    bench,
    arena,
    balance,
    serve,
    load,
    backup,
    restore,
):
    app.command()(command)
app.add_typer(edition.app, name="edition")

WRONG_INPUT, INTERRUPTED = 2, 130


def _show_version(asked: bool) -> None:
    if asked:
        print(f"gildehuis {__version__} ({MODE})")
        raise typer.Exit


@app.callback()
def house(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="And the mode.")
    ] = False,
) -> None:
    """Four board games about medieval builders and guilds. Alone: play in your browser."""
    if context.invoked_subcommand is None:
        serve(browser=True)


def main() -> None:
    """Run the command; wrong input is one clear line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except BadInput as bad:
        _fail(str(bad), WRONG_INPUT)
    except TyperException as error:
        _fail(error.format_message(), WRONG_INPUT)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has stopped reading
        sys.exit(0)
    except (KeyboardInterrupt, typer.Abort):
        _fail("stopped", INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str, code: int) -> None:
    print(f"gildehuis: {message}", file=sys.stderr)
    sys.exit(code)
