### Сёгун

## Подготовка стола

title-shogun = Сёгун
shogun-command-side = сторона
shogun-command-side-description = Какая сторона игрового поля
shogun-command-setup = начало
shogun-command-setup-description = Как распределяют начальные провинции
shogun-command-region = регион
shogun-command-region-description = Приблизить регион
shogun-command-province = провинция
shogun-command-province-description = Приблизить провинцию и её соседей
shogun-option-side = Сторона поля
shogun-option-side-sun = Солнечная
shogun-option-side-moon = Лунная
shogun-option-side-moon-note = -# Морские пути лунной стороны и её провинции, закрытые при игре втроём, восстановлены: их источник неизвестен.
shogun-option-setup = Начальная расстановка
shogun-option-setup-preset = Заданные провинции
shogun-option-setup-draft = Выбор провинций (драфт)

## Что напечатано

shogun-season-spring = Весна
shogun-season-summer = Лето
shogun-season-fall = Осень
shogun-season-winter = Зима

shogun-side-sun = солнечная сторона
shogun-side-moon = лунная сторона

shogun-region-brown = Коричневый
shogun-region-green = Зелёный
shogun-region-purple = Фиолетовый
shogun-region-red = Красный
shogun-region-yellow = Жёлтый

shogun-building-castle = замок
shogun-building-temple = храм
shogun-building-theater = театр

shogun-action-build-castle = Построить замок
shogun-action-build-temple = Построить храм
shogun-action-build-theater = Построить театр
shogun-action-confiscate-rice = Конфискация риса
shogun-action-collect-taxes = Сбор налогов
shogun-action-deploy-5 = Разместить 5 армий
shogun-action-deploy-3 = Разместить 3 армии
shogun-action-deploy-1-move = Разместить 1 армию / Переместить армии
shogun-action-battle-move-a = Сражение / Перемещение A
shogun-action-battle-move-b = Сражение / Перемещение B

shogun-special-attack-plus-1 = +1 армия при атаке
shogun-special-defence-plus-1 = +1 армия при обороне
shogun-special-tax-plus-1 = +1 сундук
shogun-special-rice-plus-1 = +1 рис
shogun-special-deploy-6 = 6 армий вместо 5

shogun-effect-theater-calms = постройка театра убирает 1 маркер восстания
shogun-effect-neutral-two-farmers = нейтральную провинцию защищают 2 армии крестьян
shogun-effect-castle-defends = атакованный замок добавляет 1 армию
shogun-effect-temple-untouchable = провинции с храмом нельзя атаковать
shogun-effect-tax-at-most-5 = сбор налогов даёт не больше 5 сундуков
shogun-effect-tax-at-least-6 = сбор налогов даёт не меньше 6 сундуков
shogun-effect-rice-at-least-4 = конфискация риса даёт не меньше 4
shogun-effect-rice-at-most-3 = конфискация риса даёт не больше 3
shogun-effect-fewer-recruits = «Разместить 5» даёт только 3 армии, «Разместить 3» — только 2
shogun-event-card = { $effect } (зимой: { $rice ->
    [0] рис не теряется
   *[other] −{ $rice } риса
})
shogun-events-left = зима заберёт { $losses } риса
shogun-event-left = зима { $rice ->
    [0] не заберёт риса
   *[other] заберёт { $rice } риса
}

## Исчисляемое, как дополнение в предложении

shogun-armies = { $count ->
    [one] { $count } армию
    [few] { $count } армии
   *[other] { $count } армий
}
shogun-armies-alone = { $count ->
    [one] { $count } армия
    [few] { $count } армии
   *[other] { $count } армий
}
shogun-chests = { $count ->
    [one] { $count } сундук
    [few] { $count } сундука
   *[other] { $count } сундуков
}
shogun-rice = { $count ->
    [one] { $count } единицу риса
    [few] { $count } единицы риса
   *[other] { $count } единиц риса
}
shogun-farmers = крестьяне { $count }
shogun-revolt-markers = { $count ->
    [one] { $count } маркер восстания
    [few] { $count } маркера восстания
   *[other] { $count } маркеров восстания
}
shogun-nothing = ничего
shogun-neutral = нейтральная
shogun-yours = ваша
shogun-bid = Ставка
shogun-bid-none = без карты
shogun-bid-chests = { $count ->
    [one] { $count } сундук
    [few] { $count } сундука
   *[other] { $count } сундуков
}
shogun-bid-province = карта { $province }
shogun-no-card = без действия
shogun-figures = 🪙 { $chests } 🍚 { $rice } ⚔️ { $armies } ⬜ { $free }{ $revolts ->
    [0] { "" }
   *[other] { " " }🔥 { $revolts }
}
shogun-province-card = **{ $province }** ({ $region }): сундуки { $chests }, рис { $rice }, места для зданий { $spaces }
shogun-all-but-one = все, кроме одной
shogun-order-all = → { $target }, все, кроме одной
shogun-order-some = → { $target }, { $armies }
shogun-order-stay = Не перемещать
shogun-order-if = { $order }, если там стоит не больше { $count } { $count ->
        [one] армии или крестьянина
        [few] армий или крестьян
       *[other] армий или крестьян
    }
shogun-order-else = { $order }; иначе { $other }
shogun-order-hold = не перемещать
shogun-order-more = { $number } (выберите, чтобы увидеть большие числа)
shogun-order-least = как можно меньше: 1 армию
shogun-order-always = Сколько бы армий там ни стояло
shogun-order-at-most = Только если там стоит не больше { $count } { $count ->
        [one] армии или крестьянина
        [few] армий или крестьян
       *[other] армий или крестьян
    }
