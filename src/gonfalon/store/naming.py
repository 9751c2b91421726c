"""Names that people give, and ids that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets

from gonfalon.kernel.naming import sound_name

LONGEST = 80


def campaign_name(text: str) -> str:
    """What a campaign is called; raises `Refused` for what is no name."""
    return sound_name(text, LONGEST)


def new_id() -> str:
    """An id that cannot be guessed. It begins with a letter or a figure, so that a command line takes it as it is."""
    while not (made := secrets.token_urlsafe(12))[0].isalnum():
        pass
    return made


def new_token() -> str:
    """A secret that stands in a link or a cookie; only its hash is kept."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token. It is random and long, so that one round of hashing is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
