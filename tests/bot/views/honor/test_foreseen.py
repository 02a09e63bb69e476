"""What a panel or a question says beforehand comes true: costs, dice, what falls and why not."""

from itertools import permutations, product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.markdown import markdown
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import goes_unasked
from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn import GO_ON
from bot.views.message import Press, Redraft, Select, Text
from bot.views.presenter import View
from rules.core.chance import Chance
from rules.core.model import Outcome, Seat
from rules.honor.commands import (
    Ally,
    Assassinate,
    Attack,
    Discard,
    LoseHonor,
    Seppuku,
    Steal,
)
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.events import AllianceEnded, AssassinPlayed
from rules.honor.game import GAME, HonorStep
from rules.honor.moves import Moves
from rules.honor.prompts import AskDishonor, AskSaveFace, AskTurn, Cause, HouseName
from rules.honor.reckoning import dice, income, may_be_attacked, strength
from rules.honor.state import Observation, Place, Reaction, Theft
from tests.bot.views.honor.matches import NAMES
from tests.bot.views.honor.turns import (
    ENGLISH,
    allied,
    declaring,
    holding,
    panel_text,
    prepared_text,
    press,
)


def test_HO2_2_a_prepared_end_counts_the_actions_that_are_left_then() -> None:
    """Of two card actions one is used before the turn ends."""
    seen, prompt = holding("archers")
    lay = Press("focus", values=(f"archers@{prompt.seat}.samurai",))
    assert prompt.actions == 2
    assert "end the turn with 2 card actions left" in prepared_text(seen, prompt, Press("end"))
    assert "end the turn with one card action left" in prepared_text(seen, prompt, lay, Press("end"))


def test_HO2_2_the_heading_counts_the_actions_that_are_left_after_what_is_prepared() -> None:
    """Okugata laid give ki, and with it actions; Dishonor takes two."""
    seen, prompt = holding("okugata_high", "dishonor")
    lay = Press("focus", values=(f"okugata_high@{prompt.seat}.samurai",))
    dishonor = Press("focus", values=("dishonor",)), Press("victim", values=(str((prompt.seat + 1) % 3),))
    told = []
    for pressed in ([lay], dishonor, (lay, *dishonor)):
        redraft = press(seen, prompt, {}, *pressed)
        assert isinstance(redraft, Redraft)
        shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, redraft.draft)
        told.append(
            markdown(next(one.content for one in shown.blocks if isinstance(one, Text))).splitlines()[1]
        )
    left = [f"Card actions left: **{actions}**, after what is prepared" for actions in (2, 0, 0)]
    assert told == left
    assert "Card actions left: **2**\n" in panel_text(seen, prompt)


def test_HO4_2_a_prepared_attack_counts_what_is_stolen_before_it() -> None:
    """Bushi (strength 2) change sides: from one die against three to two against two."""
    seen, prompt = holding("thief")
    seat, victim = prompt.seat, Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    guards = tuple(map(CardKey, ("bushi", "bushi", "bushi", "bushi")))
    players[seat] = replace(players[seat], daimyo_house=guards[:2], samurai_house=())
    players[victim] = replace(players[victim], daimyo_house=(), samurai_house=guards)
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
    source, home = Place(victim, HouseName.SAMURAI), Place(seat, HouseName.DAIMYO)
    focus, house = Press("focus", values=("thief",)), Press("source", values=(f"{victim}.samurai",))
    steal = focus, house, Press("loot", values=("bushi",))
    stolen = Steal(CardKey("thief"), (Theft(CardKey("bushi"), source, home),))
    alone = prepared_text(seen, prompt, declaring(seen, Attack(victim)))
    after = prepared_text(seen, prompt, *steal, declaring(seen, Attack(victim), stolen))
    assert ("dice 1 against 3" in alone, "dice 2 against 2" in after) == (True, True), (alone, after)


