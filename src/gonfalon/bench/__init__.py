"""The benchmark suite: what `gonfalon bench` measures, how, and against which bar.

A *measure* says what is timed and how often; taking it gives a *result* with the median, the middle half of all runs
and the worst of them, so that a number never stands without its spread.
"""