shogun-else-ask = Иначе спросить
shogun-else-stay = Иначе не перемещать
shogun-else-least = Иначе как можно меньше: 1 армию
shogun-else-target = Иначе → { $target }
shogun-else-order = Иначе { $order }
shogun-wish-suggested = Все пять, как предложено
shogun-wish-none = Без желаний: спросить, когда дойдёт очередь
shogun-select-wish = Какую специальную карту вы хотите больше всего?
shogun-select-if = Условие: сколько армий или крестьян может там стоять?
shogun-select-else = А иначе?
shogun-panel-wishes = Желаемые специальные карты, от лучшей: { $wishes }
shogun-order-ask = Без постоянного приказа: спросить, когда дойдёт очередь

## Заголовки

shogun-heading = { $season }, { $year }-й год · { $stage }
shogun-season = { $season }, { $year }-й год
shogun-round = { $season }, { $year }-й год
shogun-stage-setup = Начальные провинции
shogun-stage-planning = Планирование
shogun-stage-order = Событие и очерёдность хода
shogun-stage-winter = Рис, восстания и подсчёт очков
shogun-stage-over = Партия окончена
shogun-plans-all = Все планы готовы.
shogun-plans-ready = ✅ План готов: { $players }
shogun-plans-waiting = ⏳ Ещё планируют: { $players }

## Рассказ: подготовка и начало раунда

shogun-match-began = Партия начинается: { $side }, игроков: { $seats }. Каждый получает { $chests } и { $supply }; армий крестьян: { $farmers }.
shogun-out-of-play = Вне игры: { $provinces }
shogun-provinces-given = **{ $player }**: { $provinces }
shogun-cards-opened = Открытые карты провинций: { $cards }
shogun-cards-replaced = **{ $replaced_by }** кладёт обе карты под низ колоды. Теперь открыты: { $cards }
shogun-unseen-card-drawn = **{ $player }** берёт верхнюю карту вслепую: { $province }
shogun-tower-filled = 🗼 В башню: { $thrown }. Выпали и возвращаются в хранилища: { $fallen }
shogun-events-opened = События { $year }-го года, по одному на раунд; по оставшемуся зима заберёт рис:
shogun-round-began =
    Действия: { $actions } · 6–10 закрыты
    Специальные карты: { $specials }
shogun-plan-confirmed = **{ $player }**: план выложен.
shogun-plan-withdrawn = **{ $player }** забирает план.
shogun-event-drawn = 📜 Событие: { $event }{ $loss ->
    [0] { "" }
   *[other] { " " }(значит, зима не заберёт его рис: { $loss })
}
shogun-bid-of = **{ $player }**: { $bid }
shogun-bid-paid = (платит { $paid })
shogun-bids-revealed = Ставки, от высшей: { $bids }
shogun-bids-lot = 🎲 Равные ставки{ $cards ->
    [yes] { " " }(все карты провинций равны)
   *[no] { "" }
}, решил жребий: { $order }
shogun-special-taken = **{ $player }** занимает место { $position }{ $position ->
    [1] , ходит раньше всех
    [5] , ходит позже всех
   *[other] { "" }
}: { $special }
shogun-turn-order-set = Очерёдность хода: { $order }

## Рассказ: действия

shogun-action-began = { $number }. { $action }
shogun-no-action = Без действия: { $players }
shogun-nobody-acts = { $action }: без действия
shogun-no-action-at-all = Никто не действует.
shogun-action-dropped = ✖️ **{ $player }**, { $province }: действие отменяется — { $reason }
shogun-reason-province-lost = провинция за это время потеряна, и её план не действует
shogun-reason-too-few-chests = не хватает сундуков
shogun-reason-too-few-chests-kept = не хватает сундуков, если не потеряете провинцию
shogun-reason-no-building-space = нет свободного места для здания
shogun-reason-already-built = { $building } там уже стоит
shogun-reason-no-tile-left = таких зданий больше не осталось
shogun-reason-supply-too-small = в хранилище слишком мало армий
shogun-reason-too-few-armies = для перемещения нужно не менее 2 армий
shogun-reason-too-few-armies-yet = для перемещения нужно не менее 2 армий, а прибавить их там может только сражение
shogun-reason-no-target = идти некуда
shogun-built = { $building_key ->
    [castle] 🏯 **{ $player }** строит замок в { $province } за { $paid }
    [temple] ⛩️ **{ $player }** строит храм в { $province } за { $paid }
   *[theater] 🎭 **{ $player }** строит театр в { $province } за { $paid }
}
shogun-calmed = · событие убирает { $count ->
    [one] { $count } маркер восстания
    [few] { $count } маркера восстания
   *[other] { $count } маркеров восстания
}
shogun-taxes-collected = 🪙 **{ $player }** собирает { $chests } в { $province }
shogun-rice-confiscated = 🍚 **{ $player }** конфискует { $rice } в { $province }
shogun-bonus = специальная карта +{ $count }
shogun-by-event = событие: { $count } вместо { $printed }
shogun-revolt-marker-added = Маркеры восстания в провинции { $province }: { $revolts }
shogun-deployed = ➕ **{ $player }** размещает { $armies } в { $province } за { $paid }
shogun-moved = ➡️ **{ $player }** перемещает { $armies }: { $source } → { $target }
shogun-stayed = **{ $player }** ничего не перемещает из { $province }

## Рассказ: сражения и восстания

