"""Every message of whole matches keeps Discord's limits, in all languages and with the longest names."""

from collections import defaultdict

import pytest
from msgspec.structs import replace

from bot.views.message import Text
from bot.views.presenter import View
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.texts import Texts, texts_in
from rules.core.model import Seat
from rules.spirit.content import content
from rules.spirit.events import AnyEvent
from rules.spirit.game import GAME
from rules.spirit.piles import unseen
from rules.spirit.state import Observation, Options
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, language_of
from tests.bot.views.spirit.matches import ALL_SEVEN, ALONE, CHOSEN, MATCHES, questions, stages

NAMES = (*LONG_NAMES, "F" * 30 + "__", "G" * 30 + "__")


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("match", [ALONE, ALL_SEVEN], ids=["alone", "seven"])
def test_stages_and_looks(match: tuple[int, Options], words: Texts) -> None:
    described: dict[str, list[AnyEvent]] = defaultdict(list)
    names = NAMES[: match[0]]
    for stage in stages(*match):
        seen = GAME.observe(stage.state, None)
        described[stage.key] += stage.events
        check_message(SpiritPresenter(View(seen, names, words)).stage(described[stage.key]))
        check_message(SpiritPresenter(View(seen, names, words)).status())
        check_message(SpiritPresenter(View(GAME.observe(stage.state, Seat(0)), names, words)).hand())


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("match", MATCHES, ids=["alone", "two", "tokens", "chosen", "seven"])
def test_questions(match: tuple[int, Options], words: Texts) -> None:
    for state, seat, prompt in questions(*match, seeds=range(1)):
        seen = GAME.observe(state, seat)
        check_message(SpiritPresenter(View(seen, NAMES[: match[0]], words)).ask(prompt))


def test_each_turn_has_its_own_heading() -> None:
    """One message a turn: the stages of a turn share their heading, those of others do not."""
    headings: dict[str, set[str]] = defaultdict(set)
    for stage in stages(*CHOSEN):
        message = SpiritPresenter(View(GAME.observe(stage.state, None), NAMES[:4], texts_in("en"))).stage(
            stage.events
        )
        heading = message.blocks[0]
        assert isinstance(heading, Text)
        headings[stage.key].add(heading.content)
    assert all(len(found) == 1 for found in headings.values())
    assert len({heading for found in headings.values() for heading in found}) == len(headings)


def test_a_hand_says_what_ones_samurai_can_do() -> None:
    state = stages(*ALONE)[-1].state
    hand = SpiritPresenter(View(GAME.observe(state, Seat(0)), NAMES[:1], texts_in("en"))).hand().blocks[0]
    assert isinstance(hand, Text)
    heading, *samurai, left = [
        line for line in hand.content.splitlines() if not line.startswith("Discard pile: ")
    ]
    assert heading.startswith("Nothing is secret")
    assert len(samurai) == 3
    assert left.startswith("Not seen yet: ")
    assert left.endswith("Of these, 20 are in the stack or among the intruders, the others in the box.")
    watcher = SpiritPresenter(View(GAME.observe(state, None), NAMES[:1], texts_in("en"))).hand().blocks[0]
    assert isinstance(watcher, Text)
    assert watcher.content.startswith("You hold no seat in this match.")


def test_a_status_tells_what_lies_open_from_what_was_put_under_the_stack() -> None:
    """SS4.4, SS4.5: Katsushiro's kiai turns up the next raiders; with his talent they go under the stack."""
    state = stages(*CHOSEN)[5].state
    stack = ("R4-01", None, None, "R1-07", "R2-13")
    public = replace(state.public, stack=stack, intruders=(None, "R1-11", "R1-09"))
    shown = SpiritPresenter(View(Observation(None, public), NAMES[:4], texts_in("en"))).status()
    text = "\n".join(block.content for block in shown.blocks if isinstance(block, Text))
    assert "Open on the stack: 4 (farmer, flames)\n" in text
    assert "Known under the stack, in drawing order: 1 (family), 2\n" in text
    assert "Seen to slip in among the intruders: 1 (farm), 1 (farm, flames)\n" in text


def test_what_is_left_is_counted_by_value() -> None:
    """SS1.3: the piles may be counted, and the discard pile leafed through; the box is not looked into."""
    state = stages(*CHOSEN)[5].state
    gone = ("R1-01", "R1-02", "R5-01")
    public = replace(state.public, discard=gone, stack=(None,) * 3, intruders=(None,) * 2, round=1)
    seen = Observation(None, public)
    lines = SpiritPresenter(View(seen, NAMES[:4], texts_in("en"))).standings()
    assert any(line.startswith("Discard pile: 2 × 1 (farmer, flames), 5") for line in lines)
    [left] = [line for line in lines if line.startswith("Not seen yet")]
    possible = [content().raiders[raider] for raider in unseen(seen).perhaps]
    counts = [sum(raider.value == value for raider in possible) for value in (1, 2, 3, 4)]
    values = ", ".join(f"{value} ×{count}" for value, count in zip((1, 2, 3, 4), counts, strict=True))
    where = "5 are in the stack or among the intruders, the others in the box."
    flames = sum(raider.flames for raider in possible)
    assert left == f"Not seen yet: {values}; with flames {flames}. Of these, {where}"


def test_who_has_been_shown_is_certain() -> None:
    """SS5: from the second round on the raiders of the first are known, but no lieutenant is."""
    state = stages(*CHOSEN)[5].state
    shown = ("R1-03", "R1-04", "R2-01")
    public = replace(state.public, stack=(None,) * 4, intruders=(None,), round=2)
    lines = SpiritPresenter(View(Observation(None, public, shown), NAMES[:4], texts_in("en"))).standings()
    fives = [one for one in content().raiders.values() if one.value == 5]
    flames = sum(one.flames for one in fives)
    certain = sum(content().raiders[name].flames for name in shown)
    assert f"Certainly in the stack or among the intruders: 1 ×2, 2 ×1; with flames {certain}." in lines
    where = "2 are in the stack or among the intruders, the others in the box."
    assert f"Not seen yet: 5 ×{len(fives)}; with flames {flames}. Of these, {where}" in lines


def test_what_is_hidden_changes_no_message() -> None:
    state = stages(*CHOSEN)[5].state
    seen = [
        SpiritPresenter(View(GAME.observe(state, viewer), NAMES[:4], texts_in("en"))).status()
        for viewer in (None, Seat(0), Seat(3))
    ]
    assert seen[0] == seen[1] == seen[2]
    boards = [
        SpiritPresenter(View(GAME.observe(state, viewer), NAMES[:4], texts_in("en"))).board()
        for viewer in (None, Seat(0), Seat(3))
    ]
    assert boards[0] == boards[1] == boards[2]
