"""Delivery: from the outbox to Discord, at least once, in order per match, deduplicated by nonce.

outbox_worker    empties the outbox in its order, and tries again what failed (retry_policy)
dispatcher       finds out what one item means now: for the lobby, the table (thread_messages),
                 a player (seat_messages) or a reminder (reminders)
poster           composes, draws and posts · message_gateway: sends each message once, edits it from then on
direct_messages  who can be written to · digest: the weekly list of a person's games
"""
