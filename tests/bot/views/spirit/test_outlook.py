"""What each choice leads to: a fight, a raider that is faced, a penalty, a pass."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.message import Buttons, Play, Press, Sure
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.spirit.commands import Confront, Pass
from rules.spirit.content import Family, Name, Penalty, Rank, Symbol, content
from rules.spirit.events import BarricadeLost, FarmBurned, KiaiReached, SamuraiDied
from rules.spirit.game import GAME
from rules.spirit.prompts import (
    AskAction,
    AskFace,
    AskPenalty,
    AskSecondFight,
)
from rules.spirit.state import Observation, Options
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
from tests.rules.spirit.play import begin
from tests.rules.spirit.positions import Position


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
        table = seen(replace(state.public, asking=None))  # without the hint, which takes long
        label = labels(SpiritPresenter(View(table, MANY_NAMES[: match[0]], ENGLISH)).ask(prompt))[0]
        _, *following = GAME.apply(state, seat, Confront(), Chance(bytes(32), 1)).events
        come = [words for kind, words in outcomes.items() if isinstance(next(iter(following), None), kind)]
        assert [words for words in outcomes.values() if words in label] == come, label


@pytest.mark.parametrize(
    ("beast", "wounded", "said"),
    [
        (False, False, "a wound, a farm, a family."),
        (False, True, "the 2nd wound (the beast awakes, kiai 12), a farm, a family."),
        (True, False, "the 3rd wound, a farm, a family."),
        (True, True, "**the 4th wound: all lose**, a farm, a family."),
    ],
)
def test_a_pass_says_which_wound_it_would_be(beast: bool, wounded: bool, said: str) -> None:
    """SS3.1, SS5.1: the second wakes the beast, by the fourth all lose."""
    public = with_board(position(), 0, name=Name.KANBEI, beast=beast, wounded=wounded)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,)))
    assert f"it costs you: {said}" in text_of(message)


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
            "Suffer: wound 2: beast, kiai 12",
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
    """SS4.3."""
    public = with_board(position(), 3, name=Name.DAISUKE, line=("R4-02",))
    prompt = AskFace("1", Seat(0), 0, "R2-07", False, False, False, (1, 3))
    shown = labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert shown[2] == "↪️ To D_an (6/8)"
    assert SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, Press("confront")) == Play(
        Confront()
    )


@pytest.mark.parametrize(
    ("line", "outlook"),
    [
        ((), "draw the top one of 28 raiders in the stack; none is strong enough for kiai."),
        (("R4-01", "R1-01"), "confronted, a 4 brings kiai."),
        (("R4-01", "R3-01"), "confronted, a 2 brings kiai, 3 or more burns a barricade."),
        (("R4-01", "R3-01", "R2-01"), "confronted, any of them burns a barricade."),
    ],
)
def test_fighting_says_what_may_come(line: tuple[str, ...], outlook: str) -> None:
    public = with_board(position(), 0, name=Name.GOROBEI, line=line)
    prompt = AskAction("1", Seat(0), 0, (1, 2, 3))
    assert outlook in text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))


def test_a_fight_says_how_many_raiders_bring_a_penalty() -> None:
    """SS2.1, SS4.4: not those that the own talent ignores, and none when the round ends with the fight."""
    plunderers = [one for one in content().raiders.values() if one.rank is Rank.PLUNDERER]
    acting = [one for one in plunderers if one.penalties]
    even = sum(one.value % 2 == 0 for one in acting)
    prompt = AskAction("1", Seat(0), 0, (1,))
    for name, count in ((Name.KYUZO, len(acting)), (Name.GOROBEI, len(acting) - even)):
        public = with_board(position(), 0, name=name)
        text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
        coming = f"Confronted, {count} of the {len(plunderers)} that may come"
        assert f"{coming} would begin your next turn with a penalty." in text
    last = replace(position(), stack=(None,))
    text = text_of(SpiritPresenter(View(seen(last), NAMES, ENGLISH)).ask(prompt))
    assert "draw the last raider in the stack" in text
    assert "that may come" not in text


@pytest.mark.parametrize(
    ("name", "line", "stack", "said"),
    [
        (Name.KYUZO, (), 1, "the round ends, and nobody will use your talent."),
        (Name.KYUZO, ("R5-01", "R6-01"), 2, "they must pass next turn and cannot use it: Bob."),
        (Name.GOROBEI, ("R5-01", "R6-01"), 2, ""),
        (Name.KYUZO, ("R5-01",), 2, ""),
    ],
)
def test_a_support_of_no_use_says_why(name: Name, line: tuple[str, ...], stack: int, said: str) -> None:
    """SS2.2, SS2.6: who is over the kiai number may at most ignore the penalty before the pass."""
    public = replace(with_board(position(), 0, name=name), stack=(None,) * stack)
    public = with_board(public, 1, name=Name.KANBEI, line=line)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1, 2)))
    [support] = [line for line in plain(text_of(message)).splitlines() if "Support" in line]
    assert support.endswith(said or "slips unseen to the intruders.")


@pytest.mark.parametrize(
    ("name", "receiver", "newest", "useless"),
    [
        (Name.GOROBEI, {"name": Name.KYUZO}, "R4-05", False),
        (Name.GOROBEI, {"name": Name.KYUZO}, penalised(value=4), True),
        (Name.GOROBEI, {"name": Name.KYUZO}, "R1-05", True),
        (Name.KANBEI, {"name": Name.KYUZO}, "R1-05", False),
        (Name.KANBEI, {"name": Name.GOROBEI}, "R4-05", True),
        (Name.GOROBEI, {"name": Name.KYUZO, "lent": (Name.GOROBEI,)}, "R4-05", True),
    ],
)
def test_an_ignoring_token_is_of_use_only_against_a_penalty_it_ignores(
    name: Name, receiver: dict[str, Any], newest: str, useless: bool
) -> None:
    """SS2.1, SS2.2, SS4.4: Gorobei ignores penalties of even raiders, Kanbei those of odd ones."""
    public = replace(with_board(position(), 0, name=name), stack=(None,) * 2)
    public = with_board(public, 1, line=("R4-02", "R4-03", "R3-01", newest), **receiver)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1, 2)))
    [support] = [line for line in plain(text_of(message)).splitlines() if "**Support**" in line]
    assert ("they must pass next turn and cannot use it: Bob." in support) is useless


def test_fighting_says_what_lies_open_on_the_stack() -> None:
    """SS4: Katsushiro has turned it up."""
    public = replace(position(), stack=("R4-01", *position().stack[1:]))
    prompt = AskAction("1", Seat(0), 0, ())
    message = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "draw 4 (farmer, flames), which lies open; confronted: total 4 of" in message
    assert "Support is not possible: nobody else is in the round." in message


def test_the_last_one_to_pass_is_warned() -> None:
    """SS5: the rest of the stack falls on the village."""
    public = position(2)
    prompt = AskAction("1", Seat(0), 0, ())
    assert "The round ends" not in text_of(
        SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH)).ask(prompt)
    )
    alone = with_board(public, 1, passed=True)
    text = text_of(SpiritPresenter(View(seen(alone), NAMES[:2], ENGLISH)).ask(prompt))
    assert "it costs you: a wound, a farm, a family. The round ends, and 14 raiders of the stack fall" in text
    one = SpiritPresenter(View(seen(replace(alone, stack=alone.stack[:1])), NAMES[:2], ENGLISH)).ask(prompt)
    assert "and 1 raider of the stack falls on the village!" in plain(text_of(one))


def test_a_raider_that_lies_open_and_brings_kiai_has_one_mark_at_the_end() -> None:
    public = with_board(position(), 0, name=Name.KANBEI, line=("R5-01",))
    for raider, ends in ((penalised(value=4), "kiai!\n"), ("R4-05", "kiai! – penalty: a wound\n")):
        table = replace(public, stack=(raider, *public.stack[1:]))
        text = text_of(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, ())))
        assert f"confronted: total 9: {ends}" in plain(text)


def test_a_pass_counts_what_those_before_left_undefended() -> None:
    """SS5: with two farms left, and one samurai out without a raider at the farm, the next takes the last."""
    public = replace(with_board(position(), 1, passed=True), farms=2)
    prompt = AskAction("1", Seat(0), 0, (2,))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "a wound, **the last farm: all lose**, a family." in text


def test_the_end_of_a_turn_says_what_the_next_one_begins_with() -> None:
    """SS2.1: the neighbour of the newest raider's penalty has passed, so it is a wound, here the fourth."""
    raider = penalised(Penalty.LEFT_DRAWS)
    chen = with_board(position(), 2, name=Name.KIKUCHIYO, beast=True, wounded=True, line=("R5-01", raider))
    prompt = AskSecondFight("1", Seat(2), 2)
    alive = SpiritPresenter(View(seen(chen), NAMES, ENGLISH)).ask(prompt)
    assert "your next turn begins with the penalty of" in text_of(alive)
    assert plain(text_of(alive)).splitlines()[-1].endswith(": D_an must confront a raider.")
    assert labels(alive)[1] == "End the turn"
    dead = SpiritPresenter(View(seen(with_board(chen, 3, passed=True)), NAMES, ENGLISH)).ask(prompt)
    assert "D_an has passed, so instead **the 4th wound: all lose**." in plain(text_of(dead))
    row = dead.blocks[1]
    assert isinstance(row, Buttons)
    assert (row.buttons[1].label, row.buttons[1].style) == ("End turn: 4th wound, ALL LOSE", "danger")
    third = with_board(with_board(chen, 3, passed=True), 2, wounded=False)
    assert labels(SpiritPresenter(View(seen(third), NAMES, ENGLISH)).ask(prompt))[1] == "End turn: 3rd wound"


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
        ((), 3, {}, "COVERS: **the 4th wound: all lose**. Held off, that one stays your newest.", "danger"),
        (
            (),
            3,
            {"wounded": False, "beast": False},
            "COVERS: a wound. Held off, that one stays your newest.",
            "success",
        ),
        ((Penalty.FIRE,), 0, {}, "Held off, it does nothing.", "success"),
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
    said = said.replace("COVERS", "Confronted, it covers NEWEST").replace("NEWEST", words(newest))
    assert plain(text_of(message)).endswith(said.replace("FACED", f"**{words(faced)}**"))
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    assert row.buttons[1].style == style


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


