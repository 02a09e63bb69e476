"""Whole matches in virtual time on a Discord with every rule on, and what they were like for the people.

`python -m tests.e2e.strict shogun` plays one; `--help` lists the rest. Everything runs in one process on the
loop of `sandbox.simulation`: latencies, rate limits and hours pass without being waited for, and the bot's
own computing takes no time. So what is measured is what waits for what, not how fast this computer is.
"""
