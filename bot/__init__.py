"""The bot, between Discord, the rules and the database.

A press comes in by `discord` and is decided by `matches`, in one transaction of `store`. Its messages go out
by `discord.delivery`: `views` composes each one for its viewer, `renderer` draws the pictures.
"""
