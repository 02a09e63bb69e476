"""Shogun by search: plans, imagined worlds, and a learned value of positions."""
