"""The command line, `gyoji COMMAND`.

Exit codes: 0 success; 1 the examined object is bad; 2 the command failed: a wrong argument, a broken file, a
missing token, an unknown match. Then one line on stderr gives the reason. 130 and 143: it was stopped.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Never

import typer

from bot.errors import HostError
from cli.console import echo_error, refusal_text
from rules.core.errors import CodedError, RulesError

COMMANDS = {
    "run": "Run the bot until it is stopped.",
    "invite": "Print the address that invites the bot to a server.",
    "doctor": "Try the Discord that is configured: one line for each check, right or what to do.",
    "demo": "Let simulated people play a whole game; then open index.html in the output folder.",
    "simulate": "Play many matches between artificial players, checking every rule of conservation.",
    "verify": "Replay records: seed, luck, digests, conservation and outcome must be right.",
    "draw": "Draw the position after an entry of a record; without --at, the last one.",
    "arena": "Let artificial players compete, rotating the seats after each match.",
    "train": "Learn the value of positions anew, from the last planning of a match to the first.",
    "rules": "Search the numbered rules of a title as `/game rules` does, best answer first.",
    "export": "Write the record of a match.",
    "backup": "Copy the database into one SQLite file while the bot runs, and replay every match in it.",
    "restore": "Put a copy in the place of the database that GYOJI_DATABASE_URL names.",
    "downgrade": "Take the database back to an older release, which can then be started.",
    "dst": "Simulate a month with the bot, its Discord, its people and all that can go wrong, from one seed.",
    "bench": "Measure pictures and matches on one core, or the bot as a process.",
    "move-database": "Copy everything into another, empty database, and replay all matches there.",
    "health": "Check whether the bot that runs with the same settings is healthy.",
}
"""Command name to help text: the first line of the docstring of the command's function."""
MODULES = {
    **dict.fromkeys(("backup", "restore", "move-database", "downgrade", "export"), "database"),
    **dict.fromkeys(("run", "health", "invite", "doctor"), "service"),
}
"""The modules of the commands that have no module of their own name."""

FAILED = 2
INTERRUPTED, TERMINATED = 130, 143
"""Exit codes after SIGINT and SIGTERM."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit with its code."""
    if threading.current_thread() is threading.main_thread():  # no other may have handlers
        signal.signal(signal.SIGTERM, _terminate)
    code = _invoke(sys.argv[1:] if arguments is None else arguments)
    try:
        typer.echo("", nl=False)  # it flushes stdout, if there is one
    except OSError as error:  # the disk is full; Python would try it again at its exit, and complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code if code == FAILED else _fail(str(error))
    sys.exit(code)


def application(command: str | None = None) -> typer.Typer:
    """Returns all commands with their help. Imports only the module of `command`, to start fast."""
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(_front)
    for name, summary in COMMANDS.items():
        if name == command:
            app.command(name)(function_of(name))
        else:
            app.command(name, help=summary)(_not_imported)
    return app


def function_of(command: str) -> Callable[..., Any]:
    module = import_module(f"cli.{MODULES.get(command, command)}")
    function: Callable[..., Any] = getattr(module, command.replace("-", "_"))
    return function


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # it imports a parser of e-mails

        typer.echo(f"gyoji {version('gyoji')}")
        raise typer.Exit


def _front(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and exit."),
    ] = False,
) -> None:
    """Gyoji, a referee for board games."""


def _not_imported() -> None:
    raise AssertionError("only the command that is asked for is run")


def _invoke(arguments: Sequence[str]) -> int:
    try:
        app = application(arguments[0] if arguments else None)
        code = typer.main.get_command(app).main(
            list(arguments) or ["--help"], prog_name="gyoji", standalone_mode=False
        )
    except typer.TyperException as error:
        return _fail(error.format_message())
    except TimeoutError as error:
        return _fail(str(error) or "it took too long; perhaps this machine has too much to do")
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except CodedError as error:
        return _fail(refusal_text(error))
    except (RulesError, HostError) as error:
        return _fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _terminate(*_: object) -> Never:
    """Let a command that is stopped tidy up: end its processes, and delete what is half written."""
    sys.exit(TERMINATED)


def _fail(reason: str) -> int:
    echo_error(reason)
    return FAILED
