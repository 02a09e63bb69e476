"""What it leads to to confront a raider, to hold it off, or to suffer a penalty."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.message import Buttons, Play, Press
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.spirit.commands import Confront
from rules.spirit.content import Difficulty, Family, Name, Penalty, Symbol, content
from rules.spirit.events import BarricadeLost, FarmBurned, KiaiReached
from rules.spirit.game import GAME
from rules.spirit.prompts import (
    AskAction,
    AskFace,
    AskPenalty,
)
from rules.spirit.state import Observation, Opponent, Options, Phase
from tests.bot.views.spirit.matches import MATCHES, questions
from tests.bot.views.spirit.positions import (
    ENGLISH,
    MANY_NAMES,
    NAMES,
    labels,
    penalised,
    position,
    seen,
    text_of,
    with_board,
)


@pytest.mark.parametrize(
    ("raider", "barricades", "label"),
    [
        ("R1-01", 1, "⚔️ Confront: total 6 of 9"),
        ("R4-01", 1, "⚔️ Confront: total 9: kiai!"),
        ("R5-01", 1, "⚔️ Confront: 10/9 🔥 barricade"),
        ("R5-01", 0, "⚔️ Confront: 10/9 🔥 farm"),
    ],
)
def test_confronting_says_where_it_leads(raider: str, barricades: int, label: str) -> None:
    """SS2.3: below, exactly at, or over the kiai number."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-02", "R1-02"))
    prompt = AskFace("1", Seat(0), 0, raider, True, False, False, ())
    message = SpiritPresenter(View(seen(replace(public, barricades=barricades)), NAMES, ENGLISH)).ask(prompt)
    assert labels(message) == [label, "🛡️ Defend: farmer"]


@pytest.mark.parametrize("match", MATCHES, ids=["alone", "two", "tokens", "chosen", "seven"])
def test_what_confronting_promises_comes_true(match: tuple[int, Options]) -> None:
    """SS2.3, SS4.2: what follows the confronted raider at once is what the button said."""
    outcomes = {KiaiReached: "kiai!", BarricadeLost: "🔥 barricade", FarmBurned: "🔥 farm"}
    faced = [question for question in questions(*match) if isinstance(question[2], AskFace)]
    assert faced
    for state, seat, prompt in faced:
        view = View(GAME.observe(state, seat), MANY_NAMES[: match[0]], ENGLISH)
        label = plain(SpiritPresenter(view).label(prompt, Confront()))
        _, *following = GAME.apply(state, seat, Confront(), Chance(bytes(32), 1)).events
        come = [words for kind, words in outcomes.items() if isinstance(next(iter(following), None), kind)]
        assert [words for words in outcomes.values() if words in label] == come, label


