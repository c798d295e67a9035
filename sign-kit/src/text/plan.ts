import type { VocabularyConcept, VocabularyForm } from '../vocabulary/data.js';
import { keyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import { expandShortForm } from './lemmas.js';
import { spell } from './letters.js';
import { conceptsMeant, longestKnown } from './meaning.js';
import { type Token, tokenise } from './tokens.js';

/** As many characters are signed at once; a longer text stays in its box. */
export const LONGEST_TEXT = 2000;

/** One movement: a sign, or one letter of a spelled word. */
export type Item = { readonly form: VocabularyForm; readonly label: string };

export type SkipReason = 'script' | 'small' | 'no-form';

export type Chip =
  | { readonly kind: 'sign'; readonly text: string; readonly items: readonly Item[] }
  | {
      readonly kind: 'spelled';
      readonly text: string;
      readonly items: readonly Item[];
      /** The concept that has no form yet, where the dictionary knows the word. */
      readonly concept: string | null;
    }
  | {
      readonly kind: 'skipped';
      readonly text: string;
      readonly items: readonly [];
      readonly reason: SkipReason;
    };

export type Coverage = { readonly words: number; readonly spelled: number };

export type Plan =
  | { readonly kind: 'too-long'; readonly length: number }
  | { readonly kind: 'ready'; readonly chips: readonly Chip[]; readonly coverage: Coverage };

type Options = { readonly alphabet?: string | null };

/** What will be signed for a text: signs, else letters, else a chip that says what is left out. */
export function planText(text: string, vocabulary: Vocabulary, options: Options = {}): Plan {
  const length = [...text].length;
  if (length > LONGEST_TEXT) return { kind: 'too-long', length };
  const makeChips = chipMaker(vocabulary, options);
  const tokens = tokenise(text.normalize('NFC'));
  const hasContent = tokens.some(
    (token) => token.kind !== 'stop' && !(token.kind === 'word' && isSmall(token.text, vocabulary)),
  );
  const chips = makeChips(tokens, { dropsSmallWords: hasContent });
  return ready(chips.length === 0 && text.trim() !== '' ? [skipped(text.trim(), 'script')] : chips);
}

/** The same for recognised or rewritten glosses: one gloss, one chip, so that spans keep their place. */
export function planGlosses(
  glosses: readonly string[],
  vocabulary: Vocabulary,
  options: Options = {},
): Plan {
  const length = [...glosses.join(' ')].length;
  if (length > LONGEST_TEXT) return { kind: 'too-long', length };
  const makeChips = chipMaker(vocabulary, options);
  const chips = glosses.map((gloss): Chip => {
    const concept = vocabulary.conceptForGloss(gloss);
    const form = concept && formFor(concept, vocabulary, options);
    if (form) return { kind: 'sign', text: gloss, items: [{ form, label: form.gloss }] };
    const [first, ...rest] = makeChips(tokenise(gloss), { dropsSmallWords: false });
    if (first && rest.length === 0) return { ...first, text: gloss };
    const items = [first, ...rest].flatMap((chip) => chip?.items ?? []);
    if (items.length === 0) return skipped(gloss, 'script');
    return { kind: 'spelled', text: gloss, items, concept: concept?.id ?? null };
  });
  return ready(chips);
}

/** One form and no other, as a link names it. */
export function planForm(form: VocabularyForm): Plan {
  return ready([signOf(form.gloss, form)]);
}

/** A letter is signed in the chosen alphabet. */
function formFor(
  { id, kind, gloss }: VocabularyConcept,
  vocabulary: Vocabulary,
  { alphabet }: Options,
): VocabularyForm | undefined {
  if (kind !== 'letter') return vocabulary.formOf(id);
  return vocabulary.letterForm(gloss.toLowerCase(), alphabet);
}

/** Whether so much is spelled that the result is no ISL sentence. */
export function isMostlySpelled({ words, spelled }: Coverage): boolean {
  return spelled * 3 > words;
}

function ready(chips: readonly Chip[]): Plan {
  const spelled = chips.filter((chip) => chip.kind === 'spelled' && chip.items.length > 1).length;
  const signed = chips.filter(({ kind }) => kind === 'sign').length;
  return { kind: 'ready', chips, coverage: { words: spelled + signed, spelled } };
}

function chipMaker(vocabulary: Vocabulary, { alphabet = null }: Options) {
  return (tokens: readonly Token[], { dropsSmallWords }: { dropsSmallWords: boolean }): Chip[] => {
    const words = tokens.flatMap((token) => expand(token, vocabulary));
    const chips: Chip[] = [];
    for (let at = 0; at < words.length; ) {
      const token = words[at];
      if (!token) break;
      if (dropsSmallWords && isAuxiliary(token, words[at + 1])) {
        chips.push(skipped(token.text, 'small'));
        at += 1;
        continue;
      }
      const phrase = token.kind === 'word' ? longestKnown(words, at, vocabulary) : null;
      const texts = words.slice(at, at + (phrase?.length ?? 1)).map(({ text }) => text);
      if (phrase?.form) {
        chips.push(signOf(texts.join(' '), phrase.form));
      } else if (phrase && phrase.length > 1) {
        const { concept } = phrase;
        chips.push(...texts.flatMap((text) => spelledOf(text, vocabulary, alphabet, concept)));
      } else {
        chips.push(...chipsOf(token, vocabulary, alphabet, dropsSmallWords));
      }
      at += texts.length;
    }
    return chips;
  };
}

function expand(token: Token, vocabulary: Vocabulary): Token[] {
  if (token.kind !== 'word') return [token];
  const key = keyOf(token.text);
  const isSigned = vocabulary.conceptsFor(key).some(({ id }) => vocabulary.formOf(id));
  const parts = isSigned ? [key] : expandShortForm(key);
  return parts.length === 1 ? [token] : parts.map((text) => ({ kind: 'word', text }));
}

const AFTER_AUXILIARY: ReadonlySet<string> = new Set([
  'not',
  'i',
  'you',
  'he',
  'she',
  'we',
  'they',
]);

/** "Does" and "did", and the "do" of a question or a negation: ISL leaves them out. */
function isAuxiliary(token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'word') return false;
  const key = keyOf(token.text);
  if (key === 'does' || key === 'did') return next?.kind === 'word';
  return key === 'do' && next?.kind === 'word' && AFTER_AUXILIARY.has(keyOf(next.text));
}

