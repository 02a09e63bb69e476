"""Delivery: from the outbox to Discord, at least once, in order per destination, deduplicated by nonce.

outbox_worker    delivers the outbox (delivery_order), and retries what failed (retry_policy)
dispatcher       renders one item as it is now: for the lobby, the table,
                 a player (panels) or a reminder (reminders)
poster           composes, draws and posts · message_gateway: sends each message once, then edits it
interaction_tokens  edits messages through the last press of them · rate_limiter: what Discord allows
spare_time       what may wait while the bot is busy · presence: members of a match's thread
direct_messages  who can be sent direct messages, and secrets · owner: what the host has to mend
                 digest: the weekly list of a person's games
"""
