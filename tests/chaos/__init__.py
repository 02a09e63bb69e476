"""Chaos tests: kill the bot at random points of whole matches, and check invariants after each kill."""
