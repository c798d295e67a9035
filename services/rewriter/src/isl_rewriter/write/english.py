"""Small facts of English that several steps share."""

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: str) -> str:
    """A number as it is written in a sentence: in words up to ten."""
    return _NUMBERS[int(number)] if number.isdecimal() and int(number) <= 10 else number


def joined(parts: list[str], conjunction: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"
