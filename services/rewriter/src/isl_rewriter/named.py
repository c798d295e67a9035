"""Two nouns that are one phrase: my friend Arjun, Uncle Raju, a cup of tea."""

from isl_rewriter.assembly import takes_object
from isl_rewriter.chunks import AdjectiveChunk, Chunk, VerbChunk
from isl_rewriter.lexicon import ANY_VERB
from isl_rewriter.tree import Clause, Nominal


def with_names(clause: Clause, chunks: list[Chunk]) -> list[Chunk]:
    """The chunks, each name moved into the noun before it that it names."""
    result: list[Chunk] = []
    for position, chunk in enumerate(chunks):
        last = result[-1] if result else None
        rest = [*result[:-1], *chunks[position + 1 :]]
        if (
            isinstance(chunk, Nominal)
            and isinstance(last, Nominal)
            and _may_name(last, chunk)
            and _leaves_a_clause(clause, result[:-1], rest)
        ):
            last.named = chunk.sense.en
            last.joined, last.preposition = chunk.joined, chunk.preposition
        elif (
            isinstance(chunk, Nominal)
            and isinstance(last, Nominal)
            and _is_explained(last, chunk)
            and _leaves_a_clause(clause, result[:-1], rest)
            and not _has_object(rest)
        ):
            chunk.named = last.sense.en
            result[-1] = chunk
        else:
            result.append(chunk)
    return result


def with_measures(chunks: list[Chunk], measures: frozenset[str]) -> list[Chunk]:
    """The chunks, each measure joined to what it measures: CUP TEA, RICE KILO ONE."""
    result: list[Chunk] = []
    for chunk in chunks:
        last = result[-1] if result else None
        if not isinstance(chunk, Nominal) or not isinstance(last, Nominal):
            result.append(chunk)
        elif _measures(last, chunk, measures):
            last.contents, last.preposition = chunk, chunk.preposition
        elif chunk.number is not None and _measures(chunk, last, measures):
            chunk.contents = last
            result[-1] = chunk
        else:
            result.append(chunk)
    return result


def _measures(measure: Nominal, stuff: Nominal, measures: frozenset[str]) -> bool:
    bare = stuff.number is None and stuff.owner is None and stuff.determiner is None
    nouns = measure.sense.wordClass == "noun" and stuff.sense.wordClass == "noun"
    uncounted = stuff.noun.number in ("mass", "plural") and stuff.noun.type == "thing"
    alone = not (measure.joined or stuff.joined or measure.preposition or measure.owner)
    return nouns and bare and uncounted and alone and measure.sense.en in measures


def _may_name(person: Nominal, name: Nominal) -> bool:
    somebody = person.is_personal and person.sense.wordClass == "noun" and not person.is_several
    free = not (person.joined or person.preposition or person.named or name.adjectives)
    called = name.sense.wordClass == "name" and name.noun.type == "person"
    return somebody and called and free and name.owner is None


def _is_explained(name: Nominal, person: Nominal) -> bool:
    """ARJUN MY FRIEND: a name, and whose friend that is."""
    owned = person.owner is not None and person.owner.sense.wordClass == "possessive"
    return owned and not name.preposition and _may_name(person, name)


def _has_object(chunks: list[Chunk]) -> bool:
    return any(isinstance(c, VerbChunk) and takes_object(c.sense.verb or ANY_VERB) for c in chunks)


def _leaves_a_clause(clause: Clause, before: list[Chunk], rest: list[Chunk]) -> bool:
    """With the two as one, the clause still has whoever acts, and whom or what it is done to."""
    others = [c for c in rest if isinstance(c, Nominal) and c.preposition is None]
    verbs = [chunk for chunk in rest if isinstance(chunk, VerbChunk)]
    if not verbs:
        adjectives = [c for c in rest if isinstance(c, AdjectiveChunk)]
        governs = any(a.grammar.complement for chunk in adjectives for a in chunk.adjectives)
        greets = any(sign.sense("interjection") for sign in clause.openers)
        return (bool(rest) and not governs) or clause.asked is not None or greets
    if any(isinstance(chunk, Nominal) for chunk in before):
        return True
    grammar = verbs[0].sense.verb or ANY_VERB
    if grammar.frame == "ditransitive":
        return any(n.is_personal for n in others) and len(others) > 1
    if takes_object(grammar):
        return any(not nominal.is_place for nominal in others)
    return grammar.object is None or bool(others)
