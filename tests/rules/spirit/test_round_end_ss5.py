"""SS5, SS6: what happens when a round is over, the end of the match, and the score."""

from collections.abc import Iterable

import pytest

from rules.spirit.commands import Pass, UseKiai
from rules.spirit.content import Difficulty, Family, Farm, Name, Rank, Symbol, content
from rules.spirit.errors import NO_FAMILY, NO_FARM, VICTORY
from rules.spirit.events import (
    BarricadeBuilt,
    BarricadeLost,
    BeastAwoke,
    Cause,
    FamiliesShown,
    FamilyLost,
    FarmBurned,
    IntrudersDiscarded,
    IntrudersRevealed,
    KiaiReached,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    Undefended,
    WoundHealed,
    WoundTaken,
)
from rules.spirit.state import Phase
from tests.rules.spirit.luck import Luck
from tests.rules.spirit.play import Play, begin
from tests.rules.spirit.positions import Position, everybody_defends

THREE = (Name.KYUZO, Name.KATSUSHIRO, Name.HEIHACHI)
RAIDERS = content().raiders
HARMLESS = (Family.BARRICADE,)
"""A family whose bonus does nothing while all barricades stand."""


def safe(difficulty: Difficulty = Difficulty.NORMAL, *, round: int = 1) -> Position:  # noqa: A002
    """Everybody has held off all three symbols, and no stack is left to come over the village."""
    position = Position(*THREE, difficulty=difficulty, round=round)
    return everybody_defends(position).stack(more=False)


def night(position: Position, *luck: int) -> Play:
    """The round ends."""
    return begin(position, Luck(*luck))


def kinds(events: Iterable[object]) -> list[str]:
    return [type(event).__name__ for event in events]


# ---- hats, farms, dolls (SS5.1 to SS5.3) -----------------------------------------------------------------


def without(symbol: Symbol, *places: int, difficulty: Difficulty = Difficulty.NORMAL) -> Position:
    """Some have nobody at this symbol."""
    position = safe(difficulty)
    for place in places:
        board = position.state.public.boards[place]
        rest = {kind: raider for kind, raider in board.defended.items() if kind is not symbol}
        position.board(place, defended=rest)
    return position


def test_who_has_nobody_at_the_hat_is_wounded() -> None:
    """SS5.1."""
    play = night(without(Symbol.HAT, 0, 2).village(5, families=HARMLESS))
    assert play.all(Undefended) == [Undefended(0, Symbol.HAT), Undefended(2, Symbol.HAT)]
    assert play.all(WoundTaken) == [WoundTaken(0, Cause.UNDEFENDED), WoundTaken(2, Cause.UNDEFENDED)]


def test_who_has_nobody_at_the_farm_costs_a_farm() -> None:
    """SS5.2: not a barricade."""
    play = night(without(Symbol.FARM, 1).village(5, families=HARMLESS))
    assert play.the(FarmBurned) == FarmBurned(Cause.UNDEFENDED, 5, None)
    assert play.public.barricades == 5


def test_who_has_nobody_at_the_doll_costs_a_random_family() -> None:
    """SS5.3."""
    play = night(without(Symbol.DOLL, 1), 1)
    assert play.the(FamilyLost) == FamilyLost(Cause.UNDEFENDED, 1, Family.BARRICADE, 2)
    assert play.the(FamiliesShown).families == (Family.HEAL, Family.INTRUDER)


def test_the_steps_come_in_this_order() -> None:
    """SS5."""
    position = without(Symbol.HAT, 0)
    for symbol in (Symbol.FARM, Symbol.DOLL):
        board = position.state.public.boards[0]
        position.board(0, defended={k: v for k, v in board.defended.items() if k is not symbol})
    play = night(position.intruders("R4-01"))
    assert kinds(play.events)[:8] == [
        *("RoundEnded", "Undefended", "WoundTaken", "Undefended", "FarmBurned", "Undefended", "FamilyLost"),
        "FamiliesShown",
    ]
    assert kinds(play.events).index("FamiliesShown") < kinds(play.events).index("IntrudersRevealed")


# ---- farm penalties (SS5.5) ------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", Difficulty)
def test_farms_have_penalties_in_the_harder_games(difficulty: Difficulty) -> None:
    position = without(Symbol.FARM, 0, difficulty=difficulty)
    play = night(position.village(3, farms=(Farm.WOUND, Farm.FIRE, Farm.FIRE), families=HARMLESS), 2)
    hard = difficulty in (Difficulty.HARD, Difficulty.HEROIC)
    assert play.the(FarmBurned).penalty is (Farm.WOUND if hard else None)
    assert play.all(WoundTaken) == ([WoundTaken(2, Cause.FARM)] if hard else [])


def farm_lost(*farms: Farm, barricades: int = 4) -> Play:
    position = without(Symbol.FARM, 0, difficulty=Difficulty.HARD)
    return night(position.village(barricades, farms=farms, families=(Family.BARRICADE, Family.INTRUDER)))


