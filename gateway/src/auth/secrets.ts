import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, safe in a cookie and in a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret; being random, it needs no slow hash. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
