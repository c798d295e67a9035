"""What a person would say for what was signed."""

from pathlib import Path

import pytest
from isl_rewriter.interpret.interpreter import SentenceType
from isl_rewriter.notes import Note
from isl_rewriter.read.signs import WordMark
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Rules

PAIRS = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "sentences.tsv").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("signs", "english"), PAIRS)
def test_signs_become_the_sentence_a_person_would_say(
    rewriter: Rewriter, signs: str, english: str
) -> None:
    result = rewriter.rewrite(signs, "neutral")
    likeliest = result.plain if result.certain else result.readings[0].sentence
    assert likeliest == english
    assert result.rewritten == result.plain
    assert (Note("asSigned") in result.notes) is not result.certain


def test_most_of_them_are_certain(rewriter: Rewriter) -> None:
    certain = [signs for signs, _ in PAIRS if rewriter.rewrite(signs, "").certain]
    assert len(certain) >= 0.85 * len(PAIRS)


def test_each_order_rule_holds_for_its_own_example(rewriter: Rewriter, rules: Rules) -> None:
    said = {rule.id: rewriter.rewrite(rule.gloss, "").plain for rule in rules.order.rules}
    assert said == {rule.id: rule.english for rule in rules.order.rules}
    assert len(said) == 16


@pytest.mark.parametrize(
    "sentence",
    [
        "YOUR NAME WHAT",
        "your name what",
        "word-your word-name word-what",
        "Your Name What?",
        "  YOUR   NAME\tWHAT  ",
    ],
)
def test_spelling_case_and_ids_of_a_sign_do_not_matter(rewriter: Rewriter, sentence: str) -> None:
    result = rewriter.rewrite(sentence, "")
    assert result.plain == "What is your name?"
    assert result.glosses == ("YOUR", "NAME", "WHAT")


@pytest.mark.parametrize(
    "name",
    [
        "r-a-h-u-l",
        "R-A-H-U-L",
        "RAHUL",
        "rahul",
        "R A H U L",
        "letter-r-v2 letter-a-v2 letter-h-v2 letter-u-v2 letter-l-v1",
    ],
)
def test_a_run_of_letters_is_one_name(rewriter: Rewriter, name: str) -> None:
    assert rewriter.rewrite(f"MY NAME {name}", "").plain == "My name is Rahul."


