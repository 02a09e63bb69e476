"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import asdict

from bot.views.glossary import capitalized
from bot.views.presenter import RECAP_WORDS
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import between
from rules.core.model import Seat, all_seats, by_seat
from rules.shogun import scoring, tower
from rules.shogun.building import free_spaces
from rules.shogun.content import Action, Building, ProvinceName, Season, content
from rules.shogun.events import AnyEvent, Built, ProvinceConquered, ProvinceFreed, ProvinceGiven
from rules.shogun.forecast import hunger
from rules.shogun.state import Observation, Phase, Public

PHASES: Mapping[Phase, str] = {
    Phase.DRAFT: "stage-setup",
    Phase.PLANNING: "stage-planning",
    Phase.AUCTION: "stage-order",
    Phase.WINTER: "stage-winter",
    Phase.OVER: "stage-over",
}


SIGNS: Mapping[Building, str] = {Building.CASTLE: "🏯", Building.TEMPLE: "⛩️", Building.THEATER: "🎭"}


def standings(observation: Observation, texts: ShogunTexts) -> list[str]:
    """The cards on the table, and how every player stands."""
    public = observation.public
    lines = [*table(public, texts), *(_standing(observation, seat, texts) for seat in order(public))]
    return [*lines, *outlook(public, texts)] if public.specials_lie_open else lines


def outlook(public: Public, texts: ShogunTexts) -> Iterator[str]:
    """The points if it were winter; in fall, when little more rice comes, also who is short of it (SH8.2)."""
    yield _points_if_winter(public, texts)
    if public.season is Season.FALL and public.events:
        found = [(seat, hunger(public, seat)) for seat in all_seats(public.seats)]
        players = [f"{texts.player(seat)} {between(*short)}" for seat, short in found if short.most]
        if players:
            due = any(_rice_is_due(public, seat) for seat, short in found if short.most)
            action = texts.term(Action.CONFISCATE_RICE) if due else "none"
            yield texts("if-winter-short", players=" · ".join(players), action=action)


def _rice_is_due(public: Public, seat: Seat) -> bool:
    """Whether the seat's Confiscate Rice of this season is still to come (SH6.2)."""
    return Action.CONFISCATE_RICE not in public.turned(seat)


def _points_if_winter(public: Public, texts: ShogunTexts) -> str:
    """The points that everybody would have if winter scored the board as it is now (SH8.3).

    Winter itself can stop only amid its revolts (SH8.2).
    """
    gained = scoring.tally(public.provinces, public.board, public.seats).gained
    points = [player.points + more for player, more in zip(public.players, gained, strict=True)]
    return texts.leading(points, "amid-winter" if public.phase is Phase.WINTER else "if-winter")


def moves(public: Public, events: Iterable[AnyEvent]) -> dict[ProvinceName, Seat | None]:
    """The provinces that have another owner than before these events, with their former owners."""
    former = dict[ProvinceName, Seat | None]()
    for event in events:
        if isinstance(event, ProvinceConquered | ProvinceFreed | ProvinceGiven):
            was = None if isinstance(event, ProvinceGiven) else event.former_owner
            former.setdefault(event.province, was)
    return {name: seat for name, seat in former.items() if public.provinces[name].owner != seat}


def buildings_gained(public: Public, events: Sequence[AnyEvent]) -> Mapping[Seat, Mapping[Building, int]]:
    """By seat how many more of each building it has than before these events; below 0 how many fewer (SH7.5).

    From the board after them back to the one before: a conquered province brings its buildings.
    """
    standing = {name: set(there.buildings) for name, there in public.provinces.items()}
    gained = {seat: Counter[Building]() for seat in all_seats(public.seats)}
    for event in reversed(events):
        match event:
            case Built():
                gained[event.seat][event.building] += 1
                standing[event.province].discard(event.building)
            case ProvinceConquered():
                gained[event.seat].update(standing[event.province])
                if event.former_owner is not None:
                    gained[event.former_owner].subtract(standing[event.province])
            case ProvinceFreed():
                gained[event.former_owner].subtract(event.buildings)
                standing[event.province] = set(event.buildings)
    return gained


