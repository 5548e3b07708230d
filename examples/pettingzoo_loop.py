"""PettingZoo's usual loop: three random seats at Kardinal, by the masks."""

from gildehuis.envs.pettingzoo import kardinal_v1

env = kardinal_v1.env(players=3, render_mode="ansi")
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(agent, "gets", round(reward, 2))
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
print(env.render())
