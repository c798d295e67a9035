"""Whether two parts of a construction go together: the name of the flaw where they do not."""

from collections.abc import Callable, Mapping

from isl_rewriter.interpret.grammar import Features, part_of

SPOUSES = ("husband", "wife")
_LOOSE = frozenset({"thing", "animal", "vehicle", "event", "abstract"})


def _has_object(verb: Features) -> bool:
    return bool(verb.get("object") or verb.get("inner"))


def _is_pointing(part: Features) -> bool:
    return part.get("cls") in ("determiner", "numeral")


def _suits(part: Features, company: set[str] | None) -> bool | None:
    """Whether a noun is of what a word keeps company with; None where nothing says so."""
    sorts: set[str] | None = part_of(part, "contents").get("sorts") or part.get("sorts")
    return not sorts.isdisjoint(company) if sorts and company else None


def quality(said: Features, thing: Features) -> str | None:
    """TASTY FOOD, not a tasty mother."""
    return "unusual-quality" if _suits(thing, said.get("of")) is False else None


def compound(first: Features, head: Features) -> str | None:
    """SCHOOL BAG: one noun before another tells its kind."""
    sorts: set[str] = first.get("sorts") or {first["en"]}
    return "unusual-compound" if sorts.isdisjoint(head["kinds"]) else None


def acts(agent: Features, verb: Features) -> str | None:
    """Who or what does it, by the verb's frame in the lexicon, and by what usually does."""
    flaw = _may_act(agent, verb)
    return flaw or ("unusual-agent" if _suits(agent, verb.get("agents")) is False else None)


def _may_act(agent: Features, verb: Features) -> str | None:
    chained = part_of(verb, "chain")
    if chained and (flaw := acts(agent, chained)):
        return flaw  # EYE HURT READ CANNOT
    who = verb.get("agent")
    if (verb.get("polite") or verb.get("told")) and agent.get("concept") not in ("you", "you-all"):
        return "polite-statement"
    feels_so = part_of(agent, "adjective").get("private")
    if feels_so and verb.get("gives") and not verb.get("recipient"):
        return "person-as-agent"  # BABY HUNGRY MILK GIVE
    if _is_pointing(agent):
        return "pointed-acts" if who in ("person", "animate") else None
    if verb.get("frame") == "motion" and agent.get("purpose") and not verb.get("place"):
        return "goal-rather"
    if any(_may_be_one(agent, part_of(verb, role)) for role in ("object", "recipient")):
        return "named-apart"
    if agent.get("kind") == "time" or agent.get("concept") == "time":
        return "time-acts"
    if who == "thing":
        return "person-as-agent" if agent.get("animate") else None
    if agent.get("animate"):
        return "animal-feels" if who == "person" and not agent.get("personal") else None
    if who == "person" and "any group" in (agent.get("sorts") or ()):
        return "group-acts" if agent.get("isPlace") else None
    is_moved = agent.get("kind") == "vehicle" and not verb.get("private")
    if who == "person" or (who == "animate" and not is_moved):
        return "thing-feels"
    if verb.get("agent") == "any":
        done_to = part_of(verb, "object")
        may = agent.get("isPlace") or (done_to and not done_to.get("personal"))
        return None if may else "thing-acts"
    if agent.get("kind") == "vehicle" or agent.get("weather"):
        return None
    if verb.get("frame") in ("motion", "locative"):
        moves = "thing-acts" if agent.get("isPlace") else "thing-moves"
        return moves if verb.get("aspect") != "habit" else None  # the phone works
    if verb.get("ergative") and not (_has_object(verb) or verb.get("recipient")):
        return None
    acting = verb.get("takes") or agent.get("isPlace") or agent.get("proper")  # SUNDAY RAIN
    return "thing-acts" if acting else "thing-happens"


def either(agent: Features, verb: Features) -> str | None:
    """TEACHER STUDENT HELP: the order alone does not say who helps whom."""
    whom, turned = part_of(verb, "recipient"), verb
    usual = _suits(whom, verb.get("recipients"))  # a beggar is given rather than gives
    if not whom:
        whom, turned = part_of(verb, "object"), {**verb, "object": agent}
        usual = _suits(agent, verb.get("agents")) and _suits(whom, verb.get("objects"))
    named = all(one.get("animate") and one.get("cls") in ("noun", "name") for one in (agent, whom))
    if not named or verb.get("verb") == "have" or usual or acts(whom, turned):
        return None
    return None if turned is not verb and undergoes(agent, turned) else "either-acts"


