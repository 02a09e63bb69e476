## gyoji demo: the words of its page around the messages

demo-title = A game of { $title }, refereed by Gyoji
demo-everything = Everything
demo-seen-by = As { $name }
demo-languages = Language
demo-channel = Channel #{ $name }
demo-thread = Thread #{ $name }
demo-messages = Direct messages of { $name }
demo-silence = Nothing was said here.
demo-minute = In one minute
demo-minute-lobby = A table opens in a channel; people take seats.
demo-minute-panel = { $name } decides in private.
demo-minute-news = What happens is drawn and told.
demo-minute-end = At the end everybody sees the result, and all luck can be checked.
demo-in-game = in the game
demo-context = { $name } used { $command }
demo-answers = answers an earlier message
demo-thinking = { $name } is thinking…
demo-edited = { $number ->
    [one] (edited { $number } time)
   *[other] (edited { $number } times)
    }
demo-only = 👁 Only you can see this ({ $name })
demo-used = used { $command }
demo-pressed = pressed { $control }
demo-chose = chose { $values } in { $control }
demo-sent = sent { $form }
demo-added = { $name } added { $other } to the thread.
demo-removed = { $name } removed { $other } from the thread.
demo-renamed = { $name } changed the channel name: { $place }
