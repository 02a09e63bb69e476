### Честь самурая

title-honor = Честь самурая
honor-option-length = Продолжительность
honor-option-length-standard = Обычная игра (400)
honor-option-length-short = Короткая игра (250)
honor-my-plan = Моя рука
honor-lobby-play = Ходят в личных сообщениях или кнопкой **Моя рука**. Некоторые значения на картах подобраны нами, а не напечатаны.
honor-opening-plans = Карты приходят личным сообщением, когда наступает ваш ход. Кнопка **Моя рука** открывает то же самое, и видите это только вы.

## Что напечатано; имена даймё одни и те же на всех языках

honor-card-shogun = Сёгун
honor-card-samurai = Самурай
honor-card-no-dachi = Нодати предков
honor-card-daisho = Дайсё предков
honor-card-masamune = Оружейник Масамунэ
honor-card-noh-theatre = Театр но
honor-card-firearms = Огнестрельное оружие
honor-card-okugata-low = Окугата низшего ранга
honor-card-okugata-high = Окугата высшего ранга
honor-card-spearmen = Копейщики асигару
honor-card-archers = Лучники
honor-card-cavalry = Конница
honor-card-yamabushi = Ямабуси
honor-card-warrior-monks = Монахи-воины
honor-card-bushi = Буси
honor-card-bodyguard = Телохранитель
honor-card-water-castle = Водный замок
honor-card-mountain-castle = Горный замок
honor-card-fortress = Крепость
honor-card-thief = Ниндзя-вор
honor-card-elite-thief = Ниндзя-мастер-вор
honor-card-assassin = Ниндзя-убийца
honor-card-dishonor = Бесчестье
honor-card-save-face = Сохранить лицо

honor-effect-shogun = честь владельцу
honor-effect-samurai = { $values }
honor-effect-start-daimyo = { $values } — основывает дом ронина
honor-effect-daimyo = { $values } — основывает дом ронина
honor-effect-possession = { $values }{ $cost ->
    [0] { "" }
   *[other] ; стоит { $cost } чести
} — можно украсть
honor-effect-okugata = { $values } — не больше одной в доме
honor-effect-warrior = { $values } — не больше пяти в доме, можно украсть
honor-effect-bodyguard = { $values } — мешает убийце
honor-effect-castle = { $values } — сила только в обороне; один, в доме даймё; на владельца можно напасть
honor-effect-thief = стоит { $cost } чести: украсть 1 воина или имущество
honor-effect-elite-thief = стоит { $cost } чести: украсть до { $steals } воинов или имущества
honor-effect-assassin = стоит { $cost } чести ({ $betrayal }: самурай союзника): при 3–6 падает весь дом; мимо телохранителя при 5–6
honor-effect-dishonor = { $actions ->
    [one] 1 действие
    [few] { $actions } действия
   *[other] { $actions } действий
}: игрок теряет { $loss } чести или дом ({ $saved }, если лицо сохранено)
honor-effect-save-face = для любого игрока: битва не отнимет дом (кроме дома сёгуна), Бесчестье — лишь { $saved } чести

honor-value-honor = честь { $count }
honor-value-ki = ки { $count }
honor-value-strength = сила { $count }
honor-no-values = без значений
honor-nothing = ничего
honor-house-daimyo = дом даймё
honor-house-samurai = дом самурая
honor-own-daimyo = свой дом даймё
honor-own-samurai = свой дом самурая
honor-place = { $player }: { $house }
honor-discard-pile = сброс
honor-length-standard = обычная игра
honor-length-short = короткая игра
honor-standing-ask = Спрашивать меня, сохранить ли лицо
honor-standing-refuse-this-turn = В этот ход лицо не сохраняю, даже своё, не спрашивать
honor-standing-refuse = Больше лицо не сохраняю, даже своё, не спрашивать

## Заголовки

honor-heading = Раунд { $round } · { $player }
honor-heading-setup = Основание домов
honor-heading-over = Партия окончена

## Рассказ: стол

