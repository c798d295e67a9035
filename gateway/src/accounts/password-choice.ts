import { AppError } from '@isl/service-kit';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Account, emailKeyOf } from './account.js';

/** The contract wants so many; shorter ones of the list can't be chosen anyway. */
const SHORTEST = 8;
/** The list is in the order of how often they were found in stolen collections. */
const REFUSED = 10_000;
/** A shorter name is part of too many words; one of another script says more in a letter. */
const isTelling = (part: string): boolean => part.length >= (/[a-z\d]/.test(part) ? 4 : 3);

const common = new Set(
  (dictionary['passwords-common'] ?? [])
    .filter(({ length }) => length >= SHORTEST)
    .slice(0, REFUSED)
    .map((password) => password.toLowerCase()),
);

type Person = Pick<Account, 'name' | 'lastName' | 'email'>;

/** Refuses a password that is among the first to be guessed, of anybody. */
export function refuseCommon(password: string): void {
  if (common.has(fold(password))) {
    throw new AppError(
      'PASSWORD_COMMON',
      'This password is one of the commonest and would soon be guessed. Choose another.',
    );
  }
}

/** Refuses a password that whoever knows the person would try. */
export function refusePersonal(password: string, person: Person): void {
  const folded = fold(password);
  if (partsOf(person).some((part) => folded.includes(part))) {
    throw new AppError(
      'PASSWORD_PERSONAL',
      'This password has your name or your e-mail in it. Choose another.',
    );
  }
}

function partsOf({ name, lastName, email }: Person): string[] {
  const names = `${name} ${lastName}`.split(/\s+/);
  const key = emailKeyOf(email);
  const [local = '', host = ''] = key.split('@');
  return [key, local, ...local.split(/[._+\-\d]+/), host, host.split('.')[0] ?? '', ...names]
    .map(fold)
    .filter(isTelling);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
