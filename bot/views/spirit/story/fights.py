"""Raiders, talents and kiai (SS2.3, SS4) in words."""

from bot.views.spirit.texts import SpiritTexts, yes
from rules.spirit.events import (
    IntrudersDiscarded,
    KiaiReached,
    KiaiSkipped,
    NewestDiscarded,
    OldestDiscarded,
    RaiderBuried,
    RaiderConfronted,
    RaiderDiscarded,
    RaiderDrawn,
    RaiderHeldOff,
    RaiderMoved,
    RaiderSent,
    StackDiscarded,
    StackOrdered,
    StackTurnedUp,
)


def raider_drawn(event: RaiderDrawn, texts: SpiritTexts) -> str:
    raider = texts.raider(event.raider)
    return texts("raider-drawn", player=texts.who(event.place), raider=raider, forced=yes(event.forced))


def raider_confronted(event: RaiderConfronted, texts: SpiritTexts) -> str:
    result = "over" if event.total > event.kiai else "below"
    return texts(
        "raider-confronted",
        player=texts.who(event.place),
        total=event.total,
        kiai=event.kiai,
        result=result,
    )


def raider_held_off(event: RaiderHeldOff, texts: SpiritTexts) -> str:
    return texts("raider-held-off", player=texts.who(event.place), symbol=texts.term(event.symbol))


def raider_sent(event: RaiderSent, texts: SpiritTexts) -> str:
    return texts("raider-sent", player=texts.who(event.place), target=texts.who(event.target))


def raider_discarded(event: RaiderDiscarded, texts: SpiritTexts) -> str:
    return texts("raider-discarded", player=texts.who(event.place))


def raider_buried(event: RaiderBuried, texts: SpiritTexts) -> str:
    return texts("raider-buried", player=texts.who(event.place))


def kiai_reached(event: KiaiReached, texts: SpiritTexts) -> str:
    return texts("kiai-reached", player=texts.who(event.place), total=event.total)


def kiai_skipped(event: KiaiSkipped, texts: SpiritTexts) -> str:
    return texts("kiai-skipped", player=texts.who(event.place), possible=yes(event.possible))


def stack_discarded(event: StackDiscarded, texts: SpiritTexts) -> str:
    return texts("stack-discarded", raiders=texts.raiders(event.raiders))


def intruders_discarded(event: IntrudersDiscarded, texts: SpiritTexts) -> str:
    return texts("intruders-discarded", raiders=texts.raiders(event.raiders))


def newest_discarded(event: NewestDiscarded, texts: SpiritTexts) -> str:
    return texts(
        "newest-discarded",
        target=texts.who(event.target),
        raider=texts.raider(event.raider),
        total=event.total,
    )


def raider_moved(event: RaiderMoved, texts: SpiritTexts) -> str:
    return texts(
        "raider-moved",
        source=texts.who(event.source),
        target=texts.who(event.target),
        raider=texts.raider(event.raider),
        total=event.total,
    )


def stack_turned_up(event: StackTurnedUp, texts: SpiritTexts) -> str:
    return texts("stack-turned-up", raiders=texts.raiders(event.raiders))


def stack_ordered(event: StackOrdered, texts: SpiritTexts) -> str:
    return texts("stack-ordered", raiders=texts.raiders(event.raiders))


def oldest_discarded(event: OldestDiscarded, texts: SpiritTexts) -> str:
    return texts(
        "oldest-discarded",
        player=texts.who(event.place),
        raider=texts.raider(event.raider),
        total=event.total,
    )
