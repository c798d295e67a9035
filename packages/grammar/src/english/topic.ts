import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Clause, Part } from '../types.js';
import { type Role, readClause, told } from './clauses.js';
import { has, type Item, isNominal, isVerbal, trimmed } from './items.js';
import { splitJoined } from './joined.js';
import { phraseAt } from './noun-phrase.js';

export function splitTopic(items: readonly Item[], role: Role): Clause[] {
  const choice = splitChoice(items, role);
  if (choice) return choice;
  const asked = splitAskedFor(items, role);
  if (asked) return asked;
  const lead = leadLength(items);
  const end = topicEnd(items, lead);
  if (end < 0) return splitJoined(items, role);
  const topic = items.slice(lead, end);
  const comment = trimmed(items.slice(end)).filter(
    ({ lower }, index, all) =>
      !(
        has(rules.resumed, lower) &&
        (lower === 'it' || ['verb', 'preposition'].includes(all[index - 1]?.kind ?? ''))
      ),
  );
  return [topicOf(topic), ...splitJoined(comment, role)];
}

/** "Window seat please, I feel sick": what one asks for, then why. */
function splitAskedFor(items: readonly Item[], role: Role): Clause[] | null {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const asked = items.slice(0, Math.max(comma, 0));
  const isAsked = asked.at(-1)?.gloss === 'PLEASE' && !asked.some(isVerbal);
  // "Too expensive, show me another one".
  const isJudged =
    asked.length > 1 &&
    asked.at(-1)?.kind === 'adjective' &&
    asked.every(({ kind }) => kind === 'adverb' || kind === 'adjective') &&
    items.slice(comma).some(isVerbal);
  return isAsked || isJudged
    ? [readClause(asked, 'subordinate'), ...splitTopic(items.slice(comma + 1), role)]
    : null;
}

function topicOf(items: readonly Item[]): Clause {
  const { parts } = readClause(items, 'subordinate');
  const glosses = (['time', 'subject', 'object', 'place', 'predicate'] as const).flatMap(
    (part: Part) => parts[part] ?? [],
  );
  return { ...told({ subject: glosses }), isTopic: true };
}

/** "Which do you like, tea or coffee?": what one may choose from stands first. */
function splitChoice(items: readonly Item[], role: Role): Clause[] | null {
  const comma = items.findLastIndex(({ kind }) => kind === 'comma');
  const [asked, choice] = [items.slice(0, Math.max(comma, 0)), items.slice(comma + 1)];
  const at = asked.findIndex(({ kind }) => kind === 'question');
  const isChoice =
    role === 'asked' &&
    at >= 0 &&
    asked.some(isVerbal) &&
    !asked.some(({ kind }) => kind === 'comma') &&
    choice.some(({ gloss }) => gloss === 'OR') &&
    !choice.some(isVerbal);
  if (!isChoice) return null;
  // "Which saree, red or green": of the saree.
  const thing = asked[at]?.gloss === 'WHICH' ? phraseAt(asked, at + 1, false) : null;
  const isThing = thing?.use === 'noun' && asked[at + 1]?.kind === 'noun';
  const left = isThing ? [...asked.slice(0, at + 1), ...asked.slice(thing.end)] : asked;
  const [first, ...others] = splitJoined(left, role);
  if (!first) return null;
  const named = topicOf(choice.filter(({ kind }) => kind !== 'preposition')).parts.subject ?? [];
  const subject = [...(isThing ? thing.signs : []), ...named, ...(first.parts.subject ?? [])];
  return [{ ...first, parts: { ...first.parts, subject } }, ...others];
}

/** How many words announce a topic: as for, about. */
function leadLength(items: readonly Item[]): number {
  for (const lead of rules.topicLeads) {
    const words = lead.split(' ');
    if (words.every((word, index) => items[index]?.text.toLowerCase() === word))
      return words.length;
  }
  return 0;
}

function topicEnd(items: readonly Item[], lead: number): number {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  if (comma > lead) {
    const before = items.slice(lead, comma);
    const after = items.slice(comma + 1);
    const [first] = after;
    // "Sunita, Imran and Joseph are here": several of whom it is told.
    const verb = after.findIndex(isVerbal);
    const isList =
      after.slice(0, verb).some(({ kind }) => kind === 'joiner') &&
      !after.slice(0, verb).some(({ kind }) => kind === 'comma') &&
      first?.kind === 'noun';
    if (isList && lead === 0) return -1;
    const isNoun =
      before.some(({ kind }) => kind === 'noun' || kind === 'pronoun') &&
      !before.some(isVerbal) &&
      (lead > 0 || !has(['preposition', 'negator'], before[0]?.kind)) &&
      phraseAt(before, 0, false)?.use !== 'time';
    const isComment =
      first !== undefined &&
      after.some(isVerbal) &&
      (isNominal(first) ||
        lead > 0 ||
        ['question', 'auxiliary', 'modal'].includes(first.kind) ||
        isHaving(after));
    return isNoun && isComment ? comma : -1;
  }
  return frontedEnd(items);
}

/** "That film, have you seen it?" */
const isHaving = ([first, second]: readonly Item[]): boolean =>
  first?.gloss === 'HAVE' && has(rules.subjects, second?.lower);

/** "Mangoes I love": a noun, then somebody who does something with it. */
function frontedEnd(items: readonly Item[]): number {
  const phrase = phraseAt(items, 0, false);
  if (phrase?.use !== 'noun') return -1;
  const rest = items.slice(phrase.end);
  const isOne =
    rest.filter(({ kind, lower }) => kind === 'verb' || has(rules.copulas, lower)).length === 1;
  return has(rules.subjects, rest[0]?.lower) && isOne && rest.at(-1)?.kind === 'verb'
    ? phrase.end
    : -1;
}
