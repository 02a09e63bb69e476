"""The board shows what is public, all of it, and nothing else."""

import pickle
from typing import Any, get_args

import msgspec
import pytest

from renderer import cache, draw
from renderer.geometry import around
from renderer.shogun import Battle, Board, Planning, Shape, View, pieces, sample
from renderer.shogun.changes import March, changes
from renderer.shogun.chart import chart
from renderer.shogun.palette import theme
from renderer.shogun.players import STRIP
from renderer.shogun.portrait import WIDTH
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun import events as facts
from rules.shogun.content import Action, Building, Effect, ProvinceName, Season, Special, content
from rules.shogun.events import AnyEvent
from rules.shogun.game import GAME
from rules.shogun.state import Observation, Options, Phase, Plan, Private, Province, State
from tests.renderer import golden
from tests.renderer.shogun.gallery import (
    ACTIONS,
    AUCTION,
    CONQUEST,
    ENDING,
    LABELS,
    LOST_REVOLT,
    NONE,
    OPENING,
    PLAN,
    gallery,
)
from tests.renderer.shogun.positions import changed

EVENTS: tuple[AnyEvent, ...] = (
    *OPENING,
    *AUCTION,
    *ACTIONS,
    *sample.events(),
    CONQUEST,
    LOST_REVOLT,
    facts.ProvinceFreed(ProvinceName("Kai"), Seat(1), (), 0),
    *ENDING,
)


MOVE = facts.Moved(Seat(0), Action.DEPLOY_1_MOVE, ProvinceName("Mino"), ProvinceName("Hida"), 2)


def board_of(state: State, viewer: Seat | None, view: View, focus: tuple[ProvinceName, ...]) -> bytes:
    seen = GAME.observe(state, viewer)
    return draw(Board(seen, LABELS, (), sample.NAMES, view=view, focus=focus)).data


def test_every_kind_of_event_is_in_the_list() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))


def test_every_kind_of_event_is_in_a_golden_picture() -> None:
    boards = [drawing for drawing in gallery().values() if isinstance(drawing, Board)]
    assert {type(event) for board in boards for event in board.events} == set(get_args(AnyEvent))


