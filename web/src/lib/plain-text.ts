import { codeOf } from './api/errors';

const FIELDS = {
  NAME: 'auth.name',
  LASTNAME: 'auth.lastName',
  LOCATION: 'auth.location',
  EMAIL: 'auth.email',
} as const;

/** The words for why a name or an e-mail was refused, and the field's own, where that was the reason. */
export function plainTextProblem(error: unknown) {
  const [, fault, name] =
    /^(MIXED_SCRIPTS|UNSEEN_LETTERS)_IN_(\w+)$/.exec(codeOf(error) ?? '') ?? [];
  const field = Object.entries(FIELDS).find(([known]) => known === name)?.[1];
  if (field === undefined) return undefined;
  const text = fault === 'MIXED_SCRIPTS' ? 'auth.mixedScripts' : 'auth.unseenLetters';
  return { text, field } as const;
}
