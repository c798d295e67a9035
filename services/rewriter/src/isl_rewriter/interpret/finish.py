"""What the parts of a clause decide together: its type, its question, what goes unsaid."""

import itertools
from dataclasses import replace

from isl_contracts.generated.language import EnglishRules, Pronoun, Sense, SignRules, Verb

from isl_rewriter.clause import Argument, Asked, Clause, Nominal, VerbPhrase
from isl_rewriter.interpret.lexical import TAKES
from isl_rewriter.write.clause_facts import has_personal_pronoun, pronoun_for


class Finisher:
    """Finishes clauses; holds no state between them."""

    def __init__(self, signs: SignRules, english: EnglishRules) -> None:
        self._signs = signs
        self._english = english

    def finished(self, clause: Clause, before: Clause | None = None) -> Clause:
        """The clause as it can be written."""
        if clause.embedded is not None:
            within = self.finished(self._remembered(clause, clause.embedded))
            clause = replace(clause, embedded=replace(within, type="embedded"))
        if not clause.predicates:
            return _fragment(clause)
        clause = self._known_objects(_in_consequence(clause))
        clause = self._used_up(replace(self._paired(clause), times=_merged(clause.times)))
        asked = clause.asked
        if asked is not None and asked.role == "adjunct" and _is_of_verb(clause, asked):
            clause = self._questioned(clause, asked)
        elif asked is not None and asked.role == "determiner" and clause.is_unsaid:
            clause = replace(clause, expletive="you")
        clause = _asked_so_far(_numbered(self._carried(_framed(clause, before), before)))
        if clause.predicates[0].grammar.frame == "weather" and clause.subject is None:
            clause = replace(clause, expletive="it")
        return _typed(clause)

    def _known_objects(self, clause: Clause) -> Clause:
        def changed(phrase: VerbPhrase) -> VerbPhrase:
            arguments = tuple(
                argument
                if argument.nominal == clause.topic and not _of_kind(phrase, argument)
                else self._object(phrase, argument, judged=clause.expletive == "it")
                for argument in phrase.arguments
            )
            grammar = phrase.grammar
            if phrase.complement is not None and grammar.howTo:
                grammar = grammar.model_copy(update={"complement": "how to"})
            return replace(phrase, grammar=grammar, arguments=arguments)

        return clause.with_each(changed)

    def _object(self, phrase: VerbPhrase, argument: Argument, *, judged: bool) -> Argument:
        noun = argument.nominal
        if noun is None or phrase.sign is None:
            return argument
        if argument.role == "object" and phrase.grammar.ofKinds:
            return replace(argument, nominal=noun.general)
        if judged and noun.noun.relational and noun.is_personal and noun.owner is None:
            kind = noun.with_article("indefinite").general  # FRIEND MAKE EASY
            return replace(argument, nominal=kind)
        paired = noun.sense.en in self._signs.paired.values and noun.owner is None
        both = argument.role == "object" and paired and not phrase.grammar.harms
        return replace(argument, nominal=noun.plural) if both else argument

    def _paired(self, clause: Clause) -> Clause:
        """EYE WEAK: both are."""
        part, is_so = clause.subject, clause.predicates[0].lemma == "be"
        if part is None or not is_so or part.sense.en not in self._signs.paired.values:
            return clause
        told = part.determiner or part.number or part.adjectives or part.joined
        return clause if told else replace(clause, subject=part.plural)

    def _used_up(self, clause: Clause) -> Clause:
        """MILK FINISH: the milk has run out."""
        subject, phrase = clause.subject, clause.predicates[0]
        if subject is None or phrase.sign is None or phrase.sign.concept != "finish":
            return clause
        if phrase.complement is not None or phrase.arguments:
            return clause
        if clause.habit and clause.time is None:
            return replace(clause, completive=False)  # OFFICE TIME SIX FINISH: it ends every day
        done = clause.asked is None or clause.asked.asks == "time"
        clause = replace(clause, completive=done and clause.condition != "condition")
        if subject.sense.en.split()[-1] not in self._english.supplies.values:
            return clause
        gone = replace(phrase, lemma="run out", grammar=Verb(frame="intransitive", aspect="moment"))
        return replace(clause, predicates=(gone, *clause.predicates[1:]))

    def _questioned(self, clause: Clause, asked: Asked) -> Clause:
        inner = clause.predicates[-1].innermost
        noun = inner.objects[-1] if inner.objects else None
        kinds = ("thing", "choice", "count", "amount")
        who = clause.subject
        if asked.asks in ("choice", "person") and who and [w for w, _ in who.joined] == ["or"]:
            clause = replace(clause, choices=who, subject=None)  # SHE OR HE WIN WHO
            asked = replace(asked, role="subject")
        elif asked.asks == "choice" and noun is not None and noun.joined:
            choices = replace(noun, joined=tuple(("or", other) for _, other in noun.joined))
            clause = _changed(replace(clause, choices=choices), noun)
            asked = replace(asked, role="object")
        elif asked.asks == "thing" and noun and noun.sign.concept in self._signs.meals.values:
            clause = _changed(clause, noun, Argument("oblique", noun, "for"))
            asked = replace(asked, role="object")
        elif asked.asks in kinds and noun is not None and noun.sense.wordClass == "noun":
            clause = _changed(clause, noun)
            asked = replace(asked, role="determiner", nominal=replace(noun, asked=asked.english))
        elif asked.asks == "count" and _is_noun(clause.subject, "time"):
            asked = replace(asked, role="determiner", nominal=clause.subject)
            clause = replace(clause, subject=None)
        elif who and asked.asks in ("count", "choice") and _is_noun(who) and noun is None:
            asked = replace(asked, role="subject", nominal=replace(who, asked=asked.english))
            clause = replace(clause, subject=None)
        elif asked.asks in ("thing", "person", "choice", "count", "amount"):
            acts = asked.asks != "thing" or inner.grammar.frame not in TAKES or noun is not None
            asked = replace(asked, role="subject" if clause.is_unsaid and acts else "object")
        clause = replace(clause, asked=asked)
        if asked.role == "subject" or not clause.is_unsaid:
            return clause
        return replace(clause, expletive="you")

    def _remembered(self, main: Clause, asked: Clause) -> Clause:
        """I FORGET KEY KEEP WHERE: where I kept it; what is remembered was done by whom it was."""
        of_oneself = main.predicates and main.predicates[-1].lemma in ("forget", "remember")
        unsaid = asked.is_unsaid and asked.predicates
        if not of_oneself or not unsaid or main.subject is None or not asked.asked:
            return asked
        past = None if asked.predicates[-1].aspect in ("state", "copula") else "past"
        if asked.asked.asks not in ("person", "thing", "choice"):
            asked = replace(asked, subject=self._taken_up(main.subject))
        return replace(asked, time=asked.time or past)

    def _carried(self, clause: Clause, before: Clause | None) -> Clause:
        """BABY CRY BECAUSE HUNGRY: because the baby is hungry."""
        links = ("because", "so", "but", "and", "or", "then")
        if before is None or before.subject is None:
            of_you = before and before.condition and before.expletive == "you"
            is_yours = of_you and clause.is_unsaid and not _is_command(clause)
            so = clause.link in ("so", "because")  # FEVER HAVE SO SCHOOL GO NOT: I am not going
            of_me = before and ((so and before.expletive == "I") or before.lead == "because of")
            if of_me and clause.is_unsaid and clause.predicates and not clause.polite:
                asked_for = clause.predicates[0].grammar.askedFor
                return clause if asked_for else replace(clause, expletive="I")
            return replace(clause, expletive="you") if is_yours else clause
        if (limb := clause.subject) is not None:  # HE FALL SO LEG BREAK: it is his
            of_another = clause.link in links or getattr(before.subject.pronoun, "person", 3) == 3
            pointed = before.subject.pronoun is not None and clause.link == "because"
            is_own = limb.noun.type == "body" or (limb.noun.type == "kin" and pointed)
            is_bare = is_own and limb.owner is None and before.subject.is_personal
            whose = self._taken_up(before.subject) if is_bare and of_another else limb.owner
            clause = replace(clause, subject=replace(limb, owner=whose))
            return self._done_to_them(clause, limb, before.subject)
        person = getattr(before.subject.pronoun, "person", 3)
        of_you = before.condition == "condition" and person != 3
        is_mine = before.lead == "because" and person == 1
        is_linked = not _is_command(clause) if of_you else is_mine or clause.link in links
        other = clause.asked or clause.polite or clause.predicates[0].grammar.frame == "weather"
        own = other or clause.expletive not in (None, "I") or clause.type == "imperative"
        verb, of = clause.predicates[0], before.subject.noun.type
        moves = verb.grammar.frame in ("motion", "locative") and of != "vehicle"
        rests = verb.lemma in self._english.embodied.values
        is_still = clause.link == "so" and not before.subject.is_animate and (moves or rests)
        if own or not is_linked or is_still:  # ROAD CLOSED SO HOME GO: not the road
            return clause
        subject = self._taken_up(before.subject)
        return replace(clause, subject=subject, expletive=None, time=clause.time or before.time)

    def _done_to_them(self, clause: Clause, who: Nominal, whom: Nominal) -> Clause:
        """SHE CRY BECAUSE TEACHER SCOLD: it is done to her."""
        *others, verb = clause.predicates
        done = verb.grammar.patient == "person" or verb.lemma in self._english.doneToThem.values
        linked = clause.link in ("because", "but") and clause.negators == ()
        if not (done and linked and whom.is_animate) or verb.arguments or who == whom:
            return clause
        taken_up = Argument("object", replace(self._taken_up(whom), fronted=True))
        return replace(clause, predicates=(*others, replace(verb, arguments=(taken_up,))))

    def _taken_up(self, one: Nominal) -> Nominal:
        """SISTER CRY BECAUSE RING LOSE: because she lost it; whose gender nothing tells, again."""
        word = None if one.pronoun is not None else pronoun_for(one, self._english)
        if word is None:
            return one
        number = "plural" if one.is_plural else "singular"
        pronoun = Pronoun(person=3, number=number, gender=None if one.is_personal else "thing")
        sense = Sense(en=word, lemmas=(word,), wordClass="pronoun", pronoun=pronoun)
        return Nominal(replace(one.sign, concept=word), sense)