shogun-thrown-attack = из них { $count } за карту атаки
shogun-thrown-defence = из них { $count } за карту обороны
shogun-thrown-castle = из них { $count } за замок при событии
shogun-battle-won = ⚔️ **{ $player }** ({ $source }) захватывает нейтральную { $target } { $attack }:{ $defence }, { $left }
shogun-battle-won-from = ⚔️ **{ $player }** ({ $source }) отнимает { $target } у игрока **{ $owner }** { $attack }:{ $defence }, { $left }
shogun-left = { $count ->
    [one] осталась { $count } армия
    [few] остались { $count } армии
   *[other] осталось { $count } армий
}
shogun-battle-held = 🛡️ **{ $player }** ({ $source }) атакует { $target }: { $attack }:{ $defence }, **{ $owner }** удерживает провинцию, { $left }
shogun-battle-stays-neutral = ⚔️ **{ $player }** ({ $source }) атакует { $target }: { $attack }:{ $defence }, провинция остаётся нейтральной
shogun-battle-drawn = ⚔️ **{ $player }** ({ $source }) атакует { $target } (**{ $owner }**): { $attack }:{ $defence }, провинция становится нейтральной
shogun-battle-deserted = ⚔️ **{ $player }** ({ $source }) атакует { $target } (**{ $owner }**): { $attack }:{ $defence }, там остались одни крестьяне, и провинция становится нейтральной
shogun-revolt-put-down = 🔥 { $province }: восстание { $farmers }:{ $owner }, **{ $player }** подавляет его, { $left }
shogun-revolt-succeeded = 🔥 { $province }: восстание { $farmers }:{ $owner }, **{ $player }** теряет провинцию
shogun-province-conquered = 🚩 { $province }: **{ $former_owner }** → **{ $player }**
shogun-province-occupied = 🚩 { $province }, новый владелец: **{ $player }**
shogun-province-freed = **{ $former_owner }** теряет { $province }: провинция становится нейтральной
shogun-gone = убрано: { $things }

## Рассказ: зима и конец

shogun-winter-came = ❄️ { $loss ->
    [0] По оставшемуся событию рис не теряется
   *[other] Потеря риса по оставшемуся событию: { $loss } у каждого
}; затем каждой провинции нужен 1
shogun-winter-rice = 🍚 **{ $player }** { $lost ->
    [0] { $rice }
   *[other] { $had } − { $lost } = { $rice }
} на { $provinces ->
    [one] { $provinces } провинцию
    [few] { $provinces } провинции
   *[other] { $provinces } провинций
}: { $short ->
    [0] хватает
   *[other] **не хватает { $short }** → { $revolts ->
        [one] { $revolts } восстание
        [few] { $revolts } восстания
       *[other] { $revolts } восстаний
    }, крестьяне +{ $farmers }
}
shogun-rice-short = 🎲 Восстания по жребию, **{ $player }**: { $provinces }{ $count ->
    [1] { "" }
   *[other] { " " }(порядок выбирает игрок)
}
shogun-scored = **Очки после { $year }-го года**
shogun-majorities = { $region } регион: { $majorities }
shogun-majority = { $building ->
    [castle] замки
    [temple] храмы
   *[theater] театры
} { $players } { $points ->
    [0] (поровну)
   *[other] +{ $points }
}
shogun-points-scored = **{ $player } { $total }** = { $sum }
shogun-points-before = прежние очки { $count }
shogun-points-provinces = провинции { $count }
shogun-points-buildings = здания { $count }
shogun-points-majorities = превосходство { $count }
shogun-leads = 👑 { $count ->
    [one] Лидирует **{ $players }**
   *[other] Лидируют **{ $players }**
}
shogun-leading = { shogun-leads }: { $ranking }
shogun-if-winter = 📊 Если бы сейчас была зима, до восстаний: { $ranking }
shogun-amid-winter = 📊 Если считать очки сейчас, восстания ещё могут их изменить: { $ranking }
shogun-if-winter-short = 🍚 Не хватит риса: { $players }{ $action ->
    [none] { "" }
   *[other] { " " }(ещё предстоит: { $action })
}
shogun-recap-player = **{ $player }**: { $changes }
shogun-recap-count = провинции { $counts }
shogun-year-ended = Запас риса снова 0, маркеры восстания убраны с игрового поля.
shogun-match-ended = 🏆 { $count ->
    [one] Побеждает **{ $winners }**: { $reason }.
   *[other] Победу делят **{ $winners }**: { $reason }.
} { $ranking }
shogun-outcome-points = победных очков больше всех
shogun-outcome-chests = очков поровну, но сундуков больше всех
shogun-outcome-shared = поровну и очков, и сундуков
shogun-tie = { $reason } (🪙 { $chests })

## Вопросы в канале

shogun-ask-province = **{ $player }**, выберите начальную провинцию и группу армий для неё. Можно взять и верхнюю карту вслепую, а группу выбрать потом.
    { $cards }
shogun-ask-group = **{ $player }**, вам выпала провинция { $province }. Какая группа армий пойдёт туда?
    { $card }
shogun-groups-left = Оставшиеся группы: { $groups }
shogun-ask-plan = **{ $player }**, тайно выложите свой план на этот раунд.
shogun-ask-special = **{ $player }**, возьмите специальную карту. Её номер — ваше место в очерёдности хода, её привилегия действует весь раунд.
shogun-ask-march = **{ $player }**, { $action } из { $source }: куда? Пойти может армий не больше { $most }. В своей провинции они присоединятся, в другой будет сражение.
shogun-ask-move = **{ $player }**, { $action } из { $source }: можно переместить армии (не больше { $most }) в одну свою провинцию или остаться.
shogun-ask-revolts = **{ $player }**, в каком порядке вспыхнут ваши восстания? Поддон и ≈ указаны для того, которое будет первым; что оно оставит в поддоне, участвует в следующем.
shogun-revolts-why = ❄️ Зима { $loss ->
    [0] не забирает риса
   *[other] забирает { $loss } риса
}: **{ $player }**, осталось { $rice } на { $provinces ->
    [one] { $provinces } провинцию
    [few] { $provinces } провинции
   *[other] { $provinces } провинций
}, **не хватает { $short }** → { $revolts ->
    [one] { $revolts } восстание
    [few] { $revolts } восстания
   *[other] { $revolts } восстаний
}, крестьяне +{ $farmers }
shogun-revolt-ahead = - { $province }: { $armies ->
    [one] { $armies } армия
    [few] { $armies } армии
   *[other] { $armies } армий
}{ $mine ->
    [0] { "" }
   *[other] { " " }(из них в поддоне { $mine })
} против { $farmers ->
    [one] { $farmers } крестьянина
    [few] { $farmers } крестьян
   *[other] { $farmers } крестьян
} ({ $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
}, зима добавляет { $added }, в поддоне { $tray }) · шанс подавить { $odds } %
shogun-button-group = { $province }: { $armies }
shogun-button-take-unseen-card = Взять карту вслепую
shogun-button-replace-open-cards = Открыть две новые карты
shogun-button-take-special = { $position }. { $special }
shogun-button-stay = Остаться
shogun-select-target = Куда?
shogun-field-armies = Сколько армий (1–{ $most })
shogun-march-there = там: { $there }
shogun-describe-neutral = нейтральная, { $farmers ->
    [one] { $farmers } крестьянин
    [few] { $farmers } крестьянина
   *[other] { $farmers } крестьян
}
shogun-describe-owned = { $owner }, { $armies ->
    [one] { $armies } армия
    [few] { $armies } армии
   *[other] { $armies } армий
}

