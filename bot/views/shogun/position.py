"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator

from bot.views.headed import headed
from bot.views.limits import ALT, MESSAGE, clip, fitting
from bot.views.message import Message, Text
from bot.views.shogun.drafting import province_card
from bot.views.shogun.stage import heading
from bot.views.shogun.texts import Words
from rules.core.model import Seat
from rules.shogun import tower
from rules.shogun.content import content
from rules.shogun.planning import owned_provinces
from rules.shogun.state import Observation, Public


def status(observation: Observation, words: Words) -> Message:
    """Year and season, the cards on the table, and how every player stands."""
    public = observation.public
    lines = [*table(public, words), *(_standing(public, seat, words) for seat in _order(public))]
    return Message(headed(heading(public, words), lines))


def hand(observation: Observation, words: Words) -> Message:
    """The viewer's province cards, and the war chest cards that everybody has."""
    if observation.viewer is None:
        return Message((Text(words("hand-none")),))
    owned = owned_provinces(observation)
    chests = words.listed(str(card) for card in content().war_chest_cards)
    lines = [f"- {province_card(name, words)}" for name in owned]
    foot = words("hand-chests", cards=chests)
    title = words("hand-heading", count=len(owned))
    return Message((Text(title), Text(fitting([*lines, foot], MESSAGE - len(title)))))


def alt(public: Public, words: Words) -> str:
    """The board in words, within Discord's limit: what matters least goes first when it is long."""
    detailed = _described(public, words, buildings=True, neutral=True)
    if len(detailed) <= ALT:
        return detailed
    shorter = _described(public, words, buildings=True, neutral=False)
    if len(shorter) <= ALT:
        return shorter
    return clip(_described(public, words, buildings=False, neutral=False), ALT)


def table(public: Public, words: Words) -> Iterator[str]:
    """The cards that lie open."""
    if public.event is not None:
        yield words("status-event", event=words.event_card(public.event))
    if public.events:
        events = " · ".join(words.event_card(event) for event in public.events)
        yield words("status-events", events=events)
    if public.actions:
        row = (words.term(action) if action else "?" for action in public.actions)
        yield words(
            "status-actions", actions=" · ".join(f"{slot}. {name}" for slot, name in enumerate(row, 1))
        )
    yield words("status-tray", cubes=words.cubes(public.tray))
    if (inside := tower.inside(public)).total:
        yield words("status-tower", cubes=words.cubes(inside))


def _order(public: Public) -> tuple[Seat, ...]:
    return public.turn_order or tuple(range(public.seats))


def _standing(public: Public, seat: Seat, words: Words) -> str:
    """One player's figures, special card and provinces."""
    player = public.players[seat]
    owned = [f"{name} {public.provinces[name].armies}" for name in public.owned_by(seat)]
    line = words(
        "standing-of",
        player=words.player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        supply=player.supply,
        count=len(owned),
        provinces=words.listed(owned) or words("nothing"),
    )
    special = public.special_of(seat)
    return f"{line} {words('status-special', special=words.term(special))}" if special else line


def _described(public: Public, words: Words, *, buildings: bool, neutral: bool) -> str:
    parts = [f"{heading(public, words)}."]
    parts += [_alt_of(public, seat, words, buildings) for seat in range(public.seats)]
    if neutral:
        parts.append(words("alt-neutral", provinces=_by_region(public, None, words, buildings)))
    return " ".join(parts)


def _alt_of(public: Public, seat: Seat, words: Words, buildings: bool) -> str:
    player = public.players[seat]
    return words(
        "alt-player",
        player=words.plain_player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        provinces=_by_region(public, seat, words, buildings),
    )


def _by_region(public: Public, owner: Seat | None, words: Words, buildings: bool) -> str:
    """The provinces of an owner, region by region."""
    printed = public.board
    found = []
    for region in printed.regions:
        here = [name for name in printed.provinces if printed.region_of[name] == region]
        named = [
            _alt_province(public, name, words, buildings) for name in here if _owner(public, name) == owner
        ]
        if named:
            found.append(f"{words.region(region)}: {words.listed(named)}")
    return "; ".join(found) or words("nothing")


def _owner(public: Public, name: str) -> Seat | None:
    return public.provinces[name].owner


def _alt_province(public: Public, name: str, words: Words, buildings: bool) -> str:
    """Such as "Kai 3 castle"; a neutral province is its name alone."""
    there = public.provinces[name]
    parts = [name, *([str(there.armies)] if there.owner is not None else [])]
    if buildings:
        parts += [words.term(building) for building in there.buildings]
    return " ".join(parts)
