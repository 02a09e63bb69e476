"""Pictures of messages: when and where they are drawn.

service    draws the pictures of one message, the newest state first, and keeps those drawn last
pool       lends render workers, processes or threads · program: what such a process runs
"""