@pytest.mark.parametrize(
    ("barricades", "said"),
    [(10, ": **all lose**."), (11, " (the village stands 12)."), (16, " (the village stands 17).")],
)
def test_the_last_to_pass_reads_how_many_would_burn(barricades: int, said: str) -> None:
    """SS5.4: twelve flames lie open, which a family may help against; the four unseen may have any."""
    flaming = tuple(name for name, card in content().raiders.items() if card.flames)[:12]
    public = replace(position(2), intruders=flaming, stack=(None,) * 4, barricades=barricades, farms=2)
    for place in (0, 1):
        public = with_board(public, place, passed=place == 1, defended=dict.fromkeys(Symbol, "R1-01"))
    public = replace(public, families=(Family.HEAL,))
    presenter = SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, ()))))
    assert f"Of the 16 intruders then, going by all raiders printed, 12–16 have flames{said}" in text


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
    ("line", "said"),
    [
        (("R4-02", "R2-02"), "confronted, 5 or more burns a barricade."),
        (("R4-02", "R4-03"), "confronted, a 1 brings kiai, 5 or more burns a barricade."),
        (("R4-02", "R4-03", "R1-05"), "confronted, any of them burns a barricade."),
        (("R4-02",), "confronted, a 5 brings kiai."),
        (("R1-05",), "none is strong enough for kiai."),
    ],
)
def test_a_fight_promises_no_raider_that_cannot_come(line: tuple[str, ...], said: str) -> None:
    """SS2.3, SS5: of the first round only a 1 is left, and a lieutenant has joined."""
    public = replace(position(), round=2, stack=(None,) * 2, intruders=())
    public = with_board(public, 0, name=Name.GOROBEI, line=line)
    seen = Observation(None, public, ("R1-01",))
    text = text_of(SpiritPresenter(View(seen, NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert said in text


SAFE = {Symbol.HAT: "R1-02", Symbol.FARM: "R2-09", Symbol.DOLL: "R1-07"}
DYING = {"beast": True, "wounded": True}


@pytest.mark.parametrize("raider", ["R4-05", penalised(Penalty.RIGHT_DRAWS)])
def test_a_pass_says_that_the_next_penalty_loses_at_once(raider: str) -> None:
    """SS2.1, SS3.1, SS7: the next one dies before anybody acts, also for the one who passes draws nothing."""
    village = Position(Name.KYUZO, Name.DAISUKE, Name.KIKUCHIYO, round=3)
    village.board(0, defended=SAFE).board(1, "R1-01", raider, **DYING)
    state = begin(village).state
    [(seat, prompt)] = GAME.prompts(state).items()
    presenter = SpiritPresenter(View(GAME.observe(state, None), NAMES[:3], ENGLISH))
    answer = presenter.press(prompt, {}, Press("pass"))
    assert isinstance(answer, Sure)
    told = "The turn after yours (Bob) begins with the penalty of"
    assert told in plain(answer.text)
    assert plain(answer.text).endswith("**the 4th wound: all lose**.")
    assert answer.button.style == "danger"
    text = plain(presenter.question(prompt))
    assert told in text[text.index("**Pass**") :]
    assert isinstance(GAME.apply(state, seat, Pass(), Chance(bytes(32), 1)).events[-2], SamuraiDied)


@pytest.mark.parametrize(
    ("name", "lent", "stack", "said"),
    [
        (Name.GOROBEI, (), 3, "With it this penalty, by which all would lose, can be ignored by: Bob."),
        (Name.KYUZO, (), 3, "The turn after yours (Bob) begins with the penalty of 4"),
        (Name.KYUZO, (Name.GOROBEI,), 3, ""),
        (Name.KYUZO, (), 1, "nobody will use your talent."),
    ],
)
def test_a_support_says_whom_it_saves(name: Name, lent: tuple[Name, ...], stack: int, said: str) -> None:
    """SS2.4, SS4.4: Gorobei ignores even raiders, and so does who has his token."""
    public = with_board(replace(position(), stack=(None,) * stack), 0, name=name)
    public = with_board(public, 1, name=Name.KIKUCHIYO, line=("R1-01", "R4-05"), lent=lent, **DYING)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    lines = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (1, 2))))).splitlines()
    fight, support = (next(line for line in lines if f"**{word}**" in line) for word in ("Fight", "Support"))
    assert said in support
    losing = stack > 1 and not lent
    assert ("Unless the fight prevents it, the turn after yours (Bob)" in fight) is losing
    assert ("The turn after yours" in support) is (losing and name is not Name.GOROBEI)


