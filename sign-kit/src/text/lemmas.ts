const IRREGULAR: Readonly<Record<string, string>> = {
  ate: 'eat',
  eaten: 'eat',
  went: 'go',
  gone: 'go',
  goes: 'go',
  came: 'come',
  saw: 'see',
  seen: 'see',
  drank: 'drink',
  drunk: 'drink',
  slept: 'sleep',
  wrote: 'write',
  written: 'write',
  sat: 'sit',
  stood: 'stand',
  met: 'meet',
  bought: 'buy',
  sold: 'sell',
  thought: 'think',
  forgot: 'forget',
  forgotten: 'forget',
  knew: 'know',
  known: 'know',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  made: 'make',
  said: 'say',
  told: 'tell',
  felt: 'feel',
  found: 'find',
  left: 'leave',
  lost: 'lose',
  won: 'win',
  ran: 'run',
  read: 'read',
  taught: 'teach',
  brought: 'bring',
  began: 'begin',
  begun: 'begin',
  broke: 'break',
  broken: 'break',
  fell: 'fall',
  fallen: 'fall',
  grew: 'grow',
  grown: 'grow',
  got: 'get',
  had: 'have',
  has: 'have',
  did: 'do',
  done: 'do',
  does: 'do',
  heard: 'hear',
  hid: 'hide',
  kept: 'keep',
  paid: 'pay',
  rode: 'ride',
  sang: 'sing',
  sent: 'send',
  spoke: 'speak',
  spent: 'spend',
  swam: 'swim',
  understood: 'understand',
  woke: 'wake',
  wore: 'wear',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  leaves: 'leaf',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  us: 'we',
  him: 'he',
  them: 'they',
  mine: 'my',
  lay: 'lie',
  lying: 'lie',
  dying: 'die',
};

type Ending = readonly [ending: RegExp, ...stems: string[]];

/** An ending and what may stand in its place; $1 is what comes before it and belongs to the word. */
const ENDINGS: readonly Ending[] = [
  [/ie[sd]$/, 'y', 'ie'],
  [/(s|x|z|ch|sh|o)es$/, '$1', '$1e'],
  [/([a-z])\1(?:ed|ing)$/, '$1'],
  [/(?:ed|ing)$/, '', 'e'],
  [/'s$/, ''],
  [/(?<!s)s$/, ''],
];
/** Endings of words for what somebody or something is like. */
const DEGREES: readonly Ending[] = [
  [/(?:ier|iest|ily)$/, 'y'],
  [/([a-z])\1(?:er|est)$/, '$1'],
  [/(?:er|est)$/, '', 'e'],
  [/ly$/, ''],
];
/** Shorter stems than this are other words: red is no form of r. */
const SHORTEST_STEM = 2;
/** A short syllable doubles its last letter before an ending, so that noted is no form of not. */
const SHORT_SYLLABLE = /^[^aeiou]*[aeiou][bcdfghjklmnpqrstvz]$/;
const DOUBLES = /^(?:ed|ing|er|est)$/;

/** The word and the dictionary words it may be a form of, the likeliest first. */
export function lemmasOf(word: string): string[] {
  const irregular = IRREGULAR[word];
  return [
    ...new Set([word, ...(irregular === undefined ? [] : [irregular]), ...stemsOf(word, ENDINGS)]),
  ];
}

/** The words that this may be the comparative, superlative or adverb of: "bigger" as "big". */
export function qualitiesOf(word: string): string[] {
  return [...new Set(stemsOf(word, DEGREES))];
}

function stemsOf(word: string, endings: readonly Ending[]): string[] {
  return endings.flatMap(([ending, ...replacements]) => {
    const [found] = ending.exec(word) ?? [];
    if (found === undefined) return [];
    return replacements
      .map((replacement) => word.replace(ending, replacement))
      .filter((stem) => stem.length >= SHORTEST_STEM)
      .filter((stem) => !(DOUBLES.test(found) && SHORT_SYLLABLE.test(stem)));
  });
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^won't$/, 'will not'],
  [/^can't$/, 'can not'],
  [/^shan't$/, 'shall not'],
  [/^ain't$/, 'is not'],
  [/^cannot$/, 'can not'],
  [/^let's$/, 'let us'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ll$/, ' will'],
  [/'ve$/, ' have'],
  [/'d$/, ' would'],
  [/^(it|that|there|here|he|she|who|what|where|how)'s$/, '$1 is'],
];

/** "isn't" as "is", "not"; any other word as it is. */
export function expandShortForm(word: string): string[] {
  const rule = SHORT_FORMS.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]).split(' ') : [word];
}
