"""Wire types generated from proto/."""