honor-match-began = Начинается { $length }, до { $goal } чести. Карта сёгуна приносит { $shogun_honor }. Первый ход: **{ $first }**.
honor-daimyo-served = **{ $player }** служит: { $daimyo }.
honor-hands-dealt = Розданы карты: { $hands }
honor-draw-pile-made = 🔀 Колода перетасована, карт: { $cards }.
honor-turn-began = Раунд { $round }, ходит **{ $player }**
honor-honor-counted = 🌸 **{ $player }** считает честь: дом даймё { $daimyo_house } + дом самурая { $samurai_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ сёгун { $shogun }
} = { $gained } → **{ $honor }**
honor-honor-shared = 🌸 **{ $player }** как союзник считает половину: (дом даймё союзника { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ карта сёгуна союзника { $shogun }
} + свой дом самурая { $samurai_house }) = { $half }{ $rounded ->
    [yes] , с округлением вверх { $gained }
   *[no] { "" }
} → **{ $honor }**
honor-no-honor = **{ $player }**: ронин чести не получает.
honor-turn-ended = **{ $player }** завершает ход.
honor-taken-back = ↩️ **{ $player }** отменяет последнее действие.
honor-match-ended = 🏆 { $count ->
    [one] Побеждает **{ $winners }** ({ $reason }).
   *[other] Победу делят **{ $winners }** ({ $reason }).
} { $ranking }
honor-outcome-honor = цель достигнута
honor-outcome-reached = **{ $player }**, честь { $honor }: цель { $goal } достигнута.
honor-outcome-most-honor = больше всех чести после последнего раунда
honor-outcome-most-income = чести поровну, но её прирост больше
honor-outcome-shared = поровну и чести, и её прироста

## Рассказ: карты

honor-cards-drawn = **{ $player }** берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
honor-card-discarded = **{ $player }** сбрасывает карту: { $card }.
honor-card-laid = **{ $player }** выкладывает: { $card } ({ $values }) → { $place }.
honor-castle-replaced = Вместо него сброшен: { $card }.
honor-paid = (−{ $paid } чести → { $honor })
honor-daimyo-founded = 🏯 **{ $player }** основывает новый дом: { $daimyo }.
honor-daimyo-given = 🏯 **{ $player }** даёт игроку **{ $owner }** даймё: { $daimyo }.
honor-thief-played = 🥷 **{ $player }** играет карту: { $card } { $paid } и крадёт: { $thefts }.
honor-stolen = { $card } ({ $source } → { $target })
honor-assassin-played = 🗡️ **{ $player }** играет: { $card }, цель: { $place }. { $paid }
honor-bodyguard-fell = { $card } встаёт на пути и сбрасывается.
honor-assassin-succeeded = 🎲 { $die } ({ $needed } или больше): **покушение удалось.**
honor-assassin-failed = 🎲 { $die } ({ $needed } или больше): **покушение не удалось.**
honor-dishonor-played = ⚡ **{ $player }** играет карту: { $card }, цель: **{ $victim }**.
honor-face-asked = 🎭 Всех тайно спрашивают, сохранить ли лицо игроку **{ $victim }** (кнопка **Моя рука**).
honor-face-saved = 🎭 **{ $player }** играет карту: { $card }{ $own ->
    [yes] { "" }
   *[no] { " " }— для игрока **{ $victim }**
}. { $effect }.
honor-face-saves-dishonor = Потеря не больше { $saved } чести; сэппуку всё ещё возможно
honor-face-saves-battle = Дом даймё уцелел, кроме замка
honor-face-not-saved = Никто не сохраняет лицо игроку **{ $victim }**.
honor-honor-lost = **{ $player }** теряет { $lost } чести → **{ $honor }**
honor-seppuku-daimyo = **{ $player }**: даймё совершает сэппуку.
honor-seppuku-samurai = **{ $player }**: самурай совершает сэппуку.

## Рассказ: власть