## Планирование

shogun-panel-chests = 🪙 **{ $chests }**{ $taxes ->
    [0] { "" }
   *[other] { " " }+ { $taxes } налогами
}{ $costs ->
    [0] { "" }
   *[other] { " " }− { $costs }
}{ $planned ->
    [0] { "" }
   *[other] { " " }→ **{ $left }**, если не потеряете провинцию
}{ $whole ->
    [0] { "" }
   *[other] { " " }(весь план стоил бы { $whole })
}
shogun-panel-rice = 🍚 { $short ->
    [0] ✅ **На зиму хватит**
   *[other] { $season ->
        [spring] **Нехватка риса зимой: { $short }, восстаний: { $revolts }**; рис ещё могут принести лето и осень
        [summer] **Нехватка риса зимой: { $short }, восстаний: { $revolts }**; рис ещё может принести осень
       *[other] ⚠️ **Нехватка риса зимой: { $short }, восстаний: { $revolts }**
    }
}
shogun-panel-rice-sum = 🍚 { $rice }{ $harvest ->
    [0] { "" }
   *[other] { " " }+ { $harvest }
} − { $loss } → { $left } на { $conquests ->
    [0] { "" }
   *[other] { $fewest }–
}{ $mouths ->
    [one] { $mouths } провинцию
    [few] { $mouths } провинции
   *[other] { $mouths } провинций
}{ $conquests ->
    [0] { "" }
    [one] { " " }(1 сражение)
    [few] { " " }({ $conquests } сражения)
   *[other] { " " }({ $conquests } сражений)
}, если не потеряете ни одной
shogun-panel-filler = { $line }. Карта бесплатно заполняет клетку: провинций нужно выложить не меньше { $least }
shogun-panel-doomed = { $perhaps ->
    [0] ⛔ { $action }, { $province }: отменяется
   *[other] ⚠️ { $action }, { $province }: может отмениться
} — { $reason }
shogun-panel-unrest = 🔥 { $action } в { $province } вызовет восстание: шанс подавить { $odds } % (поддон как сейчас)
shogun-panel-more-dangers = … и ещё { $count }: { $details }
shogun-with-odds = { $line } · { $odds } %{ $mean ->
    [0] { "" }
   *[other] { " " }(среднее по событиям)
}
shogun-odds-against = { $line } · против { $count }: { $odds } %
shogun-odds-forbidden = ⛩️ запрет: { $count } из { $events } событий
shogun-odds-farmers = 🧑‍🌾 { $count } из { $events }: 2 крестьянина, тогда { $odds } %
shogun-odds-barred = 🧑‍🌾 { $count } из { $events }: 2 крестьянина, условие этого не позволяет
shogun-either = { $first } или { $second }
shogun-reason-conquers = 🎯 { $province } ваша после { $number } из { $worlds } пробных раундов
shogun-reason-holds = 🛡️ { $province } остаётся вашей в { $number } из { $worlds } пробных раундов
shogun-reason-builds = { $building } { $action } в { $province }: { $number ->
    [one] +{ $number } очко
    [few] +{ $number } очка
   *[other] +{ $number } очков
} { $last ->
    [yes] в последнюю зиму
   *[no] каждую зиму
}
shogun-reason-feeds = 🍚 Риса хватает всем провинциям в { $number } из { $worlds } пробных раундов
shogun-reason-taxes = 🪙 { $action } в { $province }: { $number ->
    [one] не меньше { $number } сундука
    [few] не меньше { $number } сундуков
   *[other] не меньше { $number } сундуков
}
shogun-panel-supply = ⚔️ Армии в хранилище: **{ $armies }**
shogun-panel-specials = Специальные карты: { $specials }
shogun-panel-events = События, из которых выпадет одно:
shogun-panel-known = **Действия этого раунда по порядку:**
shogun-panel-hidden = **Закрытые карты, порядок неизвестен:**
shogun-panel-space = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: **{ $province }**
shogun-panel-space-empty = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: { shogun-no-card }
shogun-panel-otherwise = Если ни один приказ выполнить нельзя, «Сражение / Перемещение» отправляет 1 армию в вашу соседнюю провинцию, где меньше всего армий, а если ваших рядом нет, атакует ту, где меньше всего защитников. «Разместить 1 армию» ничего не перемещает.
shogun-panel-bid = Ставка за очерёдность хода: **{ $bid }**
shogun-panel-laid = Выложено провинций: **{ $laid }**, нужно не меньше { $least }{ $draft ->
    [none] { "" }
   *[other] { " " }· вариант { $draft }
}
shogun-panel-left = ↪ { $space }: теперь пусто, карта { $province } переложена
shogun-panel-odds = ≈ сейчас → потом: потом учитывает, что раньше сделают другие
shogun-panel-clear = Очистить вариант { $draft }? «{ shogun-button-undo }» вернёт его.
shogun-panel-replace = Пустых мест нет. Заменить весь вариант { $draft } предложением? «{ shogun-button-undo }» вернёт его.
shogun-more-details = **{ $button }**: почему такой план, сколько риса нужно другим, где достижимо превосходство, события.
shogun-more-dry-run = **{ $button }**: что сделает каждое действие, если никто не помешает.
shogun-more-draft = **{ $button }**: второй вариант, чтобы сравнить два плана; подтверждается тот, что показан.
shogun-more-last = **{ $button }**: начать с того, что вы выложили в прошлом раунде.
shogun-march-asked = { $province }: спросить, куда, когда дойдёт очередь
shogun-panel-asked = { $line } (цель спросят)
shogun-march-stays = { $province }: разместить 1, не перемещать
shogun-lies-on = { $figures } — лежит: { $space }
shogun-select-space = Выберите действие или ставку
shogun-select-card = Карта для: { $space }
shogun-select-order = Постоянный приказ из { $source }: куда?
shogun-select-number = Постоянный приказ: сколько армий?
shogun-button-page = Страница { $page } из { $pages }
shogun-button-suggest = Предложить
shogun-button-replace = Заменить всё
shogun-button-clear = Очистить всё
shogun-button-confirm = Подтвердить
shogun-button-undo = Отменить
shogun-button-draft = Вариант { $draft }
shogun-button-more = Ещё
shogun-button-back = Назад
shogun-button-details = Подробности
shogun-button-dry-run = Проверка плана
shogun-button-last = План прошлого раунда
shogun-button-change = Изменить план
shogun-panel-confirmed = ✅ Ваш план выложен. Его можно менять, пока не выложат все.

