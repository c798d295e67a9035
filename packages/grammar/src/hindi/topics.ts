import type { Clause } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { clauseOf, type ReadAll, trimmed } from './split.js';
import { has, type Item, isPredicate } from './words.js';

/** "Vah kitab, maine padh li", "chai to main peeta hoon": a noun set off, then what is said of it (R8). */
export function splitTopic(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'comma' || its === 'then');
  const topic = announced(items.slice(0, at));
  const comment = trimmed(items.slice(at + 1));
  const isNoun = topic.some((item) => item.role === 'word' && item.wordClass === 'noun');
  const isComment = has(['pronoun', 'experiencer', 'owner', 'question'], comment[0]?.role);
  if (at < 1 || !isNoun || !isComment || topic.some(isPredicate) || !comment.some(isPredicate))
    return null;
  const { parts } = readClause(topic, 'subordinate');
  const subject = [...(parts.time ?? []), ...(parts.subject ?? []), ...(parts.predicate ?? [])];
  const about = readAll(withoutResumed(topic, comment), role);
  return [{ ...clauseOf({ subject }), isTopic: true }, ...about];
}

/** "Jahan tak khaane ki baat hai", as for food. */
function announced(items: readonly Item[]): readonly Item[] {
  const end = items.findLastIndex(({ role }) => role === 'genitive');
  const isLed = items[0]?.role === 'which' && items[1]?.role === 'postposition' && end > 2;
  return isLed ? items.slice(2, end) : items;
}

/** "Dawa, vah to maine le li": nothing more points to the topic; "pitaji, ve kisan hain": he is one person. */
function withoutResumed(topic: readonly Item[], comment: readonly Item[]): readonly Item[] {
  const [first, ...rest] = comment;
  if (first?.role !== 'pronoun' || !has(['HE', 'THEY', 'THIS', 'THAT'], first.gloss))
    return comment;
  if (rest.some(({ role }) => has(['pronoun', 'experiencer', 'subjectMark'], role)))
    return trimmed(rest);
  const isOne = topic.every(({ role, form }) => form !== 'plural' && role !== 'joiner');
  return first.gloss === 'THEY' && isOne ? [{ ...first, gloss: 'HE' }, ...rest] : comment;
}
