"""Gùgōng: gifts and intrigue at the Ming court, for 1 to 5 players."""
