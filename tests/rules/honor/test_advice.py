"""Advice: legal in every position, and reasonable in simple ones."""

import pytest

from ai import policies
from ai.match import play
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.advice import advise
from rules.honor.advice.outlook import ATTACKED, Outlook
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    Steal,
)
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.events import DaimyoLaid
from rules.honor.game import GAME
from rules.honor.state import Options, Theft
from tests.rules.honor.matches import STANDARD, TABLES, random_match, seed_of
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, DAIMYO, SAMURAI, Position, house


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_advice_is_legal_wherever_a_random_match_leads(options: Options, seats: int) -> None:
    """For everybody who is asked."""
    for row in random_match(options, seats, "advice", advised=0):
        state = row.step.state
        for seat in GAME.prompts(state):
            assert GAME.default(state, seat) in GAME.legal(state, seat)


def test_who_is_asked_nothing_is_advised_nothing() -> None:
    """A seat, or a spectator."""
    state = Position().state
    for viewer in (BIRGIT, None):
        with pytest.raises(NotPrompted):
            advise(GAME.observe(state, viewer))


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [(1, 0, 1.0), (3, 3, 0.5), (1, 2, 20 / 216 / (1 - 15 / 216)), (6, 1, 1.0)],
)
def test_the_odds_of_a_battle(attack: int, defence: int, expected: float) -> None:
    """HO4.2: ties are rolled again."""
    assert reckoning.odds(attack, defence) == pytest.approx(expected, abs=1e-3)


# ---- plain positions -------------------------------------------------------------------------------------

OURS = house(AXEL, SAMURAI)
RICH = "noh_theatre masamune daisho"
"""Possessions that are worth a ninja."""


@pytest.mark.parametrize(
    ("position", "command"),
    [
        (Position().hand(AXEL, "okugata_high").public(declared=True), Lay(CardKey("okugata_high"), OURS)),
        (
            Position().ronin(AXEL).hand(AXEL, "oda_nobunaga"),
            Lay(CardKey("oda_nobunaga"), house(AXEL, DAIMYO)),
        ),
        (Position(), BecomeShogun()),
        (Position().ronin(AXEL).public(shogun=CHRISTIAN), Ally(CHRISTIAN)),
        (
            Position().hand(AXEL, "thief").player(AXEL, honor=90).houses(BIRGIT, "", RICH)
            .public(declared=True),
            Steal(CardKey("thief"), (Theft(CardKey("noh_theatre"), house(BIRGIT, SAMURAI), OURS),)),
        ),
        (
            Position().hand(AXEL, "assassin").player(AXEL, honor=60).player(BIRGIT, honor=350)
            .houses(BIRGIT, RICH).public(shogun=BIRGIT, declared=True),
            Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO)),
        ),
        (
            Position().hand(AXEL, "dishonor").player(BIRGIT, honor=350).houses(BIRGIT, "", RICH)
            .public(declared=True),
            Dishonor(CardKey("dishonor"), BIRGIT),
        ),
        (
            Position().houses(AXEL, "cavalry " * 5).public(shogun=BIRGIT, used=2).player(BIRGIT, honor=300),
            Attack(BIRGIT),
        ),
        (Position().public(used=2, declared=True), EndTurn()),
    ],
)  # fmt: skip
def test_what_is_plainly_best_is_advised(position: Position, command: AnyCommand) -> None:
    """Ki and honor first, then harm to those who are near the goal."""
    assert GAME.default(position.state, AXEL) == command


def test_HO3_3_who_has_an_empty_house_is_not_dishonored() -> None:
    """Seppuku of that samurai costs nothing; a house of little value costs little."""
    position = Position().hand(AXEL, "dishonor").player(BIRGIT, honor=350).public(declared=True)
    assert GAME.default(position.state, AXEL) == Draw()
    assert GAME.default(position.houses(BIRGIT, "", "bushi").state, AXEL) == Draw()


