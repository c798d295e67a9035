"""Words and numerals: a window of a person's movement to the probability of each sign."""
