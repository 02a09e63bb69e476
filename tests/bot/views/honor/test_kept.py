"""What is kept of a settled panel: one line, which tells nothing of the hand."""

import pytest
from msgspec.structs import replace

from bot.views.honor.presenter import HonorPresenter
from bot.views.message import Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.texts import Texts, texts_in
from rules.core.model import Seat
from rules.honor import events as facts
from rules.honor.commands import LetBe, SaveFace
from rules.honor.deck import CardKey
from rules.honor.events import Roll
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace, AskTurn, HouseName
from rules.honor.state import Place, Private, Standing, Theft
from tests.bot.views.honor.matches import NAMES, questions
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_settled_panel_folds_to_one_line_whatever_is_held(words: Texts) -> None:
    for state, seat, prompt in questions(4):
        if HonorPresenter.is_secret(prompt):
            seen = GAME.observe(state, seat)
            kept = HonorPresenter(View(seen, NAMES, words)).settled_panel(prompt)
            [line] = kept
            assert isinstance(line, Text)
            assert "\n" not in line.content
            assert kept == HonorPresenter(
                View(replace(seen, private=Private(())), NAMES, words)
            ).settled_panel(prompt)


def test_the_line_says_which_question_it_was() -> None:
    names = ("Aiko", "Bruno", "Chen", "Dita")
    kept = set()
    for state, seat, prompt in questions(4):
        if HonorPresenter.is_secret(prompt):
            [line] = HonorPresenter(View(GAME.observe(state, seat), names, texts_in("en"))).settled_panel(
                prompt
            )
            assert isinstance(line, Text)
            victim = names[prompt.victim] if isinstance(prompt, AskSaveFace) else None
            expected = (
                f"Save Face for **{victim}**?" if victim else f"**Round {state.public.round}:** nothing done"
            )
            assert plain(line.content) == expected
            kept.add(line.content)
    assert len(kept) > 4


def test_the_line_says_whose_card_saved_the_face() -> None:
    """HO3.4: of several who are willing one plays a card; the others read that theirs was not needed."""
    state, seat, prompt = next(one for one in questions(4) if isinstance(one[2], AskSaveFace))
    assert isinstance(prompt, AskSaveFace)
    presenter = HonorPresenter(View(GAME.observe(state, seat), NAMES, texts_in("en")))
    asked = facts.FaceAsked(prompt.cause, prompt.by, prompt.victim)
    saved = facts.FaceSaved(prompt.victim, CardKey("save_face"), prompt.cause, prompt.victim)
    failed = facts.FaceNotSaved(prompt.cause, prompt.victim)
    for event, said in ((saved, f"{NAMES[prompt.victim]} plays"), (failed, "Nobody saves the face")):
        [line] = presenter.settled_panel(prompt, (asked, event))
        assert isinstance(line, Text)
        assert said in plain(line.content).replace("**", "")
        assert "\n" not in line.content


def test_the_line_does_not_say_what_came_of_another_question() -> None:
    """HO3.4: a turn may have several; the line of one that is open gave the answer of the one before."""
    state, seat, prompt = next(one for one in questions(4) if isinstance(one[2], AskSaveFace))
    assert isinstance(prompt, AskSaveFace)
    presenter = HonorPresenter(View(GAME.observe(state, seat), NAMES, texts_in("en")))
    other = Seat((prompt.victim + 1) % 4)
    before = facts.FaceAsked(prompt.cause, prompt.by, other), facts.FaceNotSaved(prompt.cause, other)
    asked = facts.FaceAsked(prompt.cause, prompt.by, prompt.victim)
    saved = facts.FaceSaved(prompt.victim, CardKey("save_face"), prompt.cause, prompt.victim)
    [open_line] = presenter.settled_panel(prompt, (*before, asked))
    [again] = presenter.settled_panel(prompt, (*before, asked, saved, asked))
    [settled] = presenter.settled_panel(prompt, (*before, asked, saved, *before))
    assert isinstance(open_line, Text)
    assert plain(open_line.content) == f"Save Face for **{NAMES[prompt.victim]}**?"
    assert again == open_line
    assert isinstance(settled, Text)
    assert f"{NAMES[prompt.victim]} plays" in plain(settled.content).replace("**", "")


