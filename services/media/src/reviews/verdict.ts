import type { components } from '@isl/contracts/media';
import type { Region, SeenFault, SignedVerdict } from '@isl/contracts/vocabulary';

export type ReviewKind = components['schemas']['ReviewKind'];
export type GivenVerdict = components['schemas']['Verdict'];

export type Votes = Pick<components['schemas']['GivenFacts'], 'seen' | 'signed'>;

export type VerdictDocument = {
  /** One of a person, a clip and a kind; one more where the clip was shown again. */
  readonly _id: string;
  readonly videoId: string;
  readonly kind: ReviewKind;
  readonly byId: string;
  readonly isRepeat: boolean;
  readonly at: Date;
  /** Of kind `seen`. */
  readonly isSeen?: boolean;
  readonly faults?: readonly SeenFault[];
  /** Of kind `signed`. */
  readonly signed?: SignedVerdict;
  readonly region?: Region;
};

export function verdictId(
  videoId: string,
  kind: ReviewKind,
  byId: string,
  isRepeat: boolean,
): string {
  return `${videoId}/${kind}/${byId}${isRepeat ? '/again' : ''}`;
}
