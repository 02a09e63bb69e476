"""`python -m bot` is `gyoji`."""

from bot.cli import main

if __name__ == "__main__":
    main()
