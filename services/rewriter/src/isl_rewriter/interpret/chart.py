"""A chart parser: every reading that the grammar allows, the cheapest few of each kind kept."""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any

from isl_rewriter.interpret.grammar import Element, Features, Grammar, Rule, Test

# Of readings alike in category and features, how many are kept; and of all over a span.
_ALIKE = 3
_AT_ONE_PLACE = 40
_DEARER = 6.0
_ALONE, _LEFT, _RIGHT = range(3)
_KEPT = 10_000  # of the sets of features met, which parts of rules each may be
# What 'is X' has of its X: only a person can be hungry, one is happy that something is so.
_OF_WHAT_IS_SAID = ("private", "fact", "doing", "ofPeople", "judging", "alsoVerb")
Check = Callable[..., str | None]
_cost = attrgetter("cost")


@dataclass(slots=True, eq=False)
class Item:
    """Something found over signs start to end: its category, features, cost and parts."""

    cat: str
    start: int
    end: int
    features: Features
    cost: float
    rule: Rule | None = None
    kids: tuple["Item", ...] = ()
    fired: tuple[str, ...] = ()
    key: tuple[Any, ...] = ()
    own: frozenset[str] | None = None  # the features that are asked for and that it has


@dataclass(slots=True)
class _Cell:
    items: list[Item] = field(default_factory=list[Item])
    as_left: dict[str, list[Item]] = field(default_factory=dict[str, Any])
    as_right: dict[str, list[Item]] = field(default_factory=dict[str, Any])


class Chart:
    """Parses one run of signs."""

    def __init__(
        self, grammar: Grammar, weights: Mapping[str, float], checks: Mapping[str, Check]
    ) -> None:
        self._rules = grammar
        self._weights = weights
        self._checks = checks
        self._parts: dict[tuple[int, str], dict[str, Element]] = {}
        self._asked: set[str] = set()
        self._allowed = lru_cache(maxsize=_KEPT)(self._allowed_by)
        # The numbers of the rules that each pair of parts is, or each alone.
        self._pairs: dict[str, dict[str, list[int]]] = {}
        for number, rule in enumerate(grammar):
            places = (_LEFT, _RIGHT) if len(rule.elements) == 2 else (_ALONE,)
            for place, element in zip(places, rule.elements, strict=True):
                self._asked |= element.has | element.lacks
                for cat in element.cats:
                    self._parts.setdefault((place, cat), {})[element.what] = element
            first, second = (*(element.what for element in rule.elements), "")[:2]
            self._pairs.setdefault(first, {}).setdefault(second, []).append(number)

    def parse(self, lexical: Sequence[Sequence[Item]], marks: Mapping[int, str]) -> list[Item]:
        """The readings of a run, the cheapest first; `marks` are what the face said up to where."""
        length = len(lexical)
        cells: dict[tuple[int, int], _Cell] = {}
        for width in range(1, length + 1):
            for start in range(length - width + 1):
                end = start + width
                cell = cells[start, end] = _Cell()
                made = list(lexical[start]) if width == 1 else []
                for middle in range(start + 1, end):
                    made += self._joined(cells[start, middle], cells[middle, end])
                self._close(cell, made, marks)
                if end < length:
                    cell.as_left = self._fitting(_LEFT, cell.items)
                if start > 0:
                    cell.as_right = self._fitting(_RIGHT, cell.items)
        return [item for item in cells[0, length].items if item.cat == "T"]

    def _joined(self, before: _Cell, after: _Cell) -> Iterator[Item]:
        pairs = [
            (number, first, second)
            for first in before.as_left
            for second in self._pairs[first].keys() & after.as_right.keys()
            for number in self._pairs[first][second]
        ]
        for number, first, second in sorted(pairs):
            for one in before.as_left[first]:
                for other in after.as_right[second]:
                    yield self._made(self._rules[number], (one, other))

    def _made(self, rule: Rule, kids: tuple[Item, ...]) -> Item:
        cost = 0.0
        for kid in kids:
            cost += kid.cost
        start, end = kids[0].start, kids[-1].end
        if rule.is_part:
            key = (rule.cat, id(kids[0]), id(kids[1]))
            return Item(rule.cat, start, end, {}, cost, rule, kids, (), key)
        parts = parts_of(rule, kids)
        fired = rule.weights
        for check in rule.checks:
            named = [parts[name].features for name in check[1:]]
            flaw = self._checks[check[0]](*named)
            if flaw is not None:
                fired = (*fired, flaw)
        for flaw, needs in rule.flaws:
            if all([fits(parts[name].features) for name, fits in needs]):
                fired = (*fired, flaw)
        for name in fired:
            cost += self._weights[name]
        features = _features(rule, parts)
        key = key_of(rule.cat, features)
        return Item(rule.cat, start, end, features, cost, rule, kids, fired, key)

    def _close(self, cell: _Cell, made: list[Item], marks: Mapping[int, str]) -> None:
        """Keep the cheapest, and add what one part alone makes of them."""
        pending = sorted(made, key=_cost)
        found: dict[tuple[Any, ...], list[Item]] = {}
        while pending:
            fresh: list[Item] = []
            for item in pending:
                alike = found.setdefault(item.key, [])
                if len(alike) >= _ALIKE and item.cost >= alike[-1].cost:
                    continue
                mark = marks.get(item.end)
                if mark is not None and not (item.rule is not None and item.rule.is_part):
                    item.features = {**item.features, "mark": mark}
                alike.append(item)
                alike.sort(key=_cost)
                del alike[_ALIKE:]
                if item in alike:
                    fresh.append(item)
            pending = [
                self._made(self._rules[number], (item,))
                for item in fresh
                for what in self._fitting(_ALONE, [item])
                for number in self._pairs[what][""]
            ]
        items = sorted(itertools.chain.from_iterable(found.values()), key=_cost)
        cell.items = [
            item
            for place, item in enumerate(items)
            if item.cat == "T" or (place < _AT_ONE_PLACE and item.cost <= items[0].cost + _DEARER)
        ]

    def _fitting(self, place: int, items: Iterable[Item]) -> dict[str, list[Item]]:
        """The parts at a place of rules that the items may be, each with those that may be it."""
        found: dict[str, list[Item]] = {}
        for item in items:
            if (place, item.cat) in self._parts:
                features = item.features
                if item.own is None:
                    asked = self._asked & features.keys()
                    item.own = frozenset(name for name in asked if features[name])
                for what, fits in self._allowed(place, item.cat, item.own):
                    if fits(features):
                        found.setdefault(what, []).append(item)
        return found

    def _allowed_by(self, place: int, cat: str, own: frozenset[str]) -> list[tuple[str, Test]]:
        parts = self._parts[place, cat].values()
        return [(e.what, e.fits) for e in parts if e.has <= own and not e.lacks & own]


