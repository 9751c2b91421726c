"""Exact odds, by walking the real procedures: battles, assaults, losses, routes, sieges, the best mix of cards."""