def test_HO5_7_a_prepared_assassin_costs_what_it_will_after_the_alliance() -> None:
    """50 honor against the samurai whose daimyo the player serves from now on."""
    seen, prompt = holding("assassin", honor=90)
    lord = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[prompt.seat] = replace(players[prompt.seat], daimyo=None, daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    target = Press("focus", values=("assassin",)), Press("target", values=(f"{lord}.samurai",))
    assert "costs 25 honor" in prepared_text(seen, prompt, *target)
    betrayal = prepared_text(seen, prompt, declaring(seen, Ally(lord)), *target)
    assert "costs 50 honor" in betrayal
    assert "their daimyo's house becomes yours" in betrayal


@pytest.mark.parametrize(
    ("shogun", "cards", "risk"),
    [
        (True, "archers", "then anybody may attack you, and Save Face does not keep your house in battle"),
        (False, "fortress", "from now on you can be attacked"),
        (False, "archers", None),
    ],
)
def test_HO5_7_a_betrayal_says_what_it_wins_and_risks(shogun: bool, cards: str, risk: str | None) -> None:
    """The office comes along; what is said of the next count is what the rules count then."""
    seen, prompt = holding("assassin", honor=90)
    lord = Seat((prompt.seat + 1) % 3)
    seen = served(seen, prompt.seat, lord)
    players = list(seen.public.players)
    players[lord] = replace(players[lord], daimyo_house=(CardKey(cards),))
    public = replace(seen.public, players=tuple(players), shogun=lord if shogun else None)
    seen = replace(seen, public=public)
    target = Press("focus", values=("assassin",)), Press("target", values=(f"{lord}.samurai",))
    redraft = press(seen, prompt, {}, target[0])
    assert isinstance(redraft, Redraft)
    panel = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, redraft.draft)
    (menu,) = [one for one in panel.blocks if isinstance(one, Select) and one.verb == "target"]
    told = {option.value: option.description or "" for option in menu.options}[f"{lord}.samurai"]
    said = prepared_text(seen, prompt, *target)
    for text in (told, said):
        assert "costs 50 honor, succeeds on 3–6: their daimyo's house becomes yours" in text
        assert ("and so does the Shogun card" in text) == shogun
    kill = Assassinate(CardKey("assassin"), Place(lord, HouseName.SAMURAI))
    after = murdered(seen, kill).state.public
    gain = income(content(), after.players, after.shogun, prompt.seat).gained
    assert f"if it succeeds: next count +{gain}, the alliance ends, they are a ronin, and" in said
    assert "their samurai's house falls (Daisho of the Ancestors, Bushi)" in said
    assert ("attack" in said) == (risk is not None)
    assert risk is None or risk in said


def murdered(seen: Observation, kill: Assassinate) -> HonorStep:
    """What comes of an assassin who succeeds."""
    assert seen.viewer is not None
    for row in range(100):
        luck = Chance(bytes(32), row)
        step = GAME.carry_out(GAME.imagine(seen, luck), seen.viewer, kill, luck)
        if any(isinstance(event, AssassinPlayed) and event.succeeded for event in step.events):
            return step
    raise AssertionError("no die succeeds")


@pytest.mark.parametrize(("count", "is_spent"), [(399, False), (400, True), (419, True), (425, False)])
def test_HO7_1_what_takes_the_next_count_below_the_goal_says_so(count: int, is_spent: bool) -> None:
    """An assassin's price, whether he succeeds or not; and firearms, that cost 20 honor."""
    seen, prompt = holding("assassin", "firearms", honor=350)
    players, shogun = list(seen.public.players), prompt.seat
    gain = income(content(), players, shogun, shogun).gained
    players[shogun] = replace(players[shogun], honor=count - gain)
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=shogun))
    victim = (prompt.seat + 1) % 3
    lay = Press("focus", values=(f"firearms@{prompt.seat}.samurai",))
    sent = Press("focus", values=("assassin",)), Press("target", values=(f"{victim}.samurai",))
    for cost, pressed in ((20, [lay]), (25, sent)):
        told = f"then your next count reaches only {count - cost}, not the goal of 400"
        assert (told in prepared_text(seen, prompt, *pressed)) == is_spent


