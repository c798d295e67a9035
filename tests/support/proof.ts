import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** What a page sends back for a challenge, and how many keys it tried. */
export async function solved(challenge: Challenge): Promise<{ proof: string; keys: number }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { proof, keys: solution?.counter ?? 0 };
}
