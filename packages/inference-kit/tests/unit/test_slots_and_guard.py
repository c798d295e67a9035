"""The newest wins, and seats are counted."""

import asyncio

from isl_inference_kit.guard import Handshakes, Seats
from isl_inference_kit.slots import LatestSlot


async def test_the_newest_replaces_what_waited() -> None:
    slot: LatestSlot[int] = LatestSlot()
    assert slot.put(1) is False
    assert slot.put(2) is True
    assert slot.take() == 2
    assert slot.take() is None


async def test_waiting_ends_when_something_is_put_and_begins_again_when_taken() -> None:
    slot: LatestSlot[int] = LatestSlot()
    waiting = asyncio.create_task(slot.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    slot.put(5)
    await asyncio.wait_for(waiting, 1)
    slot.take()
    again = asyncio.create_task(slot.wait())
    await asyncio.sleep(0)
    assert not again.done()
    again.cancel()


def test_seats_are_bounded_under_each_key_and_can_be_given_back() -> None:
    seats = Seats(2)
    assert [seats.take("a"), seats.take("a"), seats.take("a"), seats.take("b")] == [
        True,
        True,
        False,
        True,
    ]
    seats.leave("a")
    assert seats.take("a") is True


def test_an_address_begins_a_class_of_connections_at_once_and_then_a_few_a_second() -> None:
    now = [0.0]
    handshakes = Handshakes(lambda: now[0])
    assert sum(handshakes.take("a") for _ in range(500)) == 128
    assert handshakes.take("b") is True
    now[0] = 1.0
    assert sum(handshakes.take("a") for _ in range(500)) == 8
    now[0] = 100.0
    assert sum(handshakes.take("a") for _ in range(500)) == 128


def test_addresses_that_came_once_are_forgotten() -> None:
    now = [0.0]
    handshakes = Handshakes(lambda: now[0])
    for number in range(20_000):
        now[0] += 0.1
        assert handshakes.take(number)
    assert len(handshakes._spent) <= 4096
