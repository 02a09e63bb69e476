"""What a plan may bring: chests and rice at the end of the round, and what winter would ask (SH4 to SH8).

Whatever nobody can know while plans are laid is tried: which open event card is drawn (SH6.7) and which is
left for winter (SH8.1), which special card the player takes (SH5.4), and in which order the hidden actions
come (SH3.5), which planned battles win a province, which eats rice in winter (SH8.2), and whether fights that
may come before a deployment take armies from the supply or bring some back (SH7.1, SH7.4). All this supposes
that the player loses no province: what is planned in one that is lost has no effect (SH7.5).
"""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from itertools import permutations, product
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.model import Seat, all_seats
from rules.shogun import battle
from rules.shogun.actions import recruits, rice_of, taxes_of
from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.building import obstacle
from rules.shogun.content import (
    BATTLES,
    BUILDS,
    DEPLOYS,
    Action,
    Building,
    Effect,
    ProvinceName,
    Special,
    content,
)
from rules.shogun.events import Reason
from rules.shogun.state import Observation, Phase, Plan, Province, Public

MOST_TAKEN = 2
"""Armies that fights take from a supply before a deployment. Cards and castles could take more (SH7.1), but
have not in 14,000 deployments of computer players: fights bring armies back, too."""


class Course(NamedTuple):
    """One way in which a round may go, but for the order of the hidden actions."""

    effect: Effect
    """Of the event that is drawn."""
    special: Special | None
    """The player's, if it changes what an action brings."""
    fights: Mapping[Action, int]
    """By deployment, the armies that fights before it bring to the supply or, below 0, take from it."""


class Turn(NamedTuple):
    """A planned action in a course."""

    action: Action
    chests: int
    """What the player has after it."""
    gain: int = 0
    """The chests or armies that it brings."""
    dropped: Reason | None = None
    """Why it is dropped (SH6.0)."""


class Ways(NamedTuple):
    """What may happen in a course, in whatever order the hidden actions come (SH3.5)."""

    turns: frozenset[Turn]
    """Of the planned actions that change chests."""
    chests: frozenset[int]
    """After the ten actions."""
    taxes: int
    """What Collect Taxes brings."""


class Span(NamedTuple):
    """The least and the most that a number may come to."""

    least: int
    most: int


class Forecast(NamedTuple):
    """What a plan may bring if no province is lost. Each end of a span can come true, and nothing outside."""

    chests: Span
    """After the ten actions."""
    rice: Span
    """After the ten actions, before winter."""
    taxes: Span
    """What Collect Taxes brings."""
    costs: Span
    """What the bid and the actions that are carried out cost."""
    unpaid: frozenset[Action]
    """Actions that are dropped for lack of chests, whatever happens."""
    risky: frozenset[Action]
    """Actions that are dropped for lack of chests only if cards or the event come badly."""
    winter_rice: Span
    """The rice that is left when winter has taken some (SH8.1), to feed provinces."""
    mouths: Span
    """The provinces, without and with those that planned battles may win: each eats a rice (SH8.2)."""
    short: Span
    """Provinces without rice."""
    revolts: Span
    """The revolts that follow from that (SH8.2)."""


def forecast(observation: Observation, plan: Plan) -> Forecast:
    """What a plan of the viewer's, which may be unfinished, brings while everybody is planning."""
    public, seat = observation.public, observation.viewer
    assert seat is not None, "only a seat plans"
    found = list(ways(public, seat, plan))
    turns = frozenset[Turn].union(*(one.turns for one in found))
    paid = {turn.action for turn in turns if turn.dropped is not Reason.TOO_FEW_CHESTS}
    unpaid = frozenset(turn.action for turn in turns if turn.dropped is Reason.TOO_FEW_CHESTS)
    owned = len(public.owned_by(seat))
    mouths = Span(owned, owned + _conquests(public, seat, plan))
    winters = list(_winters(public, seat, plan))
    winter_rice = spanning(max(0, rice - loss) for rice, loss in winters)
    short = spanning(max(0, eating - left) for left, eating in product(winter_rice, mouths))
    rows = map(content().shortage, short)
    return Forecast(
        chests=spanning(left for one in found for left in one.chests),
        rice=spanning(rice for rice, _ in winters),
        taxes=spanning(one.taxes for one in found),
        costs=spanning(
            public.players[seat].chests + one.taxes - left for one in found for left in one.chests
        ),
        unpaid=unpaid - paid,
        risky=unpaid & paid,
        winter_rice=winter_rice,
        mouths=mouths,
        short=short,
        revolts=Span(*(row.revolts if row else 0 for row in rows)),
    )