def changed(public: Public, events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events that led to other owners and new buildings."""
    moved = moves(public, events)
    return [
        event
        for event in events
        if isinstance(event, Built)
        or (isinstance(event, ProvinceConquered | ProvinceFreed | ProvinceGiven) and event.province in moved)
    ]


def recap(public: Public, events: Sequence[AnyEvent], texts: ShogunTexts) -> list[str]:
    """The provinces and buildings that players have more or fewer by these events, and the points.

    If that is too long, who is short of rice is left out, and then many provinces are counted.
    """
    everything = len(public.provinces)
    for named, rice in ((everything, True), *((count, False) for count in range(everything, -1, -1))):
        lines = [*_gains(public, events, named, texts), *_points_now(public, rice, texts)]
        if _words(lines) <= RECAP_WORDS:
            break
    return lines


def _words(lines: Iterable[str]) -> int:
    return len(" ".join(lines).split())


def _gains(public: Public, events: Sequence[AnyEvent], named: int, texts: ShogunTexts) -> Iterator[str]:
    """A line for each player to whom something happened, with at most so many provinces by name."""
    moved, built = moves(public, events), buildings_gained(public, events)
    given: dict[ProvinceName, int] = {}
    if public.phase is Phase.DRAFT:
        given = {event.province: event.armies for event in events if isinstance(event, ProvinceGiven)}
    for seat in all_seats(public.seats):
        won = [name for name in moved if public.provinces[name].owner == seat]
        lost = [name for name, former in moved.items() if former == seat]
        parts = [f"+{name} ({given[name]})" if name in given else f"+{name}" for name in won]
        parts += [f"−{name} ({owner(public, name, texts)})" for name in lost]
        if len(parts) > named:
            signed = ("+", won), ("−", lost)
            counts = " ".join(f"{sign}{len(names)}" for sign, names in signed if names)
            parts = min(parts, [texts("recap-count", counts=counts)], key=_words)
        more = built[seat]
        parts += [f"{SIGNS[building]}{_signed(more[building])}" for building in Building if more[building]]
        if parts:
            yield texts("recap-player", player=texts.player(seat), changes=texts.listed(parts))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _points_now(public: Public, rice: bool, texts: ShogunTexts) -> Iterator[str]:
    """How it ended; the points as they are after a winter, or in the middle of a year if it were winter."""
    if public.outcome:
        yield texts.ended(public.outcome, " · ")
    elif public.phase is Phase.PLANNING and public.season is Season.SPRING:
        if any(player.points for player in public.players):
            yield texts.leading([player.points for player in public.players])
    elif public.phase is not Phase.DRAFT:
        yield from outlook(public, texts) if rice else [_points_if_winter(public, texts)]


def heading(public: Public, texts: ShogunTexts) -> str:
    """Year, season, and what the match is at."""
    if public.phase is Phase.ACTIONS:
        action = public.actions[public.slot]
        assert action is not None, "the card of the slot that is carried out lies open"
        stage = texts("action-began", number=public.slot + 1, action=texts.term(action))
    else:
        stage = texts(PHASES[public.phase])
    return texts("heading", year=public.year, season=texts.term(public.season), stage=stage)


def alts(public: Public, texts: ShogunTexts) -> tuple[str, ...]:
    """The board in words, in full and shorter: what matters least goes first, and that it is gone is said."""
    shown = (True, True), (True, False), (False, False)
    full, *shorter = (_described(public, texts, buildings=one, neutral=other) for one, other in shown)
    return full, *(f"{words} {texts('alt-shortened')}" for words in shorter)


def table(public: Public, texts: ShogunTexts) -> Iterator[str]:
    """The cards that lie open; of the event in winter only its number counts (SH8.1)."""
    if public.event is not None and public.phase is Phase.WINTER:
        yield texts("status-left-winter", rice=content().events[public.event].winter_rice_loss)
    elif public.event is not None:
        yield texts("status-event", event=texts.effect(public.event))
    if public.events:
        yield events_to_come(public, texts)
    if public.actions and public.phase not in (Phase.WINTER, Phase.OVER):
        opened = [action for action in public.actions if action]
        hidden = len(opened) + 1 if len(opened) < len(public.actions) else 0
        yield texts("status-actions", actions=texts.numbered(opened), hidden=hidden)
    yield texts("status-tray", cubes=texts.cubes(public.tray))
    if (inside := tower.inside(public)).total:
        yield texts("status-tower", cubes=texts.cubes(inside))


def events_to_come(public: Public, texts: ShogunTexts) -> str:
    """The open event cards that are left, with the rice that each would take in winter; the last will.

    One is drawn after the planning (SH3.3): of the two in fall, winter takes the rice of the other (SH8.1).
    """
    if len(public.events) == 1:
        return texts("status-left", left=capitalized(texts.left_for_winter(public.events)))
    drawn = public.event is not None
    when = "later" if drawn else "fall" if public.season is Season.FALL else "now"
    events = " · ".join(texts.event_card(event) for event in public.events)
    return texts("status-events", when=when, events=events)


def order(public: Public) -> tuple[Seat, ...]:
    """The seats in turn order, once there is one."""
    return public.turn_order or all_seats(public.seats)


def text_board(public: Public, texts: ShogunTexts) -> list[str]:
    """A line for each thing: first what concerns all, then each player's provinces, then the neutral ones."""
    lines = [f"### {heading(public, texts)}", *table(public, texts)]
    specials = zip(public.specials, public.taken_by, strict=False) if public.specials_lie_open else ()
    for place, (special, seat) in enumerate(specials, 1):
        taker = texts("nothing") if seat is None else texts.player(seat)
        lines.append(texts("account-special", place=place, special=texts.term(special), player=taker))
    for seat in (*order(public), None):
        if seat is None:
            lines.append(texts("account-neutral"))
        else:
            figures = asdict(public.players[seat])
            lines.append(texts("account-player", player=texts.player(seat), **figures))
        lines += (province(public, name, texts) for name in public.owned_by(seat))
    return lines


def owner(public: Public, name: ProvinceName, texts: ShogunTexts) -> str:
    """Who has a province, or that it is neutral."""
    seat = public.provinces[name].owner
    return texts("neutral") if seat is None else texts.player(seat)


def province(public: Public, name: ProvinceName, texts: ShogunTexts) -> str:
    """Who and what is in a province, and what it yields."""
    there, card = public.provinces[name], content().provinces[name]
    armies = [texts("account-armies", count=there.armies)] if there.owner is not None else []
    free = free_spaces(public.provinces, name)
    printed = texts("account-yield", chests=card.chests, rice=card.rice, free=free)
    region = texts.region(public.board.region_of[name])
    return f"- **{name}** ({region}): {texts.listed([*armies, *texts.on_province(there), printed])}"


def _standing(observation: Observation, seat: Seat, texts: ShogunTexts) -> str:
    """One player's figures, provinces, and what everybody can count: cards and hunger."""
    public = observation.public
    owned = [f"{name} {public.provinces[name].armies}" for name in public.owned_by(seat)]
    line = texts(
        "standing-of",
        player=texts.player(seat),
        count=len(owned),
        provinces=texts.listed(owned) or texts("nothing"),
        **asdict(public.players[seat]),
    )
    parts = [line]
    if public.bids and public.specials_lie_open:
        parts.append(texts("status-bid", bid=texts.bid(public.bids[seat])))
    if observation.played and (cards := observation.played[seat]):
        parts.append(texts("status-played", cards=texts.listed(cards.values())))
    if special := public.special_of(seat):
        parts.append(texts("status-special", special=texts.term(special)))
    if public.events and (short := hunger(public, seat)).most:
        more = "due" if public.season is Season.FALL and _rice_is_due(public, seat) else public.season
        action = texts.term(Action.CONFISCATE_RICE)
        parts.append(texts("status-short", short=between(*short), more=more, action=action))
    return " ".join(parts)


def _described(public: Public, texts: ShogunTexts, *, buildings: bool, neutral: bool) -> str:
    parts = [f"{heading(public, texts)}."]
    for seat, player in by_seat(public.players):
        owned = _by_region(public, seat, texts, buildings)
        name = texts.player(seat)
        parts.append(texts("alt-player", player=name, provinces=owned, **asdict(player)))
    if neutral:
        parts.append(texts("alt-neutral", provinces=_by_region(public, None, texts, buildings)))
    return " ".join(parts)


def _by_region(public: Public, owner: Seat | None, texts: ShogunTexts, buildings: bool) -> str:
    """The provinces of an owner, region by region."""
    found: dict[str, list[str]] = {}
    for name in public.owned_by(owner):
        here = found.setdefault(public.board.region_of[name], [])
        here.append(_alt_province(public, name, texts, buildings))
    regions = (region for region in public.board.regions if region in found)
    named = (f"{texts.region(region)}: {texts.listed(found[region])}" for region in regions)
    return "; ".join(named) or texts("nothing")


def _alt_province(public: Public, name: ProvinceName, texts: ShogunTexts, buildings: bool) -> str:
    """Such as "Kai 3 castle"; a neutral province is its name alone."""
    there = public.provinces[name]
    parts = [name, *([str(there.armies)] if there.owner is not None else [])]
    if buildings:
        parts += [texts.term(building) for building in there.buildings]
    return " ".join(parts)
