"""The grammar's rule files, typed by the schemas beside them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Self

from isl_contracts.generated import language, vocabulary
from isl_contracts.generated.vocabulary import Emotion, NonManualChannel
from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from isl_rewriter.errors import DataError
from isl_rewriter.interpret.checks import CHECKS
from isl_rewriter.interpret.grammar import Grammar, compiled

FaceLine = language.ClauseFace | language.SpannedFace
_CODES: Mapping[NonManualChannel, type[StrEnum]] = {
    NonManualChannel.BROWS: vocabulary.BrowsCode,
    NonManualChannel.EYES: vocabulary.EyesCode,
    NonManualChannel.GAZE: vocabulary.GazeCode,
    NonManualChannel.HEAD: vocabulary.HeadCode,
    NonManualChannel.CHEEKS: vocabulary.CheeksCode,
    NonManualChannel.MOUTH: vocabulary.MouthCode,
    NonManualChannel.BODY: vocabulary.BodyCode,
}


def channel_of(line: FaceLine) -> NonManualChannel:
    """The channel that the line is about."""
    return NonManualChannel(line.channel)


def code_of(line: FaceLine) -> StrEnum:
    """What the line's channel does; ValueError for a code that the channel has not."""
    return _CODES[channel_of(line)](line.value)


class Rules(BaseModel):
    """All rule files. What is checked here spans several of them, or them and the vocabulary."""

    model_config = ConfigDict(frozen=True)

    order: language.OrderRules
    signs: language.SignRules
    tense: language.TenseRules
    sentenceTypes: language.SentenceTypes
    emotions: language.Emotions
    face: language.FaceWords
    english: language.EnglishRules
    names: language.Names
    words: language.WordsRules
    company: language.Company

    @model_validator(mode="after")
    def _has_all_emotions(self) -> Self:
        missing = [emotion for emotion in Emotion if emotion not in self.emotions.emotions]
        if missing:
            raise ValueError(f"no rule for {', '.join(missing)}")
        return self

    @model_validator(mode="after")
    def _has_words(self) -> Self:
        for channel, codes in _CODES.items():
            for code in self.face.channels[channel].words.keys() - set[str](codes):
                raise ValueError(f"{channel} has no {code}")
        rules = (*self.sentenceTypes.types, *self.emotions.emotions.values())
        for line in (line for rule in rules for line in rule.lines):
            if code_of(line) not in self.face.channels[line.channel].words:
                raise ValueError(f"face.json has no words for {line.channel}: {line.value}")
        return self


@dataclass(frozen=True, slots=True)
class Constructions:
    """The grammar of rules/isl with the weights of its log-linear model, and when to doubt it."""

    grammar: Grammar
    rules: tuple[language.GrammarRule, ...]
    priors: Mapping[str, float]
    weights: Mapping[str, float]
    doubt: language.Doubt


def load_constructions(folder: Path) -> Constructions:
    """Read the constructions, or raise a DataError with file, rule and reason."""
    found: list[tuple[str, language.GrammarRule]] = []
    data = folder / "rules"
    try:
        for path in sorted((data / "isl").glob("*.json")):
            found += [(path.name, rule) for rule in _rules_of(path)]
        weights = language.Weights.model_validate_json((data / "weights.json").read_bytes())
        doubt = language.Doubt.model_validate_json((data / "doubt.json").read_bytes())
    except (OSError, ValueError, ValidationError) as error:
        raise DataError(f"grammar rules: {error}") from error
    for file, rule in found:
        for check in rule.checks or ():
            if check.split()[0] not in CHECKS:
                raise DataError(f"{file}: {rule.id}: there is no check '{check.split()[0]}'")
        for name in (rule.weight, *(rule.flaws or ())):
            if name not in weights.weights or name not in weights.priors:
                raise DataError(f"{file}: {rule.id}: weights.json has no '{name}'")
    rules = tuple(rule for _, rule in found)
    return Constructions(compiled(found), rules, weights.priors, weights.weights, doubt)


def _rules_of(path: Path) -> list[language.GrammarRule]:
    try:
        return list(language.ConstructionRules.model_validate_json(path.read_bytes()).rules)
    except ValidationError as error:
        raise DataError(f"{path.name}: {_rule_in(path, error)}{error}") from error


def _rule_in(path: Path, error: ValidationError) -> str:
    """The id of the rule that an error is about: 'rules', 3, 'pattern' is about the fourth."""
    place = error.errors()[0]["loc"]
    if len(place) < 2 or not isinstance(place[1], int):
        return ""
    rules: list[dict[str, object]] = json.loads(path.read_text("utf-8"))["rules"]
    return f"{rules[place[1]].get('id', place[1])}: "


def load_rules(folder: Path) -> Rules:
    """Read the rule files, or raise a DataError that says what is wrong where."""
    try:
        files = {name: name.replace("Types", "-types") for name in Rules.model_fields}
        read = {
            name: (folder / "rules" / f"{file}.json").read_text("utf-8")
            for name, file in files.items()
        }
        return Rules.model_validate({name: json.loads(text) for name, text in read.items()})
    except (OSError, ValueError, ValidationError) as error:
        raise DataError(f"grammar rules: {error}") from error
