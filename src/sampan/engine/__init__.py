"""The engine: everything that all games share. Imports the standard library only."""
