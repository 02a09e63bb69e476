## gyoji demo: slova stránky kolem zpráv

demo-title = Partie hry { $title } s rozhodčím Gyoji
demo-everything = Všechno
demo-seen-by = Vidí { $name }
demo-languages = Jazyk
demo-channel = Kanál #{ $name }
demo-thread = Vlákno #{ $name }
demo-messages = Přímé zprávy: { $name }
demo-silence = Tady nikdo nic neřekl.
demo-minute = Za jednu minutu
demo-minute-lobby = V kanálu se otevírá stůl, hráči si sedají.
demo-minute-panel = { $name } se rozhoduje v soukromí.
demo-minute-news = Co se stalo, ukáže obrázek a popíše text.
demo-minute-end = Nakonec je tu výsledek a každou náhodu lze ověřit.
demo-in-game = ve hře
demo-context = { $name } používá { $command }
demo-answers = odpověď na dřívější zprávu
demo-thinking = { $name } přemýšlí…
demo-edited = (upraveno { $number }×)
demo-only = 👁 Tohle vidíte jen vy ({ $name })
demo-used = používá { $command }
demo-pressed = tiskne { $control }
demo-chose = vybírá { $values } v seznamu { $control }
demo-sent = odesílá { $form }
demo-added = { $name } přidává do vlákna: { $other }
demo-removed = { $name } odebírá z vlákna: { $other }
demo-renamed = { $name } mění název kanálu: { $place }
