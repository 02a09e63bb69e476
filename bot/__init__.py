"""The bot: what stands between Discord, the rules and the database.

A press comes in by `exts`, means what the title's presenter in `present` says, and is decided and kept by
`referee` and `store`. What is to be told after it goes out by way of `courier`, and is drawn by `renderer`.
"""
