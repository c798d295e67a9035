import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import names from '../../rules/names.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import type { Lexeme, Words } from '../types.js';
import { bareOf, exactOf, foldHindi, spellingsOf } from './spelling.js';

export type Role =
  | keyof typeof rules.smallWords
  | keyof typeof rules.glossedWords
  | 'word'
  | 'comma';
export type Tense = keyof typeof rules.verbEndings | null;
/** How a noun stands: as its plural, or in a form that is the plural or stands before a postposition. */
export type NounForm = 'plain' | 'plural' | 'either';

/** What a word may be. */
export type Entry = {
  readonly role: Role;
  readonly gloss: string | null;
  readonly wordClass: string;
  readonly category: string;
  readonly tense: Tense;
  readonly form: NounForm;
  /** How it is spelled where it has no sign. */
  readonly spelling: string | null;
};

export type Entries = ReadonlyMap<string, readonly Entry[]>;

const BLANK: Entry = {
  role: 'word',
  gloss: null,
  wordClass: 'noun',
  category: '',
  tense: null,
  form: 'plain',
  spelling: null,
};

export const blank = (more: Partial<Entry>): Entry => ({ ...BLANK, ...more });

/** Every spelling of every Hindi word that the rules and the lexicon know, the likelier reading first. */
export function entriesOf({ lexemes }: Words): Entries {
  const entries = new Map<string, Entry[]>();
  const add = (phrase: string, entry: Entry): void => {
    for (const key of [exactOf(phrase), ...spellingsOf(phrase)]) {
      const known = entries.get(key) ?? [];
      const isKnown = known.some(
        ({ role, gloss, tense, spelling }) =>
          role === entry.role &&
          gloss === entry.gloss &&
          tense === entry.tense &&
          spelling === entry.spelling,
      );
      if (key !== '' && !isKnown) entries.set(key, [...known, entry]);
    }
  };
  addGrammar(add);
  const byGloss = new Map(lexemes.map((lexeme) => [lexeme.gloss, lexeme]));
  const said = Object.entries(rules.words).flatMap(([gloss, phrases]) => {
    const lexeme = byGloss.get(gloss);
    return lexeme ? phrases.map((phrase) => ({ phrase: withHindiVerb(phrase), lexeme })) : [];
  });
  const named = lexemes
    .filter((lexeme) => !rules.notRead.includes(lexeme.gloss) && !isSaidShorter(lexeme))
    .map((lexeme) => ({ phrase: lexeme.hi, lexeme }));
  // What a form of one word shares with another word's base is that other word.
  for (const { phrase, lexeme } of [...said, ...named]) addBase(add, phrase, lexeme);
  for (const { phrase, lexeme } of [...said, ...named]) addForms(add, phrase, lexeme);
  addSpelled(add);
  return entries;
}

/** "Gaadi chalana" where the rules have "chalana" for the same sign: the car is signed too. */
function isSaidShorter({ gloss, hi }: Lexeme): boolean {
  const phrases = (rules.words as Readonly<Record<string, readonly string[]>>)[gloss] ?? [];
  return hi.includes(' ') && phrases.includes(bareOf(hi).split(' ').at(-1) ?? '');
}

const commonVerbs = new Map(Object.keys(rules.verbForms).map((verb) => [foldHindi(verb), verb]));

/** "Phone karna" is conjugated as "karna" is. */
const withHindiVerb = (phrase: string): string =>
  phrase.replace(/(?<= )[a-z]+$/u, (last) => commonVerbs.get(foldHindi(last)) ?? last);

type Add = (phrase: string, entry: Entry) => void;

function addGrammar(add: Add): void {
  const rows = Object.entries(rules.glossedWords) as [Role, Record<string, readonly string[]>][];
  for (const [role, glosses] of rows)
    for (const [gloss, phrases] of Object.entries(glosses))
      for (const phrase of phrases) add(phrase, blank({ role, gloss, wordClass: role }));
  for (const [role, phrases] of Object.entries(rules.smallWords) as [Role, readonly string[]][])
    for (const phrase of phrases) {
      const tense = rules.past.includes(phrase) ? 'past' : null;
      add(phrase, blank({ role, wordClass: '', tense }));
    }
}

function addSpelled(add: Add): void {
  const things = Object.entries(rules.spelled).flatMap(([spelling, phrases]) =>
    phrases.map((phrase) => ({ phrase, entry: blank({ spelling }) })),
  );
  for (const { phrase, entry } of things) add(phrase, entry);
  for (const { phrase, entry } of things) if (!isName(entry)) addNoun(add, phrase, entry);
  for (const [spelling, phrases] of Object.entries(rules.spelledQualities))
    for (const phrase of phrases) {
      const entry = blank({ spelling, wordClass: 'adjective' });
      add(phrase, entry);
      addAdjective(add, phrase, entry);
    }
  for (const [spelling, phrases] of Object.entries(rules.spelledVerbs))
    for (const phrase of phrases)
      addDone(add, withHindiVerb(phrase), blank({ spelling, wordClass: 'verb' }));
  for (const place of names.places) add(place, blank({ spelling: place }));
}

