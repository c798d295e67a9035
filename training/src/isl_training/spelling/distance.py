"""How far what was read is from what was spelled."""


def edits(read: str, spelled: str) -> int:
    """Letters to put in, leave out or exchange: Levenshtein's distance."""
    above = list(range(len(spelled) + 1))
    for row, letter in enumerate(read, start=1):
        line = [row]
        for at, wanted in enumerate(spelled, start=1):
            line.append(min(above[at] + 1, line[-1] + 1, above[at - 1] + (letter != wanted)))
        above = line
    return above[-1]
