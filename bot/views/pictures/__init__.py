"""Pictures of messages: when and where they are drawn.

service    draws the pictures of one message, the newest state first · cache: the pictures drawn last
pool       lends render workers, processes or threads, and is the program of such a process
"""
