import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveInBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';

/** As long as a challenge holds. */
const PATIENCE_MS = 10 * 60 * 1000;

/** Without https a browser has no cryptography of its own; this one takes several times as long. */
const deriveInScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** The solved challenge as a header's value; null where there was not time enough. */
export async function solve(challenge: Challenge): Promise<string | null> {
  const deriveKey = 'subtle' in crypto ? deriveInBrowser : deriveInScript;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
