"""`briternia`: kingdoms on drawn provinces, written orders, warlords and the Ancient Dead (clauses BRI)."""

from gonfalon.rulesets.descriptor import Descriptor

DESCRIPTOR = Descriptor(name="briternia", prefix="BRI")
