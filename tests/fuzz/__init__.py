"""Fuzz tests: all external input is parsed, or refused with a typed error; `targets` are the parsers.

`make test` tries each target with the same few hundred inputs made by hypothesis, and with all that was ever
found. `make fuzz` searches: all property tests of the suite draw many other examples, at random, and then
atheris looks for more input for the targets, guided by which lines of our code it reaches. What they find is
kept as a file in `found`, which the suite tries from then on. Of a property test without a target, the search
prints the example that failed: write it above the test as an `@example`.
"""