def test_what_would_take_the_last_farm_or_family_says_that_all_lose() -> None:
    """SS2.3, SS5.6: with one farm left and no barricade, a total that is too high ends the match."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-01", "R3-01"))
    public = replace(public, barricades=0, farms=1, families=(None,))
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = text_of(presenter.ask(AskAction("1", Seat(0), 0, (1,))))
    assert "3 or more burns **the last farm: all lose**" in text
    assert "a wound, **the last farm: all lose**, **the last family: all lose**." in text
    face = presenter.ask(AskFace("1", Seat(0), 0, "R5-01", False, False, False, ()))
    assert labels(face) == ["⚔️ Confront: 12/9 🔥 farm: ALL LOSE"]


@pytest.mark.parametrize(
    ("raider", "place", "differences", "said", "label", "style"),
    [
        ("right", 0, {}, "Eve must confront a raider", "Suffer: Eve confronts", "secondary"),
        ("left", 4, {}, "Ann must confront a raider", "Suffer: Ann confronts", "secondary"),
        ("right", 1, {}, "Ann has passed, so instead a wound", "Suffer: a wound", "secondary"),
        (
            "right",
            1,
            {"wounded": True},
            "Ann has passed, so instead the 2nd wound (the beast awakes, kiai 12)",
            "Suffer: wound → beast, kiai 12",
            "secondary",
        ),
        (
            "right",
            1,
            {"wounded": True, "beast": True},
            "Ann has passed, so instead **the 4th wound: all lose**",
            "Suffer: 4th wound, ALL LOSE",
            "danger",
        ),
        (
            "wound",
            2,
            {"wounded": True, "beast": True},
            "**the 4th wound: all lose**",
            "Suffer: 4th wound, ALL LOSE",
            "danger",
        ),
        ("wound", 2, {"beast": True}, "the 3rd wound", "Suffer: 3rd wound", "secondary"),
    ],
)
def test_suffering_says_what_will_really_happen(
    raider: str, place: int, differences: dict[str, bool], said: str, label: str, style: str
) -> None:
    """SS2.1, SS3.1, SS7: who has to draw, or a wound instead, and what that wound would mean."""
    penalty = {"right": Penalty.RIGHT_DRAWS, "left": Penalty.LEFT_DRAWS, "wound": Penalty.WOUND}[raider]
    public = with_board(position(5), place, name=Name.KANBEI, **differences)
    public = with_board(public, 0, passed=said.startswith("Ann has passed"))
    name = next(name for name, card in content().raiders.items() if card.penalties == (penalty,))
    prompt = AskPenalty("1", Seat(place), place, name, (penalty,), True)
    message = SpiritPresenter(View(seen(public), NAMES[:5], ENGLISH)).ask(prompt)
    assert plain(text_of(message)).endswith(f"brings its penalty: {said}.")
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    suffer = row.buttons[-1]
    assert (plain(suffer.label), suffer.style) == (label, style)


@pytest.mark.parametrize(
    ("barricades", "farms", "said", "label", "style"),
    [
        (2, 1, "barricades burn: 2", "Suffer: barricades burn: 2", "secondary"),
        (1, 1, "**the last farm burns: all lose**", "Suffer: last farm, ALL LOSE", "danger"),
        (0, 2, "**the last farm burns: all lose**", "Suffer: last farm, ALL LOSE", "danger"),
        (0, 3, "farms burn: 2", "Suffer: farms burn: 2", "secondary"),
        (1, 2, "a barricade burns, else a farm (twice)", "Suffer: barricade, farm burn", "secondary"),
    ],
)
def test_two_fires_may_reach_the_last_farm(
    barricades: int, farms: int, said: str, label: str, style: str
) -> None:
    """SS5.6, SS7: barricades burn before farms; a boss with two fires burns two of them."""
    fires = (Penalty.FIRE, Penalty.FIRE)
    name = next(name for name, card in content().raiders.items() if card.penalties == fires)
    public = replace(with_board(position(), 0), barricades=barricades, farms=farms)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskPenalty("1", Seat(0), 0, name, (Penalty.FIRE,), True)
    )
    assert plain(text_of(message)).endswith(f"brings its penalty: {said}.")
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    assert (row.buttons[-1].label, row.buttons[-1].style) == (label, style)


def test_sending_says_where_it_leads_for_the_neighbour() -> None:
    """SS4.3: confronted, or defended where the place is still free."""
    public = with_board(position(), 1, name=Name.GOROBEI)
    held = dict.fromkeys(Symbol, "R1-07")
    public = with_board(public, 3, name=Name.DAISUKE, line=("R4-02",), defended=held)
    public = replace(public, opponent=Opponent("R2-07", 0))
    prompt = AskFace("1", Seat(0), 0, "R2-07", False, False, False, (1, 3))
    shown = labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert shown[1:3] == ["↪️ To Bob (2/9 or 🛡️)", "↪️ To D_an (6/8)"]
    assert SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, Press("confront")) == Play(
        Confront()
    )


@pytest.mark.parametrize(
    ("differences", "farms", "label", "style"),
    [
        ({}, 1, "↪️ To Bob (13/9 🔥 ALL LOSE)", "danger"),
        ({}, 2, "↪️ To Bob (13/9 🔥)", "secondary"),
        ({"line": ()}, 1, "↪️ To Bob (6/9)", "secondary"),
        ({"name": Name.KYUZO, "line": ("R6-01",)}, 1, "↪️ To Bob (12/9 🔥)", "secondary"),
        ({"name": Name.KYUZO}, 1, "↪️ To Bob (13/9 🔥 ALL LOSE)", "danger"),
    ],
)
def test_sending_to_whoever_must_confront_says_that_all_lose(
    differences: dict[str, Any], farms: int, label: str, style: str
) -> None:
    """SS4.3, SS5.6: the neighbour over the kiai number is not asked, unless a talent fits the raider."""
    public = with_board(position(), 0, name=Name.DAISUKE)
    over = {"name": Name.GOROBEI, "line": ("R4-01", "R3-01"), "defended": dict.fromkeys(Symbol, "R1-07")}
    public = with_board(public, 1, **{**over, **differences})
    public = replace(public, barricades=0, farms=farms, opponent=Opponent("R6-02", 0))
    prompt = AskFace("1", Seat(0), 0, "R6-02", False, False, False, (1,))
    view = View(seen(public), NAMES, ENGLISH)
    row = SpiritPresenter(view).ask(prompt).blocks[1]
    assert isinstance(row, Buttons)
    assert (plain(row.buttons[1].label), row.buttons[1].style) == (label, style)


def test_signs_of_a_raider_sent_on_are_explained() -> None:
    """SS4.3."""
    presenter = SpiritPresenter(View(seen(position()), NAMES, ENGLISH))
    for neighbours in ((), (1,)):
        prompt = AskFace("1", Seat(0), 0, "R2-07", True, False, False, neighbours)
        assert ("🛡️ can be held off there" in text_of(presenter.ask(prompt))) is bool(neighbours)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("R5-01", "R2-13"), "Then your oldest raider, 5 (farmer), leaves: total 4 of 9."),
        (("R5-01",), None),
    ],
)
def test_a_kiai_that_confronting_brings_is_explained(line: tuple[str, ...], said: str | None) -> None:
    """SS4.2: the effect, and what is left when the oldest raider has gone."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=line)
    prompt = AskFace("1", Seat(0), 0, "R2-01", True, False, False, ())
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    kiai = "💥 Confronted, it brings kiai. You may: discard the top 2 raiders of the stack."
    assert (kiai in text) is (said is not None)
    assert f"{kiai} {said}" in text or not said