def _in_consequence(clause: Clause) -> Clause:
    """What follows from a condition is not done yet: FINISH is what will be done."""
    if clause.condition != "consequence" or not clause.completive:
        return clause
    sign = next((s for s in clause.signs if s.sense("particle") and s.sense("verb")), None)
    sense = sign.sense("verb") if sign is not None else None
    clause = replace(clause, completive=False)
    *others, last = clause.predicates
    if sense is None or sense.verb is None or last.sign == sign or last.sign is None:
        return clause
    finishes = VerbPhrase(sense.en, sense.verb, sign, complement=last)
    return replace(clause, predicates=(*others, finishes))


def _merged(phrases: tuple[str, ...]) -> tuple[str, ...]:
    """on Monday on Friday: on Monday and Friday; in the morning and in the evening."""
    merged: list[str] = []
    for phrase in phrases:
        start = next((s for s in ("on ", "in the ") if phrase.startswith(s)), None)
        if merged and start and merged[-1].startswith(start):
            phrase = f"{merged.pop()} and {phrase.removeprefix('on ')}"
        merged.append(phrase)
    return tuple(merged)


def _of_kind(phrase: VerbPhrase, argument: Argument) -> bool:
    """DOG, I LIKE: dogs; that dog, I like."""
    noun = argument.nominal
    pointed = not noun or noun.determiner or noun.owner or noun.adjectives or noun.is_personal
    return bool(phrase.grammar.ofKinds and not pointed)


