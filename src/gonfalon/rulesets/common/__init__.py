"""What several rule sets share: how orders are written, and how lots are drawn."""
