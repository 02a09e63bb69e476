"""Where things stand on the board: nothing leaves it, and nothing covers what must be read."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from renderer import geometry
from renderer.canvas import Canvas, Window
from renderer.geometry import Box, around, overlap, within
from renderer.shogun import ink, pieces
from renderer.shogun.army import REACH, fight_signs, hidden, paint_marches
from renderer.shogun.board import TRAY
from renderer.shogun.cards import ACTIONS, EVENTS, HEADING, SPECIALS, slot_box, special_box
from renderer.shogun.changes import Changes, March
from renderer.shogun.chart import SIZE, Site, chart
from renderer.shogun.palette import theme
from renderer.shogun.players import STRIP, panel_box
from rules.core.model import Seat, all_seats
from rules.shogun.content import Side, board

SITES = tuple(chart().sites.values())
FURNITURE = {
    "heading": HEADING,
    "events": EVENTS,
    "actions": ACTIONS,
    "specials": SPECIALS,
    "tray": TRAY,
    "players": STRIP,
}


def inside(box: Box) -> bool:
    return within((0, 0, *SIZE), box)


def piece_boxes(place: Site) -> Iterator[tuple[str, Box]]:
    yield "army", around(place.army, 26)
    yield "revolt", around(place.revolt, 12)
    for centre in place.buildings:
        yield "building", around(centre, 12)


@pytest.mark.parametrize("place", SITES, ids=lambda place: place.name)
def test_pieces_and_name_lie_on_the_picture_and_under_no_card(place: Site) -> None:
    for what, box in [*piece_boxes(place), ("name", ink.label_box(place))]:
        assert inside(box), what
        assert not [name for name, card in FURNITURE.items() if overlap(box, card)], what


@pytest.mark.parametrize("place", SITES, ids=lambda place: place.name)
def test_a_name_covers_no_piece_and_no_other_name(place: Site) -> None:
    name = ink.label_box(place)
    covered = [
        (other.name, what) for other in SITES for what, box in piece_boxes(other) if overlap(name, box)
    ]
    covered += [
        (other.name, "name") for other in SITES if other != place and overlap(name, ink.label_box(other))
    ]
    assert covered == []


def test_names_are_as_high_as_the_brief_says() -> None:
    assert ink.NAME_SIZE >= 17


def test_cards_and_panels_keep_clear_of_each_other() -> None:
    for (one, box), (other, another) in combinations(FURNITURE.items(), 2):
        assert not overlap(box, another), (one, other)
    for count, box_of in ((10, slot_box), (5, special_box)):
        assert not any(overlap(a, b) for a, b in combinations(map(box_of, range(count)), 2))
    for seats in (3, 4, 5):
        panels = [panel_box(seat, seats) for seat in all_seats(seats)]
        assert not any(overlap(a, b) for a, b in combinations(panels, 2))
        assert all(inside(panel) for panel in panels)


@pytest.mark.parametrize("armies", [1, 4, 7, 9, 10, 11, 23, 40, 62])
def test_army_numbers_can_be_read_at_a_third_of_the_size(armies: int) -> None:
    figures = pieces.army_figures(armies)
    assert figures.height >= 33, "11 pixels where the picture is shown 550 pixels wide"
    assert figures.width <= 2 * pieces.ARMY_RADIUS


@pytest.mark.parametrize("side", Side)
def test_signs_of_fights_stand_on_the_land_fought_for(side: Side) -> None:
    """Who sees them knows where the fight was, and whether it was a battle or a revolt."""
    crowded = set()
    for name, (attacker, *_) in board(side, 5).neighbours.items():
        battle = March(Seat(0), attacker, name, battle=True)
        signs = fight_signs(Changes((), (battle, battle), (name,), (), (), (), {}))
        assert [sign for sign, _ in signs] == ["swords", "pitchfork"]
        for _, spot in signs:
            assert any(geometry.inside(spot, ring) for ring in chart().sites[name].rings), name
            assert hidden(name, spot)[0] == 0, name
        if overlap(*(around(spot, REACH) for _, spot in signs)):
            crowded.add(name)
    assert not crowded


def test_no_sign_of_a_fight_stands_on_another_border() -> None:
    """Swords across the border of a third province would tell of a battle there; Yamato is too narrow."""
    astray = set()
    for name, site in chart().sites.items():
        (_, spot), *_ = fight_signs(Changes((), (), (name,), (), (), (), {}))
        edge = [geometry.polar(spot, REACH, turn) for turn in range(0, 360, 45)]
        others = [ring for other in chart().sites.values() if other is not site for ring in other.rings]
        if sum(any(geometry.inside(at, ring) for ring in others) for at in edge) >= len(edge) / 2:
            astray.add(name)
    assert astray <= {"Yamato"}


def test_names_leave_of_each_arrow_what_shows_where_it_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are written over arrows, which therefore bend to either side and end where few hide them."""
    marches = [
        March(Seat(0), source, target, battle=True)
        for source, targets in board(Side.SUN, 5).neighbours.items()
        for target in targets
    ]
    shown = [_red_pixels(march) for march in marches]
    monkeypatch.setattr(ink, "write_name", lambda *_: None)
    whole = [_red_pixels(march) for march in marches]
    shares = [seen / painted for seen, painted in zip(shown, whole, strict=True)]
    hidden_too_much = [
        (march.source, march.target) for march, share in zip(marches, shares, strict=True) if share < 0.7
    ]
    assert hidden_too_much == []


@pytest.mark.parametrize("side", Side)
def test_armies_leave_of_each_arrow_what_shows_where_it_points(side: Side) -> None:
    """They lie on arrows; of the one from Bingo to Bitchu nothing was to be seen."""
    marches = [
        March(Seat(0), source, target, battle=True)
        for source, targets in board(side, 5).neighbours.items()
        for target in targets
    ]
    hidden_too_much = [
        (march.source, march.target) for march in marches if _red_pixels(march, with_armies=True) < 350
    ]
    assert hidden_too_much == []


def _red_pixels(march: March, with_armies: bool = False) -> int:
    """How many pixels of an arrow can be seen near the army to which it points."""
    colours = theme("standard", Side.SUN)
    near = around(chart().sites[march.target].army, pieces.ARMY_RADIUS + 45)
    canvas = Canvas.window_on(Window(near), colours.paper)
    paint_marches(canvas, [march], colours)
    for name in (march.source, march.target) if with_armies else ():
        canvas.place(pieces.army(colours, Seat(1), 12, 1), chart().sites[name].army)
    red = colours.seat_colours[march.seat]
    return {colour: count for count, colour in canvas.image.getcolors(2**16) or ()}.get(red, 0)
