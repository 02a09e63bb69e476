"""SS3: wounds and the beast."""

from rules.spirit.commands import Confront, Fight, SkipKiai
from rules.spirit.content import Name
from rules.spirit.errors import SAMURAI_DIED
from rules.spirit.events import (
    BeastAwoke,
    Cause,
    KiaiReached,
    MatchEnded,
    OldestDiscarded,
    SamuraiDied,
    WoundTaken,
)
from tests.rules.spirit.play import begin
from tests.rules.spirit.positions import Position

THREE = (Name.KYUZO, Name.KATSUSHIRO, Name.HEIHACHI)
WOUND = "R3-05"
"""A raider of value 3 whose penalty is a wound."""


def test_the_first_wound_is_a_token() -> None:
    """SS3.1."""
    play = begin(Position(*THREE).board(0, WOUND))
    assert play.the(WoundTaken) == WoundTaken(0, Cause.PENALTY)
    assert (play.board(0).wounded, play.board(0).beast) == (True, False)


def test_the_second_awakes_the_beast() -> None:
    """SS3.1: the token goes back, the cards stay."""
    play = begin(Position(*THREE).board(0, WOUND, wounded=True))
    assert play.the(BeastAwoke) == BeastAwoke(0, Cause.PENALTY, kiai=12)
    assert (play.board(0).wounded, play.board(0).beast, play.board(0).line) == (False, True, (WOUND,))


def test_a_total_that_is_the_beasts_number_brings_a_kiai() -> None:
    """SS3.1, and the rulebook's questions."""
    play = begin(Position(*THREE).board(0, "R4-06", "R3-02", "R2-02", WOUND, wounded=True))
    assert play.the(KiaiReached) == KiaiReached(0, 12, beast=True)
    play.give(SkipKiai())
    assert play.the(OldestDiscarded) == OldestDiscarded(0, "R4-06", total=8)


def test_the_third_is_a_token_again() -> None:
    """SS3.2."""
    play = begin(Position(*THREE).board(0, WOUND, beast=True))
    assert (play.board(0).wounded, play.board(0).beast) == (True, True)


def test_the_fourth_is_the_end_of_all() -> None:
    """SS3.2."""
    play = begin(Position(*THREE).board(0, WOUND, beast=True, wounded=True))
    assert play.the(SamuraiDied) == SamuraiDied(0, Cause.PENALTY)
    assert play.stages == ["1-1", "end"]
    outcome = play.the(MatchEnded).outcome
    assert outcome == play.public.outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == ((), (0, 0, 0), SAMURAI_DIED)
    assert (play.asked, play.public.agenda) == (None, ())


def test_a_beast_fights_by_its_own_number() -> None:
    """SS3.1."""
    position = Position(Name.GOROBEI, *THREE[:2]).board(0, "R4-06", "R4-03", beast=True).stack("R3-13")
    play = begin(position).give(Fight())
    assert play.all(KiaiReached) == []
    assert play.public.barricades == 5
    wounded = begin(Position(Name.GOROBEI, *THREE[:2]).board(0, "R4-06", "R4-03", beast=True).stack("R4-02"))
    wounded.give(Fight(), Confront())
    assert wounded.the(KiaiReached) == KiaiReached(0, 12, beast=True)
