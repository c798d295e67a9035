"""The rules of packages/grammar/rules/isl, ready for the chart."""

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from isl_contracts.generated.language import GrammarRule

from isl_rewriter.errors import DataError

Features = Mapping[str, Any]
Test = Callable[[Features], bool]
_ELEMENT = re.compile(
    r"(?P<name>[a-z][a-z0-9]*): (?P<cats>[A-Z]+(?:\|[A-Z]+)*)(?P<tests>(?: \S+)*)"
)
_TEST = re.compile(r"(?P<not>!?)(?P<name>[a-zA-Z.]+)(?:(?P<op><=|>=|!=|=)(?P<values>\S+))?")
ROLES_OF_CLAUSE = frozenset(
    "subject object recipient oblique predicate place manner complement chain asked time "
    "negator modal adverb opener existing than link text done polite determined asking aside "
    "degree hour company when judged beside fragment contrasted about beneficiary either "
    "offered again choices".split()
)
ROLES_OF_NOUN = frozenset(
    "adjective number determiner owner joined named contents label compound degree again "
    "purpose quantity".split()
)
CATEGORIES = frozenset({"NP", "ADJ", "NUM", "PP", "TIME", "VP", "S", "T", "C", "Q"})
_OF_TIMES = frozenset({"phrase", "tense", "habit", "like"})
SETTINGS = _OF_TIMES.union("cat head verb set expletive word conjunction asks counted form".split())
_ROLES = {"NP": ROLES_OF_NOUN, "ADJ": ROLES_OF_NOUN, "PP": frozenset({"preposition", "noun"})}


def _fits(_features: Features) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Element:
    """One part of a pattern: a category, and whether an item of it may stand here."""

    name: str
    cats: frozenset[str]
    what: str  # the category and its tests as they are written
    has: frozenset[str] = frozenset()  # features that it must have
    lacks: frozenset[str] = frozenset()
    valued: frozenset[str] = frozenset()  # features of which it asks more than whether they are
    of_value: Test = _fits  # what it asks of those
    fits: Test | None = None  # what it asks of what fills their roles


@dataclass(slots=True, eq=False)
class Rule:
    """A rule of the grammar; a longer pattern is a chain of two-part rules."""

    id: str
    elements: tuple[Element, ...]
    builds: dict[str, str]
    weights: tuple[str, ...]
    checks: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]
    cat: str
    head: str | None
    is_part: bool = False
    prefix: "Rule | None" = None
    generates: bool = False
    roles: tuple[tuple[str, str], ...] = ()
    sets: dict[str, Any] = field(default_factory=dict[str, Any])
    flaws: tuple[tuple[str, tuple[tuple[str, Test], ...]], ...] = ()


# The rules that build something, then those that begin a longer one.
Grammar = tuple[Rule, ...]


def part_of(features: Features, role: str) -> Features:
    """What fills a role; nothing where it is unfilled, or filled by nothing to be asked of."""
    part: object = features.get(role)
    return cast("Features", part) if isinstance(part, dict) else {}


def element_of(text: str, where: str) -> Element:
    """'thing: NP type=thing|animal !owner' as an Element; a DataError says what is wrong."""
    match = _ELEMENT.fullmatch(text)
    if match is None:
        raise DataError(f"{where}: '{text}' is no part of a pattern (name: CATEGORY feature ...)")
    words = match["tests"].split()
    tests = {word: _test_of(word, where) for word in words}
    plain = [word for word in words if word.removeprefix("!").isalpha()]
    valued = [word for word in words if word not in plain and "." not in word]
    within = tuple(test for word, test in tests.items() if word not in (*plain, *valued))
    return Element(
        name=match["name"],
        cats=frozenset(match["cats"].split("|")),
        what=text.partition(": ")[2],
        has=frozenset(re.split("[.=]", w)[0] for w in words if not re.search("[!<>]", w)),
        lacks=frozenset(w[1:] for w in words if w[0] == "!" and w[1:].isalpha()),
        valued=frozenset(re.split("[!<>=]", word)[0] for word in valued),
        of_value=_all_of(tuple(tests[word] for word in valued)),
        fits=_all_of(within) if within else None,
    )


def _all_of(tests: tuple[Test, ...]) -> Test:
    """All tests as one: it is asked for each item and rule, and most have none, one or two."""
    if len(tests) < 2:
        return tests[0] if tests else _fits
    first, second = tests[0], _all_of(tests[1:])
    return lambda f: first(f) and second(f)


