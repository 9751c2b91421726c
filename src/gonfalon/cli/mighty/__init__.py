"""What `mighty` brings to the command line: its exact odds."""

from gonfalon.cli.mighty.odds import odds

ODDS = odds