def _may_be_one(first: Features, other: Features) -> bool:
    """UNCLE R-A-J-U, AUNT UNCLE: side by side they may be one who acts, or two."""
    place, following = first.get("at"), other.get("at")
    if not place or not following or following[0] != place[0] + 1:
        return False
    titled = first.get("title") and other.get("called")
    return bool(titled) or (bool(first.get("personal")) and pairs(first, other) is None)


def undergoes(thing: Features, verb: Features) -> str | None:
    """Who or what it is done to, by the verb's frame in the lexicon."""
    patient = verb.get("patient")
    if thing.get("cls") == "pronoun" and thing.get("personal") and verb.get("verb") == "have":
        return "has-person"  # FOUR FRIEND I HAVE
    for_whom = thing.get("goal") == "for" and part_of(thing, "purpose").get("personal")
    if verb.get("gives") and for_whom:
        return "recipient-rather"  # MEDICINE CHILD GIVE
    if _is_pointing(thing):
        return None
    if patient == "thing":
        if thing.get("personal") or (thing.get("animate") and verb.get("playsWith")):
            return "person-as-object"
    elif patient == "person" and not thing.get("personal"):
        return "thing-as-person"
    elif patient == "machine" and not thing.get("machine"):
        return "unlike-company"
    if thing.get("isPlace"):
        known = verb.get("concept") not in (None, "have") and patient != "place"
        return "place-as-object" if known else None
    day = thing.get("rank") and thing.get("proper") and thing.get("cls") == "noun"
    if thing.get("kind") == "time" or day:
        return None if verb.get("ofKinds") else "time-as-object"  # WINTER I LIKE
    return "unusual-object" if _suits(thing, verb.get("objects")) is False else None


def equal(subject: Features, verb: Features) -> str | None:
    """Whether one may be the other: a person is no thing, a head no pain."""
    said: Features = verb["predicate"]
    if _suits(subject, said.get("objects")):
        return "verb-rather"  # TICKET BOOK
    if said.get("kind") == "time" and said.get("number") and not subject.get("animate"):
        return None  # EXAM TWO HOUR
    if said.get("number") and not subject.get("several") and subject.get("kind") != "abstract":
        return "number-clash"
    if {subject.get("cls"), said.get("cls")} & {"determiner", "numeral", "possessive"}:
        return None
    if said.get("cls") == "pronoun":
        return "pronoun-said"
    kin = said.get("article") == "possessed" and not said.get("owner")
    if kin and subject.get("cls") == "pronoun" and not subject.get("several"):
        return "kin-said"
    for event, day in ((subject, said), (said, subject)):
        if event.get("kind") == "event" and day.get("proper") and day.get("cls") == "noun":
            return "unlike"  # MEETING MONDAY
    if subject.get("kind") == "abstract":
        named = subject.get("relational")
        return None if named or said.get("kind") in ("abstract", "thing", "event") else "unlike"
    if said.get("kind") == "abstract" and subject.get("proper"):
        return None
    people = subject.get("personal"), said.get("personal")
    if subject.get("type") == "kin" and {subject["gender"], said.get("gender")} == {"he", "she"}:
        return "unlike"  # BROTHER OLDER SISTER
    if all(people):
        return "name-last" if said.get("cls") == "name" and not subject.get("belongs") else None
    if any(people) or not pairs(subject, said):
        return "unlike"  # nobody says that salt is pepper
    if subject.get("measure") or said.get("measure"):
        return "measure-said"
    kinds = {str(subject.get("kind")), str(said.get("kind"))}
    if len(kinds) == 1:
        if kinds == {"place"} and said.get("proper") and not subject.get("region"):
            return "place-is-place"
        return "event-is-event" if kinds == {"event"} and not said.get("owner") else None
    return "unlike-things" if kinds <= _LOOSE else "unlike"