@pytest.mark.parametrize(
    ("stack", "said", "label"),
    [
        (
            ("R4-01", None),
            "4 (farmer, flames), which lies open on the stack, slips to the intruders and burns a barricade,"
            " else a farm, when the round ends",
            "Suffer: intruder 4 👒🔥",
        ),
        (("R2-13", None), "2, which lies open on the stack, slips to the intruders", "Suffer: intruder 2"),
        ((None, None), None, "Suffer: one more intruder"),
    ],
)
def test_a_raider_that_slips_in_is_named_if_it_lies_open(
    stack: tuple[str | None, ...], said: str | None, label: str
) -> None:
    """SS2.4, SS5.4, SS7: "unseen" is said of none that all see, and its flames are told."""
    public = replace(position(), stack=stack)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (1, 2)))))
    assert f"; {said or 'the top raider slips unseen to the intruders'}." in text
    raider = penalised(Penalty.INFILTRATE)
    message = presenter.ask(AskPenalty("1", Seat(0), 0, raider, (Penalty.INFILTRATE,), True))
    assert f"its penalty: {said or 'the top raider joins the intruders unseen'}." in plain(text_of(message))
    assert labels(message)[1] == label


def test_of_two_that_slip_in_only_the_open_one_is_named() -> None:
    """SS7: a boss lets two in."""
    public = replace(position(), stack=("R2-13", None))
    ask = AskPenalty("1", Seat(0), 0, "R6-01", (Penalty.INFILTRATE,), True)
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(ask)))
    assert "slips to the intruders, the top raider joins the intruders unseen." in text


