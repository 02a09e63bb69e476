"""The database: matches and their logs, people, clocks, the outbox, and the messages on Discord.

A match is defined by its row, its seats and its log of commands. Stages are derived from these and stored so
that they can be shown without a replay. Functions take a connection: their caller defines the transaction.
The rows hold secrets; only `bot.matches` shows a match to people.
"""
