"""A plan stops at the step that fails, and passes over what is as it was."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from isl_training.plans.run import run_plan
from isl_training.plans.step import CardPart, Step


@dataclass(frozen=True)
class Tool:
    """A program of one source file."""

    source: Path

    @property
    def command(self) -> tuple[str, ...]:
        return ("tool",)

    def sources(self) -> set[Path]:
        return {self.source}


@dataclass
class Machine:
    """Starts no process: it notes what it was told, and copies the words of `drawn` to `learnt`."""

    folder: Path
    failing: str = ""
    told: list[str] = field(default_factory=list[str])
    environment: Mapping[str, str] = field(default_factory=dict[str, str])

    def start(self, command: Sequence[str], environment: Mapping[str, str]) -> int:
        _, what, *_ = command
        self.told.append(what)
        self.environment = environment
        if what == self.failing:
            return 3
        if what == "draw":
            (self.folder / "drawn").mkdir(exist_ok=True)
            (self.folder / "drawn" / "one").write_text(" ".join(command))
        if what == "learn":
            learnt = (self.folder / "drawn" / "one").read_text()
            (self.folder / "card.json").write_text(json.dumps({"learnt": learnt}))
        if what == "measure":
            card = json.loads((self.folder / "card.json").read_text())
            (self.folder / "card.json").write_text(json.dumps(card | {"measured": 1}))
        return 0


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    (tmp_path / "tool.py").write_text("1")
    return Machine(tmp_path)


def steps(folder: Path, count: str = "5") -> list[Step]:
    tool, card = Tool(folder / "tool.py"), folder / "card.json"
    learnt, measured = CardPart(card, ("learnt",)), CardPart(card, ("measured",))
    drawn = folder / "drawn"
    return [
        Step("check", tool, ("check",)),
        Step("draw people", tool, ("draw", count), makes=(drawn,)),
        Step("learn", tool, ("learn",), reads=(drawn,), makes=(learnt,)),
        Step("measure", tool, ("measure",), {"SIGNS_X": "y"}, reads=(learnt,), makes=(measured,)),
    ]


def run(
    machine: Machine,
    count: str = "5",
    *,
    is_forced: bool = False,
    environment: Mapping[str, str] | None = None,
) -> list[str]:
    """What was started this time."""
    machine.told.clear()
    code = run_plan(
        steps(machine.folder, count),
        is_forced=is_forced,
        environment=environment or {"PATH": "/bin"},
        stamps=machine.folder / "stamps",
        start=machine.start,
    )
    assert code == (3 if machine.failing else 0)
    return list(machine.told)


ALL = ["check", "draw", "learn", "measure"]


def test_every_step_runs_the_first_time_in_order(machine: Machine) -> None:
    assert run(machine) == ALL


def test_what_is_as_it_was_is_passed_over_by_name(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    run(machine)
    assert run(machine) == ["check"]
    assert "[2/4] draw people: unchanged, not run again\n" in capsys.readouterr().out


def test_a_forced_plan_runs_every_step(machine: Machine) -> None:
    run(machine)
    assert run(machine, is_forced=True) == ALL


def test_other_parameters_run_a_step_and_what_reads_its_results(machine: Machine) -> None:
    run(machine)
    assert run(machine, "6") == ALL


def test_a_step_that_comes_to_the_same_leaves_those_after_it_alone(machine: Machine) -> None:
    run(machine)
    (machine.folder / "drawn" / "one").write_text("broken")
    assert run(machine) == ["check", "draw"]


def test_changed_code_runs_its_steps_again(machine: Machine) -> None:
    run(machine)
    (machine.folder / "tool.py").write_text("2")
    assert run(machine) == ALL


def test_a_result_that_was_removed_is_made_again(machine: Machine) -> None:
    run(machine)
    (machine.folder / "card.json").unlink()
    assert run(machine) == ["check", "learn", "measure"]


def test_figures_that_were_taken_out_of_a_card_are_measured_again(machine: Machine) -> None:
    run(machine)
    card = json.loads((machine.folder / "card.json").read_text())
    (machine.folder / "card.json").write_text(json.dumps({"learnt": card["learnt"]}))
    assert run(machine) == ["check", "measure"]


def test_another_setting_of_the_service_runs_the_steps_again(machine: Machine) -> None:
    run(machine)
    assert run(machine, environment={"SIGNS_THRESHOLD": "0.5"}) == ALL
    assert run(machine, environment={"SIGNS_THRESHOLD": "0.5", "TERM": "dumb"}) == ["check"]


def test_a_step_gets_its_own_setting_beside_those_of_the_environment(machine: Machine) -> None:
    run(machine)
    assert machine.environment == {"PATH": "/bin", "SIGNS_X": "y"}


def test_the_plan_stops_at_a_step_that_fails_and_names_it(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.failing = "learn"
    assert run(machine) == ["check", "draw", "learn"]
    assert capsys.readouterr().err == "[3/4] learn: failed (3): tool learn\n"


def test_a_plan_that_failed_goes_on_from_the_step_that_failed(machine: Machine) -> None:
    machine.failing = "learn"
    run(machine)
    machine.failing = ""
    assert run(machine) == ["check", "learn", "measure"]
