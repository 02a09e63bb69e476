"""Measures the bot as a process of its own, against the loopback Discord: under load, and at its start."""
