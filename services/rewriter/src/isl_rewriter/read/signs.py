"""From the sentence as it was sent to signs: words found, letters joined, repeats counted."""

import itertools
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from isl_contracts.generated.language import Concept, Sense

from isl_rewriter.lexicon import Lexicon, fold, kind_of
from isl_rewriter.notes import Note, note_on
from isl_rewriter.read.torn import TWO_LOST, TornWords
from isl_rewriter.read.words import Dictionary, compared, name_sense, worded
from isl_rewriter.rules import Rules
from isl_rewriter.write.morphology import dictionary_lemmas


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign, or a run of letters or digits that makes one word."""

    gloss: str
    senses: tuple[Sense, ...]
    concept: str
    start: int
    end: int
    count: int = 1

    def sense(self, *classes: str) -> Sense | None:
        """The first sense of one of these word classes."""
        return next((sense for sense in self.senses if sense.wordClass in classes), None)

    @property
    def repeated(self) -> "Sign":
        """The same for several of it."""
        return replace(self, count=max(2, self.count))

    @property
    def is_name(self) -> bool:
        """Fingerspelled, or known neither to the lexicon nor to the dictionary."""
        return self.senses[0].wordClass == "name"


@dataclass(frozen=True, slots=True)
class Break:
    """A boundary that the sender wrote: '|' joins a condition to what follows from it."""

    condition: bool
    pause: bool = False  # a comma, after which the same sentence may go on


@dataclass(frozen=True, slots=True)
class FaceMark:
    """What the face said up to a gloss: asking, negation, doubt, topic, affirmation."""

    says: str
    at: int


Item = Sign | Break | FaceMark


@dataclass(frozen=True, slots=True)
class WordMark:
    """What the face said over words `start` to `end` (exclusive) of a sentence."""

    says: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The signs of a sentence, the glosses to show, and what could not be used."""

    items: tuple[Item, ...]
    glosses: tuple[str, ...]
    notes: tuple[Note, ...]


# Stands before what the face said; no sentence holds it, being neither letter nor mark.
_MARK = "\x00"
_SPELLED = re.compile(r"[A-Za-z](?:-[A-Za-z])+")
_TORN = re.compile(r"[A-Za-z]{2,}(?:-[A-Za-z]+)*-[A-Za-z]")  # CHOO-L
_LETTER = re.compile(r"[A-HJ-Z]")  # I is the pronoun
_LETTER_ID = re.compile(r"letter-([a-z])(?:-v[0-9]+)?", re.IGNORECASE)
_SHORTEST_CUT = 3
_LONG = 5  # no name is by chance a word of so many letters without its edge
_NAMES_IT = frozenset({"noun", "name", "possessive", "determiner", "adjective", "numeral"})
_PARTICLES = frozenset({"away", "back", "down", "in", "off", "on", "out", "up"})
_INNER = "-_'\u2019"
_POLAR = {"(y/n)", "y/n", "?"}
# What a transcriber writes behind a word that the face went with: MOTHER(topic).
_NOTED = re.compile(r"(?P<word>[^()]*)\((?P<mark>[a-zA-Z/]+)\)")
_TRAILING = re.compile(r"[.,;:!?|]+$")


class SignReader:
    """Reads sentences; holds no state between them."""

    def __init__(self, lexicon: Lexicon, rules: Rules) -> None:
        self.lexicon = lexicon
        self.rules = rules
        self.dictionary = Dictionary(rules.english, rules.words)
        self.torn = TornWords(lexicon, self.dictionary, rules.names)

    def read(self, sentence: str, marks: Sequence[WordMark] = ()) -> Reading:
        """Read one sentence; what is no sign is left out with a note."""
        return _Run(self, _tokens(sentence, marks, self.rules.signs.notes.values)).read()