def test_a_raider_that_lies_open_and_brings_kiai_has_one_mark_at_the_end() -> None:
    public = with_board(position(), 0, name=Name.KANBEI, line=("R5-01",))
    for raider, ends in ((penalised(value=4), "kiai!\n"), ("R4-05", "kiai! – penalty: a wound\n")):
        table = replace(public, stack=(raider, *public.stack[1:]))
        text = text_of(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, ())))
        assert f"confronted: total 9: {ends}" in plain(text)


def test_a_drawn_raider_threatens_with_what_will_really_come() -> None:
    """SS2.1, SS4.4, SS7: the neighbour by name, a wound if they passed, the talent that ignores it."""
    raider = penalised(Penalty.LEFT_DRAWS, value=3)
    public, prompt = (
        with_board(position(), 0, name=Name.KYUZO),
        AskFace("1", Seat(0), 0, raider, True, False, False, ()),
    )
    said = {
        "Bob must confront a raider.": public,
        "Bob has passed, so instead a wound.": with_board(public, 1, passed=True),
        "Bob must confront a raider (you may ignore it by talent).": with_board(public, 0, name=Name.KANBEI),
    }
    for words, table in said.items():
        text = plain(text_of(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).ask(prompt)))
        assert f"each of your turns begins with: {words} Held off, it does nothing." in text
    held = replace(prompt, may_defend=False)
    assert "Held off" not in text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(held))


def test_a_kiai_that_a_raider_brings_is_reckoned_with() -> None:
    """SS2.1, SS3.1, SS4.2: the oldest is discarded, so one can return; Heihachi's beast may heal itself."""
    public = with_board(replace(position(), discard=()), 0, name=Name.KATSUSHIRO, line=("R4-03",))
    for line, said in ((("R4-03",), "a random discarded raider returns"), (("R3-06",), "pile is empty")):
        public = with_board(public, 0, line=line)
        asked = AskFace("1", Seat(0), 0, "R6-04", False, True, False, ())
        assert said in plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(asked)))
    beast = {"name": Name.HEIHACHI, "beast": True, "wounded": True}
    for held, said in (
        (("R4-03", "R3-06"), "the 4th wound: all lose**, unless this kiai heals you."),
        (("R4-03", "R2-07"), "the 4th wound: all lose**."),
    ):
        public = with_board(public, 0, line=held, **beast)
        asked = AskFace("1", Seat(0), 0, "R4-05", False, True, False, ())
        assert said in plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(asked)))


