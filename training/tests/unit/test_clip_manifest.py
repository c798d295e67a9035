"""The manifest of clips of people: what it must say, and how it is refused."""

import json
from pathlib import Path

import pytest
from isl_training.clips.manifest import Entry, ManifestError, read_manifest
from isl_training.clips.signers import hold_out_signers

SIGNS = {"word-help": "HELP", "word-hello": "HELLO"}
HEADER = "file,sign,signer,licence"


def a_folder(folder: Path, *rows: str) -> Path:
    for name in ("one.mp4", "two.mp4", "three.mp4"):
        (folder / name).write_text(f"the film {name}")
    (folder / "manifest.csv").write_text("\n".join([HEADER, *rows]))
    return folder


def problems_of(folder: Path) -> list[str]:
    with pytest.raises(ManifestError) as caught:
        read_manifest(folder, SIGNS)
    return caught.value.problems


def test_a_manifest_names_clips_signs_and_signers(tmp_path: Path):
    rows = ("one.mp4,word-help,asha,CC-BY-4.0", "two.mp4, nothing, ravi, CC-BY-4.0")
    assert read_manifest(a_folder(tmp_path, *rows), SIGNS) == [
        Entry(tmp_path / "one.mp4", "word-help", "asha", "CC-BY-4.0"),
        Entry(tmp_path / "two.mp4", None, "ravi", "CC-BY-4.0"),
    ]


def test_clips_that_media_wrote_are_of_a_snapshot(tmp_path: Path):
    folder = a_folder(tmp_path)
    (folder / "manifest.csv").write_text(
        f"{HEADER},sha256,credit,source,snapshot\n"
        "one.mp4,word-help,asha,consent 2026-12,,,,c0ffee\n"
        "two.mp4,word-hello,ravi,consent 2026-12,,,,\n"
    )
    assert [entry.snapshot for entry in read_manifest(folder, SIGNS)] == ["c0ffee", None]


def test_a_manifest_may_be_json_lines(tmp_path: Path):
    lines = [
        {"file": "one.mp4", "sign": "word-help", "signer": "asha", "licence": "CC0-1.0"},
        {"file": "two.mp4", "sign": "word-hello", "signer": "ravi", "licence": "CC0-1.0"},
    ]
    a_folder(tmp_path)
    (tmp_path / "manifest.csv").unlink()
    (tmp_path / "manifest.jsonl").write_text("\n".join(json.dumps(line) for line in lines))
    assert [entry.sign for entry in read_manifest(tmp_path, SIGNS)] == ["word-help", "word-hello"]


def test_all_that_is_wrong_is_told_at_once_with_its_line(tmp_path: Path):
    problems = problems_of(
        a_folder(
            tmp_path,
            "one.mp4,word-help,asha,",
            "four.mp4,word-help,asha,CC0-1.0",
            "two.mp4,word-deaf,ravi,CC0-1.0",
            "three.mp4,word-hello,,CC0-1.0",
            "../secret.mp4,word-help,asha,CC0-1.0",
        )
    )
    assert problems == [
        "manifest.csv line 2: no licence: only licensed clips are used",
        "manifest.csv line 3: four.mp4: no such file",
        "manifest.csv line 4: there is no sign word-deaf that may be recognised",
        "manifest.csv line 5: signer is missing",
        f"manifest.csv line 6: ../secret.mp4 is outside {tmp_path}",
    ]


def test_one_film_under_two_names_is_refused(tmp_path: Path):
    a_folder(
        tmp_path,
        "one.mp4,word-help,asha,CC0-1.0",
        "./one.mp4,word-help,ravi,CC0-1.0",
        "copy.mp4,word-help,meena,CC0-1.0",
        "two.mp4,word-help,john,CC0-1.0",
    )
    (tmp_path / "copy.mp4").write_bytes((tmp_path / "one.mp4").read_bytes())
    with pytest.raises(ManifestError) as caught:
        read_manifest(tmp_path, SIGNS)
    assert caught.value.problems == [
        "manifest.csv line 3: ./one.mp4 is listed twice",
        "manifest.csv line 4: copy.mp4 is a copy of one.mp4",
    ]


