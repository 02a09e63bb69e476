"""The records of Honor of the Samurai cover what its rules can tell."""

from collections.abc import Iterable
from typing import Any, get_args

from rules.core import record
from rules.core.model import Event
from rules.honor.commands import AnyCommand
from rules.honor.content import content
from rules.honor.deck import DAIMYOS, LAID, CardKey, Kind
from rules.honor.events import (
    AllianceEnded,
    AllianceEnding,
    AnyEvent,
    AssassinPlayed,
    BattleFought,
    BecameShogun,
    CardLaid,
    DaimyoLaid,
    DishonorPlayed,
    FaceSaved,
    HonorCounted,
    ThiefPlayed,
)
from rules.honor.prompts import Cause
from rules.honor.state import Public
from tests.records.honor.make import FOLDER

FILES = sorted(FOLDER.glob("*.json"))


def test_the_records_cover_every_command_event_card_and_ending_of_an_alliance() -> None:
    """Whatever the rules can tell has been told in some record; the end by rank is in the tests of HO7."""
    wanted = {
        *(kind.__name__ for union in (AnyCommand, AnyEvent) for kind in get_args(union)),
        *AllianceEnding,
        *(f"face saved from {cause}" for cause in Cause),
        *(f"{kind} laid" for kind in LAID | DAIMYOS),
        *(f"{kind} played" for kind in Kind if kind not in (*LAID, *DAIMYOS, Kind.SHOGUN, Kind.SAMURAI)),
        *("forced to be Shogun", "castle replaced", "in debt", "half counted", "firearms paid for"),
        *("killed", "failed", "bodyguard lost", "attacker won", "defender won", "tie rolled again"),
    }
    assert wanted - set(covered()) == set()


def covered() -> Iterable[Any]:
    """All kinds of things that happen in the records."""
    for path in FILES:
        for step in record.replay(record.load(path.read_bytes()), strict=False):
            yield step.entry.data.get("kind")
            for event in step.events:
                yield type(event).__name__
                yield from features(event)
            public: Public = step.state.public
            if any(player.honor < 0 for player in public.players):
                yield "in debt"


def features(event: Event) -> Iterable[Any]:
    """What one event is an example of."""
    match event:
        case AllianceEnded(ending=ending):
            yield ending
        case FaceSaved(card=card, cause=cause):
            yield f"face saved from {cause}"
            yield f"{kind_of(card)} played"
        case ThiefPlayed(card=card) | DishonorPlayed(card=card):
            yield f"{kind_of(card)} played"
        case DaimyoLaid(card=card):
            yield f"{kind_of(card)} laid"
        case CardLaid(card=card, replaced=replaced, paid=paid):
            yield f"{kind_of(card)} laid"
            yield from (["castle replaced"] if replaced else []) + (["firearms paid for"] if paid else [])
        case BecameShogun(forced=True):
            yield "forced to be Shogun"
        case HonorCounted(shared=True):
            yield "half counted"
        case AssassinPlayed():
            yield f"{kind_of(event.card)} played"
            yield "killed" if event.succeeded else "failed"
            if event.bodyguard:
                yield "bodyguard lost"
        case BattleFought():
            yield "attacker won" if event.winner == event.attacker else "defender won"
            if len(event.rolls) > 1:
                yield "tie rolled again"


def kind_of(card: str) -> Kind:
    return content().cards[CardKey(card)].kind
