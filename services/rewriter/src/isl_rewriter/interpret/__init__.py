"""From signs to what they mean: a grammar in data, a chart of its readings, frozen clauses."""
