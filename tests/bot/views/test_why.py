"""Why?: every sum is right, every rule exists, and it follows from public events alone."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.views import rulebook
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.registry import presenter_of
from bot.views.shogun import why
from bot.views.texts import LANGUAGES, texts_in
from rules.core.game import redacted
from rules.core.model import Event, Seat, Stage
from rules.core.registry import find
from rules.shogun.content import Action, ProvinceName, content
from rules.shogun.events import (
    ActionBegan,
    BattleFought,
    BidsRevealed,
    Deployed,
    Result,
    RevoltFought,
    RevoltMarkerAdded,
    RiceShort,
    TaxesCollected,
    YearEnded,
)
from rules.shogun.state import Cubes
from rules.spirit.state import Options
from tests.bot.views import matches as shogun_matches
from tests.bot.views.honor import matches as honor_matches
from tests.bot.views.spirit import matches as spirit_matches

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SUM = re.compile(r"((?:\d+ [+−] )+\d+) = (\d+)")


def whole_match(title: str) -> Sequence[Stage[Any, Any]]:
    if title == "spirit":
        return spirit_matches.stages(4, Options())
    return honor_matches.stages(4) if title == "honor" else shogun_matches.stages(4)


def explained(title: str, language: str) -> list[tuple[list[Any], list[str]]]:
    """The public events of each stage of a match, and why."""
    game, past, found = find(title), list[Any](), []
    for stage in whole_match(title):
        events = list(redacted(game, stage.events, None))
        view = View(game.observe(stage.state, None), NAMES, texts_in(language))
        found.append((events, presenter_of(title)(view).why(events, past)))
        past += events
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["shogun", "honor", "spirit"])
def test_every_sum_is_right_and_every_rule_exists(title: str, language: str) -> None:
    numbers, sums, told = {rule.number for rule in rulebook.rules(title)}, 0, 0
    for _, lines in explained(title, language):
        for line in lines:
            told += 1
            number = re.match(r"\*\*([A-Z]+\d+\.\d+)\*\* ", line)
            assert number, line
            assert number[1] in numbers
            for terms, result in SUM.findall(line):
                sums += 1
                others = [f"{sign}{number}" for sign, number in re.findall(r"([+−]) (\d+)", terms)]
                signed = sum(int(one.replace("−", "-")) for one in others)
                assert int(terms.split()[0]) + signed == int(result), line
    assert told > 20
    assert sums > 15 or title == "spirit"


def test_the_rice_that_was_there_is_that_of_the_board() -> None:
    past = list[Any]()
    for stage in whole_match("shogun"):
        past += stage.events
        rice = [player.rice for player in stage.state.public.players]
        assert why.rice_of(past, len(rice)) == rice


def presenter() -> Any:
    state = shogun_matches.stages(4)[-1].state
    return presenter_of("shogun")(View(find("shogun").observe(state, None), NAMES, texts_in("en")))


def test_SH5_2_equal_bids_are_said_to_be_ordered_by_lot() -> None:
    order = (Seat(2), Seat(0), Seat(3), Seat(1))
    bids = BidsRevealed(bids=(2, ProvinceName("Kai"), 2, 3), paid=(2, 0, 2, 1), ranking=order)
    said, lot, short = presenter().why([bids], [])
    assert [line.split()[0] for line in (said, lot, short)] == ["**SH5.2**", "**SH5.2**", "**SH5.1**"]
    signs = re.findall(r" ([=>]) ", said)
    assert signs == ["=", ">", ">"]
    assert "Cleo" in lot
    assert "Ann" in lot
    assert "Dan" not in lot
    assert "counts as 1" in short


def test_SH7_a_battle_is_explained_step_by_step() -> None:
    fought = BattleFought(
        seat=Seat(0),
        action=Action.BATTLE_MOVE_A,
        source=ProvinceName("Kai"),
        target=ProvinceName("Ise"),
        defender=Seat(1),
        armies=4,
        attack_bonus=1,
        defenders=3,
        defence_bonus=0,
        castle_bonus=0,
        farmers=0,
        before=Cubes((0, 0, 0, 0), 1),
        fallen=Cubes((4, 1, 0, 0), 1),
        farmers_helped=True,
        result=Result.ATTACKER_WINS,
        returned=Cubes((2, 1, 0, 0), 1),
        remaining=2,
        tray=Cubes((0, 0, 0, 0), 0),
    )
    thrown, farmers, result = map(plain, presenter().why([fought], []))
    assert thrown == (
        "**SH7.1** Kai → Ise: thrown in were Ann 5 (1 of them by the attack card), Bob 3, "
        "and from the tray farmers 1."
    )
    defended = replace(fought, attack_bonus=0, defence_bonus=1, castle_bonus=1)
    assert "Ann 4, Bob 5 (1 of them by the defense card, 1 of them by the castle at the event), and" in plain(
        presenter().why([defended], [])[0]
    )
    assert farmers == (
        "**SH7.3** Farmers that came out: 1. "
        "They count for the defender, for the province has no revolt marker."
    )
    assert result.startswith("**SH7.4** Attack 4, defense 2")
    assert "4 − 2 = 2" in result


def test_SH6_2_taxes_have_a_line_for_each_player_and_the_markers_rule_one() -> None:
    kai, mino = ProvinceName("Kai"), ProvinceName("Mino")
    events = [
        TaxesCollected(Seat(0), kai, content().provinces[kai].chests),
        RevoltMarkerAdded(kai, 1),
        TaxesCollected(Seat(1), mino, content().provinces[mino].chests),
        RevoltMarkerAdded(mino, 2),
    ]
    began = ActionBegan(3, Action.COLLECT_TAXES)
    told = [plain(line) for line in presenter().why(events, [RevoltMarkerAdded(kai, 1), began])]
    assert [line.partition(": ")[0] for line in told if ": on the card" in line] == [
        "**SH6.2** Kai",
        "**SH6.2** Mino",
    ]
    assert len(told) == 3
    assert told[1] == (
        "**SH6.2** Where taxes or rice were taken and the province was kept, 1 more revolt marker is laid."
    )


def test_SH6_3_a_deployment_is_explained_where_the_event_or_a_card_changed_it() -> None:
    """SH6.6, SH6.7."""
    kai = ProvinceName("Kai")
    usual, fewer, more = (
        Deployed(Seat(0), action, kai, armies, 2)
        for action, armies in ((Action.DEPLOY_3, 3), (Action.DEPLOY_3, 2), (Action.DEPLOY_5, 6))
    )
    assert not presenter().explains([usual])
    assert presenter().why([usual], []) == []
    assert presenter().explains([fewer])
    [told] = presenter().why([fewer], [])
    assert plain(told) == "**SH6.3** Kai: on the card 3, with the event 2."
    [told] = presenter().why([more], [])
    assert plain(told) == "**SH6.3** Kai: on the card 5, by the special card 1 more: 5 + 1 = 6."


@pytest.mark.parametrize(
    ("earlier", "more"),
    [
        ([RiceShort(Seat(1), 4, (ProvinceName("Ise"),), 4)], ", and by the table 4 more"),
        ([RiceShort(Seat(1), 4, (ProvinceName("Ise"),), 4), YearEnded(1)], ""),
        ([RiceShort(Seat(0), 4, (ProvinceName("Kai"),), 4)], ""),
    ],
)
def test_SH7_6_a_revolt_says_what_was_thrown_and_what_the_table_adds(earlier: list[Event], more: str) -> None:
    """SH7.2, SH8.2."""
    nothing, fallen = Cubes((0, 0, 0, 0), 0), Cubes((0, 5, 0, 0), 5)
    before = Cubes((0, 0, 1, 0), 1)
    fought = RevoltFought(Seat(1), ProvinceName("Ise"), 5, 4, before, fallen, False, fallen, 0, nothing)
    thrown, result = map(plain, presenter().why([fought], earlier))
    assert thrown == (
        f"**SH7.6** Ise: thrown in were Bob 5, farmers 4 (farmers: one for each revolt marker{more}), "
        "and from the tray Cleo 1, farmers 1."
    )
    assert result.startswith("**SH7.6** Came out 5 against 5; it takes more than the farmers: lost")


def test_SH7_2_why_says_which_cubes_came_from_inside_the_tower() -> None:
    """Of battles and revolts, only where more came out for a side than was thrown in; then of all cubes."""
    nothing, thrown = Cubes((0, 0, 0, 0), 0), Cubes((0, 3, 0, 0), 1)
    for fallen, from_inside in (
        (thrown, []),
        (
            Cubes((0, 5, 0, 0), 2),
            ["**SH7.2** More came out than was thrown in, from inside the tower: Bob 2, farmers 1."],
        ),
        (
            Cubes((1, 5, 0, 0), 2),
            ["**SH7.2** More came out than was thrown in, from inside the tower: Ann 1, Bob 2, farmers 1."],
        ),
        (Cubes((1, 3, 0, 0), 1), []),
    ):
        revolt = RevoltFought(Seat(1), ProvinceName("Ise"), 3, 1, nothing, fallen, True, fallen, 2, nothing)
        assert [line for line in map(plain, presenter().why([revolt], [])) if "SH7.2" in line] == from_inside
