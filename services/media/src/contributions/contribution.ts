import type { components } from '@isl/contracts/media';
import type {
  ClipPicture,
  ConsentAge,
  ConsentScope,
  ConsentVersion,
  ContributionOutcome,
  LanguageReview,
  Region,
  SeenFault,
} from '@isl/contracts/vocabulary';

export type Prompt = components['schemas']['Prompt'];
export type Draft = components['schemas']['ContributionDraft'];
export type Trim = components['schemas']['Trim'];
export type WireContribution = components['schemas']['Contribution'];

export type Consent = {
  /** Unset where a licence says what is allowed, of a clip that was brought in. */
  readonly version?: ConsentVersion;
  readonly scopes: readonly ConsentScope[];
  readonly age: ConsentAge;
  /** Of its newest change. */
  readonly at: Date;
};

/** What a clip carries that somebody recorded and gave. */
export type Contribution = {
  readonly prompt: Prompt;
  readonly isVariant: boolean;
  readonly take: number;
  readonly region: Region | null;
  /** What of the signer left their device; unset in records of before one could choose. */
  readonly picture?: ClipPicture;
  /** The points of a clip that was given as points alone are kept. */
  readonly hasLandmarks?: true;
  /** Of these points, in hex; unset in records of before it was kept. */
  readonly landmarksSha256?: string;
  /** What is given of the recording; the whole of it where this is unset. */
  readonly trim?: Trim;
  readonly consent: Consent;
  /** Of the file as it was recorded, in hex. */
  readonly sha256: string;
  /** What people said of hands, face and light; of the language a signer speaks apart. */
  readonly outcome: ContributionOutcome;
  readonly faults: readonly SeenFault[];
  readonly languageReview: LanguageReview;
  /** When the outcome last changed, until the giver is told. */
  readonly toTell?: Date;
};

/** Shorter no sign is, and a recording cut to less was cut by mistake. */
const LEAST_MS = 500;

export const isTooShort = ({ fromMs, toMs }: Trim): boolean => toMs - fromMs < LEAST_MS;

export const pictureOf = ({ picture = 'whole' }: Pick<Contribution, 'picture'>): ClipPicture =>
  picture;

/** The first text that asks for the face. */
const ASKS_FOR_FACE: ConsentVersion = '2026-12';

/** A minor's clip never enters a release, whoever agreed to it; and nobody agrees to what their text does not say. */
export function allowedScopes(
  scopes: readonly ConsentScope[],
  { age, version }: Pick<Consent, 'age' | 'version'>,
): ConsentScope[] {
  const hasRead = version !== undefined && version >= ASKS_FOR_FACE;
  return scopes.filter(
    (scope) => (scope !== 'release' || age === 'adult') && (scope !== 'face' || hasRead),
  );
}
