"""Ends with 0 where the part in this container says that it is ready."""

import os
import sys
from http.client import HTTPConnection

from isl_contracts.generated.parts import PORTS

port = int(os.environ.get("PORT") or PORTS[os.environ["PART"]])
connection = HTTPConnection("127.0.0.1", port, timeout=5)
try:
    connection.request("GET", "/ready")
    code = 0 if connection.getresponse().status == 200 else 1
except OSError:
    code = 1
sys.exit(code)
