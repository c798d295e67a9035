import { HEADERS } from '@isl/contracts/tokens';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Answer, TestApp } from './build.js';

type Call = TestApp['call'];

/** What a page sends back for a challenge. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A proof of this level, as the header's value. */
export async function aProof({ call }: Pick<TestApp, 'call'>, level = 0): Promise<string> {
  const { body } = await call('GET', `/api/proof?level=${level}`);
  return solved(body.challenge);
}

/** Sends as the page does: again with a proof as often as one is asked for. */
export async function sendLikeThePage(
  app: Pick<TestApp, 'call'>,
  ...[method, url, options = {}]: Parameters<Call>
): Promise<Answer & { readonly proofs: readonly number[] }> {
  const proofs: number[] = [];
  let answer = await app.call(method, url, options);
  while (answer.status === 428) {
    const level = Number(answer.headers[HEADERS.proofLevel]);
    proofs.push(level);
    const headers = { ...options.headers, [HEADERS.proof]: await aProof(app, level) };
    answer = await app.call(method, url, { ...options, headers });
  }
  return { ...answer, proofs };
}
