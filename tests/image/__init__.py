"""Whether the image is what it claims to be, without Docker: its files are read, its steps carried out."""
