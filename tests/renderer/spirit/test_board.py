"""The picture of Samurai Spirit shows what is public, all of it, and nothing else."""

import pickle
from dataclasses import replace as replaced
from itertools import combinations, pairwise, product
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from bot.views.spirit.presenter import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer import draw, text
from renderer.canvas import Canvas
from renderer.spirit import Board, Shape, panels, portrait, sample
from renderer.spirit.changes import changes
from renderer.spirit.legend import FLAMES, FONT, PASSED, ROOM, signs
from renderer.spirit.panels import GAP, HEIGHT, MIN_SIZE, SIZE, panel_box
from renderer.spirit.pieces import PIECES
from renderer.spirit.scroll import ENDING
from renderer.spirit.village import STRIP
from rules.core.chance import Chance
from rules.core.model import Outcome, Seat
from rules.spirit import events as facts
from rules.spirit.content import Family, Name, Penalty, Symbol, content
from rules.spirit.errors import LOSSES
from rules.spirit.game import GAME
from rules.spirit.state import Options, Phase, State
from tests.renderer import golden
from tests.renderer.phone import PHONE, SMALLEST, smallest_text
from tests.renderer.spirit.gallery import LABELS, board, calm, changed, ended, gallery


def painted(**differences: object) -> bytes:
    return board(changed(calm(5), **differences)).paint().tobytes()


@pytest.mark.parametrize(
    "difference",
    [
        {"farms": 3},
        {"families": (Family.HEAL,)},
        {"barricades": 2},
        {"barricade_limit": 8},
        {"reserve": (Name.KYUZO,)},
        {"stack": (None,) * 22},
        {"stack": ("R1-01", *(None,) * 22)},
        {"intruders": (None,) * 4},
        {"discard": ("R3-02",)},
        {"round": 3},
    ],
    ids=str,
)
def test_what_is_public_about_the_village_is_shown(difference: dict[str, object]) -> None:
    assert painted(**difference) != painted()


@pytest.mark.parametrize(
    "difference",
    [
        {"name": Name.KATSUSHIRO},
        {"beast": True},
        {"wounded": True},
        {"passed": True},
        {"line": ("R2-01",)},
        {"line": ("R1-02",)},
        {"line": ("R1-01", "R1-01")},
        {"defended": {Symbol.HAT: "R2-01"}},
        {"token_home": False},
        {"lent": (Name.KYUZO,)},
    ],
    ids=str,
)
def test_everything_on_a_samurai_board_is_shown(difference: dict[str, object]) -> None:
    first, *others = calm(5).boards
    different = (replace(first, **difference), *others)
    assert painted(boards=different) != painted()


def test_the_fourth_wound_is_painted_although_only_the_event_tells_it() -> None:
    """SS3.1: the board of a samurai who dies still has the beast and one wound token."""
    first, *others = calm(5).boards
    seen = changed(calm(5), boards=(replace(first, beast=True, wounded=True), *others))
    three = board(seen, (facts.WoundTaken(0, facts.Cause.PENALTY),)).paint()
    four = board(seen, (facts.SamuraiDied(0, facts.Cause.PENALTY),)).paint()
    assert three.tobytes() != four.tobytes()


