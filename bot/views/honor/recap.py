"""What has changed in many turns, in few words: honor, who turned on whom, houses and alliances."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.views.honor.stakes import match_points
from bot.views.honor.texts import HonorTexts, signed
from rules.core.model import Seat, by_seat
from rules.honor import events as facts
from rules.honor.events import AnyEvent
from rules.honor.state import Public

_HOSTILE = {
    facts.BattleFought: "⚔️",
    facts.AssassinPlayed: "🗡️",
    facts.DishonorPlayed: "⚡",
    facts.ThiefPlayed: "🥷",
}
"""The signs of the story, the gravest first."""


def recap(
    public: Public, events: Sequence[AnyEvent], texts: HonorTexts, words: int, viewer: Seat | None = None
) -> list[str]:
    """What these events, all of them valid, have changed, in at most so many words.

    Of those who turned on others, those on the viewer are told first, then the gravest; what does not fit is
    left out.
    """
    for told in range(len(events), -1, -1):
        lines = list(_lines(public, events, texts, told, viewer))
        if len(" ".join(lines).split()) <= words:
            break
    return lines


def _lines(
    public: Public, events: Sequence[AnyEvent], texts: HonorTexts, told: int, viewer: Seat | None
) -> Iterator[str]:
    gained = gains(events)
    ranked = sorted(by_seat(public.players), key=lambda one: -one[1].honor)
    honor = (f"{texts.player(seat)} {_changed(one.honor - gained[seat], one.honor)}" for seat, one in ranked)
    yield texts("recap-honor", ranking=texts.listed(honor))
    yield from match_points(public, texts, viewer)
    if any(isinstance(event, facts.BecameShogun | facts.ShogunCardMoved) for event in events):
        holder = texts("shogun-free") if public.shogun is None else texts.player(public.shogun)
        yield texts("recap-shogun", holder=holder)
    attacks = list(_attacks(events, texts, viewer))
    if attacks[:told]:
        more = ["…"] if len(attacks) > told else []
        yield texts("recap-attacks", attacks=texts.listed((*attacks[:told], *more)))
    if lost := Counter(_losers(events)):
        players = (f"{texts.player(seat)} {number}" for seat, number in lost.most_common())
        yield texts("recap-houses", players=texts.listed(players))
    yield from _bonds(public, events, texts)


def _losers(events: Iterable[AnyEvent]) -> Iterator[Seat]:
    """Who lost a house, once for each: a house that was empty is none, one lost by betrayal is (HO5.7)."""
    for event in events:
        match event:
            case facts.HouseDiscarded(place=place, daimyo=daimyo, cards=cards) if daimyo or cards:
                yield place.seat
            case facts.HouseSeized(former=former):
                yield former


def _changed(before: int, now: int) -> str:
    """Such as "5→20": a plus would be taken for the next count."""
    return signed(now) if before == now else f"{signed(before)}→{signed(now)}"


def gains(events: Iterable[AnyEvent]) -> Counter[Seat]:
    """How much honor each seat has more than before, or less."""
    found = Counter[Seat]()
    for event in events:
        match event:
            case facts.HonorCounted(seat=seat, gained=gained):
                found[seat] += gained
            case facts.HonorLost(seat=seat, lost=lost):
                found[seat] -= lost
            case (
                facts.CardLaid(seat=seat, paid=paid)
                | facts.ThiefPlayed(seat=seat, paid=paid)
                | facts.AssassinPlayed(seat=seat, paid=paid)
                | facts.AllianceBroken(seat=seat, paid=paid)
            ):
                found[seat] -= paid
    return found


def _attacks(events: Sequence[AnyEvent], texts: HonorTexts, viewer: Seat | None) -> Iterator[str]:
    """Who turned on whom, each kind once with its number, such as "⚔️ Ann → Bob ×2".

    What was done to the viewer comes first, then the gravest kinds, the newest of each first. What the viewer
    did is no news.
    """
    found = Counter[tuple[type[AnyEvent], Seat, Seat]]()
    for event in events:
        match event:
            case (
                facts.BattleFought(attacker=seat, defender=victim)
                | facts.DishonorPlayed(seat=seat, victim=victim)
            ):
                found[type(event), seat, victim] += 1
            case facts.AssassinPlayed(seat=seat, target=target):
                found[type(event), seat, target.seat] += 1
            case facts.ThiefPlayed(seat=seat, thefts=thefts):
                found.update((type(event), seat, victim) for victim in {one.source.seat for one in thefts})
    kinds = list(_HOSTILE)
    newest = [deed for deed in reversed(found) if deed[1] not in (deed[2], viewer)]
    for kind, seat, victim in sorted(newest, key=lambda deed: (deed[2] != viewer, kinds.index(deed[0]))):
        times = f" ×{number}" if (number := found[kind, seat, victim]) > 1 else ""
        yield f"{_HOSTILE[kind]} {texts.player(seat)} → {texts.player(victim)}{times}"


def _bonds(public: Public, events: Sequence[AnyEvent], texts: HonorTexts) -> Iterator[str]:
    """Who serves whom now, and who is a ronin, if that may have changed."""
    kinds = (facts.AllianceMade, facts.AllianceEnded, facts.BecameRonin, facts.DaimyoLaid, facts.HouseSeized)
    if not any(isinstance(event, kinds) for event in events):
        return
    players = list(by_seat(public.players))
    serving = [(seat, one.serves) for seat, one in players if one.serves is not None]
    if serving:
        pairs = (f"{texts.player(seat)} → {texts.player(lord)}" for seat, lord in serving)
        yield texts("recap-serving", pairs=texts.listed(pairs))
    ronins = [seat for seat, one in players if one.ronin]
    if ronins:
        yield texts("recap-ronins", players=texts.players(ronins))
