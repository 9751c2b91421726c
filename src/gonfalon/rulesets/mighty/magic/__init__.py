"""Equinox magic (ME-MAG): casting, the table of spells, and the hooks by which they reach other chapters."""
