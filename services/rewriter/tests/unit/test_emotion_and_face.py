"""The feeling in English, and what the face does over which signs."""

import pytest
from isl_contracts.generated.vocabulary import BrowsCode, Emotion, HeadCode, NonManualChannel
from isl_rewriter.content import ContentCheck, words_of
from isl_rewriter.errors import RefusedError
from isl_rewriter.nonmanual import FaceSpan
from isl_rewriter.read.signs import WordMark
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Rules


@pytest.mark.parametrize(
    ("emotion", "rewritten"),
    [
        ("happy", "How nice! I will go to the market tomorrow!"),
        ("sad", "Sadly, I will go to the market tomorrow."),
        ("surprise", "Oh! I will go to the market tomorrow!"),
        ("anger", "Honestly, I will go to the market tomorrow!"),
        ("neutral", "I will go to the market tomorrow."),
        ("", "I will go to the market tomorrow."),
        ("Happy ", "How nice! I will go to the market tomorrow!"),
    ],
)
def test_a_statement_carries_its_emotion(rewriter: Rewriter, emotion: str, rewritten: str) -> None:
    result = rewriter.rewrite("TOMORROW I MARKET GO", emotion)
    assert result.with_feeling == rewritten
    assert result.rewritten.rstrip("!.") == "I will go to the market tomorrow"
    assert result.plain == "I will go to the market tomorrow."


@pytest.mark.parametrize(
    ("signs", "emotion", "rewritten"),
    [
        ("YOUR NAME WHAT", "happy", "Tell me, what is your name?"),
        ("YOUR NAME WHAT", "surprise", "Oh! What is your name?!"),
        ("DOOR CLOSE", "anger", "For goodness' sake, close the door!"),
        ("DOOR CLOSE", "happy", "Close the door!"),
        ("HELLO YOU HUNGRY", "sad", "Hello. Oh dear, are you hungry?"),
        ("I SAD", "sad", "I am sad."),
        ("YES MOTHER SLEEP", "sad", "Yes, sadly, my mother is sleeping."),
        ("NO I TEA LIKE NOT", "anger", "No, honestly, I do not like tea!"),
        ("SORRY I LATE", "sad", "Sorry, I am late."),
        ("SORRY I LATE", "anger", "Sorry, I am late!"),
        ("GOOD MORNING TEACHER", "happy", "Good morning, teacher!"),
    ],
)
def test_the_phrase_suits_the_kind_of_sentence(
    rewriter: Rewriter, signs: str, emotion: str, rewritten: str
) -> None:
    assert rewriter.rewrite(signs, emotion).with_feeling == rewritten


def test_no_joyful_phrase_stands_before_a_death_or_a_refusal(rewriter: Rewriter) -> None:
    died = rewriter.rewrite("YESTERDAY MY FATHER DIE FINISH", "happy")
    assert died.with_feeling == "My father died yesterday."
    assert rewriter.rewrite("I TEA LIKE NOT", "happy").with_feeling == "I do not like tea!"


@pytest.mark.parametrize("emotion", [emotion for emotion in Emotion])
def test_bad_news_is_said_without_any_phrase(rewriter: Rewriter, emotion: str) -> None:
    for signs in ("YESTERDAY MY FATHER DIE FINISH", "MY MOTHER SICK", "DOG ME ATTACK"):
        said = rewriter.rewrite(signs, emotion)
        assert said.with_feeling == said.rewritten


def test_the_sentence_itself_keeps_its_words_whatever_is_felt(rewriter: Rewriter) -> None:
    for signs in ("YOUR NAME WHAT", "DOOR CLOSE", "TOMORROW I MARKET GO", "HELLO YOU HUNGRY"):
        words = [words_of(rewriter.rewrite(signs, emotion).rewritten) for emotion in Emotion]
        assert all(said == words_of(rewriter.rewrite(signs, "").plain) for said in words)


@pytest.mark.parametrize("emotion", ["joy", "angry", "happy sad", "ख़ुश", "\x00"])
def test_an_unknown_emotion_is_refused_and_the_known_ones_are_named(
    rewriter: Rewriter, emotion: str
) -> None:
    with pytest.raises(RefusedError, match=", ".join(Emotion)) as refused:
        rewriter.rewrite("YOUR NAME WHAT", emotion)
    assert refused.value.code == "UNKNOWN_EMOTION"