def test_a_later_fight_counts_those_that_can_come_and_those_that_lose() -> None:
    """SS2.1, SS3.1, SS5: of ten raiders one is a new lieutenant; one more wound is too much."""
    raiders = content().raiders
    shown = tuple(content().ranked(Rank.PLUNDERER))[:9]
    public = replace(position(), round=2, stack=(None,) * 10, intruders=(), boards=position().boards)
    public = with_board(public, 0, name=Name.KYUZO, beast=True, wounded=True)
    view = View(Observation(None, public, shown), NAMES, ENGLISH)
    text = text_of(SpiritPresenter(view).ask(AskAction("1", Seat(0), 0, (1,))))
    acting = sum(bool(raiders[name].penalties) for name in shown)
    wounding = sum(Penalty.WOUND in raiders[name].penalties for name in shown)
    lieutenants = [raiders[name] for name in content().ranked(Rank.LIEUTENANT)]
    share = round(sum(Penalty.WOUND in one.penalties for one in lieutenants) / len(lieutenants))
    losing = wounding + share
    assert losing
    told = f"Confronted, {acting + 1} of the 10 that may come would begin your next turn with a penalty,"
    assert f"{told} {losing} of them with one by which **all lose**." in text


def test_the_last_raider_that_lies_open_ends_the_round() -> None:
    """SS2.6."""
    public = replace(position(), stack=("R4-01",))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert "– then the round ends" in text
    more = replace(position(), stack=("R4-01", None))
    text = text_of(SpiritPresenter(View(seen(more), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert "then the round ends" not in text


@pytest.mark.parametrize(
    ("barricades", "said"), [(1, "a barricade burns"), (0, "a farm burns")], ids=["barricade", "farm"]
)
def test_a_fire_says_what_burns(barricades: int, said: str) -> None:
    """SS7: "else a farm" is not said while it is known."""
    public = replace(position(), barricades=barricades)
    ask = AskPenalty("1", Seat(0), 0, penalised(Penalty.FIRE), (Penalty.FIRE,), True)
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(ask)))
    assert text.endswith(f"brings its penalty: {said}.")
