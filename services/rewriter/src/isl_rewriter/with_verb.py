"""Clauses with a verb: who does it, to what, and where the question belongs."""

from collections.abc import Sequence

from isl_contracts.generated.language import EnglishRules, SignRules, Verb

from isl_rewriter.arguments import place_arguments
from isl_rewriter.assembly import (
    BE,
    asks,
    generalise,
    governs,
    is_job_of,
    is_noun,
    pluralise,
    takes_object,
)
from isl_rewriter.chunks import AdjectiveChunk, Chunk, OwnChunk, PlaceChunk, VerbChunk
from isl_rewriter.lexicon import ANY_VERB
from isl_rewriter.tree import Argument, Clause, Described, Nominal, SubjectChoice, VerbPhrase


class VerbalAssembly:
    """Gives each chunk of a clause with a verb its part."""

    def __init__(
        self,
        clause: Clause,
        chunks: list[Chunk],
        rules: SignRules,
        english: EnglishRules,
        *,
        topic: bool,
        subject: SubjectChoice = "usual",
    ) -> None:
        self._clause = clause
        self._chunks = chunks
        self._rules = rules
        self._english = english
        self._topic = topic
        self._choice = subject

    def assemble(self) -> None:
        """Find the subject, the predicates and the place of the question."""
        clause = self._clause
        judged = self._judged()
        chunks = self._governed(self._chunks)
        groups = _groups(chunks)
        first = groups[0]
        subject = self._chosen_subject(first)
        if subject is not None:
            first.remove(subject)
            self._add_company(first, subject)
            clause.subject = subject
        for group in groups:
            verbs = [chunk for chunk in group if isinstance(chunk, VerbChunk)]
            if verbs:
                clause.predicates.append(self._phrase(group, verbs))
            else:
                self._place_rest(clause.predicates[-1].innermost, group)
        self._use_up()
        if clause.predicates[0].grammar.frame == "weather":
            clause.expletive = "it" if clause.subject is None else None
        if judged is not None:
            judged.complement = clause.predicates[0]
            clause.predicates[0] = judged
            clause.expletive = "it"
        self._place_question()
        self._supply_asked_subject()

    def _use_up(self) -> None:
        """MILK FINISH: the milk has run out."""
        subject, phrase = self._clause.subject, self._clause.predicates[0]
        if subject is None or phrase.sign is None or phrase.sign.concept != "finish":
            return
        if self._clause.habit and self._clause.time is None:
            self._clause.completive = False  # SCHOOL TIME FIVE FINISH: it ends every day
        used = subject.sense.en in self._english.supplies.values
        if used and phrase.complement is None and not phrase.arguments:
            phrase.lemma, phrase.grammar = "run out", Verb(frame="intransitive", aspect="moment")

    def _chosen_subject(self, group: list[Chunk]) -> Nominal | None:
        if self._choice == "usual":
            return None if self._opens_with_verb() else self._subject(group)
        nominals = [c for c in group if isinstance(c, Nominal) and c.preposition is None]
        if self._choice == "none" or not nominals:
            return None
        return nominals[0] if self._choice == "first" else nominals[-1]

    def _judged(self) -> VerbPhrase | None:
        """NICE MEET YOU: it is nice to meet you."""
        first, *rest = self._chunks
        judges = isinstance(first, AdjectiveChunk) and rest and isinstance(rest[0], VerbChunk)
        if not isinstance(first, AdjectiveChunk) or not judges or self._clause.asked is not None:
            return None
        if any(a.sense.en not in self._english.judging.values for a in first.adjectives):
            return None
        self._chunks = rest
        adjectives = Argument("predicate", adjectives=first.adjectives)
        return VerbPhrase("be", BE, arguments=[adjectives])

    def _governed(self, chunks: list[Chunk]) -> list[Chunk]:
        """Signs in English order are taken as if the verb came last and its governor after it."""
        last = max(i for i, chunk in enumerate(chunks) if isinstance(chunk, VerbChunk))
        ordered = chunks[:last] + chunks[last + 1 :] + [chunks[last]]
        verbs = [chunk for chunk in ordered if isinstance(chunk, VerbChunk)]
        if len(verbs) < 2 or not governs(verbs[0]) or governs(verbs[1]):
            return ordered
        first = ordered.index(verbs[0])
        nominals = [chunk for chunk in ordered[:first] if isinstance(chunk, Nominal)]
        if len(nominals) > 1 or (nominals and not nominals[0].is_animate):
            return ordered
        rest = ordered[:first] + ordered[first + 1 :]
        second = rest.index(verbs[1])
        return [*rest[: second + 1], verbs[0], *rest[second + 1 :]]

    def _opens_with_verb(self) -> bool:
        """English order, GIVE ME BOOK: nothing before the verb, its objects after it."""
        first = self._chunks[0]
        if not isinstance(first, VerbChunk) or self._clause.asked is not None:
            return False
        grammar = first.sense.verb or ANY_VERB
        return takes_object(grammar) or grammar.object is not None

    def _subject(self, group: list[Chunk]) -> Nominal | None:
        clause = self._clause
        nominals = [c for c in group if isinstance(c, Nominal) and c.preposition is None]
        if not nominals:
            return None
        verb = next(c for c in group if isinstance(c, VerbChunk))
        grammar = verb.sense.verb or ANY_VERB
        nominative = [c for c in nominals if c.pronoun is not None and c.sign.concept != "me"]
        first = nominals[0]
        if self._happens_to(first, nominals, grammar) or self._moves(first, nominals, verb):
            return first
        if asks(self._clause, "person") and len(nominals) == 1 and not nominative:
            if takes_object(grammar):
                return first if first.is_personal and first.owner is None else None
        if not first.is_animate and nominative and nominative[0] is not first:
            first.fronted = True
            clause.topic = first if self._topic or first.determiner is not None else None
            return nominative[0]
        if first.sign.concept == "me" and len(nominals) > 1:
            return nominals[1] if nominals[1].is_animate else None
        if not first.is_animate and not first.is_place and len(nominals) > 1:
            acting = next((n for n in nominals[1:] if n.is_animate), None)
            if acting is not None and takes_object(grammar):
                return None if acting.sign.concept == "me" else acting
        if first.is_animate and (first.pronoun is not None or len(nominals) > 1):
            return first
        if first.is_animate and verb.sign.concept in self._rules.ofVehicles.values:
            return first
        if (
            first.is_animate
            and self._clause.modal
            and verb.sign.concept in self._rules.sensing.values
        ):
            return first
        if grammar.frame in ("transitive", "ditransitive"):
            return first if len(nominals) > 1 and not first.is_place else None
        if first.is_animate:
            return first if not self._commands(grammar) else None
        if grammar.frame in ("intransitive", "weather") and grammar.object is None:
            return None if first.is_place and grammar.frame != "weather" else first
        if grammar.frame == "motion" and not first.is_place and first.noun.type != "event":
            return first
        if len(nominals) > 1 and not first.is_place and grammar.frame == "ambitransitive":
            return first
        return None

    def _happens_to(self, first: Nominal, nominals: list[Nominal], grammar: Verb) -> bool:
        """COMPUTER BREAK, WATER FINISH: it broke, it has finished; nobody is said to do it."""
        alone = len(nominals) == 1 and not first.is_animate and self._clause.asked is None
        weather = first.sign.concept in self._rules.weatherSubjects.values
        over = (
            weather
            or first.noun.type == "event"
            or any("o'clock" in phrase for phrase in self._clause.times)
            or grammar.aspect == "moment"
            or (self._clause.completive and first.noun.article == "none")
        )
        return alone and grammar.ergative is True and over

    def _moves(self, first: Nominal, nominals: list[Nominal], verb: VerbChunk) -> bool:
        """TRAIN LEAVE: what moves by itself has left; nobody has left it."""
        alone = first.noun.type == "vehicle" and all(n.is_place for n in nominals[1:])
        return alone and verb.sign.concept in self._rules.ofVehicles.values

    def _add_company(self, group: list[Chunk], subject: Nominal) -> None:
        """BOY GIRL DANCE: two who do something that needs no object do it together."""
        sign = next(c for c in group if isinstance(c, VerbChunk))
        verb = sign.sense.verb or ANY_VERB
        to_persons = takes_object(verb) and sign.sign.concept not in self._rules.thingObjects.values
        if to_persons or verb.object is not None or not subject.is_animate:
            return
        visited = [c for c in group if isinstance(c, Nominal) and c.sense.wordClass == "noun"]
        if verb.frame == "motion" and any(is_job_of(subject, noun) for noun in visited):
            return
        for chunk in list(group):
            if not isinstance(chunk, Nominal) or not chunk.is_animate or chunk.preposition:
                return
            if takes_object(verb) and not chunk.is_personal:
                return
            group.remove(chunk)
            if chunk.pronoun is not None and chunk.sign.concept == subject.sign.concept:
                continue  # pointed at twice
            subject.joined.append(("and", chunk))
            subject.implied += 1

    def _commands(self, grammar: Verb) -> bool:
        """talk to, look at: a single person is whom, when asked politely or told not to."""
        return grammar.object is not None and self._clause.polite

    def _phrase(self, group: list[Chunk], verbs: list[VerbChunk]) -> VerbPhrase:
        rest = [chunk for chunk in group if not isinstance(chunk, VerbChunk)]
        main = verbs[0]
        phrase = VerbPhrase(main.sense.en, main.sense.verb or ANY_VERB, main.sign)
        self._place_rest(phrase, rest)
        for verb in verbs[1:]:
            grammar = verb.sense.verb or ANY_VERB
            phrase = VerbPhrase(verb.sense.en, grammar, verb.sign, complement=phrase)
        return phrase

    def _place_rest(self, phrase: VerbPhrase, rest: Sequence[Chunk]) -> None:
        nominals = [chunk for chunk in rest if isinstance(chunk, Nominal)]
        if phrase.sign is not None and phrase.sign.concept in self._rules.withOthers.values:
            for nominal in nominals:
                if nominal.is_animate and nominal.preposition is None:
                    nominal.preposition = "with"
        place_arguments(phrase, nominals)
        for chunk in rest:
            if isinstance(chunk, AdjectiveChunk):
                acts = phrase.sign is not None and not phrase.grammar.linking
                manner = acts and all(self._tells_manner(a) for a in chunk.adjectives)
                role = "oblique" if manner else "predicate"
                if self._is_liked_colour(phrase, chunk):
                    role = "object"
                phrase.arguments.append(Argument(role, adjectives=chunk.adjectives))
            elif isinstance(chunk, PlaceChunk):
                phrase.arguments.append(
                    Argument("oblique", word=chunk.word, guessed=chunk.is_loose)
                )
            elif isinstance(chunk, OwnChunk):
                phrase.arguments.append(Argument("object", nominal=chunk.pronoun))
        if phrase.sign is not None and phrase.sign.concept in self._rules.generic.values:
            for argument in phrase.arguments:
                if argument.role == "object" and argument.nominal is not None:
                    generalise(argument.nominal)
        for argument in phrase.arguments:
            part = argument.nominal
            if argument.role == "object" and part is not None:
                harms = (
                    phrase.sign is not None and phrase.sign.concept in self._rules.harming.values
                )
                if (
                    part.sign.concept in self._rules.paired.values
                    and part.owner is None
                    and not harms
                ):
                    pluralise(part)

    def _tells_manner(self, adjective: Described) -> bool:
        return adjective.sense.en in self._english.manner.values and not adjective.grammar.private

    def _is_liked_colour(self, phrase: VerbPhrase, chunk: AdjectiveChunk) -> bool:
        """I BLUE LIKE: a colour alone is what is liked."""
        colours = all(adjective.grammar.colour for adjective in chunk.adjectives)
        has_object = any(argument.role == "object" for argument in phrase.arguments)
        return colours and takes_object(phrase.grammar) and not has_object

    def _supply_asked_subject(self) -> None:
        """SHOP OPEN WHEN: the shop is what opens; COME WHEN: you are asked."""
        clause = self._clause
        asked = clause.asked
        if asked is None or asked.role == "subject" or clause.subject or clause.expletive:
            return
        inner = clause.predicates[-1].innermost
        things = [a for a in inner.arguments if a.role == "object" and a.nominal is not None]
        if inner.grammar.ergative and things and asked.role == "adjunct":
            clause.subject = things[0].nominal
            inner.arguments.remove(things[0])
        else:
            clause.expletive = "you"

    def _is_meal(self, argument: Argument) -> bool:
        """BREAKFAST EAT WHAT: what are you eating for breakfast."""
        return (
            argument.nominal is not None
            and argument.nominal.sign.concept in self._rules.meals.values
        )

    def _place_question(self) -> None:
        clause = self._clause
        asked = clause.asked
        if asked is None:
            return
        inner = clause.predicates[-1].innermost
        objects = [a for a in inner.arguments if a.role == "object" and a.nominal is not None]
        if asked.asks in ("thing", "person", "choice", "count", "amount"):
            if asked.asks == "choice" and objects and objects[-1].nominal is not None:
                choices = objects[-1].nominal
                if choices.joined:
                    choices.joined = [("or", other) for _, other in choices.joined]
                    clause.choices = choices
                    inner.arguments.remove(objects[-1])
                    asked.role = "object"
                    return
            if asked.asks == "thing" and objects and self._is_meal(objects[-1]):
                objects[-1].role, objects[-1].preposition = "oblique", "for"
                asked.role = "object"
                return
            determines = asked.asks in ("thing", "choice", "count", "amount")
            noun = objects[-1].nominal if objects else None
            if determines and noun is not None and noun.sense.wordClass == "noun":
                asked.role, asked.nominal = "determiner", noun
                inner.arguments.remove(objects[-1])
            elif asked.asks == "count" and _is_time(clause.subject):
                # HOW-MANY DAY STAY: how many days are you staying
                asked.role, asked.nominal = "determiner", clause.subject
                clause.subject = None
            elif determines and asked.asks in ("count", "choice") and is_noun(clause.subject):
                asked.role, asked.nominal = "subject", clause.subject
                clause.subject = None
            elif clause.subject is None and clause.expletive is None:
                acted_on = asked.asks == "thing" and takes_object(inner.grammar)
                asked.role = "object" if acted_on else "subject"
            else:
                asked.role = "object"


def _is_time(nominal: Nominal | None) -> bool:
    return nominal is not None and nominal.noun.type == "time" and is_noun(nominal)


def _groups(chunks: list[Chunk]) -> list[list[Chunk]]:
    """One group for each coordinated verb; a governing verb stays with the one it governs."""
    groups: list[list[Chunk]] = [[]]
    for position, chunk in enumerate(chunks):
        groups[-1].append(chunk)
        if not isinstance(chunk, VerbChunk):
            continue
        following = chunks[position + 1] if position + 1 < len(chunks) else None
        if isinstance(following, VerbChunk) and governs(following):
            continue
        if position + 1 < len(chunks):
            groups.append([])
    return groups
