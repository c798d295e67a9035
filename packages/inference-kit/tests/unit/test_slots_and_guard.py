"""The newest wins, and seats are counted."""

import asyncio

from isl_inference_kit.guard import Seats
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