@pytest.mark.parametrize(("castle", "former"), [("fortress", "water_castle"), ("water_castle", "fortress")])
def test_HO7_1_whose_victory_a_card_averts_or_brings_about_is_said(castle: str, former: str) -> None:
    """HO5.2: half of the daimyo house's honor is the servant's; the Water castle has 20, the Fortress 10."""
    seen, prompt = holding(castle)
    servant, players = Seat((prompt.seat + 1) % 3), list(seen.public.players)
    players[servant] = replace(players[servant], daimyo=None, serves=prompt.seat, samurai_house=())
    sums = {}
    for card in (castle, former):
        players[prompt.seat] = replace(players[prompt.seat], daimyo_house=(CardKey(card),))
        sums[card] = income(content(), players, None, servant).gained
    players[servant] = replace(players[servant], honor=400 - sums["water_castle"])
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    reaches = (
        "reaches only 395, not the goal of 400" if castle == "fortress" else "reaches 400, the goal is 400"
    )
    told = prepared_text(seen, prompt, Press("focus", values=(f"{castle}@{prompt.seat}.daimyo",)))
    name = ("Axel", "Birgit", "Christian")[servant]
    assert f"then {name}'s next count {reaches}" in markdown(told)
    discarded = prepared_text(seen, prompt, Press("discard", values=(castle,)))
    assert "next count" not in discarded


def test_HO3_3_that_seppuku_of_an_empty_house_is_free_is_said_before_it_counts() -> None:
    """In the menu of victims, in what is prepared, and to who may save the face."""
    seen, prompt = holding("dishonor")
    victim, other = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    players = list(seen.public.players)
    players[victim] = replace(players[victim], samurai_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    focus = Press("focus", values=("dishonor",))
    redraft = press(seen, prompt, {}, focus)
    assert isinstance(redraft, Redraft)
    panel = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, redraft.draft)
    (menu,) = [one for one in panel.blocks if isinstance(one, Select) and one.verb == "victim"]
    free = "their samurai's house is empty: seppuku costs nothing"
    assert {option.value: option.description for option in menu.options} == {
        str(victim): free,
        str(other): None,
    }
    for target, is_free in ((victim, True), (other, False)):
        said = prepared_text(seen, prompt, focus, Press("victim", values=(str(target),)))
        assert (free in said) == is_free
        reaction = Reaction(Cause.DISHONOR, prompt.seat, target, CardKey("dishonor"), "9")
        asked = AskSaveFace("9", prompt.seat, Cause.DISHONOR, prompt.seat, target)
        reacting = replace(seen, public=replace(seen.public, reaction=reaction))
        saving = HonorPresenter(View(reacting, NAMES, ENGLISH)).panel(asked, {})
        lines = "".join(one.content for one in saving.blocks if isinstance(one, Text))
        assert ("The samurai's house is empty: seppuku there costs nothing." in lines) == is_free


def dishonored(seen: Observation, seat: Seat, **given: Any) -> str:
    """The question how a seat bears dishonor, with other fields of its player than those on the table."""
    players = tuple(
        replace(player, **given) if one == seat else player for one, player in enumerate(seen.public.players)
    )
    seen = replace(seen, viewer=None, private=None, public=replace(seen.public, players=players, shogun=seat))
    asked = AskDishonor("9", seat, Seat((seat + 1) % 3), 30, seat, (HouseName.DAIMYO, HouseName.SAMURAI))
    return HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).question(asked)


def test_HO3_3_the_question_says_what_falls_with_each_seppuku() -> None:
    """The daimyo takes the Shogun card along; a samurai's empty house costs nothing."""
    seen, _ = holding("bushi")
    seat = Seat(0)
    said = dishonored(seen, seat, daimyo=CardKey("oda_nobunaga"), samurai_house=())
    assert "Seppuku of the daimyo: Oda Nobunaga, Archers, Bodyguard would be discarded" in said
    assert "The Shogun card goes back to the middle." in said
    assert "The alliance with" not in said
    assert "Seppuku of the samurai: the house is empty, so it costs nothing." in said
    assert "You have saved your own face." in said
    served = allied(seen, AskTurn("1", Seat(1), 2, True, False), seat)
    assert "The alliance with **Birgit** ends." in markdown(dishonored(served, seat))


