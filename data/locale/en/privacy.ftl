# What is stored of people, and how they get rid of it

former-player = Former player
privacy-about =
    ## What is stored about you
    - **In matches:** your Discord id and the name that the table sees, your seat, your answers, your drafts and your clock; your lucky word; whether you want to be called when the table is full. Your answers and names stand in the record of the match.
    - **About yourself:** the language of your Discord, whether you take direct messages and in which channel, quiet hours, whether you want the weekly list, in which games you have seen the guide.
    - **About moderators:** what they did, with their name and id. Who was banned is kept as a hash.
    - I read no messages, and the logs have neither names nor ids of people.
    `/{ command-privacy } { command-export }` sends you everything. `/{ command-privacy } { command-delete }` deletes it, after telling you what that means.
privacy-policy = Privacy policy: { $url }
privacy-terms = Terms of service: { $url }
privacy-exported = Everything stored about you, with the records of your matches: { $matches }. File { $number } of { $count }. Your secret answers in a running match come with its record once it has ended.
privacy-delete-sure = ### Delete everything stored about you?
privacy-delete-lobbies = - You leave the tables that have not started: { $matches }
privacy-delete-running = - **You give up your seats in running matches:** { $matches }. A computer takes over at once, and you cannot come back.
privacy-delete-ended = - The records of your matches will call you “{ $name }”. Answers and lucky words stay there: without them nobody could check the draws. Finished matches with you: { $count }
privacy-delete-rows = - Your settings, drafts, clocks and whatever else names you are deleted or cleared. Rows: { $count }
privacy-delete-bans = - You are banned from tables somewhere. The ban stays, as a hash without your id, until moderators lift it.
privacy-delete-kept =
    What has been posted on Discord stays there, and backups stay until the host replaces them.
    This **cannot be undone**. If you play again later, you start as somebody new.
privacy-delete-yes = Delete everything
privacy-deleted = Everything is deleted.
refusal-asked_too_often = You asked for that a moment ago. Please wait { $minutes } minutes.
