"""The command line: `gyoji run, simulate, verify, draw, arena, export, backup, restore,
move-database, bench, demo, health`.

Exit codes: 0 all is well; 1 something that was examined is bad; 2 it could not be done: a wrong argument, a
broken file, a missing token, an unknown match. Then one line on stderr says why.
"""

import sys
from collections.abc import Sequence

import typer

from bot.cli import (
    arena,
    backup,
    bench,
    demo,
    draw,
    export,
    health,
    move_database,
    restore,
    run,
    simulate,
    verify,
)
from bot.cli.console import complain, in_words
from bot.settings import SettingsError
from bot.store.errors import StoreError
from rules.core.errors import CodedError, RulesError

app = typer.Typer(
    help="Gyoji, a referee for board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("run")(run.run)
app.command("demo")(demo.demo)
app.command("simulate")(simulate.simulate)
app.command("verify")(verify.verify)
app.command("draw")(draw.draw)
app.command("arena")(arena.arena)
app.command("export")(export.export)
app.command("backup")(backup.backup)
app.command("restore")(restore.restore)
app.command("bench")(bench.bench)
app.command("move-database")(move_database.move_database)
app.command("health")(health.health)

TROUBLE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    sys.exit(_invoke(arguments))


def _invoke(arguments: Sequence[str] | None) -> int:
    try:
        code = typer.main.get_command(app).main(arguments, prog_name="gyoji", standalone_mode=False)
    except typer.TyperException as error:
        return _fail(error.format_message())
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except CodedError as error:
        return _fail(in_words(error))
    except (RulesError, StoreError, SettingsError) as error:
        return _fail(str(error))
    except typer.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _fail(reason: str) -> int:
    if reason:  # without a command the help was shown, and there is no more to say
        complain(" ".join(reason.split()))
    return TROUBLE
