"""SS2: penalty, then fight, support or pass."""

import pytest

from rules.core.model import Seat
from rules.spirit.commands import (
    Confront,
    Defend,
    EndTurn,
    Fight,
    Pass,
    SendRaider,
    Support,
    UseTokens,
)
from rules.spirit.content import Name, Symbol
from rules.spirit.events import (
    BarricadeLost,
    Cause,
    Ending,
    FarmBurned,
    KiaiReached,
    Passed,
    PenaltySuffered,
    RaiderConfronted,
    RaiderDrawn,
    RaiderHeldOff,
    RaiderInfiltrated,
    RoundEnded,
    Supported,
    TokensReturned,
    TokensUsed,
    TurnBegan,
)
from rules.spirit.prompts import AskAction, AskFace
from tests.rules.spirit.play import Play, begin
from tests.rules.spirit.positions import Position, everybody_defends

THREE = (Name.KYUZO, Name.KATSUSHIRO, Name.HEIHACHI)


def turns(play: Play) -> list[int]:
    return [event.place for event in play.all(TurnBegan)]


# ---- fighting (SS2.3) ------------------------------------------------------------------------------------


def test_a_raider_without_a_symbol_must_be_confronted() -> None:
    """SS2.3: there is nothing to choose, so nothing is asked."""
    play = begin(Position(*THREE).stack("R1-13")).give(Fight())
    assert play.the(RaiderDrawn) == RaiderDrawn(0, "R1-13", forced=False)
    assert play.the(RaiderConfronted) == RaiderConfronted(0, "R1-13", total=1, kiai=9)
    assert turns(play) == [1]


def test_the_worked_example_of_defending() -> None:
    """Rulebook, "Fight": the farm is taken; a hat may be held off, another farm must be confronted."""
    position = Position(*THREE).board(0, "R1-13").held_off(0, "R1-09")
    play = begin(position.stack("R4-03")).give(Fight())
    assert play.asked.may_defend
    play.give(Defend())
    assert play.board(0).defended == {Symbol.FARM: "R1-09", Symbol.HAT: "R4-03"}
    assert play.board(0).total == 1
    assert play.the(RaiderHeldOff).symbol is Symbol.HAT
    again = begin(Position(*THREE).board(0, "R1-13").held_off(0, "R1-09").stack("R4-11")).give(Fight())
    assert again.board(0).total == 5


def test_a_symbol_is_held_off_once() -> None:
    position = Position(*THREE).held_off(0, "R1-02").board(0, "R2-02", defended={Symbol.HAT: "R1-02"})
    play = begin(position.stack("R2-01")).give(Fight())  # Kyuzo may discard it, so he is asked
    assert isinstance(play.asked, AskFace)
    play.refuses(Defend(), "spirit_cannot_defend")


@pytest.mark.parametrize(("raider", "barricades"), [("R1-13", 5), ("R2-13", 5), ("R3-13", 4)])
def test_a_total_over_the_kiai_number_costs_a_barricade(raider: str, barricades: int) -> None:
    """SS2.3: lower, equal, higher than Gorobei's 9."""
    position = Position(Name.GOROBEI, *THREE[1:]).board(0, "R4-06", "R3-06").stack(raider)
    play = begin(position).give(Fight())
    assert play.public.barricades == barricades
    assert bool(play.all(KiaiReached)) == (raider == "R2-13")


def test_without_barricades_it_costs_a_farm() -> None:
    """SS2.3."""
    position = Position(Name.GOROBEI, *THREE[1:]).board(0, "R4-06", "R3-06").stack("R3-13").village(0)
    play = begin(position).give(Fight())
    assert play.the(FarmBurned) == FarmBurned(Cause.OVERRUN, 5, None)
    assert play.all(BarricadeLost) == []


# ---- support (SS2.4) -------------------------------------------------------------------------------------