@pytest.mark.parametrize("other", ["asha", "ASHA", "Asha  K", "\uff21sha"])
def test_a_signer_written_in_two_ways_is_refused(tmp_path: Path, other: str):
    first = "Asha K" if "K" in other else "Asha"
    rows = (f"one.mp4,word-help,{first},CC0-1.0", f"two.mp4,word-help,{other},CC0-1.0")
    assert problems_of(a_folder(tmp_path, *rows)) == [
        f"manifest.csv line 3: the signer {other} was {first} before: one person has one name"
    ]


def test_a_file_name_that_no_system_has_and_an_empty_file_are_refused(tmp_path: Path):
    rows = ("one\0.mp4,word-help,asha,CC0-1.0", f"{'a' * 300}.mp4,word-help,ravi,CC0-1.0")
    a_folder(tmp_path, *rows, "empty.mp4,word-help,asha,CC0-1.0")
    (tmp_path / "empty.mp4").touch()
    first, second, third = problems_of(tmp_path)
    assert first.endswith("is no name of a file") and second.endswith("is no name of a file")
    assert third == "manifest.csv line 4: empty.mp4 is empty"


@pytest.mark.parametrize(
    ("sign", "said"),
    [
        ("HELP", "there is no sign HELP that may be recognised; its id is word-help"),
        ("hello", "there is no sign hello that may be recognised; its id is word-hello"),
        ("letter-a-v2", "letter-a-v2 is a letter: letters are learnt from still hands"),
        ("word-deaf", "there is no sign word-deaf that may be recognised"),
    ],
)
def test_what_is_no_sign_here_is_told_with_what_to_write(tmp_path: Path, sign: str, said: str):
    rows = (f"one.mp4,{sign},asha,CC0-1.0", "two.mp4,word-help,ravi,CC0-1.0")
    (problem,) = problems_of(a_folder(tmp_path, *rows))
    assert problem.startswith(f"manifest.csv line 2: {said}")


def test_clips_of_one_signer_only_are_refused(tmp_path: Path):
    rows = ("one.mp4,word-help,asha,CC0-1.0", "two.mp4,word-hello,asha,CC0-1.0")
    (problem,) = problems_of(a_folder(tmp_path, *rows))
    assert "all clips are of asha" in problem
    assert len(read_manifest(tmp_path, SIGNS, fewest_signers=1)) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "lacks file, sign, signer, licence"),
        ("file,sign,signer\none.mp4,word-help,asha", "lacks licence"),
        (HEADER, "lists no clips"),
    ],
)
def test_a_manifest_without_columns_or_clips_is_refused(tmp_path: Path, content: str, said: str):
    a_folder(tmp_path)
    (tmp_path / "manifest.csv").write_text(content)
    assert said in "\n".join(problems_of(tmp_path))


def test_lines_that_are_no_json_objects_are_refused(tmp_path: Path):
    for content, said in (("{", "no JSON ("), ("[1]", "no JSON object")):
        (tmp_path / "manifest.jsonl").write_text(content)
        assert said in problems_of(tmp_path)[0]


def test_a_folder_without_manifest_and_a_clip_listed_twice_are_refused(tmp_path: Path):
    assert "neither manifest.csv nor manifest.jsonl" in problems_of(tmp_path)[0]
    row = "one.mp4,word-help,asha,CC0-1.0"
    assert "one.mp4 is listed twice" in problems_of(a_folder(tmp_path, row, row))[0]


def test_held_out_signers_are_some_and_never_all():
    signers = ["asha"] * 10 + ["ravi"] * 10 + ["meena"] * 10 + ["john"] * 10
    for seed in range(20):
        held = hold_out_signers(signers, seed=seed)
        assert 1 <= len(held) < 4
        assert held == hold_out_signers(reversed(signers), seed=seed)
    assert len(hold_out_signers(["asha"] * 50 + ["ravi"], seed=1)) == 1
    assert len({hold_out_signers(signers, seed=seed) for seed in range(20)}) > 1