def alike(first: Features, other: Features) -> str | None:
    """Whether two stand side by side as one: bread and milk, not you and tea."""
    pair = (first.get("cls"), other.get("cls"))
    if "pronoun" in pair:
        return "unlike-persons" if set(pair) == {"pronoun"} else "unlike-company"
    if first.get("kind") != other.get("kind"):
        return "unlike-company"
    if first.get("type") == other.get("type") == "kin" and pairs(first, other):
        return "half-alike" if other.get("concept") in SPOUSES else "unpaired-kin"
    if not first.get("personal") and first.get("proper") != other.get("proper"):
        return "unlike-company"
    if _suits(first, other.get("kinds")) and pairs(first, other):
        return "unpaired-things"  # WINDOW GLASS
    possessed = {part.get("article") == "possessed" for part in (first, other)}
    return "half-alike" if first.get("personal") and len(possessed) == 2 else None


def owns(owner: Features, owned: Features) -> str | None:
    """Who may own what."""
    if owner.get("cls") == "pronoun":
        if owned.get("measured"):
            return "pronoun-owner-of-name"  # YOU NAME WHAT
        return "pronoun-owner" if owner.get("concept") == "i" else "pronoun-owner-other"
    if owner.get("proper") and owner.get("cls") == "noun" and not owner.get("isPlace"):
        return "odd-owner"  # WI-FI PASSWORD
    if owned.get("relational") or owned.get("part"):
        if owned.get("kind") == "person" and not owner.get("personal"):
            return "odd-owner"
        return "odd-owner" if owned.get("compounds") and not owner.get("animate") else None
    if owned.get("kind") == "body":
        return None if owner.get("animate") else "odd-owner"
    if owner.get("isPlace") and owned.get("kind") in ("place", "thing"):
        return "place-owns"
    if owned.get("belongs"):
        kin = owner.get("type") == owned.get("type") == "kin" and not owner.get("relational")
        is_spouse = owned.get("concept") in SPOUSES
        if kin and not is_spouse and not part_of(owner, "owner").get("owner"):
            return "kin-of-kin"
        return None if owner.get("personal") else "odd-owner"
    if not owner.get("personal"):
        return "odd-owner"
    if owned.get("kind") == "person":
        return "person-owned"
    is_far = owned.get("kind") == "place" and not owned.get("home")
    return "place-owned" if is_far else "thing-owned"


def feels(subject: Features, said: Features) -> str | None:
    """Whether an adjective may be said of it: a table is not hungry."""
    about = part_of(said, "about")
    if about.get("type") == "kin" and not about.get("owner") and subject.get("cls") == "pronoun":
        return "who-or-whom"  # SHE BOYFRIEND ANGRY
    if said.get("ofPeople") and not subject.get("animate"):
        return None if _is_pointing(subject) else "thing-feels"
    rather = said.get("alsoVerb") and said.get("mark") != "asking"
    described = bool(subject.get("isPlace")) or subject.get("cls") == "determiner"
    described |= part_of(said, "predicate").get("en") in ("on", "off")
    return "verb-rather" if rather and not described else quality(said, subject)


def nears(first: Features, second: Features) -> str | None:
    """Two clauses side by side: cheaper where the first ends as clauses do, or each has its own."""
    makes = first.get("takes") and not _has_object(first)
    made_so = second.get("be") == "quality" and part_of(second, "subject").get("kind") == "thing"
    if first.get("mark") in ("topic", "condition") or (makes and made_so):
        return "topic-rather"  # the face says that something follows; MOTHER COOK FOOD TASTY
    if first.get("ended") or first.get("asked"):
        return "cut-at-end-sign"
    own = part_of(second, "subject")
    return "cut-of-wholes" if first.get("subject") and own and own.get("kind") != "body" else "cut"


def has(owner: Features, verb: Features) -> str | None:
    """Whether one has the other where HAVE is not signed."""
    thing: Features = verb["object"]
    counted = thing.get("number") or thing.get("determiner") or verb.get("none")
    if _is_pointing(owner):
        return "thing-has"
    if thing.get("personal") or thing.get("kind") == "place" or thing.get("relational"):
        may = counted and owner.get("personal") and (thing.get("belongs") or thing.get("number"))
        return None if may else "has-person"
    may = owner.get("animate") or verb.get("none") or thing.get("amounted")
    return None if may else "thing-has"


def differs(main: Features, wished: Features) -> str | None:
    """Somebody else's doing is wanted."""
    one, other = part_of(main, "subject"), part_of(wished, "subject")
    return "same-subject-again" if one.get("en") == other.get("en") else None


def carries(first: Features, other: Features) -> str | None:
    """BOY KITE FLY GIRL BALLOON: whether the other may do so too, to what is named."""
    who, what = part_of(other, "subject"), part_of(other, "object")
    return differs(first, other) or acts(who, first) or undergoes(what, first)


