"""Whatever is sent: an answer that keeps every content word, or a clear refusal."""

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from isl_contracts.generated.vocabulary import Emotion
from isl_rewriter.content import ContentCheck, words_of
from isl_rewriter.errors import DataError, RefusedError
from isl_rewriter.interpret.interpreter import SentenceType
from isl_rewriter.lexicon import Lexicon, load_lexicon
from isl_rewriter.read.signs import WordMark
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.rules import Rules, load_constructions, load_rules

EMOTIONS = ["", *Emotion]
PACKAGES = Path(__file__).resolve().parents[4] / "packages"
LEXICON = load_lexicon(PACKAGES / "lexicon")
GLOSSES = sorted(c.gloss for c in LEXICON.concepts.values() if c.kind in ("word", "numeral"))
RULES = load_rules(PACKAGES / "grammar")
REWRITER = Rewriter(LEXICON, RULES, load_constructions(PACKAGES / "grammar"))

signs = st.sampled_from([*GLOSSES, "|", "?", "R-A-H-U-L", "zzyzx", "letter-a-v2", "ख़ुश"])
unhurried = settings(suppress_health_check=[HealthCheck.too_slow])


@unhurried
@given(sentence=st.text(max_size=300), emotion=st.sampled_from(EMOTIONS))
def test_any_text_is_rewritten_or_refused(sentence: str, emotion: str) -> None:
    try:
        result = REWRITER.rewrite(sentence, emotion)
    except RefusedError as refused:
        assert refused.code in ("SENTENCE_EMPTY", "SENTENCE_TOO_LONG")
        return
    assert result.plain and result.rewritten
    assert result.plain.encode("utf-8")


@settings(unhurried, max_examples=60)
@given(words=st.lists(signs, min_size=1, max_size=12), emotion=st.sampled_from(EMOTIONS))
def test_any_signs_keep_their_content_and_their_glosses(words: list[str], emotion: str) -> None:
    sentence = " ".join(words)
    reading = REWRITER.read(sentence)
    if not reading:
        with pytest.raises(RefusedError):
            REWRITER.rewrite(sentence, emotion)
        return
    result = REWRITER.rewrite(sentence, emotion)
    # The words that make up a question word together (PLACE WHAT) are said by it.
    lost = ContentCheck(RULES.english).lost(reading, result.plain)
    composed = {sign for line in RULES.signs.composites.values for sign in line.signs}
    assert not [gloss for gloss in lost if gloss.lower() not in composed]
    assert ContentCheck(RULES.english).added(reading, result.plain) == []
    assert all(line.startswith("* ") for line in result.lines)
    for span in result.spans:
        assert 0 <= span.start < span.end <= len(result.glosses)


@settings(unhurried, max_examples=40)
@given(
    words=st.lists(signs, min_size=1, max_size=10),
    marks=st.lists(
        st.builds(
            WordMark,
            st.sampled_from(["asking", "negation", "affirmation", "topic", "doubt"]),
            st.integers(0, 12),
            st.integers(1, 14),
        ),
        max_size=4,
    ),
    declared=st.sampled_from([None, "statement", "question", "command"]),
)
def test_any_marks_are_read_or_without_effect(
    words: list[str], marks: list[WordMark], declared: SentenceType | None
) -> None:
    sentence = " ".join(words)
    try:
        result = REWRITER.rewrite(sentence, "sad", marks=marks, sentence_type=declared)
    except RefusedError as refused:
        assert refused.code == "SENTENCE_EMPTY"
        return
    assert result.plain
    assert result.glosses == REWRITER.rewrite(sentence, "sad").glosses


@settings(unhurried, max_examples=30)
@given(words=st.lists(signs, min_size=1, max_size=8))
def test_a_feeling_changes_the_marks_and_adds_at_most_its_phrase(words: list[str]) -> None:
    sentence = " ".join(words)
    if not REWRITER.read(sentence):
        return
    for name, emotion in RULES.emotions.emotions.items():
        result = REWRITER.rewrite(sentence, name)
        phrases = {" ".join(words_of(phrase)) for phrase in emotion.phrases.values()} | {""}
        plain, felt = words_of(result.plain), words_of(result.with_feeling)
        assert words_of(result.rewritten) == plain
        added = " ".join(felt)
        for phrase in sorted(phrases, key=len, reverse=True):
            if phrase and added.replace(f"{phrase} ", "", 1).split() == plain:
                break
        else:
            assert felt == plain


@pytest.mark.parametrize("sentence", ["\x00asking", "YOU COME\x00asking", "\x00"])
def test_a_sentence_cannot_pretend_to_be_a_mark(rewriter: Rewriter, sentence: str) -> None:
    try:
        assert "?" not in rewriter.rewrite(sentence, "").plain
    except RefusedError as refused:
        assert refused.code == "SENTENCE_EMPTY"


def test_an_empty_sentence_is_refused(rewriter: Rewriter) -> None:
    for sentence in ("", "   ", "?!", "...", "😀", "expression-asking"):
        with pytest.raises(RefusedError) as refused:
            rewriter.rewrite(sentence, "happy")
        assert refused.value.code == "SENTENCE_EMPTY"


@pytest.mark.parametrize("sentence", ["I " * 201, "I " * 10_000, "x" * 4001])
def test_a_sentence_over_the_limits_is_refused(rewriter: Rewriter, sentence: str) -> None:
    with pytest.raises(RefusedError, match="200 words and 4000 characters") as refused:
        rewriter.rewrite(sentence, "")
    assert refused.value.code == "SENTENCE_TOO_LONG"


def test_the_longest_sentence_allowed_is_rewritten(rewriter: Rewriter) -> None:
    assert rewriter.rewrite("BOOK TEA GO RED " * 50, "happy").plain


def test_every_concept_alone_says_itself(
    rewriter: Rewriter, lexicon: Lexicon, rules: Rules
) -> None:
    check = ContentCheck(rules.english)
    for concept in lexicon.concepts.values():
        if concept.kind != "word":
            continue
        result = rewriter.rewrite(concept.gloss, "")
        assert check.lost(rewriter.read(concept.gloss), result.plain) == [], concept.id


def test_a_concept_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "concepts").mkdir()
    with pytest.raises(DataError, match="no concepts"):
        load_lexicon(tmp_path)
    (tmp_path / "concepts" / "hungry.json").write_text('{"id": "hungry"}')
    with pytest.raises(DataError, match=r"hungry\.json"):
        load_lexicon(tmp_path)


def test_a_missing_rule_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"order\.json"):
        load_rules(tmp_path)


def test_an_emotion_without_a_rule_is_named(tmp_path: Path) -> None:
    shutil.copytree(PACKAGES / "grammar" / "rules", tmp_path / "rules")
    file = tmp_path / "rules" / "emotions.json"
    emotions = json.loads(file.read_text("utf-8"))
    del emotions["emotions"]["sad"]
    file.write_text(json.dumps(emotions))
    with pytest.raises(DataError, match="no rule for sad"):
        load_rules(tmp_path)
