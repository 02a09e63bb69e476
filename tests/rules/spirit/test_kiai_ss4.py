"""SS4.2, SS4.5: what the kiai of the seven samurai do, as humans and as beasts."""

import pytest

from rules.spirit.commands import (
    AnyCommand,
    Confront,
    Defend,
    DiscardNewest,
    Fight,
    HealWound,
    LendToken,
    MoveRaider,
    OrderRaiders,
    Pass,
    SkipKiai,
    Support,
    UseKiai,
)
from rules.spirit.content import Difficulty, Farm, Name
from rules.spirit.events import (
    BarricadeBuilt,
    BarricadeLost,
    BeastAwoke,
    Cause,
    IntrudersDiscarded,
    KiaiReached,
    KiaiSkipped,
    NewestDiscarded,
    OldestDiscarded,
    RaiderConfronted,
    RaiderInfiltrated,
    RaiderMoved,
    StackDiscarded,
    StackOrdered,
    StackTurnedUp,
    Supported,
    WoundHealed,
)
from rules.spirit.kiai import settled
from rules.spirit.prompts import AskKiai, AskPenalty
from tests.rules.spirit.luck import Luck
from tests.rules.spirit.play import Play, begin
from tests.rules.spirit.positions import Position

LINES = {
    8: ("R4-03", "R3-02"),
    9: ("R4-03", "R4-06"),
    10: ("R5-07", "R4-06"),
    11: ("R5-07", "R4-03", "R1-02"),
    12: ("R5-07", "R4-03", "R2-02"),
    13: ("R5-07", "R4-03", "R3-02"),
}
"""One short of each kiai number; the newest shows no penalty."""

OTHERS = (Name.KANBEI, Name.GOROBEI)


def reaching(name: Name, *, beast: bool = False, **changes: object) -> Position:
    """A position in which the raider that is drawn brings this samurai exactly to the kiai number."""
    others = [other for other in (*OTHERS, Name.KYUZO) if other is not name][:2]
    position = Position(name, *others)
    kiai = position.state.public.boards[0].printed.side(beast).kiai
    return position.board(0, *LINES[kiai], beast=beast, **changes).stack("R1-13", "R1-12", "R2-11", "R3-11")


def kiai(position: Position, *answers: AnyCommand) -> Play:
    """Fight, and confront what comes."""
    play = begin(position).give(Fight())
    if not isinstance(play.asked, AskKiai) and not play.all(KiaiReached):
        play.give(Confront())
    assert play.all(KiaiReached)
    return play.give(*answers)


@pytest.mark.parametrize("name", Name)
@pytest.mark.parametrize("beast", [False, True])
def test_the_oldest_raider_leaves_whether_the_effect_is_used_or_not(name: Name, beast: bool) -> None:
    """SS4.2."""
    position = reaching(name, beast=beast).village(3)
    oldest = position.state.public.boards[0].line[0]
    play = kiai(position.intruders("R4-01"))
    assert isinstance(play.asked, AskKiai)
    while isinstance(play.asked, AskKiai):
        play.give(SkipKiai())
    assert play.the(KiaiSkipped) == KiaiSkipped(0, possible=True)
    assert play.the(OldestDiscarded).raider == oldest
    assert oldest in play.public.discard
    assert play.board(0).total == play.the(OldestDiscarded).total


def test_while_a_kiai_goes_on_its_oldest_raider_is_as_good_as_gone() -> None:
    """SS4.2: it leaves when the effect is done; the other lines stay."""
    position = reaching(Name.GOROBEI).board(1, "R4-01").village(3)
    before = kiai(position).public
    after = settled(before)
    assert [board.line for board in after.boards] == [before.boards[0].line[1:], ("R4-01",), ()]
    assert after.discard == (*before.discard, before.boards[0].line[0])
    done = kiai(position, SkipKiai()).public
    assert settled(done) == done


def test_the_worked_example() -> None:
    """Rulebook, "Kiai": Kyuzo with 4 and 2 draws a 3; after the kiai he stands on 5."""
    position = Position(Name.KYUZO, *OTHERS).board(0, "R4-03", "R2-02").stack("R3-13")
    play = begin(position).give(Fight(), SkipKiai())
    assert play.the(KiaiReached).total == 9
    assert (play.board(0).line, play.board(0).total) == (("R2-02", "R3-13"), 5)