class Marching(NamedTuple):
    """A march by standing order: where to, with how many armies, and the most defenders it allows (SH6.5)."""

    target: ProvinceName
    armies: int
    at_most: int | None = None


def odds_of_march(
    public: Public, seat: Seat, target: ProvinceName, armies: int, at_most: int | None = None
) -> float | None:
    """The probability that so many armies of a seat conquer a province (SH7), by what everybody may know.

    In planning, that is the mean over the events that may be drawn and allow it (SH3.3), as the condition of
    its order must. None for a province of its own, where nobody fights.
    """
    return odds_of_marches(public, seat, [Marching(target, armies, at_most)])[0]


def odds_of_marches(public: Public, seat: Seat, marches: Iterable[Marching]) -> list[float | None]:
    """The same for several marches, at less expense."""
    found = odds_by_event(public, seat, marches)
    return [sum(chances) / len(chances) if chances else None for chances in found]


def odds_by_event(public: Public, seat: Seat, marches: Iterable[Marching]) -> list[list[float]]:
    """By march, the odds in each event that may be drawn and allows it; none for a province of its own."""
    rounds = [Outlook(Observation(seat, then, None)) for then in _drawn(public)]

    def chances(march: Marching) -> list[float]:
        there = public.provinces[march.target]
        alike: dict[int, Outlook] = {}  # the first one by what the event does to the defence
        allowing = [outlook for outlook in rounds if _allows(outlook.public, march)] or rounds
        looked_at = (alike.setdefault(_defence(outlook.public, there), outlook) for outlook in allowing)
        return [odds.of_battle(outlook, march.target)[march.armies] for outlook in looked_at]

    return [[] if public.provinces[march.target].owner == seat else chances(march) for march in marches]


def is_mean(public: Public, march: Marching) -> bool:
    """Whether the odds of an attack are a mean over events that change the defence (SH3.3, SH6.7)."""
    there, drawn = public.provinces[march.target], _drawn(public)
    allowing = [then for then in drawn if _allows(then, march)] or drawn
    return len({_defence(then, there) for then in allowing}) > 1


def _defence(public: Public, there: Province) -> int:
    """The cubes by which events change a defence: the farmers of a neutral province, or a castle's army."""
    if there.owner is None:
        return battle.neutral_farmers(public)
    return int(battle.castle_defends(public, there))


def _allows(public: Public, march: Marching) -> bool:
    """Whether the event of the round, and the condition in view of its farmers, let the march attack."""
    return not _forbids(public, march.target) and not _is_barred(public, march)


def _is_barred(public: Public, march: Marching) -> bool:
    """Whether more farmers defend a neutral province than the condition allows (SH6.7b)."""
    is_neutral = public.provinces[march.target].owner is None
    return is_neutral and march.at_most is not None and battle.neutral_farmers(public) > march.at_most


def odds_if_defended(
    public: Public, seat: Seat, target: ProvinceName, armies: int, defenders: int
) -> float | None:
    """The same if so many defend; None for a province of its own.

    In a neutral province that may be farmers, or else armies of the next seat, which holds it by then.
    """
    owner = public.provinces[target].owner
    if owner is None:
        farmers = _with_farmers(public, defenders)
        if farmers:
            return odds.of_battle(Outlook(Observation(seat, farmers, None)), target)[armies]
        owner = Seat((seat + 1) % public.seats)
    elif owner == seat:
        return None
    return odds_of_march(odds.if_defended(public, target, owner, defenders), seat, target, armies)


