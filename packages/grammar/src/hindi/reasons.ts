import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { type ReadAll, trimmed, withJoiner } from './split.js';
import { has, type Item, isPredicate } from './words.js';

/** "... kyonki ...": the reason comes first (R14). */
export function splitReason(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const noun = items.findIndex(({ role: its }) => its === 'reasonAfter');
  if (noun > 0 && items.slice(noun + 1).some(isPredicate))
    return [
      readClause(items.slice(0, noun), 'subordinate'),
      ...withJoiner(
        readAll(trimmed(items.slice(noun + 1)), role),
        // "Baarish ke bavajood", in spite of it.
        DESPITE.test(items[noun]?.key ?? '') ? 'BUT' : 'SO',
      ),
    ];
  const at = items.findIndex(({ role: its }) => its === 'reason');
  if (at < 0 || !items.slice(at + 1).some(isPredicate)) return null;
  // "Kyonki barish thi, ham ghar par rahe": the reason stands first.
  const comma = at === 0 ? items.findIndex(({ role: its }) => its === 'comma') : -1;
  if (comma > 0 && items.slice(0, comma).some(isPredicate))
    return [
      ...readAll(trimmed(items.slice(1, comma)), 'subordinate'),
      ...withJoiner(readAll(trimmed(items.slice(comma + 1)), role), 'SO'),
    ];
  // "Isliye nahi aaya kyonki ...": so is said once.
  const { main, why } = namedFirst(
    trimmed(items.slice(0, at).filter(isNoSo)),
    trimmed(items.slice(at + 1)),
  );
  const reason = readAll(why, 'subordinate');
  return [...reason, ...(main.length === 0 ? [] : withJoiner(readAll(main, role), 'SO'))];
}

const DESPITE = /bav/u;
const THOUGH = ['हालाँकि', 'हालांकि', 'halanki', 'haalanki'].map(foldHindi);

/** "Halanki baarish hai, khel hoga": but stands before what is so all the same. */
export function splitThough(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(({ key }) => has(THOUGH, key));
  if (at < 0) return null;
  const [before, after] = [trimmed(items.slice(0, at)), trimmed(items.slice(at + 1))];
  // "Main gaya, halanki bukhar tha": what it was against stands first.
  if (before.some(isPredicate))
    return [...readAll(after, 'subordinate'), ...withJoiner(readAll(before, role), 'BUT')];
  const end = after.findIndex(
    ({ role: its, gloss }, index) =>
      index > 0 && (its === 'comma' || (its === 'joiner' && gloss === 'BUT')),
  );
  const [though, main] = [after.slice(0, end), trimmed(after.slice(end + 1))];
  if (end < 0 || !though.some(isPredicate) || !main.some(isPredicate)) return null;
  const [first] = main;
  const rest = first?.role === 'joiner' ? trimmed(main.slice(1)) : main;
  return [
    ...readAll([...before, ...though], 'subordinate'),
    ...withJoiner(readAll(rest, role), 'BUT'),
  ];
}

type Told = { readonly main: readonly Item[]; readonly why: readonly Item[] };

/** "Mummy nahi aayi kyonki vah bimar hai": who it is stands in the clause that is signed first. */
function namedFirst(main: readonly Item[], why: readonly Item[]): Told {
  const isOwned = has(['owner', 'own'], main[0]?.role);
  const end = isOwned ? 2 : 1;
  const [person, next, about] = [main[end - 1], main[end], why[0]];
  const isOne =
    person?.role === 'word' &&
    person.wordClass === 'noun' &&
    person.form === 'plain' &&
    person.gloss !== 'PEOPLE' &&
    has(rules.peopleCategories, person.category) &&
    !has(['genitive', 'joiner', 'postposition', 'subjectMark', 'comma'], next?.role);
  const isAbout =
    has(['pronoun', 'experiencer'], about?.role) && has(['HE', 'SHE', 'THEY'], about?.gloss);
  // "Vah ladka", that boy.
  const isPointing =
    has(agreeing, about?.key) && why[1]?.role === 'word' && why[1].wordClass === 'noun';
  if (!isOne || !about || !isAbout || isPointing || about.key.includes(' ')) return { main, why };
  const gloss = has(rules.women, person.gloss) ? 'SHE' : 'HE';
  const marked = has(agreeing, about.key) ? [] : [markOf(about)];
  return {
    main: [{ ...about, role: 'pronoun', key: HE, gloss }, ...main.slice(end)],
    why: [...main.slice(0, end), ...marked, ...why.slice(1)],
  };
}

const HE = foldHindi('वह');
const agreeing = ['वह', 'वो', 'woh', 'vo', 'वे', 've'].map(foldHindi);

/** "Usne", he did; "use", to him. */
const markOf = (item: Item): Item => {
  const isDoer = item.key.endsWith('ne');
  const text = isDoer ? 'ने' : 'को';
  return {
    ...blank({ role: isDoer ? 'subjectMark' : 'postposition' }),
    text,
    key: foldHindi(text),
  };
};

/** "Itna thak gaya ki so gaya": and so he slept. */
export function splitResult(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const so = items.findIndex(({ gloss, key }) => gloss === 'VERY' && key.startsWith('itn'));
  const that = items.findIndex(({ role: its }, index) => index > so && its === 'that');
  if (so < 0 || that < 0 || !items.slice(that + 1).some(isPredicate)) return null;
  const result = readAll(items.slice(that + 1), role === 'told' ? 'subordinate' : role);
  return [readClause(items.slice(0, that), role), ...withJoiner(result, 'SO')];
}

const isNoSo = ({ role, gloss }: Item): boolean => role !== 'joiner' || gloss !== 'SO';
