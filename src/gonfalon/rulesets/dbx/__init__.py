"""`dbx`: the same world with banners of DBx elements, provinces, pirates and tributaries (clauses DBX)."""
