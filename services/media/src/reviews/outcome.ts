import type {
  ContributionOutcome,
  LanguageReview,
  SeenFault,
  SignedVerdict,
} from '@isl/contracts/vocabulary';
import type { VerdictDocument } from './verdict.js';

/** So many have to agree; after a tie a third decides. */
const AGREEING = 2;

type Verdicts = readonly Pick<VerdictDocument, 'isRepeat' | 'isSeen' | 'faults' | 'signed'>[];

/** Whether a clip can be seen, by those who agree; what a person says again counts once. */
export function outcomeOf(verdicts: Verdicts): {
  readonly outcome: ContributionOutcome;
  readonly faults: readonly SeenFault[];
} {
  const said = verdicts.filter(({ isRepeat, isSeen }) => !isRepeat && isSeen !== undefined);
  const seen = said.filter(({ isSeen }) => isSeen).length;
  const unseen = said.length - seen;
  if (seen >= AGREEING && seen > unseen) return { outcome: 'accepted', faults: [] };
  if (unseen < AGREEING || seen >= unseen) return { outcome: 'open', faults: [] };
  return {
    outcome: 'not-accepted',
    faults: byFrequency(said.flatMap(({ faults = [] }) => faults)),
  };
}

/** What signers say of the language: 'I sign it differently' and 'I do not know it' say nothing against it. */
export function languageReviewOf(verdicts: Verdicts): LanguageReview {
  const count = (wanted: SignedVerdict): number =>
    verdicts.filter(({ isRepeat, signed }) => !isRepeat && signed === wanted).length;
  const [right, wrong] = [count('as-signed'), count('not-this-sign')];
  if (right === 0 && wrong === 0) return 'not-reviewed';
  return right > wrong ? 'reviewed' : 'disputed';
}

function byFrequency(faults: readonly SeenFault[]): SeenFault[] {
  const times = (fault: SeenFault): number => faults.filter((one) => one === fault).length;
  return [...new Set(faults)].sort((a, b) => times(b) - times(a));
}
