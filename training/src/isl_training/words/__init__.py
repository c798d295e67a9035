"""How the word net is made from sequences of landmarks."""