def test_an_effect_without_anything_to_do_is_skipped_by_itself() -> None:
    """All barricades stand."""
    play = kiai(reaching(Name.HEIHACHI))
    assert play.the(KiaiSkipped) == KiaiSkipped(0, possible=False)
    assert play.the(OldestDiscarded).raider == "R4-03"


# ---- the seven -------------------------------------------------------------------------------------------


def test_heihachi_adds_a_barricade() -> None:
    play = kiai(reaching(Name.HEIHACHI).village(4), UseKiai())
    assert play.the(BarricadeBuilt) == BarricadeBuilt(Cause.KIAI, 5)


def test_heihachis_beast_heals_too() -> None:
    """Anybody, himself too; the barricade only if there is room (SS4.6)."""
    position = reaching(Name.HEIHACHI, beast=True, wounded=True).board(2, wounded=True)
    play = kiai(position)
    assert (play.asked.plain, play.asked.targets) == (False, (0, 2))
    play.refuses(HealWound(1), "spirit_kiai_not_like_this").give(HealWound(2))
    assert play.the(WoundHealed) == WoundHealed(2, Cause.KIAI)
    assert play.all(BarricadeBuilt) == []
    both = kiai(reaching(Name.HEIHACHI, beast=True, wounded=True).village(1), HealWound(0))
    assert (both.board(0).wounded, both.board(0).beast, both.public.barricades) == (False, True, 2)


def test_daisuke_moves_the_newest_raider_of_a_line() -> None:
    """The other confronts it or holds it off."""
    position = reaching(Name.DAISUKE).board(1, "R2-07", "R2-09")
    play = kiai(position)
    assert set(play.asked.pairs) == {(0, 1), (0, 2), (1, 0), (1, 2)}
    play.give(MoveRaider(1, 2))
    assert play.the(RaiderMoved) == RaiderMoved(0, 1, 2, "R2-09", total=2)
    assert (play.asked.place, play.asked.may_defend) == (2, True)
    play.give(Defend())
    assert "R2-09" in play.board(2).defended.values()
    assert play.the(OldestDiscarded).place == 0


def test_daisukes_beast_moves_twice() -> None:
    position = reaching(Name.DAISUKE, beast=True).board(1, "R2-07", "R3-13")
    play = kiai(position, MoveRaider(1, 2))
    assert play.board(2).total == 3  # no symbol: confronted
    assert play.asked.times == 1
    play.give(MoveRaider(2, 1))
    assert play.board(1).total == 5
    assert not isinstance(play.asked, AskKiai)


@pytest.mark.parametrize("beast", [False, True])
def test_gorobei_discards_from_the_raider_stack(beast: bool) -> None:
    play = kiai(reaching(Name.GOROBEI, beast=beast), UseKiai())
    raiders = ("R1-12", "R2-11", "R3-11")[: 3 if beast else 2]
    assert play.the(StackDiscarded) == StackDiscarded(0, raiders)
    assert play.public.discard[: len(raiders)] == raiders


@pytest.mark.parametrize("beast", [False, True])
def test_kanbei_discards_from_the_intruder_stack(beast: bool) -> None:
    position = reaching(Name.KANBEI, beast=beast).intruders("R4-01", "R4-02", "R4-04", "R4-05")
    play = kiai(position, UseKiai())
    raiders = ("R4-01", "R4-02", "R4-04")[: 3 if beast else 2]
    assert play.the(IntrudersDiscarded) == IntrudersDiscarded(0, raiders)
    assert len(play.public.intruders) == 4 - len(raiders)


def test_kikuchiyo_discards_the_newest_raider_of_a_line() -> None:
    play = kiai(reaching(Name.KIKUCHIYO).board(1, "R4-13", "R3-13"))
    assert play.asked.targets == (0, 1)
    play.give(DiscardNewest(1))
    assert play.the(NewestDiscarded) == NewestDiscarded(0, 1, "R3-13", total=4)