def _numbered(clause: Clause) -> Clause:
    """THEY STUDENT: they are students; afraid of dogs: the kind."""
    subject, things = clause.subject, clause.subject is not None and not clause.subject.is_personal

    def changed(argument: Argument) -> Argument:
        noun = argument.nominal
        if noun is None:
            return argument
        kind = things or not noun.is_personal  # the hall is full of students
        if argument.role == "oblique" and argument.preposition == "of" and kind:
            return replace(argument, nominal=noun.general)
        several = subject is not None and subject.is_plural and not noun.noun.number == "plural"
        bare = noun.determiner is None and noun.number is None
        bare = bare and not any(item.grammar.definite for item in noun.adjectives)
        if argument.role == "predicate" and several and bare and clause.expletive is None:
            return replace(argument, nominal=noun.plural)
        return argument

    first, *others = clause.predicates
    if first.lemma != "be":
        return clause
    first = replace(first, arguments=tuple(changed(argument) for argument in first.arguments))
    return replace(clause, predicates=(first, *others))


def _is_of_verb(clause: Clause, asked: Asked) -> bool:
    """What is asked is found by the verb; BUS OR METRO WHICH CHEAP: which of the two is so."""
    who = clause.subject
    of_two = asked.asks == "choice" and who is not None and [w for w, _ in who.joined] == ["or"]
    return clause.predicates[0].sign is not None or of_two


def _is_noun(noun: Nominal | None, kind: str | None = None) -> bool:
    return noun is not None and noun.sense.wordClass == "noun" and kind in (None, noun.noun.type)


def _changed(clause: Clause, noun: Nominal, *instead: Argument) -> Clause:
    """Without the noun, or with something in its place."""

    def changed(phrase: VerbPhrase) -> VerbPhrase:
        kept = [instead if a.nominal is noun else (a,) for a in phrase.arguments]
        return replace(phrase, arguments=tuple(itertools.chain(*kept)))

    return clause.with_each(changed)


def _framed(clause: Clause, before: Clause | None) -> Clause:
    """YESTERDAY RAIN I SCHOOL GO NOT: what follows a time is of that time."""
    own = clause.times or clause.time or clause.is_unsaid or clause.modal or clause.completive
    within = clause.link in ("that", "to") or clause.condition or clause.polar
    if before is None or not before.times or before.condition or own or within:
        return clause
    return replace(clause, time=before.time, habit=clause.habit or before.habit)


