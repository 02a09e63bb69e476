# The lesson of Goofspiel

goofspiel-lesson-highest =
    In each round a prize is turned up, and everybody secretly bids a card. The highest card takes the prize, worth as many points; all cards are gone. This prize is 13, the highest there is.
goofspiel-lesson-highest-task = Bid your highest card: **13**.
goofspiel-lesson-highest-low = The others want 13 points, too: bid higher than they do.
goofspiel-lesson-highest-answer = The answer: **13**.
goofspiel-lesson-highest-done = Yours was the highest. But your 13 is gone now, for good.

goofspiel-lesson-equal =
    If several bids are equally the highest, nobody takes the prize. Now it is 8, and the others often bid the prize's own value. Let them get in each other's way, and get rid of a useless card.
goofspiel-lesson-equal-task = Bid your lowest card: **1**.
goofspiel-lesson-equal-dear = That would win, but it is a dear card for 8 points. This time let it go.
goofspiel-lesson-equal-answer = The answer: **1**.
goofspiel-lesson-equal-done = Both bid 8: nobody takes the prize, and you spent only a 1.

goofspiel-lesson-end = Thirteen rounds, thirteen cards: spend the high ones where others spend low ones.
