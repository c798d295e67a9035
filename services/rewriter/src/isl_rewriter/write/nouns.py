"""Noun phrases in English: articles, owners, numbers, plurals."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from isl_contracts.generated.language import EnglishRules

from isl_rewriter.clause import Clause, Described, Nominal
from isl_rewriter.write.clause_facts import pronoun_for
from isl_rewriter.write.english import counted, joined
from isl_rewriter.write.morphology import Morphology
from isl_rewriter.write.verbs import Agreement

Place = Literal["subject", "object", "recipient", "predicate", "oblique", "fragment", "vocative"]


# at school, after school, but near the school
_TO_INSTITUTIONS = ("", "at", "in", "to", "from", "after", "before")


@dataclass(frozen=True, slots=True)
class NounWriter:
    """Writes noun phrases for one clause at a time."""

    morphology: Morphology
    english: EnglishRules

    def text(
        self, nominal: Nominal, place: Place, clause: Clause, *, preposition: str | None = None
    ) -> str:
        """The phrase with everything joined to it."""
        own = self._single(nominal, place, clause, preposition)
        if not nominal.joined:
            return own
        parts = [own]
        for _, other in nominal.joined:
            parts.append(self._single(other, _beside(nominal, other, place), clause, preposition))
        speaker_last = sorted(parts, key=lambda part: part in ("I", "me"))
        return joined(speaker_last, nominal.joined[-1][0])

    def agreement(self, nominal: Nominal) -> Agreement:
        """Person and number of the phrase as a subject."""
        pronoun = nominal.pronoun
        if pronoun is not None and not nominal.joined:
            return Agreement(pronoun.person, pronoun.number == "plural")
        return Agreement(3, nominal.is_plural)

    def asked(self, english: str, nominal: Nominal) -> str:
        """what colour, which book, how many children."""
        if english == "how many" or (english == "how much" and nominal.noun.type != "abstract"):
            english = "how much" if nominal.noun.number == "mass" else "how many"
        asked = [nominal, *(other for _, other in nominal.joined)]
        nouns = [" ".join(self._measured(replace(one, asked=english))) for one in asked]
        word = nominal.joined[-1][0] if nominal.joined else ""
        return f"{english} {joined(nouns, word)}"

    def _measured(self, nominal: Nominal) -> list[str]:
        core = [*self._described(nominal), self._noun(nominal)]
        stuff = nominal.contents
        if stuff is None:
            return core
        of = ["of"] if nominal.sense.en != "dozen" else []  # one dozen bananas
        return [*core, *of, *self._described(stuff), self._noun(stuff)]

    def adjectives(self, described: Sequence[Described], clause: Clause) -> str:
        """Adjectives after the verb: tall and very strong."""
        words = [("the " if i.grammar.definite else "") + self._with_degree(i) for i in described]
        subject = clause.subject
        if subject is not None and not (subject.is_animate or subject.is_pointing):
            words = [self.english.ofThings.values.get(word, word) for word in words]
        return joined(words)

    def _single(
        self, nominal: Nominal, place: Place, clause: Clause, preposition: str | None
    ) -> str:
        if nominal.sense.wordClass in ("pronoun", "possessive"):
            return self._pronoun(nominal, place)
        if nominal.is_pointing and nominal.leads is None:
            return counted(nominal.sense.en)
        core = self._measured(nominal)
        if nominal.leads is not None:
            preposition_of, place_of = nominal.leads
            core += [preposition_of, self.text(place_of, "oblique", clause)]
        if nominal.label is not None:
            return " ".join([*core, nominal.label])
        if nominal.named is not None:
            core.append(nominal.named)
            if nominal.owner is None and self._is_title(nominal):
                return " ".join([core[0].capitalize(), *core[1:]])
        if nominal.number is not None:
            core.insert(0, counted(nominal.number))
        return self._with_determiner(nominal, place, clause, preposition, " ".join(core))

    def _is_title(self, nominal: Nominal) -> bool:
        """Uncle Raju, Doctor Sharma; but my friend Arjun, the teacher Ritu."""
        described = nominal.adjectives or nominal.determiner is not None
        return nominal.sense.en.lower() in self.english.titles.values and not described

    def _pronoun(self, nominal: Nominal, place: Place) -> str:
        forms = self.english.pronouns.values.get(nominal.sign.concept)
        if forms is None:
            return nominal.sense.en
        if nominal.sense.wordClass == "possessive":
            return forms.own
        if nominal.determiner is not None:
            return f"{nominal.determiner.en} of {forms.object}"
        said = forms.subject if place == "subject" else forms.object
        return f"{said} {counted(nominal.number)}" if nominal.number else said

    def _described(self, nominal: Nominal) -> list[str]:
        ordered = sorted(nominal.adjectives, key=_adjective_rank)
        colours = [item for item in ordered if item.grammar.colour]
        words = [self._with_degree(item) for item in ordered if not item.grammar.colour]
        return [*words, joined([self._with_degree(item) for item in colours])] if colours else words

    def _with_degree(self, item: Described) -> str:
        match item.degree:
            case None:
                return item.sense.en
            case "too much":
                return f"too {item.sense.en}"
            case "more":
                return self.morphology.compared(item.sense.en, "JJR")
            case "most":
                return f"the {self.morphology.compared(item.sense.en, 'JJS')}"
            case _:
                return f"{item.degree} {item.sense.en}"

    def _noun(self, nominal: Nominal) -> str:
        noun, lemma = nominal.noun, nominal.sense.en
        if noun.number != "count" or not nominal.is_several:
            return lemma
        return noun.plural or self.morphology.inflect(lemma, "NNS")

    def _with_determiner(
        self, nominal: Nominal, place: Place, clause: Clause, preposition: str | None, core: str
    ) -> str:
        before = self._determiner(nominal)
        owner = self._owner(nominal, place, clause)
        if owner and nominal.owner is not None and not self._may_own(nominal):
            return " ".join(filter(None, [before or "the", core, "of", owner]))
        if owner:
            return " ".join(filter(None, [before, owner, core]))
        if before:
            return f"{before} {core}"
        if nominal.number is not None or nominal.sense.wordClass in ("name", "numeral"):
            return core
        return self._with_article(nominal, place, clause, preposition, core)

    def _determiner(self, nominal: Nominal) -> str:
        if nominal.determiner is None or nominal.determiner.determiner is None:
            return ""
        grammar, word = nominal.determiner.determiner, nominal.determiner.en
        mass = nominal.noun.number == "mass"
        match word:
            case "this" | "that" if nominal.is_several:
                return {"this": "these", "that": "those"}[word]
            case "many" if mass:
                return "a lot of"
            case "a few" if mass:
                return "a little"
            case "half" if nominal.contents is not None:
                return "half a"
            case "quarter":
                return "a quarter"
            case "all" if nominal.is_collective:
                return "the whole" if nominal.owner is None else "all of"
            case "all" | "half" if nominal.owner is None and nominal.noun.article != "possessed":
                return f"{word} the"
            case "more" if nominal.number is not None:
                return ""
            case _ if grammar.quantity and nominal.owner is not None:
                return f"{word} of" if word not in ("all", "both", "half") else word
            case _:
                return word

    def _may_own(self, owned: Nominal) -> bool:
        """Rahul's phone and the phone's battery; but the price of the ticket."""
        by_somebody = owned.owner is not None and owned.owner.is_animate
        return by_somebody or owned.sense.en in self.english.parts.values

    def _owner(self, nominal: Nominal, place: Place, clause: Clause) -> str:
        owner = nominal.owner
        if owner is not None:
            if owner.pronoun is not None:
                forms = self.english.pronouns.values.get(owner.sign.concept)
                return forms.owner if forms else owner.sense.en
            text = self.text(owner, "subject", clause)
            if not self._may_own(nominal):
                return text
            return f"{text}'" if owner.is_several and text.endswith("s") else f"{text}'s"
        determined = nominal.determiner is not None or nominal.number is not None
        if place == "object" and nominal.noun.type in ("kin", "body") and _is_had(clause):
            return ""
        if clause.type == "imperative" and place == "object" and not determined:
            if nominal.noun.relational and not nominal.noun.attribute:
                return "your" if nominal.noun.type == "abstract" else "my"
        own = any(item.sense.en == "own" for item in nominal.adjectives)
        if own and clause.subject not in (None, nominal) and clause.subject.pronoun is None:
            return self._their(clause.subject)
        bare = nominal.noun.article != "possessed" and not own
        if bare or (determined and not nominal.is_all_of_them):
            return ""
        there = clause.expletive == "there" and place != "oblique"
        if there or place == "vocative" or (place == "predicate" and nominal.is_several):
            return ""
        if nominal.noun.type == "abstract" and clause.subject is not None:
            if clause.subject is not nominal and clause.subject.pronoun is None:
                return ""  # whose homework a teacher gives, nobody said
        who = clause.asked.role if clause.asked is not None else None
        if place == "object" and nominal.noun.type != "kin" and who == "subject":
            return ""  # HOMEWORK WHO FINISH NOT
        mine = "your" if clause.type == "polar" else "my"
        return mine if place == "predicate" else self._default_owner(nominal, clause)

    def _default_owner(self, nominal: Nominal, clause: Clause) -> str:
        """Kin and body parts belong to the subject where that is a pronoun, else to me or you."""
        subject = clause.subject
        if subject is None or subject is nominal or clause.type == "imperative":
            of_you = clause.type in ("imperative", "polar") or clause.expletive == "you"
            return "your" if of_you and nominal.noun.type != "kin" else "my"
        if subject.pronoun is None:
            of_subject = nominal.noun.type == "body" and subject.is_animate
            if of_subject and self._is_any_limb(nominal, subject):
                return ""
            return self._their(subject) if of_subject else "my"
        forms = self.english.pronouns.values.get(subject.sign.concept)
        return forms.owner if forms is not None and not subject.pronoun.indefinite else "my"

    def _is_any_limb(self, nominal: Nominal, subject: Nominal) -> bool:
        """The worker broke a leg: whether his or hers, nobody said."""
        one = nominal.sense.en in self.english.limbs.values and not nominal.is_several
        return one and subject.is_personal and pronoun_for(subject, self.english) is None

    def _their(self, subject: Nominal) -> str:
        """his, her or their hands."""
        return self.english.pronouns.values[pronoun_for(subject, self.english) or "they"].owner

    def _with_article(
        self, nominal: Nominal, place: Place, clause: Clause, preposition: str | None, core: str
    ) -> str:
        noun = nominal.noun
        if place == "vocative" or noun.number == "proper":
            return core
        definite = any(
            adjective.grammar.definite or adjective.grammar.ordinal or adjective.grammar.timeTense
            for adjective in nominal.adjectives
        )
        article = "definite" if definite or nominal.named else noun.article
        if article == "possessed" and noun.type == "body" and place == "object":
            article = "indefinite"
        if noun.number in ("mass", "plural") and noun.type == "thing" and place == "subject":
            article = "definite"
        if place == "object" and noun.type != "place" and self._is_known(nominal, clause):
            article = "definite"
        if noun.type == "place" and article == "none" and noun.to is None:
            article = {"subject": "definite", "predicate": "indefinite"}.get(place, article)
            if preposition is not None and preposition not in _TO_INSTITUTIONS:
                article = "definite"
            if place == "object" and nominal.adjectives:
                article = "indefinite"
        if noun.number in ("mass", "plural") and article == "indefinite":
            article = "none"
        countable = noun.number == "count"
        if place == "object" and _is_had(clause):
            if article == "possessed":
                article = "indefinite" if countable else "none"
            elif article == "definite" and countable and not definite:
                article = "indefinite"
        if article == "definite" and place == "predicate" and clause.expletive == "there":
            article = "indefinite"
        if article == "indefinite":
            article = self._indefinite(nominal, place, clause, preposition)
        is_place = noun.type == "place" and not nominal.adjectives
        kept = definite or noun.number == "plural" or is_place
        if article == "definite" and place == "predicate" and not kept:
            article = "indefinite"
        match article:
            case "definite":
                return f"the {core}"
            case "indefinite" if not nominal.is_several:
                return f"{self.morphology.article(core)} {core}".replace("an other ", "another ")
            case _:
                return core

    def _is_known(self, nominal: Nominal, clause: Clause) -> bool:
        """finish the work, leave the job, play the guitar: one knows which."""
        played = nominal.sense.en in self.english.instruments.values
        return played or _does(clause, self.english.ofKnown.values)

    def _indefinite(
        self, nominal: Nominal, place: Place, clause: Clause, preposition: str | None
    ) -> str:
        """What an indefinite noun's article becomes in its place."""
        fronted = nominal.fronted and not _is_had(clause)
        thanked = place == "fragment" and any(s.concept == "thank-you" for s in clause.openers)
        if (place in ("subject", "recipient") and not nominal.contents) or fronted or thanked:
            return "definite"
        new = _does(clause, self.english.ofNew.values)
        if place == "oblique":
            if preposition in ("by", "of", "per"):
                return "none"
            return "indefinite" if new or preposition in ("with", "as") else "definite"
        known = clause.type == "imperative" or (clause.completive and not new)
        return "definite" if place == "object" and known else "indefinite"


def _beside(first: Nominal, other: Nominal, place: Place) -> Place:
    """my friend's mother and father: the owner is said once."""
    shared = (first.owner is not None or other.paired) and other.owner is None
    return "vocative" if shared and other.noun.article in ("possessed", "definite") else place


def _does(clause: Clause, verbs: Container[str]) -> bool:
    return bool(clause.predicates) and clause.predicates[-1].innermost.lemma in verbs


def _is_had(clause: Clause) -> bool:
    return bool(clause.predicates) and clause.predicates[-1].innermost.lemma == "have"


def _adjective_rank(item: Described) -> int:
    grammar = item.grammar
    if grammar.ordinal or grammar.definite or grammar.timeTense:
        return 0
    return 2 if grammar.colour else 1
