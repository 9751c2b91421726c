"""`dbx`: the same world with banners of DBx elements, provinces, pirates and tributaries (clauses DBX)."""

from gonfalon.rulesets.descriptor import Descriptor

DESCRIPTOR = Descriptor(name="dbx", prefix="DBX")
