"""Every control leads to a legal command or a panel that shows more; everything else is refused in words."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.markdown import escaped, markdown
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import goes_unasked
from bot.views.message import Answer, Play, Press, Redraft, Refuse, Text
from bot.views.presenter import View
from bot.views.texts import Texts
from rules.core.chance import Chance
from rules.core.model import Prompt, Seat
from rules.honor.commands import (
    Assassinate,
    Discard,
    Draw,
    EndTurn,
    Lay,
    SaveFace,
    Steal,
)
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace, AskTurn, HouseName
from rules.honor.state import Place, Private, Theft
from tests.bot.views.discord_limits import check_message
from tests.bot.views.honor.matches import NAMES, presses, questions
from tests.bot.views.honor.turns import ENGLISH, allied, holding, press
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_guide_calls_the_buttons_by_their_names(words: Texts) -> None:
    guide = words("honor-guide-AskTurn")
    for button in ("suggest", "confirm", "back", "end"):
        assert f"**{words(f'honor-button-{button}')}**" in guide


@pytest.mark.parametrize("seats", [3, 5])
def test_every_control_gives_a_legal_command_or_another_panel(seats: int) -> None:
    kinds = set()
    for state, seat, prompt in questions(seats)[::2]:
        kinds.add(prompt.kind)
        seen, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
        for pressed in presses(shown):
            answer = HonorPresenter(View(seen, (), ENGLISH)).press(prompt, {}, pressed)
            match answer:
                case Play(command):
                    assert command in legal, pressed
                case Redraft(draft):
                    check_message(HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, draft))
                case _:
                    assert isinstance(answer, Refuse)
                    assert pressed.verb == "standing", "the standing order that holds already"
    assert {"AskTurn", "AskSaveFace", "AskDishonor"} <= kinds


def test_play_my_turn_plays_what_a_sensible_player_would() -> None:
    """HO2: after a draw the turn goes on; what costs honor or stakes something is shown before it is done."""
    shown_first = 0
    for state, seat, prompt in questions(4)[::3]:
        if isinstance(prompt, AskTurn):
            seen, row = GAME.observe(state, seat), 5_000
            answer: Answer = press(seen, prompt, {}, Press("suggest"))
            following: Prompt | None = prompt
            unseen = False
            while isinstance(following, AskTurn) and state.public.turn == seat:
                if isinstance(answer, Redraft):
                    shown_first += unseen
                    seen, unseen = GAME.observe(state, seat), False
                    answer = press(seen, following, answer.draft, Press("confirm"))
                assert isinstance(answer, Play)
                for command in (answer.command, *answer.then):
                    seen = GAME.observe(state, seat)
                    assert command == GAME.advise(seen)
                    assert not unseen or goes_unasked(command, content())
                    state, row = GAME.apply(state, seat, command, Chance(bytes(32), row)).state, row + 1
                following = GAME.prompts(state).get(seat)
                if answer.again is None or not isinstance(following, AskTurn):
                    break
                answer, unseen = press(GAME.observe(state, seat), following, {}, answer.again), True
            last = GAME.prompts(state).get(seat)
            assert not isinstance(last, AskTurn) or last.actions == 0 or state.public.turn != seat
    assert shown_first


def test_HO4_1_no_castle_is_laid_unseen() -> None:
    """From then on its owner can be attacked; to discard one changes nothing."""
    home = Place(Seat(0), HouseName.DAIMYO)
    assert goes_unasked(Lay(CardKey("archers"), home), content())
    for castle in ("water_castle", "mountain_castle", "fortress"):
        assert not goes_unasked(Lay(CardKey(castle), home), content())
        assert goes_unasked(Discard(CardKey(castle)), content())


def test_what_is_prepared_is_played_in_its_order() -> None:
    """Two cards, a draw, and the end of the turn by five presses; each is legal after those before it."""
    seen, prompt = holding("bushi", "archers")
    lays = [Press("focus", values=(f"{card}@{prompt.seat}.samurai",)) for card in ("bushi", "archers")]
    answer = press(seen, prompt, {}, *lays, Press("end"), Press("confirm"))
    assert isinstance(answer, Play)
    assert [type(one) for one in (answer.command, *answer.then)] == [Lay, Lay, EndTurn]
    assert answer.again is None, "nothing that was not prepared"


def test_what_is_prepared_can_be_taken_back_one_by_one() -> None:
    seen, prompt = holding("bushi", "archers")
    lays = [Press("focus", values=(f"{card}@{prompt.seat}.samurai",)) for card in ("bushi", "archers")]
    answer = press(seen, prompt, {}, *lays, Press("back"), Press("confirm"))
    assert answer == Play(Lay(CardKey("bushi"), Place(prompt.seat, HouseName.SAMURAI)))


def test_only_draws_and_the_end_can_be_prepared_after_a_draw() -> None:
    """Nobody knows which card it will be, nor what an attack will leave."""
    seen, prompt = holding("bushi", "dishonor", "archers")
    lay = Press("focus", values=(f"bushi@{prompt.seat}.samurai",))
    drawn = press(seen, prompt, {}, lay, Press("draw"))
    assert isinstance(drawn, Redraft)
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, drawn.draft)
    assert {one.verb for one in presses(shown)} <= {"confirm", "suggest", "draw", "back", "end"}
    for stale in (f"archers@{prompt.seat}.samurai", "dishonor"):
        assert isinstance(press(seen, prompt, drawn.draft, Press("focus", values=(stale,))), Refuse)
    victim = Press("victim", values=(str((prompt.seat + 1) % 3),))
    dishonored = press(seen, prompt, {}, Press("focus", values=("dishonor",)), victim)
    assert isinstance(dishonored, Redraft)
    assert isinstance(press(seen, prompt, dishonored.draft, Press("draw")), Refuse)


def test_HO6_1_a_card_for_which_too_few_actions_are_left_is_refused() -> None:
    """A tap on a screen of before; the panel would have neither a victim to choose nor Confirm."""
    seen, prompt = holding("bushi", "archers", "dishonor")
    lays = [Press("focus", values=(f"{card}@{prompt.seat}.samurai",)) for card in ("bushi", "archers")]
    refused = press(seen, prompt, {}, *lays, Press("focus", values=("dishonor",)))
    assert refused == Refuse(ENGLISH("honor-refuse-not-after"))


@pytest.mark.parametrize("card", ["thief", "assassin", "dishonor"])
def test_a_card_that_needs_a_target_cannot_be_confirmed(card: str) -> None:
    """Neither alone, nor with what was prepared before it; Take back puts it away again."""
    seen, prompt = holding(card, "bushi")
    lay, focus = Press("focus", values=(f"bushi@{prompt.seat}.samurai",)), Press("focus", values=(card,))
    for before in ((), (lay,)):
        looked = press(seen, prompt, {}, *before, focus)
        assert isinstance(looked, Redraft)
        shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, looked.draft)
        assert not {"confirm"} & {one.verb for one in presses(shown)}
        assert isinstance(press(seen, prompt, looked.draft, Press("confirm")), Refuse)
    back = press(seen, prompt, {}, lay, focus, Press("back"), Press("confirm"))
    assert back == Play(Lay(CardKey("bushi"), Place(prompt.seat, HouseName.SAMURAI)))


def test_controls_of_earlier_versions_are_answered() -> None:
    """They named a card, then its house or that it is discarded; a deed was prepared alone."""
    seen, prompt = holding("bushi", "archers")
    focus, home = Press("focus", values=("bushi",)), Place(prompt.seat, HouseName.SAMURAI)
    assert isinstance(press(seen, prompt, {}, focus), Redraft)
    put = Press("put", f"{prompt.seat}.samurai")
    assert press(seen, prompt, {"card": "bushi"}, put, Press("confirm")) == Play(Lay(CardKey("bushi"), home))
    discarded = press(seen, prompt, {"card": "bushi"}, Press("discard"), Press("confirm"))
    assert discarded == Play(Discard(CardKey("bushi")))
    deed = {"card": None, "source": None, "deed": {"kind": "EndTurn"}}
    assert press(seen, prompt, deed, Press("confirm")) == Play(EndTurn())


def test_the_panel_says_when_the_declaration_is_owed() -> None:
    """HO3.1: with 100 honor and the Shogun card in the middle an attack is not on offer, and here is why."""
    described = []
    for honor in (99, 100):
        seen, prompt = holding("bushi", honor=honor)
        blocks = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {}).blocks
        described.append("becomes Shogun in this turn" in str(blocks[0]))
    assert described == [False, True]


def test_a_turn_with_actions_left_ends_only_when_that_is_confirmed() -> None:
    """A slip of the thumb must not cost a turn; without actions there is nothing to lose."""
    seen, prompt = holding("bushi")
    assert isinstance(press(seen, prompt, {}, Press("end")), Redraft)
    assert press(seen, prompt, {}, Press("end"), Press("confirm")) == Play(EndTurn())
    asked = replace(prompt, actions=0)
    idle = replace(seen, public=replace(seen.public, asking=asked))
    assert press(idle, asked, {}, Press("end")) == Play(EndTurn())


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_nonsense_is_refused_in_words(words: Any) -> None:
    nonsense = [
        Press("nonsense"),
        Press("focus", values=("nonsense",)),
        Press("focus"),
        Press("put", "9.daimyo"),
        Press("put"),
        Press("discard"),
        Press("target", values=("0.castle",)),
        Press("victim", values=("x",)),
        Press("source", values=("0.daimyo",)),
        Press("loot", values=("bushi",)),
        Press("whither", "0", ("discarded",)),
        Press("declare", values=("99",)),
        Press("standing", values=("never",)),
        Press("confirm"),
        Press("save"),
        Press("let", "maybe"),
        Press("seppuku", "castle"),
    ]
    asked = {prompt.kind: (state, seat, prompt) for state, seat, prompt in questions(3) + questions(5)}
    for state, seat, prompt in asked.values():
        seen = GAME.observe(state, seat)
        if isinstance(prompt, AskSaveFace):
            seen = replace(seen, private=Private())
        for pressed in nonsense:
            assert isinstance(HonorPresenter(View(seen, (), words)).press(prompt, {}, pressed), Refuse), (
                prompt,
                pressed,
            )


def test_a_thief_is_prepared_card_by_card() -> None:
    """HO6.2: a house, a card, where it goes; an elite thief steals two."""
    seen, prompt = holding("elite_thief", "bushi")
    victim = (prompt.seat + 1) % 3
    source = Place(Seat(victim), HouseName.SAMURAI)
    answer = press(
        seen,
        prompt,
        {},
        Press("focus", values=("elite_thief",)),
        Press("source", values=(f"{victim}.samurai",)),
        Press("loot", values=("daisho",)),
        Press("loot", values=("bushi",)),
        Press("whither", "1", ("discarded",)),
        Press("confirm"),
    )
    assert isinstance(answer, Play)
    assert isinstance(answer.command, Steal)
    first, second = answer.command.thefts
    assert first == Theft(CardKey("daisho"), source, Place(prompt.seat, HouseName.DAIMYO))
    assert second == Theft(CardKey("bushi"), source, None)


@pytest.mark.parametrize("place", [1, 2])
def test_HO6_2_what_is_stolen_goes_home_before_it_goes_to_the_ally(place: int) -> None:
    """Wherever the ally sits, an own house comes first."""
    seen, prompt = holding("thief")
    lord = Seat((prompt.seat + place) % 3)
    seen = allied(seen, prompt, lord)
    answer = press(
        seen,
        prompt,
        {},
        Press("focus", values=("thief",)),
        Press("source", values=(f"{lord}.samurai",)),
        Press("loot", values=("daisho",)),
        Press("confirm"),
    )
    home = Place(prompt.seat, HouseName.SAMURAI)
    assert answer == Play(
        Steal(CardKey("thief"), (Theft(CardKey("daisho"), Place(lord, HouseName.SAMURAI), home),))
    )


@pytest.mark.parametrize("place", [1, 2])
def test_HO6_1_an_assassin_that_cannot_be_paid_names_its_own_price(place: int) -> None:
    """25 honor, not the 50 that it costs against the ally alone (HO5.7), wherever the ally sits."""
    seen, prompt = holding("assassin", honor=20)
    seen = allied(seen, prompt, Seat((prompt.seat + place) % 3))
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
    assert any(
        "It costs 25 honor, and you have 20." in getattr(block, "content", "") for block in shown.blocks
    )


def test_an_assassin_says_its_odds_before_it_goes() -> None:
    """HO6.3: 5 or 6 is needed where a bodyguard stands."""
    seen, prompt = holding("assassin")
    victim = (prompt.seat + 1) % 3
    pressed = Press("focus", values=("assassin",)), Press("target", values=(f"{victim}.daimyo",))
    prepared = press(seen, prompt, {}, *pressed)
    assert isinstance(prepared, Redraft)
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, prepared.draft)
    assert any("succeeds on 5–6" in getattr(block, "content", "") for block in shown.blocks)
    answer = press(seen, prompt, prepared.draft, Press("confirm"))
    assert answer == Play(Assassinate(CardKey("assassin"), Place(Seat(victim), HouseName.DAIMYO)))


def test_a_prepared_command_shows_names_as_they_are() -> None:
    """The panel's text is markdown, in which a name must not be read as emphasis."""
    seen, prompt = holding("dishonor")
    victim = Seat((prompt.seat + 1) % 3)
    pressed = Press("focus", values=("dishonor",)), Press("victim", values=(str(victim),))
    prepared = press(seen, prompt, {}, *pressed)
    assert isinstance(prepared, Redraft)
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, prepared.draft)
    said = [markdown(block.content) for block in shown.blocks if isinstance(block, Text)]
    assert any(f"dishonor {escaped(NAMES[victim])}" in text for text in said)


