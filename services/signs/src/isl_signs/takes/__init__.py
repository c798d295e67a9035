"""Points of clips by which an avatar signs as their signers did; nothing of them is kept here."""