def test_kikuchiyos_beast_discards_twice() -> None:
    position = reaching(Name.KIKUCHIYO, beast=True).board(1, "R4-13", "R3-13")
    play = kiai(position, DiscardNewest(1), DiscardNewest(1))
    assert play.board(1).line == ()
    assert [event.raider for event in play.all(NewestDiscarded)] == ["R3-13", "R4-13"]


def test_kyuzo_lets_a_samurai_lend_the_token() -> None:
    """To another, of whoever has the own one: here all three."""
    play = kiai(reaching(Name.KYUZO))
    assert len(play.asked.pairs) == 6
    play.give(LendToken(2, 1))
    assert play.the(Supported) == Supported(2, 1, Name.GOROBEI)
    assert play.board(1).lent == (Name.GOROBEI,)
    assert play.public.intruders == ()


def test_a_token_that_comes_in_ones_own_turn_serves_the_next() -> None:
    """SS2.4."""
    play = kiai(reaching(Name.KYUZO), LendToken(1, 0), Pass(), Pass())
    assert (play.public.turn.place, play.board(0).lent) == (0, (Name.KANBEI,))
    assert not play.board(1).token_home
    assert isinstance(play.asked, AskPenalty)
    assert play.asked.may_ignore


def lent_meanwhile() -> Play:
    """Gorobei's penalty brings Kyuzo's kiai: Heihachi's token comes to Gorobei, who is on turn."""
    position = Position(Name.GOROBEI, Name.KYUZO, Name.HEIHACHI).board(0, "R3-03")
    play = begin(position.board(1, *LINES[9]).stack("R1-12", "R2-13"))
    return play.give(LendToken(2, 0))


def test_it_does_not_serve_the_turn_that_is_going_on() -> None:
    """SS2.4: an even raider may not be sent on."""
    play = lent_meanwhile().give(Fight())
    assert play.board(0).line == ("R3-03", "R2-13")
    assert play.board(0).lent == (Name.HEIHACHI,)


def test_who_passes_gives_back_what_has_just_come() -> None:
    """SS2.4: there is no next turn."""
    play = lent_meanwhile().give(Pass())
    assert (play.board(0).lent, play.board(2).token_home) == ((), True)


def test_kyuzos_beast_adds_a_barricade() -> None:
    play = kiai(reaching(Name.KYUZO, beast=True).village(2), LendToken(2, 1))
    assert play.the(BarricadeBuilt).left == 3
    alone = kiai(reaching(Name.KYUZO, beast=True).village(2), UseKiai())
    assert (alone.public.barricades, alone.all(Supported)) == (3, [])


@pytest.mark.parametrize("beast", [False, True])
def test_katsushiro_turns_raiders_up_and_puts_them_in_order(beast: bool) -> None:
    """They lie face up, so everybody knows them (SS1.3)."""
    play = kiai(reaching(Name.KATSUSHIRO, beast=beast), UseKiai())
    raiders = ("R1-12", "R2-11", "R3-11")[: 3 if beast else 2]
    assert play.the(StackTurnedUp) == StackTurnedUp(0, raiders)
    assert play.public.turned_up == raiders
    play.refuses(OrderRaiders(("R1-12", "R1-12")), "spirit_not_these_raiders")
    play.give(OrderRaiders(raiders[::-1]))
    assert play.the(StackOrdered).raiders == raiders[::-1]
    assert play.public.stack[: len(raiders)] == play.state.hidden.stack[: len(raiders)] == raiders[::-1]
    assert play.public.turned_up == ()


def test_what_lay_face_up_stays_known_among_the_intruders() -> None:
    """SS1.3."""
    play = kiai(reaching(Name.KATSUSHIRO), UseKiai(), OrderRaiders(("R2-11", "R1-12")), Support(2))
    assert play.the(RaiderInfiltrated) == RaiderInfiltrated("R2-11")
    assert play.public.intruders == ("R2-11",)


def test_a_single_raider_needs_no_order() -> None:
    position = reaching(Name.KATSUSHIRO).stack("R1-13", "R1-12", more=False)
    play = kiai(position, UseKiai())
    assert play.the(StackOrdered).raiders == ("R1-12",)
    assert play.public.stack == ("R1-12",)


# ---- chains ----------------------------------------------------------------------------------------------


