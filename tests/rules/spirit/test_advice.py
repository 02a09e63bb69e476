"""Advice: legal, deterministic for an observation, and better than random play."""

from copy import deepcopy

import pytest
from msgspec.structs import replace

from ai.greedy import choose as greedy
from ai.match import play
from ai.uniform import choose as uniform
from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import NotPrompted
from rules.core.model import Outcome, Seat
from rules.spirit.advice import advise
from rules.spirit.advice.chances import at_most, likely
from rules.spirit.advice.choosing import actions, kiai_answers, offhand
from rules.spirit.advice.foresight import Foresight
from rules.spirit.advice.judgement import judge
from rules.spirit.advice.odds import odds
from rules.spirit.advice.trial import Trial
from rules.spirit.commands import (
    AnyCommand,
    BuryRaider,
    Confront,
    Defend,
    Fight,
    HealWound,
    IgnorePenalty,
    LendToken,
    Pass,
    SendRaider,
    SufferPenalty,
    Support,
    TakeSamurai,
    UseKiai,
    UseTokens,
)
from rules.spirit.content import Difficulty, Family, Farm, Name, Penalty, Rank, Symbol, content
from rules.spirit.decisions import choices
from rules.spirit.game import GAME
from rules.spirit.imagine import worlds
from rules.spirit.observation import observe
from rules.spirit.prompts import AskPenalty
from rules.spirit.state import ActionDue, Options, Phase, State, Turn
from tests import rows
from tests.luck import Forbidden
from tests.rules.spirit.matches import TABLES, random_match, seed_of
from tests.rules.spirit.play import Play, begin
from tests.rules.spirit.positions import Position

THREE = (Name.KYUZO, Name.KANBEI, Name.GOROBEI)
ABSENT = (Name.HEIHACHI, Name.KIKUCHIYO, Name.KYUZO, Name.KATSUSHIRO, Name.DAISUKE)
"""All but Kanbei and Gorobei, whose talents act on penalties: these act on drawn raiders (SS4.4)."""


def advice(play: Play) -> object:
    """What the one who is asked is advised to do."""
    (seat,) = GAME.prompts(play.state)
    return GAME.default(play.state, seat)


def advised(state: State, _: Chance) -> tuple[Seat, AnyCommand]:
    (seat,) = GAME.prompts(state)
    return seat, GAME.default(state, seat)


@pytest.mark.parametrize(("options", "seats"), TABLES[::3])
def test_the_advice_is_always_legal(options: Options, seats: int) -> None:
    for row in random_match(options, seats, "advice"):
        for seat in GAME.prompts(row.step.state):
            assert GAME.default(row.step.state, seat) in GAME.legal(row.step.state, seat)


@pytest.mark.parametrize(("options", "seats"), TABLES[1::3])
def test_what_is_foregone_comes_in_every_world(options: Options, seats: int) -> None:
    """The advice tries such an answer in one determinization only."""
    foregone = []
    for row in random_match(options, seats, "foregone", advised=8):
        state, asking = row.step.state, row.step.state.public.asking
        if asking is None or state.public.phase is not Phase.ROUND:
            continue
        imagined = tuple(worlds(observe(state, asking.seat), Chance(seed_of("worlds"), row.number), 4))
        for command in choices(asking):
            trials = [
                Trial(world, command, Chance(seed_of("trial"), number))
                for number, world in enumerate(imagined)
            ]
            foregone.append(trials[0].foregone)
            if foregone[-1]:
                assert len({codec.encode(trial.closed().public) for trial in trials}) == 1
    assert {*foregone} == {True, False}


def test_nobody_is_advised_who_is_not_asked() -> None:
    play = begin(Position(*THREE))
    with pytest.raises(NotPrompted):
        advise(observe(play.state, Seat(1)))


@pytest.mark.parametrize("mean", [0.0, 0.5, 3.0])
def test_chances_add_up(mean: float) -> None:
    """So many or fewer is all that may come, one by one; and next to nothing is left beyond."""
    assert at_most(4, mean) == pytest.approx(sum(likely(4, mean)))
    assert at_most(30, mean) == pytest.approx(1)
    assert at_most(-1, mean) == 0