## Подробности и проверка плана

shogun-details-hunger = **Сколько нужно зимой остальным при нынешнем рисе:**
shogun-details-eats = - { $player }: 🍚 { $rice }, провинций: { $mouths }{ $short ->
    [0] { "" }
   *[other] , не хватит { $short }
}
shogun-details-majorities = **Сколько ещё зданий нужно, чтобы превосходство было только у вас:**
shogun-details-majority = - { $region }: { $buildings }
shogun-details-planned = { $building } → { $then } с этим планом
shogun-dry-run = **Если никто не помешает:**
shogun-dry-step = `{ $slot }` { $action }, **{ $province }**: { $does }
shogun-dry-built = построено
shogun-dry-revolt = 🔥 восстание, шанс подавить { $odds } % (поддон как сейчас)
shogun-dry-dropped = ⛔ отменяется — { $reason }
shogun-dry-perhaps = ⚠️ может быть отменено — { $reason }
shogun-dry-chests = останется 🪙 { $chests }

## Положение и карты на руке

shogun-status-event = 📜 Событие: { $event }
shogun-status-events = { $when ->
    [fall] Выпадет одно из этих событий, по другому зима заберёт рис
    [now] Выпадет одно из этих событий
   *[later] Оставшиеся события
}: { $events }
shogun-status-left = ❄️ { $left }.
shogun-status-left-winter = ❄️ Зима отняла у каждого не больше { $rice } риса.
shogun-status-actions = Действия: { $actions }{ $hidden ->
    [0] { "" }
    [10] { " " }· 10 закрыта
   *[other] { " " }· { $hidden }–10 закрыты
}
shogun-status-tray = В поддоне башни: { $cubes }
shogun-status-tower = Внутри башни, на неизвестных этажах: { $cubes }
shogun-status-bid = Ставка: { $bid }.
shogun-status-played = Карты, сыгранные в этом раунде: { $cards }.
shogun-status-special = Специальная карта: { $special }.
shogun-status-short = ⚠️ С этим рисом зимой не хватит: { $short }{ $more ->
    [spring] { " " }— лето и осень ещё могут принести рис
    [summer] { " " }— осень ещё может принести рис
    [due] { " " }— ещё предстоит: { $action }
   *[other] { "" }
}.
shogun-standing-of = **{ $player }** — очки **{ $points }**, сундуки { $chests }, рис { $rice }, армии в хранилище { $supply }, провинции { $count }: { $provinces }.
shogun-hand-none = У вас нет места в этой партии.
shogun-hand-heading = ### Ваши карты провинций: { $count }
shogun-hand-chests = Карты сундуков: { $cards }
shogun-alt-player = { $player } (очки { $points }, сундуки { $chests }, рис { $rice }): { $provinces }.
shogun-alt-sheet = Ваше персональное поле: { $laid }. Ставка: { $bid }.
shogun-alt-force = { $side }: в башню { $thrown }, выпало { $fallen }.
shogun-alt-waiting = Лежали в поддоне раньше: { $cubes }.
shogun-alt-aside = В поддоне останется: { $cubes }.
shogun-alt-inside = Были в башне раньше: { $cubes }.
shogun-bonus-attack = карта атаки +{ $count }
shogun-bonus-defence = карта обороны +{ $count }
shogun-bonus-castle = замок +{ $count }
shogun-bonus-second-farmer = событие +{ $count }
shogun-bonus-tray = поддон +{ $count }
shogun-alt-shortened = Сокращено: здесь сказано не всё.
shogun-alt-neutral = Нейтральные: { $provinces }.
shogun-alt-ranking = Итог партии: очки каждой зимы и сколько принесла бы зима после каждого раунда.
shogun-alt-ranked = { $player } { $total }: { $winters }; по раундам { $course }
shogun-alt-winter = { $year }-й год: провинции { $provinces }, здания { $buildings }, превосходство { $majorities }
shogun-alt-chances = Шанс каждого на победу при каждом планировании и в конце и что его изменило, в процентных пунктах.
shogun-alt-chance = { $player }: { $course } %; свои решения { $own }, другие { $others }, удача { $luck }

## После партии

