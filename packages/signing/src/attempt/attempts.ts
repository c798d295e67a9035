import measured from '../../measured-forms.json' with { type: 'json' };
import { compareVariants, type Finding } from './compare.js';
import type { MeasuredForm } from './measured-form.js';
import type { SeenPoints } from './points.js';
import { nothingTried, tryingAfter } from './trying.js';

const FORMS = measured as unknown as Readonly<Record<string, MeasuredForm>>;

/** Tells after each try what it has in common with a sign's forms; null while none has ended. */
export type Attempts = {
  readonly take: (seen: SeenPoints, aspect: number) => readonly Finding[] | null;
};

/** What is tried from now on of this sign; null where no form of it is measured. */
export function watchAttempts(signId: string): Attempts | null {
  const [shown, ...others] = formsOf(signId);
  if (!shown) return null;
  let trying = nothingTried;
  return {
    take: (seen, aspect) => {
      const { count } = trying;
      trying = tryingAfter(trying, seen, aspect);
      if (trying.count === count || !trying.ended) return null;
      return compareVariants(trying.ended, aspect, [shown, ...others]);
    },
  };
}

/** The one that is shown first, then the sign's others, a letter's other alphabet among them. */
function formsOf(signId: string): readonly MeasuredForm[] {
  const sign = signId.replace(/-v?\d+$/, '');
  const isOwn = signId.startsWith('numeral-')
    ? (id: string): boolean => id === signId
    : (id: string): boolean => id.replace(/-v?\d+$/, '') === sign;
  const ids = Object.keys(FORMS).filter(isOwn);
  return ids
    .sort((a, b) => Number(b === signId) - Number(a === signId))
    .flatMap((id) => FORMS[id] ?? []);
}
