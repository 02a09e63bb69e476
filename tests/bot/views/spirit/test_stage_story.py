"""What is told beside the single events: a stage with its warnings, the end, why, and what is new."""

import pytest
from msgspec.structs import replace

from bot.views.message import Picture, Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from rules.spirit import events as facts
from rules.spirit.content import Difficulty, Family, Name, Penalty, Symbol, content
from rules.spirit.events import AnyEvent, Cause
from rules.spirit.state import Observation, Phase
from tests.bot.views.spirit.matches import WITH_TOKENS, stages
from tests.bot.views.spirit.positions import ENGLISH, LOST, NAMES, SEEN, WON


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (facts.SamuraiDied(0, Cause.PENALTY), "☠️ **Ann falls** (penalty)."),
        (facts.MatchEnded(WON, 5, 3, True, 0), "🏆 **The village is saved!** Farms 5 + families 3"),
    ],
)
def test_the_end_says_who_fell_or_the_sum_and_shows_the_village(event: AnyEvent, line: str) -> None:
    """SS3.1, SS6.1. A village that is lost has no sum."""
    presenter = SpiritPresenter(View(SEEN, NAMES, ENGLISH))
    told, picture = presenter.epilogue((event, facts.MatchEnded(LOST, 0, 0, False, 0)))
    assert isinstance(told, Text)
    assert plain(told.content).startswith(line)
    assert isinstance(picture, Picture)
    fell = isinstance(event, facts.SamuraiDied)
    assert picture.drawing.events == tuple([event] if fell else [])
    assert ("wounds 1" in picture.alt) is fell


@pytest.mark.parametrize("end", [facts.SamuraiDied(1, Cause.PENALTY), facts.MatchEnded(LOST, 0, 0, False, 0)])
def test_nobody_is_warned_of_what_has_happened(end: AnyEvent) -> None:
    """SS3.1: the stage in which a samurai dies still shows the round and the raider that killed."""
    lethal = next(name for name, card in content().raiders.items() if card.penalties == (Penalty.WOUND,))
    boards = list(SEEN.public.boards)
    boards[1] = replace(boards[1], name=Name.KYUZO, beast=True, wounded=True, line=(lethal,))
    public = replace(SEEN.public, boards=tuple(boards), phase=Phase.ROUND, asking=None, stack=(None,) * 4)
    presenter = SpiritPresenter(View(Observation(None, public), NAMES, ENGLISH))
    turn = facts.TurnBegan(1, 3, 1)
    assert "All lose by" in presenter.stage_story([turn])[-1]
    assert not [line for line in presenter.stage_story([turn, end]) if "All lose by" in line]


@pytest.mark.parametrize("lost", [{"farms": 0}, {"families": ()}], ids=["farm", "family"])
def test_a_lost_village_is_warned_of_nothing(lost: dict[str, object]) -> None:
    """SS5.6: all lose at once, so neither the round's end nor a penalty follows in that stage's story."""
    lethal = next(name for name, card in content().raiders.items() if card.penalties == (Penalty.WOUND,))
    boards = list(SEEN.public.boards)
    boards[0] = replace(boards[0], passed=True)
    boards[1] = replace(boards[1], name=Name.KYUZO, beast=True, wounded=True, line=(lethal,))
    public = replace(SEEN.public, boards=tuple(boards), phase=Phase.ROUND, asking=None, stack=(None,) * 4)
    public, turn = replace(public, farms=1, families=(None,)), facts.TurnBegan(1, 3, 1)
    stories = (
        SpiritPresenter(View(Observation(None, one), NAMES, ENGLISH)).stage_story([turn])
        for one in (public, replace(public, **lost))
    )
    assert [sum("All lose" in line for line in story) for story in stories] == [2, 0]


def test_the_ending_says_that_all_lose_together_and_when() -> None:
    """SS6: "Nobody wins" is no ending of a game that is lost together."""
    lost = replace(SEEN.public, round=2, outcome=LOST)
    won = replace(SEEN.public, outcome=WON, options=replace(SEEN.public.options, difficulty=Difficulty.HARD))
    seen = [Observation(None, public) for public in (lost, won)]
    said = [SpiritPresenter(View(one, NAMES, ENGLISH)).verdict() for one in seen]
    assert said[0] == "**You lost together:** round 2, the last farm was lost."
    pluses = "+" * content().levels[Difficulty.HARD].pluses
    assert said[1] == f"**You won together: {WON.scores[0]}{pluses}**"