def test_HO3_3_the_question_says_what_is_left_after_each_answer() -> None:
    """Honor after the count, and the defence of whoever can be attacked (HO4.1), as the rules have it."""
    seen, _ = holding("bushi", honor=60)
    seat, by, luck = Seat(0), Seat(1), Chance(bytes(32), 0)
    found = set()
    for saver, loss in ((None, 75), (seat, 30)):
        reaction = Reaction(Cause.DISHONOR, by, seat, CardKey("dishonor"), saved_by=saver)
        for servant, shogun in product((None, seat, Seat(2)), (None, seat)):
            houses = (HouseName.SAMURAI,) if servant == seat else (HouseName.DAIMYO, HouseName.SAMURAI)
            asked = AskDishonor("9", seat, by, loss, saver, houses)
            table = seen if servant is None else served(seen, servant, by if servant == seat else seat)
            public = replace(table.public, shogun=shogun, asking=asked, reaction=reaction)
            shown = replace(table, viewer=None, private=None, public=public)
            told = HonorPresenter(View(shown, ("Axel", "Birgit", "Christian"), ENGLISH)).question(asked)
            answers: list[LoseHonor | Seppuku] = [LoseHonor(), *map(Seppuku, houses)]
            for answer, line in zip(answers, told.splitlines()[-len(answers) :], strict=True):
                after = GAME.carry_out(GAME.imagine(shown, luck), seat, answer, luck).state.public
                defence = strength(content(), after.players, seat, defending=True)
                gained = income(content(), after.players, after.shogun, seat).gained
                count = dice(content(), defence)
                named = "no dice" if not count else "1 die" if count == 1 else f"{count} dice"
                reached = str(after.players[seat].honor + gained).replace("-", "−")
                was, stays = (
                    may_be_attacked(content(), one.players, one.shogun, seat) for one in (public, after)
                )
                exposed = f"defense {defence} ({named}), " if stays else "you cannot be attacked; "
                said = f" Then {exposed if was else ''}honor {reached} after the next count."
                assert line.endswith(said)
                found.add((was, stays))
    assert found == {(True, True), (True, False), (False, False)}


def test_HO5_5_a_daimyo_for_the_ally_says_that_it_ends_the_alliance() -> None:
    seen, prompt = holding("oda_nobunaga")
    ally = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[ally] = replace(players[ally], daimyo=None, daimyo_house=(), serves=prompt.seat)
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    ends = f"(ends the alliance with {('Axel', 'Birgit', 'Christian')[ally]})"
    lay = Press("focus", values=(f"oda_nobunaga@{ally}.daimyo",))
    assert ends in markdown(prepared_text(seen, prompt, lay))
    shown = HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).panel(prompt, {})
    assert any(ends in markdown(one.content) for one in shown.blocks if isinstance(one, Text))
    (menu,) = [one for one in shown.blocks if isinstance(one, Select) and one.verb == "focus"]
    assert [ends[1:-1]] == [markdown(option.description or "") for option in menu.options]


