from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import standin
from isl_native import programs
from isl_native.ports import free_port

KILLS = 5
CONNECTIONS = 16


def test_what_the_standin_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    jars = programs.mongo_standin()
    chance = random.Random(7)
    lines = 0
    for number in range(KILLS):
        data, port = tmp_path / str(number), free_port()
        server = standin.start(jars, data, port)
        try:
            with standin.writers(port, CONNECTIONS, 60) as load:
                assert load.stdout is not None
                # In the middle of it, wherever that is.
                before = list(islice(load.stdout, chance.randrange(300, 900)))
                server.kill()
                acknowledged = "".join([*before, *load.stdout])
            server.wait()
            server = standin.start(jars, data, port)
            assert standin.missing(port, acknowledged) == []
            lines += acknowledged.count("\n")
        finally:
            server.kill()
            server.wait()
    print(f"{lines} acknowledged writes, {KILLS} kills, 0 missing")
    assert lines > 300 * KILLS