shogun-analysis-heading = Как всё шло
shogun-analysis-turn = **{ $number }** · { $round }: **{ $player }** { $before } → { $after } % · { $cause }
shogun-analysis-note = Оценка компьютерного игрока, в процентных пунктах. Свои решения: по сравнению с тем, что советует **Предложить**, в тех же пробных раундах; минус значит, что вышло хуже. Удача: башня, карты и события против ожидаемого. Другие: что делали они.
shogun-cause-conquered = **{ $attacker }** отбирает { $province } у игрока **{ $defender }** (шанс { $odds } %)
shogun-cause-occupied = **{ $attacker }** занимает нейтральную провинцию { $province } (шанс { $odds } %)
shogun-cause-drawn = **{ $attacker }** и **{ $defender }** уничтожают друг друга, провинция { $province } становится нейтральной (шанс атаки { $odds } %)
shogun-cause-failed = **{ $attacker }** безуспешно атакует { $province } (шанс { $odds } %)
shogun-cause-revolted = восстание отбирает { $province } у игрока **{ $owner }** (шанс подавить { $odds } %)
shogun-cause-put-down = **{ $owner }** подавляет восстание: { $province } (шанс { $odds } %)
shogun-cause-own = в основном свои решения
shogun-cause-others = в основном решения других
shogun-cause-luck = в основном удача
shogun-cause-partly = { $cause }; крупнейшее сражение: { $fight }

## Вся позиция словами

shogun-account-neutral = ### Нейтральные
shogun-account-armies = армии { $count }
shogun-account-yield = сундуки { $chests }, рис { $rice }, свободные места для зданий { $free }
shogun-account-owner = Владелец: { $owner }
shogun-account-neighbours = Соседи: { $provinces }
shogun-account-special = Специальная карта { $place }, { $special }: { $player }
shogun-account-player =
    ### { $player }
    Очки { $points }, сундуки { $chests }, рис { $rice }, армии в хранилище { $supply }

## Виды поля

shogun-view-political = Армии и владельцы
shogun-view-buildings = Здания и превосходство
shogun-view-unrest = Маркеры восстания и доход

## Слова на картинках

shogun-card-deploy-5 = Разместить 5
shogun-card-deploy-3 = Разместить 3
shogun-card-deploy-1-move = Разместить 1
shogun-card-battle-move-a = Сражение A
shogun-card-battle-move-b = Сражение B
shogun-label-turn = Очерёдность хода
shogun-label-hand = В руке
shogun-label-chests = Останется
shogun-label-rice = Рис/нужно
shogun-label-neutral = Нейтральная
shogun-label-won = побеждает
shogun-label-drawn = Ничья
shogun-label-fallen = Выпали
shogun-label-left = Остаётся
shogun-label-farmers = Крестьяне
shogun-label-aside = Останется в поддоне
shogun-label-inside = было в башне
shogun-label-points = Очки
shogun-label-stock-chests = Сундуки
shogun-label-stock-rice = Рис
shogun-label-supply = Хранилище
shogun-label-provinces = Провинции
shogun-label-buildings = Здания
shogun-label-majorities = Превосходство
shogun-label-total = Всего
shogun-label-needed = Нужно
shogun-label-short = Не хватает
shogun-label-revolts = Восстания
shogun-label-course = Очки, которые прибавила бы зима
shogun-label-chances = Как менялись шансы на победу
shogun-label-start = Начало
shogun-label-own = Свои решения
shogun-label-others = Другие
shogun-label-luck = Удача
shogun-label-end = Конец
shogun-label-year = { $year }-й год

## Объяснённые слова: что делает вещь, одной фразой

shogun-term-province-card = карта провинции
shogun-term-province-card-means = Это одна ваша провинция: положите её на действие, и провинция его выполнит, не больше раза за раунд.
shogun-term-special-card = специальная карта
shogun-term-special-card-means = Берётся по порядку ставок: её номер — ваше место в очерёдности хода; она даёт +1 сундук, +1 рис, 6-ю армию или +1 армию при атаке либо обороне.
shogun-term-war-chest-card = карта сундуков
shogun-term-war-chest-card-means = Как ставка она стоит от 0 до 4 сундуков и даёт место в очерёдности хода; на действии значит, что вы его не делаете.
shogun-term-farmers = крестьяне (зелёные кубики)
shogun-term-farmers-means = Они защищают нейтральные провинции и ваши, пока там нет маркера восстания; при восстании они бьются против вас.
shogun-term-odds = шанс (≈ %)
shogun-term-odds-means = Как часто атака побеждает: по армиям и крестьянам обеих сторон, поддону и башне. В плане ≈ 85 → 70 % значит: 85 на игровом поле, каково оно сейчас, и 70, когда дойдёт очередь: столько таких атак победило в 1 000 партий компьютерных игроков, по шансу на поле, по тому, нейтральна ли цель и насколько её могут усилить.
shogun-term-revolt-marker = маркер восстания
shogun-term-revolt-marker-means = Его кладут каждый раз, когда вы собираете налоги или рис; где он уже есть, в следующий раз вспыхнет восстание, и крестьяне там не помогают.
shogun-term-tower = башня
shogun-term-tower-means = В неё бросают кубики обеих сторон; одни застревают, другие выпадают, и решает то, что лежит в поддоне.
shogun-term-tray = поддон
shogun-term-tray-means = Выпавшие кубики, которые там остались; при следующем сражении их все бросают в башню.
shogun-term-majority = превосходство в регионе
shogun-term-majority-means = В каждом регионе больше всех замков даёт 3 очка, храмов 2, театров 1; если поровну, каждому на одно меньше.
shogun-term-winter = зима
shogun-term-winter-means = Каждой вашей провинции нужен 1 рис; если его не хватает, в провинциях по жребию вспыхивают восстания. Потом считают очки. Риса, показанного на картинке красным, может не хватить.
shogun-action-build-castle-means = Заплатите 3 сундука и постройте замок на свободном месте; превосходство замков в регионе даёт 3 очка.
shogun-action-build-temple-means = Заплатите 2 сундука и постройте храм на свободном месте; превосходство храмов в регионе даёт 2 очка.
shogun-action-build-theater-means = Заплатите 1 сундук и постройте театр на свободном месте; превосходство театров в регионе даёт 1 очко.
shogun-action-confiscate-rice-means = Вы получаете рис с карты провинции. Если там уже есть маркер восстания, вспыхнет восстание; если оно подавлено или его не было, маркер добавляют.
shogun-action-collect-taxes-means = Вы получаете сундуки с карты провинции. Если там уже есть маркер восстания, вспыхнет восстание; если оно подавлено или его не было, маркер добавляют.
shogun-action-deploy-5-means = Заплатите 3 сундука и разместите в провинции 5 армий из хранилища.
shogun-action-deploy-3-means = Заплатите 2 сундука и разместите в провинции 3 армии из хранилища.
shogun-action-deploy-1-move-means = Заплатите 1 сундук и разместите 1 армию; потом можно переместить армии в одну соседнюю свою провинцию.
shogun-action-battle-move-a-means = Переместите армии в соседнюю провинцию, хотя бы 1 остаётся; если она не ваша, начинается сражение. Это бесплатно.
shogun-action-battle-move-b-means = То же, что «Сражение / Перемещение A», второй раз за раунд: перемещение или атака из другой провинции.
shogun-special-attack-plus-1-means = Когда вы атакуете действием «Сражение / Перемещение» A или B, в башню бросают ещё 1 вашу армию из хранилища.
shogun-special-defence-plus-1-means = Когда вас атакует другой игрок, в башню бросают ещё 1 вашу армию из хранилища.
shogun-special-tax-plus-1-means = «Сбор налогов» приносит вам в этом раунде на 1 сундук больше.
shogun-special-rice-plus-1-means = «Конфискация риса» приносит вам в этом раунде на 1 рис больше.
shogun-special-deploy-6-means = «Разместить 5 армий» даёт вам в этом раунде 6 за ту же цену.
shogun-effect-means = Событие для всех до конца раунда — { $effect }. У карты, оставшейся на зиму, важно только число потерянного риса.

