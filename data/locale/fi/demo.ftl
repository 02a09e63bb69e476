## gyoji demo: sivun omat sanat viestien ympärillä

demo-title = { $title }: peli, jonka tuomarina on Gyoji
demo-everything = Kaikki
demo-seen-by = Näkijänä { $name }
demo-languages = Kieli
demo-channel = Kanava #{ $name }
demo-thread = Ketju #{ $name }
demo-messages = Yksityisviestit: { $name }
demo-silence = Täällä ei sanottu mitään.
demo-minute = Minuutissa
demo-minute-lobby = Kanavalle avautuu pöytä, ja pelaajat istuvat paikoilleen.
demo-minute-panel = { $name } päättää muilta salassa.
demo-minute-news = Tapahtumat piirretään ja kerrotaan.
demo-minute-end = Lopuksi kerrotaan tulos, ja jokaisen sattuman voi tarkistaa.
demo-in-game = pelissä
demo-context = { $name } käytti komentoa { $command }
demo-answers = vastaus aiempaan viestiin
demo-thinking = { $name } miettii…
demo-edited = { $number ->
    [one] (muokattu { $number } kerran)
   *[other] (muokattu { $number } kertaa)
    }
demo-only = 👁 Vain sinä näet tämän ({ $name })
demo-used = käytti komentoa { $command }
demo-pressed = painoi: { $control }
demo-chose = valitsi: { $values } ({ $control })
demo-sent = lähetti: { $form }
demo-added = { $name } lisäsi ketjuun jäsenen { $other }.
demo-removed = { $name } poisti ketjusta jäsenen { $other }.
demo-renamed = { $name } vaihtoi kanavan nimen: { $place }
