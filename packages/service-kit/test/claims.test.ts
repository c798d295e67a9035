import { AUDIENCES } from '@isl/contracts/tokens';
import { errors } from 'jose';
import { expect, it, vi } from 'vitest';
import { createClaimsReader } from '../src/claims.js';
import { ASHA, AT, keys, sign, strangers } from './support/access.js';

/** A reader whose keys may go, with how often it asked for them. */
function aReader() {
  let now = AT;
  const clock = () => now;
  const publicKey = vi.fn(async () => keys.publicKey);
  return {
    read: createClaimsReader(publicKey, clock, () => now.getTime()),
    publicKey,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

it('checks the signature of a token that held once', async () => {
  const { read, publicKey } = aReader();
  const token = await sign(ASHA);
  expect(await read(token, AUDIENCES.access)).toMatchObject(ASHA);
  expect(await read(token, AUDIENCES.access)).toMatchObject(ASHA);
  expect(publicKey).toHaveBeenCalledTimes(1);
});

it('believes it for its audience alone, and not past its end', async () => {
  const { read, advance } = aReader();
  const token = await sign(ASHA, { seconds: 30 });
  expect(await read(token, AUDIENCES.access)).not.toBeNull();
  expect(await read(token, AUDIENCES.internal)).toBeNull();
  advance(29_000);
  expect(await read(token, AUDIENCES.access)).not.toBeNull();
  advance(1_000);
  expect(await read(token, AUDIENCES.access)).toBeNull();
});

it('checks it anew after a minute, so that a key which was taken away ends what it signed', async () => {
  const { read, publicKey, advance } = aReader();
  const token = await sign(ASHA, { seconds: 600 });
  expect(await read(token, AUDIENCES.access)).not.toBeNull();
  publicKey.mockRejectedValue(new errors.JWKSNoMatchingKey());
  advance(60_000);
  expect(await read(token, AUDIENCES.access)).not.toBeNull();
  advance(1);
  expect(await read(token, AUDIENCES.access)).toBeNull();
});

it('checks a token that does not hold each time, and one that holds beside it', async () => {
  const { read, publicKey } = aReader();
  const forged = await sign(ASHA, { key: strangers.privateKey });
  expect(await read(forged, AUDIENCES.access)).toBeNull();
  expect(await read(forged, AUDIENCES.access)).toBeNull();
  expect(publicKey).toHaveBeenCalledTimes(2);
  // The same words under another signature are another token.
  const token = await sign(ASHA);
  const [head, body] = token.split('.');
  expect(await read(token, AUDIENCES.access)).not.toBeNull();
  expect(await read(`${head}.${body}.${forged.split('.')[2]}`, AUDIENCES.access)).toBeNull();
});
