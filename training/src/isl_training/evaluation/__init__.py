"""How well the exported letter model does, by the code path that serves."""
