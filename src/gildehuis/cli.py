"""The `gildehuis` command: puts the commands together and says what went wrong in one line."""

import sys
from importlib import import_module
from typing import Annotated

import typer
from typer.exceptions import TyperException

from gildehuis import __version__
from gildehuis.core.refusal import BadInput
from gildehuis.engine import MODE

COMMANDS = {  # and the module of each, in the order of the help
    "play": "gildehuis.commands.play",
    "join": "gildehuis.commands.join",
    "watch": "gildehuis.commands.replay",
    "simulate": "gildehuis.commands.simulate",
    "verify": "gildehuis.commands.verify",
    "replay": "gildehuis.commands.replay",
    "perft": "gildehuis.commands.perft",
    "rules": "gildehuis.commands.rules",
    "conformance": "gildehuis.commands.conformance",
    "new-game": "gildehuis.commands.new_game",
    "bench": "gildehuis.commands.bench",
    "arena": "gildehuis.commands.arena",
    "balance": "gildehuis.commands.balance",
    "serve": "gildehuis.server.commands",
    "load": "gildehuis.server.commands",
    "backup": "gildehuis.server.commands",
    "restore": "gildehuis.server.commands",
    "edition": "gildehuis.commands.edition",
}
WRONG_INPUT, INTERRUPTED = 2, 130


def _show_version(asked: bool) -> None:
    if asked:
        print(f"gildehuis {__version__} ({MODE})")
        raise typer.Exit


def build(only: str | None = None) -> typer.Typer:
    """The command with all it can do; or with one command `only`, so that it starts sooner."""
    app = typer.Typer(invoke_without_command=True, pretty_exceptions_enable=False)
    app.callback()(house)
    for name in [only] if only in COMMANDS else COMMANDS:
        module = import_module(COMMANDS[name])
        if name == "edition":
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name.replace("-", "_")))
    return app


def house(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="And the mode.")
    ] = False,
) -> None:
    """Four board games about medieval builders and guilds. Alone: play in your browser."""
    if context.invoked_subcommand is None:
        import_module(COMMANDS["serve"]).serve(browser=True)


def main() -> None:
    """Run the command; wrong input is one clear line and exit code 2."""
    try:
        code = build(next(iter(sys.argv[1:]), None))(standalone_mode=False)
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