@pytest.mark.parametrize(
    ("penalties", "stack", "differences", "said", "style"),
    [
        (
            (Penalty.FIRE,),
            3,
            {},
            "Held off: your newest stays NEWEST: **the 4th wound: all lose**.",
            "danger",
        ),
        ((), 3, {}, "COVERS Held off: your newest stays NEWEST: **the 4th wound: all lose**.", "danger"),
        (
            (),
            3,
            {"wounded": False, "beast": False},
            "COVERS Held off: your newest stays NEWEST: a wound.",
            "success",
        ),
        ((Penalty.FIRE,), 0, {}, "you face the raider FACED.", "success"),
        ((), 0, {}, "you face the raider FACED.", "success"),
        ((), 3, {"line": ()}, "you face the raider FACED.", "success"),
    ],
)
def test_a_raider_held_off_leaves_the_newest_to_act(
    penalties: tuple[Penalty, ...], stack: int, differences: dict[str, Any], said: str, style: str
) -> None:
    """SS2.1, SS2.6, SS3.1: the fourth wound by the newest, unless it is covered or the round ends before."""
    newest = penalised(Penalty.WOUND)
    board = {"name": Name.KIKUCHIYO, "wounded": True, "beast": True, "line": (newest,)}
    public = with_board(replace(position(), stack=(None,) * stack), 0, **board | differences)
    cards = content().raiders.items()
    faced = next(name for name, card in cards if card.penalties == penalties and card.symbol)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskFace("1", Seat(0), 0, faced, True, False, False, ())
    )
    words = SpiritTexts(ENGLISH).raider
    covers = "Confronted, it covers your newest raider, which then does nothing."
    said = said.replace("COVERS", covers).replace("NEWEST", words(newest))
    assert plain(text_of(message)).endswith(said.replace("FACED", f"**{words(faced)}**"))
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    assert row.buttons[1].style == style


def test_a_raider_held_off_may_be_the_one_that_a_penalty_takes() -> None:
    """SS2.3, SS7: with nobody held off it would be a wound; the raider to be held off is there then."""
    newest, faced = penalised(Penalty.DISCARD_DEFENDER), penalised(Penalty.WOUND)
    public = with_board(position(), 0, name=Name.KYUZO, line=(newest,), defended={})
    asked = AskFace("1", Seat(0), 0, faced, True, False, False, ())
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(asked)))
    assert text.endswith("one raider held off is discarded.")
    assert "nobody is held off" not in text


