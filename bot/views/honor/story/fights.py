"""Power in words: the Shogun, battles, what is lost in them, alliances."""

from bot.views.honor.texts import HonorTexts
from rules.honor import events as facts


def became_shogun(event: facts.BecameShogun, texts: HonorTexts) -> str:
    return texts("shogun-forced" if event.forced else "shogun-claimed", player=texts.player(event.seat))


def battle_fought(event: facts.BattleFought, texts: HonorTexts) -> str:
    """The two strengths, every throw, and who won."""
    fought = texts(
        "battle-fought",
        attacker=texts.player(event.attacker),
        defender=texts.player(event.defender),
        attack=event.attack_strength,
        defence=event.defence_strength,
    )
    throws = (
        texts("battle-roll", attack=_dice(roll.attack), defence=_dice(roll.defence)) for roll in event.rolls
    )
    return "\n".join((fought, *throws, texts("battle-won", player=texts.player(event.winner))))


def _dice(dice: tuple[int, ...]) -> str:
    """Such as "2 + 6 = 8"; no dice are 0."""
    shown = " + ".join(map(str, dice))
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown or "0"


def shogun_card_moved(event: facts.ShogunCardMoved, texts: HonorTexts) -> str:
    former = texts.player(event.former)
    if event.seat is None:
        return texts("shogun-card-back", former=former)
    return texts("shogun-card-moved", former=former, player=texts.player(event.seat))


def castle_taken(event: facts.CastleTaken, texts: HonorTexts) -> str:
    taken = texts("castle-taken", player=texts.player(event.seat), card=texts.card(event.castle))
    if event.replaced is None:
        return taken
    return f"{taken} {texts('castle-replaced', card=texts.card(event.replaced))}"


def castle_razed(event: facts.CastleRazed, texts: HonorTexts) -> str:
    return texts("castle-razed", player=texts.player(event.seat), card=texts.card(event.castle))


def house_discarded(event: facts.HouseDiscarded, texts: HonorTexts) -> str:
    lost = (*([event.daimyo] if event.daimyo else []), *event.cards)
    if not lost:
        return texts("house-empty", place=texts.place(event.place))
    return texts("house-discarded", place=texts.place(event.place), cards=texts.cards(lost))


def house_seized(event: facts.HouseSeized, texts: HonorTexts) -> str:
    return texts(
        "house-seized",
        player=texts.player(event.seat),
        former=texts.player(event.former),
        cards=texts.cards((event.daimyo, *event.cards)),
    )


def became_ronin(event: facts.BecameRonin, texts: HonorTexts) -> str:
    return texts("became-ronin", player=texts.player(event.seat))


def alliance_made(event: facts.AllianceMade, texts: HonorTexts) -> str:
    return texts("alliance-made", player=texts.player(event.seat), ally=texts.player(event.ally))


def alliance_broken(event: facts.AllianceBroken, texts: HonorTexts) -> str:
    return texts(
        "alliance-broken",
        player=texts.player(event.seat),
        ally=texts.player(event.ally),
        paid=texts("paid", paid=event.paid, honor=event.honor),
    )


def alliance_ended(event: facts.AllianceEnded, texts: HonorTexts) -> str:
    return texts(
        "alliance-ended",
        player=texts.player(event.seat),
        ally=texts.player(event.ally),
        reason=texts(f"ending-{event.ending.value.replace('_', '-')}"),
    )
