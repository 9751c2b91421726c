"""Ships (ME-SEA): what they are and carry, and how they sail."""