def test_a_farm_that_burns_counts_those_that_others_gave_up() -> None:
    """SS2.5, SS5.2: three farms, two samurai have passed without one held off: a burnt one is the end."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-01", "R3-01"))
    for place in (1, 2):
        public = with_board(public, place, passed=True)
    public = replace(public, barricades=0, farms=3)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (3,)))))
    assert "3 or more burns a farm: **with those that Bob, Cid gave up, all lose**." in text
    assert labels(presenter.ask(AskFace("1", Seat(0), 0, "R5-01", False, False, False, ()))) == [
        "⚔️ Confront: 12/9 🔥 farm: ALL LOSE"
    ]
    fire = AskPenalty("1", Seat(0), 0, penalised(Penalty.FIRE), (Penalty.FIRE,), True)
    message = presenter.ask(fire)
    assert "a farm burns: **with those that Bob, Cid gave up, all lose**" in plain(text_of(message))
    row = message.blocks[1]
    assert isinstance(row, Buttons)
    assert (row.buttons[-1].label, row.buttons[-1].style) == ("Suffer: farm burns, ALL LOSE", "danger")
    one_more = SpiritPresenter(View(seen(replace(public, farms=4)), NAMES, ENGLISH))
    assert labels(one_more.ask(fire))[1] == "Suffer: a farm burns"


def test_a_later_round_goes_by_what_this_game_has_shown() -> None:
    """SS5: two raiders were shown in the first round, one with flames; two lieutenants have joined."""
    shown = ("R1-01", "R1-03")
    public = replace(position(2), round=2, stack=(None,) * 4, intruders=())
    for place in (0, 1):
        public = with_board(public, place, passed=place == 1, defended=dict.fromkeys(Symbol, "R3-01"))
    asked = AskAction("1", Seat(0), 0, ())
    view = View(Observation(None, public, shown), NAMES[:2], ENGLISH)
    text = plain(text_of(SpiritPresenter(view).ask(asked)))
    assert "Of the 4 intruders then, going by what this game has shown, 1–3 have flames" in text


@pytest.mark.parametrize(
    ("barricades", "said"), [(1, "a barricade burns"), (0, "a farm burns")], ids=["barricade", "farm"]
)
def test_a_fire_says_what_burns(barricades: int, said: str) -> None:
    """SS7: "else a farm" is not said while it is known."""
    public = replace(position(), barricades=barricades)
    ask = AskPenalty("1", Seat(0), 0, penalised(Penalty.FIRE), (Penalty.FIRE,), True)
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(ask)))
    assert text.endswith(f"brings its penalty: {said}.")


@pytest.mark.parametrize(
    ("barricades", "burns"), [(0, "a farm burns"), (1, "a barricade burns, else a farm")]
)
def test_a_fire_to_come_burns_a_farm_where_no_barricade_is_left(barricades: int, burns: str) -> None:
    """SS7.1: as the question of the penalty says, too."""
    raider = penalised(Penalty.FIRE, value=2)
    prompt = AskFace("1", Seat(0), 0, raider, True, False, False, ())
    public = replace(with_board(position(), 0, name=Name.KYUZO), barricades=barricades)
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)))
    assert f"each of your turns begins with: {burns}. Held off, it does nothing." in text


@pytest.mark.parametrize(
    ("shown", "differences", "said"),
    [
        ((), {}, "0–3 of the intruders so far (3) have flames, going by all raiders printed; "),
        (
            ("R1-01", "R1-02", "R1-09", "R1-03"),
            {},
            "2–3 of the intruders so far (3) have flames, going by wh",
        ),
        ((), {}, "; the village survives 11, or more if a family that stays helps."),
        ((), {"passed": True}, "; the village survives 10, or more if a family that stays helps."),
    ],
)
def test_a_turn_and_the_status_say_how_many_intruders_burn(
    shown: tuple[str, ...], differences: dict[str, Any], said: str
) -> None:
    """SS5.4: by what this game has shown; less the farms that somebody who passed has given up (SS5.2)."""
    stack, intruders = (None,) * (len(shown) - 3 if shown else 5), (None,) * 3
    public = replace(position(), round=2 if shown else 1, stack=stack, intruders=intruders)
    public = with_board(public, 1, **differences)
    presenter = SpiritPresenter(View(Observation(None, public, shown), NAMES, ENGLISH))
    assert said in text_of(presenter.ask(AskAction("1", Seat(0), 0, ())))
    assert said in "\n".join(presenter.standings())
    for table in (replace(public, intruders=()), replace(public, phase=Phase.OVER)):
        other = SpiritPresenter(View(seen(table), NAMES, ENGLISH))
        assert "of the intruders so far" not in "\n".join(other.standings())


@pytest.mark.parametrize(
    ("level", "village", "passed", "said"),
    [
        (Difficulty.NORMAL, {"families": (Family.HEAL,)}, False, "the village survives 8."),
        (Difficulty.NORMAL, {"families": (Family.INTRUDER,)}, True, "the village survives 7."),
        (
            Difficulty.NORMAL,
            {"families": (None,) * 2},
            True,
            "the village survives 7, or more if a family that stays helps.",
        ),
        (Difficulty.HARD, {}, False, "the barricades hold 3; each farm lost then does more harm."),
        (Difficulty.HARD, {}, True, "each farm lost then does more harm."),
        (Difficulty.HEROIC, {}, False, "the barricades hold 3; each farm lost then does more harm."),
    ],
)
def test_what_withstands_the_intruders_so_far_counts_on_nothing_that_may_be_lost(
    level: Difficulty, village: dict[str, Any], passed: bool, said: str
) -> None:
    """SS5.2, SS5.3: the family that leaves helps nobody, and what lies under a farm may take a barricade."""
    public = replace(position(), options=Options(level), intruders=(None,), barricades=3, **village)
    public = with_board(public, 1, passed=passed)
    [line] = [
        line for line in SpiritPresenter(View(seen(public), NAMES, ENGLISH)).standings() if "🔥" in line
    ]
    assert line.endswith(f" printed; {said}")
