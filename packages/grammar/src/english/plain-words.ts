import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { isVerbOrListed } from './around.js';
import { has, rowOf } from './items.js';

/** What is preferred, meant to be done or said over again, in the plain words that are read. */
export const inPlainWords = (texts: readonly string[], lookup: Lookup): string[] =>
  withoutEcho(withIntended(withPreferred(texts), lookup));

/** "I prefer tea to coffee": I like tea more than coffee. */
function withPreferred(texts: readonly string[]): string[] {
  const at = texts.findIndex((text) => rowOf(rules.preferring, text.toLowerCase()) !== undefined);
  const to = texts.findIndex((text, index) => index > at + 1 && text.toLowerCase() === 'to');
  const isDoing = (index: number): boolean => texts[index]?.endsWith('ing') === true;
  const like = rowOf(rules.preferring, texts[at]?.toLowerCase() ?? '');
  if (like === undefined || to < 0 || to === texts.length - 1) return [...texts];
  if (has(rules.goingTo, texts[to - 1]?.toLowerCase()) && !isDoing(to + 1)) return [...texts];
  return [
    ...texts.slice(0, at),
    like,
    ...texts.slice(at + 1, to),
    'more',
    'than',
    ...texts.slice(to + 1),
  ];
}

/** "I was going to call you": I wanted to before; but "it was going to rain", "I was going to the market". */
function withIntended(texts: readonly string[], lookup: Lookup): string[] {
  const { said, plain, denied, of } = rules.intended;
  const lower = texts.map((text) => text.toLowerCase());
  const isNot = (index: number): boolean => lower[index + 1] === 'not';
  const goingAt = (index: number): number => index + 1 + Number(isNot(index));
  const at = lower.findIndex(
    (word, index) =>
      has(said, word) &&
      has(of, lower[index - 1]) &&
      lower[goingAt(index)] === 'going' &&
      lower[goingAt(index) + 1] === 'to' &&
      isVerbOrListed(lower[goingAt(index) + 2] ?? '', lookup),
  );
  const meant = (isNot(at) ? denied : plain).split(' ');
  return at < 0 ? [...texts] : [...texts.slice(0, at), ...meant, ...texts.slice(goingAt(at) + 2)];
}

/** "As fast as you can", "as much water as I did", "better than she does": as you, as I, than she. */
function withoutEcho(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase());
  const first = lower.indexOf('as');
  return texts.filter((_, index) => {
    const [at, next] = [index - 2, lower[index + 1]];
    const isSame = lower[at] === 'as' && first > 0 && first < at - 1 && lower[at - 1] !== 'soon';
    const isLast =
      next === undefined || next === ',' || rowOf<unknown>(rules.joiners, next) !== undefined;
    const isHelping =
      has(rules.askingFirst, lower[index]) || rowOf(rules.modals, lower[index] ?? '') !== undefined;
    const isEcho = (isSame || lower[at] === 'than') && has(rules.subjects, lower[index - 1]);
    return !(isEcho && isLast && isHelping);
  });
}
