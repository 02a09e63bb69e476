"""What is played in two worlds at once: whole matches, and short scenes in which much is at stake."""

from bot.store import drafts
from bot.store.engine import writing
from rules.core.model import Seat
from rules.honor.commands import LetBe
from rules.honor.events import CardDrawn
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Standing
from tests.leaks import courses
from tests.leaks.comparison import Comparison
from tests.leaks.courses import Course
from tests.leaks.theatre import LATECOMER, MODERATOR, PLAYERS, SHY, Theatre, World

AIKO = PLAYERS[0]
HALF_TIME = 13
"""Hours after which those who owe a plan are reminded."""


async def whole_match(theatre: Theatre, course: Course) -> Comparison:
    """All of it up to the last row, which opens the seed and with it every secret."""
    comparison = await Comparison.begin(theatre, course)
    await comparison.play(1, len(course.rows) - 1, look_every=30)
    return comparison


async def planning(theatre: Theatre) -> Comparison:
    """Shogun: plans are begun, players reminded, one of them replaced; then a plan is laid."""
    comparison = await Comparison.begin(theatre, courses.shogun())
    await comparison.both(_begin_plans)
    await theatre.pass_time(HALF_TIME)
    await comparison.both(_listen)
    comparison.outsiders.add(AIKO)
    await comparison.both(_replace_aiko)
    await comparison.both(_begin_another_plan)
    await comparison.play(1, 3)
    await comparison.both(comparison.look_around)
    return comparison


async def dealing(theatre: Theatre) -> Comparison:
    """Honor of the Samurai: hands are dealt, and the first turn is played."""
    comparison = await Comparison.begin(theatre, courses.honor())
    await comparison.play(1, 3)
    await comparison.both(comparison.look_around)
    return comparison


async def drawing(theatre: Theatre) -> Comparison:
    """Honor of the Samurai: somebody has drawn a card."""
    course = courses.honor()
    comparison = await Comparison.begin(theatre, course, course.first_event(CardDrawn))
    await comparison.both(comparison.look_around)
    return comparison


async def raiding(theatre: Theatre) -> Comparison:
    """Samurai Spirit: raiders come from stacks that nobody has seen."""
    comparison = await Comparison.begin(theatre, courses.spirit())
    await comparison.play(1, 4)
    await comparison.both(comparison.look_around)
    return comparison


async def saving_a_face(theatre: Theatre) -> Comparison:
    """Honor of the Samurai: who has answered, who is asked, and how many, is nobody's business."""
    course = courses.honor()
    comparison = await Comparison.begin(theatre, course, course.first(AskSaveFace))
    one, other = (seat for seat in range(course.seats) if seat != course.viewer)
    await comparison.both(_answers([one], []))
    await comparison.both(comparison.look_around)
    await comparison.both(_remind)
    await comparison.both(_answers([], [other]))
    await comparison.both(_answers([course.viewer], [course.viewer]))
    await comparison.both(comparison.look_around)
    await comparison.both(_answers([other], [one]))
    await comparison.both(comparison.look_around)
    return comparison


async def _listen(world: World, version: int) -> None:
    """Hear what is said because of the time."""
    await world.settle()


async def _remind(world: World, version: int) -> None:
    """A moderator has everybody reminded, and gives them more time."""
    await world.use(MODERATOR, "referee remind", match=world.match)
    await world.use(MODERATOR, "referee extend", time="1h", match=world.match)


async def _begin_plans(world: World, version: int) -> None:
    """Aiko lays cards, others in each world; who takes no messages has begun in one of them only."""
    if version:
        await world.press(AIKO, "focus", ["bid"])
        await world.press(AIKO, "lay", ["chest-2"], "bid")
    else:
        await world.press(AIKO, "suggest")
        await world.press(AIKO, "focus", ["bid"])
        await _draft(world, PLAYERS.index(SHY))


async def _draft(world: World, seat: Seat) -> None:
    bot = world.theatre.bot
    prompt = (await bot.referee.position(world.match)).prompts[seat]
    async with writing(bot.engine) as connection:
        await drafts.keep(connection, world.match, seat, prompt.id, {"plan": {"bid": 1}})


async def _replace_aiko(world: World, version: int) -> None:
    options = {"seat": 1, "player": world.people[LATECOMER], "match": world.match}
    await world.use(MODERATOR, "referee replace", **options)


async def _begin_another_plan(world: World, version: int) -> None:
    await world.press(LATECOMER, "focus", ["bid"])
    await world.press(LATECOMER, "lay", [("chest-1", "chest-3")[version]], "bid")


def _answers(*seats: list[Seat]) -> "_Answers":
    return _Answers(seats)


class _Answers:
    """These seats let a face be lost, in each of the worlds others."""

    def __init__(self, seats: tuple[list[Seat], ...]) -> None:
        self._seats = seats

    async def __call__(self, world: World, version: int) -> None:
        for seat in self._seats[version]:
            await world.submit(seat, LetBe(Standing.ASK))