def better(one: Position, other: Position) -> bool:
    """Whether the village stands better in the first position."""
    first, second = observe(begin(one).state, None), observe(begin(other).state, None)
    return judge(first.public, odds(first)) > judge(second.public, odds(second))


def test_what_is_lost_makes_the_village_stand_worse() -> None:
    """Barricades, families, wounds: each is one of the three ways to lose."""
    families = (Family.HEAL,)
    assert better(Position(*THREE), Position(*THREE).village(1))
    assert better(Position(*THREE), Position(*THREE).village(5, families=families))
    assert better(Position(*THREE), Position(*THREE).board(1, beast=True, wounded=True))


def test_what_is_still_to_come_is_feared() -> None:
    """Rounds, flames of intruders, and raiders for whom nobody has room: they will be intruders, too."""
    first = observe(begin(Position(*THREE)).state, None)
    rounds = [judge(replace(first.public, round=number), odds(first)) for number in (1, 2, 3)]
    assert rounds[0] < rounds[1] < rounds[2]
    assert better(Position(*THREE), Position(*THREE).intruders("R4-12", "R4-11"))
    full = Position(*THREE, round=3).board(1, passed=True).board(2, passed=True)
    full.board(0, "R4-03", "R4-06").held_off(0, "R2-02", "R2-07", "R2-09")
    few, many = ("R1-01", "R1-02"), ("R1-01", "R1-02", "R2-01", "R2-05", "R3-01", "R3-02", "R4-01", "R4-02")
    assert better(full.stack(*few, more=False), deepcopy(full).stack(*many, more=False))


def test_with_the_last_family_every_later_doll_is_feared() -> None:
    """SS5.3, SS5.6: one more that leaves loses the match; the earlier the round, the more may."""
    few, many = Position(*THREE).village(5, families=(Family.HEAL,)), Position(*THREE)
    left = []
    for number in (1, 3):
        judged = [
            judge(replace(seen.public, round=number), odds(seen))
            for seen in (observe(begin(one).state, None) for one in (few, many))
        ]
        left.append(judged[0] / judged[1])
    assert left[0] < 0.9 * left[1] < 0.5


def test_a_penalty_is_not_feared_where_one_who_fights_twice_ends_the_round() -> None:
    """SS2.6, SS4.1: Kikuchiyo draws both raiders that are left."""
    position = Position(Name.KYUZO, Name.GOROBEI, Name.KIKUCHIYO, round=3).on_turn(2)
    position.board(0, "R3-13", beast=True, wounded=True)
    two = deepcopy(position).stack("R4-11", "R4-12", more=False)
    three = position.stack("R4-11", "R4-12", "R3-11", more=False)
    living, dying = (observe(begin(one).state, None) for one in (two, three))
    assert 5 * judge(dying.public, odds(dying)) < judge(living.public, odds(living))


def test_what_is_not_seen_is_as_likely_as_it_is_frequent() -> None:
    """Plunderers in the first round, except for those that lie open; later those that were shown."""
    position = Position(*THREE).held_off(0, "R1-02", "R1-07", "R2-09").board(1, "R4-13", "R4-12")
    observation = observe(begin(position.stack("R2-01", more=False)).state, None)
    seen = ("R1-02", "R1-07", "R2-09", "R4-13", "R4-12")
    plunderers = {name: one for name, one in content().raiders.items() if one.rank is Rank.PLUNDERER}
    unseen = [one for name, one in plunderers.items() if name not in seen]
    assert len(unseen) == len(plunderers) - 5
    expected = odds(observation)
    assert expected.flames == pytest.approx(sum(one.flames for one in unseen) / len(unseen))
    for symbol in Symbol:
        share = sum(one.symbol is symbol for one in unseen) / len(unseen)
        assert expected.symbols[symbol] == pytest.approx(share)
    later = Position(*THREE, round=2).stack("R1-02", "R1-07", "R5-01", "R5-02", more=False)
    expected = odds(observe(begin(later).state, None))
    lieutenants = [content().raiders[name] for name in content().ranked(Rank.LIEUTENANT)]
    share = sum(one.flames for one in lieutenants) / len(lieutenants)
    certain = sum(content().raiders[name].flames for name in ("R1-02", "R1-07"))
    assert expected.flames == pytest.approx((certain + 2 * share) / 4)


