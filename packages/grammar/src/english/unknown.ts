import rules from '../../rules/english-reading.json' with { type: 'json' };
import { has } from './items.js';

const VOWELS = /[aeiouy]+/g;

/** The base of a verb that no list has: swims, swimming, baked. */
export function baseOfVerb(word: string): string {
  if (has(rules.verbs, word)) return word;
  const [, stem] = /^(\p{L}{2,}?)(?:ing|ed)$/u.exec(word) ?? [];
  if (stem === undefined)
    return word.length > 3 && !/(?:ss|us|is)$/.test(word) ? singularOf(word) : word;
  // Planned, swimming; but added.
  if (/([bdgmnprt])\1$/.test(stem)) return has(rules.verbs, stem) ? stem : stem.slice(0, -1);
  // Applied, carried.
  if (/[^aeiou]i$/.test(stem) && word.endsWith('ied'))
    return stem.length > 2 ? `${stem.slice(0, -1)}y` : `${stem}e`;
  // Issued, rescuing.
  if (/[^aeiouq]u$/.test(stem)) return `${stem}e`;
  // Lying, tying.
  if (/^[^aeiou]y$/.test(stem) && word.endsWith('ing')) return `${stem.slice(0, -1)}ie`;
  // Inaugurated, declared, combined; but treated, heated.
  const isWhole = has(rules.verbs, stem) || (stem.match(VOWELS) ?? []).length < 2;
  if (!isWhole && /(?<![aeiou])(?:[aiu]r|in|[aiou]d|at|[uo]t|um|[io]b|[aio]k|ul)$/.test(stem))
    return `${stem}e`;
  // Cancelled, labelled; but called.
  if (/[aeiou][^aeiou]+[aeiou]ll$/.test(stem) && !has(rules.verbs, stem)) return stem.slice(0, -1);
  const isShort =
    (stem.match(VOWELS) ?? []).length === 1 && /[^aeiou][aeiou][^aeiouwxy]$/.test(stem);
  // Discharged, rehearsed, handled.
  const isCut = /(?:[aeiou][cgsvz]|[^aeiou][cvz]|[dlr]g|eng|[lnpr]s|[bcdfgkptz]l)$/.test(stem);
  return isShort || (isCut && !has(rules.verbs, stem)) ? `${stem}e` : stem;
}

/** The singular of a noun that no list has: rupees, cities, boxes. */
export function singularOf(word: string): string {
  if (has(rules.wholeWords, word)) return word;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (/[^aeiou]oes$/.test(word)) return word.slice(0, -2);
  if (has(rules.nounsInIe, word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
