import { useSelector } from 'react-redux';
import { selectClaims } from '../../../lib/session/session-slice';
import { recordableType } from '../take/record';
import { type ConsentGiven, keeps } from './consent';
import { useConsent } from './use-consent';

/** Why nothing is recorded of who is here; `unasked` ends with their answer. */
export type Bar = 'signedOut' | 'demo' | 'unsupported' | 'unasked' | 'notKept';

type Giver = {
  readonly account: string | null;
  readonly consent: ConsentGiven | null;
  readonly saveConsent: (consent: ConsentGiven) => void;
  readonly bar: Bar | null;
};

/** Who is here, and whether they give what is recorded. */
export function useGiver(): Giver {
  const claims = useSelector(selectClaims);
  // Many people share the demo account: none of them can agree for the others.
  const account = claims?.demo === false ? claims.sub : null;
  const [consent, saveConsent] = useConsent(account);
  const bar = (): Bar | null => {
    if (account === null) return claims === null ? 'signedOut' : 'demo';
    if (recordableType() === null) return 'unsupported';
    if (consent === null) return 'unasked';
    return keeps(consent) ? null : 'notKept';
  };
  return { account, consent, saveConsent, bar: bar() };
}
