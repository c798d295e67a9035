"""Whether another wording says what the grammar's sentence says."""

import re

from isl_contracts.generated.language import EnglishRules

from isl_rewriter.content import words_of

_NO = frozenset("not no never none nobody nothing cannot without don't neither".split())
_ASKS = frozenset({"what", "who", "whose", "where", "when", "why", "how", "which"})
_CONTRACTED = re.compile(r"['\u2019](?:m|re|ll|ve|d)$")
_ENDS = re.compile(r"[.?!]")


class MeaningCheck:
    """Compares the small words that no content check sees: not, I and you, what, two."""

    def __init__(self, english: EnglishRules) -> None:
        self._people = {
            form.casefold(): forms.subject
            for forms in english.pronouns.values.values()
            for form in (forms.subject, forms.object, forms.owner, forms.own, forms.self)
        }

    def same(self, text: str, model: str) -> bool:
        """Whether `model` denies, asks, and speaks of the same people as `text`."""
        return self._facts(text) == self._facts(model)

    def _facts(self, text: str) -> tuple[object, ...]:
        words = [_CONTRACTED.sub("", word) for word in words_of(text)]
        denied = sum(word in _NO or word.endswith("n't") for word in words)
        people = {self._people[word] for word in words if word in self._people}
        asked = sorted(word for word in words if word in _ASKS)
        marks = ["?" in end for end in _ENDS.findall(text)]
        return denied, frozenset(people), asked, marks
