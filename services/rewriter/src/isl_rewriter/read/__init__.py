"""From signs as they were sent to tokens: words found, letters joined, repeats counted."""
