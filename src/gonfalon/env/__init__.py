"""A PettingZoo environment over any rule set."""
