"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator

from bot.views.headed import headed
from bot.views.message import Message, Text
from bot.views.shogun.stage import heading
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Seat, all_seats
from rules.shogun import tower
from rules.shogun.content import content
from rules.shogun.planning import owned_provinces
from rules.shogun.state import Observation, Public


def status(observation: Observation, texts: ShogunTexts) -> Message:
    """Year and season, the cards on the table, and how every player stands."""
    public = observation.public
    lines = [*table(public, texts), *(_standing(public, seat, texts) for seat in _order(public))]
    return Message(headed(heading(public, texts), lines))


def hand(observation: Observation, texts: ShogunTexts) -> Message:
    """The viewer's province cards, and the war chest cards that everybody has."""
    if observation.viewer is None:
        return Message((Text(texts("hand-none")),))
    owned = owned_provinces(observation)
    chests = texts.listed(str(card) for card in content().war_chest_cards)
    lines = [f"- {texts.province_card(name)}" for name in owned]
    foot = texts("hand-chests", cards=chests)
    title = texts("hand-heading", count=len(owned))
    return Message((Text(title), Text("\n".join([*lines, foot]), keep="end")))


def alts(public: Public, texts: ShogunTexts) -> tuple[str, ...]:
    """The board in words, in full and shorter: what matters least goes first."""
    told = (True, True), (True, False), (False, False)
    return tuple(_described(public, texts, buildings=one, neutral=other) for one, other in told)


def table(public: Public, texts: ShogunTexts) -> Iterator[str]:
    """The cards that lie open."""
    if public.event is not None:
        yield texts("status-event", event=texts.event_card(public.event))
    if public.events:
        events = " · ".join(texts.event_card(event) for event in public.events)
        yield texts("status-events", events=events)
    if public.actions:
        row = (texts.term(action) if action else "?" for action in public.actions)
        yield texts(
            "status-actions", actions=" · ".join(f"{slot}. {name}" for slot, name in enumerate(row, 1))
        )
    yield texts("status-tray", cubes=texts.cubes(public.tray))
    if (inside := tower.inside(public)).total:
        yield texts("status-tower", cubes=texts.cubes(inside))


def _order(public: Public) -> tuple[Seat, ...]:
    return public.turn_order or all_seats(public.seats)


def _standing(public: Public, seat: Seat, texts: ShogunTexts) -> str:
    """One player's figures, special card and provinces."""
    player = public.players[seat]
    owned = [f"{name} {public.provinces[name].armies}" for name in public.owned_by(seat)]
    line = texts(
        "standing-of",
        player=texts.player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        supply=player.supply,
        count=len(owned),
        provinces=texts.listed(owned) or texts("nothing"),
    )
    special = public.special_of(seat)
    return f"{line} {texts('status-special', special=texts.term(special))}" if special else line


def _described(public: Public, texts: ShogunTexts, *, buildings: bool, neutral: bool) -> str:
    parts = [f"{heading(public, texts)}."]
    parts += [_alt_of(public, seat, texts, buildings) for seat in all_seats(public.seats)]
    if neutral:
        parts.append(texts("alt-neutral", provinces=_by_region(public, None, texts, buildings)))
    return " ".join(parts)


def _alt_of(public: Public, seat: Seat, texts: ShogunTexts, buildings: bool) -> str:
    player = public.players[seat]
    return texts(
        "alt-player",
        player=texts.plain_player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        provinces=_by_region(public, seat, texts, buildings),
    )


def _by_region(public: Public, owner: Seat | None, texts: ShogunTexts, buildings: bool) -> str:
    """The provinces of an owner, region by region."""
    printed = public.board
    found = []
    for region in printed.regions:
        here = [name for name in printed.provinces if printed.region_of[name] == region]
        named = [
            _alt_province(public, name, texts, buildings) for name in here if _owner(public, name) == owner
        ]
        if named:
            found.append(f"{texts.region(region)}: {texts.listed(named)}")
    return "; ".join(found) or texts("nothing")


def _owner(public: Public, name: str) -> Seat | None:
    return public.provinces[name].owner


def _alt_province(public: Public, name: str, texts: ShogunTexts, buildings: bool) -> str:
    """Such as "Kai 3 castle"; a neutral province is its name alone."""
    there = public.provinces[name]
    parts = [name, *([str(there.armies)] if there.owner is not None else [])]
    if buildings:
        parts += [texts.term(building) for building in there.buildings]
    return " ".join(parts)
