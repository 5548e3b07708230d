"""The `gildehuis` command: puts the commands together and says what went wrong in one line."""

import os
import sys
from importlib import import_module
from typing import Annotated, NamedTuple

import typer
from typer.exceptions import TyperException

from gildehuis import __version__
from gildehuis.core.refusal import BadInput
from gildehuis.engine import MODE
from gildehuis.extras import MissingExtra


class Command(NamedTuple):
    module: str
    summary: str  # as the command itself says it; here so that a list of all imports none


COMMANDS = {  # the module of each and what the list says of it, in the order of the list
    "play": Command(
        "gildehuis.commands.play",
        "Play in the terminal, alone against bots or several people taking turns at the keyboard.",
    ),
    "join": Command(
        "gildehuis.commands.join",
        "Sit down at a table of a server and play there; with no seat free you watch.",
    ),
    "watch": Command(
        "gildehuis.commands.replay",
        "Watch a recorded match, or bots as they play; space pauses, arrows step.",
    ),
    "simulate": Command(
        "gildehuis.commands.simulate",
        "Play matches bot against bot; `--out FILE.jsonl` keeps their records.",
    ),
    "verify": Command(
        "gildehuis.commands.verify",
        "Replay records and say yes, or where, why and by which rule not.",
    ),
    "replay": Command(
        "gildehuis.commands.replay",
        "Step through a record: arrows, space plays it. Without a terminal it prints all.",
    ),
    "perft": Command(
        "gildehuis.commands.perft",
        "Count the leaves at each depth; several seats that decide at once answer in order.",
    ),
    "rules": Command(
        "gildehuis.commands.rules", "Print the rulebook, one rule of it, or its coverage by tests."
    ),
    "conformance": Command(
        "gildehuis.commands.conformance",
        "Run every check of the contract on a game; exit code 1 if any is broken.",
    ),
    "new-game": Command(
        "gildehuis.commands.new_game",
        "Write a package with a small game in it, to be changed into your own.",
    ),
    "bench": Command(
        "gildehuis.commands.bench",
        "Decisions per second of random play on one core, and what a clone costs.",
    ),
    "arena": Command(
        "gildehuis.commands.arena",
        "Let bots play bots: every line-up on the same deals, from every seat.",
    ),
    "balance": Command(
        "gildehuis.commands.balance",
        "Report seat advantage, length, spread of points, and what is used by those who win.",
    ),
    "serve": Command("gildehuis.commands.serve", "Serve tables on the web until told to stop."),
    "load": Command(
        "gildehuis.commands.serve",
        "Play whole matches over real sockets, then check every message against the records.",
    ),
    "backup": Command(
        "gildehuis.commands.serve",
        "Write everything a server keeps into one file, also while it runs.",
    ),
    "restore": Command(
        "gildehuis.commands.serve",
        "Fill an empty database from a backup; the kind of database may be another.",
    ),
    "edition": Command(
        "gildehuis.commands.edition",
        "Component data that can be corrected by whoever owns the box.",
    ),
}
WRONG_INPUT, INTERRUPTED = 2, 130
COMPLETING = "_GILDEHUIS_COMPLETE"  # set by shells that ask how a line could go on


def _show_version(asked: bool) -> None:
    if asked:
        print(f"gildehuis {__version__} ({MODE})")
        raise typer.Exit


def build(only: str | None = None) -> typer.Typer:
    """The command with all it can do; or with one command `only`, so that it starts sooner."""
    app = _bare()
    for name in [only] if only in COMMANDS else COMMANDS:
        module = import_module(COMMANDS[name].module)
        if name == "edition":
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name.replace("-", "_")))
    return app


def listing() -> typer.Typer:
    """The command with the names of all it can do and nothing behind them."""
    app = _bare()
    for name, command in COMMANDS.items():
        app.command(name, short_help=command.summary)(lambda: None)
    return app


def _bare() -> typer.Typer:
    """Without Rich in the help: to draw its frames takes as long as all the rest."""
    app = typer.Typer(
        invoke_without_command=True, pretty_exceptions_enable=False, rich_markup_mode=None
    )
    app.callback()(house)
    return app


def house(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="And the mode.")
    ] = False,
) -> None:
    """Four board games about medieval builders and guilds. Alone: play in your browser."""
    if context.invoked_subcommand is None:
        import_module(COMMANDS["serve"].module).serve(browser=True)


def main() -> None:
    """Run the command; wrong input is one clear line and exit code 2."""
    try:
        code = _asked_for(next(iter(sys.argv[1:]), ""))(standalone_mode=False)
    except (BadInput, MissingExtra) as bad:
        _fail(str(bad), WRONG_INPUT)
    except TyperException as error:
        _fail(error.format_message(), WRONG_INPUT)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has stopped reading
        sys.exit(0)
    except (KeyboardInterrupt, typer.Abort):
        _fail("stopped", INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def _asked_for(first: str) -> typer.Typer:
    """As much of the command as its first word needs."""
    if COMPLETING in os.environ:
        return build()
    return build(first) if first in COMMANDS else listing()


def _fail(message: str, code: int) -> None:
    print(f"gildehuis: {message}", file=sys.stderr)
    sys.exit(code)
