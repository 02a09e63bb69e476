"""Samurai Spirit (Antoine Bauza): the rules SS1 to SS7 of the numbered digest."""
