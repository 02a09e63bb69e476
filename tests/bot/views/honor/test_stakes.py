"""What is said before a decision: the rivals, who is about to win, and what Save Face is about."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.markdown import markdown
from bot.views.honor.outlook import whole_stakes
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import ahead
from bot.views.honor.texts import HonorTexts, card_term
from bot.views.message import Buttons, Message, Press, Redraft, Select, Text
from bot.views.presenter import View
from bot.views.texts import LANGUAGES, texts_in
from renderer.honor import Hand
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Dishonor,
    EndTurn,
    Lay,
)
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.events import (
    MatchEnded,
)
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskSaveFace, AskTurn, Cause, HouseName
from rules.honor.reckoning import about_to_win, dice, dice_of_battle, income, strength
from rules.honor.state import Observation, Place, Private, Reaction, Standing
from tests.bot.views.honor.turns import ENGLISH, PEOPLE, holding, placed


def said(message: Message) -> str:
    return markdown("\n".join(block.content for block in message.blocks if isinstance(block, Text)))


def asked_about(seen: Observation, cause: Cause, by: Seat, victim: Seat) -> str:
    """The private question whether to save the victim's face."""
    seat = seen.viewer
    assert seat is not None
    card = CardKey("dishonor") if cause is Cause.DISHONOR else None
    reaction = Reaction(cause, by, victim, card, "9")
    seen = replace(seen, public=replace(seen.public, reaction=reaction))
    prompt = AskSaveFace("9", seat, cause, by, victim)
    return said(HonorPresenter(View(seen, PEOPLE, ENGLISH)).panel(prompt, {}))


def test_HO3_3_the_question_says_what_dishonor_costs_with_and_without_save_face() -> None:
    """75 or 30 of 60 honor: a debt of 15, or 30 left; the victim learns that it is their own face."""
    seen, prompt = holding("bushi", honor=60)
    victim = Seat((prompt.seat + 1) % 3)
    other = asked_about(seen, Cause.DISHONOR, Seat((prompt.seat + 2) % 3), victim)
    assert "Without Save Face: 75 honor lost (60 → −15)" in other
    assert "With Save Face: only 30 honor lost (60 → 30)" in other
    assert "It is your own face." not in other
    assert "It is your own face." in asked_about(seen, Cause.DISHONOR, victim, prompt.seat)


def test_HO4_3_the_question_says_what_a_lost_battle_costs_with_and_without_save_face() -> None:
    seen, prompt = holding("bushi")
    by, victim = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = placed(seen, victim, daimyo=CardKey("oda_nobunaga"), daimyo_house=(CardKey("archers"),))
    bare = asked_about(seen, Cause.BATTLE, by, victim)
    assert "Without Save Face: the daimyo's house falls (Oda Nobunaga, Archers), and the samurai" in bare
    assert "With Save Face: the daimyo's house stays." in bare
    walled = placed(seen, victim, daimyo_house=(CardKey("fortress"),))
    assert "the daimyo's house stays – but not the castle (Fortress)." in asked_about(
        walled, Cause.BATTLE, by, victim
    )


@pytest.mark.parametrize("cause", Cause)
def test_HO3_4_whoever_dishonored_or_won_is_not_led_to_save_that_face(cause: Cause) -> None:
    """The button is green for the others only, and the question says whose deed it would undo."""
    seen, prompt = holding("save_face")
    mine, other, victim = (Seat((prompt.seat + step) % 3) for step in range(3))
    for by, style in ((mine, "secondary"), (other, "success")):
        card = CardKey("dishonor") if cause is Cause.DISHONOR else None
        reaction = Reaction(cause, by, victim, card, "9")
        asked = replace(seen, public=replace(seen.public, asking=None, reaction=reaction))
        panel = HonorPresenter(View(asked, PEOPLE, ENGLISH)).panel(reaction.question(mine), {})
        buttons = next(block for block in panel.blocks if isinstance(block, Buttons))
        assert (buttons.buttons[0].style, buttons.buttons[0].disabled) == (style, False)
        assert ("It is your own" in said(panel)) == (by == mine)