def _with_farmers(public: Public, count: int) -> Public | None:
    """The position with an event in which so many farmers defend a neutral province, if there may be one."""
    return next((then for then in _drawn(public) if battle.neutral_farmers(then) == count), None)


class Reinforced(NamedTuple):
    """What events that let two farmers defend a neutral province do to a march (SH6.7b)."""

    events: int
    """The number of such events."""
    odds: float | None
    """None where the march's condition forbids it then."""


def reinforced(public: Public, seat: Seat, march: Marching) -> Reinforced | None:
    """What events may do to a march on a neutral province, while one of them will be drawn (SH3.3)."""
    if public.provinces[march.target].owner is not None:
        return None
    usual = battle.neutral_farmers(public)
    more = [then for then in _drawn(public) if battle.neutral_farmers(then) > usual]
    if not more:
        return None
    if _is_barred(more[0], march):
        return Reinforced(len(more), None)
    chances = odds.of_battle(Outlook(Observation(seat, more[0], None)), march.target)
    return Reinforced(len(more), chances[march.armies])


def forbidding(public: Public, target: ProvinceName) -> int:
    """How many of the events, one of which will be drawn, forbid to attack a province (SH3.3, SH6.7)."""
    return sum(_forbids(then, target) for then in _drawn(public)) if public.event is None else 0


def _drawn(public: Public) -> list[Public]:
    """The position with each event that may be drawn (SH3.3); as it is once one is."""
    if public.phase is not Phase.PLANNING:
        return [public]
    return [replace(public, event=event) for event in public.events] or [public]


def _forbids(public: Public, target: ProvinceName) -> bool:
    """Whether the event of the round forbids to attack a province (SH6.7d)."""
    is_protected = Building.TEMPLE in public.provinces[target].buildings
    return is_protected and public.effect is Effect.TEMPLE_UNTOUCHABLE


def odds_of_revolt(public: Public, seat: Seat, province: ProvinceName, extra: int = 0) -> float:
    """The probability that a seat puts down a revolt (SH7.6); `extra` farmers rise in winter (SH8.2)."""
    return odds.of_putting_down(Outlook(Observation(seat, public, None)), province, extra)


def revolting(public: Public, plan: Plan) -> list[Action]:
    """The planned actions that cause a revolt (SH6.2)."""
    provoking = (Action.CONFISCATE_RICE, Action.COLLECT_TAXES)
    planned = [action for action in provoking if action in plan.provinces]
    return [action for action in planned if public.provinces[plan.provinces[action]].revolts]


def ways(public: Public, seat: Seat, plan: Plan) -> Iterator[Ways]:
    """What may happen to the chests of a plan, by course; courses that come to the same are followed once."""
    effects, met = {content().events[event].effect for event in public.events}, set[Hashable]()
    for effect, special in product(sorted(effects), _specials(public)):
        fights = _fights(public, seat, plan, effect, special)
        for changes in product(*fights.values()):
            course = Course(effect, special, dict(zip(fights, changes, strict=True)))
            if (change := _change(plan, course)) not in met:
                met.add(change)
                yield _ways(public, seat, plan, course)


def _change(plan: Plan, course: Course) -> Hashable:
    """What a course does to the chests and armies of a plan (SH5.4, SH6.7); equal only if all is the same."""
    taxed = plan.provinces.get(Action.COLLECT_TAXES)
    taxes = 0 if taxed is None else _taxes(taxed, course)
    fewer = course.effect is Effect.FEWER_RECRUITS and not plan.provinces.keys().isdisjoint(DEPLOYS)
    more = course.special is Special.DEPLOY_6 and Action.DEPLOY_5 in plan.provinces
    return taxes, fewer, more, tuple(course.fights.items())


def _taxes(name: ProvinceName, course: Course) -> int:
    return taxes_of(name, course.effect) + (course.special is Special.TAX)