def test_what_is_defended_makes_it_stand_better() -> None:
    for raider in ("R1-02", "R1-07", "R2-09"):
        assert better(Position(*THREE).held_off(1, raider), Position(*THREE))


def test_a_lent_token_is_worth_something_only_to_who_can_still_act() -> None:
    """SS2.4: who has passed, or must, lets it go back at the end of the round."""
    lender = Position(*THREE).board(0, token_home=False).board(1, passed=True)
    assert better(
        deepcopy(lender).board(2, lent=(Name.KYUZO,)), lender.board(1, passed=True, lent=(Name.KYUZO,))
    )


def test_a_penalty_that_will_come_is_feared() -> None:
    """SS2.1, SS4.4: fire lies newest in a line; it is nothing to Kanbei, who ignores odd raiders."""
    burning, covered = ("R2-07", "R1-05"), ("R1-05", "R2-07")
    assert better(Position(*THREE).board(2, *covered), Position(*THREE).board(2, *burning))
    assert not better(Position(*THREE).board(1, *covered), Position(*THREE).board(1, *burning))


def test_a_penalty_that_is_impossible_is_feared_as_a_wound() -> None:
    """SS2.1, SS3.1: Ann's left neighbour has passed, so a fourth wound comes unless it is covered."""
    position = Position(*THREE, round=3).board(1, passed=True).on_turn(2)
    deadly = deepcopy(position).board(0, "R3-12", beast=True, wounded=True)
    covered = position.board(0, "R3-12", "R1-07", beast=True, wounded=True)
    dying, living = (observe(begin(one).state, None) for one in (deadly, covered))
    assert 5 * judge(dying.public, odds(dying)) < judge(living.public, odds(living))


def test_a_penalty_is_not_feared_where_the_round_ends_before() -> None:
    """SS2.6, SS3.1: Cid draws the last raider before Ann's fourth wound; of two he leaves one."""
    position = Position(*THREE, round=3).on_turn(2).board(0, "R3-13", beast=True, wounded=True)
    ending, going_on = (
        position.stack("R4-11", more=False),
        deepcopy(position).stack("R4-11", "R4-12", more=False),
    )
    living, dying = (observe(begin(one).state, None) for one in (ending, going_on))
    assert 5 * judge(dying.public, odds(dying)) < judge(living.public, odds(living))


def test_the_last_raider_is_fought_by_one_with_room_for_it() -> None:
    """SS2.6: the fight ends the round before any penalty; after a pass it is left to one with less room."""
    position = Position(Name.DAISUKE, *THREE[1::-1]).board(1, passed=True)
    position.board(2, "R4-12", "R2-11").held_off(2, "R1-01", "R1-09", "R1-05")
    assert advice(begin(position.stack("R3-11", more=False))) == Fight()


def test_the_last_three_raiders_are_not_left_to_one_with_less_room() -> None:
    """SS2.6: of 1,320 such matches played on, 69 % are won after a fight, and 55 % after a pass."""
    farms = (Farm.WOUND, Farm.FIRE, Farm.ANOTHER_FARM, Farm.WOUND, Farm.FIRE)
    position = Position(Name.KANBEI, Name.GOROBEI, round=3).village(0, farms=farms)
    position.board(0, "R1-13", "R1-08", "R4-01", lent=(Name.GOROBEI,)).held_off(0, "R2-01", "R2-07")
    position.board(1, "R6-05", token_home=False).held_off(1, "R2-04", "R4-05")
    position.intruders("R1-06", "R4-04", "R1-03", "R5-02").stack("R6-01", "R4-12", "R5-07", more=False)
    position.table(discard=("R2-10", "R4-10", "R3-13"), spent=ABSENT, families=content().families)
    position.table(agenda=(ActionDue(),), turn=Turn(14, 0), latest=1)
    assert advice(begin(position)) == Fight()