const isName = ({ spelling }: Entry): boolean => /^\p{Lu}/u.test(spelling ?? '');

/** "Darna", "dar lagna", to be afraid: a quality that Hindi says with a verb is conjugated as well. */
function isConjugated(bare: string, { senses, gloss }: Lexeme): boolean {
  const isQuality = senses[0]?.wordClass === 'adjective' && !rules.qualitiesInNa.includes(bare);
  const isVerb = senses.some(({ wordClass }) => wordClass === 'verb');
  // "Dhyaan rakhna", take care: what is only called out in English is done in Hindi.
  const isCalled = bare.includes(' ') && senses[0]?.wordClass === 'interjection';
  return (
    bare.endsWith('ना') &&
    (isQuality || isVerb || (isCalled && !order.leadingSigns.includes(gloss)))
  );
}

const entryOf = ({ gloss, category, senses }: Lexeme): Entry =>
  blank({ gloss, category, wordClass: senses[0]?.wordClass ?? 'noun' });

function addBase(add: Add, phrase: string, lexeme: Lexeme): void {
  const bare = bareOf(phrase);
  if (!isConjugated(bare, lexeme)) add(bare, entryOf(lexeme));
}

function addForms(add: Add, phrase: string, lexeme: Lexeme): void {
  const bare = bareOf(phrase);
  const entry = entryOf(lexeme);
  if (isConjugated(bare, lexeme)) addDone(add, bare, { ...entry, wordClass: 'verb' });
  else if (entry.wordClass === 'adjective') addAdjective(add, bare, entry);
  else addNoun(add, bare, entry);
}

function addAdjective(add: Add, bare: string, entry: Entry): void {
  if (bare.endsWith('ा')) for (const end of ['े', 'ी']) add(bare.slice(0, -1) + end, entry);
}

function addNoun(add: Add, bare: string, entry: Entry): void {
  for (const [ending, forms] of Object.entries(rules.nounEndings)) {
    if (!bare.endsWith(ending)) continue;
    const stem = bare.slice(0, bare.length - ending.length);
    for (const [end, form] of Object.entries(forms))
      add(stem + end, { ...entry, form: form as NounForm });
    return;
  }
}

/** "Silna", to sew, and "silvana", to have it sewn. */
function addDone(add: Add, phrase: string, entry: Entry): void {
  addVerb(add, phrase, entry);
  // "Poora karna", "report poori karna": what is done so agrees with the thing.
  const agreeing = /^(\S+)ा (\S*ना)$/u.exec(phrase);
  for (const end of agreeing ? ['ी', 'े'] : [])
    addVerb(add, `${agreeing?.[1]}${end} ${agreeing?.[2]}`, entry);
  if (/[^ ]{2}ना$/u.test(phrase)) addVerb(add, phrase.replace(/ा?ना$/u, 'वाना'), entry);
}

function addVerb(add: Add, phrase: string, entry: Entry): void {
  for (const [form, tense] of formsOfVerb(phrase)) add(form, { ...entry, tense });
}

/** Every form of a verb with its tense, the irregular ones first. */
export function formsOfVerb(phrase: string): (readonly [string, Tense])[] {
  const stem = phrase.slice(0, -2);
  const last = phrase.split(' ').at(-1) ?? '';
  const before = phrase.slice(0, phrase.length - last.length);
  const irregular: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
    rules.verbForms;
  const forms = Object.entries(irregular[last] ?? {}).flatMap(([tense, ones]) =>
    ones.map((form) => [before + form, tense as Tense] as const),
  );
  // What has forms of its own for what was done has no others: "jaae" is a wish.
  const isOwn = Object.keys(irregular[last] ?? {}).includes('past');
  const regular = Object.entries(rules.verbEndings).flatMap(([tense, endings]) =>
    endings
      .filter((ending) => fits(stem, ending) && !(isOwn && tense === 'past'))
      .map((ending) => [stem + ending, tense as Tense] as const),
  );
  return [...forms, ...regular];
}

/** A vowel sign follows a consonant, a vowel or a glide follows a vowel. */
function fits(stem: string, ending: string): boolean {
  const isOpen = /[\u0904-\u0914\u093e-\u094c]$/u.test(stem);
  if (/^[\u093e-\u094c]/u.test(ending)) return !isOpen;
  return /^(?:[\u0904-\u0914]|य)/u.test(ending) ? isOpen : true;
}
