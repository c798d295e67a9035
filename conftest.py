"""What holds for every Python test: no property fails by the clock of a busy machine."""

from hypothesis import settings

settings.register_profile("isl", deadline=None)
settings.load_profile("isl")
