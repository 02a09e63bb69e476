"""Honor of the Samurai (Scott Kimball): every rule HO1 to HO7 of the numbered digest."""
