# Oppitunnit

lobby-learn = Uusi täällä? 10 minuuttia
lesson-sent = Oppituntisi on täällä: { $place }
lesson-heading = { $title }, oppitunti { $number }/{ $stops }. Lopeta milloin haluat: `/{ command-game } { command-learn }` jatkaa tästä.
lesson-task = 👉 { $task }
lesson-wrong = ✗ { $reason }
lesson-otherwise = Ei vielä. Lue tehtävä uudelleen: siinä sanotaan, mitä tehdä.
lesson-next = Jatka
lesson-skip = Ohita tämä
lesson-over = Osaat pelata!
lesson-new = `/{ command-game } { command-new }` avaa pöydän palvelimella. Tietokoneet pelaavat mukana, jos muita ei vielä ole.
lesson-lobby = Omaan pöytään
refusal-no_lesson = Pelille { $title } ei ole vielä oppituntia. `/{ command-game } { command-rules }` vastaa kysymyksiin.
