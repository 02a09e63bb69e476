"""Benchmarks of the bot as a separate process against the loopback Discord: load and start-up."""
