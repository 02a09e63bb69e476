"""The ten actions (SH6) in words."""

from collections.abc import Sequence

from bot.views.shogun.texts import Words
from rules.shogun.events import (
    ActionBegan,
    ActionDropped,
    Built,
    Deployed,
    Moved,
    NoAction,
    RevoltMarkerAdded,
    RiceConfiscated,
    Stayed,
    TaxesCollected,
)


def action_began(event: ActionBegan, words: Words) -> str:
    return f"**{words('action-began', number=event.slot, action=words.term(event.action))}**"


def no_actions(events: Sequence[NoAction], words: Words) -> str:
    return words("no-action", players=words.players(event.seat for event in events))


def action_dropped(event: ActionDropped, words: Words) -> str:
    return words(
        "action-dropped",
        player=words.player(event.seat),
        province=event.province,
        reason=words.term(event.reason),
    )


def built(event: Built, words: Words) -> str:
    line = words(
        "built",
        player=words.player(event.seat),
        building=event.building.value,
        province=event.province,
        chests=words.chests(event.paid),
    )
    return f"{line} {words('calmed', count=event.calmed)}" if event.calmed else line


def taxes_collected(event: TaxesCollected, words: Words) -> str:
    line = words(
        "taxes-collected",
        player=words.player(event.seat),
        province=event.province,
        chests=words.chests(event.chests),
    )
    return f"{line} {words('bonus', count=event.bonus)}" if event.bonus else line


def rice_confiscated(event: RiceConfiscated, words: Words) -> str:
    line = words(
        "rice-confiscated",
        player=words.player(event.seat),
        province=event.province,
        rice=words.rice(event.rice),
    )
    return f"{line} {words('bonus', count=event.bonus)}" if event.bonus else line


def revolt_marker_added(event: RevoltMarkerAdded, words: Words) -> str:
    return words("revolt-marker-added", province=event.province, count=event.revolts)


def deployed(event: Deployed, words: Words) -> str:
    return words(
        "deployed",
        player=words.player(event.seat),
        province=event.province,
        armies=words.armies(event.armies),
        chests=words.chests(event.paid),
    )


def moved(event: Moved, words: Words) -> str:
    line = words(
        "moved",
        player=words.player(event.seat),
        source=event.source,
        target=event.target,
        armies=words.armies(event.armies),
    )
    return f"{line} {words('standing')}" if event.standing else line


def stayed(event: Stayed, words: Words) -> str:
    line = words("stayed", player=words.player(event.seat), province=event.province)
    return f"{line} {words('standing')}" if event.standing else line