def _ways(public: Public, seat: Seat, plan: Plan, course: Course) -> Ways:
    """What may happen in a course, on the board as it is now. What comes to the same is followed once."""
    planned = [action for action in plan.provinces if content().prices[action]]
    planned += plan.provinces.keys() & {Action.COLLECT_TAXES}
    known = tuple(action for action in public.actions if action in planned)
    hidden = frozenset(planned) - {*known}
    begin = known, hidden, _left_after_bid(public, seat, plan), public.players[seat].supply
    met, ahead, turns, ends = {begin}, [begin], set[Turn](), set[int]()
    while ahead:
        known, hidden, chests, supply = ahead.pop()
        if not (known or hidden):
            ends.add(chests)
        for action in known[:1] or hidden:
            turn, armies = _turn(public, plan, course, action, chests, supply)
            turns.add(turn)
            then = known[1:], hidden - {action}, turn.chests, supply - armies
            if then not in met:
                met.add(then)
                ahead.append(then)
    taxes = max((turn.gain for turn in turns if turn.action is Action.COLLECT_TAXES), default=0)
    return Ways(frozenset(turns), frozenset(ends), taxes)


def _turn(
    public: Public, plan: Plan, course: Course, action: Action, chests: int, supply: int
) -> tuple[Turn, int]:
    """A planned action with so many chests, and armies but for fights; with the armies that it deploys."""
    name, price = plan.provinces[action], content().prices[action]
    there = supply + course.fights.get(action, 0)
    armies = recruits(action, course.effect, course.special, there)
    if action is Action.COLLECT_TAXES:
        taxes = _taxes(name, course)
        return Turn(action, chests + taxes, taxes), 0
    if action in BUILDS and (reason := obstacle(public.provinces, name, BUILDS[action])):
        return Turn(action, chests, dropped=reason), 0
    if chests < price:
        return Turn(action, chests, dropped=Reason.TOO_FEW_CHESTS), 0
    if armies > max(0, there):
        return Turn(action, chests, dropped=Reason.SUPPLY_TOO_SMALL), 0
    return Turn(action, chests - price, armies), armies


def hunger(public: Public, seat: Seat) -> Span:
    """The provinces that a seat's rice, as it is now, leaves without in winter (SH8.1, SH8.2)."""
    mouths, rice = len(public.owned_by(seat)), public.players[seat].rice
    losses = (content().events[event].winter_rice_loss for event in public.events)
    return spanning(max(0, mouths - max(0, rice - loss)) for loss in losses)


class Lacking(NamedTuple):
    """How many more of a building a seat needs in a region to have more than anybody else (SH8.3)."""

    region: str
    building: Building
    missing: int


def lacking(public: Public, seat: Seat) -> list[Lacking]:
    """The majorities that a seat has not alone, and could have with the room in its provinces (SH6.1, SH8.3).

    The cheapest to get come first.
    """
    found = []
    for region, building in product(public.board.regions, Building):
        here = [name for name in public.provinces if public.board.region_of[name] == region]
        counts = dict.fromkeys(all_seats(public.seats), 0)
        for name in here:
            owner = public.provinces[name].owner
            if owner is not None:
                counts[owner] += building in public.provinces[name].buildings
        mine = [name for name in here if public.provinces[name].owner == seat]
        room = sum(obstacle(public.provinces, name, building) is None for name in mine)
        missing = max(built for other, built in counts.items() if other != seat) + 1 - counts[seat]
        if 0 < missing <= room:
            found.append(Lacking(region, building, missing))
    return sorted(found, key=lambda one: one.missing)


def _conquests(public: Public, seat: Seat, plan: Plan) -> int:
    """How many provinces planned battles may win (SH6.5, SH7.5); without an order they may go anywhere."""
    foreign = [
        {name for name in goals(public, seat, plan, action) if public.provinces[name].owner != seat}
        for action in BATTLES
        if action in plan.provinces
    ]
    return min(sum(map(bool, foreign)), len(set().union(*foreign)))