def test_the_last_one_in_a_round_ends_it_before_the_last_farm_burns() -> None:
    """SS2.5, SS5.6: of 400 matches after a fight 75 % are lost in this round, and after a pass none."""
    farms = (Farm.ANOTHER_FARM, Farm.WOUND, Farm.FAMILY_LEAVES)
    position = Position(Name.KYUZO, Name.KIKUCHIYO, Name.KANBEI, round=2).village(0, farms=farms)
    position.board(0, "R1-04", "R2-06", "R5-02", beast=True, passed=True).held_off(0, "R4-08", "R3-01")
    position.board(1, beast=True, passed=True).held_off(1, "R2-12", "R2-04", "R3-06")
    position.board(2, "R5-07", "R1-09", "R2-05").held_off(2, "R4-09", "R4-06")
    position.intruders("R3-03", "R4-03", "R3-07").stack("R2-09", "R4-04", "R3-12", "R4-12", more=False)
    position.table(discard=("R4-05", "R4-02", "R5-04", "R2-08"), families=content().families)
    position.table(agenda=(ActionDue(),), turn=Turn(19, 2), latest=2)
    assert advice(begin(position)) == Pass()


def test_nothing_burns_in_vain_where_all_is_lost() -> None:
    """SS2.3, SS5.6: two farms are left and two have given up one each, so holding off saves nothing."""
    position = Position(*THREE, round=3).village(0, farms=(Farm.FIRE, Farm.FIRE))
    position.board(1, passed=True).board(2, passed=True).board(0, "R4-03", "R4-06")
    play = begin(position.stack("R3-10", more=False)).give(Fight())
    assert advice(play) == Defend()


def test_no_last_farm_burns_at_once_where_all_seems_lost_later() -> None:
    """SS2.3, SS5.4, SS5.6: the next raider burns it, and intruders with flames only as the round ends."""
    position = Position(*THREE, round=2).village(0, farms=(Farm.FIRE,)).stack("R3-10", "R3-11", more=False)
    position.board(0, "R5-01", "R4-01").held_off(0, "R2-02", "R2-07", "R2-10")
    position.held_off(1, "R2-01", "R1-07", "R2-09").board(2, passed=True)
    position.held_off(2, "R4-07", "R3-05", "R4-08").intruders("R1-01", "R1-02", "R1-05", "R1-06", "R1-09")
    play = begin(position.table(agenda=(ActionDue(),), turn=Turn(9, 0), latest=2))
    assert Fight() in play.choices()
    assert advice(play) != Fight()


def test_of_victories_with_one_score_the_one_with_fewer_wounds_is_better() -> None:
    """SS3, SS6: a second wound takes the token away, which is a point, but is no gain where a farm goes."""
    won = Outcome((Seat(0),), (9,), "saved")
    table = Position(*THREE, round=3).table(outcome=won, phase=Phase.OVER)
    whole, beast = (
        observe(one.state, None)
        for one in (deepcopy(table).board(0, wounded=True), table.board(0, beast=True))
    )
    assert judge(whole.public, odds(whole)) > judge(beast.public, odds(beast)) > 1


def test_no_token_is_lent_that_ignores_nothing_then() -> None:
    """SS2.4, SS4.4: at home it may still support; by Kyuzo's kiai others lend their tokens."""
    position = Position(Name.KYUZO, Name.KANBEI, Name.HEIHACHI, round=2).board(0, "R4-05", "R1-07")
    play = begin(position.board(2, "R1-05").stack("R4-03")).give(Fight(), Confront())
    loans = [one for one in kiai_answers(play.state.public, play.asked) if isinstance(one, LendToken)]
    assert LendToken(1, 0) in play.choices()
    assert [loan.receiver for loan in loans if loan.giver == 1] == [2]


def test_what_can_be_held_off_is() -> None:
    play = begin(Position(*THREE).stack("R3-04")).give(Fight())
    assert advice(play) == Defend()


def test_a_penalty_is_ignored() -> None:
    play = begin(Position(Name.KANBEI, Name.KYUZO, Name.GOROBEI).board(0, "R1-05"))
    assert advice(play) == IgnorePenalty()


def test_a_penalty_that_seems_to_cost_nothing_is_ignored_all_the_same() -> None:
    """SS4.4: to ignore costs nothing; a support that is forbidden often seems nothing, too."""
    play = begin(Position(Name.GOROBEI, *THREE[:2]).board(0, "R4-11"))
    assert advice(play) == IgnorePenalty()


