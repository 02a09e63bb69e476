"""What survives a restart: matches and their logs, what must still be said, and what was said where.

The truth about a match is its row, its seats and its log of commands. Stages are derived from these and kept
so that nothing has to be played again to show it. Functions take a connection: their caller decides what
belongs to one transaction. The rows hold secrets; only `bot.matches` shows a match to people.
"""