def test_support_gives_the_token_and_lets_a_raider_in() -> None:
    """SS2.4: unseen."""
    play = begin(Position(*THREE).stack("R4-01")).give(Support(2))
    assert play.the(Supported) == Supported(0, 2, Name.KYUZO)
    assert play.the(RaiderInfiltrated) == RaiderInfiltrated(None)
    assert (play.public.intruders, play.state.hidden.intruders) == ((None,), ("R4-01",))
    assert (play.board(0).token_home, play.board(2).lent) == (False, (Name.KYUZO,))


def test_the_talent_serves_the_next_turn_and_goes_back() -> None:
    """SS2.4, and the rulebook's example: Heihachi's token is of no use for an odd raider, and goes home."""
    position = Position(Name.HEIHACHI, Name.GOROBEI, Name.KANBEI)
    play = begin(position.stack("R4-01", "R3-13")).give(Support(1), Fight())
    assert play.the(TokensReturned) == TokensReturned(1, (Name.HEIHACHI,))
    assert (play.board(0).token_home, play.board(1).lent) == (True, ())
    even = begin(position.stack("R3-13", "R4-01")).give(Support(1), Fight())
    assert even.asked.neighbours == (0, 2)
    even.give(SendRaider(2))
    assert even.asked.place == 2


def test_a_lent_talent_does_not_work_out_of_turn() -> None:
    """SS2.4: it serves a turn; the own one works always (SS4.1)."""
    position = Position(Name.HEIHACHI, Name.GOROBEI, Name.KANBEI).stack("R2-12")
    position.board(0, token_home=True).board(2, lent=(Name.KATSUSHIRO,))
    position.table(spent=())
    play = begin(position).give(Fight(), SendRaider(2))
    assert not play.asked.may_bury


def test_support_needs_somebody_in_the_round() -> None:
    """Rulebook, questions: the last one may not support."""
    play = begin(Position(*THREE).board(1, passed=True).board(2, passed=True))
    assert play.asked.supportable == ()
    play.refuses(Support(1), "spirit_cannot_support")


def test_support_needs_the_own_token() -> None:
    position = Position(*THREE).board(0, token_home=False).board(1, lent=(Name.KYUZO,))
    assert begin(position).asked.supportable == ()


def test_tokens_from_several_players_add_up() -> None:
    """Rulebook, "Support"."""
    position = Position(Name.HEIHACHI, Name.DAISUKE, Name.KANBEI).stack("R4-01", "R4-02", "R1-13")
    play = begin(position).give(Support(2), Support(2), Fight())
    assert play.asked.neighbours == (0, 1)
    play.give(Confront())
    assert play.the(TokensReturned).tokens == (Name.HEIHACHI, Name.DAISUKE)


def test_one_who_passes_gives_tokens_back() -> None:
    """SS2.4."""
    play = begin(Position(*THREE)).give(Support(1), Pass())
    assert (play.board(0).token_home, play.board(1).lent) == (True, ())


# ---- tokens of absent samurai (SS1.4) --------------------------------------------------------------------


def test_a_token_of_an_absent_samurai_serves_one_turn() -> None:
    """SS1.4: before the penalty; then it leaves the game."""
    position = Position(Name.KYUZO, Name.KATSUSHIRO).board(0, "R2-01").stack("R1-13")
    position.table(reserve=(Name.GOROBEI, Name.KANBEI))
    play = begin(position)
    play.refuses(UseTokens((Name.KYUZO,)), "spirit_tokens_not_there")
    play.give(UseTokens((Name.GOROBEI,)))
    assert play.the(TokensUsed).tokens == (Name.GOROBEI,)
    assert play.asked.may_ignore
    assert play.all(PenaltySuffered) == []


