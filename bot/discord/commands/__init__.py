"""Slash commands, and the presses on buttons, selects and forms that belong to them.

`catalogue` lists the commands, `registration` makes them of functions, `options` has the options that they
share, `request` finds match and person and responds, `errors` turns exceptions into replies.
"""
