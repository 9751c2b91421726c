"""Games on a cluster of machines: Dask hands them out, plays a game again whose machine is gone, and keeps count.

    dask scheduler                                   # on one machine
    dask worker ADDRESS                              # on each, with Gonfalon installed
    gonfalon simulate RULESET --games 10000 --cluster ADDRESS

A game depends on its plan and its number alone, so it does not matter where it is played, or how often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from gonfalon.kernel import Refused
from gonfalon.players.simulation import BATCH, Game, Result, play_game, played, try_game

PATIENCE = "10s"  # until somebody answers
LIVES = 5  # machines that may go while they play one game


def simulate_on(address: str, games: Sequence[Game]) -> Iterator[Result]:
    """Play these games on the cluster at this address; results come in the order of the games, each once."""
    client = _client(address)
    try:
        for first in range(0, len(games), BATCH):
            batch = games[first : first + BATCH]
            futures = client.map(_play, batch, pure=False, retries=LIVES)
            for future in futures:
                yield played(future.result())
    finally:
        client.close()


def _play(game: Game) -> Any:
    return try_game(play_game, game)


def _client(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError as missing:
        raise Refused.of("cluster-missing-extra") from missing
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as fault:
        raise Refused.of("cluster-away", address=address, why=str(fault)[:200] or type(fault).__name__) from None
