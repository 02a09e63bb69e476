"""Raiders, talents and kiai (SS2.3, SS4) in words."""

from bot.views.spirit.texts import Words, yes
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


def raider_drawn(event: RaiderDrawn, words: Words) -> str:
    raider = words.raider(event.raider)
    return words("raider-drawn", player=words.who(event.place), raider=raider, forced=yes(event.forced))


def raider_confronted(event: RaiderConfronted, words: Words) -> str:
    result = "over" if event.total > event.kiai else "below"
    return words(
        "raider-confronted",
        player=words.who(event.place),
        total=event.total,
        kiai=event.kiai,
        result=result,
    )


def raider_held_off(event: RaiderHeldOff, words: Words) -> str:
    return words("raider-held-off", player=words.who(event.place), symbol=words.term(event.symbol))


def raider_sent(event: RaiderSent, words: Words) -> str:
    return words("raider-sent", player=words.who(event.place), target=words.who(event.target))


def raider_discarded(event: RaiderDiscarded, words: Words) -> str:
    return words("raider-discarded", player=words.who(event.place))


def raider_buried(event: RaiderBuried, words: Words) -> str:
    return words("raider-buried", player=words.who(event.place))


def kiai_reached(event: KiaiReached, words: Words) -> str:
    return words("kiai-reached", player=words.who(event.place), total=event.total)


def kiai_skipped(event: KiaiSkipped, words: Words) -> str:
    return words("kiai-skipped", player=words.who(event.place), possible=yes(event.possible))


def stack_discarded(event: StackDiscarded, words: Words) -> str:
    return words("stack-discarded", raiders=words.raiders(event.raiders))


def intruders_discarded(event: IntrudersDiscarded, words: Words) -> str:
    return words("intruders-discarded", raiders=words.raiders(event.raiders))


def newest_discarded(event: NewestDiscarded, words: Words) -> str:
    return words(
        "newest-discarded",
        target=words.who(event.target),
        raider=words.raider(event.raider),
        total=event.total,
    )


def raider_moved(event: RaiderMoved, words: Words) -> str:
    return words(
        "raider-moved",
        source=words.who(event.source),
        target=words.who(event.target),
        raider=words.raider(event.raider),
        total=event.total,
    )


def stack_turned_up(event: StackTurnedUp, words: Words) -> str:
    return words("stack-turned-up", raiders=words.raiders(event.raiders))


def stack_ordered(event: StackOrdered, words: Words) -> str:
    return words("stack-ordered", raiders=words.raiders(event.raiders))


def oldest_discarded(event: OldestDiscarded, words: Words) -> str:
    return words(
        "oldest-discarded",
        player=words.who(event.place),
        raider=words.raider(event.raider),
        total=event.total,
    )
