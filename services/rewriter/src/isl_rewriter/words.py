"""What a word is that the lexicon has not: a name, or what rules and a dictionary know of it."""

from isl_rewriter.lexicon import Adverb, Noun, Pronoun, Sense, Verb
from isl_rewriter.morphology import dictionary_lemmas
from isl_rewriter.rules import English, Names


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


def _noun(lemma: str, english: English) -> Noun:
    if lemma in english.body:
        return Noun(type="body", article="possessed")
    if lemma in english.mass:
        return Noun(type="thing", number="mass", article="none")
    if lemma in english.activities:
        return Noun(type="abstract", number="mass", article="none")
    if lemma in english.abstract:
        return Noun(type="abstract")
    if lemma in english.places:
        return Noun(type="place", article="definite", at=english.places[lemma])
    if lemma in english.vehicles:
        return Noun(type="vehicle")
    if lemma in english.kin:
        return Noun(type="kin", article="possessed", relational=True)
    return Noun(type="person" if _is_person(lemma, english) else "thing")


def _verb(lemma: str, english: English) -> Verb:
    preposition = english.intransitive.get(lemma)
    if lemma in english.states:
        return Verb(frame="transitive", aspect="state")
    if lemma in english.moments:
        return Verb(aspect="moment")
    if preposition is None:
        return Verb()
    return Verb(frame="intransitive", object=preposition or None)


def _is_person(noun: str, english: English) -> bool:
    """By a list, an ending, or a verb that the noun is made from: bake, baker."""
    people = english.people
    if noun in people.words or noun.endswith(people.endings):
        return True
    if not noun.endswith(people.fromVerbs):
        return False
    stem = noun[:-2]
    stems = (stem, f"{stem}e", stem[:-1])
    return len(stem) > 2 and any("VERB" in dictionary_lemmas(verb) for verb in stems)


def _lemmas(word: str, english: English) -> dict[str, tuple[str, ...]]:
    """Word class to lemmas: the rules' lists first, then the dictionary."""
    lower = word.lower()
    if any(
        lower in words for words in (english.mass, english.activities, english.nouns, english.kin)
    ):
        return {"NOUN": (lower,)}
    if lower in english.verbs:
        return {"VERB": (lower,)}
    if lower in english.adjectives:
        return {"ADJ": (lower,)}
    lemmas = dictionary_lemmas(word) if word.isascii() else {}
    is_body = lemmas.get("NOUN", ("",))[0] in english.body
    return {"NOUN": lemmas["NOUN"]} if is_body else lemmas


def dictionary_senses(word: str, english: English) -> tuple[Sense, ...]:
    """What an English dictionary knows of a word that the lexicon has not."""
    senses: list[Sense] = []
    when = english.times.get(word.lower())
    if when is not None:
        adverb = Adverb(kind="time", tense=when.tense, phrase=when.phrase, habit=when.habit)
        text = word.lower()
        return (Sense(en=text, lemmas=(text,), wordClass="adverb", adverb=adverb),)
    for kind, words in english.indefinite.items():
        if word.lower() in words:
            gender = "thing" if kind == "thing" else None
            someone = Pronoun(person=3, number="singular", gender=gender, indefinite=True)
            lower = word.lower()
            return (Sense(en=lower, lemmas=(lower,), wordClass="pronoun", pronoun=someone),)
    if word.lower() in english.prepositions:
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
                part = {"wordClass": "adverb", "adverb": Adverb()}
            senses.append(Sense.model_validate({"en": lemma, "lemmas": (lemma,), **part}))
    # A verb's own dictionary entry comes first where the noun is only its gerund or the like.
    if "VERB" in lemmas and lemmas.get("NOUN", (word,))[0] != word.lower():
        senses.sort(key=lambda sense: sense.wordClass != "verb")
    return tuple(senses)
