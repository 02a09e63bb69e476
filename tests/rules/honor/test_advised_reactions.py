"""Advice on Save Face, Dishonor to bear, and castles won: reasonable in simple positions."""

import pytest

from rules.core.model import Seat
from rules.honor.commands import (
    AnyCommand,
    Attack,
    Dishonor,
    LetBe,
    LoseHonor,
    RazeCastle,
    SaveFace,
    Seppuku,
    TakeCastle,
)
from rules.honor.deck import CardKey
from rules.honor.game import GAME
from tests.rules.honor.luck import Luck
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, SAMURAI, Position


def test_one_saves_ones_own_face_and_ones_lords() -> None:
    """Not a stranger's."""
    hands = Position(4).hand(AXEL, "dishonor").hand(BIRGIT, "save_face").hand(CHRISTIAN, "save_face")
    state = Play(hands).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)).state
    assert GAME.default(state, BIRGIT) == SaveFace()
    assert GAME.default(state, CHRISTIAN) == LetBe()
    assert GAME.default(state, AXEL) == LetBe()
    lord = Position().houses(AXEL, "cavalry").houses(BIRGIT, "fortress").allied(CHRISTIAN, AXEL)
    battle = Play(lord.hand(CHRISTIAN, "save_face")).give(AXEL, Attack(BIRGIT), Luck(1, 6, 6)).state
    assert GAME.default(battle, CHRISTIAN) == SaveFace()


def test_ones_lord_bears_dishonor_alone() -> None:
    """HO3.3, HO3.4: it costs the ally nothing."""
    position = Position().hand(AXEL, "dishonor").allied(CHRISTIAN, BIRGIT).hand(CHRISTIAN, "save_face")
    state = Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)).state
    assert GAME.default(state, CHRISTIAN) == LetBe()


@pytest.mark.parametrize(("cards", "answer"), [("", Seppuku(SAMURAI)), ("noh_theatre daisho", LoseHonor())])
def test_dishonor_is_borne_as_cheaply_as_possible(cards: str, answer: AnyCommand) -> None:
    """An empty samurai house costs nothing."""
    position = Position().hand(AXEL, "dishonor").houses(BIRGIT, "", cards)
    play = Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)).nobody_saves()
    assert GAME.default(play.state, BIRGIT) == answer


def test_HO7_1_dishonor_is_borne_so_that_the_victory_of_the_next_count_remains() -> None:
    """A samurai house of more worth than the honor, but without any honor of its own."""
    position = (
        Position().hand(AXEL, "dishonor").houses(BIRGIT, "", "yamabushi yamabushi yamabushi bushi bushi")
    )
    near = Play(position.player(BIRGIT, honor=380)).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    assert GAME.default(near.nobody_saves().state, BIRGIT) == LoseHonor()
    won = Play(position.player(BIRGIT, honor=395)).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    assert GAME.default(won.nobody_saves().state, BIRGIT) == Seppuku(SAMURAI)


@pytest.mark.parametrize(("saver", "answer"), [(None, LoseHonor()), (CHRISTIAN, Seppuku(SAMURAI))])
def test_HO5_5_the_share_of_a_lord_who_dishonors_is_not_counted_on(
    saver: Seat | None, answer: AnyCommand
) -> None:
    """Without Save Face the alliance ends, so that no house is given up for a victory that does not come."""
    position = Position().hand(AXEL, "dishonor").hand(CHRISTIAN, "save_face").allied(BIRGIT, AXEL)
    position = position.houses(BIRGIT, "", "yamabushi yamabushi yamabushi bushi bushi")
    play = Play(position.player(BIRGIT, honor=396)).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    borne = play.nobody_saves() if saver is None else play.give(saver, SaveFace()).nobody_saves()
    assert GAME.default(borne.state, BIRGIT) == answer


@pytest.mark.parametrize(("own", "answer"), [("", TakeCastle()), ("water_castle", RazeCastle())])
def test_the_better_castle_is_kept(own: str, answer: AnyCommand) -> None:
    """The fortress has less honor than the water castle."""
    position = Position().houses(AXEL, f"cavalry cavalry {own}").houses(BIRGIT, "fortress")
    play = Play(position).give(AXEL, Attack(BIRGIT), Luck(6, 6, 1, 1)).nobody_saves()
    assert GAME.default(play.state, AXEL) == answer
