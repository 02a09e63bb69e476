"""Samurai Spirit (Antoine Bauza): every rule SS1 to SS7 of the numbered digest."""
