"""A PettingZoo environment over any rule set, for those who teach machines to play.

from gonfalon.env import campaign

env = campaign(players=3, years=1)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from gonfalon.env.campaign import Campaign, campaign

__all__ = ["Campaign", "campaign"]
