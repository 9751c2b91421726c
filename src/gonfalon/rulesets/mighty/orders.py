"""The text notation of orders, which `mighty` shares with other rule sets."""

from gonfalon.rulesets.common.orders import MANY, WORDS, Done, Order, Text, read_order

__all__ = ["MANY", "WORDS", "Done", "Order", "Text", "read_order"]
