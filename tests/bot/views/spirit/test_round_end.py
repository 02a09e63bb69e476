"""What is foretold of a round's end: which intruders burn, how many the village survives (SS5.3, SS5.4)."""

import re
from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from rules.core.chance import Chance
from rules.core.model import Prompt
from rules.spirit.commands import AnyCommand, Pass, SufferPenalty, Support
from rules.spirit.content import Family, Penalty, Symbol, content
from rules.spirit.decisions import carry_out
from rules.spirit.events import (
    AnyEvent,
    BarricadeLost,
    Cause,
    FarmBurned,
    IntrudersDiscarded,
    IntrudersRevealed,
    MatchEnded,
    RoundEnded,
)
from rules.spirit.game import GAME
from rules.spirit.prompts import AskAction, AskPenalty
from rules.spirit.state import ActionDue, Board, State
from rules.spirit.table import Table
from tests.bot.views.spirit.matches import MATCHES, questions
from tests.bot.views.spirit.positions import ENGLISH, MANY_NAMES, labels

HELD = dict.fromkeys(Symbol, "R2-13")
FATES = {
    "discarded": "slips to the intruders and burns nothing, for a family discards it when the round ends",
    "perhaps": "slips to the intruders and burns a barricade, else a farm, when the round ends, unless it is",
    "burns": "slips to the intruders and burns a barricade, else a farm, when the round ends",
}
STORM = re.compile(
    r"Of the (\d+) intruders then, .* (\d+)(?:–(\d+))? have flames(: all lose| \((.*?)\))\.", re.DOTALL
)


def test_an_open_raider_that_slips_in_comes_to_what_is_said_of_it() -> None:
    """SS2.4, SS5.3, SS5.4, SS7: a family discards the top intruder before the others burn, Kanbei several."""
    found, raiders = set(), content().raiders
    for state, dice in positions():
        for asked, command in letting_in(short(state, dice, 2, seen=True)):
            top = asked.public.stack[0]
            if top and raiders[top].flames and (fate := told_of(asked, text_of(asked))):
                for events in played(asked, command, dice):
                    revealed = named(events, IntrudersRevealed)
                    if revealed is not None:
                        found.add((fate, top in revealed))
    assert found == {("discarded", False), ("burns", True), ("perhaps", False), ("perhaps", True)}


def test_a_last_pass_says_how_many_burn_and_what_the_village_stands() -> None:
    """SS5.3, SS5.4: those with flames are counted before a family discards the top one."""
    found = set()
    for state, dice in positions():
        asked = short(passed_by_all_others(state), dice, 4, seen=False)
        if not (storm := STORM.search(text_of(asked))):
            continue  # lost before they come
        count, least, most = (int(number or storm[2]) for number in storm.groups()[:3])
        [events] = played(asked, Pass(), dice, 1)
        revealed = named(events, IntrudersRevealed)
        if revealed is None:
            continue  # somebody died
        discarded = named(events, IntrudersDiscarded) or ()
        flames = [content().raiders[raider].flames for raider in (*discarded, *revealed)]
        burnt = [
            event
            for event in events
            if isinstance(event, FarmBurned | BarricadeLost) and event.cause is Cause.INTRUDER
        ]
        assert len(flames) == count
        assert least <= sum(flames) <= most
        lost = any(isinstance(event, FarmBurned) and not event.left for event in burnt)
        if storm[4] == ": all lose":
            assert lost
        elif stands := re.search(r"village survives (\d+)", storm[5]):
            assert len(burnt) > int(stands[1]) or not lost
        elif holds := re.search(r"barricades hold (\d+)", storm[5]):
            assert len(burnt) > int(holds[1]) or not any(isinstance(one, FarmBurned) for one in burnt)
        if "a family discards the top one" in storm[0]:
            assert discarded
        found |= {word for word in ("all lose", "village", "hold", "top one") if word in storm[0]}
    assert found == {"all lose", "village", "hold", "top one"}


def test_a_village_that_intruders_are_said_to_burn_burns() -> None:
    """SS4.2, SS5.3, SS5.4: whatever is built and discarded before; then the bot has no guess."""
    doomed = 0
    for state, dice in positions():
        asked = besieged(state, dice)
        names = MANY_NAMES[: state.public.seats]
        presenter = SpiritPresenter(View(GAME.observe(asked, None), names, ENGLISH))
        if "have flames, and the village survives" in "".join(presenter.standings()):
            doomed += 1
            asking = asked.public.asking
            assert asking is not None
            assert not any(label.startswith("💡") for label in labels(presenter.ask(asking)))
            for events in played(asked, Pass(), dice):
                [ended] = [event for event in events if isinstance(event, MatchEnded)]
                assert not ended.outcome.winners
    assert doomed > 20


