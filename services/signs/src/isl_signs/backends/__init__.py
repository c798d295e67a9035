"""Everything heavy, each behind a Protocol of `base`."""
