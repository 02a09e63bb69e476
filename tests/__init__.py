"""All tests; `make test` runs them.

core, shogun, spirit, honor   the rules, each by its number; every event audited by a book of the outsider's own
ai, renderer, present, store, referee, clock, cli, bot, sandbox   the code of the same name; golden: its pictures
records                       whole finished matches that are replayed, and what they cover
leaks, attacks                worlds that differ in secrets alone; people who forge, repeat and misplace presses
e2e                           whole matches on the loopback Discord, through kills and cut wires
fuzz, torture, scale, image   small parts of what `make fuzz`, `torture`, `scale` and `image-check` do for minutes
databases, wire, rows, luck, toygame   what several of these share
"""
