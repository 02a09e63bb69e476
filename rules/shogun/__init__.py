"""Shogun (Dirk Henn): every rule SH1 to SH8 of the numbered digest."""