## Почему: суммы и правила происшедшего

shogun-why-bids-revealed = Сначала сундуки по их числу, потом карты провинций, потом 0 сундуков, потом без карты: { $order }.
shogun-why-lot = Равные ставки, порядок решил жребий: { $players }.
shogun-why-bid-short = У игрока { $player } нет предложенных сундуков ({ $bid }): ставкой считается { $paid }, столько и уплачено.
shogun-why-collected = { $province }: на карте { $printed }{ $changed ->
    [yes] , после события { $base }
   *[no] { "" }
}{ $bonus ->
    [0] .
   *[other] , за специальную карту ещё { $bonus }: { $base } + { $bonus } = { $sum }.
}
shogun-why-revolt-marker-added = Где был сбор и провинция удержана, прибавляется 1 маркер восстания.
shogun-why-action-dropped = { $player }, { $province }: { $reason }. Что нельзя выполнить целиком, отменяется и не стоит ничего.
shogun-why-thrown = { $source } → { $target }: брошено { $thrown }, и из поддона { $tray }.
shogun-why-inside = Выпало больше, чем брошено, из застрявших в башне кубиков: { $cubes }.
shogun-why-farmers = { $helped ->
    [neutral] Выпало крестьян: { $count }. Они считаются за обороняющегося: провинция нейтральна.
    [yes] Выпало крестьян: { $count }. Они считаются за обороняющегося: маркера восстания нет.
   *[no] Выпало крестьян: { $count }. Они не считаются ни за кого: в провинции есть маркеры восстания.
}
shogun-why-attacker-wins = Атака { $attack }, оборона { $defence }: у атакующего больше, он теряет столько, сколько было у обороняющегося: { $attack } − { $defence } = { $left }.
shogun-why-defender-wins = Атака { $attack }, оборона { $defence }: у обороняющегося больше, он теряет столько же, сначала крестьян; осталось армий: { $left }.
shogun-why-draw = Атака { $attack }, оборона { $defence }: ни у кого не осталось армий, чтобы держать провинцию, поэтому она нейтральна.
shogun-why-stays-neutral = Атака { $attack }, крестьяне { $defence }: нужно больше кубиков, чем крестьян, поэтому провинция остаётся нейтральной.
shogun-why-revolt-thrown = { $province }: брошено { $thrown } (крестьян по одному за маркер восстания{ $extra ->
    [0] { "" }
   *[other] , по таблице ещё { $extra }
}), и из поддона { $tray }.
shogun-why-revolt-fought = Выпало { $owner } против { $out }; нужно больше, чем крестьян: { $put_down ->
    [yes] подавлено, обе стороны теряют по { $out }, осталось { $left }.
   *[no] проиграно, провинция нейтральна.
}
shogun-why-winter-came = Оставшаяся карта события отнимает у каждого { $loss }, но не больше, чем есть: { $stores }.
shogun-why-rice-short = { $player }: рис { $rice }, провинции { $provinces }, не хватает { $short }: по таблице восстаний { $revolts }, в каждом крестьян больше на { $farmers }.
shogun-why-scored = 1 за каждую провинцию и здание; в каждом регионе 3 за превосходство замков, 2 храмов, 1 театров, поровну на одно меньше: { $sums }.
shogun-why-match-ended = Побеждает тот, у кого больше очков; только при их равенстве решают сундуки, а если поровну и их, победу делят. Здесь: { $reason }.

## Игра на одной картинке: панели и строки с именем знака

