import { HEADERS } from '@isl/contracts/tokens';
import type { Challenge } from 'altcha-lib/types';
import { solved } from './proof.js';

const MOST_PROOFS = 4;

/** A pass for one more camera, worked for as the page does. */
export async function aSocketPass(address: string): Promise<string> {
  let level: string | null = null;
  for (let tries = 0; tries < MOST_PROOFS; tries += 1) {
    const query = level === null ? '' : `?level=${level}`;
    const { challenge } = (await (await fetch(`${address}/api/proof${query}`)).json()) as {
      challenge: Challenge;
    };
    const { proof } = await solved(challenge);
    const reply = await fetch(`${address}/api/proof/socket-pass`, {
      method: 'POST',
      headers: { [HEADERS.proof]: proof },
    });
    if (reply.status === 201) return ((await reply.json()) as { pass: string }).pass;
    level = reply.headers.get(HEADERS.proofLevel);
  }
  throw new Error('no proof was heavy enough');
}
