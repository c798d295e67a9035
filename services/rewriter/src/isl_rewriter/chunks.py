"""Groups the signs of one clause into noun phrases, verbs, adjectives and adverbs."""

from dataclasses import dataclass, field, replace

from isl_contracts.generated.language import Sense, SignRules

from isl_rewriter.lexicon import ANY_ADJECTIVE
from isl_rewriter.signs import Sign
from isl_rewriter.tree import Described, Nominal

TOO_MUCH = "too much"


@dataclass(slots=True)
class VerbChunk:
    """A verb sign; `adverbs` were signed beside it."""

    sign: Sign
    sense: Sense


@dataclass(slots=True)
class AdjectiveChunk:
    """Adjectives that say something of the subject."""

    adjectives: list[Described]
    conjunction: str = "and"


@dataclass(slots=True)
class PlaceChunk:
    """here, there, or a preposition without a noun: outside."""

    word: str
    is_loose: bool = False  # a preposition without its noun, a degree without its adjective


@dataclass(slots=True)
class OwnChunk:
    """A possessive at the end: the book is mine."""

    pronoun: Nominal


Chunk = Nominal | VerbChunk | AdjectiveChunk | PlaceChunk | OwnChunk


@dataclass(slots=True)
class _Pending:
    owner: Nominal | None = None
    determiner: Sense | None = None
    number: str | None = None
    adjectives: list[Described] = field(default_factory=list[Described])
    preposition: str | None = None
    conjunction: str | None = None


