# Výuka Samurai Spirit. Zastavení i s úkolem má nejvýše 60 slov.

## Čelit, nebo se bránit
spirit-lesson-defend =
    Nájezdníci útočí na vesnici a bráníte ji společně: vyhrajete i prohrajete všichni. Zvolili jste boj a objevil se nájezdník. Odrazte po jednom na tři místa: rolník 👒, farma 🏠, rodina 🎎. Na konci kola vás prázdné místo rolníka zraní, prázdné místo farmy stojí farmu, prázdné místo rodiny rodinu.
spirit-lesson-defend-task = Tento nájezdník má rodinu 🎎: zvolte **Bránit**.
spirit-lesson-defend-confront = Pak by stál ve vašem zástupu a na začátku příštího tahu by vás zranil. Má rodinu a místo pro rodinu je volné: odrazte ho.
spirit-lesson-defend-answer = Odpověď: **Bránit**, rodina.
spirit-lesson-defend-done = Rodina je v bezpečí: kvůli vám žádná neodejde. Na každé místo se vejde jeden nájezdník. Ostatním musíte čelit a ti stojí v zástupu.

## Penalty a talenty
spirit-lesson-penalty =
    Ve vašem zástupu teď stojí nájezdník 2. Každý váš tah začíná penaltou posledního nájezdníka v něm: tato spálí barikádu. Když barikády dojdou, hoří farmy. Každý samuraj má ale talent. Vy jste Gorobei a smíte ignorovat penalty sudých nájezdníků.
spirit-lesson-penalty-task = 2 je sudé číslo: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-suffer = To není nutné: padla by barikáda, a talent nic nestojí.
spirit-lesson-penalty-answer = Odpověď: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-done = Všech šest barikád stojí. Talent použijete, kdy chcete a kolikrát chcete. Přečtěte si i talenty ostatních: vyhrává se vzájemnou pomocí.

## Boj, podpora, nebo pas
spirit-lesson-support =
    Váš zástup má součet 8, vaše číslo kiai je 9. Přesně 9 by bylo kiai, hrdinská chvíle. Víc než 9 spálí barikádu a příště musíte pasovat. Zbývá osm nájezdníků a 1 je mezi nimi vzácná. Půjčte tedy někomu svůj talent; jeden nájezdník přitom pronikne neviděn.
spirit-lesson-support-task = **Podpořit** můžete Kenjiho nebo Yuki: vyberte si.
spirit-lesson-support-fight = Jen 1 by byla kiai; skoro každý zbylý nájezdník je příliš silný a spálil by barikádu.
spirit-lesson-support-pass = Kdo pasuje, je do konce kola mimo. Pomoci ještě můžete: žeton podpory leží nevyužitý.
spirit-lesson-support-answer = Odpověď: **Podpořit: Kenji** (nebo Yuki).
spirit-lesson-support-done = Koho podpoříte, smí v příštím tahu ignorovat sudé penalty jako vy. Pak se žeton vrátí a můžete ho půjčit znovu.

## Kiai a konec kola
spirit-lesson-kiai =
    Kvůli penaltě hráčky Yuki jste museli táhnout: 1. Osm a jedna je 9, přesně vaše číslo kiai! Gorobei při kiai vyhodí dva horní nájezdníky z balíčku a nejstarší nájezdník opustí i váš zástup. Čím méně jich přijde, tím dřív je po kole.
spirit-lesson-kiai-task = Zvolejte: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-use = Využít kiai
spirit-lesson-kiai-saved = Kiai si nelze nechat na později: o dva nájezdníky méně je o dva méně.
spirit-lesson-kiai-answer = Odpověď: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-done = Dva nájezdníci jsou pryč. Níže vidíte, jak kolo o pár tahů později skončilo: u rolníka neodrazil nájezdníka nikdo, takže jsou všichni zraněni; Yuki chyběla i farma a rodina. Čtvrté zranění samuraje zabije a všichni prohráli.

spirit-lesson-end =
    Tři kola, každé těžší: neztraťte žádného samuraje a do konce udržte farmu i rodinu. Nejdřív **braňte** rolníka, farmu a rodinu, pak plňte zástup až k číslu kiai, ne přes něj. Než pasujete, **podpořte**. A mluvte spolu: nic tajného tu není.