def test_a_family_leaves_with_the_farm() -> None:
    play = farm_lost(Farm.FAMILY_LEAVES, Farm.FIRE)
    assert play.the(FamilyLost) == FamilyLost(Cause.FARM, 0, Family.BARRICADE, 1)


def test_another_farm_burns_with_its_penalty() -> None:
    play = farm_lost(Farm.ANOTHER_FARM, Farm.WOUND, Farm.FIRE)
    assert [event.cause for event in play.all(FarmBurned)] == [Cause.UNDEFENDED, Cause.FARM]
    assert play.the(WoundTaken).cause is Cause.FARM


def test_fire_spreads_to_a_barricade_else_to_a_farm() -> None:
    assert farm_lost(Farm.FIRE, Farm.WOUND).the(BarricadeLost) == BarricadeLost(Cause.FARM, 3)
    play = farm_lost(Farm.FIRE, Farm.WOUND, Farm.FIRE, barricades=0)
    assert [event.left for event in play.all(FarmBurned)] == [2, 1]
    assert play.the(WoundTaken).place == 0


# ---- families (SS5.3) ------------------------------------------------------------------------------------


def test_a_family_heals_one_of_the_wounded() -> None:
    """SS7.3: a random one of those who have a wound. SS3.3: a beast stays one."""
    position = safe().board(1, wounded=True).board(2, wounded=True, beast=True)
    play = night(position.village(5, families=(Family.HEAL,)), 1)
    assert play.the(WoundHealed) == WoundHealed(2, Cause.FAMILY)
    assert (play.board(2).wounded, play.board(2).beast) == (False, True)
    assert night(safe().village(5, families=(Family.HEAL,))).all(WoundHealed) == []


def test_a_family_builds_a_barricade() -> None:
    """SS4.6: never more than at the start."""
    play = night(safe().village(4, families=HARMLESS))
    assert play.the(BarricadeBuilt) == BarricadeBuilt(Cause.FAMILY, 5)
    assert night(safe().village(5, families=HARMLESS)).all(BarricadeBuilt) == []


def test_a_family_sees_the_top_intruder_off() -> None:
    position = safe().intruders("R4-01", "R4-02").village(5, families=(Family.INTRUDER,))
    play = night(position)
    assert play.the(IntrudersDiscarded) == IntrudersDiscarded(None, ("R4-01",))
    assert play.the(IntrudersRevealed).raiders == ("R4-02",)


def test_families_keep_to_themselves_in_the_heroic_game() -> None:
    play = night(safe(Difficulty.HEROIC).village(2))
    assert play.all(FamiliesShown) == []
    assert play.all(BarricadeBuilt) == []
    assert play.public.families == (None, None, None)


def test_families_that_were_seen_stay_known() -> None:
    """SS1.3."""
    assert night(safe()).public.families == content().families


# ---- intruders (SS5.4) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("raider", RAIDERS)
def test_every_raider_burns_what_is_printed_on_it(raider: str) -> None:
    defenders = {card for board in safe().state.public.boards for card in board.defended.values()}
    position = everybody_defends(Position(*THREE), others=raider in defenders).stack(more=False)
    play = night(position.intruders(raider).village(5, families=HARMLESS))
    burnt = [event for event in play.all(BarricadeLost) if event.cause is Cause.INTRUDER]
    assert len(burnt) == RAIDERS[raider].flames


def test_the_rulebooks_example_of_intruders() -> None:
    """One barricade is left; three intruders, the second and third with flames: the barricade and a farm."""
    play = night(safe().intruders("R4-08", "R4-04", "R4-10").village(1, families=(Family.HEAL,)))
    assert play.the(IntrudersRevealed).raiders == ("R4-08", "R4-04", "R4-10")
    assert play.the(BarricadeLost) == BarricadeLost(Cause.INTRUDER, 0)
    assert play.the(FarmBurned) == FarmBurned(Cause.INTRUDER, 5, None)


def test_the_rest_of_the_stack_comes_on_top_of_the_intruders() -> None:
    """SS5.0: so that the family sees one of these off."""
    position = everybody_defends(Position(*THREE)).intruders("R4-10")
    position.stack("R4-04", "R4-08", more=False).village(5, families=(Family.INTRUDER,))
    play = begin(position).give(Pass(), Pass(), Pass())
    assert play.the(RoundEnded).rest == 2
    assert play.the(IntrudersDiscarded).raiders == ("R4-04",)
    assert play.the(IntrudersRevealed).raiders == ("R4-08", "R4-10")


# ---- losing (SS5.6) --------------------------------------------------------------------------------------


def test_the_last_farm_is_the_end() -> None:
    play = night(without(Symbol.FARM, 0, 1).village(5, farms=(Farm.FIRE,)))
    assert play.the(MatchEnded).outcome.reason == NO_FARM
    assert len(play.all(Undefended)) == 1  # at once
    assert play.public.phase is Phase.OVER