def test_the_turns_of_one_samurai_alone_are_one_stage_and_numbered() -> None:
    """SS2: the others have passed; its story says which turn it was."""
    runs = 0
    for seed in range(8):
        events: dict[str, list[AnyEvent]] = {}
        for stage in stages(*WITH_TOKENS, seed):
            events.setdefault(stage.key, []).extend(stage.events)
        for key, some in events.items():
            turns = sum(isinstance(event, facts.TurnBegan) for event in some)
            lines = SpiritPresenter(View(SEEN, NAMES, ENGLISH)).stage_story(some)
            assert turns <= 1 or key.endswith("-alone")
            assert sum(line.startswith("**Turn ") for line in lines) == (turns if turns > 1 else 0)
            runs += turns > 1
    assert runs


def test_a_stage_of_several_turns_has_the_first_and_the_last_in_its_heading() -> None:
    """SS2: one samurai alone, for all others have passed."""
    public = replace(SEEN.public, phase=Phase.ROUND, turn=replace(SEEN.public.turn, number=31))
    presenter = SpiritPresenter(View(Observation(None, public), NAMES, ENGLISH))
    place = public.turn.place
    several = [facts.TurnBegan(public.round, turn, place) for turn in (23, 24, 31)]
    for events, said in ((several, "turns 23–31 ·"), (several[-1:], "turn 31 ·"), ([], "turn 31 ·")):
        heading = presenter.stage(events).blocks[0]
        assert isinstance(heading, Text)
        assert said in heading.content


def test_why_a_round_ended_so_names_the_help_of_the_families() -> None:
    """SS5.3: they help before the intruders burn anything."""
    shown = facts.FamiliesShown((Family.BARRICADE, Family.INTRUDER))
    [said] = SpiritPresenter(View(SEEN, NAMES, ENGLISH)).why([shown], [])
    assert said.startswith("**SS5.3** ")
    assert said.endswith("a barricade is built, the top intruder is discarded.")


def test_why_a_beast_awoke_says_what_the_second_wound_does() -> None:
    """SS3.1, or the rule of its cause (SS2.1)."""
    for cause, rule in ((Cause.IMPOSSIBLE, "SS2.1"), (Cause.UNDEFENDED, "SS3.1")):
        event = facts.BeastAwoke(0, cause, 12)
        [said] = SpiritPresenter(View(SEEN, NAMES, ENGLISH)).why([event], [])
        assert said.startswith(f"**{rule}** ")
        assert "the beast, whose kiai number is 12" in said


@pytest.mark.parametrize(
    "event",
    [
        facts.RaiderConfronted(0, "R1-01", 1, 9),
        facts.RaiderHeldOff(0, "R1-01", Symbol.HAT),
        facts.RaiderInfiltrated(None),
        facts.KiaiReached(0, 9, False),
    ],
)
def test_what_is_new_names_what_became_of_raiders_also_if_none_was_drawn(event: AnyEvent) -> None:
    """SS2.3, SS2.4: a support lets one in, and one drawn before is faced now."""
    told = SpiritPresenter(View(SEEN, NAMES, ENGLISH)).recap([event])
    assert sum(line.startswith("⚔️ Raiders: ") for line in told) == 1


def test_the_picture_of_what_is_new_points_at_losses_that_stand() -> None:
    """SS3, SS4.5: not at a wound healed meanwhile, nor at a barricade built anew."""
    wounds = [facts.WoundTaken(0, Cause.PENALTY), facts.WoundTaken(1, Cause.PENALTY)]
    burned = [facts.BarricadeLost(Cause.OVERRUN, 3), facts.BarricadeLost(Cause.OVERRUN, 2)]
    healed, built = facts.WoundHealed(0, Cause.KIAI), facts.BarricadeBuilt(Cause.KIAI, 3)
    presenter = SpiritPresenter(View(SEEN, NAMES, ENGLISH))
    assert presenter.changed([*wounds, *burned, healed, built]) == [wounds[1], burned[1]]
    beast = facts.BeastAwoke(1, Cause.PENALTY, 12)
    assert presenter.changed([wounds[1], beast, healed]) == [wounds[1], beast]
