"""Shogun (Dirk Henn): the rules SH1 to SH8 of the numbered digest."""
