"""The bot: what stands between Discord, the rules and the database.

A press comes in by `discord` and is decided by `matches`, in one transaction of `store`. The news of it goes
out by `discord.delivery`: `views` composes each message for its viewer, `renderer` draws the pictures.
"""
