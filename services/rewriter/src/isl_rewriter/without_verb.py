"""Statements without a verb: English needs be, have or there is."""

from collections.abc import Sequence

from isl_contracts.generated.language import Determiner, Sense, SignRules

from isl_rewriter.assembly import BE, HAVE, add_leftovers, generalise, pluralise
from isl_rewriter.chunks import TOO_MUCH, AdjectiveChunk, Chunk, OwnChunk, PlaceChunk
from isl_rewriter.tree import Argument, Clause, Described, Nominal, VerbPhrase


class NominalAssembly:
    """Gives each chunk of a statement without a verb its part."""

    def __init__(self, clause: Clause, chunks: list[Chunk], rules: SignRules) -> None:
        self._clause = clause
        self._chunks = chunks
        self._rules = rules

    def assemble(self) -> None:
        """Find what is said of what: X is Y, X is at Y, X has Y, there is Y."""
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
        used = {id(clause.subject)} | {
            id(a.nominal) for p in clause.predicates for a in p.arguments
        }
        used |= {id(argument.nominal) for argument in clause.fragment}
        if clause.predicates:
            add_leftovers(
                self._clause, [nominal for nominal in nominals if id(nominal) not in used]
            )

    def _times_alone(self, phrase: VerbPhrase) -> None:
        clause = self._clause
        if len(clause.times) > 1:
            clause.expletive = clause.times[0]
            bare = clause.times[1].removeprefix("on ").removeprefix("in ")
            phrase.arguments.append(Argument("predicate", word=bare))
            clause.times = clause.times[2:]
            clause.predicates.append(phrase)

    def _described(self, phrase: VerbPhrase, plain: list[Nominal], said: Sequence[Chunk]) -> None:
        clause = self._clause
        clause.predicates.append(phrase)
        for chunk in said:
            if isinstance(chunk, AdjectiveChunk):
                said_of = Argument("predicate", adjectives=chunk.adjectives)
                said_of.conjunction = chunk.conjunction
                phrase.arguments.append(said_of)
            elif isinstance(chunk, PlaceChunk):
                phrase.arguments.append(
                    Argument("oblique", word=chunk.word, guessed=chunk.is_loose)
                )
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
                guessed = governed is None and not nominal.is_place
                if nominal.is_place:
                    preposition = nominal.noun.at or "at"
                if preposition == "of":
                    generalise(nominal)
                phrase.arguments.append(Argument("oblique", nominal, preposition, guessed=guessed))
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
        adjectives = [
            a for c in self._chunks if isinstance(c, AdjectiveChunk) for a in c.adjectives
        ]
        return bare and only and not any(a.grammar.private for a in adjectives)

    def _is_weather(self, adjectives: list[Described]) -> bool:
        return bool(self._clause.times) and any(
            adjective.sense.en in self._rules.weatherSubjects.values for adjective in adjectives
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
        event_of = nominal.noun.type == "event" and bool(clause.times) and nominal.owner is not None
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
        elif event_of and clause.signs[-1].end > nominal.sign.end:
            clause.subject = nominal
            clause.predicates.append(phrase)
            return
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
        clause.subject = None
        middle = [nominal for nominal in plain if nominal is not first and nominal is not second]
        felt = second.sign.concept in self._rules.feltIn.values and first.is_personal
        if felt or (second.sign.concept in self._rules.feltIn.values and first.noun.type == "body"):
            self._felt(phrase, first, second, middle)
            return
        if first.is_place and second.noun.type == "event" and clause.times:
            clause.subject, clause.expletive = None, "there"
            preposition = first.noun.at or "at"
            phrase.arguments.append(Argument("predicate", second))
            phrase.arguments.append(Argument("oblique", first, preposition))
            clause.predicates.append(phrase)
            return
        if first.is_place and second.noun.type != "place" and _is_counted(second):
            clause.expletive = "there"
            phrase.arguments.append(Argument("predicate", second))
            phrase.arguments.append(Argument("oblique", first, first.noun.at or "at"))
            clause.predicates.append(phrase)
            return
        clause.subject = first
        in_town = first.is_place and second.sense.wordClass == "name"
        in_town = in_town and first.sign.concept not in self._rules.regions.values
        if second.is_place and (in_town or not first.is_place) and not first.is_pointing:
            preposition = second.noun.at or "at"
            phrase.arguments.append(Argument("oblique", second, preposition))
        elif _has_it(first, second) or self._holds(first, second):
            phrase.lemma, phrase.grammar = "have", HAVE
            phrase.arguments.append(Argument("object", second))
        else:
            if first.is_plural and not first.is_pointing and second.number is None:
                pluralise(second)
            phrase.arguments.append(Argument("predicate", second))
        clause.predicates.append(phrase)
        add_leftovers(self._clause, middle)

    def _holds(self, first: Nominal, second: Nominal) -> bool:
        """TEA SUGAR NO: the tea does not have sugar; FOOD SALT TOO-MUCH: it has too much salt."""
        clause = self._clause
        if first.is_animate or first.is_pointing or second.noun.number != "mass":
            return False
        if TOO_MUCH in clause.end_adverbs:
            clause.end_adverbs.remove(TOO_MUCH)
            much = Determiner(quantity=True)
            second.determiner = Sense(
                en=TOO_MUCH, lemmas=(TOO_MUCH,), wordClass="determiner", determiner=much
            )
            return True
        refusals = self._rules.refusals.values
        return any(sign.concept in refusals for sign in clause.negators)

    def _felt(self, phrase: VerbPhrase, who: Nominal, pain: Nominal, middle: list[Nominal]) -> None:
        """I HEAD PAIN: I have pain in my head; MY HEAD PAIN: there is pain in my head."""
        clause = self._clause
        parts = [who] if who.noun.type == "body" else middle
        owner = parts[0].owner if parts else None
        if who.noun.type != "body":
            clause.subject = who
        elif owner is not None and owner.sense.wordClass == "pronoun":
            clause.subject, parts[0].owner = owner, None
        if clause.subject is None:
            clause.expletive = "there"
            phrase.arguments.append(Argument("predicate", pain))
        else:
            phrase.lemma, phrase.grammar = "have", HAVE
            phrase.arguments.append(Argument("object", pain))
        phrase.arguments += [Argument("oblique", part, "in") for part in parts]
        clause.predicates.append(phrase)


def _is_counted(nominal: Nominal) -> bool:
    determiner = nominal.determiner.determiner if nominal.determiner is not None else None
    return nominal.number is not None or (determiner is not None and determiner.quantity is True)


def _has_it(owner: Nominal, thing: Nominal) -> bool:
    """I BOOK TWO: I have two books; HE TEACHER: he is a teacher."""
    if owner.is_pointing or thing.sense.wordClass != "noun":
        return False
    counted = thing.number is not None or thing.determiner is not None
    possible = thing.noun.type in ("thing", "animal", "vehicle", "event", "body")
    possible = possible or (thing.noun.type == "abstract" and not thing.noun.relational)
    kin = thing.noun.type == "kin" and counted
    several = thing.number not in (None, "1") and not owner.is_plural
    kin = kin or (thing.noun.type == "person" and several)
    if owner.pronoun is not None and owner.pronoun.gender == "thing":
        return False
    return owner.is_personal and (possible or kin or (counted and thing.noun.type == "abstract"))
