"""`python -m corro` is the command `corro`."""

import sys

from corro.cli import main

if __name__ == "__main__":
    sys.exit(main())
