"""Discord: commands, presses, delivery. The only package that imports `discord`."""
