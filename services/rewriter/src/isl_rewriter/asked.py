"""Questions without a verb: your name what, this how much, you how."""

from isl_contracts.generated.language import SignRules

from isl_rewriter.assembly import BE, HAVE, add_leftovers
from isl_rewriter.chunks import AdjectiveChunk, Chunk, OwnChunk, PlaceChunk
from isl_rewriter.tree import Argument, Asked, Clause, Nominal, VerbPhrase


class QuestionAssembly:
    """Gives each chunk of a question without a verb its part."""

    def __init__(self, clause: Clause, chunks: list[Chunk], rules: SignRules) -> None:
        self._meals = rules.meals.values
        self._clause = clause
        self._chunks = chunks

    def assemble(self) -> None:
        """Give the question word and what it asks about their parts."""
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
        said = [adjective for chunk in adjectives for adjective in chunk.adjectives]
        if asked.asks == "choice" and len(said) > 1 and plain:
            clause.asked, clause.polar = None, True
            clause.subject = plain[0]
            choice = Argument("predicate", adjectives=said, conjunction="or")
            clause.predicates.append(VerbPhrase("be", BE, arguments=[choice]))
            add_leftovers(clause, nominals[1:])
            return
        if asked.asks in ("place", "clock") and len(plain) == 1 and adjectives:
            self._describe(plain[0], adjectives)
            adjectives = []
        if asked.asks in ("count", "amount") and plain and adjectives:
            self._describe(plain[-1], adjectives)
            adjectives = []
        if asked.asks in ("count", "amount") and plain and not adjectives:
            self._counted(asked, plain)
            return
        if asked.asks in ("thing", "choice") and len(plain) == 2 and plain[1].noun.attribute:
            asked.role, asked.nominal = "determiner", plain[1]
            clause.subject = plain[0]
            clause.predicates.append(VerbPhrase("be", BE))
            add_leftovers(self._clause, nominals[2:])
            return
        if asked.asks == "thing" and len(plain) == 1:
            noun = plain[0]
            owner = noun.owner
            if noun.sign.concept in self._meals and owner is None and not adjectives:
                # DINNER WHAT: what is for dinner
                asked.role = "subject"
                meal = Argument("oblique", noun, "for")
                clause.predicates.append(VerbPhrase("be", BE, arguments=[meal]))
                return
            if noun.noun.attribute and not (noun.noun.relational or noun.adjectives):
                asked.role, asked.nominal = "determiner", noun
                noun.owner = None
                clause.subject = owner
                clause.expletive = "it" if owner is None else None
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
                phrase.arguments.append(
                    Argument("oblique", word=chunk.word, guessed=chunk.is_loose)
                )
            elif isinstance(chunk, OwnChunk):
                phrase.arguments.append(Argument("predicate", nominal=chunk.pronoun))
        others = [nominal for nominal in nominals if nominal is not clause.subject]
        add_leftovers(self._clause, others)

    def _describe(self, noun: Nominal, adjectives: list[AdjectiveChunk]) -> None:
        """SHIRT BLUE HOW-MUCH: how much is the blue shirt."""
        for chunk in adjectives:
            noun.adjectives += chunk.adjectives
            self._chunks.remove(chunk)

    def _counted(self, asked: Asked, plain: list[Nominal]) -> None:
        """YOU CHILD HOW-MANY: how many children do you have; THIS HOW-MUCH: how much is this.

        A measure is asked for by what: YOUR AGE HOW-MANY: what is your age.
        """
        clause = self._clause
        if len(plain) > 1 and plain[-1].is_place and not plain[0].is_place and not plain[0].pronoun:
            # HOW-MANY STUDENT CLASS: how many students are there in class
            asked.role, asked.nominal = "determiner", plain[0]
            clause.expletive = "there"
            clause.predicates.append(VerbPhrase("be", BE))
            add_leftovers(self._clause, plain[1:])
            return
        target = plain[-1]
        of_it = target.noun.relational and target.noun.type == "abstract"
        if target.sense.wordClass != "noun" or target.is_pointing or of_it:
            asked.role = "predicate"
            asked.english = "what" if of_it else asked.english
            clause.subject = target
            clause.predicates.append(VerbPhrase("be", BE))
            add_leftovers(self._clause, plain[:-1])
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
            add_leftovers(self._clause, plain[1:-1])
        else:
            clause.expletive = "there"
            clause.predicates.append(VerbPhrase("be", BE))
            add_leftovers(self._clause, plain[:-1])


def _is_ownable(nominal: Nominal) -> bool:
    """A thing nobody was named for: whose is it?"""
    plain = nominal.owner is None and nominal.determiner is None and not nominal.is_personal
    return plain and nominal.sense.wordClass == "noun" and not nominal.is_place
