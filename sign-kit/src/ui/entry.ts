import type { NonManual, VocabularyForm } from '../vocabulary/data.js';

/** One movement to show, and the word of which it is a part. */
export type Entry = {
  readonly form: VocabularyForm;
  readonly label: string;
  readonly word: string;
  /** The number of its word. */
  readonly chip: number;
  /** What the sentence asks of the face. */
  readonly face: NonManual | null;
};
