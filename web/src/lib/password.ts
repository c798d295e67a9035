import { codeOf } from './api/errors';

/** Of the contract: the shortest password. */
export const PASSWORD_LENGTH = 8;

/** The words for why a password was refused, where that was the reason. */
export function passwordProblem(error: unknown) {
  const code = codeOf(error);
  if (code === 'PASSWORD_COMMON') return 'auth.passwordCommon' as const;
  if (code === 'PASSWORD_PERSONAL') return 'auth.passwordPersonal' as const;
  return undefined;
}
