from __future__ import annotations

import os
import socket

import pytest
from isl_native.plan import chosen_ports, refuse_taken_ports
from isl_native.ports import free_ports, is_taken, owner_pid
from isl_native.say import StackError


def test_free_ports_are_all_different() -> None:
    assert len(set(free_ports(20))) == 20


def test_free_ports_are_none_that_the_system_hands_out_meanwhile() -> None:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        assert max(free_ports(20)) < 32_000 < any_port.getsockname()[1]


def test_a_taken_port_is_refused_with_its_owner_and_the_variable_to_change() -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        with pytest.raises(StackError) as refusal:
            refuse_taken_ports({"gateway": port})
    message = str(refusal.value)
    assert f"port {port} (gateway)" in message
    assert f"process {os.getpid()}" in message
    assert f"ISL_PORT_GATEWAY={port + 1000}" in message


def test_all_taken_ports_are_named_at_once() -> None:
    with socket.socket() as first, socket.socket() as second:
        for holder in (first, second):
            holder.bind(("127.0.0.1", 0))
            holder.listen()
        ports = {"content": first.getsockname()[1], "media": second.getsockname()[1]}
        with pytest.raises(StackError) as refusal:
            refuse_taken_ports(ports)
    assert "ISL_PORT_CONTENT" in str(refusal.value)
    assert "ISL_PORT_MEDIA" in str(refusal.value)


def test_a_port_held_for_all_addresses_counts_as_taken() -> None:
    with socket.socket() as holder:
        holder.bind(("0.0.0.0", 0))
        holder.listen()
        assert is_taken(holder.getsockname()[1])


def test_a_free_port_has_no_owner() -> None:
    (port,) = free_ports(1)
    assert not is_taken(port)
    assert owner_pid(port) is None


def test_one_part_can_be_moved_to_another_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISL_PORT_GATEWAY", "9080")
    ports = chosen_ports()
    assert ports["gateway"] == 9080
    assert ports["content"] == 8081


@pytest.mark.parametrize("text", ["eighty", "0", "65536", "-1"])
def test_a_port_that_is_none_is_refused_by_name(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISL_PORT_MEDIA", text)
    with pytest.raises(StackError, match="ISL_PORT_MEDIA"):
        chosen_ports()
