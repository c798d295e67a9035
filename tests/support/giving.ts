import { createHash } from 'node:crypto';
import type { components } from '@isl/contracts/media';
import { Upload } from 'tus-js-client';
import { aSignedInPerson } from './api.js';
import { eventually } from './stack.js';

type Draft = components['schemas']['ContributionDraft'];
export type Contribution = components['schemas']['Contribution'];
type Header = { readonly authorization: string };

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** JSON to a route of the gateway; what it answers with. */
export async function ask<Body>(
  address: string,
  method: string,
  path: string,
  { authorization, body }: Partial<Header> & { readonly body?: object } = {},
): Promise<{ readonly status: number; readonly body: Body }> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

/** What the recording page announces of a clip. */
export function aDraft(clip: Uint8Array, fields: Partial<Draft> = {}): Draft {
  return {
    prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
    take: 1,
    consent: { version: '2026-11', scopes: ['keep', 'show'], age: 'adult' },
    sha256: sha256(clip),
    bytes: clip.length,
    timeline: { entries: [{ ms: 0, emotion: 'happy', scores: { happy: 0.9 } }] },
    ...fields,
  };
}

/** As the page has it in `web/src/lib/pieces.ts`. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Sends an announced clip by tus, as the page does; told after an interruption from which byte it goes on. */
export function send(
  address: string,
  { authorization }: Header,
  contributionId: string,
  clip: Buffer,
  { onGoingOn }: { readonly onGoingOn?: (offset: number) => void } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(clip, {
      uploadUrl: `${address}/api/uploads/${contributionId}`,
      headers: { authorization },
      uploadSize: clip.length,
      chunkSize: PIECE_BYTES,
      storeFingerprintForResuming: false,
      retryDelays: Array.from({ length: 60 }, () => 200),
      onAfterResponse: (request, response) => {
        const offset = response.getHeader('Upload-Offset');
        if (request.getMethod() === 'HEAD' && offset !== undefined) onGoingOn?.(Number(offset));
      },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
}

type Giving = {
  readonly profile: object;
  readonly draft: Partial<Draft>;
  /** Who gave before, if it is not somebody new. */
  readonly by?: Header;
  /** Of a clip that is given as points alone: its `.pose` file, beside their drawing. */
  readonly points?: Uint8Array;
};

/** A clip that somebody gave and two others could see; `tell` changes what the giver says of themselves. */
export async function anAcceptedClip(
  address: string,
  clip: Buffer,
  { profile, draft, by, points }: Giving,
) {
  const giver = by ?? (await aSignedInPerson(address));
  const tell = (changed: object) =>
    ask(address, 'PUT', '/contributions/signer', { ...giver, body: changed });
  await tell(profile);
  const body = aDraft(clip, draft);
  const told = await ask<Contribution>(address, 'POST', '/contributions', { ...giver, body });
  const { _id } = told.body;
  if (points) {
    const answer = await fetch(`${address}/api/contributions/${_id}/landmarks`, {
      method: 'PUT',
      headers: { ...giver, 'content-type': 'application/octet-stream' },
      body: points as Uint8Array<ArrayBuffer>,
    });
    if (!answer.ok) throw new Error(`the points were answered ${answer.status}`);
  }
  await send(address, giver, _id, clip);
  await eventually('the clip to be prepared', async () => {
    const { data } = (await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', giver))
      .body;
    return data.find((one) => one._id === _id)?.status === 'ready';
  });
  for (let count = 0; count < 2; count += 1) {
    const judge = await aSignedInPerson(address);
    const verdict = { kind: 'seen', isSeen: true };
    await ask(address, 'POST', `/reviews/${_id}`, { ...judge, body: verdict });
  }
  return { id: _id, giver, tell };
}
