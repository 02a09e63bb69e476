"""Discord's side of a message: its custom ids, and its layout as components."""