def test_a_penalty_is_judged_by_a_support_that_it_forbids() -> None:
    """SS2.4, SS4.4: Gorobei's token alone keeps the next one alive: three wounds, an even raider."""
    position = Position(Name.GOROBEI, *THREE[:2], round=3).board(0, "R4-11")
    play = begin(position.board(1, "R1-05", "R4-05", beast=True, wounded=True))
    (seat,) = GAME.prompts(play.state)
    foresight = Foresight(observe(play.state, seat))
    assert foresight.best((SufferPenalty(Penalty.NO_SUPPORT), IgnorePenalty())) == IgnorePenalty()
    assert advice(play.give(IgnorePenalty())) == Support(1)


def test_one_who_would_be_overrun_does_something_else() -> None:
    """One point below the kiai number, with all places taken, whatever comes is too much."""
    position = Position(*THREE).board(0, "R4-03", "R4-06").held_off(0, "R2-02", "R2-07", "R2-09")
    play = begin(position.stack("R4-13", "R4-12", "R4-11"))
    assert advice(play) in (Support(1), Support(2), Pass())


def test_what_is_left_of_a_round_is_played_with_support() -> None:
    """SS2.4, SS2.6: who is short of room lends the token and stays in the round, or else passes."""
    position = Position(*THREE).board(0, "R4-12", "R2-01").held_off(0, "R1-02", "R1-07")
    lent = deepcopy(position).board(0, "R4-12", "R2-01", token_home=False).board(1, lent=(Name.KYUZO,))
    assert offhand(begin(deepcopy(position)).public) == Support(1)
    assert offhand(begin(lent).public) == Pass()
    assert offhand(begin(position.board(0, "R4-12")).public) == Fight()


def test_a_samurai_is_chosen() -> None:
    play = Play(GAME.setup(Options(samurai=TABLES[-1][0].samurai), 3, Chance(seed_of("choice"), 0)).state)
    assert isinstance(advice(play), TakeSamurai)
    assert Confront() not in play.choices()


