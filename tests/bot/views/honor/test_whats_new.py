"""What is new in Honor of the Samurai: honor, attacks and lost houses since one last looked."""

from bot.discord.markdown import markdown
from bot.views.honor.presenter import HonorPresenter
from bot.views.presenter import View
from rules.core.model import Seat
from rules.honor.deck import CardKey
from rules.honor.events import (
    AnyEvent,
    BattleFought,
    DishonorPlayed,
    HonorLost,
    HouseDiscarded,
    HouseSeized,
)
from rules.honor.prompts import HouseName
from rules.honor.state import Place
from tests.bot.views.honor.turns import ENGLISH, PEOPLE, holding, placed


def test_what_is_new_says_honor_before_and_now_and_who_is_about_to_win() -> None:
    """A plus would be taken for the next count; the newest attack of a kind comes first."""
    seen, _ = holding("bushi")
    seen = placed(placed(seen, Seat(0), honor=395), Seat(1), honor=-15)
    events: list[AnyEvent] = [
        HonorLost(Seat(1), 75, -15),
        DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(1)),
        DishonorPlayed(Seat(2), CardKey("dishonor"), Seat(0)),
    ]
    honor, point, attacks = HonorPresenter(View(seen, PEOPLE, ENGLISH)).recap(events)
    assert markdown(honor) == "🌸 Honor: Axel 395, Christian 100, Birgit 60→−15"
    assert "Axel** wins at the start of their next turn" in markdown(point)
    assert markdown(attacks).endswith("⚡ Christian → Axel, ⚡ Axel → Birgit")


def test_what_is_new_tells_first_what_was_done_to_the_reader() -> None:
    """Before graver things that others suffered, for those may not fit."""
    seen, _ = holding("bushi")
    events: list[AnyEvent] = [
        DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(1)),
        BattleFought(Seat(0), Seat(2), 3, 3, (), Seat(0)),
    ]
    told = []
    for viewer in (Seat(1), Seat(2), None):
        lines = HonorPresenter(View(seen, PEOPLE, ENGLISH)).recap(events, viewer)
        told.append(markdown(lines[-1]).partition(": ")[2])
    graver = "⚔️ Axel → Christian, ⚡ Axel → Birgit"
    assert told == ["⚡ Axel → Birgit, ⚔️ Axel → Christian", graver, graver]


def test_what_is_new_tells_the_reader_no_deeds_of_their_own() -> None:
    """Nor a line without any."""
    seen, _ = holding("bushi")
    events: list[AnyEvent] = [DishonorPlayed(Seat(0), CardKey("dishonor"), Seat(1))]
    presenter = HonorPresenter(View(seen, PEOPLE, ENGLISH))
    told = ["\n".join(map(markdown, presenter.recap(events, viewer))) for viewer in (Seat(0), Seat(1), None)]
    assert ["Axel → Birgit" in text for text in told] == [False, True, True]
    assert "Attacks:" not in told[0]


def test_HO5_7_what_is_new_counts_the_house_that_was_lost_by_betrayal() -> None:
    """The lord loses the samurai's house and the daimyo's; nobody else loses any."""
    seen, _ = holding("bushi")
    events: list[AnyEvent] = [
        HouseDiscarded(Place(Seat(1), HouseName.SAMURAI), None, (CardKey("bushi"),)),
        HouseSeized(Seat(0), Seat(1), CardKey("oda_nobunaga"), ()),
    ]
    told = "\n".join(map(markdown, HonorPresenter(View(seen, PEOPLE, ENGLISH)).recap(events)))
    assert "Houses lost: Birgit 2\n" in f"{told}\n"


def test_what_is_new_counts_no_house_that_was_empty() -> None:
    """HO3.3: seppuku of a samurai alone costs nothing."""
    seen, _ = holding("bushi")
    samurai = Place(Seat(1), HouseName.SAMURAI)
    empty, full = HouseDiscarded(samurai, None, ()), HouseDiscarded(samurai, None, (CardKey("bushi"),))
    presenter = HonorPresenter(View(seen, PEOPLE, ENGLISH))
    lines = ["\n".join(map(markdown, presenter.recap(events))) for events in ([empty], [empty, full])]
    assert ["Houses lost: Birgit 1" in text for text in lines] == [False, True]
    assert "Houses lost" not in lines[0]
