"""Whatever comes from outside is read or refused with a typed error: `targets` says how it is read.

`make test` tries each target with a few hundred inputs made by hypothesis; `make fuzz` lets atheris look for
more, guided by which lines of our code an input reaches.
"""
