"""Run by a Python of its own, in which the peers are installed and Gonfalon is not: times their own random play.

Prints one JSON object: name of the measure → microseconds for one thing, a figure a run.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def timed(work: Callable[[int], int], runs: int) -> list[float]:
    work(runs)
    times = []
    for number in range(runs):
        started = time.perf_counter_ns()
        done = work(number)
        times.append((time.perf_counter_ns() - started) / done / 1000)
    return times


def catanatron_game(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)], seed=seed)


def catanatron_play(number: int) -> int:
    game, ticks = catanatron_game(number), 0
    while game.winning_color() is None and ticks < 3000:
        game.play_tick()
        ticks += 1
    return ticks


def catanatron_copies() -> Callable[[int], int]:
    game = catanatron_game(1)
    for _ in range(200):
        game.play_tick()

    def work(_: int) -> int:
        for _ in range(300):
            game.copy()
        return 300

    return work


def chess_play(number: int) -> int:
    import chess

    rng, moves = random.Random(number), 0  # noqa: S311
    for _ in range(4):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves


def chess_copies() -> Callable[[int], int]:
    import chess

    board, rng = chess.Board(), random.Random(1)  # noqa: S311
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))

    def work(_: int) -> int:
        for _ in range(1000):
            board.copy()
        return 1000

    return work


def diplomacy_settling(number: int) -> float:
    """Only the settling of a turn is timed, not the writing of its orders."""
    import diplomacy

    game, rng, turns, spent = diplomacy.Game(), random.Random(number), 8, 0  # noqa: S311
    for _ in range(turns):
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = [place for place in game.get_orderable_locations(power) if possible[place]]
            game.set_orders(power, [rng.choice(possible[place]) for place in places])
        started = time.perf_counter_ns()
        game.process()
        spent += time.perf_counter_ns() - started
    return spent / turns / 1000


def main() -> None:
    results = {
        "catanatron-play": timed(catanatron_play, 5),
        "catanatron-copy": timed(catanatron_copies(), 5),
        "chess-play": timed(chess_play, 5),
        "chess-copy": timed(chess_copies(), 5),
        "diplomacy-turn": [diplomacy_settling(number) for number in range(3)],
    }
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