def besieged(state: State, dice: Chance) -> State:
    """With few farms and barricades and in the stack few raiders, for the others have slipped in openly."""
    public, hidden = state.public, state.hidden
    count, farms = 1 + dice.below(4), 1 + dice.below(4)
    kept, slipped = hidden.stack[:count], hidden.stack[count:]
    known = replace(
        public,
        stack=public.stack[:count],
        intruders=slipped + hidden.intruders,
        farms=min(farms, public.farms),
        barricades=dice.below(2),
    )
    covered = replace(hidden, stack=kept, intruders=slipped + hidden.intruders, farms=hidden.farms[:farms])
    return State(known, covered)


def positions() -> Iterator[tuple[State, Chance]]:
    """Questions for an action, of random matches, and dice for each."""
    for number, (state, _, prompt) in enumerate(chain.from_iterable(questions(*match) for match in MATCHES)):
        if isinstance(prompt, AskAction):
            yield state, Chance(bytes(32), number)


def passed_by_all_others(state: State) -> State:
    """Where one samurai is left in the round, who is asked."""
    public, asking = state.public, state.public.asking
    assert isinstance(asking, AskAction)
    boards = [replace(board, passed=place != asking.place) for place, board in enumerate(public.boards)]
    return replace(state, public=replace(public, boards=tuple(boards)))


def short(state: State, dice: Chance, most: int, *, seen: bool) -> State:
    """With at most so many raiders in the stack, perhaps all places defended, and families seen or gone."""
    public, hidden = state.public, state.hidden
    count = 1 + dice.below(most)
    kept, rest = hidden.stack[:count], hidden.stack[count:]
    boards = [_held(board) if dice.happens(1, 2) else board for board in public.boards]
    if dice.happens(1, 2):
        boards = [_held(board) for board in boards]
    families = hidden.families
    if dice.happens(1, 3):
        families = tuple(family for family in families if family is not Family.INTRUDER) or families
    told = families if dice.happens(1, 2) else (None,) * len(families)
    stack = kept if seen else (None,) * len(kept)
    discard = public.discard + rest
    public = replace(public, stack=stack, discard=discard, boards=tuple(boards), families=told)
    return State(public, replace(hidden, stack=kept, families=families))


def _held(board: Board) -> Board:
    return replace(board, defended=HELD)


def letting_in(state: State) -> Iterator[tuple[State, AnyCommand]]:
    """The position where a support lets raiders in, and where a penalty does; with the answer."""
    public, asking = state.public, state.public.asking
    assert isinstance(asking, AskAction)
    if asking.supportable:
        yield state, Support(asking.supportable[0])
    for raider in ("R1-03", "R6-01"):
        penalty = AskPenalty(asking.id, asking.seat, asking.place, raider, (Penalty.INFILTRATE,), False)
        asked = replace(public, asking=penalty, agenda=(*public.agenda, ActionDue()))
        yield replace(state, public=asked), SufferPenalty(Penalty.INFILTRATE)


def text_of(state: State) -> str:
    """The question, as its text in English."""
    asking = state.public.asking
    assert asking is not None
    prompt: Prompt = asking
    view = View(GAME.observe(state, asking.seat), MANY_NAMES[: state.public.samurai], ENGLISH)
    return plain(SpiritPresenter(view).question(prompt)).replace("**", "")


def told_of(state: State, text: str) -> str | None:
    """What the question says of the top raider: the first one that slips in."""
    _, slips, after = text.partition("slips to the intruders")
    said = slips + after
    return next((fate for fate, words in FATES.items() if said.startswith(words)), None)


def played(state: State, command: AnyCommand, dice: Chance, times: int = 2) -> Iterator[list[AnyEvent]]:
    """The events up to the end of the round, of the answer and random ones after it."""
    for _ in range(times):
        table = Table(state, dice)
        carry_out(table, command)
        step = table.step()
        events = list(step.events)
        while not any(isinstance(event, RoundEnded) for event in events) and not GAME.outcome(step.state):
            [seat] = GAME.prompts(step.state)
            step = GAME.apply(step.state, seat, GAME.legal(step.state, seat).sample(dice), dice)
            events += step.events
        yield events


def named(
    events: list[AnyEvent], kind: type[IntrudersRevealed | IntrudersDiscarded]
) -> tuple[str, ...] | None:
    """The raiders of the event at the end of the round, if it came to that."""
    ended = next((number for number, event in enumerate(events) if isinstance(event, RoundEnded)), 0)
    return next((event.raiders for event in events[ended:] if isinstance(event, kind)), None)
