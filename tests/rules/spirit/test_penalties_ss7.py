"""SS7: what the newest raider does at the start of a turn."""

import pytest

from rules.spirit.commands import (
    Defend,
    DiscardDefended,
    Fight,
    IgnorePenalty,
    Pass,
    SendRaider,
    SufferPenalty,
    Support,
)
from rules.spirit.content import Difficulty, Farm, Name, Penalty, Symbol, content
from rules.spirit.events import (
    BarricadeLost,
    BeastAwoke,
    Cause,
    DefendedDiscarded,
    FarmBurned,
    KiaiReached,
    Passed,
    PenaltySuffered,
    RaiderConfronted,
    RaiderDrawn,
    RaiderInfiltrated,
    RaiderReshuffled,
    WoundTaken,
)
from rules.spirit.prompts import AskAction, AskDefended, AskPenalty
from tests.rules.spirit.luck import Luck
from tests.rules.spirit.play import Play, begin
from tests.rules.spirit.positions import Position

THREE = (Name.KYUZO, Name.KATSUSHIRO, Name.HEIHACHI)
RAIDERS = content().raiders


def suffering(raider: str, *samurai: Name, luck: Luck | None = None) -> Play:
    """The turn of a samurai with this raider in the line, up to the action; two penalties in their order."""
    position = Position(*(samurai or THREE)).board(0, raider).held_off(0, "R1-02", "R1-07")
    play = begin(position.table(discard=("R2-02", "R2-07")), luck)
    while isinstance(play.asked, AskPenalty):
        play.give(SufferPenalty(RAIDERS[raider].penalties[0]), luck=luck)
    return play


@pytest.mark.parametrize("raider", RAIDERS)
def test_every_raider_does_what_is_printed_on_it(raider: str) -> None:
    """SS2.1: all its penalties, in this order, and nothing else."""
    if raider in ("R1-02", "R1-07", "R2-02", "R2-07"):  # lie elsewhere, and have no penalty
        assert RAIDERS[raider].penalties == ()
        return
    play = suffering(raider)
    suffered = play.all(PenaltySuffered)
    assert tuple(event.penalty for event in suffered) == RAIDERS[raider].penalties
    assert all(event.possible and event.raider == raider and event.place == 0 for event in suffered)


@pytest.mark.parametrize(("raider", "fires"), [("R1-05", 1), ("R6-03", 2)])
def test_fire_destroys_barricades(raider: str, fires: int) -> None:
    """SS7.1; a boss's two (SS7.2)."""
    play = suffering(raider)
    assert [event.left for event in play.all(BarricadeLost)] == list(range(4, 4 - fires, -1))
    assert all(event.cause is Cause.PENALTY for event in play.all(BarricadeLost))


def test_fire_burns_a_farm_when_no_barricade_is_left() -> None:
    """SS7.1."""
    play = begin(Position(*THREE).board(0, "R6-03").village(1))
    assert play.the(BarricadeLost).left == 0
    assert play.the(FarmBurned) == FarmBurned(Cause.PENALTY, 5, None)


@pytest.mark.parametrize(("raider", "count"), [("R1-03", 1), ("R5-02", 1), ("R6-01", 2)])
def test_infiltration_takes_raiders_unseen(raider: str, count: int) -> None:
    """SS7.1."""
    play = suffering(raider)
    assert play.all(RaiderInfiltrated) == [RaiderInfiltrated(None)] * count
    assert play.public.intruders == (None,) * count


def test_no_defending_in_this_turn() -> None:
    """SS7.1."""
    position = Position(*THREE).board(0, "R1-04").stack("R2-09")
    play = begin(position).give(Fight())
    assert play.the(RaiderConfronted).raider == "R2-09"
    assert play.public.turn.barred == ()  # the next turn


def test_no_defending_against_a_raider_that_comes_back() -> None:
    """SS7.1, SS4.3: the neighbour may hold it off, and sends it back instead; it is still the same turn."""
    position = Position(Name.GOROBEI, Name.HEIHACHI, Name.KANBEI).stack("R2-09")
    position.board(0, "R1-04", lent=(Name.HEIHACHI,)).board(1, token_home=False)
    play = begin(position).give(Fight(), SendRaider(1))
    assert play.asked.may_defend
    play.give(SendRaider(0))
    assert play.the(RaiderConfronted) == RaiderConfronted(0, "R2-09", total=3, kiai=9)


