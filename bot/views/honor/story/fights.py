"""Power in words: the Shogun, battles, what is lost in them, alliances."""

from bot.views.honor.texts import Words
from rules.honor import events as facts


def became_shogun(event: facts.BecameShogun, words: Words) -> str:
    return words("shogun-forced" if event.forced else "shogun-claimed", player=words.player(event.seat))


def battle_fought(event: facts.BattleFought, words: Words) -> str:
    """The two strengths, every throw, and who won."""
    fought = words(
        "battle-fought",
        attacker=words.player(event.attacker),
        defender=words.player(event.defender),
        attack=event.attack_strength,
        defence=event.defence_strength,
    )
    throws = (
        words("battle-roll", attack=_dice(roll.attack), defence=_dice(roll.defence)) for roll in event.rolls
    )
    return "\n".join((fought, *throws, words("battle-won", player=words.player(event.winner))))


def _dice(dice: tuple[int, ...]) -> str:
    """Such as "2 + 6 = 8"; no dice are 0."""
    shown = " + ".join(map(str, dice))
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown or "0"


def shogun_card_moved(event: facts.ShogunCardMoved, words: Words) -> str:
    former = words.player(event.former)
    if event.seat is None:
        return words("shogun-card-back", former=former)
    return words("shogun-card-moved", former=former, player=words.player(event.seat))


def castle_taken(event: facts.CastleTaken, words: Words) -> str:
    taken = words("castle-taken", player=words.player(event.seat), card=words.card(event.castle))
    if event.replaced is None:
        return taken
    return f"{taken} {words('castle-replaced', card=words.card(event.replaced))}"


def castle_razed(event: facts.CastleRazed, words: Words) -> str:
    return words("castle-razed", player=words.player(event.seat), card=words.card(event.castle))


def house_discarded(event: facts.HouseDiscarded, words: Words) -> str:
    lost = (*([event.daimyo] if event.daimyo else []), *event.cards)
    if not lost:
        return words("house-empty", place=words.place(event.place))
    return words("house-discarded", place=words.place(event.place), cards=words.cards(lost))


def house_seized(event: facts.HouseSeized, words: Words) -> str:
    return words(
        "house-seized",
        player=words.player(event.seat),
        former=words.player(event.former),
        cards=words.cards((event.daimyo, *event.cards)),
    )


def became_ronin(event: facts.BecameRonin, words: Words) -> str:
    return words("became-ronin", player=words.player(event.seat))


def alliance_made(event: facts.AllianceMade, words: Words) -> str:
    return words("alliance-made", player=words.player(event.seat), ally=words.player(event.ally))


def alliance_broken(event: facts.AllianceBroken, words: Words) -> str:
    return words(
        "alliance-broken",
        player=words.player(event.seat),
        ally=words.player(event.ally),
        paid=words("paid", paid=event.paid, honor=event.honor),
    )


def alliance_ended(event: facts.AllianceEnded, words: Words) -> str:
    return words(
        "alliance-ended",
        player=words.player(event.seat),
        ally=words.player(event.ally),
        reason=words(f"ending-{event.ending.value.replace('_', '-')}"),
    )
