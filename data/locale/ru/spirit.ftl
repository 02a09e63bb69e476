### Samurai Spirit

title-spirit = Samurai Spirit

## Настройки стола

spirit-option-difficulty = Сложность
spirit-option-difficulty-easy = Лёгкая
spirit-option-difficulty-normal = Обычная
spirit-option-difficulty-hard = Трудная
spirit-option-difficulty-heroic = Героическая
spirit-option-samurai = Самураи
spirit-option-samurai-random = По жребию
spirit-option-samurai-chosen = Выбирают игроки
spirit-option-support_tokens = Жетоны поддержки отсутствующих самураев
spirit-option-support_tokens-false = Только для 1–2 игроков
spirit-option-support_tokens-true = При любом числе игроков (легче)
spirit-option-samurai_per_player = Один игрок ведёт
spirit-option-samurai_per_player-2 = 2 самураев
spirit-option-samurai_per_player-3 = 3 самураев

## За столом

spirit-my-plan = Мой самурай
spirit-lobby-play = Деревню защищают вместе: советуйтесь сколько угодно.
spirit-opening-luck =
    Все случайности этой партии вычисляются из одного тайного числа. Его отпечаток (SHA-256): `{ $commitment }`. В конце число покажут, и каждый сможет проверить каждую карту.
spirit-opening-plans = Тайной здесь остаётся только порядок карт в колодах: вы вместе победите или вместе проиграете. Я спрашиваю за столом и говорю, что даст каждый выбор.
spirit-owed-AskSamurai = выбор самурая
spirit-owed-AskTokens = жетоны поддержки
spirit-owed-AskPenalty = штраф
spirit-owed-AskDefended = сброс разбойника
spirit-owed-AskAction = ход
spirit-owed-AskSecondFight = второй бой
spirit-owed-AskFace = бой с разбойником
spirit-owed-AskKiai = киай
spirit-owed-AskOrder = порядок разбойников

## Что напечатано

spirit-difficulty-easy = Лёгкая
spirit-difficulty-normal = Обычная
spirit-difficulty-hard = Трудная
spirit-difficulty-heroic = Героическая

spirit-name-heihachi = Хэйхати
spirit-name-daisuke = Дайсукэ
spirit-name-gorobei = Горобэй
spirit-name-kanbei = Камбэй
spirit-name-kikuchiyo = Кикутиё
spirit-name-kyuzo = Кюдзо
spirit-name-katsushiro = Кацусиро

spirit-symbol-hat = крестьянин
spirit-symbol-farm = ферма
spirit-symbol-doll = семья
spirit-flames = пламя

spirit-penalty-fire = горит баррикада, а если её нет — ферма
spirit-penalty-wound = рана
spirit-penalty-infiltrate = верхний разбойник тайно уходит к налётчикам
spirit-penalty-no-defend = в этот ход нельзя обороняться
spirit-penalty-no-support = в этот ход нельзя поддерживать
spirit-penalty-left-draws = сосед слева (по часовой) обязан принять бой с разбойником
spirit-penalty-right-draws = сосед справа (против часовой) обязан принять бой с разбойником
spirit-penalty-must-pass = обязательный пас
spirit-penalty-reshuffle-discard = случайный разбойник из сброса возвращается в колоду
spirit-penalty-no-talents = в этот ход нельзя применять таланты и жетоны поддержки
spirit-penalty-discard-defender = один удержанный разбойник уходит в сброс
spirit-penalty-neighbour = { $neighbour }: обязательный бой с разбойником
spirit-penalty-twice = { $penalty } (дважды)

spirit-talent-send-even = отправлять чётных разбойников соседу
spirit-talent-send-odd = отправлять нечётных разбойников соседу
spirit-talent-ignore-even = игнорировать штрафы чётных разбойников
spirit-talent-ignore-odd = игнорировать штрафы нечётных разбойников
spirit-talent-fight-twice = сражаться дважды за ход
spirit-talent-discard-same-value = сбрасывать разбойника, чья сила уже есть в ряду
spirit-talent-bury-and-redraw = убирать разбойника под колоду и брать другого

spirit-effect-build-barricade = построить баррикаду
spirit-effect-move-newest = передать последнего разбойника из ряда другому самураю{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } раза)
}
spirit-effect-discard-stack = сбросить { $cards } верхних разбойников колоды
spirit-effect-discard-intruders = сбросить { $cards } верхних налётчиков
spirit-effect-discard-newest = сбросить последнего разбойника из чьего-либо ряда{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } раза)
}
spirit-effect-lend-token = передать жетон поддержки от одного самурая другому
spirit-effect-order-stack = открыть { $cards } верхних разбойников колоды и расставить их
spirit-effect-heals = вылечить рану
spirit-effect-barricade = построить баррикаду

