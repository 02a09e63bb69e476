"""HO2: counting honor, card actions, the one declaration, the end of a turn."""

import pytest

from rules.core.errors import MatchOver, NotPrompted
from rules.honor.commands import (
    Attack,
    BecomeShogun,
    Discard,
    Draw,
    EndTurn,
    Lay,
    LoseHonor,
    SetStanding,
    Steal,
    TakeBack,
)
from rules.honor.content import Length
from rules.honor.deck import CardKey
from rules.honor.events import (
    CardDiscarded,
    CardDrawn,
    CardLaid,
    HonorCounted,
    MatchEnded,
    NoHonor,
    TakenBack,
    TurnBegan,
    TurnEnded,
)
from rules.honor.game import GAME
from rules.honor.state import Options, Standing, Theft
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, DAIMYO, SAMURAI, Position, house

# ---- counting (HO2.1) ------------------------------------------------------------------------------------


def test_HO2_1_all_honor_of_both_houses_is_gained() -> None:
    """Birgit's daimyo 5, castle 20 and okugata 10; Noh theatre 20 and daisho 10."""
    position = Position().houses(BIRGIT, "water_castle okugata_high archers", "noh_theatre daisho")
    play = Play(position.player(BIRGIT, honor=7)).give(AXEL, EndTurn())
    assert play.events == [
        TurnEnded(AXEL),
        TurnBegan(BIRGIT, 2),
        HonorCounted(BIRGIT, 35, 30, 0, shared=False, gained=65, honor=72),
    ]


@pytest.mark.parametrize(("seats", "honor"), [(3, 50), (4, 75), (5, 100), (6, 150)])
def test_HO2_1_the_shogun_card_counts_by_number_of_players(seats: int, honor: int) -> None:
    """50, 75, 100, 150, and the daimyo's 5."""
    play = Play(Position(seats).public(shogun=BIRGIT)).give(AXEL, EndTurn())
    assert play.the(HonorCounted).shogun == honor
    assert play.at(BIRGIT).honor == honor + 5


def test_HO2_1_a_ronin_gets_none() -> None:
    """Not even for the samurai's house."""
    play = Play(Position().ronin(BIRGIT).houses(BIRGIT, "", "daisho")).give(AXEL, EndTurn())
    assert play.the(NoHonor) == NoHonor(BIRGIT)
    assert play.at(BIRGIT).honor == 0


@pytest.mark.parametrize(("length", "goal"), [(Length.STANDARD, 400), (Length.SHORT, 250)])
def test_HO2_1_a_player_who_reaches_the_goal_wins_at_once(length: Length, goal: int) -> None:
    """Not with 5 less."""
    position = Position(options=Options(length)).public(shogun=CHRISTIAN)
    nearly = Play(position.player(BIRGIT, honor=goal - 10)).give(AXEL, EndTurn())
    assert GAME.outcome(nearly.state) is None
    over = Play(position.player(BIRGIT, honor=goal - 5)).give(AXEL, EndTurn())
    outcome = over.the(MatchEnded).outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == ((BIRGIT,), (0, goal, 0), "honor")
    assert GAME.prompts(over.state) == {}
    with pytest.raises(MatchOver):
        GAME.apply(over.state, BIRGIT, EndTurn(), None)  # type: ignore[arg-type]


# ---- actions (HO2.2) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("daimyo", "samurai", "actions"),
    [
        ("", "", 2),  # the samurai's 6 ki
        ("okugata_high", "", 3),
        ("okugata_high", "warrior_monks warrior_monks", 3),  # 11
        ("okugata_high", "okugata_low", 4),  # 13
        ("okugata_high noh_theatre", "okugata_low", 5),  # 16
        ("okugata_high noh_theatre yamabushi", "okugata_low yamabushi daisho", 5),  # 21
    ],
)
def test_HO2_2_an_action_for_every_three_ki_at_most_five(daimyo: str, samurai: str, actions: int) -> None:
    """Rounded down."""
    assert Play(Position().houses(AXEL, daimyo, samurai)).actions == actions


