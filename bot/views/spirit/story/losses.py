"""Penalties, the village's losses, wounds and beasts (SS3, SS5, SS7) in words."""

from bot.views.spirit.texts import Words, yes
from rules.spirit.events import (
    BarricadeBuilt,
    BarricadeLost,
    BeastAwoke,
    DefendedDiscarded,
    FamilyLost,
    FarmBurned,
    PenaltyIgnored,
    PenaltySuffered,
    RaiderInfiltrated,
    RaiderReshuffled,
    SamuraiDied,
    WoundHealed,
    WoundTaken,
)


def penalty_ignored(event: PenaltyIgnored, words: Words) -> str:
    return words("penalty-ignored", player=words.who(event.place), raider=words.raider(event.raider))


def penalty_suffered(event: PenaltySuffered, words: Words) -> str:
    return words(
        "penalty-suffered",
        player=words.who(event.place),
        raider=words.raider(event.raider),
        penalty=words.term(event.penalty),
        possible=yes(event.possible),
    )


def defended_discarded(event: DefendedDiscarded, words: Words) -> str:
    return words(
        "defended-discarded",
        player=words.who(event.place),
        symbol=words.term(event.symbol),
        raider=words.raider(event.raider),
    )


def raider_reshuffled(event: RaiderReshuffled, words: Words) -> str:
    return words("raider-reshuffled", raider=words.raider(event.raider))


def raider_infiltrated(event: RaiderInfiltrated, words: Words) -> str:
    if event.raider is None:
        return words("raider-infiltrated")
    return words("raider-infiltrated-seen", raider=words.raider(event.raider))


def barricade_lost(event: BarricadeLost, words: Words) -> str:
    return words("barricade-lost", cause=words.term(event.cause), left=event.left)


def barricade_built(event: BarricadeBuilt, words: Words) -> str:
    return words("barricade-built", cause=words.term(event.cause), left=event.left)


def farm_burned(event: FarmBurned, words: Words) -> str:
    told = words("farm-burned", cause=words.term(event.cause), left=event.left)
    return told if event.penalty is None else f"{told} {words.term(event.penalty)}"


def family_lost(event: FamilyLost, words: Words) -> str:
    return words("family-lost", cause=words.term(event.cause), left=event.left)


def wound_taken(event: WoundTaken, words: Words) -> str:
    return words("wound-taken", player=words.who(event.place), cause=words.term(event.cause))


def beast_awoke(event: BeastAwoke, words: Words) -> str:
    return words("beast-awoke", player=words.who(event.place), cause=words.term(event.cause), kiai=event.kiai)


def samurai_died(event: SamuraiDied, words: Words) -> str:
    return words("samurai-died", player=words.who(event.place), cause=words.term(event.cause))


def wound_healed(event: WoundHealed, words: Words) -> str:
    return words("wound-healed", player=words.who(event.place), cause=words.term(event.cause))
