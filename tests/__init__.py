"""All tests; `make test` runs them.

- core, shogun, spirit, honor: the rules, each by its number; an auditor keeps a book of all that is told.
- ai, renderer, present, store, referee, clock, cli, bot, sandbox: the code of that name; golden: pictures.
- records: whole finished matches that are replayed, and what they cover.
- leaks, attacks: worlds that differ in secrets alone; people who forge, repeat and misplace presses.
- e2e: whole matches on the loopback Discord, through kills and cut wires.
- fuzz, torture, scale, image: a little of what `make fuzz`, `make chaos`, `make scale` and
  `make image-check` do for minutes.
- databases, wire, rows, luck, toygame: what several of these share.
"""