def test_the_line_says_the_own_answer_before_what_came_of_it() -> None:
    """HO3.4: the outcome may not be known when the panel is closed."""
    state, seat, prompt = next(one for one in questions(4) if isinstance(one[2], AskSaveFace))
    assert isinstance(prompt, AskSaveFace)
    presenter = HonorPresenter(View(GAME.observe(state, seat), NAMES, texts_in("en")))
    asked, failed = facts.FaceAsked(prompt.cause, prompt.by, prompt.victim), facts.FaceNotSaved
    events = asked, failed(prompt.cause, prompt.victim)
    for answer, words in (
        (SaveFace(), "Play Save Face"),
        (LetBe(Standing.REFUSE), "No, never, not even mine"),
    ):
        lines = [presenter.settled_panel(prompt, one, answer) for one in ((asked,), events)]
        told = [plain(line.content) for [line] in lines if isinstance(line, Text)]
        assert told[0] == f"Save Face for **{NAMES[prompt.victim]}**? Your answer: {words}."
        assert told[1].startswith(f"{told[0]} Nobody saves the face")


def test_the_line_says_what_was_done_and_counts_what_was_drawn() -> None:
    """HO2.2: what was taken back was not done; nor does the line name a card in the hand."""
    home, archers = Place(Seat(0), HouseName.SAMURAI), CardKey("archers")
    laid, void = (facts.CardLaid(Seat(0), card, home, None, 0, 5) for card in (archers, CardKey("bushi")))
    drawn = facts.CardDrawn(Seat(0), CardKey("assassin"))
    assert done(laid, void, facts.TakenBack(Seat(0), 1), drawn, drawn) == "laid Archers; drew 2"


def test_the_line_tells_the_deeds_in_order_and_only_neighbors_together() -> None:
    """HO4.4: what was won follows the attack; between two draws another card was laid."""
    home, drawn = Place(Seat(0), HouseName.SAMURAI), facts.CardDrawn(Seat(0), None)
    laid = facts.CardLaid(Seat(0), CardKey("archers"), home, None, 0, 5)
    battle = facts.BattleFought(Seat(0), Seat(1), 3, 1, (Roll((6,), (1,)),), Seat(0))
    taken = facts.CastleTaken(Seat(0), Seat(1), CardKey("fortress"), None)
    won = battle, facts.ShogunCardMoved(Seat(1), Seat(0)), taken
    dishonored = facts.DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(2))
    assert done(drawn, laid, laid, drawn, *won, dishonored) == (
        "drew 1; laid 2 × Archers; drew 1; attacked Bruno (won); took the Shogun card; took Fortress; "
        "dishonored Chen"
    )


def test_HO6_2_the_line_tells_what_a_thief_has_discarded_from_what_was_kept() -> None:
    home, source = (Place(Seat(seat), HouseName.SAMURAI) for seat in (0, 1))
    thefts = Theft(CardKey("bushi"), source, home), Theft(CardKey("daisho"), source, None)
    stolen = facts.ThiefPlayed(Seat(0), CardKey("elite_thief"), 20, 5, thefts)
    assert done(stolen) == "stole Bushi; stole and discarded Daisho of the Ancestors"


def test_HO5_7_the_line_names_all_that_a_betrayal_has_won() -> None:
    target = Place(Seat(3), HouseName.SAMURAI)
    killed = facts.AssassinPlayed(Seat(0), CardKey("assassin"), target, 50, 5, None, 3, 6)
    seized = facts.HouseSeized(Seat(0), Seat(3), CardKey("hojo_soun"), (CardKey("bushi"),))
    assert done(killed, seized) == "assassin against Dita's samurai house: succeeded; took Hojo Soun, Bushi"


def done(*events: facts.AnyEvent) -> str:
    """What the line says of the turn of the first seat with these events."""
    seen = GAME.observe(questions(4)[0][0], Seat(0))
    presenter = HonorPresenter(View(seen, ("Aiko", "Bruno", "Chen", "Dita"), texts_in("en")))
    [line] = presenter.settled_panel(AskTurn("1", Seat(0), 0, False, False), events)
    assert isinstance(line, Text)
    return plain(line.content).partition(":** ")[2]


def test_the_words_of_pictures_are_made_once_a_language() -> None:
    words = texts_in("en")
    assert HonorPresenter.labels(words) is HonorPresenter.labels(words)
