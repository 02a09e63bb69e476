"""`gyoji export`: writes the record of a match in the database."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.console import echo, echo_error, write
from bot.settings import load_settings
from rules.core import record
from rules.core.record import MatchRecord


def export(
    match: Annotated[str, typer.Argument(help="The match's id, as /game list shows it.")],
    out: Annotated[Path | None, typer.Option(help="Where to write the record; stdout without it.")] = None,
) -> None:
    """Write the record of a match. While it runs, the record contains only public information."""
    found = asyncio.run(_read(match))
    if found.seed is None:
        echo_error(f"{match} still runs: this is what is public; the record to verify comes at its end")
    if out is None:
        sys.stdout.buffer.write(record.dump(found))
    else:
        write(out, record.dump(found))
        echo(str(out))


async def _read(match: str) -> MatchRecord:
    """Returns the record of a match. Raises UnknownMatch, NotStarted or StoreError."""
    from bot.matches import Referee
    from bot.store.backup import require_database
    from bot.store.engine import damage_reported, open_database

    url = load_settings().database_url
    require_database(url)
    engine = await open_database(url)
    try:
        with damage_reported(url):
            return await Referee(engine).record(match)
    finally:
        await engine.dispose()
