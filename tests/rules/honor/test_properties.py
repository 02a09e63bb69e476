"""Properties of every match of Honor of the Samurai."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.core import codec
from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    LetBe,
    LoseHonor,
    RazeCastle,
    SaveFace,
    Seppuku,
    SetStanding,
    Steal,
    TakeBack,
    TakeCastle,
)
from rules.honor.deck import CardKey
from rules.honor.events import CardDrawn, HandDealt
from rules.honor.game import GAME
from rules.honor.state import Options, State, Theft
from tests.luck import Forbidden, refusal
from tests.rules.honor.matches import STANDARD, TABLES, Row, random_match, seed_of
from tests.rules.honor.play import Play
from tests.rules.honor.positions import (
    AXEL,
    BIRGIT,
    CHRISTIAN,
    DAIMYO,
    DORA,
    SAMURAI,
    Position,
    house,
)

tables = st.sampled_from(TABLES)
names = st.integers(0, 10**9).map(str)


@pytest.fixture(scope="module")
def match() -> list[Row]:
    return list(random_match(STANDARD, 4, "properties"))


# ---- whole matches ---------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None, database=None)
@given(tables, names, st.integers(0, 4))
def test_every_match_ends_and_keeps_its_cards(table: tuple[Options, int], name: str, advised: int) -> None:
    """No dead end, no card lost at any stage, and an outcome at the end."""
    state = None
    for row in random_match(*table, name, advised):
        for stage in row.step.stages:
            GAME.check(stage.state)
        state = row.step.state
        assert row.step.state == row.step.stages[-1].state
        assert bool(GAME.prompts(state)) != bool(GAME.outcome(state))
    assert state is not None
    assert row.step.stages[-1].key == "end"


@settings(max_examples=5, deadline=None, database=None)
@given(tables, names)
def test_the_same_seed_and_commands_lead_to_the_same_match(table: tuple[Options, int], name: str) -> None:
    """Nothing but seed, options, seats and commands decides."""
    once = [codec.digest(row.step.state) for row in random_match(*table, name)]
    assert once == [codec.digest(row.step.state) for row in random_match(*table, name)]


def test_all_survives_writing_and_reading(match: list[Row]) -> None:
    """States, events and commands are the same after JSON."""
    for row in match:
        state = row.step.state
        assert codec.decode_state(GAME, codec.encode(state)) == state
        assert codec.decode_events(GAME, codec.encode(row.step.events)) == row.step.events
        if row.command:
            assert codec.decode_command(GAME, codec.encode(row.command)) == row.command


def test_a_prompt_keeps_its_id_while_the_question_stays_and_no_id_comes_twice(match: list[Row]) -> None:
    """A button is stale when its own question is gone, not when somebody else has acted."""
    gone: set[tuple[Seat, str]] = set()
    for row in match:
        if row.before is None:
            continue
        before = {(seat, prompt.id) for seat, prompt in GAME.prompts(row.before).items()}
        after = {(seat, prompt.id) for seat, prompt in GAME.prompts(row.step.state).items()}
        assert not after & gone
        gone |= before - after
        others = {key for key in before if key[0] != row.seat}
        assert others <= after or not others & after


# ---- secrets -----------------------------------------------------------------------------------------------

HERS = house(BIRGIT, SAMURAI)
GUESSES: tuple[AnyCommand, ...] = (
    Draw(),
    Discard(CardKey("archers")),
    Lay(CardKey("daisho"), HERS),
    Lay(CardKey("takeda_shingen"), house(AXEL, DAIMYO)),
    Steal(CardKey("thief"), (Theft(CardKey("archers"), HERS, None),)),
    Assassinate(CardKey("assassin"), HERS),
    Dishonor(CardKey("dishonor"), CHRISTIAN),
    BecomeShogun(),
    Attack(BIRGIT),
    Ally(CHRISTIAN),
    BreakAlliance(),
    SaveFace(),
    LetBe(),
    LoseHonor(),
    Seppuku(SAMURAI),
    TakeCastle(),
    RazeCastle(),
    TakeBack(),
    EndTurn(),
)


@settings(max_examples=8, deadline=None, database=None)
@given(tables, names)
def test_HO1_3_what_a_seat_cannot_know_changes_nothing_for_it(table: tuple[Options, int], name: str) -> None:
    """Equal observation, prompt, advice, legal commands, refusals, where only others' secrets differ."""
    whims = Chance(seed_of(f"{name}/otherwise"), 0)
    for row in random_match(*table, name):
        state = row.step.state
        seat = Seat(whims.below(state.public.seats))
        other = GAME.imagine(GAME.observe(state, seat), whims)
        assert GAME.observe(other, None) == GAME.observe(state, None)
        assert GAME.prompts(other).get(seat) == GAME.prompts(state).get(seat)
        assert list(answers(other, seat, name)) == list(answers(state, seat, name))
        if row.number % 3 == 0:
            told = [refusal(GAME, state, seat, guess) for guess in GUESSES]
            assert told == [refusal(GAME, other, seat, guess) for guess in GUESSES]


