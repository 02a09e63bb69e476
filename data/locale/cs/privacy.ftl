# Co je o lidech uloženo a jak to smazat

former-player = Bývalý hráč
privacy-about =
    ## Co je o vás uloženo
    - **V partiích:** vaše ID na Discordu a jméno, které vidí stůl, vaše místo, odpovědi, rozpracované odpovědi a hodiny; vaše slovo pro štěstí; zda chcete vědět, že je stůl plný. Odpovědi a jména jsou v záznamu partie.
    - **O vás samotných:** jazyk vašeho Discordu, zda přijímáte přímé zprávy a v kterém kanálu, noční klid, zda chcete týdenní přehled a u kterých her jste už viděli návod.
    - **O moderátorech:** co udělali, s jejich jménem a ID. Kdo má zákaz, je uloženo jen jako otisk.
    - Žádné zprávy nečtu a v protokolech nejsou jména ani ID lidí.
    `/{ command-privacy } { command-export }` vám to všechno pošle. `/{ command-privacy } { command-delete }` to smaže, až řekne, co to znamená.
privacy-policy = Zásady ochrany soukromí: { $url }
privacy-terms = Podmínky služby: { $url }
privacy-exported = Vše, co je o vás uloženo, i se záznamy vašich partií: { $matches }. Soubor { $number } z { $count }. Vaše tajné odpovědi v partii, která ještě běží, přijdou s jejím záznamem, až skončí.
privacy-delete-sure = ### Smazat vše, co je o vás uloženo?
privacy-delete-lobbies = - Odejdete od stolů, které ještě nezačaly: { $matches }
privacy-delete-running = - **Vzdáte se míst v běžících partiích:** { $matches }. Hned je převezme počítač a nejde to vzít zpět.
privacy-delete-ended = - V záznamech vašich partií se od té chvíle jmenujete „{ $name }“. Odpovědi a slova pro štěstí v nich zůstanou: bez nich by nikdo nemohl ověřit losování. Skončených partií s vámi: { $count }
privacy-delete-rows = - Vaše nastavení, rozpracované odpovědi, hodiny a vše ostatní, kde jste uvedeni, se smaže nebo vyprázdní. Řádků: { $count }
privacy-delete-bans = - Někde máte zákaz sedat ke stolům. Ten zůstane, jako otisk bez vašeho ID, dokud ho moderátoři nezruší.
privacy-delete-kept =
    Co už je napsáno na Discordu, tam zůstane a kopie databáze zůstanou, dokud je provozovatel nenahradí.
    Tohle **nejde vzít zpět**. Budete-li později hrát znovu, začnete jako někdo nový.
privacy-delete-yes = Všechno smazat
privacy-deleted = Smazáno. Už vás neznám.
refusal-asked_too_often = Právě jste o to požádali. Počkejte prosím { $minutes } { $minutes ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
