"""From the signs of one clause, in ISL order, to what the clause means."""

from dataclasses import replace

from isl_rewriter.arguments import place_arguments
from isl_rewriter.chunks import (
    AdjectiveChunk,
    Chunk,
    Chunker,
    OwnChunk,
    PlaceChunk,
    VerbChunk,
    choose_senses,
)
from isl_rewriter.clauses import Segment, may_be
from isl_rewriter.english import counted
from isl_rewriter.lexicon import Modal, Sense, Verb
from isl_rewriter.morphology import Morphology
from isl_rewriter.rules import SignRules
from isl_rewriter.signs import Sign
from isl_rewriter.times import take_times
from isl_rewriter.tree import Argument, Asked, Clause, Described, Nominal, VerbPhrase

BE = Verb(frame="transitive", aspect="state")
HAVE = Verb(frame="transitive", aspect="state")


class ClauseParser:
    """Parses clauses; holds no state between them."""

    def __init__(self, rules: SignRules, morphology: Morphology) -> None:
        self._rules = rules
        self._morphology = morphology

    def parse(self, segment: Segment) -> Clause:
        """What one clause means."""
        clause = Clause(
            signs=tuple(segment.openers + segment.signs),
            link=segment.link,
            condition=segment.condition,
        )
        clause.polar = "asking" in segment.marks
        clause.doubt = "doubt" in segment.marks
        clause.governs_clause = segment.governs_clause
        signs = self._take_interjections(clause, list(segment.signs))
        signs = self._take_question(clause, signs)
        signs = _with_ages(self._take_function(clause, signs), self._morphology)
        has_verb = any(may_be(sign, "verb") for sign in signs)
        times = take_times(signs, self._morphology, has_verb=has_verb)
        clause.times, clause.habit = times.phrases, clause.habit or times.habit
        clause.time = clause.time or times.tense
        if "negation" in segment.marks and not clause.negators and times.rest:
            clause.negators.append(times.rest[-1])
        asks = clause.asked.asks if clause.asked else None
        acts = clause.modal is not None or clause.polite
        senses = choose_senses(times.rest, self._rules, asks=asks, acts=acts)
        chunks = Chunker(times.rest, senses).run()
        _Assembler(clause, chunks, self._rules, topic="topic" in segment.marks).run()
        return clause

    def _take_interjections(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        rest: list[Sign] = []
        for position, sign in enumerate(signs):
            sense = sign.sense("interjection")
            refusal = sign.concept in self._rules.refusals and position > 0
            before = rest[-1] if rest else None
            described = may_be(sign, "adjective") and before is not None
            if sense is None or described:
                rest.append(sign)
            elif refusal:
                clause.negators.append(sign)
            elif sense.interjection is not None and sense.interjection.polite:
                clause.polite = True
            else:
                clause.openers.append(sign)
        return rest

    def _take_question(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        concepts = [sign.concept for sign in signs]
        for composite in self._rules.composites:
            length = len(composite.signs)
            for start in range(len(signs) - length + 1):
                if tuple(concepts[start : start + length]) == composite.signs:
                    span = (signs[start].start, signs[start + length - 1].end)
                    clause.asked = Asked(composite.asks, composite.english, *span)
                    return signs[:start] + signs[start + length :]
        for position, sign in enumerate(signs):
            sense = sign.sense("question")
            if sense is not None and sense.question is not None:
                clause.asked = Asked(sense.question.asks, sense.en, sign.start, sign.end)
                return signs[:position] + signs[position + 1 :]
        return signs

    def _take_function(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        """Negators, completives, modals and adverbs that have their own place in English."""
        rest: list[Sign] = []
        verbs = [sign for sign in signs if may_be(sign, "verb") and not may_be(sign, "particle")]
        for sign in signs:
            sense = sign.senses[0]
            if sign.concept in self._rules.negators:
                clause.negators.append(sign)
            elif sign.concept in self._rules.refusals and rest and not may_be(rest[-1], "verb"):
                clause.negators.append(sign)
            elif sense.wordClass == "particle":
                clause.completive = True
                if not verbs:
                    rest.append(sign)
            elif sense.wordClass == "modal":
                self._modal(clause, sign, sense)
            elif sense.wordClass == "adverb" and sense.adverb is not None:
                if not self._adverb(clause, sense, sign, bool(verbs)):
                    rest.append(sign)
            elif sense.wordClass in ("question", "letter", "expression"):
                clause.end_adverbs.append(sense.en)
            else:
                rest.append(sign)
        return rest

    def _modal(self, clause: Clause, sign: Sign, sense: Sense) -> None:
        grammar = sense.modal or Modal()
        if grammar.tense == "future":
            clause.time = "future"
        else:
            clause.modal = "can" if sign.concept == "cannot" else sense.en
        if grammar.negative:
            clause.negators.append(sign)

    def _adverb(self, clause: Clause, sense: Sense, sign: Sign, has_verb: bool) -> bool:
        kind = sense.adverb.kind if sense.adverb else ""
        match kind:
            case "sentence":
                clause.sentence_adverbs.append(sense.en)
                clause.doubt = True
            case "completive":
                clause.completive = True
                clause.middle_adverbs.append(sense.en)
            case "frequency":
                clause.middle_adverbs.append(sense.en)
                clause.habit = True
            case "manner" if may_be(sign, "adjective") and not has_verb:
                return False
            case "manner" if sense.en in ("also",):
                clause.middle_adverbs.append(sense.en)
            case "manner" | "comitative":
                clause.end_adverbs.append(sense.en)
            case "reflexive":
                clause.end_adverbs.append("self")
            case _:
                return False
        return True


class _Assembler:
    """Gives each chunk its part in the clause."""

    def __init__(
        self, clause: Clause, chunks: list[Chunk], rules: SignRules, *, topic: bool
    ) -> None:
        self._clause = clause
        self._rules = rules
        self._topic = topic
        self._chunks = self._with_owners(chunks)

    def run(self) -> None:
        clause = self._clause
        if any(isinstance(chunk, VerbChunk) for chunk in self._chunks):
            self._verbal()
        elif clause.asked is not None:
            self._asked_without_verb()
        else:
            self._nominal()
        self._choose_type()

    # -- owners ---------------------------------------------------------------------------

    def _with_owners(self, chunks: list[Chunk]) -> list[Chunk]:
        """A person just before a noun that belongs to somebody is its owner."""
        result: list[Chunk] = []
        for position, chunk in enumerate(chunks):
            last = result[-1] if result else None
            if (
                isinstance(chunk, Nominal)
                and isinstance(last, Nominal)
                and self._owns(last, chunk, chunks, position)
            ):
                chunk.owner = last
                result[-1] = chunk
            else:
                result.append(chunk)
        return result

    def _owns(self, owner: Nominal, owned: Nominal, chunks: list[Chunk], position: int) -> bool:
        if owned.owner is not None or owned.sense.wordClass != "noun" or owned.preposition:
            return False
        if owner.preposition or owner.joined or owned.determiner is not None:
            return False
        if owner.pronoun is not None and (owner.pronoun.indefinite or owner.sign.concept == "me"):
            return False
        noun = owned.noun
        belongs = noun.relational or noun.type in ("kin", "body")
        verbs = [chunk for chunk in chunks if isinstance(chunk, VerbChunk)]
        following = chunks[position + 1 :]
        others = [c for c in chunks if isinstance(c, Nominal) and c is not owner and c is not owned]
        if not verbs:
            if owned.number is not None and not self._clause.asked:
                return False
            if not owner.is_animate and not (noun.relational and noun.type == "abstract"):
                return False
            described = any(isinstance(chunk, AdjectiveChunk) for chunk in following)
            if not belongs and _governs_noun(following):
                return False
            if described or self._asks("place", "thing", "person", "manner", "time", "choice"):
                return owner.is_personal or noun.relational
            if self._asks("count", "amount"):
                return noun.relational and noun.type == "abstract"
            if noun.relational and noun.type == "abstract":
                return True
            if owner.pronoun is not None:
                return belongs
            return belongs and bool(others)
        grammar = verbs[-1].sense.verb or Verb()
        if noun.relational and noun.type == "abstract" and owner.is_personal:
            return True
        subjectless = not _takes_object(grammar) and grammar.object is None
        return belongs and owner.is_personal and subjectless and chunks[0] is owner

    def _asks(self, *kinds: str) -> bool:
        return self._clause.asked is not None and self._clause.asked.asks in kinds

    # -- with a verb ----------------------------------------------------------------------

    def _verbal(self) -> None:
        clause = self._clause
        judged = self._judged()
        chunks = self._governed(self._chunks)
        groups = _groups(chunks)
        first = groups[0]
        subject = None if self._opens_with_verb() else self._subject(first)
        if subject is not None:
            first.remove(subject)
            clause.subject = subject
        for group in groups:
            verbs = [chunk for chunk in group if isinstance(chunk, VerbChunk)]
            if verbs:
                clause.predicates.append(self._phrase(group, verbs))
            else:
                self._place_rest(clause.predicates[-1].innermost, group)
        if clause.predicates[0].grammar.frame == "weather":
            clause.expletive = "it" if clause.subject is None else None
        if judged is not None:
            judged.complement = clause.predicates[0]
            clause.predicates[0] = judged
            clause.expletive = "it"
        self._place_question()
        self._supply_asked_subject()

    def _judged(self) -> VerbPhrase | None:
        """NICE MEET YOU: it is nice to meet you."""
        first, *rest = self._chunks
        judges = isinstance(first, AdjectiveChunk) and rest and isinstance(rest[0], VerbChunk)
        if not isinstance(first, AdjectiveChunk) or not judges or self._clause.asked is not None:
            return None
        self._chunks = rest
        adjectives = Argument("predicate", adjectives=first.adjectives)
        return VerbPhrase("be", BE, arguments=[adjectives])

    def _governed(self, chunks: list[Chunk]) -> list[Chunk]:
        """Signs in English order are taken as if the verb came last and its governor after it."""
        last = max(i for i, chunk in enumerate(chunks) if isinstance(chunk, VerbChunk))
        ordered = chunks[:last] + chunks[last + 1 :] + [chunks[last]]
        verbs = [chunk for chunk in ordered if isinstance(chunk, VerbChunk)]
        if len(verbs) < 2 or not _governs(verbs[0]) or _governs(verbs[1]):
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
        grammar = first.sense.verb or Verb()
        return _takes_object(grammar) or grammar.object is not None

    def _subject(self, group: list[Chunk]) -> Nominal | None:
        clause = self._clause
        nominals = [c for c in group if isinstance(c, Nominal) and c.preposition is None]
        if not nominals:
            return None
        verb = next(c for c in group if isinstance(c, VerbChunk))
        grammar = verb.sense.verb or Verb()
        nominative = [c for c in nominals if c.pronoun is not None and c.sign.concept != "me"]
        first = nominals[0]
        if self._asks("person") and len(nominals) == 1 and not nominative:
            if _takes_object(grammar):
                return first if first.is_personal and first.owner is None else None
        if not first.is_animate and nominative and nominative[0] is not first:
            first.fronted = True
            clause.topic = first if self._topic or first.determiner is not None else None
            return nominative[0]
        if first.sign.concept == "me" and len(nominals) > 1:
            return nominals[1]
        if not first.is_animate and not first.is_place and len(nominals) > 1:
            acting = next((n for n in nominals[1:] if n.is_animate), None)
            if acting is not None and _takes_object(grammar):
                return None if acting.sign.concept == "me" else acting
        if first.is_animate and (first.pronoun is not None or len(nominals) > 1):
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

    def _commands(self, grammar: Verb) -> bool:
        """talk to, look at: a single person is whom, when asked politely or told not to."""
        return grammar.object is not None and self._clause.polite

    def _phrase(self, group: list[Chunk], verbs: list[VerbChunk]) -> VerbPhrase:
        rest = [chunk for chunk in group if not isinstance(chunk, VerbChunk)]
        main = verbs[0]
        phrase = VerbPhrase(main.sense.en, main.sense.verb or Verb(), main.sign)
        self._place_rest(phrase, rest)
        for verb in verbs[1:]:
            grammar = verb.sense.verb or Verb()
            phrase = VerbPhrase(verb.sense.en, grammar, verb.sign, complement=phrase)
        return phrase

    def _place_rest(self, phrase: VerbPhrase, rest: list[Chunk]) -> None:
        nominals = [chunk for chunk in rest if isinstance(chunk, Nominal)]
        place_arguments(phrase, nominals)
        for chunk in rest:
            if isinstance(chunk, AdjectiveChunk):
                acts = not _takes_object(phrase.grammar) and not phrase.grammar.linking
                manner = acts and all(_tells_manner(a) for a in chunk.adjectives)
                role = "oblique" if manner else "predicate"
                phrase.arguments.append(Argument(role, adjectives=chunk.adjectives))
            elif isinstance(chunk, PlaceChunk):
                phrase.arguments.append(Argument("oblique", word=chunk.word))
            elif isinstance(chunk, OwnChunk):
                phrase.arguments.append(Argument("object", nominal=chunk.pronoun))
        if phrase.sign is not None and phrase.sign.concept in self._rules.generic:
            for argument in phrase.arguments:
                if argument.role == "object" and argument.nominal is not None:
                    _generalise(argument.nominal)

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
            determines = asked.asks in ("thing", "choice", "count", "amount")
            noun = objects[-1].nominal if objects else None
            if determines and noun is not None and noun.sense.wordClass == "noun":
                asked.role, asked.nominal = "determiner", noun
                inner.arguments.remove(objects[-1])
            elif determines and asked.asks in ("count", "choice") and _is_noun(clause.subject):
                asked.role, asked.nominal = "subject", clause.subject
                clause.subject = None
            elif clause.subject is None and clause.expletive is None:
                acted_on = asked.asks == "thing" and _takes_object(inner.grammar)
                asked.role = "object" if acted_on else "subject"
            else:
                asked.role = "object"

    # -- without a verb -------------------------------------------------------------------

    def _asked_without_verb(self) -> None:
        clause = self._clause
        asked = clause.asked
        if asked is None:
            return
        nominals = [chunk for chunk in self._chunks if isinstance(chunk, Nominal)]
        plain = [nominal for nominal in nominals if nominal.preposition is None]
        adjectives = [chunk for chunk in self._chunks if isinstance(chunk, AdjectiveChunk)]
        if not self._chunks:
            if asked.asks == "clock":
                clause.expletive = "it"
                clause.predicates.append(VerbPhrase("be", BE))
            elif clause.times and asked.asks != "time":
                clause.expletive = clause.times.pop(0)
                clause.predicates.append(VerbPhrase("be", BE))
            else:
                clause.fragment.append(Argument("predicate", word=asked.english))
                clause.asked = None
                clause.type = "wh"
            return
        if asked.asks in ("count", "amount") and plain and not adjectives:
            self._counted(asked, plain)
            return
        if asked.asks in ("thing", "choice") and len(plain) == 2 and plain[1].noun.attribute:
            asked.role, asked.nominal = "determiner", plain[1]
            clause.subject = plain[0]
            clause.predicates.append(VerbPhrase("be", BE))
            self._leftovers(nominals[2:])
            return
        if asked.asks == "thing" and len(plain) == 1:
            noun = plain[0]
            owner = noun.owner
            if noun.noun.attribute and owner is not None and not noun.noun.relational:
                asked.role, asked.nominal = "determiner", noun
                noun.owner = None
                clause.subject = owner
                clause.predicates.append(VerbPhrase("be", BE))
                return
        if asked.asks == "person" and len(plain) == 1 and _is_ownable(plain[0]):
            asked.role, asked.english, asked.nominal = "determiner", "whose", plain[0]
            clause.expletive = "it"
            clause.predicates.append(VerbPhrase("be", BE))
            return
        if asked.asks == "manner" and len(adjectives) == 1 and plain:
            asked.adjective = adjectives[0].adjectives[0]
            adjectives = []
        clause.subject = plain[0] if plain else None
        phrase = VerbPhrase("be", BE)
        clause.predicates.append(phrase)
        asked.role = "predicate" if asked.asks in ("thing", "person", "choice") else "adjunct"
        if clause.subject is None:
            clause.expletive = "it"
        for chunk in self._chunks:
            if isinstance(chunk, AdjectiveChunk) and adjectives:
                phrase.arguments.append(Argument("predicate", adjectives=chunk.adjectives))
            elif isinstance(chunk, PlaceChunk):
                phrase.arguments.append(Argument("oblique", word=chunk.word))
            elif isinstance(chunk, OwnChunk):
                phrase.arguments.append(Argument("predicate", nominal=chunk.pronoun))
        others = [nominal for nominal in nominals if nominal is not clause.subject]
        self._leftovers(others)

    def _leftovers(self, nominals: list[Nominal]) -> None:
        phrase = self._clause.predicates[-1]
        for nominal in nominals:
            preposition = nominal.preposition or ("at" if nominal.is_place else "about")
            if nominal.is_place and nominal.preposition is None:
                preposition = nominal.noun.at or "at"
            phrase.arguments.append(Argument("oblique", nominal, preposition))

    def _counted(self, asked: Asked, plain: list[Nominal]) -> None:
        """YOU CHILD HOW-MANY: how many children do you have; THIS HOW-MUCH: how much is this."""
        clause = self._clause
        target = plain[-1]
        if target.sense.wordClass != "noun" or target.is_pointing or target.noun.relational:
            asked.role = "predicate"
            clause.subject = target
            clause.predicates.append(VerbPhrase("be", BE))
            self._leftovers(plain[:-1])
            return
        amount = asked.asks == "amount" and target.noun.number != "mass"
        if amount and len(plain) == 1:
            asked.role = "predicate"
            clause.subject = target
            clause.predicates.append(VerbPhrase("be", BE))
            return
        asked.role, asked.nominal = "determiner", target
        if len(plain) > 1 and plain[0].is_animate:
            clause.subject = plain[0]
            clause.predicates.append(VerbPhrase("have", HAVE))
            self._leftovers(plain[1:-1])
        else:
            clause.expletive = "there"
            clause.predicates.append(VerbPhrase("be", BE))
            self._leftovers(plain[:-1])

    def _nominal(self) -> None:
        clause = self._clause
        nominals = [chunk for chunk in self._chunks if isinstance(chunk, Nominal)]
        plain = [nominal for nominal in nominals if nominal.preposition is None]
        said = [chunk for chunk in self._chunks if not isinstance(chunk, Nominal)]
        phrase = VerbPhrase("be", BE)
        if not self._chunks:
            self._times_alone(phrase)
            return
        if said:
            self._described(phrase, plain, said)
        elif len(plain) == 1 and len(nominals) == 1:
            self._single(phrase, plain[0])
        elif plain and nominals[-1].preposition is not None:
            clause.subject = plain[0]
            clause.predicates.append(phrase)
        elif len(plain) >= 2:
            self._pair(phrase, plain)
        else:
            clause.fragment.extend(
                Argument("oblique", nominal, nominal.preposition) for nominal in nominals
            )
            return
        used = {id(clause.subject)} | {id(a.nominal) for p in clause.predicates for a in p.arguments}
        used |= {id(argument.nominal) for argument in clause.fragment}
        if clause.predicates:
            self._leftovers([nominal for nominal in nominals if id(nominal) not in used])

    def _times_alone(self, phrase: VerbPhrase) -> None:
        clause = self._clause
        if len(clause.times) > 1:
            clause.expletive = clause.times[0]
            bare = clause.times[1].removeprefix("on ").removeprefix("in ")
            phrase.arguments.append(Argument("predicate", word=bare))
            clause.times = clause.times[2:]
            clause.predicates.append(phrase)

    def _described(self, phrase: VerbPhrase, plain: list[Nominal], said: list[Chunk]) -> None:
        clause = self._clause
        clause.predicates.append(phrase)
        for chunk in said:
            if isinstance(chunk, AdjectiveChunk):
                phrase.arguments.append(Argument("predicate", adjectives=chunk.adjectives))
            elif isinstance(chunk, PlaceChunk):
                phrase.arguments.append(Argument("oblique", word=chunk.word))
            elif isinstance(chunk, OwnChunk):
                phrase.arguments.append(Argument("predicate", nominal=chunk.pronoun))
        adjectives = [a for argument in phrase.arguments for a in argument.adjectives]
        if plain and any(isinstance(chunk, OwnChunk) for chunk in said):
            plain[0].adjectives += adjectives
            phrase.arguments = [a for a in phrase.arguments if not a.adjectives]
        if plain:
            clause.subject = plain[0]
            governed = adjectives[0].grammar.complement if adjectives else None
            for nominal in plain[1:]:
                preposition = governed or ("with" if nominal.is_personal else "about")
                if nominal.is_place:
                    preposition = nominal.noun.at or "at"
                if preposition == "of":
                    _generalise(nominal)
                phrase.arguments.append(Argument("oblique", nominal, preposition))
        elif adjectives and self._is_fragment():
            clause.predicates.clear()
            clause.fragment.append(Argument("predicate", adjectives=adjectives))
        elif adjectives and adjectives[0].grammar.private and not self._is_weather(adjectives):
            clause.expletive = "I"
        else:
            clause.expletive = "it"

    def _is_fragment(self) -> bool:
        clause = self._clause
        bare = not (clause.times or clause.negators or clause.completive or clause.modal)
        only = all(isinstance(chunk, AdjectiveChunk) for chunk in self._chunks)
        adjectives = [a for c in self._chunks if isinstance(c, AdjectiveChunk) for a in c.adjectives]
        return bare and only and not any(a.grammar.private for a in adjectives)

    def _is_weather(self, adjectives: list[Described]) -> bool:
        return bool(self._clause.times) and any(
            adjective.sense.en in self._rules.weatherSubjects for adjective in adjectives
        )

    def _single(self, phrase: VerbPhrase, nominal: Nominal) -> None:
        """One noun phrase and nothing said of it."""
        clause = self._clause
        counted = nominal.number is not None or (
            nominal.determiner is not None
            and nominal.determiner.determiner is not None
            and nominal.determiner.determiner.quantity
        )
        pointing = nominal.determiner is not None and not counted
        event = nominal.noun.type == "event" and bool(clause.times) and nominal.owner is None
        if clause.negative and nominal.sense.wordClass == "noun" and nominal.owner is None:
            clause.expletive = "there"
        elif pointing and nominal.determiner is not None:
            clause.subject = Nominal(nominal.sign, nominal.determiner)
            nominal.determiner = None
            phrase.arguments.append(Argument("predicate", nominal))
            clause.predicates.append(phrase)
            return
        elif (counted and nominal.sense.wordClass == "noun") or event:
            clause.expletive = "there"
        elif clause.times and nominal.sense.wordClass == "noun" and clause.time is not None:
            clause.expletive = clause.times.pop(0)
        elif clause.modal or clause.completive or (clause.times and nominal.pronoun is None):
            clause.subject = nominal
            clause.predicates.append(phrase)
            return
        else:
            clause.fragment.append(Argument("predicate", nominal))
            return
        phrase.arguments.append(Argument("predicate", nominal))
        clause.predicates.append(phrase)

    def _pair(self, phrase: VerbPhrase, plain: list[Nominal]) -> None:
        """Two noun phrases: X is Y, X is at Y, or X has Y."""
        clause = self._clause
        first, second = plain[0], plain[-1]
        if not first.is_animate and second.pronoun is not None and not first.is_pointing:
            first, second = second, first
        clause.subject = first
        middle = [nominal for nominal in plain if nominal is not first and nominal is not second]
        if second.is_place and not first.is_place and not first.is_pointing:
            preposition = second.noun.at or "at"
            phrase.arguments.append(Argument("oblique", second, preposition))
        elif _has_it(first, second):
            phrase.lemma, phrase.grammar = "have", HAVE
            phrase.arguments.append(Argument("object", second))
        else:
            if first.is_plural and not first.is_pointing and second.number is None:
                _pluralise(second)
            phrase.arguments.append(Argument("predicate", second))
        clause.predicates.append(phrase)
        self._leftovers(middle)

    # -- type -----------------------------------------------------------------------------

    def _choose_type(self) -> None:
        clause = self._clause
        if clause.type == "wh":
            return
        if clause.asked is not None:
            clause.type = "wh"
        elif clause.fragment:
            clause.type = "fragment"
        elif self._is_command():
            clause.type = "imperative"
            if clause.subject is not None and clause.subject.sign.concept in ("you", "you-all"):
                clause.subject = None
        elif clause.polar or self._asks_about_you():
            clause.type = "polar"
        if clause.type in ("statement", "polar") and clause.predicates:
            self._supply_subject()
        if not clause.predicates and not clause.fragment:
            clause.type = "fragment"

    def _is_command(self) -> bool:
        clause = self._clause
        if not clause.predicates or clause.polar or clause.condition == "condition":
            return False
        phrase = clause.predicates[0]
        subject = clause.subject
        told_not = any(sign.concept == "dont" for sign in clause.negators)
        to_you = subject is None or subject.sign.concept in ("you", "you-all")
        if phrase.sign is None:
            return False
        if told_not or clause.polite:
            return to_you and clause.expletive is None
        acts = phrase.grammar.aspect in ("event", "ongoing", "habit")
        plain = not (clause.completive or clause.modal or clause.habit or clause.doubt)
        now = clause.time in (None, "present")
        return acts and plain and now and subject is None and clause.expletive is None

    def _asks_about_you(self) -> bool:
        """Only you can know whether you are hungry: said to you it is a question."""
        clause = self._clause
        subject = clause.subject
        if subject is None or subject.sign.concept not in ("you", "you-all"):
            return False
        if subject.pronoun is None or clause.link is not None or clause.condition is not None:
            return False
        if clause.negative or clause.doubt or clause.modal or clause.time in ("past", "future"):
            return False
        phrase = clause.predicates[0]
        adjectives = [a for argument in phrase.arguments for a in argument.adjectives]
        return phrase.grammar.private or any(a.grammar.private for a in adjectives)

    def _supply_subject(self) -> None:
        clause = self._clause
        if clause.subject is None and clause.expletive is None:
            clause.expletive = "I"


def _is_noun(nominal: Nominal | None) -> bool:
    return nominal is not None and nominal.sense.wordClass == "noun"


def _is_ownable(nominal: Nominal) -> bool:
    """A thing nobody was named for: whose is it?"""
    plain = nominal.owner is None and nominal.determiner is None and not nominal.is_personal
    return plain and nominal.sense.wordClass == "noun" and not nominal.is_place


def _has_it(owner: Nominal, thing: Nominal) -> bool:
    """I BOOK TWO: I have two books; HE TEACHER: he is a teacher."""
    if owner.is_pointing or thing.sense.wordClass != "noun":
        return False
    counted = thing.number is not None or thing.determiner is not None
    possible = thing.noun.type in ("thing", "animal", "vehicle", "event", "body")
    possible = possible or (thing.noun.type == "abstract" and not thing.noun.relational)
    kin = thing.noun.type == "kin" and counted
    if owner.pronoun is not None and owner.pronoun.gender == "thing":
        return False
    return owner.is_personal and (possible or kin or (counted and thing.noun.type == "abstract"))


def _tells_manner(adjective: Described) -> bool:
    grammar = adjective.grammar
    return not (grammar.definite or grammar.ordinal or grammar.colour or grammar.private)


def _takes_object(grammar: Verb) -> bool:
    return grammar.frame in ("transitive", "ambitransitive", "ditransitive")


def _with_ages(signs: list[Sign], morphology: Morphology) -> list[Sign]:
    """10 YEAR OLD as one adjective: ten years old."""
    result: list[Sign] = []
    for sign in signs:
        if sign.concept == "old" and len(result) > 1:
            number, unit = result[-2].sense("numeral"), result[-1].sense("noun")
            if number and unit and unit.noun is not None and unit.noun.type == "time":
                noun = morphology.inflect(unit.en, "NN" if number.en == "1" else "NNS")
                old = sign.senses[0].model_copy(update={"en": f"{counted(number.en)} {noun} old"})
                result[-2:] = [replace(sign, senses=(old,))]
                continue
        result.append(sign)
    return result


def _governs_noun(chunks: list[Chunk]) -> bool:
    """An adjective with a preposition of its own: afraid of."""
    return any(
        adjective.grammar.complement is not None
        for chunk in chunks
        if isinstance(chunk, AdjectiveChunk)
        for adjective in chunk.adjectives
    )


def _pluralise(nominal: Nominal) -> None:
    if nominal.noun.number == "count" and nominal.sense.wordClass == "noun":
        nominal.sign = replace(nominal.sign, count=max(2, nominal.sign.count))


def _generalise(nominal: Nominal) -> None:
    """afraid of dogs"""
    bare = nominal.determiner is None and nominal.number is None and nominal.owner is None
    if bare and nominal.noun.article == "indefinite":
        _pluralise(nominal)
        nominal.fronted = False


def _groups(chunks: list[Chunk]) -> list[list[Chunk]]:
    """One group for each coordinated verb; a governing verb stays with the one it governs."""
    groups: list[list[Chunk]] = [[]]
    for position, chunk in enumerate(chunks):
        groups[-1].append(chunk)
        if not isinstance(chunk, VerbChunk):
            continue
        following = chunks[position + 1] if position + 1 < len(chunks) else None
        if isinstance(following, VerbChunk) and _governs(following):
            continue
        if position + 1 < len(chunks):
            groups.append([])
    return groups


def _governs(chunk: VerbChunk) -> bool:
    return chunk.sense.verb is not None and chunk.sense.verb.complement is not None
