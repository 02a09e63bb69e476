# The lesson of Samurai Spirit. A stop and its task have 60 words at most.

## Confront or defend
spirit-lesson-defend =
    Raiders attack the village; you win or lose together. You chose to fight: a raider turns up. Hold one off at each of three places: farmer 👒, farm 🏠, family 🎎. At the end of the round an empty farmer's place wounds you, an empty farm's costs a farm, an empty family's a family.
spirit-lesson-defend-task = This raider shows a family 🎎: **defend**.
spirit-lesson-defend-confront = Then it would stand in your line, and wound you at the start of your next turn. It shows a family, and your place for one is free: hold it off.
spirit-lesson-defend-answer = The answer: **Defend**, the family.
spirit-lesson-defend-done = The family is safe: none will leave because of you. Each place takes one raider. Whoever else comes must be confronted, and stands in your line.

## Penalties and talents
spirit-lesson-penalty =
    A raider of 2 stands in your line now. Each of your turns begins with the penalty of the newest raider there: this one burns a barricade. When barricades run out, farms burn. But each samurai has a talent. You are Gorobei, who may ignore penalties of even raiders.
spirit-lesson-penalty-task = 2 is even: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-suffer = You need not suffer that: a barricade would be lost, and your talent costs nothing.
spirit-lesson-penalty-answer = The answer: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-done = All six barricades stand. A talent is used by choice, as often as you like. Read those of the others, too: you win by helping each other.

## Fight, support or pass
spirit-lesson-support =
    Your line counts 8 now; your kiai number is 9. Exactly 9 would be kiai, a heroic moment. More than 9 burns a barricade, and you must pass next. Eight raiders are left, and hardly any is a 1. So lend somebody your talent, at a price: one raider slips in unseen.
spirit-lesson-support-task = **Support** Kenji or Yuki.
spirit-lesson-support-fight = Only a 1 would be kiai; nearly every raider that is left is too strong, and would burn a barricade.
spirit-lesson-support-pass = Who passes is out until the round ends. You can still help: your support token lies unused.
spirit-lesson-support-answer = The answer: **Support Kenji** (or Yuki).
spirit-lesson-support-done = Whoever you support may ignore even penalties in the next turn, as you do. Then your token comes back, and you can lend it again.

## Kiai, and the end of a round
spirit-lesson-kiai =
    Yuki's penalty made you draw: a 1. Eight and one are 9, your kiai number exactly! Gorobei's kiai throws the top two raiders out of the stack, and the oldest raider leaves your line, too. The fewer raiders come, the sooner the round is over.
spirit-lesson-kiai-task = Shout: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-use = Use the kiai
spirit-lesson-kiai-saved = A kiai cannot be kept for later: two raiders less are two raiders less.
spirit-lesson-kiai-answer = The answer: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-done = Two raiders are gone. Below is how this round ended some turns later: nobody had held a raider off at the farmer's place, so all were wounded; Yuki also lacked farm and family. The fourth wound kills a samurai, and all lose.

spirit-lesson-end =
    Three rounds, each harder: lose no samurai, and keep a farm and a family to the end. **Defend** farmer, farm and family first, then fill your line up to the kiai number, not beyond. **Support** before you **pass**. And talk: nothing is secret here.
