"""From what a clause means to an English clause, without its end mark."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from isl_rewriter.clause import Argument, Asked, Clause, Nominal, VerbPhrase
from isl_rewriter.rules import Rules
from isl_rewriter.write.clause_facts import (
    addresses_somebody,
    has_personal_pronoun,
    is_generic,
    says_no,
)
from isl_rewriter.write.english import joined
from isl_rewriter.write.morphology import Morphology
from isl_rewriter.write.nouns import NounWriter, Place
from isl_rewriter.write.verbs import Agreement, Group, contracted, negated, verb_group

_ROLE_ORDER = {"recipient": 0, "object": 1, "predicate": 2, "oblique": 3}


class Realiser:
    """Writes clauses; holds no state between them."""

    def __init__(self, rules: Rules, morphology: Morphology) -> None:
        self._tense = [
            (line.when.model_dump(exclude_none=True), line.form) for line in rules.tense.forms
        ]
        self._english = rules.english
        self._set_phrases = rules.signs.fragments.values
        self._morphology = morphology
        self._nouns = NounWriter(morphology, rules.english)

    def write(self, clause: Clause) -> str:
        """The clause in English, lower case at its start unless a name begins it."""
        if clause.elided is not None:
            words = self._elided(clause)
        elif clause.type == "fragment" or not clause.predicates:
            words = self._fragment(clause)
        elif clause.type == "embedded":
            words = self._embedded(clause)
        elif clause.link == "to" and clause.subject is not None:
            words = self._wished(clause, clause.subject)
        elif clause.type == "imperative":
            words = self._imperative(clause)
        elif clause.type == "wh" and clause.asked is not None:
            words = self._question(clause, clause.asked)
        elif clause.type == "polar":
            words = self._inverted(clause)
        else:
            words = self._statement(clause)
        return _spaced([*clause.sentence_adverbs, *words]).replace(" ,", ",")

    def _elided(self, clause: Clause) -> list[str]:
        """The rest is as in the clause before: I am not; not coffee."""
        if clause.elided == "verb":
            group = self._group(clause, clause.predicates[0], self._agreement(clause))
            return [self._subject(clause), *(group.auxiliaries or ("do",))]
        if clause.elided == "time":
            return ["not", *clause.times]
        phrase = clause.predicates[-1]
        same = ("oblique",) if clause.elided == "place" else ("object", "predicate")
        objects = tuple(a for a in phrase.arguments if a.role in same)
        return ["not", *self._after_verb(clause, replace(phrase, arguments=objects), Group((), ""))]

    def _embedded(self, clause: Clause) -> list[str]:
        """A question within a sentence keeps the order of a statement: where he lives."""
        asked = clause.asked
        if asked is None:
            return ["whether", *self._statement(clause)]
        if asked.role == "subject":
            return self._question(clause, asked)
        if clause.expletive == "you" and asked.asks in ("manner", "time") and not clause.times:
            return [self._question_words(asked), "to", *self._imperative(clause)]
        return [self._question_words(asked), *self._statement(clause), *self._stranded(clause)]

    def gerund(self, clause: Clause) -> str:
        """What somebody is thanked for: helping me."""
        forms = [self._morphology.inflect(phrase.lemma, "VBG") for phrase in clause.predicates]
        return _spaced(self._verbs(clause, clause.middle_adverbs, forms))

    # -- sentence types -------------------------------------------------------------------

    def _statement(self, clause: Clause) -> list[str]:
        agreement = self._agreement(clause)
        parts: list[str] = []
        said: tuple[str, ...] = ()
        for phrase in clause.predicates:
            group = self._group(clause, phrase, agreement)
            before = list(group.auxiliaries) if parts else self._with_middle(clause, group)
            if parts and group.auxiliaries == said and group.main:
                before = []
            said = group.auxiliaries
            parts.append(_spaced([*before, group.main, *self._after_verb(clause, phrase, group)]))
        done = joined(parts, clause.predicates[-1].word)
        return [self._subject(clause), done, *self._ending(clause)]

    def _wished(self, clause: Clause, subject: Nominal) -> list[str]:
        """I want: you to come."""
        who = self._nouns.text(subject, "object", clause)
        to = "not to" if clause.negative else "to"
        return self._verbs(clause, [who, to, *clause.middle_adverbs])

    def _question(self, clause: Clause, asked: Asked) -> list[str]:
        question = self._question_words(asked)
        if asked.role == "subject":
            plural = asked.nominal is not None and asked.nominal.is_plural
            groups = [self._group(clause, p, Agreement(3, plural)) for p in clause.predicates]
            before = [question, *self._with_middle(clause, groups[0])]
            return self._verbs(clause, before, [group.main for group in groups])
        if asked.role == "predicate" and asked.asks == "thing" and has_personal_pronoun(clause):
            about = self._nouns.text(clause.subject, "object", clause) if clause.subject else ""
            return ["what about", about, *self._ending(clause)]
        return [question, *self._inverted(clause)]

    def _question_words(self, asked: Asked) -> str:
        if asked.nominal is not None and asked.role in ("determiner", "subject"):
            return self._nouns.asked(asked.english, asked.nominal)
        if asked.adjective is not None:
            return f"{asked.english} {asked.adjective.sense.en}"
        return asked.english

    def _inverted(self, clause: Clause) -> list[str]:
        agreement = self._agreement(clause)
        form = self.form(clause, clause.predicates[0])  # do we stay or go
        groups = [self._group(clause, p, agreement, form, inverted=True) for p in clause.predicates]
        first, *rest = groups[0].auxiliaries
        front = contracted(first) if clause.negative else first
        before = [front, self._subject(clause), *clause.middle_adverbs, *rest]
        mains = [group.main for group in groups]
        return self._verbs(clause, before, mains, self._stranded(clause))

    def _stranded(self, clause: Clause) -> list[str]:
        """The preposition whose noun is asked for: what are you thinking about."""
        if (asked := clause.asked) is None or asked.role != "object":
            return []
        grammar = clause.predicates[-1].innermost.grammar
        if grammar.object is not None:
            return [grammar.object]
        if grammar.frame == "motion":
            return ["with" if asked.asks == "person" else "for"]
        if grammar.frame in ("intransitive", "locative"):
            thing = "as" if grammar.aspect == "habit" else "for"
            return ["with" if asked.asks == "person" else thing]
        return []

    def _imperative(self, clause: Clause) -> list[str]:
        words = ["please"] if clause.polite else []
        if clause.negative:
            words.append("not to" if clause.link == "to" else "do not")
        return self._verbs(clause, [*words, *clause.middle_adverbs])

    def _fragment(self, clause: Clause) -> list[str]:
        words = ["not"] if clause.negative else []
        words += [self._argument(clause, argument) for argument in clause.fragment]
        polite = [", please"] if clause.polite else []
        return [*words, *clause.middle_adverbs, *self._ending(clause), *polite]

    # -- parts ----------------------------------------------------------------------------

    def _verbs(
        self,
        clause: Clause,
        before: Sequence[str],
        forms: Sequence[str] | None = None,
        stranded: Sequence[str] = (),
    ) -> list[str]:
        """Each verb with what follows it, in its form or as the dictionary has it, to the end."""
        words = list(before)
        for position, phrase in enumerate(clause.predicates):
            main = forms[position] if forms is not None else phrase.lemma
            words += [phrase.word, main] if position else [main]
            words += self._after_verb(clause, phrase, Group((), main))
        return [*words, *stranded, *self._ending(clause)]

    def _subject(self, clause: Clause) -> str:
        if clause.is_elided and not self._says_am(clause):
            return ""
        if clause.subject is not None:
            return self._nouns.text(clause.subject, "subject", clause)
        return clause.expletive or ""

    def _says_am(self, clause: Clause) -> bool:
        """'and I am' rather than 'and am'."""
        group = self._group(clause, clause.predicates[0], self._agreement(clause))
        return group.auxiliaries[:1] == ("am",)

    def _agreement(self, clause: Clause) -> Agreement:
        if clause.subject is not None:
            return self._nouns.agreement(clause.subject)
        if clause.expletive in ("I", "you"):
            return Agreement(1 if clause.expletive == "I" else 2)
        if clause.expletive == "there":
            asked = clause.asked.nominal if clause.asked else None
            arguments = clause.predicates[0].arguments
            noun = asked or next((a.nominal for a in arguments if a.role == "predicate"), None)
            return Agreement(3, noun is not None and noun.is_plural)
        return Agreement(3)

    def _group(
        self,
        clause: Clause,
        phrase: VerbPhrase,
        agreement: Agreement,
        form: str | None = None,
        *,
        inverted: bool = False,
    ) -> Group:
        negative = clause.negative and not says_no(clause)
        group = verb_group(
            self._morphology,
            phrase.lemma,
            form or self.form(clause, phrase),
            agreement,
            modal=clause.modal,
            needs_auxiliary=negative or inverted,
        )
        return negated(group) if negative and not inverted else group

    def form(self, clause: Clause, phrase: VerbPhrase) -> str:
        """The verb form that the first matching line of the tense rules names."""
        aspect = self._aspect(phrase, governs=clause.governs_clause)
        since = any(phrase.startswith("since ") for phrase in clause.times)
        facts: dict[str, str | bool | None] = {
            "clause": clause.condition or clause.type,
            "aspect": "ongoing" if since and aspect == "event" else aspect,
            "frame": phrase.grammar.frame,
            "time": clause.time,
            "completive": clause.completive,
            "habit": clause.habit,
            "negative": clause.negative,
            "asks": clause.asked.asks if clause.asked else None,
            "linking": phrase.grammar.linking is True,
            "generic": is_generic(clause),
            "modal": clause.modal is not None,
            "dated": any(phrase.startswith(("on ", "at ", "in ")) for phrase in clause.times),
            "befalls": self._befalls(phrase),
            "ofAsker": clause.subject is None or getattr(clause.subject.pronoun, "person", 3) == 1,
            "lasting": since or any(phrase.startswith("for ") for phrase in clause.times),
        }
        for when, form in self._tense:
            if all(facts.get(name) == value for name, value in when.items()):
                return form
        return "present"

    def _befalls(self, phrase: VerbPhrase) -> bool:
        """MY FRIEND ACCIDENT: he had one; NIGHT BABY BORN; WITNESS SAY NOTHING."""
        acts, has = phrase.aspect in ("event", "ongoing"), phrase.lemma == "have"
        told = [n.sense.en for n in phrase.objects if acts or (has and not n.pronoun)]
        return any(word in self._english.befalling.values for word in (phrase.lemma, *told))

    def _aspect(self, phrase: VerbPhrase, *, governs: bool) -> str:
        """I speak Tamil: what one can do, not what one is doing; he says that it is so."""
        goes_on = phrase.lemma in self._english.goingOn.values
        if governs and phrase.aspect not in ("moment", "act") and not goes_on:
            return "state"
        speaks = phrase.lemma in self._english.ofLanguages.values
        of_language = speaks and any(noun.noun.type == "proper" for noun in phrase.objects)
        return "habit" if of_language else phrase.aspect

    def _with_middle(self, clause: Clause, group: Group) -> list[str]:
        cut = 2 if group.auxiliaries[1:2] == ("not",) else 1
        return [*group.auxiliaries[:cut], *clause.middle_adverbs, *group.auxiliaries[cut:]]

    def _after_verb(self, clause: Clause, phrase: VerbPhrase, group: Group) -> list[str]:
        words: list[str] = []
        lasts = phrase.grammar.aspect == "ongoing" and not (phrase.arguments or clause.completive)
        if phrase.sign is not None and phrase.sign.count > 1 and group.main and lasts:
            words += ["and", group.main]
        ordered = sorted(phrase.arguments, key=_rank)
        if phrase.grammar.particle and not ordered and not group.main.endswith("ing"):
            words.append(phrase.grammar.particle)
        if self._asks_for_oneself(clause, phrase):
            words.append("me")
        if unsaid := self._object_unsaid(clause, phrase):
            words.append(unsaid)
        words += [self._argument(clause, argument) for argument in ordered]
        if phrase.complement is not None:
            inner = phrase.complement
            if phrase.grammar.complement == "ing":
                link, main = "", self._morphology.inflect(inner.lemma, "VBG")
            else:
                link, main = phrase.grammar.complement or "to", inner.lemma
            words += [link, main, *self._after_verb(clause, inner, Group((), main))]
        return words

    def _asks_for_oneself(self, clause: Clause, phrase: VerbPhrase) -> bool:
        """BILL GIVE: give me the bill."""
        if phrase.sign is None or not phrase.grammar.askedFor or clause.condition is not None:
            return False
        roles = {argument.role for argument in phrase.arguments}
        commands = clause.type == "imperative" and clause.link is None and not clause.negative
        to_somebody = any(argument.preposition == "to" for argument in phrase.arguments)
        return commands and "object" in roles and "recipient" not in roles and not to_somebody

    def _object_unsaid(self, clause: Clause, phrase: VerbPhrase) -> str:
        """YOU WANT: do you want it; SHIRT FOLD CUPBOARD PUT; not where it is asked for, or said."""
        roles = {argument.role for argument in phrase.arguments}
        asked = clause.asked is not None and clause.asked.role in ("object", "determiner")
        governs = phrase.complement is not None or clause.governs_clause
        if phrase.sign is None or roles & {"object", "recipient"} or asked or governs:
            return ""
        if len(clause.predicates) == 1:
            return "it" if phrase.lemma in self._english.needsObject.values else ""
        first = clause.predicates[0]
        put = phrase is not first and phrase.grammar.frame == "transitive" and "oblique" in roles
        return ("them" if first.objects[-1].is_plural else "it") if put and first.objects else ""

    def _argument(self, clause: Clause, argument: Argument) -> str:
        if argument.word is not None:
            return argument.word
        if argument.adjectives:
            return self._nouns.adjectives(argument.adjectives, clause)
        if argument.nominal is None:
            return ""
        place: Place = argument.role
        if clause.type == "fragment" and place == "predicate":
            place = "vocative" if self._is_bare(clause, argument.nominal) else "fragment"
        nominal, preposition = argument.nominal, argument.preposition
        if place in ("predicate", "object") and says_no(clause):
            others = tuple(("or", noun.with_article("none")) for _, noun in nominal.joined)
            bare = replace(nominal.with_article("none"), determiner=None, joined=others)
            return f"no {self._nouns.text(bare, 'vocative', clause)}"
        text = self._nouns.text(nominal, place, clause, preposition=preposition)
        return f"{preposition} {text}" if preposition else text

    def _is_bare(self, clause: Clause, nominal: Nominal) -> bool:
        """Hello, teacher; happy birthday; bus or train?"""
        if clause.polar and nominal.joined:
            return True  # tea or coffee?
        described = bool(nominal.adjectives) and nominal.sign.concept in self._set_phrases
        return described or (addresses_somebody(clause) and nominal.is_personal)

    def _ending(self, clause: Clause) -> list[str]:
        adverbs = [self._reflexive(clause) if a == "self" else a for a in clause.end_adverbs]
        if clause.choices is not None:
            adverbs.insert(0, f", {self._nouns.text(clause.choices, 'object', clause)}")
        polite = ["please"] if clause.polite and clause.type in ("statement", "polar", "wh") else []
        than = self._than(clause)
        within = [self.write(clause.embedded)] if clause.embedded is not None else []
        said = [*adverbs, *than] if {"more", "less"}.intersection(adverbs) else [*than, *adverbs]
        return [*said, *clause.times, *within, *polite]

    def _than(self, clause: Clause) -> list[str]:
        """taller than my brother."""
        if clause.than is None:
            return []
        said = [a for argument in clause.predicates[0].arguments for a in argument.adjectives]
        word = "as" if said and said[0].degree == "as" else "than"
        return [word, self._nouns.text(clause.than, "object", clause)]

    def _reflexive(self, clause: Clause) -> str:
        if clause.type == "imperative":
            return "yourself"
        concept = clause.subject.sign.concept if clause.subject is not None else "i"
        forms = self._english.pronouns.values.get(concept)
        return forms.self if forms is not None else "themselves"


def _spaced(words: Iterable[str]) -> str:
    return " ".join(word for word in words if word)


def _rank(argument: Argument) -> tuple[int, int]:
    """Objects first; of the rest, the way and the company after the goal."""
    late = {"with": 1, "by": 2}.get(argument.preposition or "", 0)
    return _ROLE_ORDER[argument.role], late