class Chunker:
    """Makes the chunks of one clause, left to right."""

    def __init__(self, signs: list[Sign], senses: list[Sense], rules: SignRules) -> None:
        self._adverbial = rules.adverbial.values
        self._collective = rules.collective.values
        self._numbered = rules.numbered.values
        self._always_two = rules.alwaysTwo.values
        self._signs = signs
        self._senses = senses
        self._chunks: list[Chunk] = []
        self._pending = _Pending()
        self._degree: str | None = None

    def run(self) -> list[Chunk]:
        for position, sense in enumerate(self._senses):
            self._step(position, self._signs[position], sense)
        self._flush()
        return self._chunks

    def _step(self, position: int, sign: Sign, sense: Sense) -> None:
        match sense.wordClass:
            case "noun" | "name":
                self._noun(sign, sense)
            case "pronoun":
                self._add(self._take(Nominal(sign, sense)))
            case "verb":
                self._flush()
                self._chunks.append(VerbChunk(sign, sense))
            case "adjective":
                self._adjective(position, sign, sense)
            case "numeral":
                self._number(position, sign, sense)
            case "possessive":
                self._possessive(position, sign, sense)
            case "determiner":
                self._determiner(position, sign, sense)
            case "preposition":
                self._preposition(position, sign, sense)
            case "conjunction":
                self._pending.conjunction = sense.en
            case "adverb" if sense.adverb is not None and sense.adverb.kind == "degree":
                self._set_degree(sense.en)
            case "adverb" if sense.en == TOO_MUCH:
                self._set_degree(sense.en)
            case _:
                self._chunks.append(PlaceChunk(sense.en))

    def _next_is(self, position: int, *classes: str) -> bool:
        following = self._senses[position + 1 : position + 2]
        return bool(following) and following[0].wordClass in classes

    def _noun_ahead(self, position: int) -> bool:
        """Only describing words until a noun comes."""
        for sense in self._senses[position + 1 :]:
            if sense.wordClass in ("noun", "name"):
                return True
            degree = sense.adverb is not None and sense.adverb.kind == "degree"
            if sense.wordClass not in ("adjective", "numeral") and not degree:
                return False
        return False

    def _later_has(self, position: int, *classes: str) -> bool:
        return any(sense.wordClass in classes for sense in self._senses[position + 1 :])

    def _has_verb(self) -> bool:
        return any(sense.wordClass == "verb" for sense in self._senses)

    def _last_noun(self) -> Nominal | None:
        """The noun just before, if it can still be described."""
        last = self._chunks[-1] if self._chunks else None
        if isinstance(last, Nominal) and last.sense.wordClass == "noun":
            return last
        return None

    def _belongs_to_last(self) -> bool:
        """Between two nouns a describing sign belongs to the first, unless that is the subject."""
        noun = self._last_noun()
        if noun is None or noun is self._chunks[0] or noun.number is not None:
            return False
        return self._has_verb() and not self._pending.adjectives

    def _take(self, nominal: Nominal) -> Nominal:
        pending, self._pending = self._pending, _Pending()
        nominal.owner = pending.owner
        nominal.determiner = pending.determiner
        nominal.number = pending.number
        nominal.adjectives = pending.adjectives
        nominal.preposition = pending.preposition
        if pending.conjunction:
            self._pending.conjunction = pending.conjunction
        return nominal

    def _add(self, nominal: Nominal) -> None:
        conjunction, self._pending.conjunction = self._pending.conjunction, None
        last = self._chunks[-1] if self._chunks else None
        if conjunction and isinstance(last, Nominal):
            last.joined.append((conjunction, nominal))
        else:
            self._chunks.append(nominal)

    def _noun(self, sign: Sign, sense: Sense) -> None:
        together = sign.concept in self._collective
        if sign.concept in self._always_two and self._pending.number is None:
            sign = replace(sign, count=max(2, sign.count))
        self._add(self._take(Nominal(sign, sense, is_collective=together)))

    def _set_degree(self, word: str) -> None:
        last = self._chunks[-1] if self._chunks else None
        if isinstance(last, AdjectiveChunk) and last.adjectives[-1].degree is None:
            described = last.adjectives[-1]
            last.adjectives[-1] = replace(described, degree=word)
        else:
            self._degree = word

    def _adjective(self, position: int, sign: Sign, sense: Sense) -> None:
        degree, self._degree = self._degree, None
        described = Described(sense, degree or ("very" if sign.count > 1 else None), sign.start)
        grammar = sense.adjective or ANY_ADJECTIVE
        last = self._chunks[-1] if self._chunks else None
        private = grammar.private and isinstance(last, Nominal) and last.is_personal
        noun_before = self._last_noun()
        thing = noun_before is not None and not noun_before.is_personal
        ahead = self._noun_ahead(position) and not (thing and self._belongs_to_last())
        if ahead and not private and not grammar.predicate:
            self._pending.adjectives.append(described)
            return
        noun = self._last_noun()
        said_of_it = not self._later_has(position, "verb", "noun", "pronoun", "name")
        if noun is not None and not grammar.predicate and not said_of_it and not private:
            noun.adjectives.append(described)
        elif noun is not None and self._verb_before(noun):
            noun.adjectives.append(described)
        elif isinstance(last, AdjectiveChunk):
            last.conjunction = self._pending.conjunction or last.conjunction
            self._pending.conjunction = None
            last.adjectives.append(described)
        else:
            self._chunks.append(AdjectiveChunk([described]))

    def _verb_before(self, nominal: Nominal) -> bool:
        """English order, verb then noun then adjective: it describes the noun."""
        index = next(i for i, chunk in enumerate(self._chunks) if chunk is nominal)
        return any(isinstance(chunk, VerbChunk) for chunk in self._chunks[:index])

    def _number(self, position: int, sign: Sign, sense: Sense) -> None:
        noun = self._last_noun()
        if noun is not None and noun.sign.concept in self._numbered and noun.label is None:
            noun.label = sense.en
            return
        countable = noun is not None and not (noun.noun.relational and noun.noun.type == "abstract")
        if self._noun_ahead(position) and not self._belongs_to_last():
            self._pending.number = sense.en
        elif noun is not None and countable and noun.number is None:
            noun.number = sense.en
        elif (topic := self._uncounted()) is not None:
            topic.number = sense.en
        else:
            self._add(self._take(Nominal(sign, sense)))

    def _uncounted(self) -> Nominal | None:
        """FILM I TWO SEE: the number belongs to the noun before the pronoun."""
        if len(self._chunks) != 2 or not self._has_verb():
            return None
        noun, pronoun = self._chunks
        if not isinstance(noun, Nominal) or not isinstance(pronoun, Nominal):
            return None
        plain = noun.sense.wordClass == "noun" and noun.number is None and noun.owner is None
        return noun if plain and pronoun.pronoun is not None else None

    def _possessive(self, position: int, sign: Sign, sense: Sense) -> None:
        owner = Nominal(sign, sense)
        noun = self._last_noun()
        if self._noun_ahead(position):
            self._pending.owner = owner
        elif noun is not None and noun.owner is None and self._has_verb():
            noun.owner = owner
        else:
            self._flush()
            self._chunks.append(OwnChunk(owner))

    def _determiner(self, position: int, sign: Sign, sense: Sense) -> None:
        last = self._chunks[-1] if self._chunks else None
        everyone = sense.en == "all" and isinstance(last, Nominal) and last.pronoun is not None
        if everyone and isinstance(last, Nominal) and last.is_several:
            last.determiner = sense
            return
        noun = self._last_noun()
        quantity = sense.determiner is not None and sense.determiner.quantity
        if self._noun_ahead(position) and not (
            quantity and noun is not None and noun.determiner is None and self._has_verb()
        ):
            self._pending.determiner = sense
        elif noun is not None and noun.determiner is None:
            noun.determiner = sense
        else:
            self._add(self._take(Nominal(sign, sense)))

    def _preposition(self, position: int, sign: Sign, sense: Sense) -> None:
        last = self._chunks[-1] if self._chunks else None
        nominals = [chunk for chunk in self._chunks if isinstance(chunk, Nominal)]
        nominal_follows = self._later_has(
            position, "noun", "name", "pronoun", "numeral"
        ) and self._next_is(
            position, "noun", "name", "pronoun", "possessive", "determiner", "adjective", "numeral"
        )
        alone = len(nominals) == 1 and nominals[0].pronoun is not None and not nominal_follows
        asker = alone and sign.concept == "from" and not self._has_verb()
        place_of_it = (
            len(nominals) == 1
            and sign.concept in self._adverbial
            and not nominal_follows
            and not self._has_verb()
        )
        asker = asker or place_of_it
        after_noun = isinstance(last, Nominal) and last.preposition is None and not asker
        if isinstance(last, Nominal) and after_noun and (len(nominals) > 1 or not nominal_follows):
            last.preposition = sense.en
        elif nominal_follows:
            self._pending.preposition = sense.en
        else:
            self._flush()
            self._chunks.append(PlaceChunk(sense.en, is_loose=sign.concept not in self._adverbial))

    def _flush(self) -> None:
        """What waited for a noun that did not come stands by itself."""
        pending, self._pending = self._pending, _Pending()
        if pending.adjectives:
            self._chunks.append(AdjectiveChunk(pending.adjectives))
        if pending.preposition:
            self._chunks.append(
                PlaceChunk(pending.preposition, is_loose=pending.preposition not in self._adverbial)
            )
        if self._degree:
            self._chunks.append(PlaceChunk(self._degree, is_loose=True))
            self._degree = None
