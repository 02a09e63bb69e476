"""`python -m cli` is `gyoji`."""

from cli import main

if __name__ == "__main__":
    main()