def test_HO5_5_an_ally_is_dishonored_only_to_stop_their_victory() -> None:
    """It would end the alliance and the help in battle."""
    position = Position().hand(AXEL, "dishonor").allied(BIRGIT, AXEL).houses(BIRGIT, "", RICH)
    position.public(declared=True)
    assert GAME.default(position.player(BIRGIT, honor=330).state, AXEL) == Draw()
    assert GAME.default(position.player(BIRGIT, honor=390).state, AXEL) == Dishonor(
        CardKey("dishonor"), BIRGIT
    )


@pytest.mark.parametrize(
    ("honor", "rival", "is_sent"), [(395, 300, False), (350, 300, True), (395, 395, True)]
)
def test_HO7_1_who_is_about_to_win_spends_nothing_that_the_goal_needs(
    honor: int, rival: int, is_sent: bool
) -> None:
    """But for a rival who counts first and would win."""
    position = Position().hand(AXEL, "assassin").player(AXEL, honor=honor).player(BIRGIT, honor=rival)
    position.houses(BIRGIT, RICH).public(shogun=BIRGIT, declared=True)
    sent = Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO))
    assert GAME.default(position.state, AXEL) == (sent if is_sent else Draw())


def test_HO7_1_who_is_about_to_win_attacks_nobody() -> None:
    """A lost battle would take the daimyo, and the honor of the next count (HO4.3)."""
    position = Position().houses(AXEL, "cavalry " * 5).public(shogun=BIRGIT, used=2)
    position.player(BIRGIT, honor=300)
    assert GAME.default(position.player(AXEL, honor=350).state, AXEL) == Attack(BIRGIT)
    assert GAME.default(position.player(AXEL, honor=395).state, AXEL) == EndTurn()


ROBBERY = Steal(CardKey("thief"), (Theft(CardKey("noh_theatre"), house(BIRGIT, SAMURAI), OURS),))
STOPS = [
    ("assassin", Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO))),
    ("dishonor", Dishonor(CardKey("dishonor"), BIRGIT)),
    ("thief", ROBBERY),
    ("thief assassin", ROBBERY),
]
"""What is in hand, and what stops a rival who needs the honor of the theatre; the surest of two."""


@pytest.mark.parametrize(("hand", "command"), STOPS)
def test_HO7_1_who_wins_at_the_next_count_is_stopped_before_anything_is_built(
    hand: str, command: AnyCommand
) -> None:
    """The lord of the viewer, too."""
    position = Position().hand(AXEL, f"okugata_high {hand}").player(AXEL, honor=60)
    position.houses(BIRGIT, "", "noh_theatre").public(declared=True)
    income = reckoning.income(content(), position.state.public.players, None, BIRGIT).gained
    position.player(BIRGIT, honor=400 - income)
    assert GAME.default(position.state, AXEL) == command
    served = position.player(AXEL, daimyo=None, serves=BIRGIT).state
    assert isinstance(GAME.default(served, AXEL), Assassinate | Dishonor | Steal)


def test_HO7_1_a_warrior_is_laid_first_for_the_attack_on_who_would_win() -> None:
    """HO4.2: three more points of strength are a die more; with six dice nothing is laid."""
    position = (
        Position().hand(AXEL, "cavalry").houses(AXEL, "cavalry cavalry").houses(BIRGIT, "archers archers")
    )
    position.public(shogun=BIRGIT).player(BIRGIT, honor=390)
    assert isinstance(GAME.default(position.state, AXEL), Lay)
    position.houses(AXEL, "cavalry " * 4 + "bushi", "archers " * 3)
    assert GAME.default(position.state, AXEL) == Attack(BIRGIT)


def test_HO5_5_an_alliance_that_makes_a_servant_win_is_ended() -> None:
    """HO5.2: without half of the lord's honor the servant misses the goal; the own daimyo stays alive."""
    position = Position().allied(BIRGIT, AXEL).houses(AXEL, RICH).public(shogun=AXEL, declared=True)
    position.player(AXEL, honor=100).player(BIRGIT, honor=360)
    for hand, command in (
        ("assassin tokugawa_ieyasu", Lay(CardKey("tokugawa_ieyasu"), house(BIRGIT, DAIMYO))),
        ("assassin", Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI))),
        ("assassin dishonor", Dishonor(CardKey("dishonor"), BIRGIT)),
    ):
        assert GAME.default(position.hand(AXEL, hand).state, AXEL) == command


