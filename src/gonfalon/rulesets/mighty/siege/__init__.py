"""Sieges (ME-SIE): the besieger's phase, refuge, assault, hunger, sallies, terms, and the ways out."""
