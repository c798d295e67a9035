"""What a clause means, between signs and English; frozen: no step changes another's work."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from isl_contracts.generated.language import Adjective, Noun, Pronoun, Sense, Verb

from isl_rewriter.lexicon import ANY_ADJECTIVE, ANY_NOUN
from isl_rewriter.read.signs import Sign

ClauseType = Literal["statement", "polar", "wh", "imperative", "fragment", "embedded"]


@dataclass(frozen=True, slots=True)
class Described:
    """An adjective, with its degree where one was signed."""

    sense: Sense
    degree: str | None = None
    start: int = -1

    @property
    def grammar(self) -> Adjective:
        return self.sense.adjective or ANY_ADJECTIVE


@dataclass(frozen=True, slots=True)
class Nominal:
    """A noun phrase: a noun, name, pronoun, pointing sign or number, with what belongs to it."""

    sign: Sign
    sense: Sense
    adjectives: tuple[Described, ...] = ()
    determiner: Sense | None = None
    number: str | None = None
    owner: "Nominal | None" = None
    joined: tuple[tuple[str, "Nominal"], ...] = ()
    asked: str | None = None
    named: str | None = None  # the name of the person that the noun means
    contents: "Nominal | None" = None  # what it measures: a cup of tea
    label: str | None = None  # the number that it goes by: class 10
    fronted: bool = False
    is_compound: bool = False
    is_collective: bool = False
    paired: bool = False  # with the one before: my mother and father
    leads: "tuple[str, Nominal] | None" = None  # where it leads or what it is of: a ticket to Delhi

    @property
    def noun(self) -> Noun:
        return self.sense.noun or ANY_NOUN

    @property
    def pronoun(self) -> Pronoun | None:
        return self.sense.pronoun

    @property
    def is_pointing(self) -> bool:
        """this, that, or a bare number or amount."""
        return self.sense.wordClass in ("determiner", "numeral")

    @property
    def is_personal(self) -> bool:
        """Somebody: a pronoun for a person, a name, a person or kin."""
        if self.pronoun is not None:
            return self.pronoun.gender != "thing"
        return self.noun.type in ("person", "kin") and not self.is_pointing

    @property
    def is_animate(self) -> bool:
        return self.is_personal or self.noun.type == "animal"

    @property
    def is_plural(self) -> bool:
        """As a subject: several things, or things joined by and."""
        return self.is_several or (bool(self.joined) and self.joined[0][0] == "and")

    @property
    def is_all_of_them(self) -> bool:
        """we all, the boy and the girl both"""
        word = self.determiner.en if self.determiner is not None else ""
        return bool((word and self.pronoun) or (word == "both" and self.joined))

    @property
    def is_several(self) -> bool:
        """Plural in its own noun."""
        if self.pronoun is not None:
            return self.pronoun.number == "plural"
        if self.sense.determiner is not None:
            return self.sense.determiner.number == "plural"
        if self.number is not None:
            return self.number != "1"
        if self.determiner is not None and self.determiner.en == "half":
            return self.noun.number == "plural"
        if self.determiner is not None and self.determiner.determiner is not None:
            if self.determiner.determiner.number == "plural":
                return not (self.is_collective or self.is_all_of_them or self.noun.number == "mass")
            if self.determiner.determiner.number == "singular":
                return self.noun.number == "plural"
            if self.determiner.determiner.quantity:
                return self.noun.number in ("count", "plural")
        if self.asked == "how many":
            return self.noun.number != "mass"
        several = (self.noun.several and not self.asked) or self.sign.count > 1
        counted = several and self.noun.number == "count" and self.sense.wordClass != "name"
        return counted or self.noun.number == "plural"

    def with_article(self, article: Literal["definite", "indefinite", "none"]) -> "Nominal":
        """The same, with another article where nothing else decides it."""
        noun = self.noun.model_copy(update={"article": article})
        return replace(self, sense=self.sense.model_copy(update={"noun": noun}))

    @property
    def plural(self) -> "Nominal":
        """Several of it, where it is counted."""
        if self.noun.number == "count" and self.sense.wordClass == "noun":
            return replace(self, sign=self.sign.repeated)
        return self

    @property
    def general(self) -> "Nominal":
        """The kind and not one of it: I like dogs."""
        bare = self.determiner is None and self.number is None and self.owner is None
        if bare and self.named is None and self.noun.article == "indefinite":
            others = tuple((word, other.general) for word, other in self.joined)
            return replace(self.plural, fronted=False, joined=others)
        return self


@dataclass(frozen=True, slots=True)
class Argument:
    """What a verb governs: an object, whoever gets it, or a phrase with a preposition."""

    role: Literal["object", "recipient", "oblique", "predicate"]
    nominal: Nominal | None = None
    preposition: str | None = None
    adjectives: tuple[Described, ...] = ()
    word: str | None = None


@dataclass(frozen=True, slots=True)
class VerbPhrase:
    """A verb with its arguments; `be` and `have` stand in where ISL needs no verb."""

    lemma: str
    grammar: Verb
    sign: Sign | None = None
    arguments: tuple[Argument, ...] = ()
    complement: "VerbPhrase | None" = None
    word: str = "and"  # between the verb before and this one

    @property
    def objects(self) -> list[Nominal]:
        """The nouns that it is done to."""
        return [a.nominal for a in self.arguments if a.role == "object" and a.nominal is not None]

    @property
    def innermost(self) -> "VerbPhrase":
        """The verb at the end of a chain: want to learn to sign."""
        return self.complement.innermost if self.complement is not None else self

    def with_each(self, change: "Callable[[VerbPhrase], VerbPhrase]") -> "VerbPhrase":
        """With every verb of the chain changed, the last one first."""
        if self.complement is None:
            return change(self)
        return change(replace(self, complement=self.complement.with_each(change)))

    @property
    def aspect(self) -> str:
        return "copula" if self.lemma == "be" else self.grammar.aspect


@dataclass(frozen=True, slots=True)
class Asked:
    """The question word of a clause and where it belongs."""

    asks: str
    english: str
    start: int
    end: int
    role: Literal["subject", "object", "adjunct", "predicate", "determiner"] = "adjunct"
    nominal: Nominal | None = None
    adjective: Described | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: who, does what, when, and how it is meant."""

    signs: tuple[Sign, ...]
    type: ClauseType = "statement"
    link: str | None = None
    lead: str | None = None
    condition: Literal["condition", "consequence"] | None = None
    subject: Nominal | None = None
    expletive: str | None = None
    predicates: tuple[VerbPhrase, ...] = ()
    fragment: tuple[Argument, ...] = ()
    openers: tuple[Sign, ...] = ()
    asked: Asked | None = None
    times: tuple[str, ...] = ()
    time: Literal["past", "present", "future"] | None = None
    habit: bool = False
    negators: tuple[Sign, ...] = ()
    completive: bool = False
    modal: str | None = None
    polite: bool = False
    polar: bool = False
    doubt: bool = False
    affirmed: int | None = None  # the gloss up to which the head said yes
    declared: Literal["statement", "question", "command"] | None = None
    governs_clause: bool = False
    is_elided: bool = False  # the subject is the one of the clause before, and not said again
    topic: Nominal | None = None
    choices: Nominal | None = None
    sentence_adverbs: tuple[str, ...] = ()
    middle_adverbs: tuple[str, ...] = ()
    end_adverbs: tuple[str, ...] = ()
    than: Nominal | None = None  # taller than my brother
    elided: Literal["verb", "all", "time", "place"] | None = None  # not coffee; not on Sunday
    embedded: "Clause | None" = None  # where he lives, in: I know where he lives

    @property
    def is_unsaid(self) -> bool:
        """Nobody and nothing is said to do it."""
        return self.subject is None and self.expletive is None

    @property
    def is_about_you(self) -> bool:
        """You, or you all."""
        return self.subject is not None and self.subject.sign.concept in ("you", "you-all")

    def with_each(self, change: Callable[[VerbPhrase], VerbPhrase]) -> "Clause":
        """With every verb changed, and every verb in its chain."""
        return replace(self, predicates=tuple(p.with_each(change) for p in self.predicates))

    @property
    def asks_bare(self) -> bool:
        """WATER with an asking face: no clause, and yet a question."""
        return self.type == "fragment" and self.polar and bool(self.fragment)

    @property
    def negative(self) -> bool:
        return bool(self.negators)

    @property
    def start(self) -> int:
        return self.signs[0].start

    @property
    def end(self) -> int:
        return self.signs[-1].end
