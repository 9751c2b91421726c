"""Equinox magic (ME-MAG): casting, and the charts with all their spells."""
