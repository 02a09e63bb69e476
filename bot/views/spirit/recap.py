"""What has changed in many turns, in few words: the village, the raiders, the wounds and who has passed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.views.spirit.texts import SpiritTexts
from rules.spirit import events as facts
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Phase, Public

_RAIDERS = {
    "confronted": facts.RaiderConfronted,
    "held": facts.RaiderHeldOff,
    "slipped": facts.RaiderInfiltrated,
    "kiais": facts.KiaiReached,
}
_LOSSES = (
    facts.BarricadeLost,
    facts.FarmBurned,
    facts.FamilyLost,
    facts.WoundTaken,
    facts.BeastAwoke,
    facts.SamuraiDied,
)
_UNDONE: Mapping[type[AnyEvent], type[AnyEvent]] = {
    facts.BarricadeBuilt: facts.BarricadeLost,
    facts.WoundHealed: facts.WoundTaken,
}
_WOUNDS = {facts.WoundTaken: 1, facts.BeastAwoke: 1, facts.SamuraiDied: 1, facts.WoundHealed: -1}


def recap(public: Public, events: Sequence[AnyEvent], texts: SpiritTexts) -> Iterator[str]:
    """The village now and before these events, the raiders they stopped, wounds, and who has passed."""
    count = Counter(map(type, events))
    changes = (
        ("farms", public.farms, -count[facts.FarmBurned]),
        ("families", len(public.families), -count[facts.FamilyLost]),
        ("barricades", public.barricades, count[facts.BarricadeBuilt] - count[facts.BarricadeLost]),
    )
    counts = ((name, f"{now - by}→{now}" if by else str(now)) for name, now, by in changes)
    yield texts("recap-village", changes=texts.listed(texts(f"recap-{name}", count=n) for name, n in counts))
    raiders = {name: count[kind] for name, kind in _RAIDERS.items()}
    if any(raiders.values()):
        yield texts("recap-raiders", **raiders)
    wounds = list(_wounds(public.boards, events, texts))
    if wounds:
        yield texts("recap-wounds", changes=texts.listed(wounds))
    passed = [texts.who(place) for place, board in enumerate(public.boards) if board.passed]
    if passed and public.phase is Phase.ROUND:
        yield texts("recap-passed", players=texts.listed(passed))


def losses(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events that a board shall point out: losses of the village and wounds that stand, and beasts."""
    undone = Counter((_UNDONE[type(event)], _place(event)) for event in events if type(event) in _UNDONE)
    standing = list[AnyEvent]()
    for event in events:
        key = type(event), _place(event)
        if undone[key]:
            undone[key] -= 1
        elif isinstance(event, _LOSSES):
            standing.append(event)
    return standing


def _place(event: AnyEvent) -> Place | None:
    return getattr(event, "place", None)


def _wounds(boards: Sequence[Board], events: Sequence[AnyEvent], texts: SpiritTexts) -> Iterator[str]:
    """Wounds before and now where they differ, such as "Ann 1→2 🐺"."""
    changed, died = Counter[Place](), set[Place]()
    for event in events:
        if isinstance(event, facts.WoundTaken | facts.BeastAwoke | facts.SamuraiDied | facts.WoundHealed):
            changed[event.place] += _WOUNDS[type(event)]
            if isinstance(event, facts.SamuraiDied):
                died.add(event.place)
    for place, board in enumerate(boards):
        now = 2 * board.beast + board.wounded + (place in died)
        sign = " ☠️" if place in died else " 🐺" if board.beast else ""
        if changed[place]:
            yield f"{texts.who(place)} {now - changed[place]}→{now}{sign}"
