"""What must hold for every game, shown on every game that is found. No file here names one.

Golden data of a game lies in `tests/games/<game>/` and is found by its path.
"""
