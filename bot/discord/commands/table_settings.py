"""/game table: how much is told at the table of a match, and who looks on."""

from discord import app_commands

from bot.discord.commands.context import about_match, defer_ephemeral, find_match, person_of, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import word
from bot.discord.commands.server_settings import VERBOSITY_CHOICES
from bot.discord.services import Interaction
from bot.store import match_settings
from bot.store.engine import reading
from bot.store.match_settings import VERBOSITIES, MatchSettings
from bot.store.matches import Match
from bot.views.texts import Texts


@game.command(name=word("command-table"), description=word("command-table-description"))
@app_commands.rename(verbosity=word("option-verbosity"), private=word("option-private"))
@app_commands.describe(
    verbosity=word("option-verbosity-description"), private=word("option-private-description")
)
@app_commands.choices(verbosity=VERBOSITY_CHOICES)
@about_match
async def table(
    interaction: Interaction,
    verbosity: str | None = None,
    private: bool | None = None,
    match: str | None = None,
) -> None:
    await defer_ephemeral(interaction)
    found = await find_match(interaction, match)
    async with reading(interaction.client.engine) as connection:
        known = await match_settings.read(connection, found.id)
    wished = MatchSettings(
        next((told for told in VERBOSITIES if told == verbosity), known.verbosity),
        known.players_only if private is None else private,
    )
    if wished != known:
        await _change(interaction, found, known, wished)
    await reply_ephemeral(interaction, shown(wished, texts_for(interaction)))


async def _change(
    interaction: Interaction, match: Match, known: MatchSettings, wished: MatchSettings
) -> None:
    """Raises Refusal or RefereeError."""
    person = await person_of(interaction)
    if match.status == "lobby":
        return await interaction.client.lobby.set_manners(match.id, person, wished)
    if wished.players_only != known.players_only:
        raise Refusal("privacy_is_fixed")
    return await interaction.client.referee.tell_otherwise(match.id, person, wished.verbosity)


def shown(kept: MatchSettings, texts: Texts) -> str:
    """How the match is told, in one line."""
    told, private = texts(f"verbosity-{kept.verbosity}"), "yes" if kept.players_only else "no"
    return texts("table-shown", verbosity=told, private=private)
