"""The events of Shogun in words: those that the generic texts do not cover."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import Teller, described
from rules.core.model import Event, Seat, all_seats, by_seat
from rules.shogun import events as facts
from rules.shogun.content import content
from rules.shogun.state import Cubes


def tell(events: Sequence[Event], texts: ShogunTexts) -> list[str]:
    """The events in words, a line each; a battle takes several.

    Start provinces share a line, and so do those who have no action on a card: in each part of a story they
    come after those who act.
    """
    new_parts = facts.RoundBegan | facts.ActionBegan | facts.WinterCame
    parts = accumulate(isinstance(event, new_parts) for event in events)
    idle = (isinstance(event, facts.NoAction) for event in events)
    ordered = sorted(zip(parts, idle, events, strict=True), key=lambda entry: entry[:2])
    together: dict[type[Event], Teller] = {facts.ProvinceGiven: _provinces_given, facts.NoAction: _no_actions}
    return described((event for *_, event in ordered), texts, _told, together)


def _told(event: Event, texts: ShogunTexts) -> str:
    """One event; the text named after it, where its fields are enough."""
    match event:
        case facts.CardsOpened(replaced_by=seat):
            return texts.tell(event, "cards-opened" if seat is None else "cards-replaced")
        case facts.EventsOpened(events=cards):
            return "\n".join((texts.tell(event), *(f"- {texts.event_card(card)}" for card in cards)))
        case facts.RoundBegan():
            actions, specials = texts.numbered(event.actions), texts.numbered(event.specials)
            return texts.tell(event, actions=actions, specials=specials)
        case facts.BidsRevealed(ranking=seats):
            return texts("bids-revealed", bids=" · ".join(_bid(event, seat, texts) for seat in seats))
        case facts.TurnOrderSet(order=seats):
            return texts("turn-order-set", order=" → ".join(map(texts.player, seats)))
        case facts.ActionBegan(slot=slot):
            return f"**{texts.tell(event, number=slot)}**"
        case facts.BattleFought():
            return _battle_fought(event, texts)
        case facts.RevoltFought():
            return _revolt_fought(event, texts)
        case facts.ProvinceConquered(former_owner=seat):
            return texts.tell(event, "province-occupied" if seat is None else "province-conquered")
        case facts.ProvinceFreed():
            line, lost = texts.tell(event), texts.listed(texts.on_province(event))
            return f"{line} {texts('gone', things=lost)}" if lost else line
        case facts.WinterCame():
            lost = texts.listed(f"{texts.player(seat)} {rice}" for seat, rice in by_seat(event.lost))
            loss = content().events[event.event].winter_rice_loss
            return texts.tell(event, loss=texts.rice(loss), lost=lost)
        case facts.Scored(totals=totals):
            ranked = sorted(all_seats(len(totals)), key=lambda seat: -totals[seat])
            points = (_points(event, seat, texts) for seat in ranked)
            return "\n".join((texts.tell(event), *_majorities(event.majorities, texts), *points))
        case facts.MatchEnded(outcome=outcome):
            return texts.ended(
                outcome, " · ", lambda seat, points: texts("rank", player=texts.player(seat), points=points)
            )
    return texts.tell(event)


def _provinces_given(events: Sequence[facts.ProvinceGiven], texts: ShogunTexts) -> str:
    """A line for each player who got some of these provinces."""
    given: dict[Seat, list[str]] = {}
    for event in events:
        given.setdefault(event.seat, []).append(f"{event.province} ({event.armies})")
    return "\n".join(
        texts("provinces-given", player=texts.player(seat), provinces=texts.listed(provinces))
        for seat, provinces in given.items()
    )


def _no_actions(events: Sequence[facts.NoAction], texts: ShogunTexts) -> str:
    return texts("no-action", players=texts.players(event.seat for event in events))


def _bid(event: facts.BidsRevealed, seat: Seat, texts: ShogunTexts) -> str:
    """A bid of chests says what was paid, which may be less, or nothing at all (SH5.1)."""
    bid = event.bids[seat]
    line = texts("bid-of", player=texts.player(seat), bid=texts.bid(bid))
    return f"{line} {texts('bid-paid', paid=event.paid[seat])}" if bid and isinstance(bid, int) else line


# ---- battles and revolts (SH7) -----------------------------------------------------------------------------


def _battle_fought(event: facts.BattleFought, texts: ShogunTexts) -> str:
    lines = [
        texts.tell(event, defender=_defender(event, texts)),
        _into_tower(texts("thrown", thrown=texts.cubes(event.thrown)), event.before, texts),
        *_extras(event, texts),
        _fallen(event, texts),
        _result(event, texts),
        texts.tell(event, "after-battle"),
    ]
    return "\n".join(lines)


def _revolt_fought(event: facts.RevoltFought, texts: ShogunTexts) -> str:
    score = {"owner": event.fallen.armies[event.seat], "farmers": event.fallen.farmers}
    lines = [
        _into_tower(texts.tell(event), event.before, texts),
        texts.tell(event, "fallen"),
        texts.tell(event, "revolt-put-down" if event.put_down else "revolt-succeeded", **score),
        texts.tell(event, "after-battle"),
    ]
    return "\n".join(lines)


def _defender(event: facts.BattleFought, texts: ShogunTexts) -> str:
    return texts("neutral") if event.defender is None else texts.player(event.defender)


def _into_tower(line: str, tray: Cubes, texts: ShogunTexts) -> str:
    """The line, and what lay in the tray before and went in as well (SH7.2)."""
    return f"{line} {texts('thrown-tray', cubes=texts.cubes(tray))}" if tray.total else line


def _extras(event: facts.BattleFought, texts: ShogunTexts) -> list[str]:
    bonuses = {"attack": event.attack_bonus, "defence": event.defence_bonus, "castle": event.castle_bonus}
    extras = [texts(f"thrown-{cause}", count=count) for cause, count in bonuses.items() if count]
    return [texts("thrown-extra", extras=texts.listed(extras))] if extras else []


def _fallen(event: facts.BattleFought, texts: ShogunTexts) -> str:
    """What fell out, and whom the farmers among it help (SH7.3)."""
    line = texts.tell(event, "fallen")
    if not event.fallen.farmers:
        return line
    return f"{line} {texts('farmers-defend' if event.farmers_helped else 'farmers-abstain')}"


def _result(event: facts.BattleFought, texts: ShogunTexts) -> str:
    attack = event.fallen.armies[event.seat]
    defence = 0 if event.defender is None else event.fallen.armies[event.defender]
    if event.farmers_helped:
        defence += event.fallen.farmers  # SH7.3
    match event.result:
        case facts.Result.ATTACKER_WINS:
            key = "battle-won"
        case facts.Result.DEFENDER_WINS | facts.Result.DRAW if event.defender is None:
            key = "battle-stays-neutral"
        case facts.Result.DEFENDER_WINS:
            key = "battle-held"
        case facts.Result.DRAW:
            key = "battle-drawn" if attack == defence else "battle-deserted"
    winner = texts.player(event.seat) if key == "battle-won" else _defender(event, texts)
    return texts.tell(event, key, player=winner, province=event.target, attack=attack, defence=defence)


# ---- winter and end (SH8) ----------------------------------------------------------------------------------


def _majorities(majorities: Sequence[facts.Majority], texts: ShogunTexts) -> Iterator[str]:
    """A line for each region where somebody has most of something."""
    for region in dict.fromkeys(majority.region for majority in majorities):
        found = [
            texts.tell(majority, building=majority.building.value, players=texts.players(majority.seats))
            for majority in majorities
            if majority.region == region
        ]
        yield texts("majorities", region=texts.region(region), majorities=" · ".join(found))


def _points(event: facts.Scored, seat: Seat, texts: ShogunTexts) -> str:
    provinces, buildings, majorities = event.parts(seat)
    return texts(
        "points-scored",
        player=texts.player(seat),
        provinces=provinces,
        buildings=buildings,
        majorities=majorities,
        sum=provinces + buildings + majorities,
        total=event.totals[seat],
    )