def test_a_shaken_head_keeps_the_joyful_phrase_away_as_the_sign_not_does(
    rewriter: Rewriter,
) -> None:
    shaken = rewriter.rewrite("IT GOOD", "happy", marks=[WordMark("negation", 1, 2)])
    assert shaken.with_feeling == "It is not good!"


def test_a_word_alone_is_asked_by_the_face(rewriter: Rewriter) -> None:
    asked = rewriter.rewrite("WATER", "", marks=[WordMark("asking", 0, 1)])
    assert asked.plain == "Water?"
    assert "* Eyebrows: raised over WATER" in asked.lines


def test_at_most_one_short_phrase_leads_the_whole_text(rewriter: Rewriter, rules: Rules) -> None:
    signs = "HELLO MY HOUSE BIG"
    for name, emotion in rules.emotions.emotions.items():
        phrase = emotion.phrases.get("statement", "")
        said = rewriter.rewrite(signs, name).with_feeling
        assert len(phrase.split()) <= 3
        assert said.removeprefix("Hello. ").startswith(phrase)
        assert said.count(phrase) == 1 or not phrase


@pytest.mark.parametrize(
    ("signs", "emotion", "english"),
    [
        ("IF MONEY HAVE I CAMERA BUY", "happy", "If I have money, I will buy a camera!"),
        ("IF RAIN I HOME STAY", "sad", "If it rains, I will stay at home."),
        ("DOG ME ATTACK", "anger", "The dog is attacking me!"),
        ("YOU DOCTOR SEE SHOULD", "sad", "You should see a doctor."),
    ],
)
def test_no_phrase_leads_a_condition_an_alarm_or_advice(
    rewriter: Rewriter, signs: str, emotion: str, english: str
) -> None:
    assert rewriter.rewrite(signs, emotion).with_feeling == english