def test_the_last_family_is_the_end() -> None:
    play = night(without(Symbol.DOLL, 0, 1).village(5, families=(Family.HEAL,)))
    assert play.the(MatchEnded).outcome.reason == NO_FAMILY


def test_no_kiai_comes_when_the_round_is_over() -> None:
    """SS4.2: the beast's number is met, but the fight is over."""
    position = without(Symbol.HAT, 0).board(0, "R4-07", "R4-11", "R4-13", wounded=True)
    play = night(position)
    assert play.the(BeastAwoke).kiai == 12 == play_total(position)
    assert play.all(KiaiReached) == []


def play_total(position: Position) -> int:
    return position.state.public.boards[0].total


# ---- the next round, and the last (SS5.7, SS5.8, SS6) ----------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "round_over", "rank", "joined"),
    [
        (Difficulty.NORMAL, 1, Rank.LIEUTENANT, 3),
        (Difficulty.NORMAL, 2, Rank.BOSS, 3),
        (Difficulty.EASY, 1, Rank.LIEUTENANT, 2),
        (Difficulty.EASY, 2, Rank.BOSS, 2),
    ],
)
def test_raiders_are_collected_and_others_join_them(
    difficulty: Difficulty, round_over: int, rank: Rank, joined: int
) -> None:
    """SS5.7: wounds and beasts stay; all else is cleared."""
    position = safe(difficulty, round=round_over).board(1, "R4-13", wounded=True).board(2, beast=True)
    position.intruders("R4-07").table(discard=("R3-13",)).village(5, families=HARMLESS)
    play = night(position)
    began = play.the(RoundBegan)
    assert (began.round, began.joined) == (round_over + 1, joined)
    in_game = set(play.state.hidden.stack)
    assert {"R4-13", "R4-07", "R3-13", "R1-01", "R3-05"} <= in_game
    assert {RAIDERS[name].rank for name in in_game} == {Rank.PLUNDERER, rank}
    assert sum(RAIDERS[name].rank is rank for name in in_game) == joined
    assert began.raiders == len(in_game) == len(play.public.stack)
    for board in play.public.boards:
        assert (board.line, board.defended, board.passed, board.token_home) == ((), {}, False, True)
    assert (play.board(1).wounded, play.board(2).beast) == (True, True)
    assert play.stages[-2:] == [f"round-{round_over}-end", f"{round_over + 1}-1"]


def test_left_of_the_last_one_begins() -> None:
    """SS5.7."""
    passed = begin(everybody_defends(Position(*THREE)).on_turn(1)).give(Pass(), Pass(), Pass())
    assert passed.the(RoundBegan).first == 1  # 0 passed last
    drew = begin(everybody_defends(Position(*THREE)).board(0, "R3-03").stack("R4-13", more=False))
    assert drew.all(TurnBegan)[-1].place == 2  # 1 drew the last raider, by the penalty of 0


def test_left_of_the_one_on_turn_begins_if_nobody_drew_the_last_raider() -> None:
    """SS5.7: Gorobei drew one by the penalty of 0, and his kiai discarded the rest."""
    position = everybody_defends(Position(Name.KYUZO, Name.GOROBEI, Name.HEIHACHI)).board(0, "R3-03")
    position.board(1, "R4-03", "R4-06").stack("R1-13", "R1-12", "R2-12", more=False)
    play = begin(position).give(UseKiai())
    assert play.all(TurnBegan)[-1].place == 1


def test_tokens_go_home_at_the_end_of_a_round() -> None:
    """SS2.4."""
    position = safe().board(0, token_home=False).board(1, lent=(Name.KYUZO,))
    play = night(position)
    assert (play.board(0).token_home, play.board(1).lent) == (True, ())


def test_the_village_is_saved_after_the_third_round() -> None:
    """SS5.8, SS6.1: six farms, three families, nobody wounded."""
    play = night(safe(round=3))
    assert play.stages[-1] == "end"
    ended = play.the(MatchEnded)
    assert (ended.outcome.winners, ended.outcome.scores) == ((0, 1, 2), (10, 10, 10))
    assert ended.outcome.reason == VICTORY
    assert (ended.farms, ended.families, ended.unharmed, ended.pluses) == (6, 3, True, 1)


@pytest.mark.parametrize(
    ("difficulty", "pluses"),
    [(Difficulty.EASY, 0), (Difficulty.NORMAL, 1), (Difficulty.HARD, 2), (Difficulty.HEROIC, 3)],
)
def test_what_is_lost_does_not_count(difficulty: Difficulty, pluses: int) -> None:
    """SS6.1: beasts are not wounded."""
    position = safe(difficulty, round=3).board(0, wounded=True).board(1, beast=True)
    position.village(3, farms=(Farm.FIRE, Farm.FIRE), families=(Family.INTRUDER,))
    ended = night(position).the(MatchEnded)
    assert (ended.outcome.scores[0], ended.unharmed, ended.pluses) == (3, False, pluses)
