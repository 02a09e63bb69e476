"""HO3: who becomes Shogun, losses of honor, Dishonor and its three answers, saving face."""

import pytest

from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.honor.commands import (
    Attack,
    BecomeShogun,
    Dishonor,
    EndTurn,
    Lay,
    LetBe,
    LoseHonor,
    SaveFace,
    Seppuku,
    SetStanding,
)
from rules.honor.deck import CardKey
from rules.honor.events import (
    BecameRonin,
    BecameShogun,
    CardLaid,
    DishonorPlayed,
    FaceAsked,
    FaceNotSaved,
    FaceSaved,
    HonorLost,
    HouseDiscarded,
    SeppukuCommitted,
    ShogunCardMoved,
)
from rules.honor.game import GAME
from rules.honor.prompts import AskDishonor, AskSaveFace, Cause
from rules.honor.state import Standing
from tests.luck import Forbidden
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

# ---- Shogun (HO3.1) --------------------------------------------------------------------------------------


def test_HO3_1_a_daimyo_takes_the_card_from_the_middle() -> None:
    """Of one's own will."""
    play = Play(Position()).give(AXEL, BecomeShogun())
    assert play.events == [BecameShogun(AXEL, forced=False)]
    assert play.state.public.shogun == AXEL


def test_HO3_1_without_a_daimyo_or_with_the_card_taken_it_is_refused() -> None:
    """Not a ronin, nor an allied samurai; nor from another player."""
    assert Play(Position().ronin(AXEL)).refused(AXEL, BecomeShogun()) == "no_daimyo"
    assert Play(Position().allied(AXEL, BIRGIT)).refused(AXEL, BecomeShogun()) == "no_daimyo"
    assert Play(Position().public(shogun=BIRGIT)).refused(AXEL, BecomeShogun()) == "shogun_card_taken"


def test_HO3_1_with_a_hundred_honor_it_is_forced_after_counting() -> None:
    """95 and the daimyo's 5; it uses the declaration."""
    play = Play(Position().player(BIRGIT, honor=95)).give(AXEL, EndTurn())
    assert play.the(BecameShogun) == BecameShogun(BIRGIT, forced=True)
    assert not play.asked.may_declare


@pytest.mark.parametrize("why", ["too little", "ronin", "taken"])
def test_HO3_1_it_is_not_forced_on_others(why: str) -> None:
    """With 99 honor, without a daimyo, with the card elsewhere."""
    position = Position().player(BIRGIT, honor=94 if why == "too little" else 120)
    if why == "ronin":
        position.ronin(BIRGIT)
    if why == "taken":
        position.public(shogun=CHRISTIAN)
    assert Play(position).give(AXEL, EndTurn()).all(BecameShogun) == []


def test_HO3_1_it_is_forced_again_before_the_turn_ends() -> None:
    """A ronin with 100 honor founds a house in this turn."""
    play = Play(Position().ronin(AXEL).player(AXEL, honor=100).hand(AXEL, "oda_nobunaga"))
    play.give(AXEL, Lay(CardKey("oda_nobunaga"), house(AXEL, DAIMYO))).give(AXEL, EndTurn())
    assert play.the(BecameShogun) == BecameShogun(AXEL, forced=True)


def test_HO3_1_a_declaration_that_was_made_cannot_be_forced_again() -> None:
    """One in a turn (HO2.3)."""
    position = Position().player(AXEL, honor=100).public(declared=True)
    assert Play(position).give(AXEL, EndTurn()).all(BecameShogun) == []


def test_HO3_1_no_other_declaration_avoids_the_claim() -> None:
    """It must be made in this turn, and there is one declaration: an attack would be a way around it."""
    position = Position().houses(AXEL, "cavalry").houses(BIRGIT, "fortress").player(AXEL, honor=100)
    assert Play(position).refused(AXEL, Attack(BIRGIT)) == "must_become_shogun"
    play = Play(position).give(AXEL, BecomeShogun()).give(AXEL, EndTurn())
    assert play.the(BecameShogun) == BecameShogun(AXEL, forced=False)


