"""/game verify: proves that the luck of a match was sealed before it, and that the rules were kept."""

from bot.discord.commands.options import EndedMatchOption
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.store.matches import Match
from bot.views.table_messages import lucky_words
from rules.core.chance import commitment
from rules.core.errors import RulesError


@command("verify")
async def verify(request: Request, *, match: EndedMatchOption) -> None:
    if match.status != "lobby":
        lines = await _begun(request, match)
    elif match.seed is None:  # a table that was opened without one: nothing is promised
        lines = [request.texts("refusal-not_started", match=match.id)]
    else:
        lines = [request.texts("verify-sealed", match=match.id, commitment=commitment(match.seed))]
    await request.respond_with_text(match.id, "\n".join(lines))


async def _begun(request: Request, match: Match) -> list[str]:
    """What is promised while the match runs, and the proof when it has ended. Raises Refusal to strangers."""
    messages = await request.messages(match.id)
    position, texts = messages.position, messages.texts
    given = lucky_words(position.match.words or (), messages.names, texts)
    if not position.match.ended:
        return [texts("verify-sealed", match=match.id, commitment=position.commitment), *given]
    try:
        proven = await request.bot.proofs.of(match.id)
    except RulesError as error:
        return [texts("verify-wrong", match=match.id, reason=str(error))]
    proof, luck = proven.proof, proven.proof.luck
    computed = {"shuffles": luck.shuffles, "chances": luck.chances, "singles": luck.singles}
    earlier = [texts("verify-unproven", entries=proof.unproven)] if proof.unproven else []
    return [
        texts("verify-fits", match=match.id),
        *earlier,
        texts("verify-computed", entries=proof.entries, **computed),
        texts("verify-seed", seed=proven.seed),
        texts("verify-promised", commitment=proven.commitment),
        *given,
    ]
