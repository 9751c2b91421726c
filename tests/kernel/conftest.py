"""What the proofs share: Hypothesis tries the same examples in every run; `make fuzz` looks for new ones."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("proofs", deadline=None, derandomize=True)
settings.load_profile("proofs")
