"""/game verify: proves that the luck of a match is the promised one, and that the rules were kept."""

from bot.discord.commands.context import find_match, match_messages_for, respond, texts_for
from bot.discord.commands.options import EndedMatchOption
from bot.discord.commands.registration import command
from bot.discord.ids import Address, Route
from bot.discord.services import Interaction
from bot.matches.records import Proven
from bot.store.matches import Match
from bot.views.message import Message, Text
from bot.views.table_messages import lucky_words
from bot.views.texts import Texts
from rules.core.chance import commitment
from rules.core.errors import RulesError


@command("verify")
async def verify(interaction: Interaction, match: EndedMatchOption = None) -> None:
    found = await find_match(interaction, match)
    lines = (
        await _open_table(interaction, found) if found.status == "lobby" else await _begun(interaction, found)
    )
    await respond(interaction, Message((Text("\n".join(lines)),)), Address(Route.TABLE, found.id))


async def _open_table(interaction: Interaction, match: Match) -> list[str]:
    """What is promised before the start; nothing at tables that were opened without a seed."""
    texts = texts_for(interaction)
    if match.seed is None:
        return [texts("refusal-not_started", match=match.id)]
    return [texts("verify-sealed", match=match.id, commitment=commitment(match.seed))]


async def _begun(interaction: Interaction, match: Match) -> list[str]:
    """What is promised while the match runs, and the proof when it has ended. Raises Refusal to strangers."""
    match_messages = await match_messages_for(interaction, match.id)
    position, texts = match_messages.position, match_messages.texts
    given = lucky_words(position.match.words or (), match_messages.names, texts)
    if not position.match.ended:
        return [texts("verify-sealed", match=match.id, commitment=position.commitment), *given]
    try:
        proven = await interaction.client.proofs.of(match.id)
    except RulesError as error:
        return [texts("verify-wrong", match=match.id, reason=str(error))]
    return [*_proven(match.id, proven, texts), *given]


def _proven(match_id: str, proven: Proven, texts: Texts) -> list[str]:
    proof, luck = proven.proof, proven.proof.luck
    earlier = [texts("verify-unproven", entries=proof.unproven)] if proof.unproven else []
    return [
        texts("verify-fits", match=match_id),
        *earlier,
        texts(
            "verify-computed",
            entries=proof.entries,
            shuffles=luck.shuffles,
            chances=luck.chances,
            singles=luck.singles,
        ),
        texts("verify-seed", seed=proven.seed),
        texts("verify-promised", commitment=proven.commitment),
    ]
