"""State: a few flat dicts, id → frozen value, and plain fields.

Chapters replace values, they never change them. A fork is then a copy of the dicts: an old copy can never change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Self

import msgspec

from gonfalon.kernel.events import DEAF, Event

SETTINGS = "settings"  # the field, where a state has one
NOTHING: Mapping[str, Any] = MappingProxyType({})


class NamedSettings(msgspec.Struct):
    """The settings that some bytes name."""

    settings: Any = None


class State(msgspec.Struct, kw_only=True):
    """The base of every rule set's state: each field is a dict of frozen values or a frozen value itself."""

    earlier: ClassVar[Mapping[str, Any]] = NOTHING  # what a setting means where an older campaign does not name it
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
        return msgspec.json.encode(self._plain(self._chosen), order="deterministic", enc_hook=self.to_plain)

    def packed(self) -> bytes:
        """The bytes a checkpoint keeps: dicts stay in their order, because rules may walk them.

        Settings are whole there, because a default may change while the campaign lasts.
        """
        return msgspec.json.encode(self._plain(msgspec.structs.asdict), enc_hook=self.to_plain)

    def _plain(self, settings: Callable[[Any], Any]) -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in self.__struct_fields__ if name != "told"}
        if isinstance(known := plain.get(SETTINGS), msgspec.Struct):
            plain[SETTINGS] = settings(known)
        return plain

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The state of these bytes; raises `msgspec.DecodeError` for what is none.

        Settings that an older checkpoint does not name mean what they meant then.
        """
        state = msgspec.json.decode(data, type=cls, dec_hook=cls.from_plain)
        if cls.earlier and isinstance(named := msgspec.json.decode(data, type=NamedSettings).settings, dict):
            begun = {name: value for name, value in cls.earlier.items() if name not in named}
            setattr(state, SETTINGS, msgspec.structs.replace(getattr(state, SETTINGS), **begun))
        return state

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

    def _chosen(self, settings: msgspec.Struct) -> msgspec.Struct:
        """The settings without those that are as they always were: these are left out of the fingerprint."""
        fields = msgspec.structs.fields(settings)
        usual = {field.name: field.default for field in fields}
        usual |= {f.name: f.default_factory() for f in fields if f.default_factory is not msgspec.NODEFAULT}
        usual |= self.earlier
        chosen = {name: value for name, value in msgspec.structs.asdict(settings).items() if value != usual[name]}
        return _some(tuple(chosen))(**chosen)


@lru_cache(maxsize=64)
def _some(names: tuple[str, ...]) -> type[msgspec.Struct]:
    """A struct of these fields, in this order."""
    return msgspec.defstruct("Chosen", names)
