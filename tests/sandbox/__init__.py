"""The loopback Discord: what it refuses, what it accepts, and that a real discord.py bot can live in it."""
