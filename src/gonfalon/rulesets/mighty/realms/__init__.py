"""Realms and their armies (ME-RLM, ME-TRN): founding, calendar, commanders, names, pacts, regrouping, the end."""
