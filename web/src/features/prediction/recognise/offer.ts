import type { Candidate, FinishedWord, SignPrediction, Span } from '../words/signed-word';

/** A production that was not said, and what it may have been, best first. */
export type Offer = {
  /** Null from a connection that has ended. */
  readonly production: number | null;
  readonly candidates: readonly Candidate[];
  readonly span: Span;
};

export type OfferStep = {
  /** Is offered, until the next production begins. */
  readonly shown: Offer | null;
  /** Is being signed, and not said so far. */
  readonly open: Offer | null;
  /** Was said or chosen, so that there is nothing left to offer. */
  readonly settled: number | null;
};
export const noOffer: OfferStep = { shown: null, open: null, settled: null };

/**
 * A score is a probability: from this one on a movement is as likely the sign as not. What is less
 * likely is a hand that rests, scratches, or reaches for what is offered.
 */
const LIKELY = 0.5;
const MOST = 5;

/** What an answer of the sign service does to the offer; null where nobody is heard any more. */
export function readOffer(before: OfferStep, sign: SignPrediction | null): OfferStep {
  const production = sign?.production;
  if (!sign || production === undefined) return closed(before);
  if (sign.label !== '') return { shown: null, open: null, settled: production };
  const candidates = sign.candidates.slice(0, MOST);
  const isLikely = (candidates[0]?.score ?? 0) >= LIKELY;
  if (!isLikely || production === before.settled) return closed(before);
  const { startedAt = 0, endedAt = startedAt } = sign;
  const open = { production, candidates, span: { startedAt, endedAt } };
  // The choices under a finger do not change while the same sign lasts.
  return { ...before, open, shown: before.shown?.production === production ? before.shown : null };
}

/** A person chose, so it is settled. */
export const takeOffer = (before: OfferStep, { production }: Offer): OfferStep =>
  before.shown?.production === production ? { ...noOffer, settled: production } : before;

/** The next connection counts its productions from the start. */
export function outlive(before: OfferStep): OfferStep {
  const { shown } = closed(before);
  return { ...noOffer, shown: shown && { ...shown, production: null } };
}

/** The word that a person chose, made when it was signed. */
export const wordOf = ({ candidates, span }: Offer, chosen: Candidate): FinishedWord => ({
  word: chosen.label,
  confidence: null,
  candidates,
  letters: [],
  learntFrom: chosen.learntFrom ?? 'people',
  span,
});

const closed = (before: OfferStep): OfferStep =>
  before.open ? { ...before, shown: before.open, open: null } : before;