def test_a_question_word_lifts_brows_and_chin(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("YOUR NAME WHAT", "").lines == (
        "* Eyebrows: raised over WHAT",
        "* Head: chin up over WHAT",
        "* Gaze: on the person asked over WHAT",
    )


def test_a_question_word_made_of_two_signs_is_marked_over_both(rewriter: Rewriter) -> None:
    assert "* Eyebrows: raised over PLACE WHAT" in rewriter.rewrite("YOU LIVE PLACE WHAT", "").lines


def test_negation_shakes_the_head_over_verb_and_negator(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("I TEA LIKE NOT", "").lines == (
        "* Eyebrows: slightly furrowed over LIKE NOT",
        "* Head: shake over LIKE NOT",
        "* Mouth: lips pressed over LIKE NOT",
    )


NODDED = ("* Head: nod over {0}", "* Gaze: on the person addressed over {0}")


@pytest.mark.parametrize(
    ("signs", "mark", "english", "over"),
    [
        ("HE COME", WordMark("affirmation", 0, 2), "He is coming.", "COME"),
        ("I TEA LIKE", WordMark("affirmation", 2, 3), "I like tea.", "LIKE"),
        ("HE TEACHER", WordMark("affirmation", 1, 2), "He is a teacher.", "TEACHER"),
        ("YES I COME", WordMark("affirmation", 1, 3), "Yes, I am coming.", "COME"),
        ("TEA I LIKE", WordMark("affirmation", 0, 1), "I like tea.", "TEA"),
    ],
)
def test_a_nod_is_shown_over_the_predicate_or_the_last_sign_it_went_with(
    rewriter: Rewriter, signs: str, mark: WordMark, english: str, over: str
) -> None:
    said = rewriter.rewrite(signs, "", marks=[mark])
    assert said.plain == english
    assert said.lines[-2:] == tuple(line.format(over) for line in NODDED)


def test_grammar_nods_where_the_feeling_would_move_the_head(rewriter: Rewriter) -> None:
    said = rewriter.rewrite("HE COME", "sad", marks=[WordMark("affirmation", 1, 2)])
    heads = [span for span in said.spans if span.channel == "head"]
    assert heads == [
        FaceSpan(NonManualChannel.HEAD, HeadCode.NOD, 1, 2, "grammar"),
        FaceSpan(NonManualChannel.HEAD, HeadCode.CHIN_DOWN, 0, 1, "emotion"),
    ]


def test_a_wish_and_what_is_wished_are_one_sentence_to_the_face(rewriter: Rewriter) -> None:
    denied = rewriter.rewrite("I WANT YOU COME NOT", "").lines
    assert "* Head: shake over COME NOT" in denied
    assert not any("nod" in line for line in denied)
    asked = rewriter.rewrite("YOU WANT I COME ?", "").lines
    assert "* Eyebrows: raised over YOU WANT I COME" in asked


def test_a_nod_makes_no_question_of_what_is_said_to_you(rewriter: Rewriter) -> None:
    nod = WordMark("affirmation", 0, 2)
    assert rewriter.rewrite("YOU HUNGRY", "", marks=[nod]).plain == "You are hungry."
    asked = rewriter.rewrite("YOU HUNGRY", "", marks=[nod, WordMark("asking", 0, 2)])
    assert asked.plain == "Are you hungry?"


def test_a_nod_with_a_negation_leaves_the_headshake(rewriter: Rewriter) -> None:
    said = rewriter.rewrite("I GO NOT", "", marks=[WordMark("affirmation", 0, 3)])
    assert said.plain == "I am not going."
    assert [span.value for span in said.spans if span.channel == "head"] == ["shake"]


def test_yes_is_nodded_and_no_is_shaken(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("YES", "").lines == ("* Head: nod over YES",)
    assert rewriter.rewrite("YES I COME", "").lines == (
        "* Head: nod over YES",
        "* Head: small nod over COME",
    )
    refused = rewriter.rewrite("NO I GO NOT", "").lines
    assert refused[0] == "* Head: shake over NO"
    assert "* Head: shake over GO NOT" in refused


def test_a_polar_question_is_asked_by_the_face_over_the_whole_clause(rewriter: Rewriter) -> None:
    lines = rewriter.rewrite("YOU HUNGRY", "").lines
    assert "* Eyebrows: raised over YOU HUNGRY" in lines
    assert "* Head: forward, held at the end over YOU HUNGRY" in lines


def test_a_condition_is_marked_and_what_follows_from_it_is_not(rewriter: Rewriter) -> None:
    lines = rewriter.rewrite("RAIN | I HOME STAY", "").lines
    assert lines[0] == "* Eyebrows: raised over RAIN"
    assert not any("Eyebrows" in line and "STAY" in line for line in lines)


def test_grammar_keeps_brows_and_head_where_it_needs_them(rewriter: Rewriter) -> None:
    spans = rewriter.rewrite("YOU COME NOT WHY", "anger").spans
    brows = [span for span in spans if span.channel == "brows"]
    assert brows == [
        FaceSpan(NonManualChannel.BROWS, BrowsCode.UP, 3, 4, "grammar"),
        FaceSpan(NonManualChannel.BROWS, BrowsCode.FURROWED_SLIGHTLY, 1, 3, "grammar"),
        FaceSpan(NonManualChannel.BROWS, BrowsCode.DOWN, 0, 1, "emotion"),
    ]


def test_the_feeling_keeps_mouth_eyes_and_body(rewriter: Rewriter) -> None:
    spans = rewriter.rewrite("I TEA LIKE NOT", "happy").spans
    mouths = [span for span in spans if span.channel == "mouth"]
    assert mouths == [FaceSpan("mouth", "smile", 0, 4, "emotion")]


def test_no_two_values_meet_on_one_channel(rewriter: Rewriter) -> None:
    spans = rewriter.rewrite("IF YOU COME NOT I SAD BUT YOU COME WHEN", "surprise").spans
    for index in range(10):
        here = [span.channel for span in spans if span.start <= index < span.end]
        assert len(here) == len(set(here))


def test_long_spans_are_shown_by_their_ends(rewriter: Rewriter) -> None:
    lines = rewriter.rewrite("YESTERDAY I MARKET GO RICE TEA MILK BUY", "happy").lines
    assert "* Mouth: smile over YESTERDAY I … MILK BUY" in lines


def test_the_content_check_sees_what_is_lost_and_what_is_added(
    rewriter: Rewriter, rules: Rules
) -> None:
    reading = rewriter.read("I BOOK READ")
    check = ContentCheck(rules.english)
    assert check.lost(reading, "I am reading.") == ["BOOK"]
    assert check.lost(reading, "I read two books.") == []
    assert check.added(reading, "I am reading a good book.") == ["good"]
    assert words_of("Isn't it Rahul's?") == ["isn't", "it", "rahul's"]
