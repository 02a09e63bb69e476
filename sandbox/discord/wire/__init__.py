"""What goes over the wire: the JSON objects of Discord's resources."""
