import type { ConceptKind } from './types.js';

/** `u d o i D N` alone, together (diagonal) or joined by `+` (half-way); schema/form-vocabulary. */
export type Direction = string;

export type Handshape = string;

export type Place = string;

/** A point on a hand's skin, `palm` or `index.tip`. */
export type Site = string;

export type Side = 'D' | 'N';

export type Distance = 'touch' | 'close' | 'near' | 'middle' | 'far' | 'stretched';

/** Centimetres toward D-side, up and out. */
export type Shift = { readonly D?: number; readonly u?: number; readonly o?: number };

export type At = {
  readonly place: Place;
  readonly side?: Side;
  readonly distance?: Distance;
  readonly shift?: Shift;
};

export type Contact = {
  readonly of: Site;
  /** `N.thumb.tip` of the other hand, or a place: `chin`, `cheek.D`. */
  readonly with: string;
  readonly gap?: number;
  readonly from?: Direction;
  readonly offset?: Shift;
};

export type Hand = {
  readonly hs: Handshape;
  readonly ext: Direction;
  readonly palm: Direction;
  readonly at?: At;
  readonly point?: Site;
  readonly contact?: Contact;
};

export type MotionType =
  | 'straight'
  | 'arc'
  | 'circle'
  | 'shake'
  | 'tap'
  | 'twist'
  | 'nod'
  | 'wiggle'
  | 'close'
  | 'open'
  | 'tremble';

export type Motion = {
  readonly hand?: Side | 'both';
  readonly type: MotionType;
  readonly dir?: Direction;
  readonly bulge?: Direction;
  readonly size?: number;
  readonly repeat?: number;
  readonly alternating?: true;
  readonly to?: Handshape;
  readonly ms?: number;
};

/** Face, head and body; a tier left out keeps what was there. */
export type NonManual = {
  readonly brows?: string;
  readonly eyes?: string;
  readonly gaze?: string;
  readonly head?: string;
  readonly cheeks?: string;
  readonly mouth?: string;
  readonly mouthing?: string;
  readonly body?: string;
  readonly strength?: number;
};

export type Segment = {
  readonly move?: number;
  readonly hold?: number;
  readonly slide?: true;
  readonly D?: Hand;
  readonly N?: Hand;
  readonly sym?: 'mirror' | 'parallel';
  readonly motion?: readonly Motion[];
  readonly nmf?: NonManual;
};

export type Source = { readonly name: string; readonly year?: number; readonly seen: string };

export type Review = {
  readonly who: string;
  readonly region: string;
  readonly date: string;
  readonly verdict: 'right' | 'wrong' | 'withdraw';
  readonly note?: string;
};

/** One way to make a sign, as its file has it (schema/form). */
export type Form = {
  readonly id: string;
  readonly concept: string;
  readonly gloss: string;
  readonly kind: ConceptKind;
  readonly variant?: string;
  readonly region: string;
  readonly confidence: 'high' | 'medium';
  readonly origin: 'isl' | 'gesture';
  readonly uncertain: readonly string[];
  readonly sources: readonly Source[];
  readonly reviews?: readonly Review[];
  readonly homonyms?: readonly string[];
  readonly alt: string;
  readonly segments: readonly [Segment, ...Segment[]];
};

export type FormStatus = 'draft' | 'reviewed' | 'disputed' | 'withdrawn';

/** A form with what its reviews make of it. */
export type ReviewedForm = Form & { readonly status: FormStatus };

/** What the reviews make of a form: each reviewer's last word counts, and an objection outweighs. */
export const statusOf = (form: Pick<Form, 'reviews'>): FormStatus => {
  const verdicts = new Set(lastWords(form).map(({ verdict }) => verdict));
  if (verdicts.has('withdraw')) return 'withdrawn';
  if (verdicts.has('wrong')) return 'disputed';
  return verdicts.has('right') ? 'reviewed' : 'draft';
};

/** Those whose last word on the form is this verdict, the newest last. */
export const reviewsOf = (form: Pick<Form, 'reviews'>, verdict: Review['verdict']): Review[] =>
  lastWords(form).filter((review) => review.verdict === verdict);

const lastWords = ({ reviews = [] }: Pick<Form, 'reviews'>): Review[] => {
  const last = new Map<string, Review>();
  for (const review of [...reviews].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    // Deleted first, so that the map stays in the order of the dates.
    last.delete(review.who);
    last.set(review.who, review);
  }
  return [...last.values()];
};