function chipsOf(
  token: Token,
  vocabulary: Vocabulary,
  alphabet: string | null,
  dropsSmallWords: boolean,
): Chip[] {
  if (token.kind === 'stop') return [];
  if (token.kind === 'symbol') return [skipped(token.text, 'script')];
  if (token.kind === 'number') return [numberOf(token, vocabulary)];
  if (token.kind === 'word' && dropsSmallWords && isSmall(token.text, vocabulary)) {
    return [skipped(token.text, 'small')];
  }
  return spelledOf(token.text, vocabulary, alphabet);
}

function spelledOf(
  text: string,
  vocabulary: Vocabulary,
  alphabet: string | null,
  concept = conceptsMeant(keyOf(text), vocabulary)[0],
): Chip[] {
  const { letters, left } = spell(text.replaceAll('-', ''));
  if (letters.length === 0) return [skipped(text, 'script')];
  const items: Item[] = [];
  let missing = '';
  for (const letter of letters) {
    const form = vocabulary.letterForm(letter, alphabet);
    if (form) items.push({ form, label: letter.toUpperCase() });
    else missing += letter;
  }
  const chips: Chip[] = [];
  if (items.length > 0) {
    chips.push({ kind: 'spelled', text, items, concept: concept?.id ?? null });
  }
  if (missing !== '') chips.push(skipped(missing, 'no-form'));
  if (left !== '') chips.push(skipped(left, 'script'));
  return chips;
}

function numberOf(token: Token & { readonly kind: 'number' }, vocabulary: Vocabulary): Chip {
  const whole = vocabulary.formOf(`numeral-${token.digits}`);
  if (whole) return signOf(token.text, whole);
  const items = [...token.digits].flatMap((digit): Item[] => {
    const form = vocabulary.formOf(`numeral-${digit}`);
    return form ? [{ form, label: digit }] : [];
  });
  return items.length === token.digits.length
    ? { kind: 'sign', text: token.text, items }
    : skipped(token.text, 'no-form');
}

function signOf(text: string, form: VocabularyForm): Chip {
  return { kind: 'sign', text, items: [{ form, label: form.gloss }] };
}

function skipped(text: string, reason: SkipReason): Chip {
  return { kind: 'skipped', text, items: [], reason };
}

function isSmall(text: string, vocabulary: Vocabulary): boolean {
  return vocabulary.isDropped(keyOf(text));
}