def test_HO3_3_dishonor_is_tried_although_the_victim_could_bear_it_without_losing_the_victory() -> None:
    """A draw would take the second of its two actions; an assassin, who stops more often, comes first."""
    position = Position().hand(AXEL, "dishonor").player(AXEL, honor=60).public(declared=True)
    position.houses(BIRGIT, "", "spearmen").player(BIRGIT, honor=395)
    assert GAME.default(position.state, AXEL) == Dishonor(CardKey("dishonor"), BIRGIT)
    murder = GAME.default(position.hand(AXEL, "dishonor assassin").state, AXEL)
    assert murder == Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO))


def test_HO5_7_a_lord_who_would_win_is_betrayed_rather_than_robbed_of_the_daimyo() -> None:
    """At the same odds: the samurai's death gives daimyo, house and office to the servant."""
    position = Position().hand(AXEL, "assassin").allied(AXEL, BIRGIT).player(AXEL, honor=60)
    position.public(declared=True, shogun=BIRGIT).houses(BIRGIT, RICH).player(BIRGIT, honor=390)
    assert GAME.default(position.state, AXEL) == Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI))


@pytest.mark.parametrize(("rival", "command"), [(BIRGIT, Attack(BIRGIT)), (CHRISTIAN, EndTurn())])
def test_HO7_1_a_house_is_risked_for_next_to_nothing_only_if_no_other_can_help(
    rival: Seat, command: Attack | EndTurn
) -> None:
    """Two dice against six: Birgit counts next, but before Christian does she may stop him (HO4.3)."""
    position = Position().houses(AXEL, f"{RICH} archers").public(shogun=rival, used=5)
    position.houses(rival, "cavalry " * 5, "archers archers").player(rival, honor=390)
    assert GAME.default(position.state, AXEL) == command


def test_HO5_8_a_ronin_founds_a_house_and_lays_warriors_to_attack_who_would_win() -> None:
    """Takeda Shingen and Firearms: three dice against two; the odds of the whole count, not of one card."""
    position = Position().ronin(AXEL).hand(AXEL, "firearms takeda_shingen").public(shogun=BIRGIT)
    position.player(BIRGIT, honor=390).houses(BIRGIT, "cavalry archers")
    play = Play(position)
    for command in (
        Lay(CardKey("takeda_shingen"), house(AXEL, DAIMYO)),
        Lay(CardKey("firearms"), OURS),
        Attack(BIRGIT),
    ):
        assert GAME.default(play.state, AXEL) == command
        if not isinstance(command, Attack):
            play.give(AXEL, command)


@pytest.mark.parametrize("hand", ["spearmen archers", "firearms", "spearmen"])
def test_HO2_3_what_gives_an_attack_another_die_is_laid_before_it(hand: str) -> None:
    """HO4.2, HO4.3: strength 3 against 3; into the samurai's house, which outlives a lost battle."""
    position = Position().hand(AXEL, hand).houses(AXEL, "", "archers").houses(BIRGIT, "archers")
    play = Play(position.public(shogun=BIRGIT))
    for card in () if hand == "spearmen" else reversed(hand.split()):
        assert GAME.default(play.state, AXEL) == Lay(CardKey(card), OURS)
        play.give(AXEL, Lay(CardKey(card), OURS))
    assert GAME.default(play.state, AXEL) == Attack(BIRGIT)


def test_HO3_2_no_honor_is_paid_for_odds_that_are_good_enough() -> None:
    """Five dice against two, and Firearms for the sixth."""
    position = Position().hand(AXEL, "firearms").houses(AXEL, "cavalry " * 4 + "archers")
    position.public(shogun=BIRGIT).houses(BIRGIT, "cavalry archers")
    assert GAME.default(position.state, AXEL) == Attack(BIRGIT)


