/** What several people said of one thing, by person. */
export type Unit = ReadonlyMap<string, string>;
export type Pair = readonly [string, string];

/**
 * Krippendorff's alpha for names without an order (Krippendorff 2011, "Computing Krippendorff's
 * Alpha-Reliability", section C): 1 is full agreement, 0 what chance gives. Units that fewer than
 * two people judged say nothing. Null where nobody could have disagreed, as all said the same.
 */
export function alphaOf(units: Iterable<Unit>): number | null {
  const totals = new Map<string, number>();
  let disagreeing = 0;
  let all = 0;
  for (const unit of units) {
    if (unit.size < 2) continue;
    const counts = countOf(unit.values());
    for (const [value, count] of counts) {
      disagreeing += (count * (unit.size - count)) / (unit.size - 1);
      totals.set(value, (totals.get(value) ?? 0) + count);
    }
    all += unit.size;
  }
  let expected = 0;
  for (const total of totals.values()) expected += total * (all - total);
  return expected === 0 ? null : 1 - ((all - 1) * disagreeing) / expected;
}

/**
 * Cohen's kappa (Cohen 1960) of two judges, or of one judge asked twice: 1 is full agreement, 0 what
 * chance gives. Null where both said the same one thing throughout.
 */
export function kappaOf(pairs: readonly Pair[]): number | null {
  const first = countOf(pairs.map(([one]) => one));
  const second = countOf(pairs.map(([, other]) => other));
  const agreed = pairs.filter(([one, other]) => one === other).length / pairs.length;
  let byChance = 0;
  for (const [value, count] of first) {
    byChance += (count * (second.get(value) ?? 0)) / pairs.length ** 2;
  }
  return byChance === 1 || pairs.length === 0 ? null : (agreed - byChance) / (1 - byChance);
}

/** Each judge beside every other who judged the same. */
export function pairsByJudge(units: Iterable<Unit>): Map<string, Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const unit of units) {
    for (const [judge, own] of unit) {
      for (const [other, said] of unit) {
        if (other === judge) continue;
        const known = pairs.get(judge);
        if (known) known.push([own, said]);
        else pairs.set(judge, [[own, said]]);
      }
    }
  }
  return pairs;
}

function countOf(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