def test_no_support_in_this_turn_but_tokens_may_come() -> None:
    """SS7.1."""
    play = suffering("R1-11")
    assert play.asked.supportable == ()
    play.give(Pass(), Support(2))
    assert play.board(2).lent == (Name.KATSUSHIRO,)


@pytest.mark.parametrize(("raider", "neighbour"), [("R3-03", 1), ("R4-02", 2)])
def test_a_neighbour_must_draw_into_the_line(raider: str, neighbour: int) -> None:
    """SS7.1: the left neighbour is the next clockwise; no defending, no talents."""
    position = Position(*THREE).board(0, raider).stack("R2-09")
    play = begin(position)
    assert play.the(RaiderDrawn) == RaiderDrawn(neighbour, "R2-09", forced=True)
    assert play.the(RaiderConfronted).place == neighbour
    assert isinstance(play.asked, AskAction)


def test_the_neighbours_kiai_works() -> None:
    """SS7.1: out of turn."""
    position = Position(*THREE).board(0, "R3-03").board(1, "R4-03", "R4-06").stack("R2-09")
    play = begin(position)
    assert play.the(KiaiReached) == KiaiReached(1, 10, beast=False)
    assert (play.asked.seat, play.asked.place) == (1, 1)


@pytest.mark.parametrize(("raider", "neighbour"), [("R3-03", 1), ("R4-02", 2)])
def test_a_neighbour_who_has_passed_draws_nothing(raider: str, neighbour: int) -> None:
    """SS2.1: a wound instead."""
    play = begin(Position(*THREE).board(0, raider).board(neighbour, passed=True))
    assert not play.the(PenaltySuffered).possible
    assert play.the(WoundTaken) == WoundTaken(0, Cause.IMPOSSIBLE)
    assert play.all(RaiderDrawn) == []


def test_between_two_both_neighbours_are_the_other_one() -> None:
    two = (Name.KYUZO, Name.KATSUSHIRO)
    for raider in ("R3-03", "R4-02"):
        assert begin(Position(*two).board(0, raider)).the(RaiderDrawn).place == 1


def test_a_boss_makes_one_pass() -> None:
    """SS7.2."""
    play = suffering("R6-02")
    assert play.the(Passed) == Passed(0, forced=True)


def test_a_boss_brings_a_raider_back() -> None:
    """SS7.2: a random one of the discard pile; nobody knows any more where which card lies."""
    position = Position(*THREE).board(0, "R6-04").table(discard=("R2-02", "R2-07"))
    play = begin(position).give(SufferPenalty(Penalty.RESHUFFLE_DISCARD), luck=Luck(1))
    assert play.the(RaiderReshuffled) == RaiderReshuffled("R2-07")
    assert play.public.discard == ("R2-02",)
    assert "R2-07" in play.state.hidden.stack
    assert set(play.public.stack) == {None}
    assert play.public.turn.barred == (Penalty.NO_DEFEND,)


def test_without_a_discard_pile_it_is_a_wound() -> None:
    """SS2.1."""
    play = begin(Position(*THREE).board(0, "R6-04")).give(SufferPenalty(Penalty.NO_DEFEND))
    assert [event.possible for event in play.all(PenaltySuffered)] == [True, False]
    assert play.board(0).wounded


def test_a_boss_discards_one_who_was_held_off() -> None:
    """SS7.2: which one is chosen, if there are several."""
    play = suffering("R6-07")
    assert isinstance(play.asked, AskDefended)
    assert play.asked.symbols == (Symbol.HAT, Symbol.DOLL)
    play.refuses(DiscardDefended(Symbol.FARM), "not_asked")
    play.give(DiscardDefended(Symbol.DOLL))
    assert play.the(DefendedDiscarded) == DefendedDiscarded(0, Symbol.DOLL, "R1-07")
    assert play.board(0).defended == {Symbol.HAT: "R1-02"}
    assert play.public.discard[-1] == "R1-07"