def parts_of(rule: Rule, kids: tuple[Item, ...]) -> dict[str, Item]:
    """The parts of a pattern by their names, the chain of a long one unfolded."""
    if rule.prefix is None:
        return dict(zip(rule.names, kids, strict=True))
    found = parts_of(rule.prefix, kids[0].kids)
    found[rule.names[-1]] = kids[1]
    return found


def key_of(cat: str, features: Features) -> tuple[Any, ...]:
    """Items with one key differ only within their parts."""
    return cat, features.get("at"), frozenset(features.get("has", ()))


def _features(rule: Rule, parts: Mapping[str, Item]) -> dict[str, Any]:
    head: Features = parts[rule.head].features if rule.head is not None else {}
    features = dict(head)
    has = set(features.get("has", ()))
    features.pop("mark", None)
    if rule.head is None:
        first = next(iter(parts.values()))
        features["at"] = (first.features.get("at"), rule.id)
        if "verb" in rule.builds:
            features["verb"] = rule.builds["verb"]
            said = parts.get(rule.builds.get("predicate", ""))
            if said is not None:
                features |= {name: said.features.get(name) for name in _OF_WHAT_IS_SAID}
    if rule.cat == "TIME":
        like: Features = {}
        if "like" in rule.builds:
            like = parts[rule.builds["like"]].features
        features["tense"] = rule.builds.get("tense") or like.get("tense")
        features["hour"] = "o'clock" in rule.builds["phrase"]
    for role, name in rule.roles:
        features[role] = parts[name].features
        has.add(role)
        if role == "complement":
            features["reports"] = parts[name].features.get("reports")
    for name, value in rule.sets.items():
        if value is not True or not features.get(name):
            features[name] = value
        if name == "inner" and features["reports"] and not features["complement"].get("object"):
            features["object"] = None  # I want to know: what is still to be said
        has.add(name if value is not None else f"!{name}")
    features["has"] = has
    return features
