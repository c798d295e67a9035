"""Each of the three walls by itself: signs to tokens, tokens to clauses, clauses to English."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from isl_contracts.generated.language import Sense, Verb
from isl_rewriter.clause import Argument, Clause, Nominal, VerbPhrase
from isl_rewriter.errors import DataError, RefusedError
from isl_rewriter.interpret.checks import acts, alike, equal, undergoes
from isl_rewriter.interpret.grammar import element_of
from isl_rewriter.interpret.interpreter import Interpretation, Interpreter
from isl_rewriter.lexicon import Lexicon
from isl_rewriter.read.signs import FaceMark, Sign, SignReader
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Constructions, Rules
from isl_rewriter.write.morphology import Morphology
from isl_rewriter.write.realise import Realiser

Interpret = Callable[[str], list[Interpretation]]


@pytest.fixture(scope="session")
def reader(lexicon: Lexicon, rules: Rules) -> SignReader:
    return SignReader(lexicon, rules)


@pytest.fixture(scope="session")
def interpret(reader: SignReader, rules: Rules, constructions: Constructions) -> Interpret:
    interpreter = Interpreter(constructions.grammar, constructions.weights, rules)
    return lambda signs: list(interpreter.readings(reader.read(signs).items))


def test_a_letter_lost_at_the_edge_of_a_spelled_word_is_found_again(reader: SignReader) -> None:
    for spelled, concept in (("S-C-H-O-O", "school"), ("E-D-I-C-I-N-E", "medicine")):
        (sign,) = reader.read(spelled).items
        assert isinstance(sign, Sign) and sign.concept == concept
    (name,) = reader.read("M-U-M-B-A").items
    assert isinstance(name, Sign) and name.senses[0].en == "Mumbai"


def test_a_letter_lost_within_a_spelled_word_or_two_are_found_again(reader: SignReader) -> None:
    for spelled, concept in (
        ("H-O-S-P-T-A-L", "hospital"),
        ("W-A-T-R", "water"),
        ("S-P-I-T-A-L", "hospital"),
    ):
        (sign,) = reader.read(spelled).items
        assert isinstance(sign, Sign) and sign.concept == concept
    for spelled, named in (("D-L-H-I", "Delhi"), ("R-A-H-L", "Rahul")):
        (name,) = reader.read(spelled).items
        assert isinstance(name, Sign) and name.senses[0].en == named


def test_too_few_letters_and_letters_of_no_word_are_left_as_spelled(reader: SignReader) -> None:
    for spelled in ("F-O-D", "H-S-P-T", "Z-O-R-B-A"):
        (name,) = reader.read(spelled).items
        assert isinstance(name, Sign) and name.is_name, spelled


def test_a_whole_name_is_not_taken_for_a_word_that_lost_a_letter(reader: SignReader) -> None:
    for spelled in ("R-I-T-A", "S-U-N-I-L", "D-E-L-H-I"):
        (name,) = reader.read(spelled).items
        assert isinstance(name, Sign)
        assert name.senses[0].en == spelled.replace("-", "").capitalize()


def test_letters_that_were_cut_off_from_their_word_are_of_it(reader: SignReader) -> None:
    name, sister = reader.read("P-R-I-Y A SISTER").items
    assert isinstance(name, Sign) and name.senses[0].en == "Priya"
    assert isinstance(sister, Sign) and (sister.start, sister.end) == (1, 2)
    *_, i = reader.read("R-A-V I").items
    assert isinstance(i, Sign) and i.concept == "i"


def test_a_service_that_is_counted_has_an_article_and_any_other_has_none(
    reader: SignReader,
) -> None:
    for word, article in (("X-RAY", "indefinite"), ("E-C-G", "indefinite"), ("PAYTM", "none")):
        (sign,) = reader.read(word).items
        assert isinstance(sign, Sign) and sign.senses[0].noun is not None, word
        assert sign.senses[0].noun.article == article, word


def test_who_is_named_after_a_person_lost_no_letter(reader: SignReader) -> None:
    _, name = reader.read("LAWYER S-E-N").items
    assert isinstance(name, Sign) and name.is_name


def test_a_word_that_the_lexicon_has_not_is_what_the_words_say(reader: SignReader) -> None:
    for word, classes in (("LEOPARD", ["noun"]), ("FLUTE", ["noun"]), ("BARK", ["verb"])):
        (sign,) = reader.read(word).items
        assert isinstance(sign, Sign) and [sense.wordClass for sense in sign.senses] == classes
    (leopard,) = reader.read("LEOPARD").items
    assert isinstance(leopard, Sign) and leopard.senses[0].noun is not None
    assert leopard.senses[0].noun.type == "animal"


def test_of_the_words_of_a_concept_the_one_signed_is_said(reader: SignReader) -> None:
    for word, said in (("ROAD", "road"), ("PICTURE", "picture"), ("STREET", "street")):
        (sign,) = reader.read(word).items
        assert isinstance(sign, Sign) and sign.senses[0].en == said


def test_the_same_sign_twice_is_one_token_and_counted(reader: SignReader) -> None:
    first, *_ = reader.read("I I WATER WANT").items
    assert isinstance(first, Sign) and (first.concept, first.count) == ("i", 2)
    (tree,) = reader.read("TREE TREE").items
    assert isinstance(tree, Sign) and tree.count == 2


def test_what_a_transcriber_notes_behind_a_word_is_a_mark(reader: SignReader) -> None:
    mother, mark, *_ = reader.read("MOTHER(topic) I LOVE").items
    assert isinstance(mother, Sign) and mother.concept == "mother"
    assert mark == FaceMark("topic", 1)


def test_readings_come_cheapest_first_and_say_what_they_cost(interpret: Interpret) -> None:
    readings = interpret("MOTHER I LOVE")
    assert len(readings) > 1
    assert [r.cost for r in readings] == sorted(r.cost for r in readings)
    clause = readings[0].clauses[0]
    assert clause.subject is not None and clause.subject.sign.concept == "i"


def test_a_condition_is_known_by_the_brows_alone(interpret: Interpret) -> None:
    first, second = interpret("RAIN expression-topic I HOME STAY")[0].clauses
    assert (first.condition, second.condition) == ("condition", "consequence")


def test_a_clause_is_frozen(interpret: Interpret) -> None:
    clause = interpret("I RICE EAT")[0].clauses[0]
    with pytest.raises(AttributeError):
        clause.modal = "can"  # pyright: ignore[reportAttributeAccessIssue]


def test_kinds_that_do_not_go_together_are_flaws() -> None:
    person = {"kind": "person", "personal": True, "animate": True, "cls": "noun"}
    thing = {"kind": "thing", "cls": "noun"}
    eat = {"verb": "eat", "takes": True, "agent": "animate", "patient": "thing"}
    assert acts(person, eat) is None
    assert acts(thing, eat) == "thing-feels"
    assert undergoes(thing, eat) is None
    assert undergoes(person, eat) == "person-as-object"
    assert equal(person, {"predicate": thing}) == "unlike"
    assert alike(person, thing) == "unlike-company"


@pytest.mark.parametrize("part", ["NP", "x NP", "x: np", "X: NP", "x: NP  animate"])
def test_what_is_no_part_of_a_pattern_is_refused(part: str) -> None:
    with pytest.raises(DataError, match="here"):
        element_of(part, "here")


def test_a_clause_is_written_whatever_it_was_read_from(rules: Rules) -> None:
    def noun(english: str, article: str) -> Nominal:
        grammar = {"type": "thing", "number": "count", "article": article}
        sense = Sense.model_validate(
            {"en": english, "lemmas": [english], "wordClass": "noun", "noun": grammar}
        )
        return Nominal(Sign(english.upper(), (sense,), english, 0, 1), sense)

    sign = noun("x", "none").sign
    phrase = VerbPhrase(
        "carry",
        Verb(frame="transitive", aspect="event"),
        sign,
        (Argument("object", noun("apple", "indefinite")),),
    )
    clause = Clause((sign,), subject=noun("robot", "definite"), predicates=(phrase,), time="past")
    realiser = Realiser(rules, Morphology(rules.english))
    assert realiser.write(clause) == "the robot carried an apple"


@settings(max_examples=25)
@given(text=st.text(min_size=1, max_size=2000))
def test_two_thousand_characters_of_any_script_are_answered_or_refused(
    rewriter: Rewriter, text: str
) -> None:
    try:
        result = rewriter.rewrite(text, "")
    except RefusedError:
        return
    assert result.plain
    assert len(result.readings) <= 2
    assert result.certain or not any(reading.cost < 0 for reading in result.readings)


@pytest.mark.parametrize(
    "signs",
    ["TABLE TEACHER CHAIR MOTHER", "TABLE TEACHER", "BOOK DOCTOR HAPPY SCHOOL RED"],
)
def test_what_is_not_certain_is_not_said(rewriter: Rewriter, signs: str) -> None:
    result = rewriter.rewrite(signs, "happy")
    assert not result.certain
    assert result.rewritten == result.with_feeling == result.plain == signs
    assert all(reading.why for reading in result.readings)
    assert result.why
    assert [r.cost for r in result.readings] == sorted(r.cost for r in result.readings)


def test_what_has_no_reading_says_why_all_the_same(rewriter: Rewriter) -> None:
    result = rewriter.rewrite(
        "\u0ba8\u0bbe\u0ba9\u0bcd \u0baa\u0bb4\u0bae\u0bcd \u0b89\u0ba3\u0bcd", ""
    )
    assert (result.readings, result.why) == ((), ("dear",))


def test_a_sentence_with_a_noun_left_over_is_not_offered(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("BABY BORN BOY", "")
    assert [reading.sentence for reading in result.readings] == ["The baby was born. A boy."]


def test_two_who_do_different_things_are_told_as_two(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("GIRL DANCE BOY SING", "")
    assert result.plain == "The girl danced, and the boy sang."


def test_who_may_be_hit_or_act_from_here_is_asked_about(rewriter: Rewriter) -> None:
    assert "splitClause" in rewriter.rewrite("TEACHER SCOLD STUDENT CRY", "").why


def test_a_number_that_counts_or_tells_the_hour_is_asked_about(rewriter: Rewriter) -> None:
    assert not rewriter.rewrite("CHILD FIVE COME", "").certain


def test_two_readings_that_mean_the_same_are_no_choice(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("HE SING I DANCE", "")
    assert result.certain


@pytest.mark.parametrize("signs", ["TEACHER SCOLD WHO", "SISTER I LOVE", "UNCLE AUNT VISIT"])
def test_who_does_it_to_whom_is_not_said_where_nothing_tells(
    rewriter: Rewriter, signs: str
) -> None:
    assert not rewriter.rewrite(signs, "").certain