def _asked_so_far(clause: Clause) -> Clause:
    """YOU EAT YET ?: whether it is done, not whether it is not."""
    if clause.polar and clause.negators and all(s.senses[0].en == "yet" for s in clause.negators):
        return replace(clause, negators=())
    return clause


def _fragment(clause: Clause) -> Clause:
    if (asked := clause.asked) is None:
        return replace(clause, type="fragment")
    word = asked.english + (f" {asked.nominal.sense.en}" if asked.nominal else "")  # which bus
    return replace(clause, fragment=(Argument("predicate", word=word),), asked=None, type="wh")


def _typed(clause: Clause) -> Clause:
    """Statement, question or command, and the subject that English cannot do without."""
    if clause.expletive == "I" and (clause.polar or clause.asked):
        clause = replace(clause, expletive="you")  # HUNGRY ?, HUNGRY WHY
    if clause.type == "wh":
        return clause
    if clause.asked is not None:
        return replace(clause, type="wh")
    if _is_command(clause):
        subject = None if clause.is_about_you else clause.subject
        return replace(clause, type="imperative", subject=subject)
    asks = clause.polar or bool(asks_you(clause))
    clause = replace(clause, type="polar" if asks else "statement")
    if not asks and clause.time is None and _is_told(clause):
        clause = replace(clause, time="past")
    if clause.is_unsaid:
        told = clause.modal in ("must", "should")
        return replace(clause, expletive="you" if asks or told else "I")
    return clause


def _is_told(clause: Clause) -> bool:
    """I GO MARKET BREAD BUY: what is over at once tells of what went before it too."""
    over = [phrase.grammar.aspect in ("moment", "act") for phrase in clause.predicates]
    return any(over) and not all(over) and not (clause.modal or clause.habit or clause.condition)


def _is_command(clause: Clause) -> bool:
    if clause.polar or clause.condition == "condition":
        return False
    phrase, subject = clause.predicates[0], clause.subject
    none = any(noun.sense.en in ("nothing", "nobody") for noun in phrase.objects)
    if phrase.sign is None or clause.declared == "statement" or none:
        return False
    if clause.link == "to" or "because" in (clause.link, clause.lead):
        return subject is None and clause.lead != "because" and clause.link == "to"
    to_you = subject is None or clause.is_about_you
    # UNDERSTAND NOT AGAIN PLEASE: nobody is told not to.
    asks = clause.polite and not (clause.negators and phrase.grammar.aspect == "state")
    if asks or clause.declared == "command" or any(s.concept == "dont" for s in clause.negators):
        return to_you and clause.expletive is None
    acts = phrase.grammar.aspect in ("event", "act", "ongoing", "habit")
    if clause.negative and phrase.lemma in ("forget", "get", "receive"):
        acts = phrase.lemma == "forget"  # KEY BRING FORGET NOT is told to you, EMAIL GET NOT of me
    habit = clause.habit and not any("o'clock" in phrase for phrase in clause.times)
    since = any(phrase.startswith("since ") for phrase in clause.times)
    plain = not (clause.completive or clause.modal or habit or clause.doubt or since)
    now = clause.time in (None, "present") or clause.condition == "consequence"
    return acts and plain and now and clause.is_unsaid


def asks_you(clause: Clause) -> bool | None:
    """Only you can know whether you are hungry: said to you it asks. Of what you do or have, None.

    YOU CAR HAVE may be asked as well as told; YOU BEAUTIFUL and YOU PASS tell you something.
    """
    told = clause.declared is not None or clause.affirmed is not None
    joined = clause.link is not None or clause.condition is not None
    none = any(n.sense.en == "nothing" for p in clause.predicates for n in p.objects)
    meant = clause.negative or none or clause.doubt or clause.modal or clause.time == "past"
    if told or joined or meant or not clause.is_about_you or not has_personal_pronoun(clause):
        return False
    arguments, grammar = clause.predicates[0].arguments, clause.predicates[0].grammar
    adjectives = [a for argument in arguments for a in argument.adjectives]
    seen = grammar.linking and not grammar.private  # YOU LOOK TIRED
    if any(" or " in a.sense.en for a in adjectives):
        return True
    if grammar.private or any(a.grammar.private and not seen for a in adjectives):
        return None if clause.time == "future" else True
    news = clause.openers or (grammar.aspect in ("moment", "act") and not clause.completive)
    nouns = [a.nominal for a in arguments if a.role == "predicate" and a.nominal]
    judged = adjectives or seen or any(noun.adjectives or noun.owner for noun in nouns)
    return False if news or judged else None


def may_be_told(clause: Clause) -> bool:
    """YOU DOOR CLOSE: what you did, or what you are to do."""
    meant = clause.negative or clause.modal or clause.time or clause.completive or clause.times
    if meant or clause.declared or clause.link or clause.type != "statement":
        return False
    return clause.is_about_you and clause.predicates[0].grammar.aspect in ("act", "event")
