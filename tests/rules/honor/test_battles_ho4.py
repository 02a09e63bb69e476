"""HO4: attacks, dice, the loser's house, the Shogun card, the castle."""

import pytest

from rules.core.model import Seat
from rules.honor.commands import Attack, EndTurn, LetBe, RazeCastle, SaveFace, TakeCastle
from rules.honor.deck import CardKey
from rules.honor.events import (
    BattleFought,
    BecameRonin,
    CastleRazed,
    CastleTaken,
    FaceAsked,
    FaceNotSaved,
    FaceSaved,
    HouseDiscarded,
    Roll,
    ShogunCardMoved,
)
from rules.honor.game import GAME
from rules.honor.prompts import AskCastle, AskSaveFace, Cause
from tests.luck import Forbidden
from tests.rules.honor.luck import Luck
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, DAIMYO, DORA, Position, house


def armed(seats: int = 3) -> Position:
    """Axel has 7 strength, 2 dice; Birgit is Shogun with 4 strength, 1 die."""
    return Position(seats).houses(AXEL, "cavalry cavalry").houses(BIRGIT, "cavalry").public(shogun=BIRGIT)


def test_HO4_1_only_the_shogun_or_who_has_a_castle_is_attacked() -> None:
    """And by a daimyo only, on another player."""
    play = Play(armed(4).houses(CHRISTIAN, "fortress"))
    assert Attack(BIRGIT) in GAME.legal(play.state, AXEL)
    assert Attack(CHRISTIAN) in GAME.legal(play.state, AXEL)
    assert play.refused(AXEL, Attack(DORA)) == "neither_shogun_nor_castle"
    assert play.refused(AXEL, Attack(AXEL)) == "no_such_target"
    assert play.refused(AXEL, Attack(Seat(-1))) == "no_such_target"
    ronin = Play(armed().houses(AXEL, "", "cavalry cavalry").ronin(AXEL))
    assert ronin.refused(AXEL, Attack(BIRGIT)) == "no_daimyo"


def test_HO4_2_without_a_die_nobody_attacks() -> None:
    """The daimyo's 1 strength; a castle does not help."""
    play = Play(Position().public(shogun=BIRGIT).houses(AXEL, "fortress"))
    assert play.refused(AXEL, Attack(BIRGIT)) == "no_dice"


def test_HO4_2_a_die_for_every_three_strength_at_most_six() -> None:
    """Axel: daimyo 1, Masamune 4, Firearms 6, two cavalry 6, No-Dachi 3: 20. Birgit: 1."""
    position = Position().houses(AXEL, "masamune firearms", "cavalry cavalry no_dachi")
    play = Play(position.public(shogun=BIRGIT)).give(AXEL, Attack(BIRGIT), Luck(1, 1, 1, 1, 1, 1))
    battle = play.the(BattleFought)
    assert (battle.attack_strength, battle.defence_strength) == (20, 1)
    assert battle.rolls == (Roll((1,) * 6, ()),)
    assert battle.winner == AXEL


def test_HO4_2_ties_are_rolled_again() -> None:
    """Until one side is higher."""
    play = Play(armed()).give(AXEL, Attack(BIRGIT), Luck(1, 2, 3, 2, 2, 4, 1, 1, 5))
    battle = play.the(BattleFought)
    assert battle.rolls == (Roll((1, 2), (3,)), Roll((2, 2), (4,)), Roll((1, 1), (5,)))
    assert (battle.winner, battle.loser) == (BIRGIT, AXEL)


def test_HO4_2_a_castle_counts_in_defence_only() -> None:
    """Axel's fortress has 6 strength, Birgit's water castle 3."""
    position = armed().houses(AXEL, "cavalry cavalry fortress").houses(BIRGIT, "cavalry water_castle")
    battle = Play(position).give(AXEL, Attack(BIRGIT), Luck(6, 6, 1, 1)).the(BattleFought)
    assert (battle.attack_strength, battle.defence_strength) == (7, 7)


def test_HO4_3_a_lost_shogun_loses_house_and_office_without_a_chance_to_save_face() -> None:
    """Nobody is asked; samurai houses stay."""
    play = Play(armed().houses(BIRGIT, "cavalry", "daisho").hand(BIRGIT, "save_face"))
    play.give(AXEL, Attack(BIRGIT), Luck(6, 6, 1))
    assert play.events[1:] == [
        ShogunCardMoved(BIRGIT, AXEL),
        HouseDiscarded(house(BIRGIT, DAIMYO), CardKey("mori_motonari"), (CardKey("cavalry"),)),
        BecameRonin(BIRGIT),
    ]
    assert play.at(BIRGIT).samurai_house == ("daisho",)
    assert (play.state.public.shogun, play.asked.seat, play.actions) == (AXEL, AXEL, 2)


