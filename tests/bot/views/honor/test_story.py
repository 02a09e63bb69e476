"""Events in words, with the examples of the rulebook."""

import typing
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.views.honor.presenter import HonorPresenter
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.texts import Texts, texts_in
from rules.core.model import Outcome, Seat, all_seats
from rules.honor import events as facts
from rules.honor.content import Length
from rules.honor.deck import CardKey
from rules.honor.events import AllianceEnding, AnyEvent, Roll
from rules.honor.game import GAME
from rules.honor.prompts import Cause, HouseName
from rules.honor.state import Place, Theft
from tests.bot.views.honor.matches import stages
from tests.bot.views.matches import ALL_TEXTS, language_of

NAMES = ("Axel", "Birgit", "Christian")
ENGLISH = texts_in("en")
SEEN = GAME.observe(stages(3)[0].state, None)
DAIMYOS = tuple(map(CardKey, ("hojo_soun", "date_terumune", "mori_motonari")))
REASONS = ("honor", "most_honor", "most_income")
MINE, THEIRS = Place(Seat(0), HouseName.DAIMYO), Place(Seat(1), HouseName.SAMURAI)
BATTLE = facts.BattleFought(Seat(1), Seat(0), 16, 12, (Roll((6, 5, 1, 2, 3), (5, 5, 4, 1)),), Seat(1))
"""HO8: Birgit attacks the Shogun Axel."""

EVENTS: tuple[AnyEvent, ...] = (
    *(facts.MatchBegan(length, 400, 50, DAIMYOS, Seat(0)) for length in Length),
    facts.HandDealt(Seat(0), 7, None),
    facts.DrawPileMade(83),
    facts.TurnBegan(Seat(0), 1),
    facts.HonorCounted(Seat(0), 20, 5, 50, True, 40, 40),
    facts.HonorCounted(Seat(0), 10, 0, 0, False, 10, 10),
    facts.NoHonor(Seat(1)),
    facts.CardDrawn(Seat(0), None),
    facts.CardDiscarded(Seat(0), CardKey("bushi")),
    facts.CardLaid(Seat(0), CardKey("firearms"), MINE, None, 20, -20),
    facts.CardLaid(
        Seat(0), CardKey("fortress"), Place(Seat(1), HouseName.DAIMYO), CardKey("water_castle"), 0, 5
    ),
    facts.DaimyoLaid(Seat(0), CardKey("oda_nobunaga"), Seat(0)),
    facts.DaimyoLaid(Seat(0), CardKey("oda_nobunaga"), Seat(1)),
    facts.TurnEnded(Seat(0)),
    facts.TakenBack(Seat(0), 0),
    facts.BecameShogun(Seat(0), False),
    facts.BecameShogun(Seat(0), True),
    BATTLE,
    facts.ShogunCardMoved(Seat(0), Seat(1)),
    facts.ShogunCardMoved(Seat(0), None),
    facts.CastleTaken(Seat(1), Seat(0), CardKey("fortress"), None),
    facts.CastleTaken(Seat(1), Seat(0), CardKey("fortress"), CardKey("water_castle")),
    facts.CastleRazed(Seat(1), Seat(0), CardKey("fortress")),
    facts.HouseDiscarded(MINE, CardKey("hojo_soun"), (CardKey("bushi"), CardKey("bushi"))),
    facts.HouseDiscarded(THEIRS, None, ()),
    facts.HouseSeized(Seat(0), Seat(1), CardKey("hojo_soun"), (CardKey("bushi"),)),
    facts.BecameRonin(Seat(0)),
    facts.DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(1)),
    *(facts.FaceAsked(cause, Seat(0), Seat(1)) for cause in Cause),
    facts.FaceSaved(Seat(2), CardKey("save_face"), Cause.BATTLE, Seat(1)),
    facts.FaceNotSaved(Cause.DISHONOR, Seat(1)),
    facts.HonorLost(Seat(0), 75, -15),
    facts.SeppukuCommitted(MINE),
    facts.SeppukuCommitted(THEIRS),
    facts.AllianceMade(Seat(0), Seat(1)),
    facts.AllianceBroken(Seat(0), Seat(1), 25, 5),
    *(facts.AllianceEnded(Seat(0), Seat(1), ending) for ending in AllianceEnding),
    facts.ThiefPlayed(
        Seat(0),
        CardKey("elite_thief"),
        20,
        5,
        (Theft(CardKey("bushi"), THEIRS, MINE), Theft(CardKey("daisho"), THEIRS, None)),
    ),
    facts.AssassinPlayed(Seat(0), CardKey("assassin"), THEIRS, 25, 5, None, 3, 2),
    facts.AssassinPlayed(Seat(0), CardKey("assassin"), THEIRS, 25, 5, CardKey("bodyguard"), 5, 6),
    *(facts.MatchEnded(Outcome((Seat(0),), (400, 3, -5), reason)) for reason in REASONS),
    facts.MatchEnded(Outcome(all_seats(2), (90, 90, 20), "shared")),
)