def test_HO2_2_nothing_is_laid_for_an_attack_without_actions_left() -> None:
    """A declaration costs none (HO2.3)."""
    position = Position().hand(AXEL, "firearms").houses(AXEL, "", "archers").houses(BIRGIT, "archers")
    assert GAME.default(position.public(shogun=BIRGIT, used=2).state, AXEL) == Attack(BIRGIT)


def test_HO7_1_a_card_is_drawn_if_nothing_in_hand_stops_who_would_win() -> None:
    """As long as an action is left to play it."""
    position = Position().hand(AXEL, "okugata_high").player(BIRGIT, honor=395).public(declared=True)
    assert GAME.default(position.state, AXEL) == Draw()
    assert GAME.default(position.public(used=1).state, AXEL) == Lay(CardKey("okugata_high"), OURS)


def test_HO5_5_no_assassin_is_sent_against_the_own_servant() -> None:
    """It would end the alliance and the help in battle, however near the goal the servant is."""
    position = Position().hand(AXEL, "assassin").allied(BIRGIT, AXEL).player(AXEL, honor=60)
    position.houses(BIRGIT, "", RICH).public(declared=True).player(BIRGIT, honor=300)
    assert GAME.default(position.state, AXEL) == Draw()


@pytest.mark.parametrize(("warriors", "is_claimed"), [("", False), ("archers " * 5 + "masamune", True)])
def test_HO4_1_the_office_is_taken_only_by_who_can_defend_it(warriors: str, is_claimed: bool) -> None:
    """A Shogun may be attacked; a strong neighbour takes the daimyo house with the office."""
    position = (
        Position().houses(BIRGIT, "cavalry " * 5).houses(AXEL, f"noh_theatre {warriors}").public(used=4)
    )
    assert (GAME.default(position.state, AXEL) == BecomeShogun()) is is_claimed


@pytest.mark.parametrize(("neighbours", "is_laid"), [("", True), ("cavalry " * 5, False)])
def test_HO4_1_a_first_castle_is_laid_only_by_who_can_defend_it(neighbours: str, is_laid: bool) -> None:
    """Who has a castle may be attacked."""
    position = Position().hand(AXEL, "fortress").houses(AXEL, f"{RICH}").public(declared=True)
    laid = GAME.default(position.houses(BIRGIT, neighbours).state, AXEL)
    assert (laid == Lay(CardKey("fortress"), house(AXEL, DAIMYO))) is is_laid


def test_HO4_1_a_first_castle_puts_itself_at_stake() -> None:
    """HO4.3: it falls with the daimyo's house."""
    card, place = CardKey("fortress"), house(AXEL, DAIMYO)
    position = Position().houses(BIRGIT, "cavalry " * 4).hand(AXEL, card)
    before = Outlook(GAME.observe(position.state, AXEL))
    loss = before.house_worth(place) + before.worth(card)
    assert before.relief(card, place) == pytest.approx(-ATTACKED * reckoning.odds(4, 2) * loss)


def test_HO7_1_nobody_serves_who_is_about_to_win() -> None:
    """HO5.3: the samurai's house would defend that victory."""
    position = Position().ronin(AXEL).public(shogun=CHRISTIAN, used=2).player(CHRISTIAN, honor=330)
    assert GAME.default(position.state, AXEL) == Ally(CHRISTIAN)
    assert GAME.default(position.player(CHRISTIAN, honor=390).state, AXEL) == Ally(BIRGIT)


def test_who_would_surely_lose_does_not_attack() -> None:
    """One die against six."""
    position = Position().houses(AXEL, "archers").houses(BIRGIT, "cavalry " * 5 + "firearms")
    position.public(shogun=BIRGIT, used=2)
    assert GAME.default(position.state, AXEL) == EndTurn()


def test_what_costs_more_than_it_is_worth_is_not_laid() -> None:
    """HO3.2: the firearms' 20 honor for 6 strength."""
    position = Position().hand(AXEL, "firearms").player(AXEL, honor=90).public(declared=True)
    assert GAME.default(position.state, AXEL) == Draw()


