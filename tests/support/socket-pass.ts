import { HEADERS } from '@isl/contracts/tokens';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

const MOST_PROOFS = 4;

/** A pass for one more camera, worked for as the page does. */
export async function aSocketPass(address: string): Promise<string> {
  let level: string | null = null;
  for (let tries = 0; tries < MOST_PROOFS; tries += 1) {
    const query = level === null ? '' : `?level=${level}`;
    const { challenge } = (await (await fetch(`${address}/api/proof${query}`)).json()) as {
      challenge: Challenge;
    };
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const reply = await fetch(`${address}/api/proof/socket-pass`, {
      method: 'POST',
      headers: { [HEADERS.proof]: proof },
    });
    if (reply.status === 201) return ((await reply.json()) as { pass: string }).pass;
    level = reply.headers.get(HEADERS.proofLevel);
  }
  throw new Error('no proof was heavy enough');
}