def test_the_advice_needs_no_luck() -> None:
    play = begin(Position(*THREE))
    (seat,) = prompts = GAME.prompts(play.state)
    observation, legal = observe(play.state, seat), GAME.legal(play.state, seat)
    chosen = [greedy(GAME, observation, prompts[seat], legal, Forbidden()) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_who_takes_advice_saves_the_village_more_often() -> None:
    """Easy, two samurai: about 80 % with advice, next to nothing without."""
    won = {"greedy": 0, "uniform": 0}
    for number in range(12):
        for name, policy in (("greedy", greedy), ("uniform", uniform)):
            played = play(GAME, 2, Options(Difficulty.EASY), seed_of(f"advice {number}"), [policy] * 2)
            assert played.outcome is not None
            won[name] += bool(played.outcome.winners)
    assert won["greedy"] >= 6
    assert won["uniform"] <= 1


@pytest.mark.parametrize(
    ("drawn", "line"), [("R3-04", ("R2-10",)), ("R3-12", ()), ("R3-12", ("R4-06", "R1-01"))]
)
@pytest.mark.parametrize("third", [Name.GOROBEI, Name.HEIHACHI])
def test_nobody_is_advised_to_send_a_raider_back(drawn: str, line: tuple[str, ...], third: Name) -> None:
    """SS4.3: who sends it knows no more than who is asked next, so that one judges it alike."""
    position = Position(Name.KATSUSHIRO, Name.DAISUKE, third, round=2)
    position.board(0, "R2-03", "R3-06", "R2-07", lent=(Name.DAISUKE,)).held_off(0, "R2-08", "R3-01", "R1-10")
    position.board(1, *line, token_home=False).held_off(1, "R1-09", "R4-01", "R3-05").board(2, "R1-12")
    play = begin(position.stack(drawn)).give(Fight())
    if advice(play) == SendRaider(1):
        play.give(SendRaider(1))
        assert advice(play) != SendRaider(0)


def test_a_raider_is_buried_where_all_is_lost_anyway() -> None:
    """SS4.4, SS5.6: two have given up the last two farms; the next raider is known and burns nothing."""
    position = Position(Name.KATSUSHIRO, *THREE[1:], round=3).village(0, farms=(Farm.FIRE, Farm.FIRE))
    position.board(1, passed=True).board(2, passed=True)
    position.board(0, "R4-03", "R4-06").held_off(0, "R2-02", "R2-07", "R2-09")
    play = begin(position.stack("R4-12", "R1-07", more=False)).give(Fight())
    assert advice(play) == BuryRaider()


def test_a_barricade_is_built_with_a_wound_healed_where_both_come_to_the_same() -> None:
    """SS4.5, SS5.6: two have given up the last two farms; Heihachi's beast builds in any case."""
    position = Position(Name.HEIHACHI, *THREE[1:], round=3).village(1, farms=(Farm.FIRE, Farm.FIRE))
    position.board(1, passed=True).board(2, passed=True)
    position.board(0, "R4-03", "R4-06", beast=True, wounded=True)
    play = begin(position.stack("R3-12", more=False)).give(Fight(), Confront())
    assert {HealWound(0), UseKiai()} < set(play.choices())
    assert advice(play) == HealWound(0)


@pytest.mark.parametrize("raider", ["R1-03", "R5-02"])
def test_an_intruder_is_not_let_in_where_that_is_free(raider: str) -> None:
    """SS4.4, SS5.4: Kanbei ignores odd raiders, and the round does not end by it."""
    play = begin(Position(Name.KANBEI, Name.KYUZO, Name.GOROBEI, round=2).board(0, raider))
    assert advice(play) == IgnorePenalty()


@pytest.mark.parametrize(
    ("newest", "own", "receivers"),
    [
        ((), (), []),
        (("R3-06",), (), []),
        (("R2-07",), (), []),
        (("R1-05",), (), [1]),
        ((), ("R4-03", "R3-04"), [1, 2]),
    ],
)
def test_a_token_with_nothing_to_ignore_is_lent_only_to_evade(
    newest: tuple[str, ...], own: tuple[str, ...], receivers: list[int]
) -> None:
    """SS2.4, SS4.4: Kanbei's, to one without a line or an odd penalty, while he has room for each raider."""
    position = Position(Name.KANBEI, Name.KYUZO, Name.HEIHACHI, round=2)
    position.board(0, *own).held_off(0, "R2-02", "R2-10", "R2-09").board(1, *newest)
    play = begin(position)
    if isinstance(play.asked, AskPenalty):
        play.give(IgnorePenalty())
    (seat,) = GAME.prompts(play.state)
    found = actions(observe(play.state, seat), play.asked)
    assert found == (Fight(), *map(Support, receivers), Pass())


def test_no_token_is_used_for_a_raider_that_will_not_be_drawn() -> None:
    """SS1.4, SS4.1: Gorobei has room for few and then supports, so that nobody is sent on by Daisuke."""
    position = Position(Name.KANBEI, Name.GOROBEI).table(turn=Turn(7, 1))
    position.table(reserve=ABSENT[-1:], spent=ABSENT[:-1])
    position.board(0, "R3-13").held_off(0, "R4-10")
    position.board(1, "R4-05", "R2-01").held_off(1, "R2-04", "R4-12", "R1-08")
    position.stack("R1-13", "R2-07", "R4-04", "R1-03", "R1-06", "R4-01", "R2-10", more=False)
    play = begin(position)
    assert advice(play) == UseTokens(())
    assert UseTokens((Name.DAISUKE,)) in play.choices()
    play.give(UseTokens((Name.DAISUKE,)))
    assert not isinstance(advice(play), Fight)


@pytest.mark.parametrize("name", ["tokens 0", "tokens 5", "tokens 26"])
def test_who_is_advised_a_token_for_drawn_raiders_then_draws(name: str) -> None:
    """SS1.4, SS4.1: neither support nor a pass draws one, and no turn of these begins with news."""
    uses, using = 0, False
    for row in rows.play(GAME, Options(Difficulty.EASY), 2, name, advised, 1000):
        match row.command:
            case UseTokens(tokens=tokens):
                using = bool(set(tokens) & set(ABSENT))
                uses += using
            case Fight():
                using = False
            case Support() | Pass():
                assert not using, f"row {row.number}"
    assert uses
