"""Seat tokens: unguessable, shown once, stored as a hash."""

from hashlib import sha256
from secrets import token_urlsafe


def new_token() -> str:
    return token_urlsafe(24)


def new_table_id() -> str:
    return token_urlsafe(9)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
