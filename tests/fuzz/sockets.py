"""Sends the frame services whatever their line can carry; then an honest frame must be answered.

Packets go over a bare WebSocket, because a Socket.IO client would refuse to send most of them.
"""

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
from campaign import Failure, Outcome
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from isl_inference_kit.hostile import hostile_points
from isl_inference_kit.testing import a_jpeg, data_url
from roles import Stack

SHORT_CONNECTIONS = 25
# A round between two looks at the clock.
ROUND_CONNECTIONS = 20
ANSWER_S = 20.0
# After its last packet a connection is listened to for so long.
LISTEN_S = 0.15
# What a service that was asked for less a while ago answers again.
TRIES = 5
STACK_CHARS = 1500
OPEN_PACKET, MESSAGE = "40", "42"
KIB = 1024

Packet = str | bytes

# Numbers of any length go over the line, and are shown.
sys.set_int_max_str_digits(0)

_JPEG = a_jpeg(64, 48)
_HOSTILE_POINTS = [one for _, one in hostile_points(200, seed=7) if isinstance(one, bytes)]
_HONEST = {"id": "honest", "sentAt": 1.0, "image": data_url(_JPEG)}

_names = st.one_of(
    st.just("process_frame"),
    st.just("process_landmarks"),
    st.sampled_from(["connect", "disconnect", "session", "frame_processed", "message", "", "*"]),
    st.sampled_from(["__proto__", "constructor", "\x00", "process_frame\n", "i" * 5000]),
    st.text(max_size=20),
)
_numbers = st.one_of(
    st.integers(),
    st.floats(),
    st.sampled_from([10**400, -(10**400), 2**53 + 1, 1e308, -0.0, 10**5000]),
)
_scalars = st.one_of(st.none(), st.booleans(), _numbers, st.text(max_size=80))
_values = st.recursive(
    _scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=12,
)
_cut_jpegs = st.builds(lambda cut: _JPEG[:cut], st.integers(0, len(_JPEG)))
_spoilt_jpegs = st.builds(
    lambda at, byte: _JPEG[:at] + bytes([byte]) + _JPEG[at + 1 :],
    st.integers(0, len(_JPEG) - 1),
    st.integers(0, 255),
)
_pictures = st.one_of(
    st.just(_JPEG),
    _cut_jpegs,
    _spoilt_jpegs,
    st.binary(max_size=200),
    st.sampled_from([a_jpeg(1, 1), a_jpeg(32, 32), a_jpeg(1281, 40), a_jpeg(64, 1400)]),
)
_urls = st.one_of(
    _pictures.map(data_url),
    st.text(max_size=60),
    st.text(max_size=60).map(lambda text: "data:image/jpeg;base64," + text),
    st.sampled_from(["data:image/png;base64,AAAA", "data:,", "A" * (513 * KIB)]),
)
_envelopes = st.fixed_dictionaries(
    {"image": st.one_of(_urls, _values)},
    optional={
        "id": st.one_of(st.text(max_size=80), _scalars),
        "sentAt": st.one_of(_numbers, _scalars),
        "skeleton": st.one_of(st.booleans(), _scalars),
        "peopleOnly": st.one_of(st.booleans(), _scalars),
        "more": _values,
    },
)
_payloads = st.one_of(_envelopes, _urls, _values)


def _text_of(event: list[Any]) -> str:
    """JSON as Python's writer has it: with NaN, Infinity and lone surrogates as escapes."""
    return json.dumps(event)


_events = st.builds(
    lambda name, arguments: MESSAGE + _text_of([name, *arguments]),
    _names,
    st.lists(_payloads, max_size=3),
)
_with_ids = st.builds(
    lambda number, name, payload: f"{MESSAGE}{number}{_text_of([name, payload])}",
    st.integers(0, 10**30),
    _names,
    _payloads,
)
# An event with a binary part, which may come, be missing, or be followed by one too many.
_attached = st.builds(
    lambda count, payload, parts: [
        f'45{count}-["process_frame",{{"image":{{"_placeholder":true,"num":{payload}}}}}]',
        *parts,
    ],
    st.integers(0, 12),
    st.sampled_from(["0", "1", "-1", "99", '"0"', "null", "1e400"]),
    st.lists(_pictures, max_size=3),
)
_attached_points = st.builds(
    lambda payload, parts: [
        f'451-["process_landmarks",{{"_placeholder":true,"num":{payload}}}]',
        *parts,
    ],
    st.sampled_from(["0", "1", "-1", '"0"', "null"]),
    st.lists(
        st.one_of(
            st.binary(max_size=500),
            st.binary(max_size=500).map(lambda rest: b"\x01" + rest),
            st.sampled_from(_HOSTILE_POINTS),
        ),
        max_size=2,
    ),
)
_surrogates = st.sampled_from(
    [
        '42["process_frame","\\ud800"]',
        '42["process_frame",{"id":"\\udfff","image":"\\ud800"}]',
        '42["\\ud800"]',
        '40{"token":"\\ud800"}',
        '42["process_frame",{"image":1,"sentAt":1e999}]',
    ]
)
_broken = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", "0", "1", "2", "2probe", "3", "4", "40", "41", "42", "43", "44", "45", "46"]
    ),
    st.sampled_from(['42{"a":1}', "42[", "42[]", "42[1]", "42null", "43[]", "451-[", "4999-[]"]),
    st.sampled_from(["40/admin,", "40/admin,{}", "42/admin,[1]", "41/admin,", '40{"token":5}']),
    st.sampled_from(["[" * 3000, "42" + "[" * 3000, "42" + '{"a":' * 3000, "4" * 1000]),
    st.text(max_size=40).map(lambda text: MESSAGE + text),
    st.binary(max_size=300),
)
_packets = st.one_of(_events, _events, _with_ids, _surrogates, _broken).map(lambda one: [one])
_conversations = st.lists(
    st.one_of(_packets, _packets, _attached, _attached_points), min_size=1, max_size=12
).map(lambda several: [packet for one in several for packet in one])
_greetings = st.one_of(
    st.just(OPEN_PACKET),
    st.just(OPEN_PACKET),
    _values.map(lambda value: OPEN_PACKET + json.dumps(value)),
    st.fixed_dictionaries(
        {}, optional={"token": _values, "pass": _values, "requestId": _values}
    ).map(lambda value: OPEN_PACKET + json.dumps(value)),
    st.just("42[1]"),
)