def test_HO4_3_the_question_says_that_the_allys_samurai_becomes_a_ronin_with_the_loser() -> None:
    seen, prompt = holding("bushi")
    by, victim = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    ends = f"the alliance of {PEOPLE[prompt.seat]} with {PEOPLE[victim]} ends"
    served = placed(seen, prompt.seat, daimyo=None, daimyo_house=(), serves=victim)
    text = asked_about(served, Cause.BATTLE, by, victim).replace("**", "")
    assert ends in text
    assert ends not in asked_about(seen, Cause.BATTLE, by, victim).replace("**", "")


def test_HO1_3_what_save_face_is_about_is_said_alike_with_and_without_the_card() -> None:
    """Only the line about the own hand differs."""
    seen, prompt = holding("bushi")
    victim = Seat((prompt.seat + 1) % 3)
    told = [
        asked_about(replace(seen, private=Private((CardKey(card),))), Cause.DISHONOR, prompt.seat, victim)
        for card in ("bushi", "save_face")
    ]
    first, second = (text.splitlines() for text in told)
    differing = [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]]
    assert differing == [("You hold no Save Face card.", "You hold a Save Face card.")]


def test_a_turn_shows_the_rivals_in_the_order_of_their_turns() -> None:
    """Honor with the next count, strength, and the cards of both houses; 👑 the Shogun, 🏯 a castle."""
    seen, prompt = holding("bushi")
    weak, strong = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = placed(seen, weak, daimyo=None, daimyo_house=(), honor=-15)
    seen = placed(seen, strong, daimyo=CardKey("hojo_soun"), daimyo_house=(CardKey("fortress"),), honor=130)
    seen = replace(seen, public=replace(seen.public, shogun=strong))
    shown = said(HonorPresenter(View(seen, PEOPLE, ENGLISH)).panel(prompt, {})).replace("**", "")
    (line,) = [line for line in shown.splitlines() if line.startswith("Others")]
    last, leader = line.partition("): ")[2].split(" · ")
    gain = income(content(), seen.public.players, strong, strong).gained
    assert leader == f"👑🏯 {PEOPLE[strong]} 🌸 130 (+{gain}) ⚔️ 4 🛡️ 10 🏠 1 + 2"
    assert last == f"{PEOPLE[weak]} 🌸 −15 (+0) ⚔️ 3 🛡️ 3 🏠 – + 2"
    shown = said(HonorPresenter(View(placed(seen, weak, serves=strong), PEOPLE, ENGLISH)).panel(prompt, {}))
    assert f"🏠 – + 2 🤝 {PEOPLE[strong]}" in shown.replace("**", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_HO7_1_who_is_about_to_win_is_named_wherever_it_can_be_averted(language: str) -> None:
    """In the turn's panel, the stage's message, the status and the question about a face; not too early."""
    seen, prompt = holding("bushi")
    rival = Seat((prompt.seat + 1) % 3)
    gain = income(content(), seen.public.players, None, rival).gained
    for honor, warned in ((400 - gain, True), (399 - gain, False)):
        table = placed(seen, rival, honor=honor)
        assert about_to_win(content(), table.public) == [rival] * warned
        shown = HonorPresenter(View(table, PEOPLE, texts_in(language)))
        messages = said(shown.panel(prompt, {})), said(shown.stage(())), said(shown.status())
        for text in messages:
            assert (f"🏁 **{PEOPLE[rival]}**" in text) == warned, text


def test_HO7_1_who_is_said_to_win_does_if_nothing_changes() -> None:
    """The others end their turns; then the count ends the match. In the order of the turns.

    HO2.1: once a count has reached the goal, nobody counts again.
    """
    seen, prompt = holding("bushi")
    state, first = GAME.imagine(seen, Chance(bytes(32), 0)), Seat((prompt.seat + 1) % 3)
    players = tuple(replace(player, honor=395) for player in state.public.players)
    state = replace(state, public=replace(state.public, players=players))
    assert about_to_win(content(), state.public) == [first, Seat((first + 1) % 3), prompt.seat]
    reached = tuple(replace(player, honor=400 + seat) for seat, player in enumerate(players))
    assert about_to_win(content(), replace(state.public, players=reached)) == []
    step = GAME.apply(state, prompt.seat, EndTurn(), Chance(bytes(32), 0))
    assert [event.outcome.winners for event in step.events if isinstance(event, MatchEnded)] == [(first,)]
    assert about_to_win(content(), step.state.public) == []


def test_HO5_4_who_breaks_an_alliance_counts_nothing_and_is_not_about_to_win() -> None:
    seen, prompt = holding("bushi")
    leaver, lord = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    given = {"daimyo": None, "daimyo_house": (), "serves": lord, "honor": 395}
    assert about_to_win(content(), placed(seen, leaver, **given).public) == [leaver]
    assert about_to_win(content(), placed(seen, leaver, leaving=True, **given).public) == []


def test_a_hand_is_shown_in_the_order_of_the_deck() -> None:
    """In text, picture, alt text and menus alike, whatever was drawn first."""
    drawn = ("dishonor", "bushi", "daisho", "thief", "bushi", "oda_nobunaga")
    order = ["oda_nobunaga", "daisho", "bushi", "thief", "dishonor"]
    seen, prompt = holding(*drawn)
    panel = HonorPresenter(View(seen, PEOPLE, ENGLISH)).panel(prompt, {})
    names = [HonorTexts(ENGLISH).card(CardKey(card)) for card in order]
    shown = [line for line in said(panel).splitlines() if line.startswith("- ")]
    assert [name in line for name, line in zip(names, shown, strict=True)] == [True] * len(order)
    (discards,) = [one for one in panel.blocks if isinstance(one, Select) and one.verb == "discard"]
    assert [option.value for option in discards.options] == order
    terms = list(dict.fromkeys(HonorPresenter(View(seen, PEOPLE, ENGLISH)).terms_here()))
    assert terms[: len(order)] == [card_term(CardKey(card)) for card in order]
    (picture,) = panel.pictures
    assert isinstance(picture.drawing, Hand)
    assert list(dict.fromkeys(picture.drawing.hand)) == order
    assert [picture.alt.find(name) for name in names] == sorted(picture.alt.find(name) for name in names)
    assert [name for name, _ in picture.drawing.captions] == [*names[:3], names[2], *names[3:]]


def test_HO4_4_an_attack_names_what_it_is_about_and_both_castles() -> None:
    """What may be attacked is why: the Shogun card and a castle. An own castle is lost with the house."""
    seen, prompt = holding("bushi", honor=60)
    target = Seat((prompt.seat + 1) % 3)
    seen = replace(placed(seen, target, daimyo_house=(CardKey("fortress"),)), private=Private(()))
    office = replace(seen, public=replace(seen.public, shogun=target))
    walled = placed(seen, prompt.seat, daimyo_house=(CardKey("water_castle"), CardKey("archers")))
    shown = [attack_on(table, prompt, target) for table in (seen, office, walled)]
    assert [f"I attack {PEOPLE[target]} ({why}):" in text for why, text in zip(WHY, shown, strict=True)] == [
        True
    ] * 3
    for text in shown:
        assert "their castle (Fortress) is yours or discarded" in line(text, "if you win: ")
        assert "Save Face can keep a loser's house, but neither a castle nor a Shogun's house" in text
    own = "your castle (Water castle) is theirs or discarded"
    assert [own in line(text, "if you lose: ") for text in shown] == [False, False, True]


def line(text: str, beginning: str) -> str:
    """What a line says after this beginning."""
    return text.partition(beginning)[2].partition("\n")[0]


WHY = ("Fortress", "Shogun, Fortress", "Fortress")


def attack_on(seen: Observation, prompt: AskTurn, target: Seat) -> str:
    """The panel with an attack that is prepared."""
    moves = Moves(seen, prompt)
    chosen = str(moves.declarations().index(Attack(target)))
    presenter = HonorPresenter(View(seen, PEOPLE, ENGLISH))
    redraft = presenter.press(prompt, {}, Press("declare", values=(chosen,)))
    assert isinstance(redraft, Redraft)
    return said(presenter.panel(prompt, redraft.draft))


def test_HO7_1_only_the_first_in_turn_order_is_said_to_win_and_the_reader_is_addressed() -> None:
    seen, prompt = holding("bushi", honor=395)
    first, second = (Seat((prompt.seat + step) % 3) for step in (1, 2))
    presenter = HonorPresenter(View(seen, PEOPLE, ENGLISH))
    flags = [line for line in said(presenter.panel(prompt, {})).splitlines() if line.startswith("🏁")]
    assert flags[0].startswith(f"🏁 **{PEOPLE[first]}** wins at the start of their next turn")
    assert flags[1].startswith(f"🏁 If that is averted, **{PEOPLE[second]}** wins next: honor 395 + ")
    assert flags[2].startswith("🏁 If that is averted, **you** win next: honor 395 + ")
    alone = placed(placed(seen, first, honor=0), second, honor=0)
    shown = HonorPresenter(View(alone, PEOPLE, ENGLISH))
    assert "🏁 **You** win at the start of your next turn" in said(shown.panel(prompt, {}))
    assert f"🏁 **{PEOPLE[prompt.seat]}** wins at the start of their" in said(shown.stage(()))


def test_HO5_2_a_servant_is_not_said_to_win_if_the_lord_is_averted() -> None:
    """Their honor comes from the lord's house; a servant who counts before the lord is the first."""
    seen, prompt = holding("bushi", honor=0)
    lord, servant = (Seat((prompt.seat + step) % 3) for step in (1, 2))
    seen = placed(placed(seen, lord, honor=395), servant, honor=395)
    for master, one, later in ((lord, servant, False), (servant, lord, True)):
        bound = placed(seen, one, daimyo=None, daimyo_house=(), serves=master)
        assert about_to_win(content(), bound.public) == [lord, servant]
        shown = said(HonorPresenter(View(bound, PEOPLE, ENGLISH)).panel(prompt, {}))
        flags = [line for line in shown.splitlines() if line.startswith("🏁")]
        assert flags[0].startswith(f"🏁 **{PEOPLE[lord]}** wins")
        assert [line.startswith("🏁 If that is averted") for line in flags[1:]] == [True] * later


def declared(seen: Observation, prompt: AskTurn, command: AnyCommand) -> tuple[str, str]:
    """What the menu says below a declaration, and the panel in which it is prepared."""
    at = Moves(seen, prompt).declarations().index(command)
    presenter = HonorPresenter(View(seen, PEOPLE, ENGLISH))
    shown = presenter.panel(prompt, {})
    (menu,) = [one for one in shown.blocks if isinstance(one, Select) and one.verb == "declare"]
    redraft = presenter.press(prompt, {}, Press("declare", values=(str(at),)))
    assert isinstance(redraft, Redraft)
    return menu.options[at].description or "", said(presenter.panel(prompt, redraft.draft))


def test_HO5_2_an_alliance_says_what_is_counted_and_what_helps_then() -> None:
    """What is said is what the position after it counts; Daisho (1) and Bushi (2) help with strength 3."""
    seen, prompt = holding("bushi", honor=60)
    lord = Seat((prompt.seat + 1) % 3)
    seen = placed(seen, prompt.seat, daimyo=None, daimyo_house=())
    seen = replace(seen, public=replace(seen.public, shogun=lord))
    after = ahead(seen, (Ally(lord),))
    assert after is not None
    gain = income(content(), after.observation.public.players, lord, prompt.seat).gained
    said_so = f"next count +{gain}; in battle your samurai's house adds strength 3 to theirs"
    assert all(said_so in text for text in declared(seen, prompt, Ally(lord)))


def test_HO5_4_a_breach_says_when_it_ends() -> None:
    seen, prompt = holding("bushi", honor=60)
    lord = Seat((prompt.seat + 1) % 3)
    seen = placed(seen, prompt.seat, daimyo=None, daimyo_house=(), serves=lord)
    ends = "it ends at the start of your next turn, before the count: then you are a ronin"
    assert all(ends in text for text in declared(seen, prompt, BreakAlliance()))


def test_HO4_1_the_claim_to_the_office_says_that_the_shogun_may_be_attacked() -> None:
    seen, prompt = holding("bushi", honor=60)
    warning = "then anybody may attack you, and Save Face does not keep your house in battle"
    assert all(warning in text for text in declared(seen, prompt, BecomeShogun()))


def test_HO3_3_prepared_dishonor_says_what_it_costs() -> None:
    seen, prompt = holding("dishonor", honor=60)
    victim = Seat((prompt.seat + 1) % 3)
    presenter, draft = HonorPresenter(View(seen, PEOPLE, ENGLISH)), dict[str, Any]()
    for press in (Press("focus", values=("dishonor",)), Press("victim", values=(str(victim),))):
        redraft = presenter.press(prompt, draft, press)
        assert isinstance(redraft, Redraft)
        draft = redraft.draft
    cost = f"dishonor {PEOPLE[victim]} – honor 60 → −15, with Save Face → 30; or a house instead by seppuku"
    assert cost in said(presenter.panel(prompt, draft))


def test_HO7_1_dishonor_says_whether_it_averts_a_victory() -> None:
    """Of a victim whose next count reaches the goal, what it reaches by each answer; of nobody else."""
    seen, prompt = holding("dishonor")
    victim = Seat((prompt.seat + 1) % 3)
    gain = income(content(), seen.public.players, None, victim).gained
    play = Dishonor(CardKey("dishonor"), victim)
    for honor, is_told in ((399 - gain, False), (400 - gain, True)):
        table = placed(seen, victim, honor=honor)
        samurai = placed(table, victim, samurai_house=()).public.players
        left = honor + income(content(), samurai, None, victim).gained
        told = whole_stakes(play, Moves(table, prompt).hand, table.public, HonorTexts(ENGLISH, PEOPLE))
        reached = f"next count reaches {honor + gain - 75}, with Save Face {honor + gain - 30}"
        seppuku = f"after seppuku of the samurai {left}, of the daimyo {honor}; the goal is 400"
        assert (f"{reached}, {seppuku}" in told) == is_told
    served = placed(table, victim, daimyo=None, daimyo_house=(), serves=prompt.seat, honor=395)
    told = whole_stakes(play, Moves(served, prompt).hand, served.public, HonorTexts(ENGLISH, PEOPLE))
    assert "next count reaches 320, " in told, "HO5.5: the alliance ends, and a ronin counts nothing"
    assert "of the daimyo" not in told


def test_HO3_4_the_question_shows_the_own_figures_and_who_is_a_ronin_after_seppuku() -> None:
    """HO3.3: the ally serves the daimyo who would be lost."""
    seen, prompt = holding("bushi", honor=60)
    by, victim = (Seat((prompt.seat + step) % 3) for step in (1, 2))
    ronin = f"With seppuku of the daimyo {PEOPLE[prompt.seat]} would be a ronin, too."
    served = placed(seen, prompt.seat, daimyo=None, daimyo_house=(), serves=victim)
    for table, is_told in ((seen, False), (served, True)):
        text = asked_about(table, Cause.DISHONOR, by, victim).replace("**", "")
        assert "You, now: honor 60 (next count +" in text
        assert (ronin in text) == is_told


@pytest.mark.parametrize(
    ("held", "standing", "is_told"),
    [
        ("save_face", Standing.REFUSE, True),
        ("save_face", Standing.REFUSE_THIS_TURN, False),
        ("save_face", Standing.ASK, False),
        ("bushi", Standing.REFUSE, False),
    ],
)
def test_HO3_4_who_is_never_asked_is_told_when_they_hold_the_card(
    held: str, standing: Standing, is_told: bool
) -> None:
    """They may have refused for good before they drew it."""
    seen, prompt = holding(held)
    seen = replace(seen, private=Private((CardKey(held),), standing))
    shown = said(HonorPresenter(View(seen, PEOPLE, ENGLISH)).panel(prompt, {}))
    told = "To be asked again: _When a face could be saved_, below."
    assert (told in shown.splitlines()[1]) == is_told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_menu_says_below_a_declaration_fits_there(language: str) -> None:
    """Discord shows 100 letters."""
    words = HonorTexts(texts_in(language))
    said_below = [
        words("stakes-ally", gain=1000, help=30),
        words("stakes-break-alliance"),
        words("stakes-become-shogun"),
    ]
    assert max(map(len, said_below)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_menu_says_below_a_target_fits_there(language: str) -> None:
    """With the dearest assassin, the fullest house of a Shogun and an alliance that ends; so do effects."""
    words = HonorTexts(texts_in(language))
    fallen = words.listed((words("fallen-daimyo"), words("fallen-shogun"), words("fallen-cards", count=25)))
    said_below = [
        words("odds", cost=25, needed=5, fallen=fallen, ends="yes"),
        words("odds-betrayal", cost=50, needed=5, shogun="yes"),
        "; ".join((words("free-seppuku"), words("ends-unless-saved"))),
        *map(words.effect, content().cards),
    ]
    assert [text for text in said_below if len(text) > 100] == []


def test_HO4_3_an_attack_says_that_the_own_ally_becomes_a_ronin_if_it_is_lost() -> None:
    seen, prompt = holding("bushi", honor=60)
    target, ally = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = placed(seen, target, daimyo_house=(CardKey("fortress"),))
    warning = f"{PEOPLE[ally]} is a ronin, too"
    assert warning not in attack_on(seen, prompt, target)
    served = placed(seen, ally, daimyo=None, daimyo_house=(), serves=prompt.seat)
    assert warning in line(attack_on(served, prompt, target), "if you lose: ")


def test_HO4_3_an_attack_says_that_the_ally_of_the_attacked_becomes_a_ronin_if_it_is_won() -> None:
    """Often the reason to attack: the ally may be about to win. So it is where no dice defend."""
    seen, prompt = holding("bushi", honor=60)
    target, ally = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = replace(seen, public=replace(seen.public, shogun=target))
    warning = f"their ally {PEOPLE[ally]} is a ronin, too"
    assert warning not in attack_on(seen, prompt, target)
    served = placed(seen, ally, daimyo=None, daimyo_house=(), samurai_house=(), serves=target)
    assert warning in attack_on(served, prompt, target)


def test_HO4_2_an_attack_that_no_dice_meet_speaks_of_no_loss() -> None:
    seen, prompt = holding("bushi", honor=60)
    target, ally = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = placed(seen, ally, daimyo=None, daimyo_house=(), serves=prompt.seat)
    bare = {"daimyo": CardKey("hojo_soun"), "daimyo_house": (), "samurai_house": ()}
    seen = placed(seen, target, **bare)
    seen = replace(seen, public=replace(seen.public, shogun=target))
    offered, text = declared(seen, prompt, Attack(target))
    assert offered == "their daimyo's house falls, they are a ronin; the Shogun card is yours"
    assert f"against 0 – {offered}" in text
    assert "if you" not in text
    assert "Save Face can keep" not in text, "a Shogun's house is lost in any case"


def test_HO4_1_office_and_castle_name_the_strongest_attacker() -> None:
    """Who has no daimyo attacks nobody; the castle that is laid defends (HO4.2)."""
    seen, prompt = holding("fortress", honor=60)
    strong, weak = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    seen = placed(seen, strong, daimyo_house=(CardKey("archers"), CardKey("warrior_monks")) * 2)
    lone = placed(seen, strong, daimyo=None, daimyo_house=())
    castle = Lay(CardKey("fortress"), Place(prompt.seat, HouseName.DAIMYO))
    for table, attacker in ((seen, strong), (lone, weak)):
        moves = Moves(table, prompt)
        for command in (BecomeShogun(), castle):
            after = list(table.public.players)
            if command is castle:
                own = after[prompt.seat]
                after[prompt.seat] = replace(own, daimyo_house=(*own.daimyo_house, castle.card))
            attack, defence = dice_of_battle(content(), after, attacker, prompt.seat)
            end = replace(table.public, players=tuple(after))
            told = whole_stakes(command, moves.hand, end, HonorTexts(ENGLISH, PEOPLE))
            named = f"strongest attacker now: {PEOPLE[attacker]}, "
            assert (
                markdown(told)
                .replace("**", "")
                .partition(named)[2]
                .endswith(f"dice {attack} against {defence}")
            ) == (attack > 0), told


def test_HO5_3_an_assassin_against_the_own_servant_says_what_the_battles_lose() -> None:
    seen, prompt = holding("bushi", honor=60)
    servant = Seat((prompt.seat + 1) % 3)
    killing = Assassinate(CardKey("assassin"), Place(servant, HouseName.SAMURAI))
    help_in_battle = (CardKey("warrior_monks"),) * 3
    free = placed(seen, servant, daimyo=None, daimyo_house=(), samurai_house=help_in_battle)
    serving = placed(free, servant, serves=prompt.seat)
    for table, warned in ((serving, True), (free, False)):
        told = whole_stakes(killing, Moves(table, prompt).hand, table.public, HonorTexts(ENGLISH, PEOPLE))
        assert ("your dice then: attack " in told) == warned
    before, after = (
        [
            dice(content(), strength(content(), table.public.players, prompt.seat, defending=defending))
            for defending in (False, True)
        ]
        for table in (serving, free)
    )
    sides = (
        f"{side} {was} → {left}" for side, was, left in zip(("attack", "defense"), before, after, strict=True)
    )
    hand = Moves(serving, prompt).hand
    assert ", ".join(sides) in whole_stakes(killing, hand, serving.public, HonorTexts(ENGLISH, PEOPLE))
    assert before != after
