# What is stored of people, and how they get rid of it

former-player = Former player
privacy-about =
    ## What is stored of you
    - **In matches:** your Discord id and the name that the table sees, your seat, your answers, your drafts and your clock; your lucky word. Your answers and names stand in the record of the match.
    - **Of yourself:** the language of your Discord, whether you take direct messages and in which channel, quiet hours, whether you want the weekly list, in which games you have seen the guide.
    - **Of moderators:** what they did, with their name and id. Who was banned is kept as a hash.
    - I read no messages, and the logs have neither names nor ids of people.
    `/{ command-privacy } { command-export }` sends you all of it. `/{ command-privacy } { command-delete }` deletes it, after it has said what that means.
privacy-policy = Privacy policy: { $url }
privacy-terms = Terms of service: { $url }
privacy-exported = All that is stored of you, with the records of your matches: { $matches }. File { $number } of { $count }. Your secret answers in a match that still runs come with its record when it has ended.
privacy-delete-sure = ### Delete all that is stored of you?
privacy-delete-lobbies = - You leave the tables that have not begun: { $matches }
privacy-delete-running = - **You give up your seats in matches that run:** { $matches }. A computer player takes them over at once, and you cannot take them back.
privacy-delete-ended = - In the records of your matches you are called “{ $name }” from then on. Answers and lucky words stay there: without them nobody could check the draws. Ended matches with you: { $count }
privacy-delete-rows = - Your settings, drafts, clocks and whatever else names you are deleted or cleared. Rows: { $count }
privacy-delete-bans = - You are banned from tables somewhere. That stays, as a hash without your id, until the moderators lift it.
privacy-delete-kept =
    What was already written on Discord stays there, and copies of the database stay until the host replaces them.
    It **cannot be taken back**. If you play again later, you begin as somebody new.
privacy-delete-yes = Delete all of it
privacy-deleted = It is deleted. I do not know you any more.
refusal-asked_too_often = You have just asked for that. Please wait { $minutes } minutes.
