"""How the measured rate is shared out."""

import pytest
from isl_inference_kit.shares import Demand, points_weight, rates_of, share_points, weight_of


@pytest.mark.parametrize(
    ("capacity", "clients", "share"),
    [
        (None, 3, 15.0),
        (100.0, 1, 15.0),
        (20.0, 1, 15.0),
        (20.0, 2, 8.0),
        (20.0, 100, 2.0),
        (0.5, 1, 2.0),
    ],
)
def test_a_share_lies_between_the_spec_s_pace_and_the_most(
    capacity: float | None, clients: int, share: float
) -> None:
    assert rates_of(capacity, {"a": clients}, most=15.0) == {"a": share}


def test_nobody_has_no_share() -> None:
    assert rates_of(20.0, {}, most=15.0) == {}


def test_settings_may_promise_less_than_the_spec_s_pace() -> None:
    assert rates_of(20.0, {"a": 1}, most=1.0) == {"a": 1.0}


@pytest.mark.parametrize(
    ("clients", "rates"),
    [
        # A crowd has half of the 24 among it, the others theirs.
        ({"crowd": 60, "home": 1}, {"crowd": 2.0, "home": 12.0}),
        ({"crowd": 6, "home": 2}, {"crowd": 2.0, "home": 6.0}),
        ({"crowd": 4, "b": 1, "c": 1}, {"crowd": 3.0, "b": 6.0, "c": 6.0}),
        # Each address has less than half anyway: every client has the same.
        ({"a": 2, "b": 2}, {"a": 6.0, "b": 6.0}),
        ({"a": 3, "b": 2, "c": 3}, {"a": 3.0, "b": 3.0, "c": 3.0}),
    ],
)
def test_one_address_has_at_most_half_while_others_want_theirs(
    clients: dict[str, int], rates: dict[str, float]
) -> None:
    assert rates_of(30.0, clients, most=15.0) == rates


def test_what_the_others_cannot_use_goes_to_the_crowd() -> None:
    # Half of 80 is 40, but one camera takes 15 at most.
    assert rates_of(100.0, {"crowd": 13, "home": 1}, most=15.0) == {"crowd": 5.0, "home": 15.0}


def test_an_address_weighs_as_many_clients_as_it_has_but_never_more_than_all_others() -> None:
    clients = {"crowd": 60, "b": 2, "c": 3}
    assert [weight_of(address, clients) for address in clients] == [5.0, 2.0, 3.0]
    assert weight_of("crowd", {"crowd": 60}) == 1.0
    assert weight_of("new", {}) == 1.0


def test_who_sent_nothing_for_five_seconds_wants_nothing() -> None:
    now = [0.0]
    demand = Demand(window_s=5.0, clock=lambda: now[0])
    demand.note("1", "a")
    demand.note("2", "a")
    now[0] = 4.0
    demand.note("3", "b")
    assert demand.clients() == {"a": 2, "b": 1}
    demand.forget("2")
    assert demand.clients() == {"a": 1, "b": 1}
    now[0] = 5.1
    assert demand.clients() == {"b": 1}
    assert (demand.wants("1"), demand.wants("3"), demand.wants("9")) == (False, True, False)


@pytest.mark.parametrize(
    ("clients", "beside_pictures", "rate", "left"),
    [
        # 12 of 800 a second are a small part of the machine.
        (1, True, 12.0, 98.5),
        (50, False, 12.0, 25.0),
        # Half of the machine at most, where pictures come as well.
        (50, True, 8.0, 50.0),
        (100, False, 8.0, 0.0),
    ],
)
def test_points_are_served_first_but_leave_pictures_half_of_the_machine(
    clients: int, beside_pictures: bool, rate: float, left: float
) -> None:
    share = share_points(100.0, 1000.0, clients=clients, beside_pictures=beside_pictures, most=12.0)
    assert (share.rate, share.capacity_left) == (rate, pytest.approx(left))


def test_points_are_shared_where_pictures_were_never_measured() -> None:
    share = share_points(None, 100.0, clients=40, beside_pictures=False, most=4.0)
    assert (share.rate, share.capacity_left) == (2.0, None)
    assert share_points(None, 1000.0, clients=40, beside_pictures=False, most=4.0).rate == 4.0


def test_nothing_is_taken_from_pictures_while_nobody_sends_points() -> None:
    share = share_points(100.0, 1000.0, clients=0, beside_pictures=True, most=12.0)
    assert (share.rate, share.capacity_left) == (12.0, 100.0)


def test_points_together_have_as_many_turns_as_all_pictures_and_no_more() -> None:
    assert points_weight({"a": 3, "b": 4, "c": 1}, {"a": 3, "b": 1}) == 4.0
    assert points_weight({"a": 300}, {"a": 300}) == 1.0
    assert points_weight({}, {}) == 1.0
