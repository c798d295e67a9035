"""Joins clauses into sentences, with their marks and the words that carry the emotion."""

from dataclasses import dataclass, replace

from isl_contracts.generated.language import EmotionRule, Emotions
from isl_contracts.generated.vocabulary import Emotion

from isl_rewriter.clause import Clause
from isl_rewriter.write.realise import Realiser

BAD_NEWS = "unpleasant"


@dataclass(slots=True)
class Sentence:
    """One English sentence and the kind of end mark it takes."""

    text: str
    kind: str
    opening: str = ""  # what the text begins with before the clause: yes, sorry
    is_led: bool = False  # by a condition or a reason

    @property
    def plain_end(self) -> str:
        return "?" if self.kind == "question" else "."

    @property
    def plain(self) -> str:
        return _capital(self.text) + self.plain_end


class SentenceWriter:
    """Writes a list of clauses as text."""

    def __init__(self, realiser: Realiser, emotions: Emotions) -> None:
        self._realiser = realiser
        self._emotions = emotions

    def sentences(self, clauses: list[Clause]) -> list[Sentence]:
        """The sentences, without end marks."""
        result: list[Sentence] = []
        for clause in clauses:
            self._add(result, clause)
        return result

    def plain(self, sentences: list[Sentence]) -> str:
        """The text without any feeling."""
        return " ".join(sentence.plain for sentence in sentences)

    def marked(self, sentences: list[Sentence], emotion: Emotion, concepts: frozenset[str]) -> str:
        """The text as it was signed, with the emotion's end mark where the news allows it."""
        return " ".join(self._texts(sentences, emotion, concepts))

    def with_feeling(
        self, sentences: list[Sentence], emotion: Emotion, concepts: frozenset[str]
    ) -> str:
        """The same with at most one phrase of the emotion in front; never with bad news."""
        feeling = self._emotions.emotions[emotion]
        texts = self._texts(sentences, emotion, concepts)
        bad = concepts & {*self._emotions.opposed[BAD_NEWS], *feeling.unless}
        if sentences and not (bad or self._is_opposed(emotion, concepts)):
            texts = self._led(texts, sentences, feeling)
        return " ".join(texts)

    def _texts(
        self, sentences: list[Sentence], emotion: Emotion, concepts: frozenset[str]
    ) -> list[str]:
        texts = [sentence.plain for sentence in sentences]
        if sentences and not self._is_opposed(emotion, concepts):
            last = sentences[-1]
            ends = self._emotions.emotions[emotion].ends
            texts[-1] = _capital(last.text) + ends.get(_mark_kind(last.kind), last.plain_end)
        return texts

    def _is_opposed(self, emotion: Emotion, concepts: frozenset[str]) -> bool:
        """Joy over a death, sorrow over a wedding: neither has anything to do with what is said."""
        feeling = self._emotions.emotions[emotion]
        return bool(concepts.intersection(self._emotions.opposed.get(feeling.opposite, ())))

    def _led(self, texts: list[str], sentences: list[Sentence], feeling: EmotionRule) -> list[str]:
        """The phrase goes before the first sentence that is more than a greeting."""
        for position, sentence in enumerate(sentences):
            if sentence.kind == "greeting":
                continue
            kind = "condition" if sentence.is_led else _mark_kind(sentence.kind)
            phrase = feeling.phrases.get(kind, "")
            if phrase and phrase.endswith("!"):
                texts[position] = f"{phrase} {texts[position]}"
            elif phrase and sentence.opening:
                # Yes, sadly, my mother is sick.
                rest = texts[position][len(sentence.opening) :]
                opening = _capital(sentence.opening)
                texts[position] = f"{opening}{phrase[:1].lower()}{phrase[1:]} {rest}"
            elif phrase:
                end = texts[position][len(sentence.text) :]
                texts[position] = f"{phrase} {sentence.text}{end}"
            break
        return texts

    def _add(self, result: list[Sentence], clause: Clause) -> None:
        if _thanks_for(clause):
            *others, _ = clause.openers
            greetings = self._openers(result, replace(clause, openers=others))
            thanks = f"thank you for {self._realiser.gerund(clause)}"
            result.append(Sentence(", ".join([*greetings, thanks]), "greeting"))
            return
        prefix = self._openers(result, clause)
        text = self._realiser.write(clause)
        kind = _kind(clause)
        if not text:
            result += [Sentence(", ".join(prefix), "greeting")] if prefix else []
            return
        opening = ""
        if prefix:
            opening = f"{', '.join(prefix)}{_join_after(prefix, clause)}"
            text = f"{opening}{text}"
            kind = "greeting" if _addresses(clause) else kind
        previous = result[-1] if result and result[-1].kind != "greeting" else None
        led = clause.lead or ("if" if clause.condition == "condition" else None)
        if led is not None:
            result.append(Sentence(f"{led} {text}", "condition", is_led=True))
        elif previous is not None and previous.kind == "condition":
            previous.text, previous.kind = f"{previous.text}, {text}", kind
        elif clause.link == "to" and previous is not None:
            link = " " if clause.subject is not None or clause.negative else " to "
            previous.text = f"{previous.text}{link}{text}"
        elif clause.link and previous is not None and _may_follow(previous.kind, kind):
            link = " and" if clause.is_elided and clause.link == "and" else _link(clause.link)
            names_it = clause.link == "because" and any(a.nominal for a in clause.fragment)
            link += " of" if names_it else ""  # because of rain
            previous.text = f"{previous.text}{link} {text}"
            previous.kind = kind if kind != "statement" else previous.kind
        elif clause.link and clause.link != "that":
            result.append(Sentence(f"{clause.link} {text}", kind))
        else:
            result.append(Sentence(text, kind, opening))

    def _openers(self, result: list[Sentence], clause: Clause) -> list[str]:
        """Greetings become sentences of their own; yes, no and sorry lead the sentence."""
        prefix: list[str] = []
        for sign in clause.openers:
            sense = sign.sense("interjection")
            if sense is None:
                continue
            if sense.interjection is not None and sense.interjection.question:
                if prefix:
                    result.append(Sentence(", ".join(prefix), "greeting"))
                    prefix = []
                result.append(Sentence(sense.en, "question"))
            elif sign.concept in ("yes", "no", "sorry", "excuse-me") or _addresses(clause):
                prefix.append(sense.en)
            else:
                result.append(Sentence(sense.en, "greeting"))
        return prefix