@pytest.mark.parametrize("why", ["too little", "taken"])
def test_HO3_1_who_owes_no_claim_may_attack(why: str) -> None:
    """With 99 honor, or with the card elsewhere."""
    position = Position().houses(AXEL, "cavalry").houses(BIRGIT, "fortress")
    position.player(AXEL, honor=99 if why == "too little" else 120)
    position.public(shogun=CHRISTIAN if why == "taken" else None)
    assert Attack(BIRGIT) in GAME.legal(position.state, AXEL)


# ---- losses (HO3.2) --------------------------------------------------------------------------------------


def test_HO3_2_firearms_cost_twenty_when_laid_from_hand() -> None:
    """Even into debt."""
    play = Play(Position().hand(AXEL, "firearms").player(AXEL, honor=5))
    play.give(AXEL, Lay(CardKey("firearms"), house(AXEL, SAMURAI)))
    assert play.the(CardLaid) == CardLaid(AXEL, CardKey("firearms"), house(AXEL, SAMURAI), None, 20, -15)
    assert play.at(AXEL).honor == -15


# ---- Dishonor (HO3.3) ------------------------------------------------------------------------------------


def dishonored(position: Position, victim: Seat = BIRGIT) -> Play:
    """Axel plays Dishonor."""
    return Play(position.hand(AXEL, "dishonor")).give(
        AXEL, Dishonor(CardKey("dishonor"), victim), Forbidden()
    )


def test_HO3_3_it_takes_two_actions() -> None:
    """Not with one left."""
    tired = Play(Position().hand(AXEL, "dishonor").public(used=1))
    assert tired.refused(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)) == "no_actions_left"
    play = dishonored(Position()).nobody_saves().give(BIRGIT, LoseHonor())
    assert (play.actions, play.discards) == (0, ("dishonor",))


@pytest.mark.parametrize("victim", [AXEL, 3, -1])
def test_HO3_3_it_is_played_on_another_player(victim: Seat) -> None:
    """Not on oneself, not on nobody."""
    play = Play(Position().hand(AXEL, "dishonor"))
    assert play.refused(AXEL, Dishonor(CardKey("dishonor"), victim)) == "no_such_victim"


def test_HO3_3_the_victim_may_lose_75() -> None:
    """The turn goes on."""
    play = dishonored(Position().player(BIRGIT, honor=100)).nobody_saves()
    assert play.asked == AskDishonor(play.asked.id, BIRGIT, AXEL, 75, None, (DAIMYO, SAMURAI))
    play.give(BIRGIT, LoseHonor())
    assert play.events == [
        DishonorPlayed(AXEL, CardKey("dishonor"), BIRGIT),
        FaceAsked(Cause.DISHONOR, AXEL, BIRGIT),
        FaceNotSaved(Cause.DISHONOR, BIRGIT),
        HonorLost(BIRGIT, 75, 25),
    ]
    assert play.asked.seat == AXEL


@pytest.mark.parametrize("saver", [AXEL, BIRGIT, CHRISTIAN])
def test_HO3_3_with_save_face_it_is_30(saver: Seat) -> None:
    """Played by any player, on oneself or another (HO3.4)."""
    position = Position().player(BIRGIT, honor=100).hand(saver, "save_face")
    if saver == AXEL:
        position.hand(AXEL, "dishonor save_face")
        play = Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    else:
        play = dishonored(position)
    for seat in (AXEL, BIRGIT, CHRISTIAN):
        play.give(seat, SaveFace() if seat == saver else LetBe(), Forbidden())
    assert play.the(FaceSaved) == FaceSaved(saver, CardKey("save_face"), Cause.DISHONOR, BIRGIT)
    assert (play.asked.loss, play.asked.saved_by) == (30, saver)
    play.give(BIRGIT, LoseHonor())
    assert (play.at(BIRGIT).honor, play.hand(saver)) == (70, ())
    assert play.discards == ("dishonor", "save_face")


