"""The heavy libraries, each behind a Protocol."""
