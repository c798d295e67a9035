"""What the grammar's rules can ask of a single sign."""

from collections.abc import Mapping
from typing import Any

from isl_contracts.generated.language import Company, EnglishRules, Noun, Sense, SignRules
from pydantic import BaseModel

from isl_rewriter.interpret.chart import Item, key_of
from isl_rewriter.lexicon import ANY_NOUN, ANY_VERB
from isl_rewriter.read.signs import Sign

_KIND = {"kin": "person", "proper": "thing", "body": "body"}
_CATS = {
    "noun": "N", "name": "NAME", "pronoun": "PRON", "possessive": "POSS", "determiner": "DET",
    "numeral": "NUM", "adjective": "ADJ", "verb": "V", "preposition": "P", "conjunction": "CONJ",
    "modal": "MOD", "negator": "NEG", "particle": "DONE", "question": "Q", "interjection": "INTJ",
}  # fmt: skip
_NOMINATIVE = frozenset({"i", "he", "she", "it", "we", "they", "you", "you-all"})
OBJECT_FORMS = frozenset({"HIM", "HER", "ME", "THEM", "US"})  # US THEY INVITE: they invite us
_PARTS_OF_DAY = ("in the morning", "in the afternoon", "in the evening", "at night")
TAKES = ("transitive", "ambitransitive", "ditransitive")


