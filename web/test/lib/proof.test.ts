import { webcrypto } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSocketPass, solveProof } from '../../src/lib/proof/proof';
import { solve } from '../../src/lib/proof/solver';
import { giveChallenges, isProven, proofNeeded } from '../support/proofs';
import { api, server } from '../support/server';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a proof', () => {
  it.each([
    ["the browser's own cryptography", webcrypto],
    ['none, as without https', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }],
  ])('holds with %s', async (_what, crypto) => {
    giveChallenges();
    const { challenge } = await (await fetch(api('/proof'))).json();
    vi.stubGlobal('crypto', crypto);
    const headers = { 'x-isl-proof': (await solve(challenge)) ?? '' };
    vi.stubGlobal('crypto', webcrypto);
    expect(await isProven(new Request('http://localhost', { headers }))).toBe(true);
  });

  it('is of the level that was asked for', async () => {
    const { levels } = giveChallenges();
    await solveProof('3');
    await solveProof();
    expect(levels).toEqual(['3', 'none']);
  });

  it('fails where no challenge is given, and where the worker does not run', async () => {
    giveChallenges({ isSolvable: false });
    await expect(solveProof()).rejects.toThrow('the solver failed');
    server.use(http.get(api('/proof'), () => new HttpResponse(null, { status: 503 })));
    await expect(solveProof()).rejects.toThrow('no challenge was given: 503');
  });
});

describe('a pass for a camera', () => {
  const passAt = (level: number) =>
    http.post(api('/proof/socket-pass'), async ({ request }) => {
      if (!(await isProven(request)) || levels.at(-1) !== String(level)) return proofNeeded(level);
      return HttpResponse.json({ pass: 'a.pass.token', expiresAt: '2026-03-01T11:00:00.000Z' });
    });
  let levels: readonly string[] = [];

  it('is got for a proof, and for a heavier one where the first was too light', async () => {
    ({ levels } = giveChallenges());
    server.use(passAt(2));
    expect(await fetchSocketPass()).toBe('a.pass.token');
    expect(levels).toEqual(['none', '2']);
  });

  it('is given up where no proof is ever heavy enough', async () => {
    ({ levels } = giveChallenges());
    server.use(http.post(api('/proof/socket-pass'), () => proofNeeded(1)));
    await expect(fetchSocketPass()).rejects.toThrow('no proof was heavy enough');
    expect(levels).toEqual(['none', '1', '1', '1']);
  });

  it('is not asked for again where it is refused', async () => {
    ({ levels } = giveChallenges());
    server.use(http.post(api('/proof/socket-pass'), () => new HttpResponse(null, { status: 429 })));
    await expect(fetchSocketPass()).rejects.toThrow('no pass was given: 429');
    expect(levels).toEqual(['none']);
  });
});
