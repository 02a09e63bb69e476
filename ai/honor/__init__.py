"""Computer players of Honor of the Samurai."""
