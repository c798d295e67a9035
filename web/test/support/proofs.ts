import { HEADERS } from '@isl/contracts/tokens';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { solve } from '../../src/lib/proof/solver';
import { anError } from './factories';
import { api, server } from './server';

const hmacSignatureSecret = 'a secret';

/** jsdom has no workers: this one solves in the page. */
class FakeWorker extends EventTarget {
  terminate(): void {}
  async postMessage(challenge: Parameters<typeof solve>[0]): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data: await solve(challenge) }));
  }
}

/** A worker that the browser refuses to run. */
class DeadWorker extends EventTarget {
  terminate(): void {}
  postMessage(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Gives small challenges and says which levels were asked for. */
export function giveChallenges({ isSolvable = true } = {}): { readonly levels: string[] } {
  vi.stubGlobal('Worker', isSolvable ? FakeWorker : DeadWorker);
  const levels: string[] = [];
  server.use(
    http.get(api('/proof'), async ({ request }) => {
      levels.push(new URL(request.url).searchParams.get('level') ?? 'none');
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 10,
        counter: 20,
        deriveKey,
        hmacSignatureSecret,
      });
      return HttpResponse.json({ challenge });
    }),
  );
  return { levels };
}

/** Whether the request carries a solved challenge of `giveChallenges`. */
export async function isProven(request: Request): Promise<boolean> {
  const header = request.headers.get(HEADERS.proof);
  if (header === null) return false;
  const { challenge, solution } = JSON.parse(atob(header)) as Payload;
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified;
}

export const proofNeeded = (level: number) =>
  HttpResponse.json(anError(428, 'Many tries came from here lately.', { code: 'PROOF_NEEDED' }), {
    status: 428,
    headers: { [HEADERS.proofLevel]: String(level) },
  });