spirit-farm-family-leaves = Под ней: уходит семья.
spirit-farm-another-farm = Под ней: гибнет ещё одна ферма.
spirit-farm-fire = Под ней: горит баррикада, а если её нет — ферма.
spirit-farm-wound = Под ней: рана одному самураю.

spirit-family-heal = случайная рана заживает
spirit-family-barricade = строится баррикада
spirit-family-intruder = верхний налётчик уходит в сброс

spirit-cause-penalty = штраф
spirit-cause-impossible = штраф нельзя применить
spirit-cause-overrun = сумма больше числа киай
spirit-cause-farm = потерянная ферма
spirit-cause-undefended = без обороны
spirit-cause-intruder = налётчик с пламенем
spirit-cause-kiai = киай
spirit-cause-family = семья

spirit-ending-stack-empty = колода разбойников пуста
spirit-ending-all-passed = все спасовали

spirit-samurai-card = **{ $samurai }** · талант: { $talent } · киай { $human }: { $effect } · зверь { $beast }: { $stronger }
spirit-nothing = ничего

## Заголовки

spirit-stage-setup = Самураи собираются
spirit-stage-turn = Раунд { $round }, { $several ->
    [yes] ходы { $first }–{ $turn }
   *[no] ход { $turn }
} · { $player } ({ $samurai })
spirit-stage-round-end = Конец раунда { $round }
spirit-stage-over = Судьба деревни

## Рассказ: раунды и ходы

spirit-match-began = ⛩️ Сложность: { $difficulty }. В деревне: фермы { $farms }, семьи { $families }, баррикады { $barricades }.
spirit-samurai-taken = { $drawn ->
    [yes] 🎲 **{ $player }**, по жребию:
   *[no] 🥋 **{ $player }**, по выбору:
} { $samurai }
spirit-tokens-ready = 🔵 Готовы жетоны поддержки отсутствующих самураев: { $tokens }
spirit-round-began = 🌅 **Раунд { $round }**: { $raiders ->
    [one] идёт { $raiders } разбойник
    [few] идут { $raiders } разбойника
   *[other] идут { $raiders } разбойников
}{ $joined ->
    [0] { "" }
   *[other] , новых { $joined }
}. Начинает **{ $player }**.
spirit-turn-began = **Ход { $turn }**
spirit-tokens-used = 🔵 **{ $player }** использует { $count ->
    [one] жетон поддержки
   *[other] жетоны поддержки
}: { $tokens }
spirit-supported = 🤝 **{ $player }** поддерживает игрока **{ $receiver }** талантом на следующий ход: { $talent }.
spirit-tokens-returned = 🔵 { $count ->
    [one] Возвращается жетон поддержки (был у игрока **{ $player }**)
   *[other] Возвращаются жетоны поддержки (были у игрока **{ $player }**)
}: { $owners }
spirit-tokens-used-up = 🔵 { $count ->
    [one] Использованный жетон поддержки отсутствующего самурая
   *[other] Использованные жетоны поддержки отсутствующих самураев
} (**{ $player }**): { $samurai }
spirit-passed-over = { " " }({ $total } из { $kiai })
spirit-passed = { $forced ->
    [yes] 🏳️ **{ $player }**: вынужденный пас{ $why }.
   *[no] 🏳️ **{ $player }** пасует.
}
spirit-left-open = { " " }Без защиты: { $symbols } — в конце раунда потери: { $costs }.
spirit-second-fight = ⚔️ **{ $player }** сражается второй раз — { $by }.
spirit-round-ended = **Раунд { $round } окончен:** { $ending }.{ $rest ->
    [0] { "" }
   *[other] { " " }Из колоды к налётчикам уходит: { $rest }.
}
spirit-undefended = { $symbol_key ->
    [hat] 👒 **{ $player }**: крестьяне остались без обороны
    [farm] 🏠 **{ $player }**: фермы остались без обороны
   *[doll] 🎎 **{ $player }**: семьи остались без обороны
}
spirit-undefended-wound-taken = { " " }→ 🩸 { $wound }.
spirit-undefended-beast-awoke = { " " }→ 🐺 **2-я рана: зверь пробудился!** Число киай теперь { $kiai }
spirit-undefended-samurai-died = { " " }→ ☠️ **{ $player } погибает.**
spirit-undefended-farm-burned = { " " }→ 🏚️ **потеряна ферма.** Осталось: { $left }
spirit-undefended-family-lost = { " " }→ 💔 **потеряна семья.** Осталось: { $left }
spirit-families-shown = 🎎 Семьи помогают: { $families }.
spirit-idle-heal = 🎎 Семья вылечила бы рану, но жетонов ран ни у кого нет: лечить нечего.
spirit-idle-barricade = 🎎 Семья построила бы баррикаду, но места для баррикад заняты: новая не строится.
spirit-idle-intruder = 🎎 Семья сбросила бы верхнего налётчика, но налётчиков нет.
spirit-intruders-revealed = 👹 Налётчики: { $raiders }. С пламенем: { $flames }
spirit-no-intruders = 👹 Налётчиков нет.
spirit-match-won = 🏆 **Деревня спасена!** Фермы { $farms } + семьи { $families } + никто не ранен { $unharmed } = **{ $score }**
spirit-match-lost = 🌑 **Деревня погибла:** { $reason }.
spirit-outcome-no-farm = потеряна последняя ферма
spirit-outcome-no-family = ушла последняя семья
spirit-outcome-samurai-died = погиб самурай
spirit-ended-lost = **Вы проиграли вместе:** раунд { $round }, { $reason }.
spirit-ended-won = **Вы победили вместе: { $score }**