def _addresses(clause: Clause) -> bool:
    """HELLO R-A-H-U-L; THANK-YOU TEACHER; THANK-YOU FOOD."""
    return clause.type == "fragment" and len(clause.fragment) == 1 and not clause.times


def _thanks_for(clause: Clause) -> bool:
    """THANK-YOU HELP ME: not a command, but what you are thanked for."""
    if not clause.openers or clause.openers[-1].concept != "thank-you" or not clause.predicates:
        return False
    thanks, verb = clause.openers[-1], clause.predicates[0].sign
    first = min((s.start for s in clause.signs if s not in clause.openers), default=-1)
    plain = not (clause.polite or clause.negative or clause.modal or clause.condition)
    done = clause.type == "imperative" or (clause.type == "statement" and clause.is_about_you)
    return plain and done and verb is not None and thanks.end <= first


def _join_after(prefix: list[str], clause: Clause) -> str:
    nominal = clause.fragment[0].nominal if clause.type == "fragment" and clause.fragment else None
    is_thing = nominal is not None and not nominal.is_personal
    return {"thank you": " for ", "welcome": " to "}.get(prefix[-1], ", ") if is_thing else ", "


def _kind(clause: Clause) -> str:
    if clause.type in ("wh", "polar") or clause.asks_bare:
        return "question"
    return "imperative" if clause.type == "imperative" else "statement"


def _mark_kind(kind: str) -> str:
    return kind if kind in ("question", "imperative") else "statement"


def _may_follow(previous: str, kind: str) -> bool:
    return previous in ("statement", "imperative", "question") and kind in ("statement", previous)


def _link(link: str) -> str:
    if link == "then":
        return ", and then"
    return f" {link}" if link in ("that", "because", "to", "so that") else f", {link}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
