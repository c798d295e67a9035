import type { VocabularyConcept, VocabularyForm } from '../vocabulary/data.js';
import { keyOf } from '../vocabulary/vocabulary.js';
import type { Choice, Deck } from './deck.js';
import { drawSentence, type Sentence } from './sentences.js';

export const ROUND_LENGTH = 10;
/** The face of the rules for a question. */
export const ASKING = 'expression-asking';
/** One in so many is about the face, and one about what the camera sees. */
const FACE_EVERY = 5;
const CAMERA_EVERY = 3;

/** One thing that is asked. */
export type Question = Choice & {
  /**
   * `choose`: which of four it was; `pair`: which of two that look alike; `type`: its word, written;
   * `face`: what the face of a sentence says; `sign`: to be signed before the camera.
   */
  readonly kind: 'choose' | 'pair' | 'type' | 'face' | 'sign';
  /** Whose face is looked at; its last sign is `form`. */
  readonly sentence: Sentence | null;
};

export type Answered = { readonly question: Question; readonly isRight: boolean };

/** What a round is made with. */
export type RoundOptions = {
  readonly deck: Deck;
  readonly random: () => number;
  /** Those whose face may be asked about; none where signers do not agree on it. */
  readonly sentences: readonly Sentence[];
  /** The ids that the recogniser says; empty while there is no camera. */
  readonly said: ReadonlySet<string>;
  /** The ids that a person wants to practise: they come first. */
  readonly wanted: readonly string[];
  /** Nothing else is asked then. */
  readonly isOnlyWanted?: boolean;
};

/** The next question of a round; null at its end, or where nothing is left to ask. */
export function nextQuestion(
  answered: readonly Answered[],
  { deck, random, sentences, said, wanted, isOnlyWanted = false }: RoundOptions,
): Question | null {
  const at = answered.length;
  if (at >= ROUND_LENGTH) return null;
  const without = new Set(answered.map(({ question }) => question.form.id));
  for (const id of wanted) {
    const choice = without.has(id) ? null : deck.ask(id);
    if (choice) return asked(choice, kindOf(choice, deck, random), deck);
  }
  if (isOnlyWanted) return null;
  if (at % CAMERA_EVERY === CAMERA_EVERY - 1 && said.size > 0) {
    const choice = deck.next({ isExtra: true, without, among: said });
    if (choice) return asked(choice, 'sign', deck);
  }
  const sentence = at % FACE_EVERY === FACE_EVERY - 1 ? drawSentence(sentences, random) : undefined;
  const last = sentence?.signs.at(-1);
  if (sentence && last) return { form: last.form, choices: [], kind: 'face', sentence };
  const choice = deck.next({ isExtra: true, without });
  return choice && asked(choice, kindOf(choice, deck, random), deck);
}

/** The forms to repeat: each that was not known, once. */
export function toRepeat(answered: readonly Answered[]): VocabularyForm[] {
  const missed = answered.filter(({ question, isRight }) => !isRight && question.kind !== 'face');
  return [...new Set(missed.map(({ question }) => question.form))];
}

/** Whether what was written is a word for the sign, in either language, or its gloss. */
export function isWordFor(
  text: string,
  form: VocabularyForm,
  concept: VocabularyConcept | undefined,
): boolean {
  const written = keyOf(text);
  const words = [form.gloss, concept?.en ?? '', concept?.hi ?? '', ...(concept?.lemmas ?? [])];
  return written !== '' && words.some((word) => keyOf(word) === written);
}

function asked(choice: Choice, kind: Question['kind'], deck: Deck): Question {
  const pair = kind === 'pair' ? deck.pairOf(choice.form) : null;
  return { ...choice, choices: pair ?? choice.choices, kind, sentence: null };
}

/** What one has seen once may be asked for in writing; what looks alike, at any time. */
function kindOf({ form }: Choice, deck: Deck, random: () => number): Question['kind'] {
  const kinds: Question['kind'][] = ['choose'];
  if (deck.pairOf(form)) kinds.push('pair');
  if (deck.isKnown(form)) kinds.push('type');
  return kinds[Math.floor(random() * kinds.length)] ?? 'choose';
}