## Рассказ: разбойники, таланты и киай

spirit-raider-drawn = { $forced ->
    [yes] 🎴 **{ $player }** вынужденно берёт: **{ $raider }**
   *[no] 🎴 **{ $player }** берёт: **{ $raider }**
}
spirit-drawn-penalty = { " " }— { $sure ->
    [yes] штраф
   *[no] штраф, если принять бой
}: { $penalties }
spirit-by-own = талант
spirit-by-lent = жетон поддержки (**{ $player }**)
spirit-by-token = жетон поддержки ({ $samurai })
spirit-raider-confronted = ⚔️ **{ $player }** принимает бой: { $total } из { $kiai }{ $result ->
    [over] { " " }— слишком много!
   *[below] { "" }
}
spirit-raider-held-off = 🛡️ **{ $player }** обороняется ({ $symbol }).
spirit-raider-sent = ↪️ **{ $player }** отправляет его игроку **{ $target }** — { $by }.
spirit-raider-discarded = 🗑️ **{ $player }** сбрасывает его — { $by }.
spirit-raider-buried = ⬇️ **{ $player }** убирает его под колоду — { $by }.
spirit-kiai-reached = 💥 **КИАЙ!** **{ $player }** — ровно { $total }.
spirit-kiai-skipped = 💤 { $possible ->
    [yes] **{ $player }** не использует киай.
   *[no] **{ $player }**: киай здесь ничего не даст.
}
spirit-stack-discarded = 🗑️ { $count ->
    [1] Киай сбрасывает с верха колоды: разбойник { $raiders }
   *[other] Киай сбрасывает с верха колоды: разбойники { $raiders }
}
spirit-intruders-discarded = 🗑️ { $count ->
    [1] Сброшен налётчик: разбойник { $raiders }
   *[other] Сброшены налётчики: разбойники { $raiders }
}
spirit-newest-discarded = 🗑️ Киай сбрасывает из ряда (**{ $target }**): { $raider }. Теперь сумма { $total }.
spirit-raider-moved = ↪️ { $raider } переходит: **{ $source }** (теперь сумма { $total }) → **{ $target }**.
spirit-stack-turned-up = 👀 Открыты из колоды: { $raiders }
spirit-stack-ordered = 👀 Лежат открыто на колоде, в этом порядке: { $raiders }
spirit-oldest-discarded = 🗑️ **{ $player }**: первый разбойник ряда уходит в сброс: { $raider }. Теперь сумма { $total }.

## Рассказ: штрафы, потери и раны

spirit-penalty-ignored = ✋ **{ $player }** игнорирует штраф разбойника { $raider } «{ $penalties }» — { $by }.
spirit-penalty-suffered = ⚠️ **{ $player }**, штраф разбойника { $raider }: { $penalty }{ $possible ->
    [yes] .
   *[no] { " " }— невозможно: { $instead }.
}
spirit-defended-discarded = 🗑️ **{ $player }** больше не удерживает разбойника { $raider }.
spirit-raider-reshuffled = 🔀 { $raider } возвращается из сброса; колода перемешана.
spirit-raider-infiltrated = 🥷 Верхний разбойник тайно уходит к налётчикам.
spirit-raider-infiltrated-seen = 🥷 { $raider } уходит из колоды к налётчикам.
spirit-barricade-lost = 🔥 Баррикада разрушена ({ $cause }). Осталось: { $left }
spirit-barricades-lost = 🔥 Разрушено баррикад: { $count } ({ $cause }). Осталось: { $left }
spirit-barricade-built = 🪵 Построена баррикада ({ $cause }). Теперь: { $left }
spirit-farm-burned = 🏚️ **Потеряна ферма** ({ $cause }). Осталось: { $left }
spirit-farms-lost = 🏚️ **Потеряно ферм: { $count }** ({ $cause }). Осталось: { $left }
spirit-family-lost = 💔 **Потеряна семья** ({ $cause }). Осталось: { $left }
spirit-bonus-lost = . Вместе с ней пропадает её помощь (в конце каждого раунда: { $bonus }).
spirit-wound-taken = 🩸 **{ $player }**: { $wound } ({ $cause }).
spirit-beast-awoke = 🐺 **{ $player }: зверь пробудился!** (2-я рана, { $cause }) Число киай теперь { $kiai }
spirit-samurai-died = ☠️ **{ $player } погибает** ({ $cause }).
spirit-wound-healed = 🌿 **{ $player }**: рана зажила ({ $cause }).

