"""A site's own signs: examples from clips that its people gave, known to everybody there."""
