"""Events in words, with the examples of the rulebook."""

import typing
from collections.abc import Sequence

import pytest

from bot.views.honor.presenter import HonorPresenter
from bot.views.presenter import View
from bot.views.texts import Texts, texts_in
from rules.core.model import Outcome
from rules.honor import events as facts
from rules.honor.content import Length
from rules.honor.events import AllianceEnding, AnyEvent, Roll
from rules.honor.game import GAME
from rules.honor.prompts import Cause, HouseName
from rules.honor.state import Place, Theft
from tests.bot.views.honor.matches import stages
from tests.bot.views.matches import ALL_TEXTS, language_of

NAMES = ("Axel", "Birgit", "Christian")
ENGLISH = texts_in("en")
SEEN = GAME.observe(stages(3)[0].state, None)
DAIMYOS = ("hojo_soun", "date_terumune", "mori_motonari")
REASONS = ("honor", "most_honor", "most_income")
MINE, THEIRS = Place(0, HouseName.DAIMYO), Place(1, HouseName.SAMURAI)
BATTLE = facts.BattleFought(1, 0, 16, 12, (Roll((6, 5, 1, 2, 3), (5, 5, 4, 1)),), 1)
"""HO8: Birgit attacks the Shogun Axel."""

EVENTS: tuple[AnyEvent, ...] = (
    *(facts.MatchBegan(length, 400, 50, DAIMYOS, 0) for length in Length),
    facts.HandDealt(0, 7, None),
    facts.DrawPileMade(83),
    facts.TurnBegan(0, 1),
    facts.HonorCounted(0, 20, 5, 50, True, 40, 40),
    facts.HonorCounted(0, 10, 0, 0, False, 10, 10),
    facts.NoHonor(1),
    facts.CardDrawn(0, None),
    facts.CardDiscarded(0, "bushi"),
    facts.CardLaid(0, "firearms", MINE, None, 20, -20),
    facts.CardLaid(0, "fortress", Place(1, HouseName.DAIMYO), "water_castle", 0, 5),
    facts.DaimyoLaid(0, "oda_nobunaga", 0),
    facts.DaimyoLaid(0, "oda_nobunaga", 1),
    facts.TurnEnded(0),
    facts.TakenBack(0, 0),
    facts.BecameShogun(0, False),
    facts.BecameShogun(0, True),
    BATTLE,
    facts.ShogunCardMoved(0, 1),
    facts.ShogunCardMoved(0, None),
    facts.CastleTaken(1, 0, "fortress", None),
    facts.CastleTaken(1, 0, "fortress", "water_castle"),
    facts.CastleRazed(1, 0, "fortress"),
    facts.HouseDiscarded(MINE, "hojo_soun", ("bushi", "bushi")),
    facts.HouseDiscarded(THEIRS, None, ()),
    facts.HouseSeized(0, 1, "hojo_soun", ("bushi",)),
    facts.BecameRonin(0),
    facts.DishonorPlayed(0, "dishonor", 1),
    *(facts.FaceAsked(cause, 0, 1) for cause in Cause),
    facts.FaceSaved(2, "save_face", Cause.BATTLE, 1),
    facts.FaceNotSaved(Cause.DISHONOR, 1),
    facts.HonorLost(0, 75, -15),
    facts.SeppukuCommitted(MINE),
    facts.SeppukuCommitted(THEIRS),
    facts.AllianceMade(0, 1),
    facts.AllianceBroken(0, 1, 25, 5),
    *(facts.AllianceEnded(0, 1, ending) for ending in AllianceEnding),
    facts.ThiefPlayed(0, "elite_thief", 20, 5, (Theft("bushi", THEIRS, MINE), Theft("daisho", THEIRS, None))),
    facts.AssassinPlayed(0, "assassin", THEIRS, 25, 5, None, 3, 2),
    facts.AssassinPlayed(0, "assassin", THEIRS, 25, 5, "bodyguard", 5, 6),
    *(facts.MatchEnded(Outcome((0,), (400, 3, -5), reason)) for reason in REASONS),
    facts.MatchEnded(Outcome((0, 1), (90, 90, 20), "shared")),
)


def tell(events: Sequence[AnyEvent], texts: Texts = ENGLISH) -> list[str]:
    return HonorPresenter(View(SEEN, NAMES, texts)).story(events)


def test_every_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(AnyEvent))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_every_event_has_words(words: Texts) -> None:
    for event in EVENTS:
        lines = tell([event], words)
        assert lines, event
        assert all(lines), event


def test_the_rulebooks_battle_is_told_in_full() -> None:
    """HO8."""
    assert tell([BATTLE]) == [
        "⚔️ **Birgit** attacks **Axel**: strength 16 against 12.",
        "🎲 6 + 5 + 1 + 2 + 3 = 17 against 5 + 5 + 4 + 1 = 15",
        "**Birgit wins.**",
    ]


def test_the_rulebooks_ally_counts_half() -> None:
    """HO8: 20 + 50 + 5 = 75, half is 40."""
    told = tell([facts.HonorCounted(0, 20, 5, 50, True, 40, 40)])
    half = "half of (daimyo's house 20 + samurai's house 5 + Shogun 50) = 40 → **40**"
    assert told == [f"🌸 **Axel** counts as an ally: {half}"]


def test_what_was_taken_back_is_told_no_more() -> None:
    laid = facts.CardLaid(0, "bushi", MINE, None, 0, 5)
    founded = facts.DaimyoLaid(0, "oda_nobunaga", 0), facts.AllianceEnded(0, 1, AllianceEnding.NEW_DAIMYO)
    told = tell([laid, *founded, facts.TakenBack(0, 2), facts.CardDiscarded(0, "bushi")])
    assert told == [
        "**Axel** lays Bushi (ki 1, strength 2) → own daimyo's house.",
        "↩️ **Axel** takes the last deed back.",
        "**Axel** discards Bushi.",
    ]
    both = tell([laid, *founded, facts.TakenBack(0, 2), facts.TakenBack(0, 1)])
    assert both == ["↩️ **Axel** takes the last deed back."] * 2


def test_cards_drawn_one_after_the_other_share_a_line() -> None:
    drawn = facts.CardDrawn(0, None)
    assert tell([drawn, drawn]) == ["**Axel** draws 2 cards."]


def test_a_question_about_a_face_is_told_until_it_is_answered() -> None:
    """Who reads the story afterwards need not know how the bot asks."""
    asked, saved = facts.FaceAsked(Cause.BATTLE, 1, 0), facts.FaceSaved(2, "save_face", Cause.BATTLE, 0)
    open_question = [
        "🎭 Everybody is asked in private whether to save the face of **Axel** (button **My hand**)."
    ]
    assert tell([asked]) == open_question
    told = ["🎭 **Christian** plays Save Face for **Axel**."]
    assert tell([asked, saved]) == told
    assert tell([asked, saved, asked]) == [*told, *open_question]
    nobody = facts.FaceNotSaved(Cause.BATTLE, 0)
    assert tell([asked, nobody]) == ["Nobody saves the face of **Axel**."]


def test_an_empty_house_loses_nothing() -> None:
    """Seppuku of a samurai alone (HO3.3)."""
    told = tell([facts.HouseDiscarded(THEIRS, None, ())])
    assert told == ["Birgit: the samurai's house was empty: nothing is lost."]


def test_winners_are_ranked_before_those_who_have_as_much_honor() -> None:
    """HO7.1: most honor income broke the tie."""
    tied = facts.MatchEnded(Outcome((1,), (90, 90, 20), "most_income"))
    (line,) = tell([tied])
    assert line.endswith("Birgit 90, Axel 90, Christian 20")