def besides(first: Features, other: Features) -> str | None:
    """Two who do different things; what happens to somebody's hand is no doing of another."""
    who, whom = part_of(first, "subject"), part_of(other, "subject")
    takes = first.get("takes") and not _has_object(first)
    may_be_one = takes and who.get("animate") and whom.get("personal")
    if may_be_one and first.get("patient") in (None, "person"):
        return "done-to-whom"  # TEACHER SCOLD STUDENT CRY
    return "not-shared" if whom.get("kind") == "body" else differs(first, other)


def agrees(main: Features, wished: Features) -> str | None:
    """One's own doing is wanted."""
    return None if differs(main, wished) else "other-subject"


def contrasts(clause: Features, other: Features) -> str | None:
    """I RICE EAT BROTHER NOT: he is not eaten, he does not eat; one who is a nurse is somebody."""
    said = part_of(clause, "object") or part_of(clause, "predicate") or part_of(clause, "subject")
    if said.get("animate") and not other.get("animate") and not part_of(clause, "object"):
        return "unlike-company"  # SHE CITY LIVE VILLAGE NOT
    return "unlike-company" if other.get("animate") and not said.get("animate") else None


def pairs(first: Features, other: Features) -> str | None:
    """Two that are named together: mother and father, table and chair."""
    named = other.get("concept") or other.get("en")
    return None if named in first.get("pairOf", ()) else "no-pair"


def asksOf(clause: Features, question: Features) -> str | None:
    """What a question may be about."""
    subject = part_of(clause, "subject")
    if clause.get("be"):
        return "verb-rather" if clause.get("alsoVerb") else None
    if question.get("asks") == "place" and clause.get("place"):
        return "asked-astray"
    if question.get("asks") == "amount" and clause.get("guessed") and clause.get("unsaid"):
        return "asked-astray"  # TOTAL HOW-MUCH
    if clause.get("reports") and not clause.get("object") and clause.get("recipient"):
        return "asked-astray"  # TELL ME YOUR PROBLEM WHAT
    if question.get("asks") == "choice" and clause.get("either"):
        return "asked-astray"  # YOU STAY OR GO WHICH
    if question.get("asks") == "person" and subject.get("either"):
        return None  # SHE OR HE WIN WHO
    if question.get("asks") == "person" and subject and not subject.get("animate"):
        return "asked-astray" if clause.get("ergative") else None
    if question.get("asks") != "person":
        return None
    gives = clause.get("gives") and not clause.get("recipient") and not subject
    either = ("noun", "name") if subject.get("person") == 1 else ("noun", "name", "pronoun")
    whom = part_of(clause, "object")  # TEACHER SCOLD: the teacher may be the one who scolds
    named = whom.get("personal") and whom.get("cls") in ("noun", "name") and not subject
    return "who-or-whom" if gives or named or _lacks_whom(clause, either) else None


def _lacks_whom(clause: Features, classes: tuple[str, ...] = ("noun", "name")) -> bool:
    """TEACHER SCOLD: the teacher may be the one who is scolded."""
    if not clause.get("takes") or _has_object(clause):
        return False
    subject = part_of(clause, "subject")
    named = subject.get("personal") and subject.get("cls") in classes
    return bool(named) and not clause.get("alone") and clause.get("patient") in (None, "person")


def denies(said: Features) -> str | None:
    """MOTHER ANGRY FATHER NOT: he is not angry."""
    about = part_of(said, "about")
    is_last = about and said["at"][0] != about["at"]
    return "contrast-rather" if is_last and about.get("personal") else None


def whole(clause: Features) -> str | None:
    """Whether a clause has what its verb needs."""
    if not clause.get("needs") or _has_object(clause) or clause.get("be"):
        return "whom-unsaid" if not clause.get("asked") and _lacks_whom(clause) else None
    left_out = clause.get("unsaid") and not clause.get("unsaidObject")
    if left_out or clause.get("alone") or (clause.get("gives") and clause.get("recipient")):
        return None
    asks = part_of(clause, "asked").get("asks")
    whom = asks == "person" and not clause.get("gives") and clause.get("patient") != "thing"
    if whom or asks in ("thing", "choice", "count", "amount"):
        return None
    subject = part_of(clause, "subject")
    if clause.get("ergative") and not subject.get("animate"):
        return None
    if clause.get("carries") and clause.get("place"):
        return "nothing-carried"  # CHILD SCHOOL SEND
    if clause.get("unsaidObject") and subject.get("cls") == "pronoun":
        return "object-unsaid"
    return "object-missing"