def _tokens(sentence: str, marks: Sequence[WordMark], notes: Mapping[str, str]) -> list[str]:
    """Words, punctuation and what the face said, without characters that cannot be written back."""
    text = sentence.encode("utf-8", "replace").decode("utf-8").replace(_MARK, " ")
    words = unicodedata.normalize("NFC", text).split()
    ends: dict[int, list[str]] = {}
    for mark in marks:
        end = _after_letters(words, min(mark.end, len(words)))
        ends.setdefault(end, []).append(f"{_MARK}{mark.says}")
    tokens: list[str] = []
    for position, raw in enumerate(words):
        tokens += ends.get(position, [])
        if raw.casefold() in _POLAR:
            tokens.append("?")
            continue
        noted = _NOTED.fullmatch(raw)
        says = notes.get(noted["mark"].casefold()) if noted is not None else None
        if noted is not None and says is not None:
            mark = "" if says == "nothing" else _MARK + says
            tokens += [token for token in (noted["word"], mark) if token]
            continue
        match = _TRAILING.search(raw)
        word = raw[: match.start()] if match else raw
        if word:  # 9:30 is nine thirty
            tokens += word.split(":") if word.replace(":", "").isdecimal() else [word]
        if match:
            tokens.extend(match.group())
    return [*tokens, *ends.get(len(words), [])]


def _after_letters(words: list[str], position: int) -> int:
    """The end of the run of letters that a mark ends in: a name is never cut in two."""
    while 0 < position < len(words) and len(words[position - 1]) == len(words[position]) == 1:
        position += 1
    return position


def _clean(token: str) -> str:
    """The token's letters, marks and digits, with inner hyphens and apostrophes."""
    kept = "".join(c for c in token if unicodedata.category(c)[0] in "LMN" or c in _INNER)
    return kept.strip(_INNER)


