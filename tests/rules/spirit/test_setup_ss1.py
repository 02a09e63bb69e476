"""SS1: how a match begins."""

import pytest

from rules.core.chance import Chance
from rules.core.errors import InvalidOptions
from rules.core.model import Seat, all_seats
from rules.spirit.commands import DrawSamurai, TakeSamurai
from rules.spirit.content import Difficulty, Name, Rank, Symbol, content
from rules.spirit.events import MatchBegan, RoundBegan, SamuraiTaken, TokensReady, TurnBegan
from rules.spirit.game import GAME
from rules.spirit.prompts import AskAction, AskSamurai, AskTokens
from rules.spirit.state import Options, Phase, Selection
from tests.rules.spirit.matches import seed_of
from tests.rules.spirit.play import Play

CHOSEN = Options(samurai=Selection.CHOSEN)


def sit_down(options: Options, seats: int, name: str = "set-up") -> Play:
    step = GAME.setup(options, seats, Chance(seed_of(name), 0))
    return Play(step.state).follow(step)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("difficulty", Difficulty)
def test_the_village_is_as_large_as_the_difficulty_says(difficulty: Difficulty, seats: int) -> None:
    """SS1.2."""
    play = sit_down(Options(difficulty), seats)
    level = content().levels[difficulty]
    assert play.public.barricades == play.public.barricade_limit == seats + level.barricades
    assert (play.public.farms, play.public.families) == (6, (None,) * 3)
    assert len(play.public.stack) == seats * level.plunderers_each
    assert {content().raiders[name].rank for name in play.state.hidden.stack} == {Rank.PLUNDERER}
    assert len({board.name for board in play.public.boards}) == seats


def test_a_random_samurai_begins() -> None:
    """SS1.3."""
    first = {sit_down(Options(), 4, str(number)).the(RoundBegan).first for number in range(30)}
    assert first == {0, 1, 2, 3}


def test_the_set_up_is_a_stage_of_its_own() -> None:
    play = sit_down(Options(), 3)
    assert play.stages == ["setup", "1-1"]
    assert play.the(MatchBegan) == MatchBegan(Difficulty.NORMAL, all_seats(3), 6, 3, 5)
    assert [taken.drawn for taken in play.all(SamuraiTaken)] == [True] * 3
    assert play.the(TurnBegan).place == play.the(RoundBegan).first
    assert isinstance(play.asked, AskAction)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_players_or_more_lead_one_samurai_each(seats: int) -> None:
    """SS1.1: whatever the table would have been for one player."""
    play = sit_down(Options(samurai_per_player=3), seats)
    assert [board.seat for board in play.public.boards] == list(range(seats))


@pytest.mark.parametrize("samurai", [2, 3])
def test_one_player_leads_several_samurai_by_the_rules_for_two(samurai: int) -> None:
    """SS1.1: the village is that of as many players."""
    play = sit_down(Options(samurai_per_player=samurai), 1)
    assert [board.seat for board in play.public.boards] == [0] * samurai
    assert play.public.barricades == samurai + 2
    assert len(play.public.stack) == 7 * samurai
    assert len(play.public.reserve) == 7 - samurai
    assert isinstance(play.asked, AskTokens)
    assert play.asked.seat == 0


@pytest.mark.parametrize(
    ("options", "seats", "ready"),
    [
        (Options(), 2, 5),
        (Options(), 3, 0),
        *((Options(support_tokens=True), seats, 7 - seats) for seats in range(3, 7)),
        (Options(samurai_per_player=2), 1, 5),
        (Options(samurai_per_player=3), 1, 4),
        (Options(support_tokens=True), 7, 0),
    ],
)
def test_tokens_of_absent_samurai_lie_ready(options: Options, seats: int, ready: int) -> None:
    """SS1.4."""
    play = sit_down(options, seats)
    assert len(play.public.reserve) == ready
    assert not {board.name for board in play.public.boards} & set(play.public.reserve)
    assert [event.tokens for event in play.all(TokensReady)] == ([play.public.reserve] if ready else [])


class Stacked(Chance):
    """The first deals hold no dolls, or so many of them."""

    def __init__(self, bare_deals: int, dolls: int = 0) -> None:
        super().__init__(bytes(32), 0)
        self.deals = bare_deals
        self.dolls = dolls

    def shuffled(self, items):  # type: ignore[no-untyped-def]
        deck = super().shuffled(items)
        if len(deck) == 52 and self.deals:
            self.deals -= 1
            deck.sort(key=lambda name: content().raiders[name].symbol is Symbol.DOLL)
            deck = deck[len(deck) - self.dolls :] + deck[: len(deck) - self.dolls]
        return deck


def dolls(raiders: tuple[str, ...]) -> int:
    return sum(content().raiders[name].symbol is Symbol.DOLL for name in raiders)


def test_two_samurai_deal_again_until_two_raiders_show_dolls() -> None:
    """SS1.4."""
    luck = Stacked(bare_deals=3)
    step = GAME.setup(Options(), 2, luck)
    assert luck.deals == 0
    assert dolls(step.state.hidden.stack) >= 2


@pytest.mark.parametrize(("shown", "dealt_again"), [(1, True), (2, False)])
def test_two_dolls_are_enough_and_one_is_not(shown: int, dealt_again: bool) -> None:
    """SS1.4."""
    luck = Stacked(bare_deals=2, dolls=shown)
    GAME.setup(Options(), 2, luck)
    assert luck.deals == (0 if dealt_again else 1)


def test_three_samurai_take_what_is_dealt() -> None:
    luck = Stacked(bare_deals=2)
    step = GAME.setup(Options(), 3, luck)
    assert luck.deals == 1
    assert dolls(step.state.hidden.stack) == 0


def test_samurai_are_chosen_in_turn() -> None:
    """SS1.3: chosen, or drawn by whoever likes."""
    play = sit_down(CHOSEN, 3)
    assert play.public.phase is Phase.SETUP
    assert play.asked == AskSamurai("1", seat=Seat(0), place=0, samurai=tuple(Name))
    play.give(TakeSamurai(Name.KYUZO)).refuses(TakeSamurai(Name.KYUZO), "spirit_samurai_taken")
    play.give(DrawSamurai(), TakeSamurai(Name.KANBEI))
    assert [board.name for board in play.public.boards] == [Name.KYUZO, Name.HEIHACHI, Name.KANBEI]
    assert [taken.drawn for taken in play.all(SamuraiTaken)] == [False, True, False]
    assert play.stages == ["setup"] * 4 + ["1-1"]


def test_the_last_of_seven_takes_who_is_left() -> None:
    play = sit_down(CHOSEN, 7).give(*map(TakeSamurai, list(Name)[:6]))
    assert play.board(6).name is Name.KATSUSHIRO
    assert not any(taken.drawn for taken in play.all(SamuraiTaken))
    assert play.public.phase is Phase.ROUND


def test_a_player_alone_chooses_every_samurai() -> None:
    play = sit_down(CHOSEN, 1).give(TakeSamurai(Name.GOROBEI))
    assert (play.asked.seat, play.asked.place) == (0, 1)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (Options(), 0, "seats"),
        (Options(), 8, "seats"),
        (Options(samurai_per_player=4), 1, "spirit_samurai_per_player"),
        (Options(samurai_per_player=1), 1, "spirit_samurai_per_player"),
    ],
)
def test_other_tables_are_refused(options: Options, seats: int, code: str) -> None:
    """SS1.1."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(options, seats, Chance(seed_of("refused"), 0))
    assert refused.value.code == code
