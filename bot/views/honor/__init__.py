"""Honor of the Samurai as people see it: texts, pictures and controls."""
