import type { components } from '@isl/contracts/frames';

type Schemas = components['schemas'];
export type SignPrediction = Schemas['SignPrediction'];
export type Candidate = Schemas['SignCandidate'];
export type SignSource = Schemas['SignSource'];

/** A letter of a spelled word, with what else it may have been. */
export type SpelledLetter = {
  readonly label: string;
  readonly score: number;
  readonly candidates: readonly Candidate[];
};

/** When something was signed, by this device's clock. */
export type Span = { readonly startedAt: number; readonly endedAt: number };

/** A word as it comes out of the recognition. */
export type FinishedWord = {
  readonly word: string;
  /** Null where a person wrote it, or chose it from what was offered. */
  readonly confidence: number | null;
  /** Best first; of a spelled word there are none, its letters have them. */
  readonly candidates: readonly Candidate[];
  /** Empty for a sign that is a word of its own. */
  readonly letters: readonly SpelledLetter[];
  readonly learntFrom: SignSource;
  readonly span: Span;
};

/** The service's own score of what it says. */
export const scoreOf = (sign: SignPrediction): number =>
  sign.candidates.find((candidate) => candidate.label === sign.label)?.score ?? 0;

export const textOf = (letters: readonly SpelledLetter[]): string =>
  letters.map(({ label }) => label).join('');

/** One letter that only the avatar showed marks the whole word; else one of the person's own. */
export function sourceOf(letters: readonly SpelledLetter[]): SignSource {
  const sources = new Set(letters.map(sourceOfLetter));
  if (sources.has('avatar')) return 'avatar';
  return sources.has('own') ? 'own' : 'people';
}

const sourceOfLetter = ({ label, candidates }: SpelledLetter): SignSource =>
  candidates.find((candidate) => candidate.label === label)?.learntFrom ?? 'people';

/** Without what was learnt from the avatar alone; then another candidate is no answer either. */
export function withoutAvatar(sign: SignPrediction): SignPrediction {
  const { learntFrom, ...rest } = sign;
  const candidates = sign.candidates.filter((candidate) => candidate.learntFrom !== 'avatar');
  return learntFrom === 'avatar'
    ? { ...rest, id: '', label: '', candidates }
    : { ...sign, candidates };
}