def test_HO4_3_the_loser_may_be_the_attacker() -> None:
    """And the turn goes on as a ronin's."""
    play = Play(armed()).give(AXEL, Attack(BIRGIT), Luck(1, 1, 6)).nobody_saves()
    assert play.events[1:] == [
        FaceAsked(Cause.BATTLE, BIRGIT, AXEL),
        FaceNotSaved(Cause.BATTLE, AXEL),
        HouseDiscarded(house(AXEL, DAIMYO), CardKey("hojo_soun"), (CardKey("cavalry"), CardKey("cavalry"))),
        BecameRonin(AXEL),
    ]
    assert play.state.public.shogun == BIRGIT
    assert play.at(AXEL).ronin
    play.give(AXEL, EndTurn())


@pytest.mark.parametrize("saver", [AXEL, BIRGIT, CHRISTIAN])
def test_HO4_3_save_face_keeps_the_house(saver: Seat) -> None:
    """Played by anyone, without an action."""
    play = Play(armed().hand(saver, "save_face")).give(AXEL, Attack(BIRGIT), Luck(1, 1, 6))
    for seat in (AXEL, BIRGIT, CHRISTIAN):
        play.give(seat, SaveFace() if seat == saver else LetBe(), Forbidden())
    assert play.the(FaceSaved) == FaceSaved(saver, CardKey("save_face"), Cause.BATTLE, AXEL)
    assert play.all(HouseDiscarded) == []
    assert play.at(AXEL).daimyo_house == ("cavalry", "cavalry")
    assert play.actions == 2


def test_HO4_3_a_shogun_who_attacks_and_loses_has_no_chance_either() -> None:
    """The winner, who has a castle, must take the card."""
    play = Play(Position().houses(AXEL, "cavalry cavalry").houses(BIRGIT, "fortress").public(shogun=AXEL))
    play.give(AXEL, Attack(BIRGIT), Luck(1, 1, 6, 6))
    assert play.all(FaceAsked) == []
    assert play.state.public.shogun == BIRGIT
    assert play.at(AXEL).ronin


def besieged() -> Play:
    """Axel has beaten Birgit, who has a castle and is not Shogun; now everybody is asked."""
    position = Position().houses(AXEL, "cavalry cavalry").houses(BIRGIT, "archers mountain_castle")
    return Play(position.hand(BIRGIT, "save_face")).give(AXEL, Attack(BIRGIT), Luck(6, 6, 1, 1))


def test_HO4_4_the_winner_may_take_the_castle_of_the_lost_house() -> None:
    """The rest is discarded."""
    play = besieged().nobody_saves()
    assert play.asked == AskCastle(play.asked.id, AXEL, BIRGIT, CardKey("mountain_castle"), None)
    play.give(AXEL, TakeCastle())
    assert play.the(CastleTaken) == CastleTaken(AXEL, BIRGIT, CardKey("mountain_castle"), None)
    assert play.the(HouseDiscarded).cards == ("archers",)
    assert play.at(AXEL).daimyo_house == ("cavalry", "cavalry", "mountain_castle")
    assert play.discards == ("archers", "mori_motonari")


def test_HO4_4_or_have_it_discarded() -> None:
    """Then it is gone before the house is."""
    play = besieged().nobody_saves().give(AXEL, RazeCastle())
    assert play.the(CastleRazed) == CastleRazed(AXEL, BIRGIT, CardKey("mountain_castle"))
    assert play.discards == ("mountain_castle", "archers", "mori_motonari")


def test_HO4_3_face_that_is_saved_does_not_save_the_castle() -> None:
    """The house stays, except the castle."""
    play = besieged()
    asked = play.state.public.asked
    assert GAME.prompts(play.state)[BIRGIT] == AskSaveFace(str(asked), BIRGIT, Cause.BATTLE, AXEL, BIRGIT)
    play.give(BIRGIT, SaveFace()).nobody_saves().give(AXEL, TakeCastle())
    assert (play.at(BIRGIT).daimyo, play.at(BIRGIT).daimyo_house) == ("mori_motonari", ("archers",))
    assert play.at(AXEL).daimyo_house[-1] == "mountain_castle"


def test_HO4_4_a_castle_taken_takes_the_place_of_an_own_one() -> None:
    """The own one is discarded."""
    position = Position().houses(AXEL, "cavalry cavalry fortress").houses(BIRGIT, "water_castle")
    play = Play(position).give(AXEL, Attack(BIRGIT), Luck(6, 6, 1)).nobody_saves()
    assert play.asked.own == "fortress"
    play.give(AXEL, TakeCastle())
    assert play.the(CastleTaken).replaced == "fortress"
    assert play.at(AXEL).daimyo_house == ("cavalry", "cavalry", "water_castle")
    assert "fortress" in play.discards