def test_HO2_2_a_daimyo_has_ki_and_a_ronin_keeps_the_samurais() -> None:
    """Takeda Shingen's 2 and a monk's 1 make 9; a ronin's samurai and house have 10."""
    assert Play(Position().player(AXEL, daimyo="takeda_shingen").houses(AXEL, "warrior_monks")).actions == 3
    assert Play(Position().ronin(AXEL).houses(AXEL, "", "okugata_low")).actions == 3


def test_HO2_2_ki_laid_in_the_turn_gives_actions_in_the_turn() -> None:
    """Used ones stay used: 6 ki are 2 actions; an okugata of 3 makes them 3, of which 1 is used."""
    play = Play(Position().hand(AXEL, "okugata_high"))
    play.give(AXEL, Lay(CardKey("okugata_high"), house(AXEL, SAMURAI)))
    assert play.actions == 2


def test_HO2_2_ki_lost_in_the_turn_takes_actions_away() -> None:
    """9 ki are 3 actions; a thief on one's own ki leaves none of them after two were used."""
    position = Position().houses(AXEL, "yamabushi warrior_monks").hand(AXEL, "thief").player(AXEL, honor=10)
    play = Play(position).give(AXEL, Draw())
    own = Theft(CardKey("yamabushi"), house(AXEL, DAIMYO), None)
    assert play.give(AXEL, Steal(CardKey("thief"), (own,))).actions == 0


def test_HO2_2_draw_discard_play() -> None:
    """Each is an action."""
    play = Play(Position().houses(AXEL, "okugata_high").hand(AXEL, "archers thief").on_top("firearms"))
    play.give(AXEL, Draw()).give(AXEL, Discard(CardKey("thief"))).give(
        AXEL, Lay(CardKey("archers"), house(AXEL, DAIMYO))
    )
    assert play.events == [
        CardDrawn(AXEL, CardKey("firearms")),
        CardDiscarded(AXEL, CardKey("thief")),
        CardLaid(AXEL, CardKey("archers"), house(AXEL, DAIMYO), None, 0, 0),
    ]
    assert (play.hand(AXEL), play.discards, play.actions) == (("firearms",), ("thief",), 0)
    for command in (Draw(), Discard(CardKey("firearms")), Lay(CardKey("firearms"), house(AXEL, DAIMYO))):
        assert play.refused(AXEL, command) == "no_actions_left"


def test_HO2_2_the_hand_limit_is_seven() -> None:
    """First play or discard."""
    play = Play(Position().hand(AXEL, "archers " * 7))
    assert play.refused(AXEL, Draw()) == "hand_full"
    play.give(AXEL, Discard(CardKey("archers"))).give(AXEL, Draw())
    assert play.at(AXEL).hand == 7


@pytest.mark.parametrize(
    ("card", "code"),
    [("thief", "card_is_not_laid"), ("save_face", "card_is_not_laid"), ("archers", "not_in_hand")],
)
def test_HO2_2_only_cards_with_values_are_laid(card: str, code: str) -> None:
    """And only from one's own hand."""
    play = Play(Position().hand(AXEL, "thief save_face").hand(BIRGIT, "archers"))
    assert play.refused(AXEL, Lay(CardKey(card), house(AXEL, DAIMYO))) == code


def test_HO2_2_save_face_is_not_played_in_a_turn_but_may_be_discarded() -> None:
    """It is an answer (HO3.4)."""
    play = Play(Position().hand(AXEL, "save_face"))
    assert play.refused(AXEL, LoseHonor()) == "not_asked"
    assert play.give(AXEL, Discard(CardKey("save_face"))).discards == ("save_face",)


# ---- declarations and the end (HO2.3, HO2.4) -------------------------------------------------------------


def test_HO2_3_one_declaration_a_turn() -> None:
    """At any moment of the actions, without using one."""
    play = Play(Position().houses(BIRGIT, "fortress").houses(AXEL, "cavalry"))
    play.give(AXEL, Draw()).give(AXEL, BecomeShogun())
    assert play.actions == 1
    assert play.refused(AXEL, Attack(BIRGIT)) == "already_declared"
    play.give(AXEL, EndTurn()).give(BIRGIT, EndTurn()).give(CHRISTIAN, EndTurn())
    assert play.asked.may_declare


