"""The ten actions (SH6) in words."""

from collections.abc import Sequence

from bot.views.shogun.texts import ShogunTexts
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


def action_began(event: ActionBegan, texts: ShogunTexts) -> str:
    return f"**{texts('action-began', number=event.slot, action=texts.term(event.action))}**"


def no_actions(events: Sequence[NoAction], texts: ShogunTexts) -> str:
    return texts("no-action", players=texts.players(event.seat for event in events))


def action_dropped(event: ActionDropped, texts: ShogunTexts) -> str:
    return texts(
        "action-dropped",
        player=texts.player(event.seat),
        province=event.province,
        reason=texts.term(event.reason),
    )


def built(event: Built, texts: ShogunTexts) -> str:
    line = texts(
        "built",
        player=texts.player(event.seat),
        building=event.building.value,
        province=event.province,
        chests=texts.chests(event.paid),
    )
    return f"{line} {texts('calmed', count=event.calmed)}" if event.calmed else line


def taxes_collected(event: TaxesCollected, texts: ShogunTexts) -> str:
    line = texts(
        "taxes-collected",
        player=texts.player(event.seat),
        province=event.province,
        chests=texts.chests(event.chests),
    )
    return f"{line} {texts('bonus', count=event.bonus)}" if event.bonus else line


def rice_confiscated(event: RiceConfiscated, texts: ShogunTexts) -> str:
    line = texts(
        "rice-confiscated",
        player=texts.player(event.seat),
        province=event.province,
        rice=texts.rice(event.rice),
    )
    return f"{line} {texts('bonus', count=event.bonus)}" if event.bonus else line


def revolt_marker_added(event: RevoltMarkerAdded, texts: ShogunTexts) -> str:
    return texts("revolt-marker-added", province=event.province, count=event.revolts)


def deployed(event: Deployed, texts: ShogunTexts) -> str:
    return texts(
        "deployed",
        player=texts.player(event.seat),
        province=event.province,
        armies=texts.armies(event.armies),
        chests=texts.chests(event.paid),
    )


def moved(event: Moved, texts: ShogunTexts) -> str:
    line = texts(
        "moved",
        player=texts.player(event.seat),
        source=event.source,
        target=event.target,
        armies=texts.armies(event.armies),
    )
    return f"{line} {texts('standing')}" if event.standing else line


def stayed(event: Stayed, texts: ShogunTexts) -> str:
    line = texts("stayed", player=texts.player(event.seat), province=event.province)
    return f"{line} {texts('standing')}" if event.standing else line