def answers(state: State, seat: Seat, name: str) -> Iterator[AnyCommand]:
    """The advice, and some random legal commands, the same for the same luck."""
    if seat in GAME.prompts(state):
        yield GAME.default(state, seat)
        yield from (GAME.legal(state, seat).sample(Chance(seed_of(name), number)) for number in range(5))


def test_HO1_3_what_is_secret_does_not_show(match: list[Row]) -> None:
    """A row without a fact, such as an answer or an order, changes nothing that the others see."""
    silent = [(row, row.before) for row in match if row.before and not row.step.events]
    assert {type(row.command) for row, _ in silent} >= {LetBe, SetStanding}
    for row, before in silent:
        for viewer in {None, *range(before.public.seats)} - {row.seat}:
            assert GAME.observe(row.step.state, viewer) == GAME.observe(before, viewer)


def test_HO1_3_what_is_observed_names_no_card_of_another_hand(match: list[Row]) -> None:
    """HO1.3: a hand of cards that lie nowhere else leaves no trace in what others are shown."""
    for row in match:
        state = row.step.state
        for seat in all_seats(state.public.seats):
            shown = codec.encode(GAME.observe(state, seat)).decode()
            open_cards = set(lying(state)) | set(state.private[seat].hand)
            secret = {card for private in state.private for card in private.hand} | set(
                state.hidden.draw_pile
            )
            for card in secret - open_cards:
                assert f'"{card}"' not in shown


def lying(state: State) -> Iterator[str]:
    """Keys of all cards that lie open."""
    yield from state.public.discards
    for player in state.public.players:
        yield from (*player.daimyo_house, *player.samurai_house, player.daimyo or "")


def test_HO1_3_only_their_owner_sees_drawn_and_dealt_cards(match: list[Row]) -> None:
    """All other events are the same for everybody."""
    drawn = 0
    for row in match:
        for event in row.step.events:
            for viewer in (None, AXEL, BIRGIT, CHRISTIAN, DORA):
                told = GAME.redact(event, viewer)
                if isinstance(event, CardDrawn | HandDealt) and event.seat != viewer:
                    hidden = {"card": None} if isinstance(event, CardDrawn) else {"cards": None}
                    assert told == replace(event, **hidden)
                    drawn += 1
                else:
                    assert told == event
    assert drawn > 40


@pytest.mark.parametrize("order", list(permutations((AXEL, BIRGIT, CHRISTIAN, DORA))))
def test_the_order_of_simultaneous_answers_does_not_matter(order: tuple[Seat, ...]) -> None:
    """No luck is drawn, and the same face is saved by the same seat."""
    position = Position(4).hand(AXEL, "dishonor save_face").hand(DORA, "save_face")
    play = Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    for seat in order:
        play.give(seat, SaveFace() if seat in (AXEL, DORA) else LetBe(), Forbidden())
    assert play.asked.saved_by == DORA
    assert play.hand(AXEL) == ("save_face",)


def test_the_question_is_the_same_for_others_with_any_holder_of_the_card() -> None:
    """HO3.4: until it closes, public state, prompts and events do not depend on hands."""
    shown = []
    for hers, his in (("archers", "bushi"), ("save_face", "bushi"), ("archers", "save_face")):
        position = Position().hand(AXEL, "dishonor").hand(BIRGIT, hers).hand(CHRISTIAN, his)
        play = Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)).give(AXEL, LetBe())
        play.give(CHRISTIAN, SaveFace() if his == "save_face" else LetBe())
        shown.append((play.state.public, play.events, GAME.prompts(play.state)))
    assert shown[0] == shown[1] == shown[2]
