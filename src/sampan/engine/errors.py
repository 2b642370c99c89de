"""Bad input: what a person can cause with a wrong word, file or option."""


class BadInput(ValueError):
    """Something that was asked for and cannot be; says what is wrong and what would be right.
    Nothing has changed."""
