"""A chart parser: every reading that the grammar allows, the cheapest few of each kind kept."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any

from isl_rewriter.interpret.grammar import Element, Features, Grammar, Rule, Test

# Of readings alike in category and features, how many are kept; and of all over a span.
_ALIKE = 3
_AT_ONE_PLACE = 40
_DEARER = 4.0
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
    may: Sequence[int] = (0, 0, 0)  # at each place, the rules that it may be a part of, a bit each


class _Cell:
    def __init__(self, items: list[Item]) -> None:
        self.items = items
        self.left = self.right = 0  # the rules whose first part one of them may be, whose second
        for item in items:
            self.left |= item.may[_LEFT]
            self.right |= item.may[_RIGHT]


@dataclass(slots=True)
class _Parts:
    """The parts of rules that a category may be: by place and wording, with their rules."""

    elements: dict[tuple[int, str], tuple[Element, int]] = field(default_factory=dict[Any, Any])
    asked: set[str] = field(default_factory=set[str])  # features that they must have or lack
    valued: set[str] = field(default_factory=set[str])  # those whose value counts


class Chart:
    """Parses one run of signs."""

    def __init__(
        self, grammar: Grammar, weights: Mapping[str, float], checks: Mapping[str, Check]
    ) -> None:
        self._rules = grammar
        self._weights = weights
        self._checks = checks
        self._parts: dict[str, _Parts] = {}
        self._known = lru_cache(maxsize=_KEPT)(self._known_by)
        numbered = [(1 << number, rule) for number, rule in enumerate(grammar)]
        # The rules that make a whole sentence, and those whose last part is one.
        self._whole = sum(bit for bit, rule in numbered if rule.cat == "T")
        self._before_whole = sum(bit for bit, rule in numbered if "T" in rule.elements[-1].cats)
        self._begun = sum(bit for bit, rule in numbered if rule.is_part)  # of no use at the end
        for bit, rule in numbered:
            places = (_LEFT, _RIGHT) if len(rule.elements) == 2 else (_ALONE,)
            for place, element in zip(places, rule.elements, strict=True):
                for cat in element.cats:
                    parts = self._parts.setdefault(cat, _Parts())
                    parts.asked |= element.has | element.lacks
                    parts.valued |= element.valued
                    _, bits = parts.elements.get((place, element.what), (element, 0))
                    parts.elements[place, element.what] = (element, bits | bit)

    def parse(self, lexical: Sequence[Sequence[Item]], marks: Mapping[int, str]) -> list[Item]:
        """The readings of a run, the cheapest first; `marks` are what the face said up to where."""
        length = len(lexical)
        cells: dict[tuple[int, int], _Cell] = {}
        before = [0] * (length + 1)  # what ends here may be the first part of
        for end in range(1, length + 1):
            for start in reversed(range(end)):
                made = list(lexical[start]) if start + 1 == end else []
                # A whole sentence is of use from the start on, or after a greeting.
                rules = -1 if start == 0 or before[start] & self._before_whole else ~self._whole
                rules &= -1 if end < length else ~self._begun
                for middle in range(start + 1, end):
                    made += self._joined(cells[start, middle], cells[middle, end], rules)
                cell = cells[start, end] = _Cell(self._closed(made, marks, rules))
                before[end] |= cell.left
        return [item for item in cells[0, length].items if item.cat == "T"]

    def _joined(self, before: _Cell, after: _Cell, rules: int) -> Iterator[Item]:
        for bit in _each(before.left & after.right & rules):
            rule = self._rules[bit.bit_length() - 1]
            others = [item for item in after.items if item.may[_RIGHT] & bit]
            for one in before.items:
                if one.may[_LEFT] & bit:
                    for other in others:
                        yield self._made(rule, (one, other))

    def _made(self, rule: Rule, kids: tuple[Item, ...]) -> Item:
        cost = sum([kid.cost for kid in kids])
        start, end = kids[0].start, kids[-1].end
        if rule.is_part:
            key = (rule.cat, id(kids[0]), id(kids[1]))
            return Item(rule.cat, start, end, {}, cost, rule, kids, (), key)
        parts = parts_of(rule, kids)
        fired = rule.weights
        for check in rule.checks:
            flaw = self._checks[check[0]](*[parts[name].features for name in check[1:]])
            if flaw is not None:
                fired = (*fired, flaw)
        for flaw, needs in rule.flaws:
            for name, fits in needs:
                if not fits(parts[name].features):
                    break
            else:
                fired = (*fired, flaw)
        for name in fired:
            cost += self._weights[name]
        features = _features(rule, parts)
        key = key_of(rule.cat, features)
        return Item(rule.cat, start, end, features, cost, rule, kids, fired, key)

    def _closed(self, made: list[Item], marks: Mapping[int, str], rules: int) -> list[Item]:
        """The cheapest, and what one part alone makes of them by the rules."""
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
                    self._place(item)
                    fresh.append(item)
            pending = [
                self._made(self._rules[bit.bit_length() - 1], (item,))
                for item in fresh
                for bit in _each(item.may[_ALONE] & rules)
            ]
        items = sorted(itertools.chain.from_iterable(found.values()), key=_cost)
        whole = next((item.cost for item in items if item.cat == "T"), 0.0)
        return [
            item
            for place, item in enumerate(items)
            if item.cost <= (whole if item.cat == "T" else items[0].cost) + _DEARER
            and (item.cat == "T" or place < _AT_ONE_PLACE)
        ]

    def _place(self, item: Item) -> None:
        """Say of an item which parts of rules it may be."""
        parts = self._parts.get(item.cat)
        if parts is None:
            return
        features = item.features
        own = frozenset([name for name in parts.asked & features.keys() if features[name]])
        sure, within = self._known(item.cat, own, tuple(map(features.get, parts.valued)))
        item.may = may = list(sure)
        for place, rules, fits in within:
            if fits(features):
                may[place] |= rules

    def _known_by(
        self, cat: str, own: frozenset[str], values: tuple[Any, ...]
    ) -> tuple[Sequence[int], list[tuple[int, int, Test]]]:
        """What features allow at each place, and where what fills a role is asked about too."""
        parts = self._parts[cat]
        features = dict(zip(parts.valued, values, strict=True))
        sure, within = [0, 0, 0], list[tuple[int, int, Test]]()
        for (place, _), (element, rules) in parts.elements.items():
            if element.has <= own and not element.lacks & own and element.of_value(features):
                if element.fits is None:
                    sure[place] |= rules
                else:
                    within.append((place, rules, element.fits))
        return sure, within


def _each(bits: int) -> Iterator[int]:
    while bits:
        yield (bit := bits & -bits)
        bits ^= bit


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
    features: dict[str, Any] = dict(parts[rule.head].features if rule.head is not None else {})
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
        like: Features = parts[rule.builds["like"]].features if "like" in rule.builds else {}
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
