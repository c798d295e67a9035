import type { components } from '@isl/contracts/gateway';
import { HEADERS } from '@isl/contracts/tokens';
import type { Challenge } from 'altcha-lib/types';

type Schemas = components['schemas'];

/** A proof that is not heavy enough any more, for others were faster, is followed by a heavier one. */
export const MOST_PROOFS = 4;

/**
 * The value of the header of proofs, for a request that was answered 428; `level` as that answer
 * said. Where nobody said one, the server knows what the address did lately.
 */
export async function solveProof(level?: string | null): Promise<string> {
  const url = new URL('/api/proof', location.origin);
  if (level) url.searchParams.set('level', level);
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`no challenge was given: ${reply.status}`);
  const { challenge } = (await reply.json()) as Schemas['Proof'];
  const { solveApart } = await import('./solve-apart');
  return solveApart(challenge as unknown as Challenge);
}

/** As `fetch`, sent again with a proof as often as one is asked for. */
export async function fetchProven(url: string, init: RequestInit): Promise<Response> {
  let reply = await fetch(new URL(url, location.origin), init);
  for (let tries = 0; tries < MOST_PROOFS && reply.status === 428; tries += 1) {
    const headers = new Headers(init.headers);
    headers.set(HEADERS.proof, await solveProof(reply.headers.get(HEADERS.proofLevel)));
    reply = await fetch(new URL(url, location.origin), { ...init, headers });
  }
  return reply;
}

/** A pass for one more camera of a crowded address. */
export async function fetchSocketPass(): Promise<string> {
  const url = new URL('/api/proof/socket-pass', location.origin);
  let level: string | null = null;
  for (let tries = 0; tries < MOST_PROOFS; tries += 1) {
    const proof = await solveProof(level);
    const reply = await fetch(url, { method: 'POST', headers: { [HEADERS.proof]: proof } });
    if (reply.ok) return ((await reply.json()) as Schemas['SocketPass']).pass;
    if (reply.status !== 428) throw new Error(`no pass was given: ${reply.status}`);
    level = reply.headers.get(HEADERS.proofLevel);
  }
  throw new Error('no proof was heavy enough');
}
