"""Serialization: the JSON objects of Discord's resources."""
