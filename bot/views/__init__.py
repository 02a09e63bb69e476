"""What people see and may press, composed from observations, for any service that shows messages.

`compose` is the way out: every message about a match is made there. `presenter` is what each title implements
in a package of its own, `message` what both make, `references` who and what texts speak of.
"""