def test_the_office_is_worth_what_it_yields_in_two_turns() -> None:
    """HO2.1: 50 honor each with three players, to the holder and as part of the daimyo house."""
    mine = Outlook(GAME.observe(Position().state, AXEL))
    shoguns = Outlook(GAME.observe(Position().public(shogun=BIRGIT).state, AXEL))
    assert [shoguns.office_worth(seat) for seat in (AXEL, BIRGIT)] == [0, 100]
    target = house(BIRGIT, DAIMYO)
    assert shoguns.house_worth(target) - mine.house_worth(target) == 100


def test_who_surely_wins_does_not_fear_for_the_own_house() -> None:
    """HO4.2: two dice against none, and a daimyo house worth more than the office, which is worth a draw."""
    position = Position().houses(AXEL, f"cavalry cavalry {RICH}").public(shogun=BIRGIT)
    assert GAME.default(position.state, AXEL) == Attack(BIRGIT)


@pytest.mark.parametrize(
    ("guard", "command"),
    [("", Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO))), ("bodyguard", Draw())],
)
def test_an_assassin_is_sent_where_it_succeeds_often_enough(guard: str, command: AnyCommand) -> None:
    """HO6.3: in four of six cases, with a bodyguard in two; it costs 25 and the card."""
    position = Position().hand(AXEL, "assassin").player(AXEL, honor=60).public(declared=True)
    assert GAME.default(position.houses(BIRGIT, guard).player(BIRGIT, honor=350).state, AXEL) == command


def test_an_ally_is_betrayed_for_a_rich_daimyo_house() -> None:
    """HO5.7: the daimyo, the house and the office of the lord, whose samurai it is that dies."""
    position = Position().hand(AXEL, "assassin").allied(AXEL, BIRGIT).player(AXEL, honor=60)
    betrayal = Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI))
    position.public(declared=True, shogun=BIRGIT).houses(BIRGIT, RICH)
    assert GAME.default(position.state, AXEL) == betrayal
    assert GAME.default(position.public(shogun=None).houses(BIRGIT).state, AXEL) == Draw()


def test_with_a_full_hand_the_least_useful_card_makes_room() -> None:
    """HO2.2: as long as there is an action to draw with."""
    position = Position().hand(AXEL, "save_face save_face save_face dishonor assassin assassin assassin")
    position.public(declared=True)
    assert GAME.default(position.state, AXEL) == Discard(CardKey("dishonor"))
    assert GAME.default(position.public(used=1).state, AXEL) == EndTurn()


NINJAS = "thief thief thief elite_thief elite_thief assassin"


@pytest.mark.parametrize(
    ("position", "card", "is_discarded"),
    [
        (Position().houses(AXEL, "okugata_low", "okugata_low"), "okugata_high", True),
        (Position().houses(AXEL, "water_castle"), "mountain_castle", True),
        (Position().ronin(AXEL), "mountain_castle", False),
        (Position(), "dishonor", True),
        (Position().player(BIRGIT, honor=200), "dishonor", False),
    ],
)
def test_HO1_4_a_card_that_no_house_takes_is_discarded_first(
    position: Position, card: str, is_discarded: bool
) -> None:
    """And a castle worse than one's own; Dishonor only while nobody comes near the goal (HO3.3)."""
    position.hand(AXEL, f"{card} {NINJAS}").public(declared=True)
    discard = Discard(CardKey(card if is_discarded else "thief"))
    assert GAME.default(position.state, AXEL) == discard


@pytest.mark.parametrize(("shogun", "is_laid"), [(AXEL, True), (BIRGIT, False)])
def test_HO4_2_who_may_be_attacked_lays_a_warrior_for_another_die(shogun: Seat, is_laid: bool) -> None:
    """With the last action; no draw defends the daimyo's house."""
    position = Position().hand(AXEL, "archers").houses(CHRISTIAN, "archers")
    position.public(shogun=shogun, declared=True, used=1)
    command = Lay(CardKey("archers"), OURS) if is_laid else Draw()
    assert GAME.default(position.state, AXEL) == command