def tell(events: Sequence[AnyEvent], texts: Texts = ENGLISH) -> list[str]:
    return [plain(line) for line in HonorPresenter(View(SEEN, NAMES, texts)).story(events)]


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
        "⚔️ **Birgit** attacks **Axel**: strength 16 = 5 dice, against 12 = 4 dice. "
        "🎲 6 + 5 + 1 + 2 + 3 = 17 against 5 + 5 + 4 + 1 = 15. **Birgit wins.**",
    ]


def test_an_allys_part_of_a_strength_is_named() -> None:
    """HO5.3: the allied samurai's house fights for the daimyo it serves, in attack and defence."""
    fought = replace(BATTLE, attack_help=facts.Help(Seat(2), 3), defence_help=facts.Help(Seat(2), 2))
    [line] = tell([fought])
    assert (
        "strength 16 (13 + ally **Christian** 3) = 5 dice, against 12 (10 + ally **Christian** 2) = 4" in line
    )


def test_a_defender_without_dice_is_said_to_have_none() -> None:
    """HO4.2: one die for each 3 strength; a defender without one rolls 0."""
    fought = facts.BattleFought(Seat(1), Seat(0), 9, 2, (Roll((5, 5, 3), ()),), Seat(1))
    assert tell([fought]) == [
        "⚔️ **Birgit** attacks **Axel**: strength 9 = 3 dice, against 2 = no dice. "
        "🎲 5 + 5 + 3 = 13 against 0. **Birgit wins.**",
    ]


def test_the_rulebooks_ally_counts_half() -> None:
    """HO8: 20 + 50 + 5 = 75, half is 37.5, rounded up to 40 (HO5.2); whose houses they are is said."""
    lines = tell([facts.HonorCounted(Seat(0), 20, 5, 50, True, 40, 40)])
    parts = "the ally's daimyo's house 20 + the ally's Shogun card 50 + own samurai's house 5"
    assert lines == [f"🌸 **Axel** counts as an ally: half of ({parts}) = 37.5, rounded up to 40 → **40**"]


def test_HO5_2_what_is_not_rounded_is_not_called_so() -> None:
    lines = tell([facts.HonorCounted(Seat(0), 20, 0, 0, True, 10, 30)])
    parts = "the ally's daimyo's house 20 + own samurai's house 0"
    assert lines == [f"🌸 **Axel** counts as an ally: half of ({parts}) = 10 → **30**"]


def test_HO5_2_the_reason_has_the_sum_of_the_story() -> None:
    """In its order, without a Shogun card that nobody holds, and without rounding where there was none."""
    counts = (
        facts.HonorCounted(Seat(0), 20, 5, 50, True, 40, 40),
        facts.HonorCounted(Seat(0), 20, 0, 0, True, 10, 30),
        facts.HonorCounted(Seat(0), 20, 5, 50, False, 75, 75),
        facts.HonorCounted(Seat(0), 20, 5, 0, False, 25, 25),
    )
    sums = (
        "half of 20 + 50 + 5 = 75, that is 37.5; rounded up to a multiple of 5: 40.",
        "half of 20 + 0 = 20, that is 10.",
        "both houses and the Shogun card: 20 + 5 + 50 = 75.",
        "both houses: 20 + 5 = 25.",
    )
    for count, told in zip(counts, sums, strict=True):
        (said,) = HonorPresenter(View(SEEN, NAMES, ENGLISH)).why([count], [])
        assert said.endswith(told)


def test_HO6_2_a_thief_steals_in_a_whole_sentence() -> None:
    theft = Theft(CardKey("bushi"), THEIRS, MINE)
    assert tell([facts.ThiefPlayed(Seat(0), CardKey("thief"), 10, 5, (theft,))]) == [
        "🥷 **Axel** plays Ninja thief (−10 honor → 5) and steals "
        "Bushi (Birgit's samurai house → own daimyo's house)."
    ]


@pytest.mark.parametrize("language", ["cs", "fi", "ru"])
def test_HO5_2_a_half_has_a_comma_where_the_language_has(language: str) -> None:
    (line,) = tell([facts.HonorCounted(Seat(0), 20, 0, 75, True, 50, 50)], texts_in(language))
    assert "47,5" in line


