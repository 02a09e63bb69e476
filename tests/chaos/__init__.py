"""Ends the bot's process at random moments of whole matches, and looks at what is left each time."""
