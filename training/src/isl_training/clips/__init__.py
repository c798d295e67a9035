"""Clips of people: their manifest, their points, and whether a model learnt from them is better."""
