"""What people are told and may press, composed from observations, without a word of Discord.

`presenter` is what each title implements in a package of its own, `message` what it composes.
"""
