"""Who shows some letters once, and is asked about the rest."""

import numpy as np
from isl_training.letters.own import Held, Stills, episodes, only

SIGNS = np.array([f"letter-{c}-v{v}" for c in "ab" for v in (1, 2) for _ in range(3)] * 2)
SIGNERS = np.repeat(["asha", "ravi"], len(SIGNS) // 2)


def people() -> Held:
    count = len(SIGNS)
    stills = Stills(
        np.zeros((count, 2, 21, 3), np.float32), np.ones((count, 2), np.bool_), SIGNS, SIGNERS
    )
    seen = np.eye(count, dtype=np.float32)
    return Held(stills, np.zeros((count, 2), np.float32), seen, np.ones(count, np.bool_))


def test_each_person_is_asked_about_their_own_stills_but_for_those_that_they_showed():
    held = people()
    told = list(episodes(held, share=1.0, random=np.random.default_rng(1)))
    assert len(told) == 2
    for own, rows in told:
        shown = own.examples.argmax(axis=1)
        assert [letter.id for letter in own.letters] == sorted(set(SIGNS))
        assert len(set(SIGNERS[shown]) | set(SIGNERS[rows])) == 1
        assert not set(shown) & set(rows)
        assert len(rows) == 8


def test_one_alphabet_can_be_looked_at_alone():
    assert set(only(people(), ("-v1",)).signs) == {"letter-a-v1", "letter-b-v1"}
