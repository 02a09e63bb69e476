"""Simulated people, their evenings, and the bot as a process of its own."""
