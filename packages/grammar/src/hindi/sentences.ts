import { englishLookup } from '../lookup.js';
import type { Clause, Reader, Words } from '../types.js';
import { led, withoutCalled } from './called.js';
import { type Role, readClause } from './clauses.js';
import { splitCondition, splitSupposed } from './conditions.js';
import { splitChoice, splitContrast, splitNeither, splitNotThis } from './contrasts.js';
import { splitBefore, splitChain, splitOccasion, splitPurpose, splitUntil } from './doing.js';
import { entriesOf } from './entries.js';
import { splitFinite, splitJoined, splitLets, splitNow, splitOrder, splitThen } from './joined.js';
import { fallbackOf } from './loans.js';
import { splitReason, splitResult, splitThough } from './reasons.js';
import { splitRelative } from './relatives.js';
import { asked, splitAgreed, splitAsking, splitSaid, splitThat } from './said.js';
import { exclaimed, settled } from './settled.js';
import { foldHindi } from './spelling.js';
import { type Split, trimmed, withJoiner } from './split.js';
import { splitTopic } from './topics.js';
import { withOneBefore, withOneWoman, withUnsaid } from './unsaid.js';
import { glossOf, type Item, isLeading, isPredicate, itemsOf } from './words.js';

/** Reads a Hindi sentence, in Devanagari or in Latin letters, into clauses in the order they are signed. */
export function hindiReader(words: Words): Reader {
  const entries = entriesOf(words);
  const fallback = fallbackOf(entries, englishLookup(words));
  return {
    read: (sentence) => {
      const isAsked = /\?[^\p{L}\p{N}]*$/u.test(sentence);
      const items = settled(itemsOf(sentence, entries, fallback));
      const isExclaimed = /[!।]\s*$/u.test(sentence);
      const told = withUnsaid(isExclaimed ? exclaimed(items) : items, isAsked);
      return withOneBefore(withOneWoman(readSentence(told, isAsked ? 'asked' : 'told'), told));
    },
    countKnown: (texts) =>
      texts.filter((text) =>
        entries.get(foldHindi(text))?.some(({ spelling }) => spelling === null),
      ).length,
  };
}

function readSentence(items: readonly Item[], role: Role): Clause[] {
  const start = items.findIndex((item) => !isLeading(item) && item.role !== 'comma');
  const lead = items.slice(0, start < 0 ? items.length : start).filter(isLeading);
  const { called, rest } = withoutCalled(
    items.slice(lead.length === 0 ? 0 : Math.max(start, lead.length)),
  );
  const clauses = asked(items) ?? asked(rest) ?? readJoined(trimmed(rest), role);
  const greeting = [...lead, ...called].map(glossOf);
  return greeting.length === 0 ? clauses : led(clauses, greeting);
}

/** "Lekin mujhe nahi pata": what joins it to what was said before stands first. */
function readJoined(items: readonly Item[], role: Role): Clause[] {
  const [first, ...rest] = items;
  const isJoined = first?.role === 'joiner' && first.gloss !== 'OR' && rest.some(isPredicate);
  if (!isJoined) return splitClauses(items, role);
  return withJoiner(splitClauses(trimmed(rest), role), first.gloss);
}

function splitClauses(items: readonly Item[], role: Role): Clause[] {
  const splits: readonly Split[] = [
    splitThough,
    splitCondition,
    splitSupposed,
    splitAsking,
    splitAgreed,
    splitNotThis,
    splitNeither,
    splitChoice,
    splitTopic,
    splitReason,
    splitContrast,
    splitLets,
    splitJoined,
    splitThen,
    splitOrder,
    splitNow,
    splitRelative,
    splitResult,
    splitSaid,
    splitThat,
    splitFinite,
    splitUntil,
    splitBefore,
    splitOccasion,
    splitPurpose,
    splitChain,
  ];
  for (const split of splits) {
    const clauses = split(items, role, splitClauses);
    if (clauses) return clauses;
  }
  return [readClause(items, role)];
}