def goals(public: Public, seat: Seat, plan: Plan, action: Action) -> set[ProvinceName]:
    """Where a planned march may go: as its order says, or anywhere if it may have to be asked (SH6.4, SH6.5).

    Who holds back with a Battle/Move goes to an own province, if one is near.
    """
    source, order, found = plan.provinces[action], plan.orders.get(action), set[ProvinceName]()
    near = public.board.neighbours[source]
    homes = {name for name in near if public.provinces[name].owner == seat}
    for one in order.alternatives if order else ():
        if one.target is None:
            return found | (homes or set(near) if action in BATTLES else set())
        found.add(one.target)
        is_sure = action in BATTLES and one.at_most is None and not forbidding(public, one.target)
        if one.armies in (None, 1) and (one.target in homes or is_sure):
            return found
    return homes if action is Action.DEPLOY_1_MOVE else {*near}


def _left_after_bid(public: Public, seat: Seat, plan: Plan) -> int:
    """The chests of a seat after the bid, which is paid before the actions (SH5.1)."""
    chests = public.players[seat].chests
    return max(0, chests - plan.bid) if isinstance(plan.bid, int) else chests


def _rice(public: Public, seat: Seat, plan: Plan, effect: Effect, special: Special | None) -> int:
    """The rice of a seat after the ten actions (SH6.2)."""
    source = plan.provinces.get(Action.CONFISCATE_RICE)
    if source is None:
        return public.players[seat].rice
    return public.players[seat].rice + rice_of(source, effect) + (special is Special.RICE)


def _winters(public: Public, seat: Seat, plan: Plan) -> Iterator[tuple[int, int]]:
    """The rice that there may be, and what winter may take: no event card comes twice in a year."""
    for drawn, left in permutations(public.events, 2):
        effect = content().events[drawn].effect
        for special in _specials(public):
            yield _rice(public, seat, plan, effect, special), content().events[left].winter_rice_loss


def _specials(public: Public) -> list[Special | None]:
    """The special cards that change what actions bring, and None for all others."""
    mattering = (Special.TAX, Special.RICE, Special.DEPLOY_6)
    return [None, *(special for special in mattering if special in public.specials)]


def _wanted(plan: Plan) -> int:
    """The most armies that a plan deploys (SH6.3)."""
    return sum(recruits(action, None, Special.DEPLOY_6, 6) for action in plan.provinces)


def _fights(
    public: Public, seat: Seat, plan: Plan, effect: Effect, special: Special | None
) -> dict[Action, Collection[int]]:
    """By deployment, what fights before it may do to the supply; none if that suffices in any case."""
    if _wanted(plan) + MOST_TAKEN <= public.players[seat].supply:
        return {}
    return {
        action: _changes(public, plan, action, effect, special)
        for action in DEPLOYS
        if action in plan.provinces
    }


def _changes(
    public: Public, plan: Plan, action: Action, effect: Effect, special: Special | None
) -> Collection[int]:
    """The armies that fights before a deployment may bring to the supply or, below 0, take from it.

    Fights are battles, in which everybody may attack, and revolts where a marker lies (SH6.2, SH6.5).
    """
    battles = {battle for battle in BATTLES if may_precede(public, battle, action)}
    attacks = (public.seats - 1) * len(battles)
    by_card = 0 if special else max(attacks, len(battles & plan.provinces.keys()))
    by_castle = attacks if effect is Effect.CASTLE_DEFENDS else 0
    taken = min(MOST_TAKEN, by_card + by_castle)
    is_fought = battles or any(may_precede(public, revolt, action) for revolt in revolting(public, plan))
    return (-taken, _wanted(plan)) if is_fought else (0,)


def may_precede(public: Public, first: Action, second: Action) -> bool:
    """Whether an action may come before another: the hidden ones come last, in any order (SH3.5)."""
    if second not in public.actions:
        return True
    return first in public.actions and public.actions.index(first) < public.actions.index(second)


def spanning(numbers: Iterable[int]) -> Span:
    """The least and the most of some numbers, of which there is at least one."""
    found = set(numbers)
    return Span(min(found), max(found))
