"""Battles (ME-BAT), from the meeting to pursuit and retreat."""