shogun-summary =
    ## Два года по четыре раунда @wheel
    Весна: тайный план и ставка, 1 из 4 событий, 10 действий @spring
    Лето: так же, событий осталось 3 @summer
    Осень: так же, осталось 2. Нужен рис! @fall
    Зима: последнее событие берёт рис, провинции едят, очки @winter
    ## Десять действий @cards
    Замок | 3 сундука @castle
    Храм | 2 сундука @temple
    Театр | 1 сундук @theater
    Сбор налогов | сундуки @chest
    Конфискация | рис @rice
    Разместить 5 | 3 сундука @cube
    Разместить 3 | 2 сундука @cube
    Разместить 1 | 1 сундук @march
    Сражение A | 0 @swords
    Сражение B | 0 @swords
    ## Ваш план
    Карта провинции: действует там, раз в раунд @march
    Карта сундуков: ничего, или ставка 0–4 @chest
    Высшая ставка выбирает место и карту @point
    Налоги, рис: доход, восстание при маркере, +1 маркер @revolt
    ## В башне
    Больше кубиков в поддоне: победа, потери как у другого @swords
    Крестьяне за обороняющегося, если нет маркера @farmer
    Ничья: нейтральна @shield
    ## Зима: 1 рис на провинцию. Не хватает @table
    1 | 1 восстание | +1 крестьянин @rice
    2 | 1 восстание | +2 @rice
    3–4 | 2 восстания | по +2 @rice
    5–6 | 2 восстания | по +3 @rice
    7+ | 3 восстания | по +3 @rice
    ## Очки за зиму
    1 за провинцию, 1 за здание @point
    Больше всех замков в регионе 3, поровну 2 @castle
    Храмов 2, поровну 1 @temple
    Театров 1, поровну 0 @theater

## Первый план с подсказками

shogun-guide-taxes = **1 из 5: где собрать налоги?** Сундуками платят за здания и армии.
shogun-guide-taxes-why = { $province }: сундуки { $chests }, маркеры восстания { $revolts }. Если маркер уже есть, будет восстание; сундуки останутся у вас.
shogun-guide-rice = **2 из 5: где взять рис?** Зимой каждой вашей провинции нужен 1, иначе будут восстания.
shogun-guide-rice-why = { $province }: рис { $rice }, маркеры восстания { $revolts }.
shogun-guide-build = **3 из 5: что построить?** Здание даёт очко каждую зиму, больше всех одного вида в регионе даёт ещё.
shogun-guide-build-why = { $action } в { $province } за { $price ->
    [one] { $price } сундук
    [few] { $price } сундука
   *[other] { $price } сундуков
}: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
} каждую зиму, { $region } регион.
shogun-guide-attack = **4 из 5: кого атаковать?** Побеждает больше кубиков из башни; одна армия остаётся дома. ≈ % — как часто вы бы победили: растёт с вашими армиями, падает с чужими и учитывает то, что лежит в поддоне и в башне, и события, которые могут выпасть.
shogun-guide-attack-why = { $province } → { $target }: { $there }. Идёт армий: { $armies }, шанс { $odds } %
shogun-guide-peace = Никого
shogun-guide-peace-why = Никого: ваши армии остаются защищать.
shogun-guide-bid = **5 из 5: какая ставка?** Высшая ставка выбирает первой: место в очерёдности хода и специальную карту.
shogun-guide-bid-0-why = 0: ничего не стоит, берёте то, что останется.
shogun-guide-bid-1-why = 1: за сундук вы выбираете раньше всех, кто предложит меньше.
shogun-guide-skip = Пропустить
shogun-guide-done = **План готов:** то, что вы выбрали, и остальное, разумно заполненное. Измените в списке что хотите и нажмите *{ shogun-button-confirm }*.
shogun-guide-unasked = О чём вас не спрашивали:

## Отказы

shogun-refuse-armies = Напишите, пожалуйста, целое число от 1 до { $most }.
shogun-refuse-card = Эта карта не может там лежать. Выберите, пожалуйста, ещё раз.
shogun-refuse-order = Сначала положите на это действие провинцию и выберите цель; тогда можно отдать постоянный приказ.
shogun-refuse-laid = Ваш план уже выложен. Сначала нажмите «{ shogun-button-change }».
shogun-refuse-not-laid = План ещё не выложен.

refusal-plan_not_owned = Провинция { $province } вам не принадлежит. Уберите её карту из плана.
refusal-plan_province_twice = { $province } лежит на двух клетках. Карта может лежать только на одной.
refusal-plan_no_such_war_chest = Карты сундуков { $chests } нет. Поставьте от 0 до 4 сундуков или провинцию.
refusal-plan_bid_missing = Нет ставки. Если провинций 6 или больше, на ней должна лежать карта: от 0 до 4 сундуков или провинция.
refusal-plan_too_few_provinces = Выложено провинций: { $laid }. Нужно не меньше { $least }: пяти карт сундуков не хватит на остальные клетки.
refusal-plan_already_laid = Ваш план уже выложен. Возьмите его назад, прежде чем выкладывать другой.
refusal-plan_not_laid = План ещё не выложен.
refusal-order_not_a_march = У действия «{ $action }» не может быть постоянного приказа.
refusal-order_without_province = У действия «{ $action }» есть постоянный приказ, но нет провинции. Положите туда провинцию или снимите приказ.
refusal-order_must_move = { $action }: армии обязаны пойти. Выберите цель или снимите постоянный приказ.
refusal-order_not_adjacent = { $target } не граничит с провинцией { $source }. Выберите другую цель.
refusal-order_no_armies = Пойти должна хотя бы 1 армия, а не { $armies }.
refusal-order_too_long = В постоянном приказе может быть не больше { $most } перемещений.
refusal-wish_twice = В вашем списке желаний одна специальная карта стоит дважды.
refusal-march_target = Ваши армии не могут туда пойти: { $source } → { $target }.
refusal-march_armies = Армий может пойти от 1 до { $most }, а не { $armies }.
refusal-march_must_move = В этом действии армии обязаны пойти.
refusal-special_not_free = Специальная карта на месте { $position } занята.
refusal-draft_may_not_replace = Открытые карты изменились после вашего прошлого хода; сейчас их нельзя заменить.
refusal-draft_not_offered = Такой провинции с такой группой сейчас нет в предложении.
refusal-revolts_not_these = Это не ваши восстания. Назовите каждое по одному разу.
refusal-not_asked = Об этом вас сейчас не спрашивают.
refusal-moon_needs_draft = Для лунной стороны нет таблицы начальной расстановки: выберите «{ shogun-option-setup-draft }».
