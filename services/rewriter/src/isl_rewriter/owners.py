"""Who owns what: a person just before a noun that belongs to somebody is its owner."""

from isl_contracts.generated.language import SignRules

from isl_rewriter.assembly import asks, takes_object
from isl_rewriter.chunks import AdjectiveChunk, Chunk, VerbChunk
from isl_rewriter.lexicon import ANY_VERB
from isl_rewriter.tree import Clause, Nominal


def with_compounds(chunks: list[Chunk]) -> list[Chunk]:
    """The chunks, two things side by side made one: MANGO TREE."""
    result: list[Chunk] = []
    for chunk in chunks:
        last = result[-1] if result else None
        if isinstance(chunk, Nominal) and isinstance(last, Nominal) and _compound(last, chunk):
            chunk.sense = chunk.sense.model_copy(update={"en": f"{last.sense.en} {chunk.sense.en}"})
            chunk.adjectives = last.adjectives + chunk.adjectives
            chunk.determiner = last.determiner or chunk.determiner
            chunk.owner = last.owner
            chunk.is_compound = True
            result[-1] = chunk
        else:
            result.append(chunk)
    return result


def _compound(first: Nominal, second: Nominal) -> bool:
    nouns = first.sense.wordClass == "noun" and second.sense.wordClass == "noun"
    things = not first.is_personal and first.sign.count == 1 and first.number is None
    free = second.owner is None and second.determiner is None and not second.adjectives
    return nouns and things and free and not (first.preposition or second.preposition)


def with_owners(
    clause: Clause, chunks: list[Chunk], rules: SignRules, parts: frozenset[str]
) -> list[Chunk]:
    """The chunks, each owner moved into what it owns."""
    result: list[Chunk] = []
    for position, chunk in enumerate(chunks):
        last = result[-1] if result else None
        if (
            isinstance(chunk, Nominal)
            and isinstance(last, Nominal)
            and [last.sign.concept, chunk.sign.concept] in rules.pairs.values
        ):
            last.joined.append(("and", chunk))
        elif (
            isinstance(chunk, Nominal)
            and isinstance(last, Nominal)
            and (
                _has_part(last, chunk, parts) or _owns(clause, last, chunk, chunks, position, rules)
            )
        ):
            chunk.owner = last
            result[-1] = chunk
        else:
            result.append(chunk)
    return result


def _has_part(whole: Nominal, part: Nominal, parts: frozenset[str]) -> bool:
    """MY PHONE BATTERY: the battery of my phone."""
    things = not whole.is_personal and whole.sense.wordClass == "noun" and not whole.preposition
    return things and part.sense.en in parts and part.owner is None and not whole.joined


def _owns(
    clause: Clause,
    owner: Nominal,
    owned: Nominal,
    chunks: list[Chunk],
    position: int,
    rules: SignRules,
) -> bool:
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
    if owner.is_place and owner.noun.number == "proper":
        return noun.type == "person" and noun.article == "definite"
    if not verbs and noun.type == "event" and noun.relational and clause.times:
        return owner.is_personal
    if not verbs:
        if owned.number is not None and not clause.asked:
            return False
        if not owner.is_animate and not (noun.relational and noun.type == "abstract"):
            return False
        described = any(isinstance(chunk, AdjectiveChunk) for chunk in following)
        if not belongs and _governs_noun(following):
            return False
        if described or asks(clause, "place", "thing", "person", "manner", "time", "choice"):
            return owner.is_personal or noun.relational is True
        if asks(clause, "count", "amount"):
            return noun.relational is True and noun.type == "abstract"
        if noun.relational and noun.type == "abstract":
            return True
        if owner.pronoun is not None:
            return belongs
        return belongs and bool(others)
    grammar = verbs[-1].sense.verb or ANY_VERB
    goes = grammar.frame in ("motion", "locative")
    if goes and owned.sign.concept in rules.homes.values:
        return owner.is_personal and any(nominal.is_personal for nominal in others)
    if goes and owner.pronoun is not None and _is_home(following, rules):
        return False
    if noun.relational and noun.type == "abstract" and owner.is_personal:
        return True
    if owner.noun.type == "kin" and owned.noun.type == "kin" and owner.owner is None:
        return False
    to_nobody = verbs[-1].sign.concept in rules.thingObjects.values
    to_nobody = to_nobody or (not takes_object(grammar) and grammar.object is None)
    has = owner.is_personal or (owner.is_animate and noun.type == "body")
    return belongs and has and to_nobody and chunks[0] is _first_owner(owner)


def _is_home(chunks: list[Chunk], rules: SignRules) -> bool:
    first = chunks[0] if chunks else None
    return isinstance(first, Nominal) and first.sign.concept in rules.homes.values


def _first_owner(owner: Nominal) -> Nominal:
    """MY FRIEND BROTHER WIFE: the friend."""
    while owner.owner is not None and owner.owner.sense.wordClass == "noun":
        owner = owner.owner
    return owner


def _governs_noun(chunks: list[Chunk]) -> bool:
    """An adjective with a preposition of its own: afraid of."""
    return any(
        adjective.grammar.complement is not None
        for chunk in chunks
        if isinstance(chunk, AdjectiveChunk)
        for adjective in chunk.adjectives
    )
