"""What everybody should know before a decision: the rivals, who is about to win, what Save Face is about."""

from collections.abc import Iterator

from bot.views.honor.texts import HonorTexts, signed
from bot.views.title_texts import yes
from rules.core.chance import SEED_BYTES, Chance
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.advice.effects import borne
from rules.honor.commands import LoseHonor, Seppuku
from rules.honor.imagine import imagine
from rules.honor.prompts import AskDishonor, AskSaveFace, Cause
from rules.honor.state import Observation, Public


def rivals(public: Public, viewer: Seat, texts: HonorTexts) -> str:
    """All players but the viewer in one line, in the order of their turns (HO1.2)."""
    others = (Seat((viewer + step) % public.seats) for step in range(1, public.seats))
    return texts("rivals", rivals=" · ".join(_rival(public, seat, texts) for seat in others))


def _rival(public: Public, seat: Seat, texts: HonorTexts) -> str:
    """Honor with the next count, strength in attack and in defence, cards in both houses, and the lord."""
    players, player, printed = public.players, public.players[seat], texts.content
    signs = "👑" * (public.shogun == seat) + "🏯" * (reckoning.castle(printed, player) is not None)
    return texts(
        "rival",
        signs=f"{signs} " if signs else "",
        player=texts.player(seat),
        honor=signed(player.honor),
        gain=reckoning.income(printed, players, public.shogun, seat).gained,
        attack=reckoning.strength(printed, players, seat, defending=False),
        defence=reckoning.strength(printed, players, seat, defending=True),
        daimyo=len(player.daimyo_house) if player.daimyo else "–",
        samurai=len(player.samurai_house),
        serves=yes(player.serves is not None),
        lord="" if player.serves is None else texts.player(player.serves),
    )


def match_points(public: Public, texts: HonorTexts, viewer: Seat | None = None) -> list[str]:
    """A line for each player whose next count reaches the goal as things are (HO7.1), in turn order.

    Only the first of them wins; the others would if that were averted. Left out is who serves somebody before
    them: what averts the lord's victory may end the servant's income, too (HO5.2).
    """
    goal = texts.content.figures.goal[public.length]
    coming = reckoning.about_to_win(texts.content, public)
    served = [public.players[seat].serves for seat in coming]
    told = [seat for at, seat in enumerate(coming) if served[at] not in coming[:at]]
    return [
        texts(
            "match-point-later" if at else "match-point",
            own=yes(seat == viewer),
            player=texts.player(seat),
            honor=public.players[seat].honor,
            gain=reckoning.income(texts.content, public.players, public.shogun, seat).gained,
            goal=goal,
        )
        for at, seat in enumerate(told)
    ]


def saved_or_not(public: Public, prompt: AskSaveFace, texts: HonorTexts) -> Iterator[str]:
    """What the victim loses without Save Face, and with it (HO3.3, HO4.3); and whose deed it would undo."""
    if prompt.cause is Cause.DISHONOR:
        yield from _dishonor(public, prompt, texts)
    else:
        yield from _battle(public, prompt, texts)
    if prompt.by == prompt.seat:
        yield texts.variant("ask-face-yours", prompt.cause)


def _dishonor(public: Public, prompt: AskSaveFace, texts: HonorTexts) -> Iterator[str]:
    reaction = public.reaction
    assert reaction is not None, "somebody is dishonored"
    assert reaction.card is not None, "with a card"
    card, honor = texts.content.cards[reaction.card], public.players[prompt.victim].honor
    for key, loss in (("without", card.loss), ("with", card.loss_with_save_face)):
        yield texts(f"face-{key}-dishonor", loss=loss, honor=signed(honor), left=signed(honor - loss))
    if not public.players[prompt.victim].samurai_house:
        yield texts("face-free-seppuku")
    servant = reckoning.servant(public.players, prompt.victim)
    if servant is not None:
        yield texts("face-seppuku-ally", servant=texts.player(servant))
    if public.players[prompt.victim].serves == prompt.by:
        yield texts.tell(prompt, "ask-face-alliance", servant=texts.player(prompt.victim))


def after_answer(
    seen: Observation, prompt: AskDishonor, answer: LoseHonor | Seppuku, texts: HonorTexts
) -> str:
    """The victim's honor after the next count, if this is the answer (HO3.3, HO5.5).

    With the defence of whoever can be attacked then, or that nobody can attack them any more (HO4.1).
    """
    seat, by = prompt.seat, prompt.by if prompt.saved_by is None else None
    public = borne(imagine(seen, Chance(bytes(SEED_BYTES), 0)), seat, answer, prompt.loss, by).public
    was, stays = (
        reckoning.may_be_attacked(texts.content, one.players, one.shogun, seat)
        for one in (seen.public, public)
    )
    exposed = yes(stays) if was else "never"
    defence = reckoning.strength(texts.content, public.players, seat, defending=True)
    dice = texts("battle-dice", count=reckoning.dice(texts.content, defence))
    gained = reckoning.income(texts.content, public.players, public.shogun, seat).gained
    reached = signed(public.players[seat].honor + gained)
    return texts("ask-dishonor-then", exposed=exposed, defence=defence, dice=dice, sum=reached)


def _battle(public: Public, prompt: AskSaveFace, texts: HonorTexts) -> Iterator[str]:
    loser = public.players[prompt.victim]
    castle = reckoning.castle(texts.content, loser)
    led = (loser.daimyo,) if loser.daimyo else ()
    yield texts("face-without-battle", cards=texts.cards((*led, *loser.daimyo_house)))
    named = texts.card(castle) if castle else ""
    yield texts("face-with-battle", has_castle=yes(castle is not None), castle=named)
    servant = reckoning.servant(public.players, prompt.victim)
    if servant is not None:
        lord = texts.player(prompt.victim)
        yield texts("ask-face-alliance", servant=texts.player(servant), by=lord)