def _test_of(word: str, where: str) -> Test:
    match = _TEST.fullmatch(word)
    if match is None:
        raise DataError(f"{where}: '{word}' is no feature (name, !name, name=a|b, name!=a)")
    name, denied, op = match["name"], bool(match["not"]), match["op"]
    if "." in name:
        role, _, inner = word.lstrip("!").partition(".")
        within = _test_of("!" * denied + inner, where)
        return lambda f: within(part_of(f, role))
    if op is None:
        return (lambda f: not f.get(name)) if denied else (lambda f: bool(f.get(name)))
    values = frozenset(match["values"].split("|"))
    if op in ("<=", ">="):
        limit, compared = int(match["values"]), operator.le if op == "<=" else operator.ge
        return lambda f: compared(_number(f.get(name)), limit)
    if op == "!=":
        return lambda f: str(f.get(name)) not in values
    return lambda f: str(f.get(name)) in values


def _number(value: Any) -> int:
    return int(value) if str(value).isdecimal() else 10**9


def compiled(rules: list[tuple[str, GrammarRule]]) -> Grammar:
    """The grammar of all rule files: (file, rule) pairs in the order of reading."""
    whole: list[Rule] = []
    parts: dict[tuple[str, ...], Rule] = {}
    seen: set[str] = set()
    for file, rule in rules:
        where = f"{file}: {rule.id}"
        if rule.id in seen:
            raise DataError(f"{where}: there is another rule of this id")
        seen.add(rule.id)
        patterns: list[list[str]] = [list(rule.pattern), *(list(also) for also in rule.also or ())]
        for position, pattern in enumerate(patterns):
            weights = [rule.weight, "another-order"] if position else [rule.weight]
            whole.append(_chained(_rule_of(where, rule, pattern, tuple(weights)), pattern, parts))
    return (*whole, *parts.values())


def _chained(rule: Rule, pattern: list[str], parts: dict[tuple[str, ...], Rule]) -> Rule:
    """A B C D as (((A B) C) D): of A B and A B C, which rules that begin alike share."""
    element, prefix = rule.elements[0], None
    for length in range(2, len(rule.elements)):
        begun = tuple(pattern[:length])
        if begun not in parts:
            pair = (element, rule.elements[length - 1])
            parts[begun] = Rule(
                rule.id, pair, {}, (), (), rule.names[:length], " + ".join(begun), None,
                is_part=True, prefix=prefix,
            )  # fmt: skip
        prefix = parts[begun]
        element = Element("", frozenset({prefix.cat}), prefix.cat)
    last = rule.elements[1:][-1:]  # none where one part is all
    return replace(rule, elements=(element, *last), prefix=prefix)


def _rule_of(where: str, rule: GrammarRule, pattern: list[str], weights: tuple[str, ...]) -> Rule:
    elements = tuple(element_of(text, where) for text in pattern)
    names = tuple(element.name for element in elements)
    if len(set(names)) < len(names):
        raise DataError(f"{where}: two parts of a pattern have one name")
    builds = dict(rule.builds)
    cat = builds.get("cat", "")
    if cat not in CATEGORIES:
        raise DataError(f"{where}: builds no category ({', '.join(sorted(CATEGORIES))})")
    constants = SETTINGS if cat == "PP" else SETTINGS | {"preposition"}
    known = constants | _ROLES.get(cat, ROLES_OF_CLAUSE)
    for key in builds:
        if key not in known:
            raise DataError(f"{where}: '{key}' is no role of a {cat}")
    roles = [(key, n) for key, v in builds.items() if key not in constants for n in v.split()]
    head = builds.get("head")
    checks = tuple(tuple(check.split()) for check in rule.checks or ())
    checked = [name for check in checks for name in check[1:]]
    for name in (head or names[0], *(name for _, name in roles), *checked):
        if name not in names:
            raise DataError(f"{where}: no part of the pattern is called '{name}'")
    flaws = tuple(
        (flaw, tuple(_part_of(text, names, where) for text in texts))
        for flaw, texts in (rule.flaws or {}).items()
    )
    return Rule(
        rule.id, elements, builds, weights, checks, names, cat, head,
        generates=bool(rule.generate), roles=tuple(roles), flaws=flaws,
        sets=_sets(builds.get("set", "")),
    )  # fmt: skip


def _part_of(text: str, names: tuple[str, ...], where: str) -> tuple[str, Test]:
    """'n !animate': what a part must be for a flaw."""
    name, *words = text.split()
    if name not in names or not words:
        raise DataError(f"{where}: '{text}' is not what a part of the pattern is")
    return name, _all_of(tuple(_test_of(word, where) for word in words))


def _sets(text: str) -> dict[str, Any]:
    """'done verb=be !object' as features; a '!' takes one away."""
    found: dict[str, Any] = {}
    for word in text.split():
        if word.startswith("!"):
            found[word[1:]] = None
        else:
            name, _, value = word.partition("=")
            found[name] = value or True
    return found
