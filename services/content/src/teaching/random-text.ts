import { randomInt } from 'node:crypto';

/** Characters of the alphabet that nobody can foresee, each as likely as any other. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
