"""A Discord on loopback, people at its clients, transcripts, benches. Knows neither bot nor discord.py."""
