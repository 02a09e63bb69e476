"""What the table hears comes in its order; if it is much, questions do not wait for it."""

from dataclasses import replace

from bot.discord.delivery.delivery_order import SHORT, is_story, next_lanes
from bot.store import outbox
from bot.store.messages import Posted
from bot.store.outbox import Item
from rules.core.model import Seat

OPENING = Item(outbox.TABLE, outbox.NOW, 0, outbox.OPENING)


def stages(number: int) -> list[Item]:
    return [Item(outbox.TABLE, f"stage-{index}", 1, index) for index in range(number)]


def question(seat: int, number: int = 0) -> Item:
    return Item(outbox.seat_audience(Seat(seat)), f"plan-{number}", 1, 1000 + number)


def test_a_short_story_is_told_before_the_questions_that_it_leads_to() -> None:
    story, questions = stages(SHORT), [question(0), question(1)]
    assert next_lanes([*story, *questions]) == [story]
    assert next_lanes(questions) == [[question(0)], [question(1)]]


def test_questions_do_not_wait_for_a_long_story() -> None:
    story, questions = stages(SHORT + 1), [question(0), question(1)]
    assert next_lanes([*story, *questions]) == [[question(0)], [question(1)]]
    assert next_lanes(story) == [story]
    assert is_story([story])
    assert not is_story([[question(0)]])
    assert next_lanes([*story, question(0)], telling=True) == [[question(0)]]


def test_what_only_changes_at_the_table_does_not_make_a_story_long() -> None:
    told = [replace(item, posted=Posted(item.audience, item.key, 1, 2)) for item in stages(SHORT + 1)]
    lobby = Item(outbox.LOBBY, outbox.LOBBY, 1, 0)
    assert next_lanes([*told, lobby, question(0)]) == [[*told, lobby]]


def test_what_concerns_one_seat_stays_in_its_order() -> None:
    reminder = Item(outbox.reminder_audience(Seat(1)), outbox.reminder_key("plan-0", 1, 1), 2, 0)
    former = [Item(outbox.former_audience(message), "plan-0", 2, 0) for message in (7, 5)]
    items = [question(0), question(1), former[0], question(1, 1), reminder, former[1]]
    assert next_lanes(items) == [[question(0)], [question(1), question(1, 1), reminder], former]


def test_the_first_message_of_the_table_comes_before_everything_else() -> None:
    lobby = Item(outbox.LOBBY, outbox.LOBBY, 0, 0)
    member = Item(outbox.MEMBERS, "1", 0, 0)
    assert next_lanes([OPENING, lobby, member, *stages(6), question(0)]) == [[OPENING, member]]