class _Run:
    def __init__(self, reader: SignReader, tokens: list[str]) -> None:
        self._lexicon, self._dictionary, self._torn = reader.lexicon, reader.dictionary, reader.torn
        self._rules, self._english = reader.rules.signs, reader.rules.english
        self._names = reader.rules.names
        self._tokens = tokens
        self._items: list[Item] = []
        self._glosses: list[str] = []
        self._notes: list[Note] = []

    def read(self) -> Reading:
        position = 0
        while position < len(self._tokens):
            position = self._step(position)
        return Reading(tuple(self._items), tuple(self._glosses), tuple(dict.fromkeys(self._notes)))

    @property
    def _last(self) -> Sign | None:
        last = self._items[-1] if self._items else None
        return last if isinstance(last, Sign) else None

    def _step(self, position: int) -> int:
        token = self._tokens[position]
        if token.startswith(_MARK):
            self._mark(token.removeprefix(_MARK))
            return position + 1
        if token in ".,;:!?|":
            self._punctuation(token)
            return position + 1
        following = self._tokens[position + 1 : position + 2]
        if _LETTER.fullmatch(token) and following and _SPELLED.fullmatch(following[0]):
            self._tokens[position + 1] = f"{token}-{following[0]}"  # A S-H-A
            return position + 1
        if _TORN.fullmatch(token) and not self._known_senses(token.rpartition("-")[0]):
            token = self._tokens[position] = "-".join(token.replace("-", ""))
        if _SPELLED.fullmatch(token):
            letters = [*token.replace("-", ""), *self._letters_after(position)]
            self._add_spelled(letters, ["-".join(letters).upper()])
            return position + 1 + len(letters) - (len(token) + 1) // 2
        run = self._letter_run(position)
        if len(run) > 1 or (run and token not in ("I", "i", "a")):
            self._add_spelled(run, [letter.upper() for letter in run])
            return position + len(run)
        if all(map(self._number, parts := token.split("-"))):  # EIGHTY-TWO
            self._tokens[position : position + 1] = parts
        value, digits = self._number_words(position) or self._digit_run(position)
        if digits:
            self._add_number(digits, value)
            return position + len(digits)
        for length in range(min(self._lexicon.longest, len(self._tokens) - position), 1, -1):
            words = " ".join(self._tokens[position : position + length])
            concept = self._lexicon.find(words)
            if concept is not None:
                self._add_concept(concept, words)
                return position + length
        self._add_word(token)
        return position + 1

    def _punctuation(self, token: str) -> None:
        if token == "?":
            self._mark("asking")
        if token == "," and self._is_named_only():
            self._mark("topic")
        elif token != "!":
            self._items.append(Break(token == "|", token == ","))

    def _is_named_only(self) -> bool:
        """MOTHER, I LOVE: a pause after what the rest is about."""
        said = itertools.takewhile(lambda i: not isinstance(i, Break), reversed(self._items))
        classes = [sign.senses[0].wordClass for sign in signs_of(list(said))]
        return classes[:1] in (["noun"], ["name"]) and _NAMES_IT.issuperset(classes)

    def _mark(self, says: str) -> None:
        self._items.append(FaceMark(says, len(self._glosses)))

    def _letters_after(self, position: int) -> list[str]:
        """P-R-I-Y A: letters that were cut off from their word."""
        return list(itertools.takewhile(_LETTER.fullmatch, self._tokens[position + 1 :]))

    def _letter_run(self, position: int) -> list[str]:
        """Letters signed one after the other; a leading I with two more is the pronoun."""
        letters: list[str] = []
        for token in self._tokens[position:]:
            match = _LETTER_ID.fullmatch(token)
            if match:
                letters.append(match[1])
            elif len(token) == 1 and token.isascii() and token.isalpha():
                letters.append(token)
            else:
                break
        if all(letter in "Ii" for letter in letters):
            return letters[:1]  # the pronoun, pointed at twice
        if len(letters) > 2 and self._tokens[position] in ("I", "i"):
            return ["i"]
        return letters

    def _digit_run(self, position: int) -> tuple[int, list[str]]:
        digits: list[str] = []
        for token in self._tokens[position:]:
            number = self._number(token)
            if number is None or (digits and (len(number) > 1 or len(digits) > 11)):
                break
            if len(digits) == 1 and self._is_apart(position + 1):
                break
            digits.append(number)
            if len(number) > 1:
                break
        return int("".join(digits) or 0), digits

    def _number_words(self, position: int) -> tuple[int, list[str]] | None:
        """TWENTY FIVE is 25, TWO HUNDRED is 200; None where no number word is in it."""
        words = self._english.numbers.values
        total, parts = 0, list[str]()
        for token in self._tokens[position:]:
            number = self._number(token)
            if number is None:
                break
            value = int(number)
            if token.casefold() in words and value >= 100:
                total = max(total, 1) * value
            elif not parts:
                total = value
            elif total >= 20 and total % (10 if value < 10 else 100) == 0 and value < 100:
                total += value
            else:
                break
            parts.append(number)
        named = any(t.casefold() in words for t in self._tokens[position : position + len(parts)])
        return (total, parts) if named else None

    def _is_apart(self, position: int) -> bool:
        """CHILD TWO ONE BOY, SHIRT TWO FIVE HUNDRED: a number of its own after one with a noun."""
        following = self._tokens[position + 1 : position + 2]
        concept = self._lexicon.find(following[0]) if following else None
        noun = concept.senses[0].noun if concept is not None else None
        after_noun = self._last is not None and self._last.senses[0].noun is not None
        return after_noun and bool(self._number_words(position) or (noun and noun.type != "time"))

    def _number(self, token: str) -> str | None:
        if token.isdecimal() and len(token) <= 12:
            return str(int(token))
        known = self._english.numbers.values.get(token.casefold())
        concept = self._lexicon.find(token)
        return known or (concept.gloss if concept and concept.kind == "numeral" else None)

    def _add_number(self, digits: list[str], value: int) -> None:
        number = str(value)
        sense = Sense(en=number, lemmas=(number,), wordClass="numeral")
        self._add(number, (sense,), f"numeral-{number}", digits)

    def _add_word(self, token: str) -> None:
        word = _clean(token)
        if not word:
            self._notes.append(note_on("notASign", token))
            return
        concept = self._lexicon.find(self._rules.alsoWritten.values.get(word.casefold(), word))
        if concept is not None:
            self._add_concept(concept, word)
        elif word.casefold() in self._rules.dropped.values:
            self._notes.append(note_on("notOfIsl", word))
        elif (
            self._dictionary.has(word)
            or not (self._add_inflected(word) or self._add_compound(word))
        ) and not self._add_cut(word):
            self._add_unknown(word, [word.upper()], after_name=self._after_name())

    def _add_spelled(self, letters: list[str], glosses: list[str]) -> None:
        word = "".join(letters).lower()
        after_name = self._after_name()
        concept = None if after_name or len(word) == 1 else self._lexicon.find(word)
        if word.capitalize() in self._names.persons:
            name = name_sense(word, self._names)
            self._add("-".join(word.upper()), (name,), "", glosses)
        elif concept is not None and concept.kind == "word":
            self._add("-".join(word.upper()), tuple(concept.senses), concept.id, glosses)
        elif len(word) == 1:
            self._add(word.upper(), (name_sense(word.upper(), self._names),), "", glosses)
        else:
            is_whole = after_name or (len(word) < _LONG and self._after_person())
            senses, concept_id = ((), "") if is_whole else self._with_lost_letter(word)
            if senses:
                self._add("-".join(word.upper()), senses, concept_id, glosses)
            else:
                self._add_unknown(word, glosses, after_name=after_name)

    def _add_cut(self, word: str) -> bool:
        """OCTOR, SCHOO: what nobody knows, but for a letter at its edge; or a name all the same."""
        if self._after_name() or self._after_person() or len(word) < _SHORTEST_CUT:
            return False
        senses, concept_id = self._with_lost_letter(word.lower())
        if self._dictionary.senses(word) or all(sense.wordClass == "name" for sense in senses):
            return False
        name = name_sense(word, self._names)
        self._add(word.upper(), (*senses, name), concept_id, [word.upper()])
        return True

    def _with_lost_letter(self, word: str) -> tuple[tuple[Sense, ...], str]:
        """S-C-H-O-O, H-S-P-I-T-A-L: what lost letters; a short word may be a name as it is."""
        if len(word) < _SHORTEST_CUT or self._is_whole(word):
            return (), ""
        least, nearest = self._torn.nearest(word)
        titled = self._after_title()  # MINISTER D-U-T-T-A is no dupatta
        rare = self._dictionary.senses(word)  # H-O-N-E is a word, but honey is said more often
        if not nearest or (least == TWO_LOST and (rare or titled or len(nearest) > 1)):
            return (), ""
        senses = [sense for whole in nearest for sense in whole.senses]
        if not rare and (least == TWO_LOST or (len(nearest) > 1 and len(word) < _LONG)):
            senses.append(name_sense(word, self._names))
        return (*senses, *rare), nearest[0].concept if len(nearest) == 1 else ""

    def _is_whole(self, word: str) -> bool:
        """Whether it is a name, an everyday word or a form of one."""
        forms = {form for of in dictionary_lemmas(word).values() for form in of} - {word}
        known = self._dictionary.everyday
        is_known = word in known or any(f in known or self._lexicon.find(f) for f in forms)
        return is_known or self._names_it(word.capitalize())

    def _names_it(self, name: str) -> bool:
        named = self._names
        lists = (named.places, named.festivals, named.languages, named.persons, named.given)
        return any(name in names for names in (*lists, named.brands))

    def _after_title(self) -> bool:
        titles = self._english.titles.values
        return self._last is not None and self._last.senses[0].en.casefold() in titles

    def _after_person(self) -> bool:
        """LAWYER S-E-N: who is named is not sent."""
        noun = self._last.senses[0].noun if self._last is not None else None
        return noun is not None and noun.type == "person"

    def _after_name(self) -> bool:
        return self._last is not None and self._last.concept == "name"

    def _add_concept(self, concept: Concept, word: str = "") -> None:
        if concept.kind == "expression":
            says = self._rules.marks.values.get(concept.id)
            if says is None:
                self._notes.append(note_on("feelingGiven", concept.gloss))
            else:
                self._mark(says)
            return
        said = "" if fold(word) == fold(concept.gloss) else fold(word)
        # CLOSED is no verb, STORE no deed.
        meant = [sense for sense in concept.senses if said in map(fold, sense.lemmas)]
        senses = [worded(sense, said) for sense in meant or concept.senses]
        senses += self._dictionary.more(said or fold(concept.gloss))
        written = word.upper() if senses[0].wordClass == "pronoun" and word else concept.gloss
        self._add(written, tuple(senses), concept.id, [concept.gloss])

    def _add_inflected(self, word: str) -> bool:
        """An English form of a word of the lexicon; a plural counts as a repeated sign."""
        for word_class, lemmas in dictionary_lemmas(word).items():
            concept = self._lexicon.find(lemmas[0])
            if concept is None or concept.kind != "word":
                continue
            self._add_concept(concept)
            last = self._last
            if word_class == "NOUN" and last is not None and lemmas[0] != word.lower():
                self._items[-1] = last.repeated
            if word_class == "ADJ" and last is not None:
                self._items[-1] = replace(last, senses=compared(last.senses, word.lower()))
            return True
        return False

    def _add_compound(self, word: str) -> bool:
        """SIGN-NAME, SWITCH-OFF: words that are written as one sign; the noun or verb says what."""
        words = word.lower().split("-")
        parts = [self._known_senses(part) for part in words]
        if len(parts) < 2 or not all(parts):
            return False
        verbal = words[-1] in _PARTICLES
        main = next((s for s in parts[0 if verbal else -1] if (s.verb if verbal else s.noun)), None)
        kind = main.noun.type if main is not None and main.noun else ""
        goes = kind == "place" and all(s.verb and words[0] in s.lemmas for s in parts[0])
        counts = self._number(words[0]) is not None and words[-1] in ("time", "times")  # ONE-TIME
        is_apart = goes or kind == "time" or parts[0][0].question or parts[-1][0].adverb or counts
        if main is None or (is_apart and not verbal):
            for part in word.split("-"):  # NOT-KNOW, WHAT-TIME, GO-HOME: one sign after the other
                number = self._number(part)  # HALF-PAST-SIX
                self._add_number([part], int(number)) if number else self._add_word(part)
            return True
        first = next((s.en for s in parts[0] if s.en.lower() == words[0]), words[0])  # Deaf
        text = " ".join([first, *words[1:]])
        sense = main.model_copy(update={"en": text, "lemmas": (text,), "noun": kind_of(main.noun)})
        self._add(word.upper(), (sense,), "", [word.upper()])
        return True

    def _known_senses(self, word: str) -> tuple[Sense, ...]:
        concept = self._lexicon.find(self._rules.alsoWritten.values.get(word.casefold(), word))
        return tuple(concept.senses) if concept else self._dictionary.senses(word)

    def _add_unknown(self, word: str, glosses: list[str], *, after_name: bool) -> None:
        name = name_sense(word, self._names)
        known = name.noun is not None and name.noun.type != "person"
        senses = () if after_name or known else self._dictionary.senses(word)
        if word.capitalize() in self._names.given:
            senses = (name, *senses)  # RAM is somebody more often than an animal
        if not word.isascii():
            self._notes.append(note_on("notInLexicon", word))
        if self._after_title() and glosses[0] != word.upper():
            senses = (*senses, name)  # DOCTOR R-A-Y
        senses = senses or (name,)
        self._add(glosses[0], senses, "", glosses)
        plural = word.casefold().endswith("s") and senses[0].en != word.casefold()
        if plural and senses[0].wordClass == "noun" and self._last is not None:
            self._items[-1] = self._last.repeated

    def _add(self, gloss: str, senses: tuple[Sense, ...], concept: str, glosses: list[str]) -> None:
        self._glosses.extend(glosses)
        end, last = len(self._glosses), self._last
        repeats = senses[0].wordClass not in ("numeral", "conjunction")
        if last is not None and repeats and last.senses == senses:
            more = senses[0].noun is None or senses[0].en in self._rules.signedTwice.values
            self._items[-1] = replace(last, end=end, count=last.count + more)
        else:
            start, both = end - len(glosses), concept in self._rules.alwaysTwo.values
            self._items.append(Sign(gloss, senses, concept, start, end, 1 + both))


def signs_of(items: Sequence[Item]) -> list[Sign]:
    """The signs of a sentence, without what stands between them."""
    return [item for item in items if isinstance(item, Sign)]


def marks_of(items: Sequence[Item]) -> set[str]:
    """What the face said anywhere in a sentence."""
    return {item.says for item in items if isinstance(item, FaceMark)}
