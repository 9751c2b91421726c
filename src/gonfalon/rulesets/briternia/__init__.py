"""`briternia`: kingdoms on drawn provinces, written orders, warlords and the Ancient Dead (clauses BRI)."""
