"""Penalties, the village's losses, wounds and beasts (SS3, SS5, SS7) in words."""

from bot.views.spirit.texts import SpiritTexts, yes
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


def penalty_ignored(event: PenaltyIgnored, texts: SpiritTexts) -> str:
    return texts("penalty-ignored", player=texts.who(event.place), raider=texts.raider(event.raider))


def penalty_suffered(event: PenaltySuffered, texts: SpiritTexts) -> str:
    return texts(
        "penalty-suffered",
        player=texts.who(event.place),
        raider=texts.raider(event.raider),
        penalty=texts.term(event.penalty),
        possible=yes(event.possible),
    )


def defended_discarded(event: DefendedDiscarded, texts: SpiritTexts) -> str:
    return texts(
        "defended-discarded",
        player=texts.who(event.place),
        symbol=texts.term(event.symbol),
        raider=texts.raider(event.raider),
    )


def raider_reshuffled(event: RaiderReshuffled, texts: SpiritTexts) -> str:
    return texts("raider-reshuffled", raider=texts.raider(event.raider))


def raider_infiltrated(event: RaiderInfiltrated, texts: SpiritTexts) -> str:
    if event.raider is None:
        return texts("raider-infiltrated")
    return texts("raider-infiltrated-seen", raider=texts.raider(event.raider))


def barricade_lost(event: BarricadeLost, texts: SpiritTexts) -> str:
    return texts("barricade-lost", cause=texts.term(event.cause), left=event.left)


def barricade_built(event: BarricadeBuilt, texts: SpiritTexts) -> str:
    return texts("barricade-built", cause=texts.term(event.cause), left=event.left)


def farm_burned(event: FarmBurned, texts: SpiritTexts) -> str:
    told = texts("farm-burned", cause=texts.term(event.cause), left=event.left)
    return told if event.penalty is None else f"{told} {texts.term(event.penalty)}"


def family_lost(event: FamilyLost, texts: SpiritTexts) -> str:
    return texts("family-lost", cause=texts.term(event.cause), left=event.left)


def wound_taken(event: WoundTaken, texts: SpiritTexts) -> str:
    return texts("wound-taken", player=texts.who(event.place), cause=texts.term(event.cause))


def beast_awoke(event: BeastAwoke, texts: SpiritTexts) -> str:
    return texts("beast-awoke", player=texts.who(event.place), cause=texts.term(event.cause), kiai=event.kiai)


def samurai_died(event: SamuraiDied, texts: SpiritTexts) -> str:
    return texts("samurai-died", player=texts.who(event.place), cause=texts.term(event.cause))


def wound_healed(event: WoundHealed, texts: SpiritTexts) -> str:
    return texts("wound-healed", player=texts.who(event.place), cause=texts.term(event.cause))
