"""Gonfalon: the table for map campaigns."""

__version__ = "0.1.0"
