"""Goofspiel: prizes 1 to 13 come up one by one; all bid a card in secret, the highest takes the prize."""
