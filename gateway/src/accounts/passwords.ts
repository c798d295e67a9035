import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's own choice; 19 MiB, two passes, one lane: OWASP's least. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time where there is no hash to compare with. */
  readonly matches: (hashed: string | undefined, password: string) => Promise<boolean>;
};

export function createPasswords(): Passwords {
  const hashOfNoAccount = hash(randomBytes(32), COST);
  return {
    hash: (password) => hash(password, COST),
    matches: async (hashed, password) => {
      const isRight = await verify(hashed ?? (await hashOfNoAccount), password);
      return isRight && hashed !== undefined;
    },
  };
}
