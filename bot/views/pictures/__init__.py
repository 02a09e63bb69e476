"""When and where pictures are drawn: in processes beside the bot, and once for all who look.

artist     turns the drawings of a message into files · portfolio: the pictures drawn last
studio     lends easels: processes, or threads · easel: the program of such a process
"""