def test_what_was_taken_back_is_told_no_more() -> None:
    laid = facts.CardLaid(Seat(0), CardKey("bushi"), MINE, None, 0, 5)
    founded = (
        facts.DaimyoLaid(Seat(0), CardKey("oda_nobunaga"), Seat(0)),
        facts.AllianceEnded(Seat(0), Seat(1), AllianceEnding.NEW_DAIMYO),
    )
    lines = tell(
        [laid, *founded, facts.TakenBack(Seat(0), 2), facts.CardDiscarded(Seat(0), CardKey("bushi"))]
    )
    assert lines == [
        "**Axel** lays Bushi (ki 1, strength 2) → own daimyo's house.",
        "↩️ **Axel** takes the last deed back.",
        "**Axel** discards Bushi.",
    ]
    both = tell([laid, *founded, facts.TakenBack(Seat(0), 2), facts.TakenBack(Seat(0), 1)])
    assert both == ["↩️ **Axel** takes the last deed back."] * 2


def test_cards_drawn_one_after_the_other_share_a_line() -> None:
    drawn = facts.CardDrawn(Seat(0), None)
    assert tell([drawn, drawn]) == ["**Axel** draws 2 cards."]


def test_a_question_about_a_face_is_told_until_it_is_answered() -> None:
    """Who reads the story afterwards need not know how the bot asks."""
    asked, saved = (
        facts.FaceAsked(Cause.BATTLE, Seat(1), Seat(0)),
        facts.FaceSaved(Seat(2), CardKey("save_face"), Cause.BATTLE, Seat(0)),
    )
    open_question = [
        "🎭 Everybody is asked in private whether to save face for **Axel** (button **My hand**)."
    ]
    assert tell([asked]) == open_question
    lines = ["🎭 **Christian** plays Save Face for **Axel**: the daimyo's house stands, except for a castle."]
    assert tell([asked, saved]) == lines
    assert tell([asked, saved, asked]) == [*lines, *open_question]
    nobody = facts.FaceNotSaved(Cause.BATTLE, Seat(0))
    assert tell([asked, nobody]) == ["Nobody saves the face of **Axel**."]


def test_saving_face_says_what_it_saves_and_names_nobody_twice() -> None:
    """HO3.3: with Save Face only 30 honor, also if one's own face is saved."""
    saved = facts.FaceSaved(Seat(0), CardKey("save_face"), Cause.DISHONOR, Seat(0))
    assert tell([saved]) == [
        "🎭 **Axel** plays Save Face: at most 30 honor is lost; seppuku is still possible."
    ]


def test_HO3_3_the_reason_names_a_daimyo_only_where_one_falls() -> None:
    """Seppuku of a samurai leaves the daimyo's house."""
    presenter = HonorPresenter(View(SEEN, NAMES, ENGLISH))
    fallen = facts.HouseDiscarded(MINE, CardKey("hojo_soun"), ()), facts.HouseDiscarded(THEIRS, None, ())
    assert ["with the daimyo" in " ".join(presenter.why([event], [])) for event in fallen] == [True, False]


@pytest.mark.parametrize(
    "borne", [facts.HonorLost(Seat(1), 30, 5), facts.SeppukuCommitted(Place(Seat(1), HouseName.SAMURAI))]
)
def test_HO3_3_the_reason_says_all_prices_of_dishonor_once(borne: facts.AnyEvent) -> None:
    """However it is borne, and before that."""
    played = facts.DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(1))
    saved = facts.FaceSaved(Seat(2), CardKey("save_face"), Cause.DISHONOR, Seat(1))
    for events in ([played], [played, saved], [played, saved, borne]):
        (said,) = HonorPresenter(View(SEEN, NAMES, ENGLISH)).why(events, [])
        assert said.startswith("**HO3.3** Dishonor costs 75 honor; with Save Face 30, with seppuku none.")


def test_a_debt_has_a_minus_sign() -> None:
    """HO3.2."""
    assert tell([facts.HonorLost(Seat(0), 75, -40)]) == ["**Axel** loses 75 honor → **−40**"]


def test_an_empty_house_loses_nothing() -> None:
    """Seppuku of a samurai alone (HO3.3)."""
    lines = tell([facts.HouseDiscarded(THEIRS, None, ())])
    assert lines == ["Birgit's samurai house was empty: nothing is lost."]


def test_winners_are_ranked_before_those_who_have_as_much_honor() -> None:
    """HO7.1: most honor income broke the tie."""
    tied = facts.MatchEnded(Outcome((Seat(1),), (90, 90, 20), "most_income"))
    (line,) = tell([tied])
    assert line.endswith("Birgit 90, Axel 90, Christian 20")