@pytest.mark.parametrize(
    ("card", "given", "reason"),
    [
        ("archers", {}, "Every house open to you has the most warriors, 5."),
        ("okugata_low", {}, "Every house open to you has its okugata."),
        ("oda_nobunaga", {}, "You have a daimyo already."),
        ("oda_nobunaga", {"daimyo": None, "serves": Seat(0)}, "only a ronin founds a house."),
        ("archers", {"daimyo": None}, "warriors, 5. A ronin has no daimyo's house."),
        ("fortress", {"daimyo": None}, "A ronin has no daimyo's house."),
    ],
)
def test_HO1_4_a_card_without_a_house_says_why(card: str, given: dict[str, Any], reason: str) -> None:
    """Five warriors and one okugata in a house; HO5.8: only a ronin lays a daimyo."""
    seen, prompt = holding(card)
    full = (*[CardKey("bushi")] * 5, CardKey("okugata_high"))
    players = [
        replace(player, daimyo_house=full, samurai_house=full, **(given if seat == prompt.seat else {}))
        for seat, player in enumerate(seen.public.players)
    ]
    if players[prompt.seat].daimyo is None:
        players[prompt.seat] = replace(players[prompt.seat], daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
    assert any(reason in one.content for one in shown.blocks if isinstance(one, Text))


def test_HO6_3_an_assassin_says_that_the_daimyo_falls_with_the_house() -> None:
    """An empty house, too; of the Shogun, the card goes back to the middle."""
    seen, prompt = holding("assassin")
    victim = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[victim] = replace(players[victim], daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
    said = [
        prepared_text(
            seen,
            prompt,
            Press("focus", values=("assassin",)),
            Press("target", values=(f"{victim}.{house}",)),
        )
        for house in ("daimyo", "samurai")
    ]
    daimyo = HonorTexts(ENGLISH).cards([players[victim].daimyo or CardKey("")])
    price, anyway = "costs 25 honor, succeeds on 3–6 – ", "in any case discarded: Ninja assassin"
    office = "the Shogun card goes to the middle"
    assert said[0].endswith(f"{price}if it succeeds, discarded: {daimyo}; {office}; {anyway}")
    assert said[1].endswith(f"{price}if it succeeds, discarded: Daisho of the Ancestors, Bushi; {anyway}")


def test_HO6_3_a_bodyguard_is_discarded_whether_the_assassin_succeeds_or_not() -> None:
    seen, prompt = holding("assassin")
    target = Press("target", values=(f"{(prompt.seat + 1) % 3}.daimyo",))
    told = prepared_text(seen, prompt, Press("focus", values=("assassin",)), target)
    fallen, _, anyway = told.partition("in any case discarded: ")
    assert anyway == "Ninja assassin, Bodyguard"
    assert fallen.endswith("Archers; ")


def served(seen: Observation, ally: int, lord: int) -> Observation:
    """The same table, but the ally's samurai serves the lord's daimyo."""
    players = list(seen.public.players)
    players[ally] = replace(players[ally], daimyo=None, daimyo_house=(), serves=Seat(lord))
    return replace(seen, public=replace(seen.public, players=tuple(players)))


@pytest.mark.parametrize(("ally", "lord"), list(permutations(range(3), 2)))
def test_HO5_5_an_assassin_says_that_an_alliance_ends_when_it_would(ally: int, lord: int) -> None:
    """As the rules do it when he succeeds: with the lord's daimyo, by the lord, and by the ally (HO5.7)."""
    seen, prompt = holding("assassin", honor=90)
    seen = served(seen, ally, lord)
    moves = Moves(seen, prompt)
    for kill in moves.plays(CardKey("assassin")):
        assert isinstance(kill, Assassinate)
        target = Press("target", values=(f"{kill.target.seat}.{kill.target.house.value}",))
        said = prepared_text(seen, prompt, Press("focus", values=("assassin",)), target)
        names = (("Axel", "Birgit", "Christian")[seat] for seat in (ally, lord))
        bond = "the alliance of {} with {} ends".format(*names)
        is_told = bond in markdown(said) or "the alliance ends" in said
        assert is_told == ends_by(seen, kill), (prompt.seat, kill.target, said)
    assert "(50: ally's samurai)" in panel_text(seen, prompt)


def ends_by(seen: Observation, kill: Assassinate) -> bool:
    """Whether an alliance ends when this assassin succeeds."""
    return any(isinstance(event, AllianceEnded) for event in murdered(seen, kill).events)


def test_HO5_5_dishonor_on_the_ally_says_that_the_alliance_ends() -> None:
    """To who plays it, who could save the face, and who bears it; saved, the samurai serves on."""
    seen, prompt = holding("dishonor")
    seat, names = prompt.seat, ("Axel", "Birgit", "Christian")
    ally, other = Seat((seat + 1) % 3), Seat((seat + 2) % 3)
    houses = (HouseName.SAMURAI,)
    for lord, ends in ((seat, True), (other, False)):
        table = served(seen, ally, lord)
        warning = "ends the alliance, unless face is saved"
        focus, victim = Press("focus", values=("dishonor",)), Press("victim", values=(str(ally),))
        shown = markdown(prepared_text(table, prompt, focus, victim))
        assert (f"dishonor {names[ally]} ({warning})" in shown) == ends
        redraft = press(table, prompt, {}, focus)
        assert isinstance(redraft, Redraft)
        panel = HonorPresenter(View(table, names, ENGLISH)).panel(prompt, redraft.draft)
        (menu,) = [one for one in panel.blocks if isinstance(one, Select) and one.verb == "victim"]
        told = {option.value: markdown(option.description or "") for option in menu.options}
        assert told == {str(ally): warning if ends else "", str(other): ""}
        asked = AskSaveFace("9", seat, Cause.DISHONOR, seat, ally)
        reaction = Reaction(Cause.DISHONOR, seat, ally, CardKey("dishonor"), "9")
        reacting = replace(table, public=replace(table.public, reaction=reaction))
        saving = HonorPresenter(View(reacting, names, ENGLISH)).panel(asked, {})
        lines = "".join(one.content for one in saving.blocks if isinstance(one, Text))
        assert ("Unless face is saved, the alliance of" in lines) == ends
        public = HonorPresenter(View(replace(table, viewer=None, private=None), names, ENGLISH))
        for saver in (None, other):
            question = markdown(public.question(AskDishonor("9", ally, seat, 75, saver, houses)))
            assert (f"The alliance with **{names[seat]}** ends." in question) == (ends and saver is None)


def test_HO7_1_the_end_says_whose_count_reached_the_goal() -> None:
    seen, _ = holding("bushi")
    over = replace(seen.public, outcome=Outcome((Seat(1),), (15, 415, 195), "honor"))
    shown = HonorPresenter(View(replace(seen, public=over), ("Axel", "Birgit", "Christian"), ENGLISH))
    said = [one.content for one in shown.epilogue([]) if isinstance(one, Text)]
    assert [markdown(one) for one in said] == ["**Birgit**, honor 415: the goal of 400 is reached."]


def test_HO4_3_an_attack_says_its_odds_and_what_is_at_stake() -> None:
    """Four dice each; the loser's daimyo house, and the Shogun card (HO4.4)."""
    seen, prompt = holding("bushi", honor=50)
    victim = Seat((prompt.seat + 1) % 3)
    guards = (*[CardKey("cavalry")] * 4, CardKey("fortress"))
    players = [replace(one, daimyo_house=guards[:4], samurai_house=()) for one in seen.public.players]
    lost = "if you lose: your daimyo's house falls, you are a ronin"
    won = "if you win: their daimyo's house falls, they are a ronin"
    for shogun, houses, odds, said in (
        (victim, guards[:4], "≈ 50 %, dice 4 against 4", f"{lost}\n{won}; the Shogun card is yours\n"),
        (prompt.seat, guards, "dice 4 against 6", f"{lost}; the Shogun card is theirs\n{won}; their castle"),
    ):
        players[victim] = replace(players[victim], daimyo_house=houses)
        table = replace(seen, public=replace(seen.public, players=tuple(players), shogun=shogun))
        attack = prepared_text(table, prompt, declaring(table, Attack(victim)))
        assert (odds in attack, said in attack) == (True, True), attack


def test_HO4_2_dice_that_cannot_win_or_cannot_lose_say_so() -> None:
    """One die gives at most what six give at least, and a tie is rolled again."""
    seen, prompt = holding("bushi", honor=50)
    victim = Seat((prompt.seat + 1) % 3)
    cavalry, players = (CardKey("cavalry"),) * 4, list(seen.public.players)
    for ours, theirs, told in (
        (cavalry[:1], (*cavalry, CardKey("fortress")), "0 %, dice 1 against 6"),
        (cavalry, (), "100 %, dice 4 against 0"),
    ):
        for seat, house in ((prompt.seat, ours), (victim, theirs)):
            players[seat] = replace(players[seat], daimyo_house=house, samurai_house=())
        table = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
        attack = prepared_text(table, prompt, declaring(table, Attack(victim)))
        assert told in attack
        assert "≈" not in attack.partition("dice")[0]
        assert ("if you lose:" in attack) == told.startswith("0")


def test_after_a_draw_a_thief_is_shown_before_it_is_paid_for() -> None:
    """What goes on after Confirm asks again: a suggestion is prepared, not played."""
    seen, prompt = holding("thief", honor=370)
    assert isinstance(GAME.advise(seen), Steal)
    answer = press(seen, prompt, {}, GO_ON)
    assert isinstance(answer, Redraft)
    assert "steal for 10 honor" in prepared_text(seen, prompt, GO_ON)


@pytest.mark.parametrize(
    "card", ["thief", "elite_thief", "assassin", "dishonor", "save_face", "oda_nobunaga"]
)
def test_after_a_draw_a_precious_card_is_not_discarded_unseen(card: str) -> None:
    """Only a card of a house that costs nothing is."""
    seen, _ = holding(card)
    deck = content(seen.public.deck)
    assert not goes_unasked(Discard(CardKey(card)), deck)
    assert goes_unasked(Discard(CardKey("bushi")), deck)
