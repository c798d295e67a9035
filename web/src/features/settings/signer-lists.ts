import {
  AGE_BANDS,
  HEARINGS,
  REGIONS,
  SIGN_LANGUAGES,
  SIGNING_HANDS,
  YEARS_SIGNINGS,
} from '@isl/contracts/vocabulary';
import type { SignerProfile } from './signer-api';

/** What is chosen of one list each, in the order in which it is asked. */
export const chosen = {
  hearing: HEARINGS,
  region: REGIONS,
  learntIn: REGIONS,
  years: YEARS_SIGNINGS,
  age: AGE_BANDS,
  hand: SIGNING_HANDS,
} as const;
export type Chosen = keyof typeof chosen;

/** What a form says, without what it leaves empty. */
export function profileIn(fields: FormData): SignerProfile {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const one = <Word extends string>(name: Chosen, words: readonly Word[]) => {
    const word = words.find((known) => known === text(name));
    return word === undefined ? {} : { [name]: word };
  };
  const said = fields.getAll('languages');
  const languages = SIGN_LANGUAGES.filter((language) => said.includes(language));
  const shownName = text('shownName');
  return {
    ...one('hearing', chosen.hearing),
    ...one('region', chosen.region),
    ...one('learntIn', chosen.learntIn),
    ...one('years', chosen.years),
    ...one('age', chosen.age),
    ...one('hand', chosen.hand),
    ...(languages.length > 0 && { languages }),
    ...(fields.has('showsName') && { showsName: true }),
    ...(shownName !== '' && { shownName }),
  };
}
