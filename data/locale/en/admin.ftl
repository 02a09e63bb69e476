# /admin, for the owners of the bot

admin-stats = **Gyoji { $version }**, started { $since }
    Servers: { $guilds } (of this process)
    Matches (of all processes): { $running } running, { $paused } paused, { $lobby } not yet begun, { $over } played to the end, { $stopped } stopped
    Questions with a clock that wait for an answer: { $prompts }
    In the queue: { $pictures } { $pictures ->
        [one] picture
       *[other] pictures
    }, { $news } { $news ->
        [one] message
       *[other] messages
    }
    First answer: 99 of 100 within { $answer } ms; the event loop was late by { $lag } ms at most in the last minute
    Database: { $database } MB; memory: { $memory } MB
    Lessons, people by stop (after the last stop: finished): { $learners }

refusal-owners_only = This is for whoever runs the bot. If something is wrong, tell your host or a moderator.