def test_HO2_4_turns_go_clockwise_and_rounds_are_counted() -> None:
    """A stage for each turn."""
    play = Play(Position().public(first=BIRGIT))
    step = GAME.apply(play.state, AXEL, EndTurn(), None)  # type: ignore[arg-type]
    assert [stage.key for stage in step.stages] == ["r2-1", "r3-2"]
    assert step.state.public.turn == BIRGIT
    play.follow(step).give(BIRGIT, EndTurn())
    assert (play.state.public.turn, play.state.public.round) == (CHRISTIAN, 3)


def test_HO2_4_only_whose_turn_it_is_may_act() -> None:
    """The others are asked nothing."""
    state = Position().state
    for seat in (BIRGIT, CHRISTIAN):
        assert list(GAME.legal(state, seat)) == []  # type: ignore[call-overload]
        with pytest.raises(NotPrompted):
            GAME.apply(state, seat, EndTurn(), None)  # type: ignore[arg-type]


# ---- taking back (HO2.2) ---------------------------------------------------------------------------------


def test_HO2_2_deeds_are_taken_back_one_by_one() -> None:
    """Position and hand are as before; the prompt's id is a new one, and the void facts are counted."""
    start = Position().hand(AXEL, "firearms archers").houses(AXEL, "okugata_high").state
    play = Play(start).give(AXEL, Lay(CardKey("firearms"), house(AXEL, DAIMYO))).give(AXEL, BecomeShogun())
    assert play.asked.may_take_back
    play.give(AXEL, TakeBack()).give(AXEL, TakeBack())
    assert play.all(TakenBack) == [TakenBack(AXEL, 1), TakenBack(AXEL, 1)]
    assert play.hand(AXEL) == ("firearms", "archers")
    assert play.at(AXEL) == start.public.players[AXEL]
    assert (play.state.public.shogun, play.actions, play.asked.may_declare) == (None, 3, True)
    assert play.asked.id not in ("1", "2", "3", "4")
    assert play.refused(AXEL, TakeBack()) == "nothing_to_take_back"


def test_HO2_2_all_facts_of_a_deed_are_void() -> None:
    """A daimyo laid before the ally ends the alliance: two facts."""
    start = Position().allied(BIRGIT, AXEL).hand(AXEL, "oda_nobunaga").state
    play = Play(start).give(AXEL, Lay(CardKey("oda_nobunaga"), house(BIRGIT, DAIMYO))).give(AXEL, TakeBack())
    assert play.the(TakenBack).facts == len(play.events) - 1 == 2
    assert play.state.public.players == start.public.players


def test_HO2_2_a_card_seen_cannot_be_taken_back() -> None:
    """Nor anything before it."""
    play = Play(Position().hand(AXEL, "archers").houses(AXEL, "okugata_high"))
    play.give(AXEL, Discard(CardKey("archers"))).give(AXEL, Draw())
    assert not play.asked.may_take_back
    assert play.refused(AXEL, TakeBack()) == "nothing_to_take_back"


def test_HO2_2_the_end_of_a_turn_cannot_be_taken_back() -> None:
    """Nor can another player take it back."""
    play = (
        Play(Position().hand(AXEL, "archers")).give(AXEL, Discard(CardKey("archers"))).give(AXEL, EndTurn())
    )
    assert play.refused(BIRGIT, TakeBack()) == "nothing_to_take_back"


def test_HO2_2_taking_back_leaves_a_standing_order_alone() -> None:
    """It was no deed at the table."""
    play = Play(Position().hand(AXEL, "archers")).give(AXEL, Discard(CardKey("archers")))
    play.give(AXEL, SetStanding(Standing.REFUSE)).give(AXEL, TakeBack())
    assert play.state.private[AXEL].standing is Standing.REFUSE
    assert play.hand(AXEL) == ("archers",)
    assert play.refused(AXEL, SetStanding(Standing.REFUSE)) == "standing_already"
