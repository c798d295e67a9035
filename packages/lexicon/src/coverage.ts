export type Coverage = {
  /** Signs of all sentences, and how many of them have a form that is shown. */
  readonly signs: number;
  readonly signed: number;
  /** Sentences of which at most a third of the signs must be spelled. */
  readonly sentencesSigned: number;
  /** What must be spelled, the most frequent first. */
  readonly missing: readonly { readonly gloss: string; readonly count: number }[];
};

/** How much of sentences, as glosses in order, the glosses that have a form carry: the rest is spelled. */
export function coverageOf(
  sentences: readonly (readonly string[])[],
  shown: ReadonlySet<string>,
): Coverage {
  const isSpelled = (gloss: string): boolean => !shown.has(gloss);
  const isMostlySigned = (sentence: readonly string[]): boolean =>
    sentence.filter(isSpelled).length * 3 <= sentence.length;
  const spelled = sentences.flat().filter(isSpelled);
  const counts = new Map<string, number>();
  for (const gloss of spelled) counts.set(gloss, (counts.get(gloss) ?? 0) + 1);
  const signs = sentences.flat().length;
  return {
    signs,
    signed: signs - spelled.length,
    sentencesSigned: sentences.filter(isMostlySigned).length,
    missing: [...counts]
      .map(([gloss, count]) => ({ gloss, count }))
      .sort((a, b) => b.count - a.count || (a.gloss < b.gloss ? -1 : 1)),
  };
}
