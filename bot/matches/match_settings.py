"""How much is told at a table that has started; its host or a moderator may change it."""

from dataclasses import replace

from bot.matches.person import Person
from bot.matches.transaction import MatchTransaction
from bot.store import match_settings
from bot.store.match_settings import Verbosity


async def tell_otherwise(transaction: MatchTransaction, person: Person, verbosity: Verbosity) -> None:
    """Tell more or less from now on. Raises NotHost, NotStarted or MatchEnded."""
    match = transaction.table.match
    transaction.table.require_alive()
    transaction.table.require_host(person)
    known = await match_settings.read(transaction.connection, match.id)
    if known.verbosity == verbosity:
        return
    await match_settings.keep(transaction.connection, match.id, replace(known, verbosity=verbosity))
    by = "player" if person.user_id == match.host_id else "moderator"
    await transaction.write_note(by, "told", actor=person.name, verbosity=verbosity)