def test_a_word_spelled_for_want_of_a_sign_is_no_name(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("I P-I-Z-Z-A EAT", "").plain == "I am eating a pizza."
    assert rewriter.rewrite("I T-E-A DRINK", "").plain == "I am drinking tea."


def test_a_name_that_is_also_a_word_stays_a_name_after_the_sign_for_name(
    rewriter: Rewriter,
) -> None:
    assert rewriter.rewrite("MY NAME R-O-S-E", "").plain == "My name is Rose."


def test_digits_signed_one_after_the_other_are_one_number(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("MY AGE 2 5", "").plain == "My age is 25."
    assert rewriter.rewrite("I numeral-3 BOOK HAVE", "").plain == "I have three books."


def test_repeats_keep_their_order_and_count_and_mean_plural(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("CHILD CHILD PLAY", "")
    assert result.glosses == ("CHILD", "CHILD", "PLAY")
    assert result.plain == "The children are playing."


def test_what_the_face_asked_makes_a_question(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("YOU COME", "", sentence_type="statement").plain == "You are coming."
    for asking in ("YOU COME ?", "YOU COME expression-asking", "YOU COME FACE-ASKING"):
        assert rewriter.rewrite(asking, "").plain == "Are you coming?"


@pytest.mark.parametrize(
    ("signs", "mark", "english"),
    [
        ("YOU COME", WordMark("asking", 0, 2), "Are you coming?"),
        ("I TEA LIKE", WordMark("negation", 2, 3), "I do not like tea."),
        ("I TEA LIKE", WordMark("negation", 2, 99), "I do not like tea."),
        ("MY NAME R A H U L", WordMark("asking", 2, 4), "Is my name Rahul?"),
        ("MAYBE HE COME", WordMark("doubt", 1, 3), "Maybe he is coming."),
        ("HE COME", WordMark("affirmation", 0, 2), "He is coming."),
        ("HE COME. SHE GO", WordMark("negation", 0, 2), "He is not coming. She is going."),
        ("NO I GO", WordMark("negation", 0, 1), "No, I am going."),
        ("NO I GO", WordMark("negation", 0, 3), "No, I am not going."),
    ],
)
def test_what_the_face_said_over_some_words_counts(
    rewriter: Rewriter, signs: str, mark: WordMark, english: str
) -> None:
    assert rewriter.rewrite(signs, "", marks=[mark]).plain == english


@pytest.mark.parametrize(
    ("signs", "english"),
    [
        ("YOU NOT-KNOW", "You do not know."),
        ("I TEA WANT COFFEE NOT-WANT", "I want tea, but I do not want coffee."),
        ("LAST-YEAR I DELHI LIVE", "I lived in Delhi last year."),
        ("MARY-ANN COME", "Mary-Ann is coming."),
        ("HE OCTOR", "He is a doctor."),
        ("RAM COME", "Ram is coming."),
    ],
)
def test_what_is_no_name_and_what_is_one(rewriter: Rewriter, signs: str, english: str) -> None:
    said = rewriter.rewrite(signs, "")
    assert (said.plain, said.certain) == (english, True)


@pytest.mark.parametrize(
    ("signs", "english"),
    [
        ("CHILD TWO HOUR CRY", "The child has been crying for two hours."),
        ("SHE THREE DAY COME NOT", "She has not come for three days."),
        ("I TWO HOUR SLEEP FINISH", "I have slept for two hours."),
    ],
)
def test_what_lasts_until_now_is_told_so(rewriter: Rewriter, signs: str, english: str) -> None:
    assert rewriter.rewrite(signs, "").plain == english


def test_two_who_feel_otherwise_are_shown_as_signed(rewriter: Rewriter) -> None:
    said = rewriter.rewrite("BOY HAPPY GIRL SAD", "")
    assert (said.plain, said.certain) == ("BOY HAPPY GIRL SAD", False)


def test_who_is_pointed_at_again_is_said_once(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("YOU TEA WANT YOU expression-asking", "").plain == "Do you want tea?"
    # Another one is no second pointing at the first.
    assert not rewriter.rewrite("I GO HE", "").certain


def test_a_headshake_over_one_sign_is_shown_there(rewriter: Rewriter) -> None:
    said = rewriter.rewrite("I TEA LIKE", "", marks=[WordMark("negation", 2, 3)])
    assert "* Head: shake over LIKE" in said.lines


@pytest.mark.parametrize(
    ("signs", "declared", "english"),
    [
        ("YOU HUNGRY", "statement", "You are hungry."),
        ("HE DOCTOR", "question", "Is he a doctor?"),
        ("YOU SCHOOL GO", "command", "Go to school."),
        ("DOOR OPEN", "command", "Open the door."),
    ],
)
def test_a_declared_type_is_kept(
    rewriter: Rewriter, signs: str, declared: SentenceType, english: str
) -> None:
    assert rewriter.rewrite(signs, "", sentence_type=declared).plain == english


def test_a_headshake_negates_without_a_negator(rewriter: Rewriter) -> None:
    said = rewriter.rewrite("I TEA LIKE expression-negation", "")
    assert said.plain == "I do not like tea."
    assert "* Head: shake over LIKE" in said.lines


def test_hindi_words_of_the_lexicon_are_read(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("मैं पानी चाहना", "").plain == "I want water."


def test_a_word_in_another_script_is_kept_with_a_note(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("MY NAME Ραούλ", "")
    assert result.plain == "My name is Ραούλ."
    assert result.notes == (Note("notInLexicon", "Ραούλ"),)


def test_words_that_are_mostly_in_another_script_stand_as_they_were_sent(
    rewriter: Rewriter,
) -> None:
    result = rewriter.rewrite("我 去 学校", "")
    assert result.plain == "我 去 学校"
    assert result.notes[-1] == Note("asSigned")


def test_small_english_words_are_left_out_with_a_note(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("what is your name", "")
    assert result.plain == "What is your name?"
    assert result.notes == (Note("notOfIsl", "is"),)


def test_signs_that_make_no_sentence_stand_as_signed_with_a_note(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("MUST", "")
    assert result.plain == "MUST"
    assert result.notes == (Note("asSigned"),)


@pytest.mark.parametrize(
    ("signs", "readings"),
    [
        (
            "TEACHER STUDENT HELP",
            ["The teacher is helping a student.", "The student is helping a teacher."],
        ),
        ("TOOL GIVE WHO", ["Who gave a tool?", "Give me the tool. Who?"]),
        ("BOY TRUCK HIT", ["The boy hit a truck.", "The truck hit a boy."]),
        (
            "SNOW I OFFICE GO NOT",
            [
                "If it snows, I will not go to the office.",
                "It is snowing. I am not going to the office.",
            ],
        ),
    ],
)
def test_who_does_it_to_whom_is_asked_where_only_the_order_says_it(
    rewriter: Rewriter, signs: str, readings: list[str]
) -> None:
    result = rewriter.rewrite(signs, "")
    assert not result.certain
    assert result.plain == signs
    assert [reading.sentence for reading in result.readings] == readings


def test_whom_a_topic_names_has_it_done_to_them(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("TEACHER expression-topic STUDENT HELP", "")
    assert result.certain
    assert result.plain == "The student is helping the teacher."


@pytest.mark.parametrize(
    ("signs", "asked", "told"),
    [
        ("YOU LUNCH EAT FINISH", "Have you eaten lunch?", "You have eaten lunch."),
        ("YOU CAR HAVE", "Do you have a car?", "You have a car."),
        ("YOU TOMORROW FREE", "Will you be free tomorrow?", "You will be free tomorrow."),
    ],
)
def test_what_you_know_best_may_be_asked_or_told_where_no_face_says_so(
    rewriter: Rewriter, signs: str, asked: str, told: str
) -> None:
    said = rewriter.rewrite(signs, "")
    assert not said.certain
    assert [reading.sentence for reading in said.readings] == [asked, told]
    assert rewriter.rewrite(f"{signs} (q)", "").plain == asked
    assert rewriter.rewrite(signs, "", sentence_type="statement").plain == told


@pytest.mark.parametrize(
    ("signs", "ordered", "told"),
    [
        ("YOU DOOR CLOSE", "Close the door.", "You closed the door."),
        (
            "MOTHER SICK YOU DOCTOR CALL",
            "My mother is sick. Call the doctor.",
            "My mother is sick. You called a doctor.",
        ),
    ],
)
def test_what_you_do_may_be_an_order_where_nothing_says_that_it_is_done(
    rewriter: Rewriter, signs: str, ordered: str, told: str
) -> None:
    said = rewriter.rewrite(signs, "")
    assert not said.certain
    assert [reading.sentence for reading in said.readings] == [ordered, told]
    assert rewriter.rewrite(signs, "", sentence_type="statement").plain == told


@pytest.mark.parametrize("signs", ["YOU BEAUTIFUL", "CONGRATULATIONS YOU PASS", "YOU WAIT MUST"])
def test_praise_news_and_duties_are_told(rewriter: Rewriter, signs: str) -> None:
    said = rewriter.rewrite(signs, "")
    assert said.certain
    assert said.plain.endswith(".")


@pytest.mark.parametrize(
    ("signs", "english"),
    [
        ("I C-H-O-C-L-A-T-E WANT", "I want chocolate."),
        ("I U-M-B-R-E-L FORGET", "I forgot an umbrella."),
        ("C-A-U-L-I-L-O-W-E-R WHERE", "Where is the cauliflower?"),
    ],
)
def test_a_spelled_word_is_found_without_its_lost_letters(
    rewriter: Rewriter, signs: str, english: str
) -> None:
    said = rewriter.rewrite(signs, "")
    assert (said.plain, said.certain) == (english, True)


@pytest.mark.parametrize(
    ("signs", "readings"),
    [
        ("O-A-T GOOD", ["The boat is good.", "The goat is good."]),
        ("I-S-H WHERE", ["Where is Ish?", "Where is the fish?"]),
    ],
)
def test_a_spelled_word_that_may_be_two_is_not_guessed(
    rewriter: Rewriter, signs: str, readings: list[str]
) -> None:
    said = rewriter.rewrite(signs, "")
    assert not said.certain
    assert [reading.sentence for reading in said.readings] == readings


def test_a_mark_stands_behind_its_word_or_apart(rewriter: Rewriter) -> None:
    for signs in ("MOTHER(topic) I LOVE", "MOTHER (topic) I LOVE"):
        assert rewriter.rewrite(signs, "").plain == "I love my mother."
    assert rewriter.rewrite("HE MEAT EAT (neg)", "").plain == "He does not eat meat."
