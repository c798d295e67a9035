"""What a word is that the lexicon has not: a name, or what rules and a dictionary know of it."""

from isl_contracts.generated.language import Adverb, EnglishRules, Names, Noun, Pronoun, Sense, Verb

from isl_rewriter.lexicon import ANY_VERB
from isl_rewriter.write.morphology import dictionary_lemmas


def name_sense(word: str, names: Names) -> Sense:
    """A spelled name: of a person, a place, a festival, a language or a service."""
    if word.islower() or word.isupper():
        word = "-".join(part[:1].upper() + part[1:].lower() for part in word.split("-"))
    noun = Noun(type="person", number="proper", article="none")
    brand = next((name for name in names.brands if name.casefold() == word.casefold()), None)
    if brand is not None or word in names.languages:
        word = brand or word
        noun = Noun(type="proper", number="proper", article="none")
        return Sense(en=word, lemmas=(word,), wordClass="noun", noun=noun)
    if word in names.places:
        noun = Noun(type="place", number="proper", article="none", at="in")
    elif word in names.festivals:
        noun = Noun(type="event", number="proper", article="none", at="at")
    return Sense(en=word, lemmas=(word,), wordClass="name", noun=noun)


def compared(senses: tuple[Sense, ...], word: str) -> tuple[Sense, ...]:
    """BETTER, BIGGEST: the form of the adjective as it was written."""
    return tuple(
        sense.model_copy(update={"en": word}) if sense.wordClass == "adjective" else sense
        for sense in senses
    )


def _noun(lemma: str, english: EnglishRules) -> Noun:
    if lemma in english.body.values:
        return Noun(type="body", number="count", article="possessed")
    if lemma in english.mass.values:
        return Noun(type="thing", number="mass", article="none")
    if lemma in english.activities.values:
        return Noun(type="abstract", number="mass", article="none")
    if lemma in english.abstract.values:
        return Noun(type="abstract", number="count", article="indefinite")
    if lemma in english.places.values:
        return Noun(
            type="place", number="count", article="definite", at=english.places.values[lemma]
        )
    if lemma in english.vehicles.values:
        return Noun(type="vehicle", number="count", article="indefinite")
    if lemma in english.kin.values:
        return Noun(type="kin", number="count", article="possessed", relational=True)
    kind = "person" if _is_person(lemma, english) else "thing"
    return Noun(type=kind, number="count", article="indefinite")


def _verb(lemma: str, english: EnglishRules) -> Verb:
    preposition = english.intransitive.values.get(lemma)
    if lemma in english.states.values:
        return Verb(frame="transitive", aspect="state")
    if lemma in english.moments.values:
        return Verb(frame="ambitransitive", aspect="moment")
    if preposition is None:
        return ANY_VERB
    return Verb(frame="intransitive", aspect="event", object=preposition or None)


def _is_person(noun: str, english: EnglishRules) -> bool:
    """By a list, an ending, or a verb that the noun is made from: bake, baker."""
    people = english.people.values
    if noun in people.words or noun.endswith(tuple(people.endings)):
        return True
    if not noun.endswith(tuple(people.fromVerbs)):
        return False
    stem = noun[:-2]
    stems = (stem, f"{stem}e", stem[:-1])
    return len(stem) > 2 and any("VERB" in dictionary_lemmas(verb) for verb in stems)


def _lemmas(word: str, english: EnglishRules) -> dict[str, tuple[str, ...]]:
    """Word class to lemmas: the rules' lists first, then the dictionary."""
    lower = word.lower()
    if any(
        lower in words
        for words in (
            english.mass.values,
            english.activities.values,
            english.nouns.values,
            english.people.values.words,
            english.kin.values,
        )
    ):
        return {"NOUN": (lower,)}
    if lower in english.verbs.values:
        return {"VERB": (lower,)}
    if lower in english.adjectives.values:
        return {"ADJ": (lower,)}
    lemmas = dictionary_lemmas(word) if word.isascii() else {}
    is_body = lemmas.get("NOUN", ("",))[0] in english.body.values
    return {"NOUN": lemmas["NOUN"]} if is_body else lemmas


def dictionary_senses(word: str, english: EnglishRules) -> tuple[Sense, ...]:
    """What an English dictionary knows of a word that the lexicon has not."""
    senses: list[Sense] = []
    when = english.times.values.get(word.lower())
    if when is not None:
        adverb = Adverb(kind="time", tense=when.tense, phrase=when.phrase, habit=when.habit or None)
        text = word.lower()
        return (Sense(en=text, lemmas=(text,), wordClass="adverb", adverb=adverb),)
    for kind, words in english.indefinite.values.items():
        if word.lower() in words:
            gender = "thing" if kind == "thing" else None
            someone = Pronoun(person=3, number="singular", gender=gender, indefinite=True)
            lower = word.lower()
            return (Sense(en=lower, lemmas=(lower,), wordClass="pronoun", pronoun=someone),)
    if word.lower() in english.degrees.values:
        text = word.lower()
        degree = Adverb(kind="degree")
        return (Sense(en=text, lemmas=(text,), wordClass="adverb", adverb=degree),)
    if word.lower() in english.prepositions.values:
        return (Sense(en=word.lower(), lemmas=(word.lower(),), wordClass="preposition"),)
    lemmas = _lemmas(word, english)
    for tag in ("NOUN", "VERB", "ADJ", "ADV"):
        for lemma in lemmas.get(tag, ())[:1]:
            if tag == "NOUN":
                part = {"wordClass": "noun", "noun": _noun(lemma, english)}
            elif tag == "VERB":
                part = {"wordClass": "verb", "verb": _verb(lemma, english)}
            elif tag == "ADJ":
                part = {"wordClass": "adjective"}
            else:
                part = {"wordClass": "adverb", "adverb": Adverb(kind="manner")}
            senses.append(Sense.model_validate({"en": lemma, "lemmas": (lemma,), **part}))
    # A verb's own dictionary entry comes first where the noun is only its gerund or the like.
    if "VERB" in lemmas and lemmas.get("NOUN", (word,))[0] != word.lower():
        senses.sort(key=lambda sense: sense.wordClass != "verb")
    return tuple(senses)
