"""Loopback Discord, simulated people, transcripts, benchmarks. Independent of the bot and of discord.py."""
