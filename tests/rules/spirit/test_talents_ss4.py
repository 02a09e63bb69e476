"""SS4: talents that work on a drawn raider, and fighting twice."""

import pytest

from rules.spirit.commands import (
    BuryRaider,
    Confront,
    Defend,
    DiscardRaider,
    EndTurn,
    Fight,
    FightAgain,
    SendRaider,
)
from rules.spirit.content import Name
from rules.spirit.events import (
    BarricadeLost,
    KiaiReached,
    RaiderBuried,
    RaiderConfronted,
    RaiderDiscarded,
    RaiderDrawn,
    RaiderSent,
    RoundEnded,
    SecondFight,
    TurnBegan,
)
from rules.spirit.prompts import AskFace, AskSecondFight
from tests.rules.spirit.play import begin
from tests.rules.spirit.positions import Position

# ---- Heihachi and Daisuke (SS4.3) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "raider", "neighbours"),
    [
        (Name.HEIHACHI, "R2-13", (1, 3)),
        (Name.HEIHACHI, "R1-01", ()),
        (Name.DAISUKE, "R1-01", (1, 3)),
        (Name.DAISUKE, "R2-12", ()),
    ],
)
def test_even_or_odd_raiders_may_be_sent_to_neighbours(
    name: Name, raider: str, neighbours: tuple[int, ...]
) -> None:
    """SS4.3."""
    position = Position(name, Name.KYUZO, Name.KANBEI, Name.GOROBEI).stack(raider)
    play = begin(position).give(Fight())
    assert play.asked.neighbours == neighbours


def test_a_neighbour_confronts_or_holds_off_what_was_sent() -> None:
    """SS4.3: out of turn."""
    position = Position(Name.HEIHACHI, Name.GOROBEI, Name.KANBEI).stack("R2-09", "R2-13")
    play = begin(position).give(Fight(), SendRaider(1))
    assert play.the(RaiderSent) == RaiderSent(0, 1, "R2-09")
    assert (play.asked.seat, play.asked.may_defend) == (1, True)
    play.give(Defend())
    assert "R2-09" in play.board(1).defended.values()
    assert play.all(TurnBegan)[-1].place == 1


def test_a_raider_is_not_sent_to_one_who_has_passed() -> None:
    position = Position(Name.HEIHACHI, Name.GOROBEI, Name.KANBEI).board(1, passed=True).stack("R2-09")
    play = begin(position).give(Fight())
    assert play.asked.neighbours == (2,)
    play.refuses(SendRaider(1), "spirit_no_talent")


def test_daisuke_may_send_on_what_came_by_his_token() -> None:
    """Rulebook, questions: talents add up, out of turn too. Nobody sends the same card twice (SS4.3)."""
    position = Position(Name.GOROBEI, Name.HEIHACHI, Name.KANBEI).stack("R2-09")
    position.board(0, lent=(Name.HEIHACHI,)).board(1, token_home=False)
    play = begin(position).give(Fight(), SendRaider(1))
    assert play.asked.neighbours == (0, 2)
    play.give(SendRaider(0))
    assert play.asked.neighbours == ()


def test_kyuzo_discards_what_heihachi_sends() -> None:
    """Rulebook, Kyuzo's example: a two, where twos lie in his line."""
    position = Position(Name.HEIHACHI, Name.KYUZO, Name.KANBEI).board(1, "R2-02", "R4-03", "R2-07")
    play = begin(position.stack("R2-13")).give(Fight(), SendRaider(1), DiscardRaider())
    assert play.the(RaiderDiscarded) == RaiderDiscarded(1, "R2-13")
    assert play.public.discard == ("R2-13",)
    assert play.board(1).total == 8


# ---- Kyuzo, Katsushiro (SS4.4) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("raider", "may"), [("R2-09", True), ("R3-09", False)])
def test_kyuzo_discards_a_value_that_lies_in_his_line(raider: str, may: bool) -> None:
    play = begin(Position(Name.KYUZO, Name.KANBEI, Name.GOROBEI).board(0, "R2-02").stack(raider)).give(
        Fight()
    )
    assert play.asked.may_discard == may
    assert (DiscardRaider() in play.choices()) == may


def test_katsushiro_puts_a_raider_under_the_stack_and_keeps_the_next() -> None:
    """SS4.4: the buried one stays known (SS1.3); no talent works on the other."""
    position = Position(Name.KATSUSHIRO, Name.HEIHACHI, Name.GOROBEI).stack("R4-13", "R2-09")
    position.board(0, lent=(Name.HEIHACHI,)).board(1, token_home=False)
    play = begin(position).give(Fight(), BuryRaider())
    assert play.the(RaiderBuried) == RaiderBuried(0, "R4-13")
    assert [event.raider for event in play.all(RaiderDrawn)] == ["R4-13", "R2-09"]
    assert play.public.stack[-1] == play.state.hidden.stack[-1] == "R4-13"
    assert (play.asked.may_bury, play.asked.neighbours, play.asked.may_defend) == (False, (), True)


def test_nothing_is_buried_under_an_empty_stack() -> None:
    position = Position(Name.KATSUSHIRO, Name.HEIHACHI, Name.GOROBEI).stack("R4-12", more=False)
    assert not begin(position).give(Fight()).asked.may_bury


# ---- Kikuchiyo (SS4.4) -----------------------------------------------------------------------------------


def test_kikuchiyo_fights_twice() -> None:
    position = Position(Name.KIKUCHIYO, Name.HEIHACHI, Name.GOROBEI).stack("R1-13", "R2-13", "R3-13")
    play = begin(position).give(Fight())
    assert isinstance(play.asked, AskSecondFight)
    play.give(FightAgain())
    assert play.the(SecondFight).place == 0
    assert play.board(0).total == 3
    assert play.all(TurnBegan)[-1].place == 1


def test_kikuchiyo_need_not() -> None:
    position = Position(Name.KIKUCHIYO, Name.HEIHACHI, Name.GOROBEI).stack("R1-13", "R2-13")
    play = begin(position).give(Fight(), EndTurn())
    assert len(play.all(RaiderDrawn)) == 1
    assert play.all(TurnBegan)[-1].place == 1


def test_not_when_the_first_fight_put_him_over() -> None:
    position = Position(Name.KIKUCHIYO, Name.HEIHACHI, Name.GOROBEI).board(0, "R4-03", "R4-06")
    play = begin(position.stack("R3-13")).give(Fight())
    assert len(play.all(BarricadeLost)) == 1
    assert play.all(TurnBegan)[-1].place == 1


def test_not_when_the_first_fight_emptied_the_stack() -> None:
    position = Position(Name.KIKUCHIYO, Name.HEIHACHI, Name.GOROBEI).stack("R3-13", more=False)
    play = begin(position).give(Fight())
    assert play.all(RoundEnded)
    assert play.all(SecondFight) == []


def test_a_raider_without_choice_is_confronted_by_the_rules() -> None:
    position = Position(Name.KANBEI, Name.HEIHACHI, Name.GOROBEI).stack("R3-13")
    play = begin(position).give(Fight())
    assert play.the(RaiderConfronted).raider == "R3-13"
    assert not isinstance(play.asked, AskFace)


def test_a_sent_raider_may_bring_a_kiai_out_of_turn() -> None:
    position = Position(Name.HEIHACHI, Name.GOROBEI, Name.KANBEI).board(1, "R4-03", "R3-02").stack("R2-09")
    play = begin(position).give(Fight(), SendRaider(1), Confront())
    assert play.the(KiaiReached) == KiaiReached(1, 9, beast=False)