class Lexical:
    """Makes the lexical items of a sign, one for each of its senses."""

    def __init__(self, signs: SignRules, english: EnglishRules, company: Company) -> None:
        self._signs = signs
        self._english = english
        self._listed = {
            "meal": signs.meals, "numbered": signs.numbered, "region": signs.regions,
            "home": signs.homes, "felt": signs.feltIn, "weather": signs.weatherSubjects,
            "setPhrase": signs.fragments,
        }  # fmt: skip
        pairs = signs.pairs.values
        self._sorts: dict[str, set[str]] = {}
        for sort, nouns in _words(company.sorts).items():
            for noun in nouns:
                self._sorts.setdefault(noun, {noun}).add(sort)
        self._objects, self._agents = _words(company.objects), _words(company.agents)
        self._qualities, self._kinds = _words(company.qualities), _words(company.compounds)
        self._pairs = [pair for one, other in pairs for pair in ((one, other), (other, one))]

    def items(self, position: int, sign: Sign) -> list[Item]:
        """Every way to take one sign, without what it costs."""
        items: list[Item] = []
        for rank, sense in enumerate(sign.senses):
            is_time = sense.adverb is not None and sense.adverb.kind == "time"
            cat = "TIME" if is_time else _CATS.get(sense.wordClass, "ADV")
            items.append(self._item(position, sign, sense, cat, {"rank": rank} if rank else {}))
        if sign.concept in self._signs.refusals.values:
            items.append(self._item(position, sign, sign.senses[0], "NEG", {"refuses": True}))
        return items

    def _item(
        self, position: int, sign: Sign, sense: Sense, cat: str, more: Mapping[str, Any]
    ) -> Item:
        features: dict[str, Any] = {
            "cls": sense.wordClass,
            "concept": "me" if sign.gloss in OBJECT_FORMS else sign.concept or None,
            "en": sense.en,
            "at": (position, cat, sense.en),
            "sign": sign,
            "sense": sense,
            **self._of_class(sign, sense),
            **more,
        }
        if len(sign.senses) > 1:
            classes = {other.wordClass for other in sign.senses}
            features["alsoNoun"] = "noun" in classes and cat != "N"
            features["alsoVerb"] = "verb" in classes and cat != "V"
            features["alsoAdj"] = "adjective" in classes and cat != "ADJ"
        return Item(cat, position, position + 1, features, 0.0, key=key_of(cat, features))

    def _of_class(self, sign: Sign, sense: Sense) -> dict[str, Any]:
        match sense.wordClass:
            case "noun" | "name":
                return self._noun(sign, sense, sense.noun or ANY_NOUN)
            case "pronoun" | "possessive":
                pronoun = sense.pronoun
                thing = pronoun is not None and pronoun.gender == "thing"
                return {
                    "kind": "thing" if thing else "person",
                    "personal": not thing,
                    "animate": not thing,
                    "nominative": sign.concept in _NOMINATIVE and sign.gloss not in OBJECT_FORMS,
                    "person": pronoun.person if pronoun else 3,
                    "several": pronoun is not None and pronoun.number == "plural",
                    "indefinite": bool(pronoun and pronoun.indefinite),
                    "gender": pronoun.gender if pronoun else None,
                }
            case "verb":
                return self._verb(sign, sense)
            case "adjective":
                found = _facts(sense.adjective)
                manner = sense.en in self._english.manner.values
                judging = sense.en in self._english.judging.values
                governs = dict.fromkeys(found.get("governs", ()), True)
                of = self._qualities.get(sense.en)
                return {**found, **governs, "manner": manner, "judging": judging, "of": of}
            case "adverb":
                adverb = sense.adverb
                if adverb is None:
                    return {}
                phrase = adverb.phrase or ""
                return _facts(adverb) | {
                    "comparing": sense.en in ("more", "most", "less", "least"),
                    "unit": bool(phrase) or sign.sense("noun") is not None,
                    "month": phrase.startswith("in ") and phrase[3:4].isupper(),
                    "part": phrase in _PARTS_OF_DAY,
                }
            case "determiner":
                found = _facts(sense.determiner)
                return {**found, "amount": found.pop("number", None), "kind": "thing"}
            case "numeral":
                return {"value": sense.en, "kind": "number"}
            case "question":
                return {"asks": sense.question.asks if sense.question else "thing"}
            case _:
                return _facts(sense.interjection or sense.negator or sense.modal)

    def _noun(self, sign: Sign, sense: Sense, noun: Noun) -> dict[str, Any]:
        kind = _KIND.get(noun.type, noun.type)
        personal = kind == "person"
        return {
            "type": noun.type,
            "kind": kind,
            "mass": noun.number == "mass",
            "plural": noun.number == "plural",
            "proper": noun.number == "proper",
            "article": noun.article,
            "relational": bool(noun.relational),
            "measured": bool(noun.relational) and kind == "abstract",
            "pairOf": {b for a, b in self._pairs if a == (sign.concept or sense.en)},
            "attribute": bool(noun.attribute),
            "belongs": bool(noun.relational) or noun.type in ("kin", "body"),
            "goal": noun.goal,
            "compounds": bool(noun.compounds),
            "sorts": self._sorts.get(sense.en),
            "kinds": self._kinds.get(sense.en),
            "objects": self._objects.get(sense.en) if sign.sense("verb") else None,
            "personal": personal,
            "animate": personal or kind == "animal",
            "isPlace": kind == "place",
            "holds": noun.at if kind == "thing" else None,
            "several": sign.count > 1 or noun.number == "plural",
            "part": sense.en in self._english.parts.values,
            "measure": sense.en in self._english.measures.values,
            "machine": sense.en in self._english.machines.values,
            "title": sense.en.lower() in self._english.titles.values,
            "gender": self._english.gender.values.get(sense.en),
            **{name: sign.concept in listed.values for name, listed in self._listed.items()},
            "unit": noun.type == "time",
            "called": sense.wordClass == "name" and noun.type == "person",
        }

    def _verb(self, sign: Sign, sense: Sense) -> dict[str, Any]:
        verb = sense.verb or ANY_VERB
        # A verb that the lexicon has not may be on the list of what only people do.
        of_people = not sign.concept and sense.en in self._signs.ofPeople.values
        return {
            "verb": sense.en,
            **_facts(verb),
            "prep": verb.object,
            "objects": self._objects.get(sense.en),
            "agents": self._agents.get(sense.en),
            "recipients": self._objects.get(f"{sense.en} to"),
            "object": None,
            "recipient": None,
            "complement": None,
            "takes": verb.frame in TAKES and (not verb.linking or verb.private is True),
            "guessed": not sign.concept and sense is not sign.senses[0],
            "agent": verb.agent or ("person" if of_people else None),
            "needs": verb.frame in ("transitive", "ditransitive") and not verb.linking,
            "gives": verb.frame == "ditransitive" or verb.recipient == "to",
            "givesFor": verb.recipient == "for",
            "governing": bool(verb.complement),
            "playsWith": verb.company,
            "company": None,
            "unsaidObject": sense.en in self._english.needsObject.values,
            "onTime": bool(verb.ergative)
            or (verb.alone and verb.aspect == "event")
            or verb.frame in ("motion", "locative", "intransitive"),
            **dict.fromkeys(verb.governs or (), True),
            "reports": bool({"fact", "order"} & set(verb.governs or ())),
        }


def _words(company: Mapping[str, str]) -> dict[str, set[str]]:
    return {word: set(kept.split(", ")) for word, kept in company.items()}


def _facts(grammar: BaseModel | None) -> dict[str, Any]:
    return grammar.model_dump(exclude_none=True) if grammar is not None else {}
