"""Time controls, quiet hours, the clocks of seats, and the scheduler that checks them.

A clock runs for a seat that is asked a question. It is a row of the database, so that it survives restarts;
its effect is committed in the transaction that removes or advances it, so it takes place exactly once.
"""