def test_HO3_3_seppuku_of_the_daimyo_takes_the_whole_house() -> None:
    """No honor is lost; the samurai is a ronin, and the Shogun card is in the middle."""
    position = Position().player(BIRGIT, honor=100).public(shogun=BIRGIT)
    play = dishonored(position.houses(BIRGIT, "archers fortress", "daisho")).nobody_saves()
    play.give(BIRGIT, Seppuku(DAIMYO))
    assert play.events[-4:] == [
        SeppukuCommitted(house(BIRGIT, DAIMYO)),
        HouseDiscarded(
            house(BIRGIT, DAIMYO), CardKey("mori_motonari"), (CardKey("archers"), CardKey("fortress"))
        ),
        ShogunCardMoved(BIRGIT, None),
        BecameRonin(BIRGIT),
    ]
    assert play.at(BIRGIT).ronin
    assert (play.at(BIRGIT).honor, play.at(BIRGIT).samurai_house) == (100, ("daisho",))
    assert play.discards == ("dishonor", "archers", "fortress", "mori_motonari")


@pytest.mark.parametrize("cards", ["daisho archers", ""])
def test_HO3_3_seppuku_of_the_samurai_even_with_an_empty_house(cards: str) -> None:
    """The samurai's card stays, and serves on."""
    play = dishonored(Position().houses(BIRGIT, "bushi", cards)).nobody_saves().give(BIRGIT, Seppuku(SAMURAI))
    assert play.the(HouseDiscarded).cards == tuple(cards.split())
    assert not play.at(BIRGIT).ronin
    assert (play.at(BIRGIT).samurai_house, play.at(BIRGIT).daimyo_house) == ((), ("bushi",))


def test_HO3_3_who_has_no_daimyo_cannot_give_one_up() -> None:
    """A ronin, or an allied samurai."""
    for position in (Position().ronin(BIRGIT), Position().allied(BIRGIT, CHRISTIAN)):
        play = dishonored(position).nobody_saves()
        assert play.asked.houses == (SAMURAI,)
        assert play.refused(BIRGIT, Seppuku(DAIMYO)) == "seppuku_no_daimyo"


def test_HO3_3_who_was_saved_may_choose_seppuku_all_the_same() -> None:
    """It is chosen when it is known what honor would be lost."""
    position = Position().player(BIRGIT, honor=100).hand(BIRGIT, "save_face").houses(BIRGIT, "", "archers")
    play = dishonored(position).give(BIRGIT, SaveFace()).nobody_saves().give(BIRGIT, Seppuku(SAMURAI))
    assert (play.at(BIRGIT).honor, play.at(BIRGIT).samurai_house) == (100, ())


# ---- saving face (HO3.4) ---------------------------------------------------------------------------------


def test_HO3_4_everybody_gets_the_same_question_whatever_they_hold() -> None:
    """One question at a time, with one id."""
    play = dishonored(Position(4).hand(CHRISTIAN, "save_face archers"))
    prompts = GAME.prompts(play.state)
    assert list(prompts) == [AXEL, BIRGIT, CHRISTIAN, DORA]
    asked = prompts[DORA].id
    for seat, prompt in prompts.items():
        assert prompt == AskSaveFace(asked, seat, Cause.DISHONOR, AXEL, BIRGIT)


def test_HO3_4_an_answer_is_secret() -> None:
    """No event, and nothing public changes, until the last one has answered."""
    play = dishonored(Position().hand(CHRISTIAN, "save_face"))
    public = play.state.public
    for seat, command in ((CHRISTIAN, SaveFace()), (AXEL, LetBe(Standing.REFUSE))):
        step = GAME.apply(play.state, seat, command, Forbidden())
        assert step.events == ()
        assert step.state.public == public
        play.follow(step)
        with pytest.raises(NotPrompted):
            GAME.apply(play.state, seat, LetBe(), Forbidden())
    play.give(BIRGIT, LetBe())
    assert play.the(FaceSaved).seat == CHRISTIAN