def follows(second: Features) -> str | None:
    """Somebody before a second verb is more likely the one who acts."""
    for role in ("object", "company", "place", "recipient"):
        part = part_of(second, role)
        does = second.get("frame") == "ambitransitive" or second.get("agent") == "animate"
        may_act = part.get("personal") or (part.get("animate") and does)
        if may_act and part.get("concept") != "me":  # SUN RISE BIRD SING; AFRAID DOG BITE
            return "second-actor"
    return None


def resumes(noun: Features, pronoun: Features) -> str | None:
    """MY MOTHER SHE: the pronoun is the noun once more, if it is of its gender and number."""
    if pronoun.get("several"):
        return "other-gender" if noun.get("called") and not noun.get("joined") else None
    meant = {"male": "he", "female": "she"}.get(str(pronoun.get("gender")))
    return "other-gender" if noun.get("gender") not in (None, meant) else None


def same(clause: Features, pronoun: Features) -> str | None:
    """I TIRED I: who is pointed at once more is who it is about; BUS TRAIN COMPARE BUS FAST."""
    subject = part_of(clause, "subject") or clause
    is_pronoun = subject.get("en") == pronoun.get("en")
    resumed = subject.get("animate") and not resumes(subject, pronoun)
    third = pronoun.get("person") == 3 and subject.get("cls") in ("noun", "name")
    return None if is_pronoun or (third and resumed) else "other-subject"


def followsIf(condition: Features, result: Features) -> str | None:
    """What the signer or you will do follows from what is so, not the other way round."""

    def is_mine(clause: Features) -> bool:
        return part_of(clause, "subject").get("person") == 1 and not clause.get("be")

    if condition.get("unsaid"):
        return None if is_mine(result) else "condition-turned"
    goes = result.get("frame") == "motion" and not result.get("place")
    may_be_goal = goes and part_of(result, "subject").get("type") == "person"  # DOCTOR GO
    if part_of(condition, "subject").get("person") == 2 and may_be_goal:
        return "condition-turned"
    turned = is_mine(condition) and not (is_mine(result) or result.get("unsaid"))
    return "condition-turned" if turned else None


def among(one: Features, other: Features, clause: Features) -> str | None:
    """TEA COFFEE SHE TEA CHOOSE: one of the two."""
    chosen = part_of(clause, "object").get("en")
    return None if chosen in (one.get("en"), other.get("en")) else "not-among"


def sameVerb(first: Features, second: Features) -> str | None:
    """One verb said twice."""
    return None if first.get("verb") == second.get("verb") else "other-verb"


def happens(thing: Features, verb: Features) -> str | None:
    """A door is closed by somebody who is told to; a shop opens, and what breaks has broken."""
    acts_itself = thing.get("animate") or thing.get("cls") == "determiner"
    over = _has_object(verb) or verb.get("aspect") == "moment" or verb.get("verb") == "finish"
    if acts_itself or over or not verb.get("ergative") or verb.get("done") or verb.get("hour"):
        return None
    usual = _suits(thing, verb.get("objects")) is not False  # nobody is told to leak a tap
    return "rather-told" if usual and thing.get("kind") in ("thing", "body") else None


def shares(first: Features, second: Features) -> str | None:
    """Who did the one does the other too; I THIRSTY WATER GIVE tells another what to do."""
    is_so = first.get("be") or first.get("have")
    if is_so and second.get("askedFor") and not second.get("recipient"):
        return "not-shared"
    subject = part_of(first, "subject")
    if not subject.get("animate"):
        return acts(subject, second) or "not-shared"  # PHONE DEAD MESSAGE SEND CANNOT
    return "thing-feels" if second.get("expletive") == "it" else nears(first, second)


CHECKS: Mapping[str, Callable[..., str | None]] = {
    check.__name__: check
    for check in (
        acts, either, undergoes, equal, alike, owns, feels, nears, has, differs, besides, carries,
        agrees, contrasts, pairs, asksOf, denies, whole, follows, resumes,
        same, among, followsIf, sameVerb, happens, shares, quality, compound,
    )
}  # fmt: skip