def fuzz_socket(stack: Stack, name: str, *, seed: int, seconds: float | None) -> Outcome:
    """A fixed number of connections, or as many as the time allows."""
    outcome = Outcome(f"socket:{name}")
    watch = _LogWatch(stack.logs_dir / f"{name}.log")
    url = stack.urls[name]
    deadline = time.monotonic() + (seconds or 0)
    count = SHORT_CONNECTIONS if seconds is None else ROUND_CONNECTIONS
    while True:
        _round(url, outcome, watch, seed=seed, count=count)
        _judge_service(url, outcome, watch)
        seed += 1
        if outcome.failures or time.monotonic() >= deadline:
            return outcome


def _round(url: str, outcome: Outcome, watch: "_LogWatch", *, seed: int, count: int) -> None:
    @seeded(seed)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(_greetings, _conversations)
    def converse(greeting: str, packets: Sequence[Packet]) -> None:
        ended = asyncio.run(_converse(url, [greeting, *packets]))
        outcome.statuses[ended] += len(packets) + 1
        stack = watch.stack()
        if stack:
            sent = "\n".join(repr(packet)[:300] for packet in [greeting, *packets])
            message = f"{stack}\nafter these packets:\n{sent}"
            _note(outcome, "a stack in the log", message, _error_of(stack))

    converse()


async def _converse(url: str, packets: Sequence[Packet]) -> str:
    """Send packets, listen a moment; how the connection was at the end."""
    address = f"{url}/socket.io/?EIO=4&transport=websocket".replace("http", "ws", 1)
    async with aiohttp.ClientSession() as session:
        try:
            async with session.ws_connect(address, max_msg_size=0) as line:
                for packet in packets:
                    if isinstance(packet, bytes):
                        await line.send_bytes(packet)
                    else:
                        await line.send_str(packet.encode("utf-8", "replace").decode())
                while True:
                    said = await line.receive(LISTEN_S)
                    if said.type in (
                        aiohttp.WSMsgType.CLOSE,
                        aiohttp.WSMsgType.CLOSED,
                        aiohttp.WSMsgType.CLOSING,
                        aiohttp.WSMsgType.ERROR,
                    ):
                        return "closed"
        except TimeoutError:
            return "still open"
        except aiohttp.WSServerHandshakeError as error:
            return f"refused {error.status}"
        except (aiohttp.ClientError, ConnectionError):
            return "cut"


def _judge_service(url: str, outcome: Outcome, watch: "_LogWatch") -> None:
    """Somebody honest is served, and it may take a moment until there is room for them."""
    problem = ""
    for _ in range(TRIES):
        try:
            problem = asyncio.run(_ask_honestly(url))
        except (TimeoutError, OSError, aiohttp.ClientError) as error:
            problem = f"an honest frame was not answered: {type(error).__name__} {error}"
        if not problem:
            break
        time.sleep(2)
    outcome.statuses["honest answer" if not problem else "no honest answer"] += 1
    if problem:
        _note(outcome, "serves after it", problem)
    stack = watch.stack()
    if stack:
        _note(outcome, "a stack in the log", stack, _error_of(stack))


async def _ask_honestly(url: str) -> str:
    """Empty where the frame was analysed, else what came instead."""
    address = f"{url}/socket.io/?EIO=4&transport=websocket".replace("http", "ws", 1)
    async with asyncio.timeout(ANSWER_S), aiohttp.ClientSession() as session:
        async with session.ws_connect(address) as line:
            await line.send_str(OPEN_PACKET)
            async for said in line:
                text = str(said.data)
                if text.startswith('42["session"'):
                    await line.send_str(MESSAGE + json.dumps(["process_frame", _HONEST]))
                elif text.startswith('42["frame_processed"'):
                    answer = json.loads(text[2:])[1]
                    return "" if answer["error"] is None else f"answered {answer['errorCode']}"
                elif text == "2":
                    await line.send_str("3")
    return "the line was closed"


class _LogWatch:
    """Reads what a service's log has gained since the last look."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._at = file.stat().st_size

    def stack(self) -> str:
        """The first stack among the new lines, or nothing."""
        with self._file.open("rb") as log:
            log.seek(self._at)
            text = log.read()
            self._at = log.tell()
        said = text.decode(errors="replace")
        at = said.find("Traceback")
        return said[at : at + STACK_CHARS].replace("\\n", "\n") if at >= 0 else ""


def _error_of(stack: str) -> str:
    """The line of a stack that names the error: lines before it are indented."""
    lines = [line for line in stack.splitlines()[1:] if line and not line.startswith(" ")]
    return lines[0] if lines else ""


def _note(outcome: Outcome, check: str, message: str, kind: str = "") -> None:
    key = (outcome.name, check, kind)
    if key in outcome.failures:
        outcome.failures[key].count += 1
    else:
        outcome.failures[key] = Failure("its line", check, message, "")