def test_HO3_4_if_several_want_to_the_first_clockwise_from_the_victim_plays_it() -> None:
    """The others keep their cards, and nobody learns of them."""
    hands = Position(4).hand(BIRGIT, "save_face").hand(DORA, "save_face")
    play = dishonored(hands, victim=CHRISTIAN)
    for seat in (BIRGIT, DORA):
        play.give(seat, SaveFace())
    play.nobody_saves()
    assert play.the(FaceSaved).seat == DORA
    assert play.hand(BIRGIT) == ("save_face",)
    assert all(private.saves is None for private in play.state.private)


def test_HO3_4_only_who_may_save_a_face_is_concealed() -> None:
    """Whose turn it is, and who bears the dishonor, everybody sees."""
    play = dishonored(Position())
    assert all(prompt.concealed for prompt in GAME.prompts(play.state).values())
    assert not play.nobody_saves().asked.concealed
    assert not play.give(BIRGIT, LoseHonor()).asked.concealed


def test_HO3_4_a_shogun_can_be_saved_from_dishonor() -> None:
    """It strikes the player; only a lost battle is beyond saving (HO4.3)."""
    position = Position().player(BIRGIT, honor=100).public(shogun=BIRGIT).hand(CHRISTIAN, "save_face")
    play = dishonored(position).give(CHRISTIAN, SaveFace()).nobody_saves().give(BIRGIT, LoseHonor())
    assert (play.at(BIRGIT).honor, play.state.public.shogun) == (70, BIRGIT)


def test_HO3_4_who_does_not_hold_it_cannot_play_it() -> None:
    """Nor does a turn's deed answer the question."""
    play = dishonored(Position().hand(BIRGIT, "archers"))
    assert play.refused(BIRGIT, SaveFace()) == "no_save_face"
    assert play.refused(AXEL, EndTurn()) == "not_asked"


def test_HO3_4_a_standing_refusal_answers_unasked() -> None:
    """It is private, whether the seat holds the card or not; the window waits for the others."""
    position = Position().hand(BIRGIT, "save_face").standing(BIRGIT, Standing.REFUSE)
    play = dishonored(position.standing(CHRISTIAN, Standing.REFUSE_THIS_TURN))
    assert list(GAME.prompts(play.state)) == [AXEL]
    assert play.state.public == dishonored(Position().hand(BIRGIT, "archers")).state.public
    play.give(AXEL, LetBe())
    assert play.asked.seat == BIRGIT


def test_HO3_4_with_nobody_to_ask_play_goes_on_at_once() -> None:
    """All have refused for good."""
    position = Position()
    for seat in (AXEL, BIRGIT, CHRISTIAN):
        position.standing(seat, Standing.REFUSE)
    assert dishonored(position).the(FaceNotSaved).victim == BIRGIT


def test_HO3_4_a_refusal_for_the_turn_ends_with_it_and_one_for_good_does_not() -> None:
    """Until its player says otherwise in an own turn."""
    play = dishonored(Position())
    play.give(AXEL, LetBe()).give(BIRGIT, LetBe(Standing.REFUSE)).give(
        CHRISTIAN, LetBe(Standing.REFUSE_THIS_TURN)
    )
    play.give(BIRGIT, LoseHonor()).give(AXEL, EndTurn())
    orders = [private.standing for private in play.state.private]
    assert orders == [Standing.ASK, Standing.REFUSE, Standing.ASK]
    play.give(BIRGIT, SetStanding(Standing.ASK))
    assert play.state.private[BIRGIT].standing is Standing.ASK


def test_HO3_4_a_standing_order_given_in_ones_turn_is_seen_by_nobody_else() -> None:
    """No event, and the same question with the same id: a clock does not begin again."""
    play = Play(Position().hand(AXEL, "archers"))
    public = play.state.public
    play.give(AXEL, SetStanding(Standing.REFUSE), Forbidden())
    assert play.events == []
    assert play.state.public == public
    assert play.state.private[AXEL].standing is Standing.REFUSE
