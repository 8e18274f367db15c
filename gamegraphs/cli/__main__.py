"""`python -m gamegraphs.cli` is the command `gamegraphs`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
