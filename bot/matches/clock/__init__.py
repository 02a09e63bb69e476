"""Time at the table: paces, nights, clocks, and the watch that looks at them.

A clock runs for a seat that is asked something. It is a row of the database, so that it survives restarts;
whatever happens when it is due happens in the transaction that takes it away, so that it happens once.
"""
