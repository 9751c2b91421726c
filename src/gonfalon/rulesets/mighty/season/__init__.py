"""The phases of a month: subsistence, scouting with its events and dragons, movement, razing."""