def test_a_removal_by_another_may_bring_a_kiai() -> None:
    """SS4.2: in or out of turn. One who was over comes down to the number."""
    position = reaching(Name.KIKUCHIYO).board(1, "R4-13", "R5-04", "R3-13").village(1)
    play = kiai(position, DiscardNewest(1))
    assert [event.place for event in play.all(KiaiReached)] == [0, 1]
    assert play.all(OldestDiscarded)[0].place == 1  # Kanbei's own kiai comes first
    assert play.all(OldestDiscarded)[1].place == 0


def test_a_moved_raider_is_faced_before_the_kiai_it_leaves_behind() -> None:
    """SS4.2: Kanbei comes down to 9; Gorobei holds the raider off; then comes Kanbei's kiai."""
    position = Position(Name.DAISUKE, Name.KANBEI, Name.GOROBEI).board(0, *LINES[8]).intruders("R4-01")
    position.board(1, "R5-07", "R4-06", "R3-09").stack("R1-13")
    play = begin(position).give(Fight(), Confront(), MoveRaider(1, 2))
    assert [event.place for event in play.all(KiaiReached)] == [0, 1]
    assert play.asked.place == 2
    play.give(Defend())
    assert play.asked.place == 1
    play.give(SkipKiai())
    assert [event.raider for event in play.all(OldestDiscarded)] == ["R5-07", "R4-03"]


def test_the_removal_of_the_oldest_brings_no_kiai() -> None:
    """SS4.2: from 17 back to 11 by the boss that leaves, with 11 the number."""
    position = Position(Name.DAISUKE, *OTHERS).board(0, "R3-02", "R5-07", beast=True)
    position.board(1, "R4-03", "R3-13").stack("R3-11")
    play = begin(position).give(Fight(), Confront(), MoveRaider(1, 0))
    assert play.board(0).total == 14
    play.give(SkipKiai())
    assert play.board(0).total == 11
    assert len(play.all(KiaiReached)) == 1


def test_a_raider_that_goes_and_comes_back_brings_daisuke_no_kiai_within_his_own() -> None:
    """SS4.2: or he could go on for ever."""
    play = kiai(reaching(Name.DAISUKE, beast=True), MoveRaider(0, 1), MoveRaider(1, 0))
    assert play.all(RaiderConfronted)[-1] == RaiderConfronted(0, "R1-13", total=11, kiai=11)
    assert len(play.all(KiaiReached)) == 1
    assert len(play.all(OldestDiscarded)) == 1


def test_a_raider_moved_to_daisuke_may_put_him_over() -> None:
    """SS2.3: by the usual rules."""
    play = kiai(reaching(Name.DAISUKE).board(1, "R3-13"), MoveRaider(1, 0))
    assert play.all(RaiderConfronted)[-1] == RaiderConfronted(0, "R3-13", total=11, kiai=8)
    assert play.the(BarricadeLost).cause is Cause.OVERRUN


def test_who_has_passed_has_no_kiai_any_more() -> None:
    """SS2.5: a burnt farm awakes the beast, and its number is met."""
    position = Position(Name.KANBEI, Name.GOROBEI, Name.KYUZO, difficulty=Difficulty.HARD)
    position.board(0, "R2-05").board(1, *LINES[12], "R1-13", passed=True, wounded=True)
    play = begin(position.village(0, farms=(Farm.WOUND, Farm.FIRE)), Luck(1))
    assert play.the(BeastAwoke) == BeastAwoke(1, Cause.FARM, kiai=12)
    assert play.board(1).total == 12
    assert play.all(KiaiReached) == []


def test_nobody_who_has_passed_gets_or_loses_cards_or_tokens() -> None:
    """SS2.5."""
    moving = kiai(reaching(Name.DAISUKE).board(1, "R2-13", passed=True))
    assert moving.asked.pairs == ((0, 2),)
    discarding = kiai(reaching(Name.KIKUCHIYO).board(1, "R2-13", passed=True))
    assert discarding.asked.targets == (0,)
    lending = kiai(reaching(Name.KYUZO).board(1, passed=True))
    assert set(lending.asked.pairs) == {(0, 2), (1, 0), (1, 2), (2, 0)}