def test_no_pile_is_counted_before_the_raiders_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """SS1.2, SS1.3: the samurai are chosen first."""
    written: list[str] = []
    write = text.write

    def noted(canvas: Canvas, words: str, *rest: Any, **more: Any) -> None:
        written.append(words)
        write(canvas, words, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    board(changed(calm(4), phase=Phase.SETUP, stack=(), discard=(), intruders=())).paint()
    assert LABELS.stack not in written
    board(changed(calm(4), stack=(), discard=(), intruders=())).paint()
    assert LABELS.stack in written


def test_the_raider_to_be_faced_and_who_is_asked_are_shown() -> None:
    seen = sample.observation(5)
    assert board(seen).paint().tobytes() != painted()
    asked = replace(seen.public, opponent=None)
    assert board(changed(asked)).paint().tobytes() != painted()


def test_the_picture_is_the_same_for_everybody_whatever_is_hidden() -> None:
    state = GAME.setup(Options(), 4, Chance(bytes(32), 0)).state
    shuffled = replace(
        state.hidden, stack=tuple(reversed(state.hidden.stack)), farms=tuple(reversed(state.hidden.farms))
    )
    pictures = {
        draw(Board(GAME.observe(each, viewer), LABELS, (), sample.NAMES)).data
        for each in (state, State(state.public, shuffled))
        for viewer in (None, Seat(0), Seat(3))
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("samurai", range(1, 8))
def test_boards_sit_clockwise_around_the_village_without_touching(samurai: int) -> None:
    boxes = [panel_box(place, samurai) for place in range(samurai)]
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert right <= SIZE[0]
        assert bottom <= STRIP[1] or top >= STRIP[3]
    above = [box for box in boxes if box[1] < STRIP[1]]
    below = [box for box in boxes if box[1] > STRIP[1]]
    assert all(one[2] < other[0] for one, other in pairwise(above)), "from left to right"
    assert all(one[0] > other[2] for one, other in pairwise(below)), "and back"
    assert boxes == above + below


@pytest.mark.parametrize("samurai", range(1, 8))
def test_boards_lie_below_the_piles_without_touching_and_neighbours_are_neighbours(samurai: int) -> None:
    """The left neighbour has the next place (SS1.1): beside or below it, or across the last row."""
    boxes = portrait.boxes(samurai)
    assert len(boxes) == samurai
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= portrait.WIDTH
        assert portrait.HEADING[3] < top < bottom <= portrait.height(samurai)
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
    for one, other in pairwise([*boxes, boxes[0]]):
        assert abs(one[1] - other[1]) <= HEIGHT + GAP


def test_a_portrait_has_the_width_of_a_phone() -> None:
    boards = [drawing for drawing in gallery().values() if drawing.shape is Shape.PORTRAIT]
    assert {drawing.paint().width for drawing in boards} == {portrait.WIDTH}


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = labels(texts_in(language))
    boards = [
        replaced(drawing, labels=words) for drawing in gallery().values() if drawing.shape is Shape.PORTRAIT
    ]
    assert smallest_text(boards, monkeypatch) * PHONE / portrait.WIDTH >= SMALLEST


def test_changes_name_the_places_and_the_losses() -> None:
    found = changes((*sample.events(), facts.Supported(2, 4, Name.GOROBEI), facts.TurnBegan(1, 1, 3)))
    assert found.places == {0, 2, 4}
    assert (found.barricades, found.farms, found.drawn) == (1, 1, "R4-01")


def test_the_legend_has_every_token_and_every_penalty_that_lies_open_and_no_other() -> None:
    """SS1.4, SS7: own, lent and absent samurai's tokens; penalties of lines, piles and the raider faced."""
    raiders = content().raiders
    [boss] = [name for name, card in raiders.items() if card.penalties == (Penalty.WOUND, Penalty.NO_TALENTS)]
    bare = [
        replace(one, name=name, line=(), lent=()) for one, name in zip(calm(2).boards, Name, strict=False)
    ]
    empty = replace(calm(2), boards=tuple(bare), reserve=(), discard=(), stack=(None,), intruders=())
    assert signs(empty, None) == [*Name][:2]
    assert signs(replace(empty, reserve=(Name.KATSUSHIRO,)), None) == [*[*Name][:2], Name.KATSUSHIRO]
    lent = replace(empty, boards=(bare[0], replace(bare[1], lent=(Name.KYUZO,))))
    assert signs(lent, None) == [*[*Name][:2], Name.KYUZO]
    fought = replace(empty, boards=(bare[0], replace(bare[1], line=(boss, boss))))
    for public, drawn in (
        (empty, boss),
        (fought, None),
        (replace(empty, discard=("R1-01", boss)), None),
        (replace(empty, stack=(boss, None)), None),
        (replace(empty, intruders=(boss, None)), None),
    ):
        assert signs(public, drawn) == [*[*Name][:2], Penalty.WOUND, Penalty.NO_TALENTS, FLAMES]
    calm_one = next(name for name, card in raiders.items() if card.penalties and not card.flames)
    assert FLAMES not in signs(empty, calm_one)
    passed = replace(empty, boards=(bare[0], replace(bare[1], passed=True)))
    assert signs(passed, None) == [*[*Name][:2], PASSED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_legend_are_cut_off(language: str) -> None:
    words = labels(texts_in(language))
    for said in (*words.talents.values(), *words.penalties.values(), words.flames, words.passed):
        lines, _ = text.paragraph(said, "sans", FONT, ROOM, MIN_SIZE)
        assert " ".join(lines).split() == said.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_piles_is_cut_off(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, written = labels(texts_in(language)), list[str]()
    write = text.write

    def noted(canvas: Canvas, said: str, *rest: Any, **more: Any) -> None:
        written.append(said)
        write(canvas, said, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    drawn = facts.RaiderDrawn(0, "R1-01")
    said = {
        words.setup,
        words.rounds[1],
        words.stack,
        words.discard,
        words.intruders,
        words.faced,
        words.drawn,
    }
    seen = changed(calm(4), phase=Phase.SETUP), sample.observation(4), changed(calm(4))
    for one, shape in product(seen, Shape):
        replaced(board(one, (drawn,), words), shape=shape).paint()
    assert said <= set(written)


def test_the_large_raider_says_whether_it_is_still_to_be_faced(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()
    monkeypatch.setattr(text, "write", lambda _, said, *rest, **more: written.append(said))
    drawn = (facts.RaiderDrawn(0, "R1-01"),)
    labels = {LABELS.faced, LABELS.drawn}
    shown = (sample.observation(4), drawn, LABELS.faced), (changed(calm(4)), drawn, LABELS.drawn)
    for seen, events, said in (*shown, (changed(calm(4)), (), None)):
        written.clear()
        board(seen, events).paint()
        assert labels & set(written) == ({said} if said else set())


def test_intruders_that_are_all_known_are_counted_by_their_flames(monkeypatch: pytest.MonkeyPatch) -> None:
    """SS5.4: not while one of them is hidden."""
    written = list[str]()
    monkeypatch.setattr(text, "write", lambda _, said, *rest, **more: written.append(said))
    known = ("R1-01", "R1-02", "R1-03")
    boards = tuple(replace(one, line=()) for one in calm(4).boards)
    found = []
    for intruders in (known, known, (*known[:2], None)):  # the first one paints what is kept
        written.clear()
        board(changed(calm(4), intruders=intruders, boards=boards, barricades=5)).paint()
        found.append(written.count("2"))
    assert found[1] == found[2] + 1


@pytest.mark.parametrize(("barricades", "burned", "ghosts"), [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_a_village_without_barricades_shows_of_what_there_are_none(
    barricades: int, burned: int, ghosts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A faint one stands beside the number, unless the last one burns just now."""
    faint = Mock(side_effect=panels.faded)
    monkeypatch.setattr("renderer.spirit.village.faded", faint)
    events = (facts.BarricadeLost(facts.Cause.OVERRUN, 0),) * burned
    board(changed(calm(4), barricades=barricades), events).paint()
    assert faint.call_count == ghosts


@pytest.mark.parametrize("lent", [0, 2, 3])
def test_names_keep_their_room_beside_many_tokens(lent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """SS2.2, SS2.4: the flag of a pass and tokens lent."""
    written = list[str]()
    monkeypatch.setattr(text, "write", lambda _, said, *rest, **more: written.append(said))
    first, *others = calm(4).boards
    first = replace(first, name=Name.KATSUSHIRO, lent=tuple(Name)[:lent], passed=True)
    board(changed(calm(4), boards=(first, *others))).paint()
    assert LABELS.names[Name.KATSUSHIRO] in written


@pytest.mark.parametrize("lent", range(4))
def test_the_flag_of_a_pass_covers_no_token(lent: int) -> None:
    """SS2.2, SS2.4: it lay on the numbers of tokens lent."""
    seen = calm(4)
    first = replace(seen.boards[0], lent=tuple(Name)[:lent], passed=True)
    table = board(changed(seen, boards=(first, *seen.boards[1:])))
    boards = panels.Panels(Mock(), seen, (), LABELS, table.colours, portrait.boxes(4))
    *tokens, (flag, apart) = boards._tokens(first)
    assert len(tokens) == 1 + lent
    nearest = apart - (flag.getchannel("A").getbbox() or (0,) * 4)[2] + flag.width / 2
    assert all(distance + sprite.width / 2 < nearest for sprite, distance in tokens)


def test_the_newest_raider_names_whom_its_penalty_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    """SS7: the left neighbour has the next place; none strikes one who has passed, or comes from one."""
    cards = content().raiders
    [left, right] = [
        next(name for name, card in cards.items() if card.penalties == (one,))
        for one in (Penalty.LEFT_DRAWS, Penalty.RIGHT_DRAWS)
    ]
    written: list[str] = []
    write = text.write

    def noted(canvas: Canvas, said: str, *rest: Any, **more: Any) -> None:
        written.append(said)
        write(canvas, said, *rest, **more)

    monkeypatch.setattr("renderer.text.write", noted)
    for line, passed, found in (((right, left), False, 2), ((left, right), False, 1), ((left,), True, 1)):
        boards = tuple(replace(one, line=(), passed=False) for one in calm(4).boards)
        boards = (replace(boards[0], line=line, passed=passed), *boards[1:])
        written.clear()
        board(changed(calm(4), boards=boards)).paint()
        assert written.count(sample.NAMES[1]) == found
        assert written.count(sample.NAMES[3]) == (2 if line == (left, right) else 1)
    boards = (replace(boards[0], line=(left,), passed=False), replace(boards[1], passed=True), *boards[2:])
    written.clear()
    board(changed(calm(4), boards=boards)).paint()
    assert written.count(sample.NAMES[1]) == 1


def test_every_penalty_and_symbol_has_its_sign() -> None:
    assert {penalty.value for penalty in Penalty} <= PIECES.keys()
    assert {symbol.value for symbol in Symbol} <= PIECES.keys()


def test_the_same_request_gives_the_same_bytes_after_a_journey() -> None:
    for drawing in gallery().values():
        assert draw(pickle.loads(pickle.dumps(drawing))).data == draw(drawing).data


def test_pictures_are_small_enough_to_be_sent() -> None:
    for name, drawing in gallery().items():
        assert len(draw(drawing).data) <= 250 * 1024, name


def test_victory_and_defeat_do_not_look_alike() -> None:
    won, lost = (draw(gallery()[name]).data for name in ("spirit-victory", "spirit-defeat"))
    assert golden.difference(golden.opened(won), golden.opened(lost))[1] > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defeat_says_why(language: str) -> None:
    """SS3, SS5: a samurai's fourth wound, the last farm, the last family."""
    words, lost = labels(texts_in(language)), ended().public
    pictures = set[bytes]()
    for reason in LOSSES:
        assert (
            text.fitted(words.losses[reason], "serif", 36, ENDING[2] - ENDING[0] - 50, FONT)[0]
            == (words.losses[reason])
        )
        position = changed(lost, outcome=Outcome((), (0,) * 3, reason))
        pictures.add(draw(board(position, labels=words)).data)
    assert len(pictures) == 3
