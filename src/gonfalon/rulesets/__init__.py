"""The rule sets: each in its own folder, with its catalogue of clauses beside its chapters."""
