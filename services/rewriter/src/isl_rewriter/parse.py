"""From the signs of one clause, in ISL order, to what the clause means."""

from dataclasses import replace

from isl_contracts.generated.language import Sense, SignRules

from isl_rewriter.asked import QuestionAssembly
from isl_rewriter.chunks import TOO_MUCH, Chunk, Chunker, VerbChunk
from isl_rewriter.clause_type import choose_type
from isl_rewriter.clauses import NOMINATIVE, Segment, may_be
from isl_rewriter.english import counted
from isl_rewriter.lexicon import ANY_MODAL
from isl_rewriter.morphology import Morphology
from isl_rewriter.named import with_measures, with_names
from isl_rewriter.owners import with_compounds, with_owners
from isl_rewriter.rules import Rules
from isl_rewriter.senses import choose_senses
from isl_rewriter.signs import Sign
from isl_rewriter.times import take_times
from isl_rewriter.tree import Asked, Choice, Clause, Nominal
from isl_rewriter.with_verb import VerbalAssembly
from isl_rewriter.without_verb import NominalAssembly

USUAL = Choice()
_OPEN = ("noun", "verb", "adjective", "adverb")


class ClauseParser:
    """Parses clauses; holds no state between them."""

    def __init__(self, rules: Rules, morphology: Morphology) -> None:
        self._rules = rules.signs
        self._english = rules.english
        self._morphology = morphology

    def parse(self, segment: Segment, choice: Choice = USUAL) -> Clause:
        """What one clause means, read in the usual way or as the choice says."""
        clause = Clause(
            signs=tuple(segment.openers + segment.signs),
            link=segment.link,
            condition=segment.condition,
        )
        clause.polar = "asking" in segment.marks or _asks_in_english(segment.signs)
        clause.polar |= segment.declared == "question"
        clause.declared = segment.declared
        clause.lead = segment.lead
        clause.doubt = "doubt" in segment.marks
        clause.affirmed = segment.marks.get("affirmation")
        clause.governs_clause = segment.governs_clause
        signs = self._take_interjections(clause, list(segment.signs))
        if choice.moved:
            signs = _pronoun_first(signs)
        signs = self._take_question(clause, signs)
        signs = _with_ages(self._take_function(clause, signs), self._morphology)
        has_verb = any(may_be(sign, "verb") for sign in signs)
        times = take_times(signs, self._morphology, has_verb=has_verb)
        clause.times, clause.habit = times.phrases, clause.habit or times.habit
        clause.time = clause.time or times.tense
        if "negation" in segment.marks and not clause.negators and times.rest:
            shaken = [sign for sign in times.rest if sign.start < segment.marks["negation"]]
            # A head shaken over NO alone answers; it denies nothing of what follows.
            if shaken or not any(sign.concept == "no" for sign in clause.openers):
                clause.negators.append((shaken or times.rest)[-1])
        asks = clause.asked.asks if clause.asked else None
        acts = clause.modal is not None or clause.polite
        at_hour = any("o'clock" in phrase for phrase in times.phrases)
        senses = choose_senses(times.rest, self._rules, asks=asks, acts=acts, at_hour=at_hour)
        senses = _changed(times.rest, senses, choice)
        clause.ambiguous = _ambiguous(times.rest, senses)
        chunks = Chunker(times.rest, senses, self._rules).run()
        chunks = [self._knows_how(chunks, position) for position in range(len(chunks))]
        self._assemble(clause, chunks, choice, topic="topic" in segment.marks)
        return clause

    def _take_interjections(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        rest: list[Sign] = []
        for position, sign in enumerate(signs):
            sense = sign.sense("interjection")
            refusal = sign.concept in self._rules.refusals.values
            refusal = refusal and (position > 0 or _is_noun_alone(signs[1:]))
            before = rest[-1] if rest else None
            described = (
                may_be(sign, "adjective")
                and before is not None
                and may_be(before, "pronoun", "noun", "name")
            )
            if sense is None or described:
                rest.append(sign)
            elif before is not None and _is_quoted(before, sense, self._rules):
                clause.governs_clause = True  # HE SAY YES: he says yes
                rest.append(replace(sign, senses=(sense,)))
            elif refusal:
                clause.negators.append(sign)
            elif sense.interjection is not None and sense.interjection.polite:
                clause.polite = True
            else:
                clause.openers.append(sign)
        return rest

    def _take_question(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        concepts = [sign.concept for sign in signs]
        for composite in self._rules.composites.values:
            length = len(composite.signs)
            for start in range(len(signs) - length + 1):
                if concepts[start : start + length] == composite.signs:
                    span = (signs[start].start, signs[start + length - 1].end)
                    clause.asked = Asked(composite.asks, composite.english, *span)
                    return signs[:start] + signs[start + length :]
        for position, sign in enumerate(signs):
            sense = sign.sense("question")
            if sense is not None and sense.question is not None:
                clause.asked = Asked(sense.question.asks, sense.en, sign.start, sign.end)
                return signs[:position] + signs[position + 1 :]
        return signs

    def _take_function(self, clause: Clause, signs: list[Sign]) -> list[Sign]:
        """Negators, completives, modals and adverbs that have their own place in English."""
        rest: list[Sign] = []
        verbs = [sign for sign in signs if may_be(sign, "verb") and not may_be(sign, "particle")]
        for sign in signs:
            sense = sign.senses[0]
            if sign.concept in self._rules.negators.values:
                clause.negators.append(sign)
            elif (
                sign.concept in self._rules.refusals.values
                and rest
                and not may_be(rest[-1], "verb")
            ):
                clause.negators.append(sign)
            elif sense.wordClass == "particle" and clause.condition == "consequence":
                # What follows from a condition is not done yet: FINISH is what will be done.
                rest.append(replace(sign, senses=sign.senses[1:] or sign.senses))
            elif sense.wordClass == "particle":
                clause.completive = True
                if not verbs:
                    rest.append(sign)
            elif sense.wordClass == "modal":
                self._modal(clause, sign, sense)
            elif sense.wordClass == "adverb" and sense.adverb is not None:
                if not self._adverb(clause, sense, sign, bool(verbs)):
                    rest.append(sign)
            elif sense.wordClass in ("question", "letter", "expression"):
                clause.end_adverbs.append(sense.en)
            else:
                rest.append(sign)
        return rest

    def _modal(self, clause: Clause, sign: Sign, sense: Sense) -> None:
        grammar = sense.modal or ANY_MODAL
        if grammar.tense == "future":
            clause.time = "future"
        else:
            clause.modal = "can" if sign.concept == "cannot" else sense.en
        if grammar.negative:
            clause.negators.append(sign)

    def _adverb(self, clause: Clause, sense: Sense, sign: Sign, has_verb: bool) -> bool:
        kind = sense.adverb.kind if sense.adverb else ""
        match kind:
            case "sentence":
                clause.sentence_adverbs.append(sense.en)
                clause.doubt = True
            case "completive":
                clause.completive = True
                clause.middle_adverbs.append(sense.en)
            case "frequency":
                clause.middle_adverbs.append(sense.en)
                clause.habit = True
            case "manner" if may_be(sign, "adjective") and not has_verb:
                return False
            case "manner" if sense.en == TOO_MUCH and self._describes(clause):
                return False
            case "manner" if sense.en in ("also",):
                clause.middle_adverbs.append(sense.en)
            case "manner" | "comitative":
                clause.end_adverbs.append(sense.en)
            case "reflexive":
                clause.end_adverbs.append("self")
            case _:
                return False
        return True

    def _knows_how(self, chunks: list[Chunk], position: int) -> Chunk:
        """USE KNOW: know how to use."""
        chunk, before = chunks[position], chunks[position - 1] if position else None
        if not isinstance(chunk, VerbChunk) or not isinstance(before, VerbChunk):
            return chunk
        if chunk.sign.concept not in self._rules.howTo.values or chunk.sense.verb is None:
            return chunk
        verb = chunk.sense.verb.model_copy(update={"complement": "how to"})
        return replace(chunk, sense=chunk.sense.model_copy(update={"verb": verb}))

    def _describes(self, clause: Clause) -> bool:
        return any(may_be(sign, "adjective") for sign in clause.signs)

    def _assemble(
        self, clause: Clause, chunks: list[Chunk], choice: Choice, *, topic: bool
    ) -> None:
        if choice.owners:
            chunks = with_measures(chunks, self._english.measures.values)
            chunks = with_names(clause, chunks)
            chunks = with_owners(clause, chunks, self._rules, self._english.parts.values)
        if choice.compounds:
            chunks = with_compounds(chunks)
        if any(isinstance(chunk, VerbChunk) for chunk in chunks):
            assembly = VerbalAssembly(
                clause, chunks, self._rules, self._english, topic=topic, subject=choice.subject
            )
            assembly.assemble()
        elif clause.asked is not None:
            QuestionAssembly(clause, chunks, self._rules).assemble()
        else:
            NominalAssembly(clause, chunks, self._rules).assemble()
        if choice.shared is not None:
            _share(clause, choice.shared)
            clause.time = clause.time or choice.time
        choose_type(clause)


def _is_quoted(before: Sign, word: Sense, rules: SignRules) -> bool:
    """SAY YES: what somebody says, not an answer; PLEASE is polite there too."""
    polite = word.interjection is not None and word.interjection.polite
    return before.concept in rules.reporting.values and not polite


def _is_noun_alone(signs: list[Sign]) -> bool:
    """NO PROBLEM: there is none; nobody answers."""
    said = [s for s in signs if s.senses[0].adverb is None or s.senses[0].adverb.kind != "time"]
    return len(said) == 1 and all(sense.wordClass == "noun" for sense in said[0].senses)


def _pronoun_first(signs: list[Sign]) -> list[Sign]:
    """PHONE BUY WANT I: a pronoun that closes the clause is who does it."""
    if len(signs) > 1 and signs[-1].concept in NOMINATIVE:
        return [signs[-1], *signs[:-1]]
    return signs


def _share(clause: Clause, subject: Nominal) -> None:
    """MY WIFE TEACHER SCHOOL TEACH: my wife is a teacher and teaches at school."""
    supplied = clause.expletive in ("I", "you", None)
    free = clause.subject is None and supplied and clause.asked is None and not clause.polite
    if free and clause.predicates and clause.condition is None:
        clause.subject = subject
        clause.expletive = None
        clause.is_elided = clause.link is None
        clause.link = clause.link or "and"


def _changed(signs: list[Sign], senses: list[Sense], choice: Choice) -> list[Sense]:
    """The senses, those that the choice names replaced."""
    wanted = dict(choice.senses)
    return [
        (sign.sense(wanted[sign.start]) or sense) if sign.start in wanted else sense
        for sign, sense in zip(signs, senses, strict=True)
    ]


def _ambiguous(signs: list[Sign], senses: list[Sense]) -> tuple[tuple[int, str], ...]:
    """Each other word class that a sign of the clause may have."""
    return tuple(
        (sign.start, other.wordClass)
        for sign, sense in zip(signs, senses, strict=True)
        for other in sign.senses
        if other.wordClass != sense.wordClass and other.wordClass in _OPEN
    )


def _asks_in_english(signs: list[Sign]) -> bool:
    """CAN YOU HELP ME: a modal before its subject."""
    if len(signs) < 3 or (signs[0].senses[0].modal is None and not may_be(signs[0], "modal")):
        return False
    return may_be(signs[1], "pronoun")


def _with_ages(signs: list[Sign], morphology: Morphology) -> list[Sign]:
    """10 YEAR OLD as one adjective: ten years old."""
    result: list[Sign] = []
    for sign in signs:
        if sign.concept == "old" and len(result) > 1:
            number, unit = result[-2].sense("numeral"), result[-1].sense("noun")
            if number and unit and unit.noun is not None and unit.noun.type == "time":
                noun = morphology.inflect(unit.en, "NN" if number.en == "1" else "NNS")
                old = sign.senses[0].model_copy(update={"en": f"{counted(number.en)} {noun} old"})
                result[-2:] = [replace(sign, senses=(old,))]
                continue
        result.append(sign)
    return result