honor-shogun-claimed = 👑 **{ $player }**: даймё становится сёгуном.
honor-shogun-forced = 👑 **{ $player }**: чести столько, что даймё обязан стать сёгуном.
honor-battle-fought = ⚔️ **{ $attacker }** нападает на игрока **{ $defender }**: сила { $attack_strength }{ $attack_help } = { $attack_dice } против { $defence_strength }{ $defence_help } = { $defence_dice }.
honor-battle-help = { " " }({ $own } + союзник **{ $ally }** { $help })
honor-battle-dice = { $count ->
    [0] нет кубиков
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
honor-battle-roll = 🎲 { $attack } против { $defence }{ $tie ->
    [yes] { "" } — ничья: новый бросок
   *[no] { "" }
}.
honor-battle-won = **Победа: { $player }.**
honor-shogun-card-moved = 👑 Карта сёгуна: **{ $former }** → **{ $player }**
honor-shogun-card-back = 👑 Карта сёгуна от игрока **{ $former }** возвращается на середину стола.
honor-castle-taken = 🏯 **{ $player }** забирает замок: { $castle }.
honor-castle-razed = **{ $player }** велит сбросить замок: { $castle }.
honor-house-discarded = 🔥 { $place } потерян ({ $cards })
honor-house-empty = { $place } пуст: терять нечего.
honor-house-seized = 🔥 **{ $player }** захватывает дом игрока **{ $former }**: { $cards }
honor-became-ronin = **{ $player }**: самурай становится ронином.
honor-alliance-made = 🤝 **{ $player }** заключает союз с игроком **{ $ally }** и служит его даймё.
honor-alliance-broken = **{ $player }** разрывает союз с игроком **{ $ally }**; он окончится со следующим ходом. { $paid }
honor-alliance-ended = Союз игроков **{ $player }** и **{ $ally }** окончен: { $reason }.
honor-ending-broken = он разорван
honor-ending-dishonor = бесчестье
honor-ending-assassin = самурай убит
honor-ending-new-daimyo = новый даймё
honor-ending-daimyo-lost = даймё потерян
honor-ending-betrayal = предательство

## Вопросы в канале

honor-ask-turn = **{ $player }**, ваш ход. Ходите тайно: кнопка **Моя рука**.
honor-ask-dishonor = **{ $player }**, вас обесчестил игрок **{ $by }**. Как вы это перенесёте? При сэппуку сбрасывается весь дом, а честь не теряется.
honor-ask-dishonor-saved = Ваше лицо сохранил игрок **{ $saver }**.
honor-ask-dishonor-saved-own = Вы сами сохранили своё лицо.
honor-ask-dishonor-ends = Союз прекращается: **{ $by }**.
honor-ask-dishonor-honor = Потеря { $loss } чести: ни один дом не падёт.
honor-ask-dishonor-daimyo = Сэппуку даймё: в сброс пойдут { $cards }, а самурай станет ронином.{ $shogun ->
    [yes] { " " }Карта сёгуна вернётся в середину.
   *[no] { "" }
}{ $ally ->
    [yes] { " " }Союз с игроком **{ $servant }** окончится.
   *[no] { "" }
}
honor-ask-dishonor-samurai = Сэппуку самурая: { $empty ->
    [yes] дом пуст, поэтому оно ничего не стоит.
   *[no] в сброс пойдут { $cards }; карта самурая останется.
}
honor-ask-dishonor-then = { $exposed ->
    [yes] Тогда оборона { $defence } ({ $dice }), честь после следующего подсчёта { $sum }.
    [no] Тогда на вас нельзя напасть; честь после следующего подсчёта { $sum }.
   *[never] Тогда честь после следующего подсчёта { $sum }.
}
honor-ask-castle = **{ $player }**, что делать с замком: { $castle } ({ $values }), прежний владелец **{ $loser }**?
honor-ask-castle-own = Ваш замок { $castle } ({ $values }) был бы за него сброшен.
honor-ask-castle-exposed = Если вы его заберёте, на вас можно будет напасть.
honor-button-lose-honor = Потерять { $loss } чести (останется { $honor })
honor-button-seppuku-daimyo = Сэппуку даймё
honor-button-seppuku-samurai = Сэппуку самурая
honor-button-take-castle = Забрать замок
honor-button-raze-castle = Сбросить замок

## Личные панели

honor-panel-heading = ### Раунд { $round }: ваш ход
honor-panel-never-asked = ⚠️ У вас есть карта «Сохранить лицо», но о лице вас больше не спрашивают, даже о вашем. Изменить это можно ниже: _{ $menu }_.
honor-panel-actions = Осталось действий: **{ $actions }**{ $prepared ->
    [yes] { "" } после подготовленного
   *[no] { "" }
}
honor-panel-own = Вы сейчас: { $standing }
honor-panel-may-declare = Вы ещё можете сделать одно заявление.
honor-panel-none-to-declare = Заявление этого хода ещё за вами, но { $prepared ->
        [yes] после подготовленного
        [open] при нынешнем положении
       *[no] сейчас
    } ни одно невозможно: { $reason }
honor-panel-none-then = Вы ещё можете сделать одно заявление, но не сразу, { $falls ->
    [daimyo] если дом даймё падёт при сэппуку
    [samurai] если дом самурая падёт при сэппуку
    [any] если дом падёт при сэппуку
   *[no] если убийца добьётся успеха
}: { $reason }
honor-panel-claim-then = { $seppuku ->
    [yes] Если даймё сёгуна падёт при сэппуку
   *[no] Если убийца добьётся успеха
}, карта сёгуна лежит на середине и ваш даймё { $must ->
    [yes] в этот ход должен будет стать сёгуном: заявить что-то другое будет нельзя
   *[no] сможет стать сёгуном
}. Иначе { $possible ->
    [yes] вы ещё можете сделать одно заявление.
   *[no] ни одно заявление невозможно: { $reason }
}
honor-panel-declaring = Заявление этого хода подготовлено.
honor-panel-must-claim = С такой честью ваш даймё станет сёгуном в этот ход — когда вы об этом заявите или в конце хода: заявить что-то другое нельзя.
honor-panel-declared = Заявление этого хода сделано.
honor-panel-prepared = ➡️ **Подготовлено:**
    { $deeds }{ $suggested ->
        [yes] { "" }
            … и дальше по подсказке: бесплатные карты берутся, выкладываются или сбрасываются, и ход заканчивается. Я спрошу снова перед всем остальным, а также если кто-то сначала должен ответить на вопрос.
       *[no] { "" }
    }
honor-hand-heading = **Карт в руке: { $count }**
honor-hand-none = У вас нет места в этой партии.
honor-now-to = → { $places }
honor-ends-alliance = прекращает союз: { $ally }
honor-ends-unless-saved = прекращает союз, если лицо не сохранят
honor-ends-castle = взамен сбрасывается: { $castle } ({ $values })
honor-free-seppuku = дом самурая пуст: сэппуку ничего не стоит
honor-not-now = — _сейчас нельзя: { $reason }_
honor-save-face-held = { $never ->
    [yes] — _ваша настройка: не спрашивать, даже о вашем лице_
   *[no] { "" }
}
honor-not-laid-daimyo = У вас уже есть даймё.
honor-not-laid-serving = Ваш самурай служит союзнику; дом основывает лишь ронин.
honor-not-laid-castle = Среди открытых вам домов нет дома даймё без замка.
honor-not-laid-okugata = В каждом открытом вам доме уже есть окугата.
honor-not-laid-warrior = В каждом открытом вам доме воинов уже { $most }.
honor-not-laid-ronin = У ронина нет дома даймё.
honor-select-card = Сыграть карту…
honor-select-discard = Сбросить карту…
honor-option-lay = { $card } → { $place }
honor-select-target = К кому пойдёт убийца?
honor-select-victim = Кого обесчестить?
honor-select-source = Из какого дома украсть?
honor-select-loot = Что украсть: { $place }
honor-select-whither = Куда положить: { $card }?
honor-select-declaration = Сделать заявление
honor-select-standing = Когда можно сохранить лицо
honor-button-confirm = Подтвердить
honor-button-draw = Взять карту
honor-button-back = Отменить
honor-button-suggest = Сыграть мой ход
honor-button-end = Завершить ход
honor-deed-draw = взять карту
honor-deed-discard = сбросить: { $card }
honor-deed-lay = выложить: { $card } → { $place }
honor-deed-steal = украсть за { $cost } чести: { $thefts }
honor-deed-theft = { $card } ({ $source } → { $target })
honor-deed-assassinate = убийца, цель: { $place } — { $odds }
honor-deed-dishonor = обесчестить: { $victim }
honor-deed-end-turn = завершить ход{ $actions ->
    [0] { "" }
   *[other] { " " }(неиспользованных действий: { $actions })
}
honor-deed-take-back = Отменить
honor-deed-become-shogun = Мой даймё становится сёгуном ({ $honor } чести за ход)
honor-deed-attack = Нападаю на игрока { $target } ({ $prize }): { $odds } %, кубики { $attack } против { $defence }
honor-deed-ally = Заключаю союз с игроком { $target }
honor-deed-break-alliance = Разрываю союз (−{ $cost } чести)
honor-stakes = поражение: дом вашего даймё падёт{ $own ->
    [yes] , карта сёгуна уйдёт
   *[no] { "" }
}, у вас ронин; победа: падёт чужой{ $theirs ->
    [yes] , карта сёгуна ваша
   *[no] { "" }
}
honor-stakes-if-lost = при поражении: { $stakes }
honor-stakes-if-won = при победе: { $stakes }
honor-stakes-own-house = дом вашего даймё падёт, вы станете ронином
honor-stakes-their-house = дом даймё соперника падёт, он станет ронином
honor-stakes-own-office = карта сёгуна достанется сопернику
honor-stakes-their-office = карта сёгуна станет вашей
honor-stakes-threat = сильнейший атакующий сейчас: { $player }, { $odds } %, кубики { $attack } против { $defence }
honor-stakes-defence = сила в обороне { $strength } → { $strength_then }, кубики { $dice } → { $dice_then }
honor-stakes-no-threat = с тем, что лежит, никто другой не смог бы напасть, но сначала можно выложить карты{ $ronin ->
    [yes] , а ронин может основать дом
   *[no] { "" }
}{ $told ->
    [yes] { "" }
   *[no] ; кубики в обороне: { $defence }
}
honor-stakes-weakened = ваши кубики тогда: атака { $attack } → { $attack_left }, оборона { $defence } → { $defence_left }
honor-stakes-own-castle = ваш замок ({ $castle }) достанется сопернику или будет сброшен
honor-stakes-their-castle = замок соперника ({ $castle }) станет вашим или будет сброшен
honor-stakes-face = «Сохранить лицо» может спасти дом проигравшего, но не замок и не дом сёгуна
honor-stakes-ally = далее +{ $gain }; в битве дом вашего самурая добавит союзнику силу { $help }
honor-stakes-break-alliance = закончится в начале вашего следующего хода, до подсчёта: вы станете ронином
honor-stakes-become-shogun = тогда любой сможет напасть на вас, а «Сохранить лицо» в битве дом не спасёт
honor-stakes-castle = { $own ->
    [yes] с этого момента на вас можно напасть
   *[no] с этого момента на игрока { $player } можно напасть
}
honor-stakes-own-ally = ронином станет и { $ally }
honor-stakes-their-ally = ронином станет и союзник соперника { $ally }
honor-stakes-goal = тогда следующий подсчёт даст лишь { $sum }, а цель — { $goal }
honor-stakes-averted = { $player }: тогда следующий подсчёт даст лишь { $sum }, а цель — { $goal }
honor-stakes-given = { $player }: тогда следующий подсчёт даст { $sum }, а цель — { $goal }
honor-stakes-betrayal = при удаче: далее +{ $gain }, союз окончится, союзник станет ронином, а дом его самурая падёт ({ $fallen })
honor-stakes-dishonor = честь { $honor } → { $left }, с картой «Сохранить лицо» → { $saved }; или вместо неё дом при сэппуку
honor-stakes-dishonor-goal = { $player }: тогда следующий подсчёт даст { $left }, с картой «Сохранить лицо» { $saved }, при сэппуку самурая { $samurai }{ $led ->
    [yes] , при сэппуку даймё { $daimyo }
   *[no] { "" }
}, а цель — { $goal }
honor-odds = стоит { $cost } чести, удаётся при { $needed }–6; потери: { $fallen }{ $ends ->
    [yes] { " " }— союз окончится
   *[no] { "" }
}
honor-odds-betrayal = стоит { $cost } чести, удаётся при { $needed }–6: дом даймё станет вашим{ $shogun ->
    [yes] , карта сёгуна тоже
   *[no] { "" }
}
honor-price = стоит { $cost } чести, удаётся при { $needed }–6
honor-stakes-murder = при удаче в сброс: { $cards }
honor-stakes-murder-office = карта сёгуна вернётся на середину
honor-stakes-murder-alliance = союз игроков { $servant } и { $lord } окончится
honor-stakes-murder-anyway = в любом случае в сброс: { $cards }
honor-fallen-daimyo = даймё
honor-fallen-shogun = карта сёгуна
honor-fallen-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
honor-panel-save-face = ### Сохранить лицо?
honor-ask-face-dishonor = ⚡ Игрок **{ $by }** обесчестил игрока **{ $victim }**.
honor-ask-face-battle = ⚔️ Игрок **{ $victim }** проиграл битву игроку **{ $by }**.
honor-ask-face-own = Речь о вашем собственном лице.
honor-ask-face-yours-dishonor = - Это ваше Бесчестье: карта «Сохранить лицо» смягчила бы его.
honor-ask-face-yours-battle = - Это ваша победа: карта «Сохранить лицо» сберегла бы дом проигравшего.
honor-ask-face-alliance = - Если лицо не сохранят, союз прекратится: **{ $servant }** и **{ $by }**.
honor-face-without-dishonor = - Без карты «Сохранить лицо»: потеря { $loss } чести ({ $honor } → { $left }) или вместо неё дом при сэппуку.
honor-face-with-dishonor = - С картой «Сохранить лицо»: потеря лишь { $loss } чести ({ $honor } → { $left }) или вместо неё дом при сэппуку.
honor-face-free-seppuku = - Дом самурая пуст: его сэппуку ничего не стоит.
honor-face-seppuku-ally = - При сэппуку даймё ронином стал бы и игрок **{ $servant }**.
honor-face-without-battle = - Без карты «Сохранить лицо»: дом даймё падёт ({ $cards }), а самурай станет ронином.
honor-face-with-battle = - С картой «Сохранить лицо»: дом даймё уцелеет{ $has_castle ->
    [yes] , кроме замка ({ $castle })
   *[no] { "" }
}.
honor-ask-face-terms = Карту может сыграть любой игрок за любого. Она не требует ни действия, ни чести, и хватит одной. Этот вопрос получают все. Отказ остаётся тайной; сыгравший карту будет назван.
honor-ask-face-standing = Две последние кнопки отвечают «Нет» и на следующие такие вопросы, даже о вашем лице; изменить это можно в свой ход.
honor-rivals = Остальные в порядке ходов после вас (+ далее, ⚔️ атака, 🛡️ оборона, 🏠 карты в обоих домах): { $rivals }
honor-rival = { $signs }**{ $player }** 🌸 { $honor } (+{ $gain }) ⚔️ { $attack } 🛡️ { $defence } 🏠 { $daimyo } + { $samurai }{ $serves ->
    [yes] { " " }🤝 { $lord }
   *[no] { "" }
}
honor-match-point = 🏁 { $own ->
    [yes] **Вы** победите
   *[no] **{ $player }** победит
} в начале своего следующего хода, если ничего не изменится: честь { $honor } + { $gain }, цель { $goal }.
honor-match-point-later = 🏁 Если этому помешают, { $own ->
    [yes] следующими победите **вы**
   *[no] следующим победит **{ $player }**
}: честь { $honor } + { $gain }.
honor-panel-face-held = Карта «Сохранить лицо» у вас есть.
honor-panel-face-not-held = Карты «Сохранить лицо» у вас нет.
honor-kept-turn = **Раунд { $round }:** { $deeds }
honor-did-laid = выложено: { $cards }
honor-did-discarded = сброшено: { $cards }
honor-did-stole = украдено: { $cards }
honor-did-stole-away = украдено и сброшено: { $cards }
honor-did-drew = взято карт: { $count }
honor-did-assassin = убийца, цель: { $place } — { $succeeded ->
    [yes] удалось
   *[no] не удалось
}
honor-did-dishonored = обесчещен игрок { $victim }
honor-did-attacked = нападение на игрока { $defender } ({ $won ->
    [yes] победа
   *[no] поражение
})
honor-did-took = получено: { $cards }
honor-did-shogun = титул сёгуна
honor-did-allied = союз с игроком { $ally }
honor-did-broke = союз разорван
honor-did-nothing = ничего
honor-kept-save-face = Сохранить лицо игроку **{ $victim }**?
honor-kept-answer = Ваш ответ: { $answer }.
honor-button-save-face = Сыграть «Сохранить лицо»
honor-button-let-ask = Нет
honor-button-let-refuse-this-turn = Нет, в этот ход никому, даже себе
honor-button-let-refuse = Нет, больше никогда, даже себе

## Положение и описания картинок

honor-status-shogun = 👑 Карта сёгуна ({ $honor } чести): { $holder }
honor-shogun-free = на середине стола
honor-status-piles = Колода { $draw } · сброс { $discards } (сверху: { $top })
honor-standing = честь **{ $honor }**{ $over ->
    [yes] { "" }
   *[no] { " " }(далее +{ $gain })
}, ки { $ki }, сила { $attack } в атаке и { $defence } в обороне, карт в руке { $hand }.
honor-daimyo-house = { $daimyo }: { $cards }.
honor-samurai-house = Самурай: { $cards }.
honor-is-ronin = Ронин.
honor-serves = Служит: { $ally }.
honor-serves-leaving = До следующего хода служит: { $ally }.
honor-alt-player = { $player }: честь { $honor }{ $over ->
    [yes] { "" }
   *[no] , далее +{ $gain }
}, ки { $ki }, атака { $attack }, оборона { $defence }, карт в руке { $hand }, в доме даймё { $daimyo }, в доме самурая { $samurai }.
honor-alt-hand = В руке: { $cards }

## Слова на картинках

honor-label-round = Раунд
honor-label-ronin = Ронин
honor-label-serves = служит
honor-label-draw-pile = Колода
honor-label-discard-pile = Сброс
honor-label-honor = Честь
honor-label-ki = Ки
honor-label-strength = Сила
honor-label-hand = Рука
honor-label-alliance = Союз
honor-label-count = далее
honor-label-claim = обязан стать сёгуном, если карта на середине
honor-label-changed = только что изменилось
honor-label-lost = потерянный дом
honor-label-ending = скоро конец
honor-label-tie = ничья: новый бросок
honor-label-wins = побеждает

## Что нового, коротко

honor-recap-honor = 🌸 Честь: { $ranking }
honor-recap-shogun = 👑 Сёгун: { $holder }
honor-recap-attacks = Нападения: { $attacks }
honor-recap-houses = 🔥 Потеряно домов: { $players }
honor-recap-serving = 🤝 Служат: { $pairs }
honor-recap-ronins = Ронин: { $players }

## Объяснённые слова: что делает вещь, одной фразой

honor-term-honor = честь
honor-term-honor-means = Очки игры: их считают в начале хода и платят за ниндзя; для победы нужно 400 (в короткой игре 250).
honor-term-ki = ки
honor-term-ki-means = Каждые 3 ки обоих ваших домов дают одно действие с картами за ход, не больше 5.
honor-term-strength = сила
honor-term-strength-means = Каждые 3 силы обоих домов дают один кубик в битве, не больше 6; замок считается только в обороне.
honor-term-house = дом
honor-term-house-means = Их у вас два, дом даймё и дом самурая; что там лежит, даёт честь, ки и силу, пока дом не потерян.
honor-term-ronin = ронин
honor-term-ronin-means = Самурай без даймё: не получает чести, пока игрок не выложит даймё или не заключит союз.
honor-term-alliance = союз
honor-term-alliance-means = Ронин служит даймё другого игрока, получает половину чести его дома и помогает в битве.
honor-term-declaration = заявление
honor-term-declaration-means = Раз за ход можно стать сёгуном, напасть, заключить союз или разорвать его.

## Почему: суммы и правила происшедшего

honor-why-honor-counted = { $player } считает { $shogun ->
    [0] оба дома: { $daimyo_house } + { $samurai_house }
   *[other] оба дома и карту сёгуна: { $daimyo_house } + { $samurai_house } + { $shogun }
} = { $sum }.
honor-why-honor-shared = { $player } служит союзнику: половина от { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ { $shogun }
} + { $samurai_house } = { $sum }, то есть { $half }{ $rounded ->
    [yes] ; с округлением вверх до кратного 5: { $gained }
   *[no] { "" }
}.
honor-why-no-honor = { $player }: у самурая нет даймё, ронин чести не получает.
honor-why-battle-fought = Один кубик за каждые 3 силы, не больше 6: { $attack_strength } даёт { $attack_dice }, { $defence_strength } даёт { $defence_dice }. Большая сумма побеждает, { $attack } : { $defence }; при равенстве бросают снова.
honor-why-assassin-played = { $guarded ->
    [yes] На пути стоял телохранитель: нужно 5–6.
   *[no] Телохранителя не было: нужно 3–6.
} На кубике { $die }; это стоило { $paid } чести.
honor-why-dishonor-played = Бесчестье стоит { $loss } чести; если лицо сохранено, { $saved }, при сэппуку ничего. Что ниже 0, то долг.
honor-why-became-shogun = { $forced ->
    [yes] Если в свой ход у игрока 100 чести или больше, а карта сёгуна лежит в середине, он обязан об этом заявить.
   *[no] У игрока { $player } есть свой даймё, и он об этом заявляет; карта лежала в середине.
}
honor-why-house-discarded = { $place }: дом теряется целиком{ $led ->
    [yes] , с даймё
   *[no] { "" }
}; карта самурая остаётся.
honor-why-alliance-made = { $player } был ронином; у игрока { $ally } есть даймё и ещё нет союзника, отказаться нельзя.
honor-why-match-ended = Кто достигает цели при подсчёте в начале своего хода, сразу побеждает; после последнего раунда — больше чести: { $reason }.

## Игра на одной картинке: панели и строки с именем знака

honor-summary =
    ## Цель: 400 чести, в короткой игре 250
    Каждый ход начинается с чести обоих ваших домов @honor
    Карта сёгуна даёт 50, 75, 100 или 150, когда игроков от 3 до 6 @helmet
    Ронин не получает ничего @ronin
    ## Ваш ход
    Одно действие за каждые 3 ки, не больше 5 @ki
    Действие: взять, сбросить или сыграть карту; в руке до 7 @back
    Одно заявление: стать сёгуном, напасть, заключить союз, разорвать союз @knot
    ## Два ваших дома
    В каждом не больше одной окугаты и пяти воинов @bushi
    Один замок, в доме даймё, только для обороны @fortress
    Воры крадут воинов и имущество @thief
    ## Битва
    Против сёгуна или игрока с замком @strength
    Один кубик за каждые 3 силы, не больше 6; большая сумма побеждает @strength
    Проигравший сбрасывает дом даймё @ronin
    ## Ниндзя стоят чести
    Вор 10, мастер-вор 20: украсть 1 или 2 карты @thief
    Убийца 25: при 3–6 дом падает, мимо телохранителя при 5–6 @assassin
    ## Бесчестье и сохранённое лицо
    Бесчестье: потерять 75 чести или дом при сэппуку @dishonor
    Сохранить лицо: только 30; проигранная битва не стоит дома @save_face

## Отказы

honor-refuse-no-card = Сначала выберите карту.
honor-refuse-nothing-prepared = Ничего не подготовлено. Сначала выберите, что сделать.
honor-refuse-no-target = Этой карте сначала нужна цель.
honor-refuse-not-after = Сейчас это подготовить нельзя: сначала сыграйте готовое или отмените его.

refusal-nothing_to_take_back = Отменять нечего: с тех пор что-то решил случай или что-то раскрылось.
refusal-standing_already = Такое распоряжение уже есть.
refusal-no_actions_left = Нужно действий: { $needed }, осталось: { $left }.
refusal-hand_full = Рука полна (карт { $limit }). Сначала сыграйте или сбросьте карту.
refusal-nothing_to_draw = Брать нечего.
refusal-not_in_hand = Карты «{ $card }» у вас нет.
refusal-card_is_not_laid = Карту «{ $card }» в дом не выкладывают.
refusal-house_has_no_room = Там нет места для карты «{ $card }».
refusal-place_not_open = Туда нельзя выложить карту «{ $card }».
refusal-card_is_no_thief = { $card } — не вор.
refusal-nothing_to_steal = Красть нечего.
refusal-thefts_count = Выберите от 1 до { $most } карт, а не { $thefts }.
refusal-not_to_be_stolen = Карту «{ $card }» оттуда украсть нельзя.
refusal-card_is_no_assassin = { $card } — не убийца.
refusal-nobody_to_kill = Там некого убивать.
refusal-honor_too_low = Это стоит { $cost } чести, а у вас { $honor }.
refusal-card_is_no_dishonor = Карта «{ $card }» никого не бесчестит.
refusal-no_such_victim = Обесчестить можно только другого игрока.
refusal-already_declared = В этот ход вы уже сделали заявление.
refusal-shogun_card_taken = Сёгун уже есть.
refusal-no_daimyo = У вас нет даймё.
refusal-no_such_target = Выберите другого игрока.
refusal-neither_shogun_nor_castle = Напасть можно только на сёгуна или владельца замка.
refusal-must_become_shogun = Чести достаточно, а карта сёгуна свободна: в этот ход нужно заявить, что ваш даймё становится сёгуном.
refusal-no_dice = С силой { $strength } у вас нет кубиков для атаки.
refusal-not_a_ronin = Союз заключает только ронин.
refusal-no_ally_to_be = Ронин может заключить союз только с игроком, у которого есть даймё и ещё нет союзника.
refusal-no_alliance = У вас нет союза.
refusal-already_leaving = Вы уже разорвали союз.
refusal-no_save_face = Карты «Сохранить лицо» у вас нет.
refusal-seppuku_no_daimyo = Такого дома у вас нет.
refusal-deck = С этой колодой играть нельзя: { $reason }

## Напоминания и подсказка

honor-owed-AskTurn = ход
honor-owed-AskSaveFace = ответ о сохранении лица
honor-owed-AskDishonor = решение о бесчестье
honor-owed-AskCastle = решение о замке