## Что даст каждый выбор

spirit-total-below = сумма { $total } из { $kiai }
spirit-total-kiai = сумма { $total }: киай!
spirit-total-over = { $total }/{ $kiai } 🔥 { $burns ->
    [barricade] баррикада
    [last] ферма: КОНЕЦ
    [sealed] ферма: КОНЕЦ
   *[farm] ферма
}
spirit-total-lost = { $total }/{ $kiai } 🔥 КОНЕЦ
spirit-or-held-off = { $outcome } / 🛡️
spirit-signs = 💥 киай, 🔥 слишком много: что-то сгорит, 🛡️ там его можно удержать
spirit-would-draw = взять карту из колоды (там { $stack }); в ряду { $kiai ->
    [0] { "" }
   *[other] сила { $kiai } даст киай{ $over ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $over ->
    [0] { "" }
   *[other] { $all ->
        [yes] от любой
       *[no] от { $over }
    } сгорит { $burns ->
        [barricade] баррикада
        [last] **последняя ферма: все проигрывают**
        [sealed] ферма: **вместе с незащищёнными ({ $players }) все проигрывают**
       *[farm] ферма
    }
}.
spirit-would-draw-far = взять карту из колоды (там { $stack }); до киая ни одна не дотянет.
spirit-would-draw-seen = взять { $raider }, он лежит открыто; в ряду: { $outcome }
spirit-would-end = { " " }— затем раунд закончится
spirit-would-be = { " " }Возможных карт { $possible } — { $odds }.
spirit-odds-kiai = киай: { $count }
spirit-odds-over = больше числа киай: { $count }
spirit-odds-defend = можно удержать: { $count }
spirit-odds-acting = штраф в ваш следующий ход: { $count }
spirit-odds-losing = **все от него проигрывают: { $count }**
spirit-would-pass = раунд для вас окончен; в его конце потери: { $missing }{ $last ->
    [yes] . Раунд закончится, и из колоды к налётчикам уйдёт разбойников: { $stack }!
   *[no] .
}
spirit-would-storm = { " " }Всего налётчиков тогда { $count }, с пламенем из них, { $first ->
    [yes] судя по всем картам разбойников
   *[no] судя по тому, что показала эта партия
}, { $flames }{ $sure ->
    [yes] : **все проигрывают**
   *[no] { " " }({ $stands }{ $discards ->
        [yes] ; верхнего до того сбросит семья
       *[no] { "" }
    })
}.
spirit-village-stands = { $built ->
    [yes] с баррикадой, которую до того построит семья, деревня выдержит { $count }
    [perhaps] деревня выдержит { $count } или больше, если поможет оставшаяся семья
   *[no] деревня выдержит { $count }
}
spirit-barricades-hold = { $count ->
    [0] { "" }
   *[other] { $built ->
        [yes] с той, которую до того построит семья, баррикады сдержат { $count }
       *[no] баррикады сдержат { $count }
    }; { "" }
}каждая потерянная ферма тогда принесёт ещё больше вреда
spirit-fire = 🔥 Налётчиков пока { $count }, с пламенем из них, { $first ->
    [yes] судя по всем картам разбойников
   *[no] судя по тому, что показала эта партия
}, { $flames }; { $stands }.
spirit-missing-farm = { $left ->
    [1] **последняя ферма: все проигрывают**
   *[other] ферма
}
spirit-missing-doll = { $left ->
    [1] **последняя семья: все проигрывают**
   *[other] семья
}
spirit-doom-hat = ☠️ **В конце этого раунда все проигрывают{ $heals ->
    [yes] , если рану не вылечат раньше
   *[no] { "" }
}:** четвёртая рана, пас без разбойника, удержанного у крестьянина: { $players }.
spirit-doom-farm = 🌑 **В конце этого раунда все проигрывают:** не останется ни одной фермы.
spirit-doom-passed-farm = { " " }Пас без разбойника, удержанного у фермы: { $players }.
spirit-doom-few-farm = { " " }У фермы ещё никто не удержан, а подходящих разбойников на всех уже не хватит: { $players }.
spirit-doom-doll = 🌑 **В конце этого раунда все проигрывают:** не останется ни одной семьи.
spirit-doom-fire = 🌑 **В конце этого раунда все проигрывают:** налётчиков { $count }, с пламенем из них { $flames }, а деревня выдержит самое большее { $stands }.
spirit-doom-passed-doll = { " " }Пас без разбойника, удержанного у семьи: { $players }.
spirit-doom-few-doll = { " " }У семьи ещё никто не удержан, а подходящих разбойников на всех уже не хватит: { $players }.
spirit-peril = ⚠️ **Следующий штраф игрока { $player } — поражение для всех**, если до тех пор не накрыть и не убрать последнего разбойника этого ряда ({ $raider }), не проигнорировать его штраф{ $heals ->
    [yes] , не вылечить рану этим киаем
   *[no] { "" }
} и не закончить раунд.{ $soon ->
    [yes] { " " }Он наступит в начале следующего хода.
   *[no] { "" }
}
spirit-next-wound = { $wound ->
    [2] 2-я рана (зверь пробудится, киай { $kiai })
    [3] 3-я рана
    [4] **4-я рана: все проигрывают**
   *[other] рана
}
spirit-unless-healed = { $wound }, если этот киай вас не вылечит
spirit-next-ruin-last = **горит последняя ферма: все проигрывают**
spirit-next-ruin-sealed = горит ферма: **вместе с незащищёнными ({ $players }) все проигрывают**
spirit-next-loses = { " " }⚠️ Ход после вас ({ $player }) начнётся со штрафа разбойника { $raider }: { $penalties }.
spirit-pass-wounds = { " " }⚠️ Без вас следующий штраф разбойника { $raider } ({ $player }) — это уже { $wound }.
spirit-instead-left-draws = { $neighbour } уже вне раунда, поэтому вместо этого { $wound }
spirit-instead-right-draws = { $neighbour } уже вне раунда, поэтому вместо этого { $wound }
spirit-instead-discard-defender = никто не удержан, поэтому вместо этого { $wound }
spirit-instead-reshuffle-discard = сброс пуст, поэтому вместо этого { $wound }

## Вопросы

spirit-ask-samurai = **{ $player }**, выберите самурая или тяните жребий.
    { $samurai }
spirit-ask-tokens = **{ $player }**, ваш ход начинается. Какие жетоны поддержки отсутствующих самураев использовать сейчас? Каждый служит раз за игру, в этот ход.
    { $tokens }
spirit-token-of = - **{ $samurai }**: { $talent }
spirit-ask-penalty = **{ $player }**, последний разбойник вашего ряда, { $raider }, несёт штраф: { $penalties }.
spirit-ask-defended = **{ $player }**, кто из удержанных разбойников уйдёт в сброс?
spirit-ask-action = **{ $player }**, ваш ход: { $support ->
    [yes] бой, поддержка или пас
   *[no] бой или пас
}?
spirit-option-fight = ⚔️ **Бой** — { $outlook }
spirit-option-support = 🤝 **Поддержка** — одолжите талант на чей-то следующий ход ({ $talent }); { $slips }.
spirit-slips-unseen = верхний разбойник тайно уйдёт к налётчикам
spirit-slips-seen = { $raider }, лежащий открыто на колоде, уйдёт к налётчикам{ $fate ->
    [burns] { " " }и в конце раунда сожжёт баррикаду, а если её нет — ферму
    [perhaps] { " " }и в конце раунда сожжёт баррикаду, а если её нет — ферму, если его не сбросят раньше
    [discarded] { " " }и ничего не сожжёт: в конце раунда его сбросит семья
   *[nothing] { "" }
}
spirit-support-saves = { " " }С ней штраф, из-за которого все проиграли бы, сможет игнорировать: { $players }.
spirit-support-last = { " " }Это последний разбойник в колоде: раунд закончится, и талант никому не пригодится.
spirit-support-over = { " " }Больше числа киай, поэтому в следующий ход обязательный пас и талант не пригодится: { $players }.
spirit-support-idle = { " " }Пока бесполезна: у последнего разбойника ряда нет штрафа, который она позволила бы игнорировать: { $players }.
spirit-no-support = 🤝 Поддержка невозможна: { $why ->
    [lent] ваш жетон одолжен
    [barred] её запрещает штраф
   *[alone] в раунде больше никого нет
}.
spirit-barred = 🚫 Из-за штрафа: { $penalties }.
spirit-option-pass = 🏳️ **Пас** — { $outlook }
spirit-option-end = ⏳ **Конец хода** — ваш следующий ход начнётся со штрафа разбойника { $raider }: { $penalties }.
spirit-ignorable = { $penalties } (талант позволяет его игнорировать)
spirit-pass-sure = 🏳️ **Пасовать?** Последствия: { $outlook }
spirit-ask-second-fight = **{ $player }**, сражаться второй раз?
spirit-ask-face = **{ $player }**, ваш противник — **{ $raider }**.
spirit-face-penalty = Если принять бой, то, пока он последний в ряду, каждый ваш ход начинается так: { $penalties }.{ $defend ->
    [stays] { " " }Если удержать, последним останется { $newest }.
    [yes] { " " }Удержанный не вредит.
   *[no] { "" }
}
spirit-face-covers = Если принять бой, он накроет вашего последнего разбойника, и тот уже ничего не сделает.{ $defend ->
    [stays] { " " }Если удержать, последним останется { $newest }.
   *[no] { "" }
}
spirit-face-kiai = 💥 Если принять бой, будет киай. Можно: { $effect }. Потом уходит самый старый разбойник, { $raider }: сумма { $total } из { $kiai }.
spirit-ask-kiai = 💥 **{ $player }**, киай: ровно { $kiai }! Можно: { $effect }.
spirit-kiai-times = Осталось применений: { $times }
spirit-kiai-oldest = В любом случае самый старый разбойник, { $raider }, потом уходит: сумма { $total } из { $kiai }, последний — { $newest }.
spirit-kiai-newest = - **{ $player }** без разбойника { $raider }: сумма { $total } из { $kiai }, последний — { $newest }.
spirit-ask-order = **{ $player }**, в каком порядке вернуть их на колоду? Первый выйдет первым.
    { $raiders }
spirit-turned-up = **{ $letter }** { $raider }, штраф: { $penalties }

spirit-button-counsel = 💡 { $answer }
spirit-guess = 💡 — моя догадка по тому, что видят все.
spirit-button-draw-samurai = 🎲 Жребий
spirit-button-no-tokens = Приберечь все
spirit-button-ignore-penalty = Игнорировать штраф
spirit-button-ignore-lent = Игнорировать, жетон: { $player }
spirit-button-suffer-penalty = Принять: { $penalty }
spirit-button-suffer-first = Сначала: { $penalty }
spirit-button-wound = { $wound ->
    [2] рана → зверь, киай { $kiai }
    [3] 3-я рана
    [4] 4-я рана, КОНЕЦ
   *[other] рана
}
spirit-button-fire = { $burns ->
    [last] последняя ферма, КОНЕЦ
    [sealed] горит ферма, КОНЕЦ
    [both] горят баррикада и ферма
    [farm] { $times ->
        [1] горит ферма
       *[other] горят фермы: { $times }
    }
   *[barricade] { $times ->
        [1] горит баррикада
       *[other] горят баррикады: { $times }
    }
}
spirit-button-penalty-infiltrate = ещё один налётчик
spirit-button-intruder = налётчик { $raider }
spirit-button-penalty-no-defend = ход без обороны
spirit-button-penalty-no-support = ход без поддержки
spirit-button-penalty-left-draws = бой: { $neighbour }
spirit-button-penalty-right-draws = бой: { $neighbour }
spirit-button-penalty-must-pass = обязательный пас
spirit-button-penalty-reshuffle-discard = разбойник вернётся
spirit-button-penalty-no-talents = без талантов и жетонов
spirit-button-penalty-discard-defender = сброс удержанного
spirit-button-fight = ⚔️ Бой
spirit-button-support = 🤝 Поддержать: { $player }
spirit-button-pass = 🏳️ Пас
spirit-button-fight-again = ⚔️ Ещё один бой
spirit-button-end-turn = Закончить ход
spirit-button-end-turn-by = Конец хода: { $penalty }
spirit-button-confront = ⚔️ Принять бой: { $outcome }
spirit-button-defend = 🛡️ Обороняться: { $symbol }
spirit-button-send-raider = ↪️ Отправить: { $player } ({ $outcome })
spirit-button-discard-raider = Сбросить: такая сила уже в ряду
spirit-button-bury-raider = Под колоду, взять следующего
spirit-button-bury-raider-seen = Под колоду, потом { $raider }
spirit-button-use-kiai = 💥 Использовать киай
spirit-button-only-barricade = 🪵 Только построить баррикаду
spirit-button-skip-kiai = Не использовать
spirit-button-heal-wound = 🌿 Вылечить: { $player }
spirit-button-heal-and-build = 🌿 Вылечить: { $player }, построить баррикаду
spirit-button-discard-newest = { $player }: сбросить { $raider }, { $outcome }
spirit-select-tokens = Использовать эти…
spirit-select-more-tokens = … или эти
spirit-select-move = { $player }: { $raider } (потом { $outcome }) — кому?
spirit-select-lend = { $player } отдаёт «{ $talent }» — кому?
spirit-loan-useless = { $why ->
    [ends] бесполезно: раунд кончается
    [idle] пока бесполезно: нечего игнорировать
   *[over] бесполезно: обязательный пас
}

## Положение и картинки

spirit-village = Фермы { $farms }, семьи { $families }, баррикады { $barricades } из { $limit }.
spirit-piles = Колода разбойников { $stack }, налётчики { $intruders }, сброс { $discard }.
spirit-status-seen = Открыты на колоде: { $raiders }
spirit-status-under = Под колодой лежат, в порядке взятия: { $raiders }
spirit-status-slipped = На глазах у всех ушли к налётчикам: { $raiders }
spirit-status-reserve = Готовы жетоны поддержки: { $tokens }
spirit-status-discard = Сброс: { $raiders }
spirit-status-sure = Точно в колоде или среди налётчиков: { $values }; с пламенем { $flames }.
spirit-status-perhaps = Ещё не показанные карты: { $values }; с пламенем { $flames }. Из них в колоде и среди налётчиков { $dealt }, остальные в коробке.
spirit-status-lent = Жетоны поддержки здесь: { $tokens }.
spirit-status-passed = Пас.
spirit-newest = { " " }(последний: { $penalties })
spirit-line-empty = пуст
spirit-holds-nobody = никого
spirit-side-human = человек
spirit-side-beast = зверь
spirit-standing-of = **{ $player }** — { $samurai } ({ $side }): **{ $total }** из { $kiai }, раны { $wounds } из 4, ряд { $line }, удерживает: { $held }.
spirit-alt-samurai = { $player } ({ $samurai }, { $side }): { $total } из { $kiai }, раны { $wounds }, ряд { $line }, удерживает: { $held }.
spirit-alt-opponent = Противник: { $raider }.
spirit-hand-none = У вас нет места в этой партии.
spirit-hand-heading = В этой игре нет тайн. Ваш самурай:
spirit-label-round = Раунд { $round }
spirit-label-setup = Подготовка
spirit-label-stack = Разбойники
spirit-label-intruders = Налётчики
spirit-label-discard = Сброс
spirit-label-faced = Противник
spirit-label-drawn = Взят последним
spirit-label-flames = пламя: среди налётчиков сожжёт баррикаду, иначе ферму
spirit-label-passed = пас: больше не ходит в этом раунде
spirit-label-victory = Деревня спасена
spirit-label-defeat = Деревня погибла

## Что нового, коротко

spirit-recap-village = 🏘️ { $changes }
spirit-recap-farms = фермы { $count }
spirit-recap-families = семьи { $count }
spirit-recap-barricades = баррикады { $count }
spirit-recap-raiders = ⚔️ Разбойники: в бою { $confronted }, удержано { $held }, к налётчикам { $slipped }, киай { $kiais }
spirit-recap-wounds = 🩸 Раны: { $changes }
spirit-recap-passed = 🏳️ Пас: { $players }

## Объяснённые слова: что делает вещь, одной фразой

spirit-term-confront = принять бой
spirit-term-confront-means = Взятый разбойник идёт справа от планшета, в ряд, и его сила прибавляется к сумме.
spirit-term-hold-off = обороняться
spirit-term-hold-off-means = Взятый разбойник с крестьянином (шляпа), фермой или семьёй (кукла) идёт не в ряд, а налево от планшета, если место свободно; сумма не растёт.
spirit-symbol-hat-means = Кто никого там не удержал, в конце раунда получает рану.
spirit-symbol-farm-means = За каждого, кто никого там не удержал, деревня в конце раунда теряет ферму.
spirit-symbol-doll-means = За каждого, кто никого там не удержал, из деревни в конце раунда уходит семья.
spirit-flames-means = Среди налётчиков разбойник с пламенем в конце раунда сжигает баррикаду, иначе ферму; в других местах пламя ничего не делает.
spirit-term-talent = талант
spirit-term-talent-means = Что ваш самурай может делать со взятыми разбойниками или против штрафов; это всегда по желанию.
spirit-term-kiai = киай
spirit-term-kiai-means = Когда сумма ровно равна числу киай, можно применить эффект самурая, и первый разбойник покидает ряд.
spirit-term-penalty = штраф
spirit-term-penalty-means = Последний разбойник вашего ряда вредит в начале вашего хода; если это невозможно, вы получаете рану.
spirit-term-beast = зверь
spirit-term-beast-means = Другая сторона планшета, после двух ран: большее число киай и более сильный эффект.
spirit-term-wound = рана
spirit-term-wound-means = Вторая переворачивает планшет на зверя; от четвёртой самурай гибнет, и все проигрывают.
spirit-term-support-token = жетон поддержки
spirit-term-support-token-means = Отданный другому самураю, он одалживает ему ваш талант на следующий ход.
spirit-term-barricade = баррикада
spirit-term-barricade-means = Она горит вместо фермы: когда сумма самурая больше числа киай, от огня и от налётчиков с пламенем.
spirit-term-intruder = налётчики
spirit-term-intruder-means = Разбойники, пробравшиеся тайно; в конце раунда каждый с пламенем сжигает баррикаду, иначе ферму.
spirit-term-family = семьи деревни
spirit-term-family-means = Оставшиеся помогают в конце раунда, кроме героической игры; без семей все проигрывают.

## Почему: суммы и правила происшедшего

spirit-why-raider-confronted = Ряд ({ $player }) с разбойником { $raider } даёт сумму { $total }; число киай { $kiai }: { $result ->
    [below] меньше, ничего не происходит.
    [kiai] ровно, киай.
   *[over] больше, рушится баррикада, иначе ферма.
}
spirit-why-penalty-suffered = { $raider } — последний разбойник в ряду ({ $player }): его штраф наступает в начале хода.
spirit-why-passed = { $forced ->
    [yes] { $player }: сумма больше числа киай, или так велит главарь, и надо пасовать.
   *[no] { $player } решает пасовать: до конца раунда ни карт, ни штрафов, ни киая.
}
spirit-why-barricade-lost = Пока есть баррикада, рушится она, а не ферма: { $cause }. Осталось: { $left }
spirit-why-farm-burned = Потеряна ферма: { $cause }. Осталось: { $left }; без ферм все проигрывают.
spirit-why-family-lost = Уходит семья: { $cause }. Осталось: { $left }; без семей все проигрывают.
spirit-why-wound-taken = { $player } получает рану: { $cause }. Вторая рана переворачивает планшет, четвёртая убивает.
spirit-why-beast-awoke = { $player } получает вторую рану: { $cause }. Планшет переворачивается на зверя с числом киай { $kiai }; если сумма ему равна, наступает киай.
spirit-why-undefended = { $player } никого не удерживает в конце раунда: { $symbol }.
spirit-why-families-shown = В конце раунда, до налётчиков, каждая оставшаяся семья помогает один раз: { $families }.
spirit-why-intruders-revealed = Каждый с пламенем сжигает баррикаду; если её нет, ферму: { $raiders }.
spirit-why-no-intruders = Каждый налётчик с пламенем сжёг бы баррикаду, но ни один не пришёл.
spirit-why-match-ended = Счёт: фермы { $farms } + семьи { $families } + 1, если никто не ранен. Если не осталось ферм или семей или погиб самурай, все проигрывают.

## Игра на одной картинке: панели и строки с именем знака

spirit-summary =
    ## Три раунда, все вместе
    Все побеждают, если деревня стоит после третьего раунда @farm
    Все проигрывают без ферм или семей или если самурай погиб @doll
    ## Ваш ход
    Сначала штраф последнего разбойника в ряду @drop
    Бой: возьмите разбойника, примите бой или обороняйтесь @star
    Поддержка: одолжите талант; верхний разбойник пройдёт тайно @infiltrate
    Пас: вне игры до конца раунда @flag
    ## Принять бой: к сумме ряда
    Меньше числа киай: ничего @dry
    Ровно: киай, примените эффект; первый разбойник уходит @star
    Больше: горит баррикада, иначе ферма @flame
    ## Обороняться: символ на свободное место
    Нет шляпы в конце раунда: рана @hat
    Нет фермы: ферма потеряна @farm
    Нет куклы: семья уходит @doll
    ## В конце раунда
    Оставшиеся семьи помогают, кроме героической игры @doll
    Налётчики с пламенем жгут баррикады, потом фермы @flame
    Во 2-м раунде приходят лейтенанты, в 3-м главари @infiltrate
    ## Раны
    Вторая: планшет переворачивается на зверя, он сильнее @drop
    Четвёртая: самурай гибнет @ruin

## Отказы


refusal-spirit_samurai_taken = Этот самурай уже занят. Выберите другого.
refusal-spirit_tokens_not_there = Эти жетоны поддержки не лежат наготове.
refusal-spirit_no_talent = Ни один ваш талант сейчас этого не позволяет.
refusal-spirit_cannot_support = Этого самурая сейчас нельзя поддержать.
refusal-spirit_cannot_defend = От этого разбойника сейчас нельзя обороняться: место занято, у него нет символа или запрещает штраф.
refusal-spirit_kiai_not_like_this = Так киай использовать нельзя. Выберите одну из показанных возможностей.
refusal-spirit_not_these_raiders = Это не открытые разбойники.
refusal-spirit_samurai_per_player = Один игрок ведёт 2 или 3 самураев, а не { $samurai }.
