"""What the schema says of people: every column that could hold one says how, or why it does not."""

from sqlalchemy.types import BigInteger, LargeBinary, Text

from bot.store.schema import PERSONAL, metadata

ABOUT_NOBODY = {
    "a server, a channel, a message or the program": (
        "matches.guild_id matches.channel_id matches.thread_id guilds.guild_id guilds.referee_role_id"
        " guilds.channels deeds.guild_id messages.message_id messages.nonce processes.id claims.process_id"
        " claims.work"
    ),
    "a match": (
        "matches.id seats.match_id named_people.match_id lucky_words.match_id log.match_id stages.match_id"
        " outbox.match_id messages.match_id drafts.match_id paces.match_id timers.match_id absences.match_id"
        " manners.match_id undo_requests.match_id claims.match_id looks.match_id calls.match_id"
    ),
    "the rules' own data, which have seats": (
        "matches.title matches.options matches.status matches.locale matches.seed matches.outcome"
        " seats.policy log.kind log.by log.digest stages.key stages.events stages.state"
        " drafts.prompt_id timers.prompt_id"
        " absences.missed undo_requests.agreed planners.title lessons.title"
    ),
    "seats, or marks of people in a match": "outbox.audience outbox.key messages.audience messages.key",
    "a time": (
        "matches.created_at matches.ended_at log.at deeds.at digests.next_at timers.due_at timers.wake_at"
        " timers.claimed_until absences.away_until absences.claimed_until processes.alive_until"
        " manners.start_at"
    ),
    "settings of a match or a server": (
        "paces.away manners.verbosity manners.shape guilds.locale guilds.pace guilds.verbosity deeds.facts"
    ),
    "in a row that has an owner": (
        "quiet_hours.timezone users.locale users.dm_channel_id drafts.data lessons.draft lessons.came_from"
    ),
}
"""Columns of ids, names and texts that hold no person, by what they hold."""


def test_every_column_that_could_hold_a_person_is_marked() -> None:
    """A new column: mark it in the schema, and it is exported and deleted; or say here what it holds."""
    known = {column for columns in ABOUT_NOBODY.values() for column in columns.split()}
    could = {
        str(column): PERSONAL in column.info
        for table in metadata.sorted_tables
        for column in table.c
        # `Json` is stored as text.
        if isinstance(getattr(column.type, "impl", column.type), BigInteger | LargeBinary | Text)
    }
    assert {name for name, marked in could.items() if not marked} == known


def test_every_row_of_a_seat_names_its_match() -> None:
    for table in metadata.sorted_tables:
        for column in table.c:
            if PERSONAL in column.info and column.name == "seat":
                assert "match_id" in table.c
