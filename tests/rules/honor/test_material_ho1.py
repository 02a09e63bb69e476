"""HO1: the cards, the set-up, houses and their limits."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.errors import BrokenInvariant, InvalidOptions
from rules.core.model import Seat
from rules.honor.commands import Draw, Lay
from rules.honor.content import content, shipped_deck
from rules.honor.deck import CardKey, Kind
from rules.honor.events import CardDrawn, CardLaid, DrawPileMade, HandDealt, MatchBegan
from rules.honor.game import GAME
from rules.honor.state import Hidden, Options, Private
from tests.rules.honor.luck import Luck
from tests.rules.honor.matches import seed_of
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, DAIMYO, SAMURAI, Position, house


def test_HO1_1_there_are_110_cards() -> None:
    """1 Shogun, 6 samurai, 6 start daimyos, 97 others."""
    cards = shipped_deck().cards
    counts = Counter[Kind]()
    for card in cards:
        counts[card.kind] += card.count
    assert sum(counts.values()) == 110
    assert (counts[Kind.SHOGUN], counts[Kind.SAMURAI], counts[Kind.START_DAIMYO]) == (1, 6, 6)
    assert len(content().drawn) == 97


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (Kind.DAIMYO, 4),
        (Kind.POSSESSION, 5),
        (Kind.OKUGATA, 9),
        (Kind.WARRIOR, 45),
        (Kind.BODYGUARD, 5),
        (Kind.CASTLE, 3),
        (Kind.THIEF, 5),
        (Kind.ELITE_THIEF, 3),
        (Kind.ASSASSIN, 5),
        (Kind.DISHONOR, 9),
        (Kind.SAVE_FACE, 4),
    ],
)
def test_HO1_1_so_many_of_each_kind(kind: Kind, count: int) -> None:
    """The deck."""
    assert sum(card.count for card in shipped_deck().cards if card.kind is kind) == count


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_HO1_2_everybody_gets_a_start_daimyo_and_seven_cards(seats: int) -> None:
    """The other start daimyos are in the deck; the Shogun card is in the middle."""
    step = GAME.setup(Options(), seats, Chance(seed_of("set-up"), 0))
    public = step.state.public
    assert public.shogun is None
    assert len({player.daimyo for player in public.players}) == seats
    assert {player.hand for player in public.players} == {7}
    assert public.draw_pile == 97 + 6 - seats - 7 * seats
    hidden = [*step.state.hidden.draw_pile, *(card for it in step.state.private for card in it.hand)]
    left_over = [card for card in hidden if content().cards[card].kind is Kind.START_DAIMYO]
    assert len(left_over) == 6 - seats
    assert public.turn == public.first


def test_HO1_2_the_first_seat_is_random() -> None:
    """Every seat is first in some match."""
    firsts = {
        GAME.setup(Options(), 6, Chance(seed_of(str(name)), 0)).state.public.first for name in range(60)
    }
    assert firsts == set(range(6))


@pytest.mark.parametrize("seats", [2, 7])
def test_HO1_1_three_to_six_play(seats: int) -> None:
    """No others."""
    with pytest.raises(InvalidOptions, match="seats"):
        GAME.setup(Options(), seats, Luck())


def test_HO1_2_the_set_up_has_events() -> None:
    """Who serves whom, who begins, how many cards are left; hands to their owners."""
    step = GAME.setup(Options(), 3, Luck())
    began, *dealt, pile = step.events[:5]
    assert isinstance(began, MatchBegan)
    assert (began.goal, began.shogun_honor, began.first) == (400, 50, 0)
    assert [event.cards for event in dealt if isinstance(event, HandDealt)] == [
        private.hand for private in step.state.private
    ]
    assert pile == DrawPileMade(79)
    assert [stage.key for stage in step.stages] == ["setup", "r1-1"]


def test_HO1_2_an_empty_pile_is_made_from_the_discard_pile() -> None:
    """Shuffled, before the card is drawn."""
    position = Position().only_hands()
    play = Play(position).give(AXEL, Draw())
    assert play.events == [DrawPileMade(100), CardDrawn(AXEL, CardKey(play.hand(AXEL)[0]))]
    assert (play.discards, play.state.public.draw_pile) == ((), 99)


def test_HO1_2_the_new_pile_is_shuffled() -> None:
    """Its order is not that of the discard pile."""
    state = Position().only_hands().state
    drawn = GAME.apply(state, AXEL, Draw(), Chance(seed_of("shuffle"), 7)).state
    left = (*drawn.hidden.draw_pile, *drawn.private[AXEL].hand)
    assert left != state.public.discards
    assert sorted(left) == sorted(state.public.discards)


def test_HO1_2_with_both_piles_empty_nobody_can_draw() -> None:
    """Such a table cannot come about with three, but is refused if it does."""
    play = Play(Position())
    play.state = replace(play.state, public=replace(play.state.public, draw_pile=0), hidden=Hidden(()))
    assert play.refused(AXEL, Draw()) == "nothing_to_draw"


@pytest.mark.parametrize(
    ("lying", "card", "code"),
    [
        ("okugata_low", "okugata_high", "house_has_no_room"),
        ("archers archers bushi bushi cavalry", "spearmen", "house_has_no_room"),
        ("archers archers bushi bushi", "spearmen", None),
        ("bodyguard bodyguard bodyguard", "bodyguard", None),
        ("noh_theatre daisho masamune", "no_dachi", None),
    ],
)
@pytest.mark.parametrize("name", [DAIMYO, SAMURAI])
def test_HO1_4_limits_of_a_house(lying: str, card: str, code: str | None, name: str) -> None:
    """One okugata, five warriors, no other limits."""
    play = Play(Position().houses(AXEL, **{name: lying}).hand(AXEL, card))
    command = Lay(CardKey(card), house(AXEL, DAIMYO if name == DAIMYO else SAMURAI))
    if code:
        assert play.refused(AXEL, command) == code
    else:
        assert play.give(AXEL, command).at(AXEL).house(command.place.house) == (*lying.split(), card)


def test_HO1_4_a_castle_stands_in_the_daimyo_house_only() -> None:
    """And may be replaced by another, which discards the old one."""
    play = Play(Position().houses(AXEL, "water_castle archers").hand(AXEL, "fortress"))
    assert play.refused(AXEL, Lay(CardKey("fortress"), house(AXEL, SAMURAI))) == "house_has_no_room"
    play.give(AXEL, Lay(CardKey("fortress"), house(AXEL, DAIMYO)))
    assert play.the(CardLaid).replaced == "water_castle"
    assert play.at(AXEL).daimyo_house == ("archers", "fortress")
    assert play.discards == ("water_castle",)


def test_HO1_4_a_laid_card_does_not_lie_in_anothers_house() -> None:
    """Own houses only, without an alliance."""
    play = Play(Position().hand(AXEL, "archers"))
    assert play.refused(AXEL, Lay(CardKey("archers"), house(BIRGIT, SAMURAI))) == "place_not_open"
    assert play.refused(AXEL, Lay(CardKey("archers"), house(Seat(-1), SAMURAI))) == "place_not_open"
    assert play.refused(AXEL, Lay(CardKey("archers"), house(Seat(7), SAMURAI))) == "place_not_open"


def test_HO1_5_a_ronin_has_no_daimyo_house() -> None:
    """Only the samurai's is left."""
    play = Play(Position().ronin(AXEL).hand(AXEL, "archers"))
    assert play.at(AXEL).ronin
    assert play.refused(AXEL, Lay(CardKey("archers"), house(AXEL, DAIMYO))) == "place_not_open"
    assert play.give(AXEL, Lay(CardKey("archers"), house(AXEL, SAMURAI))).at(AXEL).samurai_house == (
        "archers",
    )


def test_a_lost_or_doubled_card_is_found() -> None:
    """The law of conservation."""
    state = Position().hand(AXEL, "archers").state
    with pytest.raises(BrokenInvariant, match=r"lost .*archers"):
        GAME.check(replace(state, private=(Private(),) * 3))
