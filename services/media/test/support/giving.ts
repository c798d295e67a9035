import { createHash } from 'node:crypto';
import type { Person } from '@isl/service-kit/testing';
import type { Draft, WireContribution } from '../../src/contributions/contribution.js';
import type { Given } from '../../src/contributions/contributions.repository.js';
import type { Answer, TestApp, WireError } from './build.js';
import { ASHA } from './uploads.js';
import { aVideo, putVideo } from './videos.js';

const TUS = { 'tus-resumable': '1.0.0' } as const;
const BYTES = { 'content-type': 'application/offset+octet-stream' } as const;

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** What the recording page announces. */
export function aDraft(clip: Uint8Array, fields: Partial<Draft> = {}): Draft {
  return {
    prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
    isVariant: false,
    take: 1,
    consent: { version: '2026-11', scopes: ['keep', 'show'], age: 'adult' },
    sha256: sha256(clip),
    bytes: clip.length,
    timeline: {
      entries: [
        { ms: 0, emotion: 'happy' },
        { ms: 550, face: { brows: 'up' } },
      ],
    },
    ...fields,
  };
}

export async function announce<Body = WireContribution & WireError>(
  app: TestApp,
  draft: Draft,
  person: Person = ASHA,
): Promise<Answer<Body>> {
  const headers = { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' };
  return app.call<Body>('POST', '/contributions', { headers, body: JSON.stringify(draft) });
}

/** The calls of tus 1.0 as a client makes them. */
export function tusOf(app: TestApp, person: Person = ASHA) {
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ): Promise<Response> =>
    fetch(`${app.address}${path}`, {
      method,
      headers: { ...TUS, ...(await app.tokens.bearer(person)), ...headers },
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    });
  return {
    call,
    open: (id: string, length: number) =>
      call('POST', '/uploads', {
        'upload-length': String(length),
        'upload-metadata': `contributionId ${Buffer.from(id).toString('base64')}`,
      }),
    head: (id: string) => call('HEAD', `/uploads/${id}`, {}),
    send: (id: string, offset: number, bytes: Uint8Array) =>
      call('PATCH', `/uploads/${id}`, { ...BYTES, 'upload-offset': String(offset) }, bytes),
    offset: async (id: string): Promise<number> => {
      const answer = await call('HEAD', `/uploads/${id}`, {});
      return Number(answer.headers.get('upload-offset'));
    },
  };
}

/** Announces a clip and sends it in one go; its id. */
export async function give(
  app: TestApp,
  clip: Uint8Array,
  { person = ASHA, ...fields }: Partial<Draft> & { readonly person?: Person } = {},
): Promise<string> {
  const { body } = await announce(app, aDraft(clip, fields), person);
  const tus = tusOf(app, person);
  await tus.open(body._id, clip.length);
  await tus.send(body._id, 0, clip);
  return body._id;
}

type GivenFields = Partial<Omit<Given, 'contribution'>> & {
  readonly contribution?: Partial<Given['contribution']>;
};

/** A contribution that the worker has finished, as it stands in the database. */
export function aGiven({ contribution, ...fields }: GivenFields = {}): Given {
  const video = aVideo({ visibility: 'private', ...fields });
  return {
    ...video,
    contribution: {
      prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
      isVariant: false,
      take: 1,
      region: null,
      consent: {
        version: '2026-11',
        scopes: ['keep', 'show'],
        age: 'adult',
        at: new Date('2026-03-01T09:00:00Z'),
      },
      sha256: sha256(Buffer.from(video._id)),
      outcome: 'open',
      faults: [],
      languageReview: 'not-reviewed',
      ...contribution,
    },
  };
}

export async function putGiven(
  app: Parameters<typeof putVideo>[0],
  fields: GivenFields = {},
): Promise<Given> {
  return (await putVideo(app, aGiven(fields))) as Given;
}
