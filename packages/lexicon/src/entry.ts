import type { Form, FormStatus, ReviewedForm } from './form.js';
import type { ConceptKind, Sense, Source, Variant } from './generated/lexicon.js';
import type { HandUse } from './uses.js';

/** One way to sign an entry, as the dictionary tells of it: no notation. */
export type EntryForm = Pick<
  ReviewedForm,
  'id' | 'confidence' | 'origin' | 'region' | 'alt' | 'altHi' | 'uncertain'
> & {
  /** With what they are called in Hindi, where that is not a name alone. */
  readonly sources: readonly (Source & { readonly nameHi?: string })[];
  readonly status: Exclude<FormStatus, 'withdrawn'>;
  /** Of a letter. */
  readonly variant?: Variant;
  /** How many Deaf signers found it right; region and date of the newest of them. */
  readonly reviewed?: { readonly count: number; readonly region: string; readonly date: string };
  /** The avatar's picture and clip, which a disputed form does not get. */
  readonly image?: string;
  readonly video?: string;
};

/** What stays of a form that was taken back. */
export type WithdrawnForm = {
  readonly id: string;
  readonly date: string;
  readonly reason?: string;
};

/** A line of the dictionary: one concept, or one variant of a letter; `id` is its id on the wire. */
export type Entry = {
  readonly id: string;
  readonly conceptId: string;
  readonly kind: ConceptKind;
  readonly name: string;
  readonly nameHi: string;
  readonly gloss: string;
  readonly category: string;
  readonly image: string;
  /** Where the avatar shows the entry: its clip, the sign in a sentence, and how sure it is. */
  readonly video?: string;
  readonly alt?: string;
  readonly altHi?: string;
  readonly confidence?: Form['confidence'];
  readonly pictureKind: 'avatar' | 'drawn';
  /** Of its best form; none: it is spelled. */
  readonly status: FormStatus | 'none';
  /** Best first, its own before the other variant's of a letter; none that was withdrawn. */
  readonly forms: readonly EntryForm[];
  readonly withdrawn: readonly WithdrawnForm[];
  /** The shapes and places of the hands in its own forms that the avatar shows. */
  readonly uses: readonly HandUse[];
  readonly senses: readonly Sense[];
  readonly variants: readonly string[];
};
