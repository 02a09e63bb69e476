"""All tests; `make test` runs them.

- rules: the rules of each title, by number; an independent auditor and umpire check all public events.
- ai, renderer, bot, sandbox: unit and integration tests of the packages; golden: pictures.
- records: whole finished matches that are replayed, and what they cover; released: those of old versions.
- secrecy: two worlds that differ in secrets alone must look the same; bot/discord/attacks: forged,
  repeated and misplaced presses.
- e2e: whole matches on the loopback Discord, with kills and disconnections.
- fuzz, chaos, image: short versions of `make fuzz`, `make chaos`, `make scale` and `make image-check`.
- fourth_title: a title that was added without editing any existing file.
- databases, imagined, wire, rows, luck, toygame: shared helpers.
"""
