"""From a derivation of the chart to frozen clauses."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from isl_contracts.generated.language import Sense, SignRules, Verb

from isl_rewriter.clause import Argument, Asked, Clause, Described, Nominal, VerbPhrase
from isl_rewriter.interpret.chart import Item, parts_of
from isl_rewriter.interpret.checks import SPOUSES
from isl_rewriter.lexicon import ANY_MODAL, ANY_VERB, kind_of
from isl_rewriter.read.signs import Sign
from isl_rewriter.write.english import counted
from isl_rewriter.write.morphology import Morphology, derived_adverb, is_short

_NONE: tuple[Clause, ...] = ()
BE = Verb(frame="transitive", aspect="state")
EXIST = Verb(frame="intransitive", aspect="state")  # there is; it is on Monday
PERIODS = ("in summer", "in winter", "in the monsoon", "in spring", "in autumn")
_SLOT = re.compile(r"\{(?P<name>[a-z]+)(?:#(?P<by>[a-z]+))?(?::(?P<how>phrase|digits))?\}")


@dataclass(frozen=True, slots=True)
class Adjectives:
    """Adjectives side by side."""

    items: tuple[Described, ...]


@dataclass(frozen=True, slots=True)
class Time:
    """When: the English phrase, and the tense it gives."""

    phrase: str
    tense: Any = None
    habit: bool = False


class Builder:
    """Builds the clauses of derivations over one run of signs."""

    def __init__(self, signs: Sequence[Sign], rules: SignRules, morphology: Morphology) -> None:
        self._signs = signs
        self._rules = rules
        self._morphology = morphology
        self._known: dict[int, Any] = {}

    def clauses(self, item: Item) -> tuple[Clause, ...]:
        """The clauses of a reading, of the whole run or a part of it."""
        value: Any = self._value(item)
        return (value,) if isinstance(value, Clause) else value

    def _value(self, item: Item) -> Any:
        known = self._known.get(id(item))
        if known is None:
            known = self._known[id(item)] = self._built(item)
        return known

    def _built(self, item: Item) -> Any:
        rule = item.rule
        if rule is None:
            return self._lexical(item)
        parts = parts_of(rule, item.kids)
        match rule.cat:
            case "NP":
                return self._nominal(rule.builds, rule.roles, parts)
            case "ADJ":
                return self._adjectives(rule.builds, rule.roles, parts)
            case "NUM" | "CONJ" | "OWN":
                return self._value(parts[rule.builds["head"]])
            case "Q":
                start, end = self._signs[item.start].start, self._signs[item.end - 1].end
                return Asked(rule.builds["asks"], rule.builds["word"], start, end)
            case "TIME":
                return self._time(rule.builds, parts)
            case "PP":
                word = rule.builds.get("word") or self._value(parts[rule.builds["preposition"]]).en
                if "noun" not in rule.builds:
                    return Argument("oblique", word=word.removesuffix(" of"))
                return Argument("oblique", self._value(parts[rule.builds["noun"]]), word)
            case "T":
                return self._text(rule.builds, rule.roles, parts, item)
            case _:
                return self._clause(rule.builds, rule.roles, parts, item)

    def _lexical(self, item: Item) -> Any:
        sign, sense = item.features["sign"], item.features["sense"]
        match item.cat:
            case "N" | "NAME" | "PRON" | "POSS" | "DET":
                return self._noun(sign, sense)
            case "NUM":
                return Nominal(sign, sense)
            case "ADJ":
                told = sense.adjective and (sense.adjective.private or sense.adjective.colour)
                degree = "very" if sign.count > 1 and not told else None
                return Adjectives((Described(sense, degree, sign.start),))
            case "V":
                verb = VerbPhrase(sense.en, sense.verb or ANY_VERB, sign)
                done = sign.sense("particle") is not None  # FINISH as the verb says it too
                return Clause((sign,), predicates=(verb,), completive=done)
            case "Q":
                asks = sense.question.asks if sense.question else "thing"
                return Asked(asks, sense.en, sign.start, sign.end)
            case "TIME":
                adverb = sense.adverb
                phrase = (adverb.phrase if adverb else None) or sense.en
                habit = phrase in PERIODS or item.features.get("part") or (adverb and adverb.habit)
                return Time(phrase, adverb.tense if adverb else None, bool(habit))
            case "P" | "CONJ":
                return sense
            case _:
                return sign

    def _noun(self, sign: Sign, sense: Any) -> Nominal:
        noun = Nominal(sign, sense, is_collective=sign.concept in self._rules.collective.values)
        both = set(SPOUSES) <= {other.concept for other in self._signs}
        if sign.concept in SPOUSES and both and sense.noun is not None:
            return noun.with_article("definite")  # HUSBAND WIFE FIGHT: each other's, not mine
        return noun

    # -- noun phrases, adjectives, times --------------------------------------------------

    def _nominal(self, builds: dict[str, str], roles: Any, parts: dict[str, Item]) -> Nominal:
        noun: Nominal = self._value(parts[builds["head"]])
        for role, name in roles:
            value = self._value(parts[name])
            match role:
                case "adjective":
                    items = (*noun.adjectives, *value.items)
                    noun = replace(noun, adjectives=tuple(sorted(items, key=lambda i: i.start)))
                case "number":
                    noun = replace(noun, number=value.sense.en)
                case "again":
                    several = value.pronoun.number == "plural" and not noun.joined
                    noun = replace(noun, sign=noun.sign.repeated) if several else noun
                case "determiner":
                    noun = replace(noun, determiner=value.sense)
                case "owner":
                    noun = replace(noun, owner=value)
                case "joined":
                    word = builds.get("word", "and")
                    if "conjunction" in builds:
                        word = self._value(parts[builds["conjunction"]]).en
                    others = ((word, replace(value, joined=())), *value.joined)
                    if "paired" in builds.get("set", ""):
                        others = ((word, replace(value, paired=True)),)
                    noun = replace(noun, joined=(*noun.joined, *others))
                case "named":
                    noun = replace(noun, named=value.sense.en)
                case "contents":
                    counts = noun.sense.en not in self._rules.lengths.values  # two metres of rope
                    noun = replace(noun, contents=value.plural if counts else value)
                case "label":
                    noun = replace(noun, label=value.sense.en)
                case "compound":
                    of = value.sense  # VEGETABLE MARKET: vegetables, but a vegetable market
                    one = next((one for one in of.lemmas if f"{one}s" == of.en), of.en)
                    one = f"{value.number} {one}" if value.number else one  # a 50 kilo bag
                    noun = replace(noun, sense=_before(one, noun.sense), is_compound=True)
                case "quantity":
                    sense = _before(value.senses[0].en, noun.sense)
                    noun = replace(noun, sense=sense).with_article("none")
                case _:  # the purpose
                    word = builds.get("word") or parts[builds["head"]].features.get("goal") or "for"
                    value = value.with_article("none") if word == "per" else value
                    noun = replace(noun, leads=(word, value))
        return replace(noun, fronted=True) if "fronted" in builds.get("set", "") else noun

    def _adjectives(self, builds: dict[str, str], roles: Any, parts: dict[str, Item]) -> Adjectives:
        found: Adjectives = self._value(parts[builds["head"]])
        for role, name in roles:
            value = self._value(parts[name])
            last = found.items[-1]
            if role == "degree":
                word = builds.get("form") or value.senses[0].en
                found = replace(found, items=(*found.items[:-1], replace(last, degree=word)))
            elif role == "adjective":
                joined = "conjunction" in builds and self._value(parts[builds["conjunction"]]).en
                items = (*found.items, *value.items)
                if (builds.get("word") or joined) == "or":  # HOT OR COLD WATER: one of them
                    either = _before(f"{last.sense.en} or", value.items[0].sense)
                    items = (*found.items[:-1], replace(last, sense=either))
                found = Adjectives(items)
            elif role == "number":  # TEN YEAR OLD
                unit = self._value(parts[builds["counted"]])
                noun = self._counted(unit.sense.lemmas[0], value.sense.en)
                text = f"{counted(value.sense.en)} {noun} {builds.get('word', last.sense.en)}"
                sense = last.sense.model_copy(update={"en": text})
                found = Adjectives((replace(last, sense=sense),))
        return found

    def _counted(self, noun: str, number: str) -> str:
        return self._morphology.inflect(noun, "NN" if number == "1" else "NNS")

    def _time(self, builds: dict[str, str], parts: dict[str, Item]) -> Time:
        def filled(match: re.Match[str]) -> str:
            value = self._value(parts[match["name"]])
            if match["by"]:
                noun = value.sense.lemmas[0] if isinstance(value, Nominal) else value.phrase
                return self._counted(noun, self._value(parts[match["by"]]).sense.en)
            if match["how"]:
                return value.phrase if match["how"] == "phrase" else value.sense.en
            return _text_of(parts[match["name"]], value)

        like = self._value(parts[builds["like"]]) if "like" in builds else Time("")
        habit = builds.get("habit") == "yes" or like.habit
        return Time(_SLOT.sub(filled, builds["phrase"]), builds.get("tense") or like.tense, habit)

    # -- clauses ----------------------------------------------------------------------------

    def _clause(
        self, builds: dict[str, str], roles: Any, parts: dict[str, Item], item: Item
    ) -> Clause:
        signs = tuple(self._signs[item.start : item.end])
        head = self._value(parts[builds["head"]]) if "head" in builds else None
        clause = replace(head, signs=signs) if isinstance(head, Clause) else Clause(signs)
        if "verb" in builds:
            verb = EXIST if {"there", "be=time"} & set(builds.get("set", "").split()) else BE
            if "{v}" in (said := builds["verb"]):  # GATE LOCK FINISH: it has been locked
                done = self._value(parts["v"]).predicates[0].lemma
                said = said.replace("{v}", self._morphology.inflect(done, "VBN"))
            phrase = VerbPhrase(said, verb)
            if isinstance(head, Clause):  # MEDICINE EAT: it is taken
                phrase = replace(head.predicates[0], lemma=said)
            clause = replace(clause, predicates=(phrase,))
        if "expletive" in builds:
            clause = replace(clause, expletive=builds["expletive"])
        for role, name in roles:
            first = role == "time" and parts[name].start == item.start
            value = self._value(parts[name])
            timed = _timed(clause, value, first=True) if first else None
            clause = timed or self._with(clause, role, value, builds)
        if "fronted" in builds.get("set", ""):
            clause = _fronted(clause)
        return clause

    def _with(self, clause: Clause, role: str, value: Any, builds: dict[str, str]) -> Clause:
        match role:
            case "subject" if value.is_all_of_them and not clause.negators:
                said = (value.determiner.en, *clause.middle_adverbs)  # we are all happy
                return replace(clause, subject=replace(value, determiner=None), middle_adverbs=said)
            case "subject":
                return replace(clause, subject=value)
            case "object":
                return _argued(clause, _object_of(clause, value))
            case "recipient":
                grammar = clause.predicates[-1].innermost.grammar
                if grammar.frame == "ditransitive":
                    return _argued(clause, Argument("recipient", value))
                return _argued(clause, Argument("oblique", value, grammar.recipient or "to"))
            case "predicate" | "existing":
                said = _said(replace(value, named=end) if (end := builds.get("phrase")) else value)
                compared = "asked" not in builds or builds.get("form") in ("more", "most")
                if "form" in builds and said.adjectives and compared:
                    first, *others = said.adjectives
                    first = replace(first, degree=builds["form"])
                    said = replace(said, adjectives=(first, *others))
                return _argued(clause, said)
            case "place" | "company" | "oblique":
                return _argued(clause, _oblique(clause, value, builds.get("preposition")))
            case "manner":
                said = tuple(_manner(item, builds.get("form")) for item in value.items)
                return _argued(clause, replace(_said(replace(value, items=said)), role="oblique"))
            case "adverb":
                return _adverbial(clause, value)
            case "complement":
                return _governed(clause, value)
            case "chain":
                chained = value.predicates
                if "conjunction" in builds:
                    chained = tuple(replace(phrase, word="or") for phrase in chained)
                return _merged(replace(clause, predicates=clause.predicates + chained), value)
            case "time":
                return _timed(clause, value)
            case "hour":
                return _timed(clause, Time(f"at {value.sense.en} o'clock", None, habit=True))
            case "negator":
                sign = value.sign if isinstance(value, Nominal) else value
                return replace(clause, negators=(*clause.negators, sign))
            case "modal":
                return _modal(clause, value)
            case "done":
                return replace(clause, completive=True)
            case "polite":
                return replace(clause, polite=True)
            case "asked":
                asks: Any = builds.get("form", "adjunct")
                if asks in ("more", "most"):
                    asks = "adjunct" if "subject" in builds else "subject"
                word = {"english": builds["word"]} if "word" in builds else {}
                if "preposition" in builds and "place" not in builds:
                    clause = _map_inner(clause, lambda p: _with_object(p, builds["preposition"]))
                return replace(clause, asked=replace(value, role=asks, **word))
            case "determined" if (asked := clause.asked) is not None:
                noun = replace(value, asked=asked.english)
                role = "subject" if asked.role == "subject" else "determiner"
                return replace(clause, asked=replace(asked, role=role, nominal=noun))
            case "about":
                return _argued(clause, Argument("oblique", value, _preposition_of(clause)))
            case "degree" if (asked := clause.asked) is not None:
                return replace(clause, asked=replace(asked, adjective=value.items[0]))
            case "opener":
                return replace(clause, openers=(*clause.openers, value))
            case "asking":
                return replace(clause, polar=True)
            case "again" if isinstance(value, Time):
                return _timed(clause, replace(value, phrase=f"or {value.phrase}"))
            case "than" if isinstance(value, Time):
                return replace(clause, times=(*clause.times, f"than {value.phrase}"))
            case "than":
                liked = builds.get("form") == "liked"
                ends = (*clause.end_adverbs, "more") if liked else clause.end_adverbs
                than = value.general if liked and clause.predicates[-1].grammar.ofKinds else value
                return replace(clause, than=than, end_adverbs=ends, habit=True)
            case "choices":  # SAREE RED GREEN YOU LIKE WHICH
                word = "or" if clause.end_adverbs or "asking" in builds else ","
                one = value.items[0] if isinstance(value, Adjectives) else value
                return replace(clause, end_adverbs=(*clause.end_adverbs, f"{word} {one.sense.en}"))
            case "when":
                return replace(clause, expletive=value.phrase, time=value.tense)
            case "judged":
                first, *others = clause.predicates
                is_so = VerbPhrase("be", BE, arguments=(_said(value),), complement=first)
                return replace(clause, predicates=(is_so, *others), expletive="it")
            case "beneficiary":
                whom = Argument("oblique", value, "for")
                first, *others = clause.predicates
                first = replace(first, arguments=(*first.arguments, whom))
                return replace(clause, predicates=(first, *others))
            case "either" if clause.fragment and (noun := clause.fragment[0].nominal):
                return replace(clause, fragment=(_said(replace(noun, joined=(("or", value),))),))
            case "either" | "offered":
                return replace(clause, fragment=(Argument("predicate", value),), polar=True)
            case "beside" if "object" in builds:  # YOU CAR HORSE WANT WHICH
                one = clause.predicates[-1].innermost.objects[-1]
                both = replace(one, joined=(("or", value),))
                return _map_inner(clause, lambda p: _with_other(p, both, "object"))
            case "beside" if (subject := clause.subject) is not None:
                word = builds.get("conjunction", "and")
                return replace(clause, subject=replace(subject, joined=((word, value),)))
            case "fragment":
                return replace(clause, fragment=(*clause.fragment, _part(value)))
            case "aside":
                return replace(clause, topic=value)
            case _:
                return clause

    def _text(
        self, builds: dict[str, str], roles: Any, parts: dict[str, Item], item: Item
    ) -> tuple[Clause, ...]:
        texts = [self.clauses(parts[name]) for role, name in roles if role == "text"]
        form = builds.get("form", "")
        first = texts[0] if texts else _NONE
        signs = tuple(self._signs[item.start : item.end])
        if form in ("greeting", "address", "afterwards"):
            sign = self._value(parts[builds["opener"]])
            if not texts:
                said = [self._value(parts[name]) for role, name in roles if role == "fragment"]
                fragment = tuple(Argument("predicate", noun) for noun in said)
                return (Clause(signs, type="fragment", openers=(sign,), fragment=fragment),)
            before, after = ((sign,), ()) if form == "greeting" else ((), (sign,))
            opened = (*before, *first[0].signs, *after)
            openers = (sign, *first[0].openers)
            return (replace(first[0], openers=openers, signs=opened), *first[1:])
        if form == "condition-open":
            return tuple(replace(clause, condition="condition") for clause in first)
        if form in ("wish-around", "embedded-around"):
            return self._around(first, builds, parts, item)
        if form == "among":  # TEA COFFEE SHE TEA CHOOSE; TWO SHIRT YOU CHOOSE WHICH
            one, *others = (self._value(parts[name]) for role, name in roles if role == "beside")
            of = Argument("predicate", replace(one, joined=tuple(("and", o) for o in others)))
            led = builds.get("word", "between")
            return (Clause(signs, type="fragment", lead=led, fragment=(of,)), *first)
        if form == "or-not":
            asked = replace(first[-1], polar=True, end_adverbs=(*first[-1].end_adverbs, "or not"))
            return (*first[:-1], asked)
        if form.startswith("contrast"):
            return self._contrasted(first, form, builds, parts)
        if len(texts) < 2:
            return first
        second = texts[1]
        match form:
            case "link" | "lead":
                word = builds.get("word") or _word_of(self._value(parts[builds["link"]]))
                if form == "lead" and word.startswith("because"):
                    return (replace(first[0], lead=word), *first[1:], *second)
                if form == "lead":  # after I eat, I will sleep
                    led = replace(first[0], lead=word, condition="condition")
                    led = same_one(led, second[0])
                    follows = replace(second[0], condition="consequence")
                    return (led, *first[1:], follows, *second[1:])
                modal = "can" if word == "so that" else second[0].modal
                return (*first, replace(second[0], link=word, modal=modal), *second[1:])
            case "condition":
                led = tuple(replace(same_one(c, second[0]), condition="condition") for c in first)
                return (*led, replace(second[0], condition="consequence"), *second[1:])
            case "that":
                governing = replace(first[-1], governs_clause=True)
                return (*first[:-1], governing, replace(second[0], link="that"))
            case "to":
                return (*first[:-1], *_wished(first[-1], second[0]))
            case "self":
                *others, last = first[-1].predicates
                chained = (*others, replace(last, complement=second[0].predicates[0]))
                return (*first[:-1], _merged(replace(first[-1], predicates=chained), second[0]))
            case "embedded":
                main = replace(first[-1], governs_clause=True, embedded=second[0], signs=signs)
                return (*first[:-1], main)
            case "beside":
                return _narrated((*first, replace(second[0], link="and"), *second[1:]))
            case "but":
                subject = first[-1].subject
                elided = subject is not None and subject.pronoun is None
                denied = replace(second[0], subject=subject, is_elided=elided, link="but")
                return (*first, replace(denied, expletive=None))
            case "but-other":
                return (*first, replace(second[0], link="but"))
            case "elided":
                shared = replace(second[0], subject=first[-1].subject, is_elided=True, link="and")
                return (*first, shared, *second[1:])
            case "carried-object" | "carried-oblique":  # I TEA DRINK BROTHER COFFEE
                role = form.removeprefix("carried-")
                said = second[0].predicates[-1].arguments[-1]
                noun = said.nominal
                if noun is None:  # I RED SAREE WEAR SISTER GREEN
                    noun = replace(first[-1].predicates[-1].objects[-1], adjectives=said.adjectives)
                verbs = _map_inner(first[-1], lambda p: _with_other(p, noun, role)).predicates
                told = replace(second[0], predicates=verbs, time=first[-1].time, link="and")
                return (*first, told)
            case _:
                return (*first, *second)

    def _around(
        self, inner: tuple[Clause, ...], builds: dict[str, str], parts: dict[str, Item], item: Item
    ) -> tuple[Clause, ...]:
        """I YOU COME WANT: who wants it, what is wanted, the verb."""
        main: Clause = self._value(parts[builds["head"]])
        who: Nominal = self._value(parts[builds["subject"]])
        main = replace(main, subject=who, governs_clause=True, signs=(who.sign, *main.signs))
        if builds["form"] == "embedded-around":
            signs = tuple(self._signs[item.start : item.end])
            return (replace(main, embedded=inner[0], signs=signs),)
        return (*_wished(main, inner[0]), *inner[1:])

    def _contrasted(
        self, first: tuple[Clause, ...], form: str, builds: dict[str, str], parts: dict[str, Item]
    ) -> tuple[Clause, ...]:
        """TEA I LIKE COFFEE NOT: the second clause is the first with another noun, denied."""
        value: Any = self._value(parts[builds["contrasted"]])
        noun: Any = value.general if form == "contrast" else value
        sign: Sign = self._value(parts[builds["negator"]])
        last = first[-1]
        if last.subject is not None:  # YOU COME HE NOT: you are told, not asked
            first = (*first[:-1], replace(last, declared="statement"))
        at = parts[builds["contrasted"]]
        signs = (*self._signs[at.start : at.end], sign)
        other = replace(last, signs=signs, negators=(sign,), link="but")
        if form == "contrast-place":
            place = _oblique(last, value, builds.get("preposition"))
            other = _map_inner(other, lambda p: replace(p, arguments=(place,)))
            return (*first, replace(other, elided="place"))
        other = replace(other, topic=None)
        if form == "contrast-time":
            return (*first, replace(other, times=(noun.phrase,), elided="time"))
        other = replace(other, times=())
        if form == "contrast-subject":
            other = replace(other, subject=noun, elided="verb", expletive=None)
            return _narrated((*first, other))
        *others, phrase = last.predicates
        if form == "contrast-doing":
            phrase = replace(phrase, complement=value.predicates[0])
        else:
            phrase = _with_other(phrase, noun, "object", "predicate")
        other = replace(other, predicates=(*others, phrase), elided="all", completive=False)
        return (*first, other)


def _manner(item: Described, form: str | None) -> Described:
    """Runs well; better than me, more carefully."""
    words = item.sense.en.split(" or ")
    bare = form == "more" and is_short(words[0])
    word = " or ".join(words if bare else map(derived_adverb, words))
    sense = item.sense.model_copy(update={"en": word})
    return replace(item, sense=sense, degree=form or item.degree)


def _before(text: str, sense: Sense) -> Sense:
    return sense.model_copy(update={"en": f"{text} {sense.en}", "noun": kind_of(sense.noun)})


def _narrated(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """I SHOUT SHE RUN: what one did, and then the other."""
    told = all(
        clause.predicates
        and clause.predicates[0].grammar.aspect in ("event", "moment", "act", "ongoing")
        and not (clause.time or clause.modal or clause.completive or clause.habit)
        for clause in clauses
    )
    return tuple(replace(clause, time="past") for clause in clauses) if told else clauses


def _wished(main: Clause, inner: Clause) -> tuple[Clause, Clause]:
    """YOU WANT I COME WHEN: what ends the sentence is said of the wish, when do you want."""
    states = main.predicates[-1].grammar.frame != "ditransitive"
    main = replace(main, governs_clause=states)
    if "wish" in (main.predicates[-1].grammar.governs or ()):
        negators = main.negators + inner.negators
        main = replace(main, asked=main.asked or inner.asked, negators=negators)
        inner = replace(inner, asked=None, negators=())
    return main, replace(inner, link="to")


def _text_of(item: Item, value: Any) -> str:
    if isinstance(value, Time):
        return str(item.features["en"]) if item.rule is None else value.phrase
    if isinstance(value, Nominal):
        number = value.sense.wordClass == "numeral"
        return counted(value.sense.en) if number else value.sense.en
    if isinstance(value, Adjectives):
        return value.items[0].sense.en
    return str(getattr(value, "en", ""))


def same_one(first: Clause, second: Clause) -> Clause:
    """EAT BEFORE HAND WASH: who is told to, or who is pointed at, does the first as well."""
    whom = second.subject
    if first.subject is not None or first.expletive not in (None, "I"):
        return first
    if whom is not None and whom.pronoun is not None:
        return replace(first, subject=whom, expletive=None)
    of_mine = whom is not None and whom.noun.type in ("kin", "body")  # PASS | FATHER HAPPY
    is_mine = of_mine or any(sign.concept in ("i", "me", "my") for sign in second.signs)
    return first if is_mine or second.expletive else replace(first, expletive="you")


def _word_of(link: Any) -> str:
    """What joins two clauses."""
    return str(link.senses[0].en if isinstance(link, Sign) else link.en)


def _map_inner(clause: Clause, change: Callable[[VerbPhrase], VerbPhrase]) -> Clause:
    def changed(phrase: VerbPhrase) -> VerbPhrase:
        return change(phrase) if phrase.complement is None else phrase

    *others, last = clause.predicates
    return replace(clause, predicates=(*others, last.with_each(changed)))


def _with_object(phrase: VerbPhrase, preposition: str) -> VerbPhrase:
    """THEY TALK WHAT: about what, though one talks to somebody."""
    return replace(phrase, grammar=phrase.grammar.model_copy(update={"object": preposition}))


def _argued(clause: Clause, argument: Argument) -> Clause:
    return _map_inner(clause, lambda p: replace(p, arguments=(*p.arguments, argument)))


def _object_of(clause: Clause, value: Any) -> Argument:
    preposition = clause.predicates[-1].innermost.grammar.object
    if preposition and not isinstance(value, Adjectives):
        return Argument("oblique", value, preposition)
    return _said(value, "object")


def _with_other(phrase: VerbPhrase, value: Any, *roles: str) -> VerbPhrase:
    """The same verb with something else in one of these roles."""
    arguments = (_instead(a, value) if a.role in roles else a for a in phrase.arguments)
    return replace(phrase, arguments=tuple(arguments))


def _instead(argument: Argument, value: Any) -> Argument:
    """SHE MY SISTER MOTHER NOT: another in its place, of the same owner."""
    if isinstance(value, Adjectives):
        return replace(argument, adjectives=value.items)
    before = argument.nominal
    if before is not None and before.owner is not None and value.owner is None:
        value = replace(value, owner=before.owner) if value.noun.type == "kin" else value
    return replace(argument, nominal=value)


def _said(value: Any, role: Literal["object", "predicate"] = "predicate") -> Argument:
    if isinstance(value, Adjectives):
        return Argument(role, adjectives=value.items)
    return Argument(role, value)


def _preposition_of(clause: Clause) -> str:
    """What its adjective takes: afraid of."""
    said = [a for argument in clause.predicates[-1].arguments for a in argument.adjectives]
    return (said[0].grammar.complement if said else None) or "about"


def _part(value: Any) -> Argument:
    """What stands alone."""
    if isinstance(value, Time):
        return Argument("predicate", word=value.phrase)
    return value if isinstance(value, Argument) else _said(value)


def _oblique(clause: Clause, value: Any, preposition: str | None) -> Argument:
    if isinstance(value, Argument):
        return value
    if isinstance(value, Sign):
        value = value.senses[-1] if value.sense("preposition") else value.senses[0]
    if isinstance(value, Sense):
        return Argument("oblique", word=value.en)
    if preposition is None:
        noun = value.noun
        grammar = clause.predicates[-1].innermost.grammar
        motion = grammar.frame == "motion" or grammar.carries
        preposition = ("" if noun.to == "none" else noun.to or "to") if motion else noun.at or "at"
    return Argument("oblique", value, preposition)


def _timed(clause: Clause, time: Time, *, first: bool = False) -> Clause:
    tense = time.tense if time.tense in ("past", "future") else clause.time or time.tense
    times = (time.phrase, *clause.times) if first else (*clause.times, time.phrase)
    return replace(clause, times=times, time=tense, habit=clause.habit or time.habit)


def _merged(clause: Clause, other: Clause) -> Clause:
    """With what was said of another verb: when, how, whether not."""
    return replace(
        clause,
        times=(*other.times, *clause.times),
        time=clause.time or other.time,
        habit=clause.habit or other.habit,
        negators=(*other.negators, *clause.negators),
        polite=clause.polite or other.polite,
        completive=clause.completive or other.completive,
        middle_adverbs=(*other.middle_adverbs, *clause.middle_adverbs),
        end_adverbs=(*other.end_adverbs, *clause.end_adverbs),
        sentence_adverbs=(*other.sentence_adverbs, *clause.sentence_adverbs),
        doubt=clause.doubt or other.doubt,
        asked=clause.asked or other.asked,
    )


def _governed(clause: Clause, inner: Clause) -> Clause:
    *others, last = clause.predicates
    first, *chained = inner.predicates
    governing = replace(last, complement=first)
    return _merged(replace(clause, predicates=(*others, governing, *chained)), inner)


def _modal(clause: Clause, sign: Sign) -> Clause:
    sense = sign.sense("modal") or sign.senses[0]
    grammar = sense.modal or ANY_MODAL
    if grammar.tense == "future":
        return replace(clause, time="future")
    word = "can" if sign.concept == "cannot" else sense.en
    negators = (*clause.negators, sign) if grammar.negative else clause.negators
    return replace(clause, modal=word, negators=negators)


def _adverbial(clause: Clause, sign: Sign) -> Clause:
    if sign.sense("interjection") is not None and sign.sense("adverb") is None:
        said = sign.senses[0].en  # HE SAY YES
        return replace(clause, end_adverbs=(*clause.end_adverbs, said), governs_clause=True)
    sense = next((s for s in sign.senses if s.adverb is not None), sign.senses[0])
    kind = sense.adverb.kind if sense.adverb else "manner"
    in_middle = (*clause.middle_adverbs, sense.en)
    match kind:
        case "sentence":
            said = (*clause.sentence_adverbs, sense.en)
            return replace(clause, sentence_adverbs=said, doubt=True)
        case "completive":
            is_so = bool(clause.predicates) and clause.predicates[0].lemma == "be"
            completive = clause.completive or not is_so  # DINNER READY ALREADY
            return replace(clause, middle_adverbs=in_middle, completive=completive)
        case "frequency":
            return replace(clause, middle_adverbs=in_middle, habit=True)
        case "reflexive":
            return replace(clause, end_adverbs=(*clause.end_adverbs, "self"))
        case "place":
            where = Argument("oblique", word=sense.en)
            if not clause.predicates:
                return replace(clause, fragment=(*clause.fragment, where))
            return _argued(clause, where)
        case _ if kind == "middle" or sense.en in ("also", "still", "just"):
            return replace(clause, middle_adverbs=in_middle)
        case _:
            return replace(clause, end_adverbs=(*clause.end_adverbs, sense.en))


def _fronted(clause: Clause) -> Clause:
    """The object that stands first is known: the new car, that I want."""
    phrase = clause.predicates[-1].innermost
    last = phrase.arguments[-1] if phrase.arguments else None
    if last is None or last.nominal is None:
        return clause
    topic = last.nominal
    is_known = clause.topic is not None and topic.noun.article != "possessed"
    if not topic.is_animate or is_known:
        topic = replace(topic, fronted=True)
    argument = replace(last, nominal=topic)
    return replace(
        _map_inner(clause, lambda p: replace(p, arguments=(*p.arguments[:-1], argument))),
        topic=topic if topic.determiner is not None or clause.topic is not None else clause.topic,
    )