def test_the_only_one_held_off_is_discarded_and_with_none_it_is_a_wound() -> None:
    """SS2.1, SS7.2."""
    one = begin(Position(*THREE).board(0, "R6-07").held_off(0, "R1-09"))
    assert one.board(0).defended == {}
    none = begin(Position(*THREE).board(0, "R6-07"))
    assert none.the(WoundTaken).cause is Cause.IMPOSSIBLE


def test_no_talents_and_no_tokens() -> None:
    """SS7.2: neither one's own (Kyuzo discards twos) nor a lent one (Katsushiro buries)."""
    position = Position(*THREE).board(1, token_home=False)
    position.board(0, "R2-02", "R6-05", lent=(Name.KATSUSHIRO,)).stack("R2-13")
    play = begin(position).give(SufferPenalty(Penalty.WOUND), Fight())
    assert play.the(RaiderConfronted).raider == "R2-13"


def test_without_talents_there_is_no_second_fight() -> None:
    """SS7.2."""
    position = Position(Name.KIKUCHIYO, *THREE[:2]).board(0, "R6-05").stack("R1-13", "R2-13")
    play = begin(position).give(SufferPenalty(Penalty.WOUND), Fight())
    assert play.public.turn.place == 1


def test_the_player_orders_two_different_penalties() -> None:
    """SS2.1: the wound first, or last."""
    for first in (Penalty.NO_SUPPORT, Penalty.WOUND):
        play = begin(Position(*THREE).board(0, "R6-06")).give(SufferPenalty(first))
        assert play.all(PenaltySuffered)[0].penalty is first
        assert len(play.all(PenaltySuffered)) == 2


def test_two_penalties_alike_need_no_order() -> None:
    assert isinstance(suffering("R6-03").asked, AskAction)


@pytest.mark.parametrize(
    ("name", "raider", "may"),
    [
        (Name.GOROBEI, "R2-01", True),
        (Name.GOROBEI, "R6-05", True),
        (Name.GOROBEI, "R1-01", False),
        (Name.KANBEI, "R1-01", True),
        (Name.KANBEI, "R5-01", True),
        (Name.KANBEI, "R2-01", False),
    ],
)
def test_gorobei_and_kanbei_ignore_penalties(name: Name, raider: str, may: bool) -> None:
    """SS4.4: of even, of odd raiders; both of a boss."""
    play = begin(Position(name, *THREE[:2]).board(0, raider))
    if not may:
        assert [event.raider for event in play.all(PenaltySuffered)] == [raider]
        return
    assert play.asked.may_ignore
    play.give(IgnorePenalty())
    assert play.all(PenaltySuffered) == []
    assert isinstance(play.asked, AskAction)


def test_nobody_else_ignores_penalties() -> None:
    play = begin(Position(*THREE).board(0, "R6-05"))
    play.refuses(IgnorePenalty(), "spirit_no_talent")


def test_talents_are_never_forced() -> None:
    """SS4.1: a wound may be welcome."""
    play = begin(Position(Name.GOROBEI, *THREE[:2]).board(0, "R2-01", wounded=True))
    play.give(SufferPenalty(Penalty.WOUND))
    assert play.the(BeastAwoke).place == 0


def test_a_burnt_farm_may_wound_in_the_middle_of_a_round() -> None:
    """SS5.5: at whatever time; a random samurai (SS7.3)."""
    position = Position(*THREE, difficulty=Difficulty.HARD).board(0, "R1-05")
    position.village(0, farms=(Farm.WOUND, Farm.FIRE))
    play = begin(position, Luck(2))
    assert play.the(FarmBurned) == FarmBurned(Cause.PENALTY, 1, Farm.WOUND)
    assert play.the(WoundTaken) == WoundTaken(2, Cause.FARM)


def test_defending_is_possible_again_in_the_next_turn() -> None:
    position = Position(*THREE).board(0, "R1-04", passed=False).board(1, passed=True).board(2, passed=True)
    play = begin(position.stack("R2-13", "R3-02")).give(Fight(), Fight(), Defend())
    assert Symbol.HAT in play.board(0).defended
