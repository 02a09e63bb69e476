"""Advice makes nobody else win: no rival is brought to the goal who would not reach it otherwise (HO7.1)."""

import pytest

from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.advice.outlook import ATTACKED, VICTORY, Outlook
from rules.honor.commands import Attack, BecomeShogun, Draw, EndTurn, Lay, RazeCastle, TakeCastle
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn
from rules.honor.state import State
from tests.rules.honor.luck import Luck
from tests.rules.honor.matches import TABLES, random_match
from tests.rules.honor.play import Play
from tests.rules.honor.positions import (
    AXEL,
    BIRGIT,
    CHRISTIAN,
    DAIMYO,
    DORA,
    EMIL,
    Position,
    house,
)


def about_to_win(state: State) -> list[Seat]:
    return reckoning.about_to_win(content(), state.public)


def test_HO5_2_a_victory_that_was_averted_is_not_given_back() -> None:
    """The Fortress took the place of a better castle; of the Okugata's honor the servant gets half."""
    position = Position(5).allied(BIRGIT, AXEL).player(BIRGIT, honor=335)
    position.player(AXEL, daimyo=CardKey("uesugi_kenshin"), honor=285)
    position.houses(AXEL, "bodyguard fortress", "okugata_high masamune bushi daisho")
    position.hand(AXEL, "spearmen spearmen spearmen firearms thief okugata_low")
    position.player(CHRISTIAN, honor=205).allied(DORA, CHRISTIAN).player(DORA, honor=200).ronin(EMIL)
    position.houses(DORA, "", "spearmen bushi warrior_monks").houses(EMIL, "", "bushi")
    position.player(EMIL, honor=230).public(shogun=AXEL, used=3)
    assert about_to_win(position.state) == [AXEL]
    laid = Lay(CardKey("okugata_low"), house(AXEL, DAIMYO))
    assert about_to_win(Play(position).give(AXEL, laid).state) == [BIRGIT, AXEL]
    assert GAME.default(position.state, AXEL) == Draw()
    assert GAME.default(position.player(BIRGIT, honor=320).state, AXEL) == laid


@pytest.mark.parametrize(("honor", "is_claimed"), [(340, True), (385, False)])
def test_HO3_1_no_office_is_claimed_whose_share_makes_the_servant_win(honor: int, is_claimed: bool) -> None:
    """HO5.2: half of the Shogun's honor."""
    position = Position().allied(BIRGIT, AXEL).player(BIRGIT, honor=honor)
    assert (GAME.default(position.state, AXEL) == BecomeShogun()) is is_claimed


@pytest.mark.parametrize(("honor", "is_attacked"), [(200, True), (385, False)])
def test_HO4_4_no_office_is_won_whose_share_makes_the_servant_win(honor: int, is_attacked: bool) -> None:
    """Not even from a Shogun who is about to win."""
    position = Position().allied(BIRGIT, AXEL).player(BIRGIT, honor=honor).houses(AXEL, "cavalry " * 5)
    position.public(shogun=CHRISTIAN, used=2).player(CHRISTIAN, honor=300)
    for shogun in (300, 395):
        attacked = GAME.default(position.player(CHRISTIAN, honor=shogun).state, AXEL) == Attack(CHRISTIAN)
        assert attacked is is_attacked


def test_HO4_4_no_battle_is_risked_whose_loss_makes_the_defender_win() -> None:
    """The Shogun card would go to the defender."""
    position = Position().houses(AXEL, "cavalry " * 4).public(shogun=AXEL, used=2)
    position.houses(BIRGIT, "fortress noh_theatre daisho")
    for honor, command in ((250, Attack(BIRGIT)), (340, EndTurn())):
        assert GAME.default(position.player(BIRGIT, honor=honor).state, AXEL) == command


def test_HO4_4_a_castle_that_makes_the_servant_win_is_razed() -> None:
    """HO5.2: half of the castle's honor."""
    position = Position().allied(BIRGIT, AXEL).houses(AXEL, "cavalry cavalry").houses(CHRISTIAN, "fortress")
    for honor, answer in ((300, TakeCastle()), (390, RazeCastle())):
        play = Play(position.player(BIRGIT, honor=honor))
        play.give(AXEL, Attack(CHRISTIAN), Luck(6, 6, 1, 1)).nobody_saves()
        assert GAME.default(play.state, AXEL) == answer


@pytest.mark.parametrize(
    ("own", "hand", "rival", "first"),
    [
        ("cavalry cavalry archers bushi", "archers", "cavalry " * 4, "archers"),
        ("cavalry cavalry archers", "spearmen archers", "cavalry " * 4, "archers"),
        ("cavalry cavalry archers", "spearmen", "cavalry " * 4, None),
        ("cavalry cavalry archers", "spearmen archers", "", None),
        ("cavalry cavalry archers bushi", "fortress", "cavalry " * 4, "fortress"),
    ],
)
def test_HO4_2_a_victory_at_hand_is_defended_before_a_card_is_drawn(
    own: str, hand: str, rival: str, first: str | None
) -> None:
    """With as many cards as another die needs, where somebody may attack with a chance."""
    position = Position().hand(AXEL, hand).houses(AXEL, "", own).houses(BIRGIT, rival)
    position.player(AXEL, honor=350).public(shogun=AXEL, declared=True)
    assert about_to_win(position.state) == [AXEL]
    command = GAME.default(position.state, AXEL)
    assert (command.card if isinstance(command, Lay) else None) == first


def test_HO4_1_a_first_castle_puts_the_victory_at_hand_at_stake() -> None:
    """HO4.3: a ronin gets no honor."""
    position, card = Position().houses(BIRGIT, "cavalry " * 4).hand(AXEL, "fortress"), CardKey("fortress")
    seen = (GAME.observe(position.player(AXEL, honor=honor).state, AXEL) for honor in (0, 395))
    none, victory = (Outlook(one).relief(card, house(AXEL, DAIMYO)) for one in seen)
    assert none - victory == pytest.approx(ATTACKED * reckoning.odds(4, 2) * VICTORY)


@pytest.mark.parametrize("number", range(3))
def test_HO7_1_no_advised_command_makes_another_player_win(number: int) -> None:
    """In the own turn, when the command and the answers to it are over."""
    for options, seats in TABLES:
        asked: tuple[Seat, set[Seat]] | None = None
        for row in random_match(options, seats, f"handed over {number}", advised=4):
            if isinstance(row.command, EndTurn):
                asked = None
            if isinstance(prompt := row.step.state.public.asking, AskTurn):
                coming = set(about_to_win(row.step.state))
                assert asked is None or asked[0] != prompt.seat or coming - {prompt.seat} <= asked[1]
                asked = prompt.seat, coming
