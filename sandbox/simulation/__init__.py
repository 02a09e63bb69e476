"""Deterministic simulation: a whole month of the bot, its Discord, its disk and its people from one seed.

Everything runs in one thread on one event loop with virtual time. Nothing outside can be waited for: the
network is in memory (`network`), threads run inside the loop (`loop`, `database`), clocks and sources of
randomness are replaced (`clock`, `randomness`). Two runs of one seed are therefore the same, byte for byte,
which the hash of a trace proves (`trace`).
"""
