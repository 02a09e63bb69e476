"""SS1: what is printed on cards and boards."""

from collections import Counter

import pytest

from rules.spirit.content import Difficulty, Effect, Name, Rank, Symbol, Talent, content


def test_there_are_66_raiders() -> None:
    """13 of each value of plunderers, 7 lieutenants and 7 bosses."""
    values = Counter(raider.value for raider in content().raiders.values())
    assert values == {1: 13, 2: 13, 3: 13, 4: 13, 5: 7, 6: 7}
    assert [len(content().ranked(rank)) for rank in Rank] == [52, 7, 7]


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_plunderers_show_symbols(value: int) -> None:
    symbols = Counter(raider.symbol for raider in content().raiders.values() if raider.value == value)
    hats = 4 if value < 3 else 3
    dolls = 4 if value < 3 else 5
    assert symbols == {Symbol.HAT: hats, Symbol.DOLL: dolls, Symbol.FARM: 4, None: 1}


def test_about_half_of_the_raiders_bring_flames() -> None:
    assert sum(raider.flames for raider in content().raiders.values()) == 35


def test_only_bosses_have_two_penalties() -> None:
    assert {raider.rank for raider in content().raiders.values() if len(raider.penalties) > 1} == {Rank.BOSS}


def test_ss4_2_a_barricade_comes_on_top_of_one_effect_alone() -> None:
    boards = content().samurai.items()
    builds = {
        (name, beast) for name, board in boards for beast in (False, True) if board.side(beast).barricade
    }
    assert builds == {(Name.KYUZO, True)}


def test_each_samurai_has_a_talent_of_his_own() -> None:
    assert {samurai.talent for samurai in content().samurai.values()} == set(Talent)


@pytest.mark.parametrize(
    ("name", "human", "beast", "effect"),
    [
        (Name.HEIHACHI, 8, 11, Effect.BUILD_BARRICADE),
        (Name.DAISUKE, 8, 11, Effect.MOVE_NEWEST),
        (Name.GOROBEI, 9, 12, Effect.DISCARD_STACK),
        (Name.KANBEI, 9, 12, Effect.DISCARD_INTRUDERS),
        (Name.KIKUCHIYO, 10, 13, Effect.DISCARD_NEWEST),
        (Name.KYUZO, 9, 12, Effect.LEND_TOKEN),
        (Name.KATSUSHIRO, 10, 13, Effect.ORDER_STACK),
    ],
)
def test_a_beast_has_a_higher_kiai_number(name: Name, human: int, beast: int, effect: Effect) -> None:
    printed = content().samurai[name]
    assert (printed.human.kiai, printed.beast.kiai) == (human, beast)
    assert printed.human.effect is printed.beast.effect is effect
    assert printed.beast != printed.human


def test_difficulties_differ_in_barricades_raiders_and_tokens() -> None:
    levels = content().levels
    assert [levels[level].barricades for level in Difficulty] == [3, 2, 1, 0]
    assert [levels[level].plunderers_each for level in Difficulty] == [6, 7, 7, 7]
    assert [levels[level].lieutenants for level in Difficulty] == [-1, 0, 0, 0]
    assert [levels[level].bosses for level in Difficulty] == [-1, 0, 0, 0]
    assert [levels[level].farm_penalties for level in Difficulty] == [False, False, True, True]
    assert [levels[level].family_bonuses for level in Difficulty] == [True, True, True, False]
    assert (len(content().farms), len(content().families)) == (6, 3)