def test_every_piece_is_in_a_golden_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites are made anew, so that each piece is asked for."""
    drawn: set[str] = set()
    cache.IMAGES.clear()
    for name, paint in pieces.PIECES.items():

        def noted(*arguments: Any, name: str = name, paint: pieces.Draw = paint) -> None:
            drawn.add(name)
            paint(*arguments)

        monkeypatch.setitem(pieces.PIECES, name, noted)
    for drawing in gallery().values():
        drawing.paint()
    assert drawn == set(pieces.PIECES)


def test_every_seat_is_in_a_golden_picture() -> None:
    shown = gallery()["board"]
    assert isinstance(shown, Board)
    owners = {province.owner for province in shown.observation.public.provinces.values()}
    assert owners == {None, *range(5)}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_can_be_drawn(event: AnyEvent) -> None:
    assert Board(sample.observation(), LABELS, (event,), sample.NAMES).paint().width == WIDTH


@pytest.mark.parametrize("view", View)
@pytest.mark.parametrize("focus", [(), ("Kai",)], ids=["whole", "near"])
def test_a_board_is_the_same_for_everybody_whatever_they_hide(
    view: View, focus: tuple[ProvinceName, ...]
) -> None:
    state = GAME.setup(Options(), 4, Chance(bytes(32), 0)).state
    secret = Private(Plan({Action.BUILD_CASTLE: ProvinceName("Kai")}, 4))
    hidden = msgspec.structs.replace(state.hidden, event_deck=(), tower=((0, 1), ()))
    other = State(state.public, tuple(secret for _ in state.private), hidden)
    one = board_of(state, None, view, focus)
    assert board_of(state, Seat(0), view, focus) == one
    assert board_of(other, Seat(3), view, focus) == one


@pytest.mark.parametrize(
    "difference",
    [
        {"season": Season.FALL},
        {"year": 2},
        {"slot": 2},
        {"event": 5},
        {"events": ()},
        {"tray": NONE},
        {"specials": tuple(reversed(Special))},
        {"taken_by": (None,) * 5},
        {"turn_order": (4, 3, 2, 1, 0)},
        {"asking": None},
    ],
    ids=lambda difference: next(iter(difference)),
)
def test_what_is_public_is_shown(difference: dict[str, object]) -> None:
    seen = sample.observation()
    other = msgspec.structs.replace(seen, public=changed(seen.public, **difference))
    one, another = (Board(each, LABELS, (), sample.NAMES).paint() for each in (seen, other))
    assert one.tobytes() != another.tobytes()


def test_no_arrow_and_no_swords_hide_a_building() -> None:
    """Every province is full of buildings, and attacked from everywhere."""
    seen = sample.observation()
    full = {
        name: Province(Seat(index % 5), 12, tuple(Building)[: content().provinces[name].building_spaces])
        for index, name in enumerate(seen.public.provinces)
    }
    seen = Observation(None, changed(seen.public, provinces=full), None)
    attacks = [
        msgspec.structs.replace(CONQUEST, source=other, target=name)
        for name, others in seen.public.board.neighbours.items()
        for other in others
    ]
    calm, war = (
        Board(seen, LABELS, events, sample.NAMES, shape=Shape.LANDSCAPE).paint().convert("RGB")
        for events in ((), attacks)
    )
    for name in full:
        for centre in chart().sites[name].buildings:
            box = around(centre, pieces.TILE - 2)
            assert calm.crop(box).tobytes() == war.crop(box).tobytes(), name


@pytest.mark.parametrize("season", Season)
def test_the_rice_of_winter_is_that_of_the_event_left_over(season: Season) -> None:
    """SH8.1: the number on the event of the round counts in winter only, when it is the one left over."""
    winter = season is Season.WINTER
    left = () if winter else (7, 9, 11)[: {Season.SPRING: 3, Season.SUMMER: 2, Season.FALL: 1}[season]]
    public = changed(sample.observation().public, season=season, events=left)
    castles = [index for index, card in enumerate(content().events) if card.effect is Effect.CASTLE_DEFENDS]
    for shape in Shape:
        one, other = (
            Board(
                Observation(None, changed(public, event=event), None),
                LABELS,
                (),
                sample.NAMES,
                shape=shape,
            ).paint()
            for event in castles
        )
        assert (one.tobytes() != other.tobytes()) is winter


def test_in_fall_only_the_rice_of_the_event_left_over_is_shown() -> None:
    """SH6.7: its text has no effect in winter."""
    public = changed(sample.observation().public, season=Season.FALL, event=0)
    boards = [
        Board(Observation(None, changed(public, events=(event,)), None), LABELS, (), sample.NAMES)
        for event in (2, 5, 4)
    ]
    three, also_three, six = (board.paint().tobytes() for board in boards)
    assert three == also_three != six


def test_nobody_is_short_of_rice_once_winter_has_eaten() -> None:
    """SH8.1: the shortage is over, and after the last winter (SH8.4) rice matters to nobody."""
    public = changed(sample.observation().public, events=())
    ended, hungry, sated = (
        Board(
            Observation(None, changed(public, season=season, players=players), None),
            LABELS,
            (),
            sample.NAMES,
            shape=Shape.LANDSCAPE,
        )
        for season, players in (
            (Season.WINTER, public.players),
            (Season.FALL, public.players),
            (Season.FALL, tuple(msgspec.structs.replace(player, rice=40) for player in public.players)),
        )
    )
    red = theme("standard", public.side).crimson
    panels = (board.paint().convert("RGB").crop(STRIP) for board in (ended, hungry, sated))
    first, second, third = (
        sum(count for count, colour in panel.getcolors(1 << 24) or () if colour == red) for panel in panels
    )
    assert first == third < second


TAKEN = (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("phase", "taken_by", "shown"),
    [
        (Phase.PLANNING, (None,) * 5, False),
        (Phase.AUCTION, (0, 1, None, None, None), False),
        (Phase.AUCTION, TAKEN, True),
        (Phase.ACTIONS, TAKEN, True),
        (Phase.WINTER, TAKEN, True),
    ],
)
def test_the_turn_order_of_the_round_before_is_not_shown(
    phase: Phase, taken_by: tuple[int | None, ...], shown: bool
) -> None:
    """SH5.3: a place in turn order comes with the special card; that of fall holds for winter."""
    public = changed(sample.observation().public, phase=phase, taken_by=taken_by, confirmed=(False,) * 5)
    one, other = (
        Board(Observation(None, each, None), LABELS, (), sample.NAMES).paint()
        for each in (public, changed(public, turn_order=tuple(reversed(public.turn_order))))
    )
    assert (one.tobytes() != other.tobytes()) is shown


def test_special_cards_are_not_shown_before_they_are_laid_out() -> None:
    """SH3.1: their positions are shuffled in spring, after the draft."""
    drafting = changed(sample.observation().public, phase=Phase.DRAFT, taken_by=(None,) * 5)
    shuffled = changed(drafting, specials=tuple(reversed(Special)))
    one, other = (
        Board(Observation(None, public, None), LABELS, (), sample.NAMES).paint()
        for public in (drafting, shuffled)
    )
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    "province",
    [
        Province(),
        Province(Seat(1), 5),
        Province(Seat(0), 6),
        Province(Seat(0), 5, (Building.TEMPLE,)),
        Province(Seat(0), 5, (), 1),
    ],
    ids=["neutral", "owner", "armies", "building", "revolt"],
)
def test_everything_in_a_province_is_shown(province: Province) -> None:
    seen = sample.observation()
    kii = ProvinceName("Kii")
    provinces = {**seen.public.provinces, kii: Province(Seat(0), 5)}
    one, other = (
        msgspec.structs.replace(seen, public=changed(seen.public, provinces={**provinces, kii: each}))
        for each in (provinces[kii], province)
    )
    boards = (Board(each, LABELS, (), sample.NAMES) for each in (one, other))
    drawn = [board.paint().convert("RGB") for board in boards]
    assert golden.difference(*drawn)[1] > 40


def test_the_same_request_gives_the_same_bytes_after_a_journey() -> None:
    for drawing in gallery().values():
        assert draw(pickle.loads(pickle.dumps(drawing))).data == draw(drawing).data


def test_changes_name_each_province_once_and_tell_battles_from_moves() -> None:
    found = changes((*sample.events(), MOVE, LOST_REVOLT))
    assert found.provinces == ("Mino", "Mutsu", "Kozuke", "Hida", "Hoki")
    assert found.marches == (
        March(Seat(0), ProvinceName("Mutsu"), ProvinceName("Kozuke"), True),
        March(Seat(0), ProvinceName("Mino"), ProvinceName("Hida"), False),
    )
    assert found.revolts == ("Hoki",)
    assert found.seats == (2,)


def test_a_planning_sheet_needs_a_seat() -> None:
    nobody = Planning(sample.observation(), PLAN, LABELS)
    with pytest.raises(ValueError, match="belongs to a seat"):
        nobody.paint()


def test_a_draw_and_a_neutral_defender_have_their_pictures() -> None:
    drawn = msgspec.structs.replace(CONQUEST, result=facts.Result.DRAW, defender=None, farmers=1)
    assert Battle(drawn, LABELS, sample.NAMES).paint().size == (780, 640)


def test_pictures_are_small_enough_to_be_sent() -> None:
    for name, drawing in gallery().items():
        assert len(draw(drawing).data) <= 250 * 1024, name