@pytest.mark.parametrize(("honor", "shown"), [(10, "10"), (-20, "−20")])
def test_a_ninja_without_honor_is_refused_with_the_reason(honor: int, shown: str) -> None:
    """HO6.1; HO3.2: a debt with its minus sign."""
    seen, prompt = holding("assassin", honor=honor)
    pressed = Press("focus", values=("assassin",)), Press("target", values=("1.samurai",))
    assert press(seen, prompt, {}, *pressed) == Refuse(f"It costs 25 honor, and you have {shown}.")


@pytest.mark.parametrize(
    "broken",
    [{"card": 5}, {"card": "unheard_of"}, {"deed": {"kind": "Draw", "card": "x"}}, {"nonsense": True}],
    ids=repr,
)
def test_a_broken_draft_is_an_empty_one(broken: dict[str, Any]) -> None:
    seen, prompt = holding("bushi")
    shown = [HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, draft) for draft in (broken, {})]
    assert shown[0] == shown[1]


def test_drawing_is_done_at_once() -> None:
    """HO2.2."""
    seen, prompt = holding("bushi")
    assert press(seen, prompt, {}, Press("draw")) == Play(Draw())


def test_only_who_holds_the_card_may_save_a_face() -> None:
    """HO3.4: the panel has the same buttons for all."""
    for state, seat, prompt in questions(5):
        if not isinstance(prompt, AskSaveFace):
            continue
        seen = GAME.observe(state, seat)
        other = replace(seen, private=Private((CardKey("bushi"),)))
        held = replace(seen, private=Private((CardKey("save_face"),)))
        assert press(held, prompt, {}, Press("save")) == Play(SaveFace())
        assert isinstance(press(other, prompt, {}, Press("save")), Refuse)
        labels = [
            [
                button.label
                for block in HonorPresenter(View(each, NAMES, ENGLISH)).panel(prompt, {}).blocks
                for button in getattr(block, "buttons", ())
            ]
            for each in (held, other)
        ]
        assert labels[0] == labels[1]
        return
    raise AssertionError("nobody was asked to save a face in this match")
