import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { UsedProofs } from './used-proofs.repository.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** One key: 0.7 ms on one core of a laptop, some 3 ms on a cheap phone. */
const ITERATIONS = 2_000;
/** The keys to try at level 0, half of them on average: a third of a second there, 1 to 2 s here. */
const KEYS = 1_000;
export const HIGHEST_LEVEL = 6;
const LIFETIME_MS = 10 * 60 * 1000;
const LONGEST_HEADER = 4_096;

export type Proofs = {
  /** Each level is twice the work of the one before. */
  readonly challenge: (level: number) => Promise<Challenge>;
  /** The level of a proof that was solved, is not too old and was not used yet; it is used now. */
  readonly spend: (proof: string, neededLevel: number) => Promise<boolean>;
};

type Proof = { readonly challenge: Challenge; readonly solution: Solution };

/** Proofs of work, as ALTCHA has them: a browser solves one by itself, a script pays for each try. */
export function createProofs(
  usedProofs: UsedProofs,
  secretFor: (purpose: string) => string,
): Proofs {
  const secrets = {
    hmacSignatureSecret: secretFor('proof'),
    hmacKeySignatureSecret: secretFor('proof-key'),
  };
  return {
    challenge: (level) =>
      createChallenge({
        ...secrets,
        deriveKey,
        algorithm: ALGORITHM,
        cost: ITERATIONS,
        counter: randomInt(1, KEYS * 2 ** level),
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        data: { level },
      }),
    spend: async (text, neededLevel) => {
      const proof = parse(text);
      if (!proof || !(await isSolved(proof))) return false;
      const { nonce, expiresAt, data } = proof.challenge.parameters;
      if (Number(data?.level) < neededLevel || expiresAt === undefined) return false;
      return usedProofs.use(nonce, new Date(expiresAt * 1000));
    },
  };

  async function isSolved({ challenge, solution }: Proof): Promise<boolean> {
    try {
      return (await verifySolution({ ...secrets, challenge, solution, deriveKey })).verified;
    } catch {
      // The library throws at parameters that it would never have signed.
      return false;
    }
  }
}

function parse(text: string): Proof | null {
  if (text.length > LONGEST_HEADER) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const { challenge, solution } = value as Partial<Proof>;
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
