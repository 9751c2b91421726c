"""What several rule sets share: how orders are written, how players act in a phase, and how lots are drawn."""
