# Na co se lidé u Samurai Spirit ptají: nápis na tlačítku a nejvýše 60 slov.

spirit-topic-confront-name = Čelit
spirit-topic-confront = Nájezdník, se kterým bojujete a neodrazíte ho, jde do vašeho zástupu a jeho síla se přičte. Pod číslem kiai se nestane nic, přesně na něm je kiai, nad ním shoří barikáda, jinak farma, a příště musíte pasovat. Penalta posledního nájezdníka začíná každý váš tah.
spirit-topic-defend-name = Bránit
spirit-topic-defend = Nájezdníka s rolníkem, farmou nebo rodinou lze odrazit, je-li to místo u vás volné. K zástupu nic nepřičte a nemá penaltu. Na konci kola každé prázdné místo něco stojí: místo rolníka zranění, místo farmy farmu, místo rodiny rodinu.
spirit-topic-defend-sum = Rodina je v bezpečí: hráči Aiko teď ze tří symbolů chybí dva, rolník a farma.
spirit-topic-support-name = Podpora
spirit-topic-support = Místo boje dáte žeton podpory samurajovi, který je ještě ve hře. V příštím tahu má i váš talent, pak se žeton vrátí. Cena: horní nájezdník pronikne neviděn k plenitelům a ti přijdou na konci kola.
spirit-topic-support-sum = O nájezdníka méně v balíčku, o jednoho víc mezi pleniteli; žádné zranění, žádná barikáda.
spirit-topic-pass-name = Pas
spirit-topic-pass = Kdo pasuje, je do konce kola mimo: žádné karty, penalty ani kiai. Pasovat musíte, je-li součet vašeho zástupu při volbě nad číslem kiai. Když pasují všichni, zbylí nájezdníci se přidají k plenitelům.
spirit-topic-penalties-name = Penalty
spirit-topic-penalties = Váš tah začíná penaltou posledního nájezdníka v zástupu: shoří barikáda, jste zraněni, nájezdník pronikne, nesmíte se bránit nebo podpořit, nebo musí táhnout soused. Nelze-li ji provést, jste místo toho zraněni. Špatnou překryjte novým nájezdníkem.
spirit-topic-talents-name = Talenty
spirit-topic-talents = Každý samuraj má talent a použije ho, kdy chce a kolikrát se hodí, i na nájezdníky tažené mimo tah. Někdo ignoruje penalty, jiný posílá nájezdníky sousedovi, odhazuje je nebo bojuje dvakrát. Žeton podpory vám na tah půjčí další talent.
spirit-topic-talents-sum = Heihachi posílá sudou 4 dál: 2 + 4 = 6 v zástupu souseda a nic ve vlastním.
spirit-topic-kiai-name = Kiai
spirit-topic-kiai = Kdykoli má zástup součet přesně jako číslo kiai, smíte využít účinek svého samuraje: postavit barikádu, odhodit nájezdníky či plenitele nebo některého přesunout. Pak nejstarší nájezdník zástup opustí a součet klesne. Zvíře má vyšší číslo a silnější účinek.
spirit-topic-wounds-name = Zranění
spirit-topic-wounds = První zranění je žeton. Druhé otočí desku na zvíře: vyšší číslo kiai a silnější účinek. Třetí je zase žeton, čtvrté samuraje zabije a všichni prohráli. Léčení odebere žeton; zvíře zůstane zvířetem.
spirit-topic-village-name = Farmy a rodiny
spirit-topic-village = Vesnice má 6 farem a 3 rodiny. Na konci kola stojí každý samuraj s prázdným místem farmy farmu a s prázdným místem rodiny náhodnou rodinu. Farmy hoří i tehdy, když má shořet barikáda a žádná nezbývá. Bez farem nebo bez rodin všichni hned prohráli.
spirit-topic-intruders-name = Plenitelé
spirit-topic-intruders = Podpora pošle horního nájezdníka neviděného k plenitelům, některé penalty také, a když všichni pasují, jde za ním zbytek balíčku. Na konci kola se odhalí: každý s plameny spálí barikádu, a když žádná není, farmu.
spirit-topic-rounds-name = Konec kola
spirit-topic-rounds = Kolo končí, když dojdou nájezdníci nebo všichni pasují. Prázdná místa stojí zranění, farmy a rodiny; zbylé rodiny pomohou, v hrdinské hře ne; přijdou plenitelé. Pak se všichni nájezdníci vrátí s poručíky, po druhém kole s náčelníky. Zranění a zvířata zůstávají.
spirit-topic-score-name = Výhra a skóre
spirit-topic-score = Vyhrajete všichni, stojí-li vesnice po třech kolech: nikdo nezemřel, zbývá aspoň farma a rodina. Skóre je 1 za každou farmu, 1 za každou rodinu a 1, nemá-li nikdo žeton zranění. Normální hra přidá +, těžká dvě, hrdinská tři.
