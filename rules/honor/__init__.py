"""Honor of the Samurai (Scott Kimball): the rules HO1 to HO7 of the numbered digest."""
