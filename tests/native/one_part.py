"""one_part.py DATA_FOLDER: a stack of one part, run as `make up` runs the whole one."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "infra" / "native"))

from isl_native.mongo import EXTERNAL, Mongo
from isl_native.parts import Part
from isl_native.plan import Plan, free_part_ports
from isl_native.say import StackError, say
from isl_native.secret_files import make_secrets
from isl_native.stack import Stack, run_until_stopped

data = Path(sys.argv[1])
plan = Plan(
    data=data,
    host="127.0.0.1",
    ports=free_part_ports(),
    mongo=Mongo(EXTERNAL, url="mongodb://db.example"),
    secrets=make_secrets(data / "secrets"),
    has_embedded_objects=True,
)
port = plan.ports["gateway"]
serve = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
try:
    run_until_stopped(Stack(plan, [Part("gateway", serve, ready_url=(port, "/"))]))
except StackError as error:
    say(str(error))
    sys.exit(1)
