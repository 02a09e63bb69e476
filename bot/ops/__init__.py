"""What can be seen of the bot from outside: logs without secrets, figures, signs of life."""
