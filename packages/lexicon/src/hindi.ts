import type { Form } from './form.js';
import type { Problem } from './problem.js';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Also the idioms: a "straight" hand is the right one, a "turned" one the left. */
const SIDE =
  /(?<![\p{L}\p{M}])(दाया|दायी|दाये|दाएँ|दाएं|दाहिन|बाया|बायी|बाये|बाएँ|बाएं|(?:सीधा|सीधे|उलटा|उलटे|उल्टा|उल्टे) हाथ)/u;

/** What is said of a sign in Hindi says what the English does: in Hindi, of the same letters, numbers and names. */
export const hindiProblems = ({ id, alt, altHi, sources }: Form): Problem[] => {
  const at = (field: string, reason: string): Problem => ({
    file: `forms/${id}.json`,
    field,
    reason,
  });
  const side = SIDE.exec(altHi)?.[1];
  return [
    ...(altHi.endsWith('।') ? [] : [at('altHi', 'is not a sentence')]),
    ...(side === undefined
      ? []
      : [at('altHi', `says "${side}"; sides are the dominant and the other`)]),
    ...unlike(alt, altHi).map((reason) => at('altHi', reason)),
    ...sources.flatMap(({ seen, seenHi }, k) =>
      unlike(seen, seenHi).map((reason) => at(`sources.${k}.seenHi`, reason)),
    ),
  ];
};

const unlike = (english: string, hindi: string): string[] => {
  if (!DEVANAGARI.test(hindi) && /[a-z]{2}/i.test(english)) return ['is not in Hindi'];
  const latin = new Set(english.toLowerCase().match(/[a-z]+/g));
  const foreign = hindi.match(/[a-z]+/gi)?.find((word) => !latin.has(word.toLowerCase()));
  const lost = named(english).find((name) => !named(hindi).includes(name));
  return [
    ...(foreign === undefined ? [] : [`says "${foreign}", which the English does not`]),
    ...(lost === undefined ? [] : [`leaves out "${lost}"`]),
  ];
};

/** Letters of the alphabet, glosses and numbers; no article. */
const named = (text: string): string[] =>
  text.replace(/^A /, '').match(/(?<![A-Za-z])[A-Z]+(?![A-Za-z])|[0-9]+/g) ?? [];