@pytest.mark.parametrize(
    ("warriors", "honor", "command"),
    [
        (4, 0, Lay(CardKey("cavalry"), OURS)),
        (5, 0, Lay(CardKey("cavalry"), house(BIRGIT, DAIMYO))),
        (5, 390, Draw()),
    ],
)
def test_HO5_6_a_lord_who_may_be_attacked_is_given_warriors(
    warriors: int, honor: int, command: AnyCommand
) -> None:
    """HO5.3: those of the own samurai's house help, too, while it has room; none for who would win."""
    position = Position().allied(AXEL, BIRGIT).hand(AXEL, "cavalry").houses(AXEL, "", "archers " * warriors)
    position.houses(CHRISTIAN, "cavalry " * 5).public(shogun=BIRGIT, declared=True)
    assert GAME.default(position.player(BIRGIT, honor=honor).state, AXEL) == command


def test_no_alliance_is_broken_for_a_daimyo_when_another_lord_offers_more() -> None:
    """HO5.2, HO5.4: the Shogun's share is worth more than a daimyo of one's own."""
    position = Position().allied(AXEL, BIRGIT).player(AXEL, honor=50).hand(AXEL, "takeda_shingen")
    position.public(used=5)
    assert GAME.default(position.state, AXEL) == BreakAlliance()
    position.public(shogun=CHRISTIAN).houses(CHRISTIAN, RICH)
    assert GAME.default(position.state, AXEL) == EndTurn()


def test_an_alliance_that_would_be_made_again_is_not_broken() -> None:
    """HO5.4: a breach costs honor, and a daimyo in hand is not worth half of the Shogun's honor."""
    position = Position().player(AXEL, daimyo=None, serves=BIRGIT, honor=50).public(shogun=BIRGIT, used=5)
    breach = GAME.default(position.hand(AXEL, "takeda_shingen").state, AXEL)
    assert breach != BreakAlliance()


def test_a_ronin_with_a_daimyo_to_lay_makes_no_alliance() -> None:
    """HO5.8: not even with the Shogun, or the breach that was made for the daimyo would have been in vain."""
    position = Position().ronin(AXEL).public(shogun=BIRGIT)
    assert GAME.default(position.state, AXEL) == Ally(BIRGIT)
    position.hand(AXEL, "takeda_shingen")
    assert GAME.default(position.state, AXEL) == Lay(CardKey("takeda_shingen"), house(AXEL, DAIMYO))


def test_an_elite_thief_does_not_rob_the_own_house() -> None:
    """HO6.2: one card less is better than one of the own ones."""
    position = Position().hand(AXEL, "elite_thief").player(AXEL, honor=90).houses(AXEL, "", "daisho")
    position.houses(BIRGIT, "", "noh_theatre").public(declared=True)
    assert GAME.default(position.state, AXEL) == Steal(
        CardKey("elite_thief"), (Theft(CardKey("noh_theatre"), house(BIRGIT, SAMURAI), OURS),)
    )


def test_advised_players_do_not_break_an_alliance_to_make_it_again() -> None:
    """Not within two rounds (it was 32 times), unless the daimyo of the breach was laid and lost since."""
    again, breaches = 0, dict[tuple[str, int], int]()
    for number, (options, seats) in enumerate(TABLES * 3):
        for row in random_match(options, seats, f"alliances {number}", advised=4):
            key = (f"{number}", row.seat or 0)
            if isinstance(row.command, BreakAlliance):
                breaches[key] = row.step.state.public.round
            elif any(isinstance(event, DaimyoLaid) for event in row.step.events):
                breaches.pop(key, None)
            elif isinstance(row.command, Ally) and key in breaches:
                again += row.step.state.public.round - breaches[key] <= 2
    assert not again


def test_greedy_players_beat_random_ones() -> None:
    """Two of each at a table, seats changing: most wins go to the sensible."""
    greedy, uniform = policies()["greedy"], policies()["uniform"]
    wins = 0
    for number in range(12):
        order = [greedy, uniform, greedy, uniform] if number % 2 else [uniform, greedy, uniform, greedy]
        outcome = play(GAME, 4, STANDARD, seed_of(f"arena {number}"), order).outcome
        assert outcome is not None
        wins += any(order[winner] is greedy for winner in outcome.winners)
    assert wins >= 10
