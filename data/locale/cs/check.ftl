## gyoji doctor: co se zkouší a co na tom může být špatně

check-hello = Zkouška Gyoji
check-token = Token
check-token-refused = Discord ho nepřijímá. Vytvořte nový na portálu pro vývojáře (Bot → Reset Token) a nastavte GYOJI_TOKEN.
check-application = Aplikace
check-endpoint = Je nastavena adresa Interactions Endpoint URL, takže stisky k botovi nikdy nedorazí. Smažte ji na portálu pro vývojáře (General Information).
check-gateway = Brána a záměry (intents)
check-no-gateway = Spojení se nezdařilo. Odchozí web sockety (port 443) musí být povoleny.
check-servers = Servery
check-not-invited = Bot tam není. Pozvěte ho: { $address }
check-commands = Příkazy ve všech jazycích
check-stale = Nejsou zveřejněny jako v této verzi: { $commands }. Spusťte bota; zveřejní je.
check-surplus = Jsou zveřejněny, ale do této verze nepatří: { $commands }. Spusťte bota; odstraní je.
check-owner = Přímá zpráva vlastníkovi
check-no-owner = Tým aplikace nemá vlastníka.
check-no-message = { $name } od tohoto bota žádné nepřijímá (kód Discordu { $number }). Povolte přímé zprávy ze serveru, který s ním sdílíte.
check-permissions = Oprávnění v kanálu
check-missing = Chybí: { $permissions }. Dejte je roli bota, nebo v kanálu.
check-no-channel = Textový kanál s tímto id neexistuje, nebo ho bot nesmí vidět.
check-thread = Vlákno, obrázek a úprava
check-no-picture = Obrázek nedorazil.
check-refused = Discord odmítá ({ $status }): { $reason }