def test_used_tokens_leave_the_game() -> None:
    position = Position(Name.KYUZO, Name.KATSUSHIRO).stack("R1-13")
    play = begin(position.table(reserve=(Name.GOROBEI, Name.KIKUCHIYO)))
    play.give(UseTokens((Name.GOROBEI, Name.KIKUCHIYO)), Fight(), EndTurn())
    assert play.the(TokensReturned).tokens == (Name.GOROBEI, Name.KIKUCHIYO)
    assert (play.public.reserve, play.public.spent) == ((), (Name.GOROBEI, Name.KIKUCHIYO))
    assert isinstance(play.asked, AskAction)  # no tokens left: nobody is asked about them


# ---- passing (SS2.2, SS2.5) ------------------------------------------------------------------------------


def test_who_is_over_the_kiai_number_must_pass() -> None:
    """SS2.2: without being asked; nothing else burns."""
    play = begin(Position(*THREE).board(0, "R4-06", "R3-02", "R3-06"))
    assert play.the(Passed) == Passed(0, forced=True)
    assert play.public.barricades == 5


def test_who_becomes_a_beast_by_the_penalty_need_not_pass() -> None:
    """Rulebook, questions: what counts is the total just before choosing."""
    position = Position(*THREE).board(0, "R4-03", "R3-02", "R3-05", wounded=True)
    play = begin(position)
    assert play.board(0).beast
    assert isinstance(play.asked, AskAction)


def test_who_has_passed_has_no_more_turns() -> None:
    """SS2.5: nor penalties."""
    play = begin(Position(*THREE).board(0, "R2-01")).give(Pass(), Fight(), Confront(), Fight(), Defend())
    assert turns(play)[:3] == [1, 2, 1]
    assert [event.place for event in play.all(PenaltySuffered)].count(0) == 1  # before passing
    assert play.board(0).line == ("R2-01",)


# ---- the end of a round (SS2.0, SS2.6) -------------------------------------------------------------------


def test_the_round_ends_when_all_have_passed() -> None:
    """SS2.0, SS5.0: what is left of the stack comes over the village."""
    position = Position(*THREE).stack("R4-03", "R2-03")
    play = begin(position.stack("R4-03", "R2-03", more=False)).give(Pass(), Pass(), Pass())
    assert play.the(RoundEnded) == RoundEnded(1, Ending.ALL_PASSED, rest=2)


def test_the_round_ends_when_the_stack_is_empty() -> None:
    """SS2.0: the last raider is dealt with before."""
    play = begin(Position(*THREE).stack("R4-03", more=False)).give(Fight())
    assert isinstance(play.asked, AskFace)
    play.give(Defend())
    assert play.the(RoundEnded) == RoundEnded(1, Ending.STACK_EMPTY, rest=0)


def test_a_penalty_that_empties_the_stack_ends_the_round_before_the_action() -> None:
    """SS2.6: and the second penalty of a boss does not come any more."""
    play = begin(Position(*THREE).board(0, "R6-01").stack("R4-03", more=False))
    assert play.the(RoundEnded).ending is Ending.STACK_EMPTY
    assert len(play.all(PenaltySuffered)) == 1


def test_nothing_of_a_turn_that_broke_off_is_made_up_for_in_the_next_round() -> None:
    """SS2.6: neither the second penalty nor the action; each turn of round 2 has one action of its own."""
    position = everybody_defends(Position(*THREE)).board(0, "R6-01").stack("R4-03", more=False)
    play = begin(position).give(Fight())
    while isinstance(play.asked, AskFace):
        play.give(Confront())
    assert [(turn.round, turn.turn, turn.place) for turn in play.all(TurnBegan)] == [(2, 1, 1), (2, 2, 2)]
    assert play.asked == AskAction(play.asked.id, Seat(2), 2, (0, 1))


def test_a_kiai_of_the_last_raider_still_comes() -> None:
    """SS2.6."""
    play = begin(Position(Name.HEIHACHI, *THREE[:2]).village(1).board(0, "R4-06").stack("R4-13", more=False))
    play.give(Fight(), Confront())
    assert isinstance(play.asked.place, int)
    assert play.all(RoundEnded) == []
