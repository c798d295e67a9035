"""Tells everybody who is connected how many frames a second the machine has for them."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Generic, TypeVar

from isl_inference_kit.analysis import Offer
from isl_inference_kit.conversation import Client, Clock
from isl_inference_kit.metrics import FrameMetrics
from isl_inference_kit.shares import (
    HEADROOM,
    Demand,
    points_weight,
    rates_of,
    share_points,
    weight_of,
)
from isl_inference_kit.together import POINTS
from isl_inference_kit.wire import Session, SocketsState

ClientT = TypeVar("ClientT")

# The machine is shared by who sent a frame in this time; it is looked at again this often.
ACTIVE_S = 5.0
SHARE_EVERY_S = 0.5


class Sharing(Generic[ClientT]):
    """The machine's shares by address, as of the last look at who uses it."""

    def __init__(
        self,
        clients: Mapping[str, Client[ClientT]],
        *,
        offer: Callable[[], Offer],
        most_frames_per_second: float,
        most_landmarks_per_second: float,
        most_clients: int,
        clock: Clock,
        send: Callable[[Client[ClientT], Session], Awaitable[None]],
        metrics: FrameMetrics,
    ) -> None:
        self._clients = clients
        self._offer = offer
        self._most = most_frames_per_second
        self._most_points = most_landmarks_per_second
        self._most_clients = most_clients
        self._send = send
        self._metrics = metrics
        self._demand = Demand(window_s=ACTIVE_S, clock=clock)
        # Of these, those that send points.
        self._points_demand = Demand(window_s=ACTIVE_S, clock=clock)
        # By address: how many clients use the machine.
        self._active: dict[str, int] = {}
        self._points_weight = 1.0
        self._moving = False

    def weight(self, address: Hashable) -> float:
        """What the turns of an address count for, or those of all points together."""
        if address == POINTS:
            return self._points_weight
        return weight_of(str(address), self._active)

    @property
    def is_used(self) -> bool:
        """Whether somebody sent a frame lately."""
        return bool(self._demand.clients())

    def note(self, client: Client[ClientT]) -> None:
        """A client sent a frame."""
        self._demand.note(client.sid, client.network)
        if client.sends_points:
            self._points_demand.note(client.sid, client.network)
        else:
            self._points_demand.forget(client.sid)

    def in_use(self) -> SocketsState:
        """How much of this machine is used now, for those who run it."""
        capacity = self._offer().capacity
        return SocketsState(
            clients=len(self._clients),
            mostClients=self._most_clients,
            active=sum(self._demand.clients().values()),
            framesPerSecond=self._most,
            capacity=None if capacity is None else round(HEADROOM * capacity, 1),
        )

    def forget(self, sid: str) -> None:
        """A client left."""
        self._demand.forget(sid)
        self._points_demand.forget(sid)

    async def keep_telling(self) -> None:
        """Tell who uses the machine its share, as the others come and go."""
        while True:
            await asyncio.sleep(SHARE_EVERY_S)
            self._active = self._demand.clients()
            offer, senders = self._offer(), self._points_demand.clients()
            self._points_weight = points_weight(self._active, senders)
            self._metrics.active.set(sum(self._active.values()))
            self._metrics.capacity.set(HEADROOM * (offer.capacity or 0))
            for client in list(self._clients.values()):
                await self._tell(client, offer, senders)

    async def tell(self, client: Client[ClientT]) -> None:
        """Say what a client would be served if it sends now, unless it was told this already."""
        await self._tell(client, self._offer(), self._points_demand.clients())

    async def move_all(self) -> None:
        """Ask everybody to connect to another process."""
        self._moving = True
        await self.tell_all_again()

    async def spread(self) -> None:
        """Another copy came: whoever has less than the most here goes on with any of them."""
        offer, senders = self._offer(), self._points_demand.clients()
        for client in list(self._clients.values()):
            if client.promised is not None and client.promised[0] < self._most:
                client.promised = None
                await self._tell(client, offer, senders, moving=True)

    async def tell_all_again(self) -> None:
        """What was said before is no longer so: the model is loaded, or the end is near."""
        await self._tell_all(moving=False)

    async def renew(self) -> None:
        """Nothing that was said before is so: ask everybody to connect anew, here as well."""
        await self._tell_all(moving=True)

    async def _tell_all(self, *, moving: bool) -> None:
        offer, senders = self._offer(), self._points_demand.clients()
        for client in list(self._clients.values()):
            client.promised = None
            await self._tell(client, offer, senders, moving=moving)

    async def _tell(
        self,
        client: Client[ClientT],
        offer: Offer,
        senders: Mapping[str, int],
        *,
        moving: bool = False,
    ) -> None:
        """`senders`: how many clients of each address send points."""
        active = {
            address: count - senders.get(address, 0) for address, count in self._active.items()
        }
        points = share_points(
            offer.capacity,
            offer.points_capacity,
            clients=sum(senders.values()),
            beside_pictures=any(active.values()),
            most=self._most_points,
        )
        # What it would have with pictures, if it does not send any.
        if not self._demand.wants(client.sid) or self._points_demand.wants(client.sid):
            active[client.network] = active.get(client.network, 0) + 1
        rate = rates_of(points.capacity_left, active, most=self._most)[client.network]
        if client.promised == (rate, points.rate):
            return
        client.promised = (rate, points.rate)
        client.connection.promise(rate)
        session = Session(
            signedIn=client.identity.signed_in,
            proofNeeded=True if client.needs_proof else None,
            framesPerSecond=rate,
            landmarksPerSecond=points.rate,
            moving=True if self._moving or moving else None,
            vocabulary=None if offer.vocabulary is None else list(offer.vocabulary),
        )
        await self._send(client, session)
