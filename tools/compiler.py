"""Say plainly whether this machine can compile the wheel."""

import shlex
import shutil
import sys
import sysconfig
from os import environ
from pathlib import Path

compiler = shlex.split(environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
header = Path(sysconfig.get_path("include"), "Python.h")

if shutil.which(compiler) is None:
    sys.exit(f"The compiled wheel needs a C compiler, and there is no {compiler}; corro runs without it too.")
if not header.exists():
    sys.exit(f"The compiled wheel needs Python's headers, and there is no {header}; corro runs without it too.")
