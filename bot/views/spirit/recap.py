"""What has changed in many turns, in few words: the village, the raiders, the wounds and who has passed."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.views.spirit.texts import SpiritTexts
from rules.spirit import events as facts
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Phase, Public

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
    if count[facts.RaiderDrawn]:
        yield texts(
            "recap-raiders",
            confronted=count[facts.RaiderConfronted],
            held=count[facts.RaiderHeldOff],
            slipped=count[facts.RaiderInfiltrated],
            kiais=count[facts.KiaiReached],
        )
    wounds = list(_wounds(public.boards, events, texts))
    if wounds:
        yield texts("recap-wounds", changes=texts.listed(wounds))
    passed = [texts.who(place) for place, board in enumerate(public.boards) if board.passed]
    if passed and public.phase is Phase.ROUND:
        yield texts("recap-passed", players=texts.listed(passed))


def losses(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events that a board shall point out: losses of the village that stand, wounds and beasts."""
    built = sum(isinstance(event, facts.BarricadeBuilt) for event in events)
    burned = [event for event in events if isinstance(event, facts.BarricadeLost)][built:]
    kinds = (facts.FarmBurned, facts.FamilyLost, facts.WoundTaken, facts.BeastAwoke, facts.SamuraiDied)
    return [*burned, *(event for event in events if isinstance(event, kinds))]


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
