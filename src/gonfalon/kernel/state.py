"""State: a few flat dicts, id → frozen value, and plain fields.

Chapters replace values, they never change them. A fork is then a copy of the dicts: an old copy can never change.
"""

from __future__ import annotations

import hashlib
from copy import copy
from typing import Any, Self

import msgspec

from gonfalon.kernel.events import DEAF, Event


class State(msgspec.Struct, kw_only=True):
    """The base of every rule set's state: each field is a dict of frozen values or a frozen value itself."""

    told: list[Event] = []  # what happened since it was last collected; no part of the state proper

    def tell(
        self, kind: str, /, *, rule: str = "", to: tuple[str, ...] | None = None, shows: bool = False, **args: Any
    ) -> None:
        """Note an event, if anybody listens."""
        if self.told is not DEAF:
            self.told.append(Event(kind, rule, args, to, shows))

    def fork(self) -> Self:
        """A copy that shares nothing that can change."""
        new = copy(self)
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if type(value) is dict:
                setattr(new, name, value.copy())
        new.told = []
        return new

    def encoded(self) -> bytes:
        """The canonical bytes of the state: the same on every machine, whatever the hash seed."""
        return msgspec.json.encode(self._plain(), order="deterministic", enc_hook=self.to_plain)

    def packed(self) -> bytes:
        """The bytes a checkpoint keeps: dicts stay in their order, because rules may walk them."""
        return msgspec.json.encode(self._plain(), enc_hook=self.to_plain)

    def _plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "told"}

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The state of these bytes; raises `msgspec.DecodeError` for what is none."""
        return msgspec.json.decode(data, type=cls, dec_hook=cls.from_plain)

    @staticmethod
    def to_plain(value: Any) -> Any:
        """How a value that msgspec does not know is written; a rule set with such values says so."""
        raise TypeError(f"a state cannot hold {value!r}")

    @staticmethod
    def from_plain(kind: type, value: Any) -> Any:
        """The value of this kind that was written so."""
        raise TypeError(f"a state cannot hold a {kind}: {value!r}")

    def hash(self) -> str:
        """The fingerprint of the state. Of a running campaign it stays with the server: it would tell secrets."""
        return hashlib.sha256(self.encoded()).hexdigest()
