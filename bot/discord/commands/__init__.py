"""Slash commands, buttons, selects and forms: each is acknowledged at once, and then handed on.

`presses` is where every press arrives, `desk` has what all commands need, `errors` says why not; the other
modules hold a few commands each, and the presses that belong to them.
"""
