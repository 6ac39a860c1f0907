"""`python -m parlour` does what `parlour` does."""

from parlour.cli import main

if __name__ == "__main__":
    main()
