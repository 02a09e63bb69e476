"""Simulated players, their matches, and the bot as a separate process."""
