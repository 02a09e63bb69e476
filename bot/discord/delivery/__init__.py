"""From the outbox to Discord: what is still to be said is found out, drawn and sent, match by match.

courier    empties the outbox in its order, and tries again what failed
delivery   finds out what one piece of news means now: for the lobby, the table or a player
tabletop   the messages for everybody · reminders · ending
mailbox    sends letters and knows their messages on Discord, so that each is sent once
trouble    how long a match is left alone that cannot be told · acquaintances: who can be written to
"""
