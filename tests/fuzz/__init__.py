"""Fuzz tests: all external input is parsed, or refused with a typed error; `targets` are the parsers.

`make test` tries each target with a few hundred inputs made by hypothesis; `make fuzz` lets atheris look for
more, guided by which lines of our code an input reaches.
"""
