import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { KeptTake } from '../../src/lib/outbox/outbox-store';
import { createSendTake } from '../../src/lib/outbox/send-take';
import { anError } from '../support/factories';
import { api, server } from '../support/server';

const ID = '65f0c0ffee00112233445501';
const BYTES = 'a clip';

/** The test's page has no way to read a blob; browsers do. */
const aBlob = (): Blob =>
  Object.assign(new Blob([BYTES]), {
    arrayBuffer: async () => new TextEncoder().encode(BYTES).buffer,
  });

const aTake = (more: Partial<KeptTake> = {}): KeptTake => ({
  id: 'take-1',
  userId: 'asha',
  createdAt: 0,
  blob: aBlob(),
  draft: {
    prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
    take: 1,
    consent: { version: '2026-11', scopes: ['keep'], age: 'adult' },
    timeline: { entries: [] },
  },
  ...more,
});

/** A server that takes clips, and what it was told. */
function aServer() {
  const told: { announced: unknown[]; offsets: string[]; bearers: string[] } = {
    announced: [],
    offsets: [],
    bearers: [],
  };
  let arrived = 0;
  server.use(
    http.post(api('/contributions'), async ({ request }) => {
      told.announced.push(await request.json());
      told.bearers.push(request.headers.get('authorization') ?? '');
      return HttpResponse.json({ _id: ID }, { status: 201 });
    }),
    http.head(api(`/uploads/${ID}`), () => {
      const headers = { 'upload-offset': String(arrived), 'upload-length': String(BYTES.length) };
      return new HttpResponse(null, { status: 200, headers });
    }),
    http.patch(api(`/uploads/${ID}`), ({ request }) => {
      told.offsets.push(request.headers.get('upload-offset') ?? '');
      const headers = { 'upload-offset': String(BYTES.length) };
      return new HttpResponse(null, { status: 204, headers });
    }),
  );
  return {
    told,
    hasArrived: (bytes: number) => {
      arrived = bytes;
    },
  };
}

function aSender(token: string | null = 'bearer-1') {
  const remembered: Partial<KeptTake>[] = [];
  const way = {
    onProgress: () => {},
    remember: async (known: Partial<KeptTake>) => void remembered.push(known),
  };
  const sendTake = createSendTake({
    origin: location.origin,
    token: async () => token,
    delay: (failures) => failures * 1000,
  });
  return { send: (take: KeptTake) => sendTake(take, way), giveUp: sendTake.giveUp, remembered };
}

const answering = (status: number, code: string, headers: Record<string, string> = {}): void =>
  server.use(
    http.post(api('/contributions'), () =>
      HttpResponse.json(anError(status, 'no', { code }), { status, headers }),
    ),
  );

describe('a take that is sent', () => {
  it('is announced with its checksum and its size, and its address is kept', async () => {
    const { told } = aServer();
    const { send, remembered } = aSender();
    expect(await send(aTake())).toEqual({ kind: 'done' });
    expect(told.announced).toMatchObject([{ bytes: BYTES.length, take: 1 }]);
    expect(told.announced[0]).toHaveProperty('sha256', expect.stringMatching(/^[0-9a-f]{64}$/));
    expect(told.bearers).toEqual(['Bearer bearer-1']);
    expect(told.offsets).toEqual(['0']);
    const [kept] = remembered;
    expect(kept?.contributionId).toBe(ID);
    expect(kept?.uploadUrl).toMatch(new RegExp(`/api/uploads/${ID}$`));
  });

  it('goes on after a reload from where it stopped, without being announced again', async () => {
    const { told, hasArrived } = aServer();
    hasArrived(2);
    const { send } = aSender();
    const uploadUrl = `${location.origin}/api/uploads/${ID}`;
    expect(await send(aTake({ contributionId: ID, uploadUrl }))).toEqual({ kind: 'done' });
    expect(told).toMatchObject({ announced: [], offsets: ['2'] });
  });

  it('asks again where it stands when the server was away, and opens nothing anew', async () => {
    const { told } = aServer();
    const opened: unknown[] = [];
    server.use(
      http.post(api('/uploads'), ({ request }) => {
        opened.push(request.url);
        return new HttpResponse(null, { status: 503 });
      }),
      http.head(api(`/uploads/${ID}`), () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    expect(await aSender().send(aTake())).toEqual({ kind: 'done' });
    expect(told.offsets).toEqual(['0']);
    expect(opened).toEqual([]);
  });

  it('waits for who is not signed in', async () => {
    expect(await aSender(null).send(aTake())).toEqual({ kind: 'signed-out' });
    answering(401, 'NOT_SIGNED_IN');
    expect(await aSender().send(aTake())).toEqual({ kind: 'signed-out' });
  });

  it('that is here already is done', async () => {
    answering(409, 'CLIP_REPEATED');
    expect(await aSender().send(aTake())).toEqual({ kind: 'done' });
  });

  it('is tried again where the server is busy, as late as it asks and later each time', async () => {
    const { send } = aSender();
    answering(503, 'STORAGE_FULL', { 'retry-after': '30' });
    expect(await send(aTake())).toEqual({ kind: 'later', waitMs: 30_000 });
    answering(503, 'STORAGE_FULL');
    expect(await send(aTake())).toEqual({ kind: 'later', waitMs: 2000 });
    server.use(http.post(api('/contributions'), () => HttpResponse.error()));
    expect(await send(aTake())).toEqual({ kind: 'later', waitMs: 3000 });
  });

  it('that is refused says with which code', async () => {
    answering(403, 'CONSENT_NEEDED');
    const failed = { kind: 'failed', code: 'CONSENT_NEEDED' };
    expect(await aSender().send(aTake())).toEqual(failed);
  });

  it('that came damaged is sent once more from its beginning, and then given up', async () => {
    aServer();
    server.use(
      http.patch(api(`/uploads/${ID}`), () =>
        HttpResponse.json(anError(460, 'no', { code: 'CHECKSUM_WRONG' }), { status: 460 }),
      ),
    );
    const { send, remembered } = aSender();
    expect(await send(aTake())).toMatchObject({ kind: 'later' });
    expect(remembered.at(-1)).toEqual({ contributionId: '', uploadUrl: '', isSecondTry: true });
    const failed = { kind: 'failed', code: 'CHECKSUM_WRONG' };
    expect(await send(aTake({ isSecondTry: true }))).toEqual(failed);
  });

  it('and is discarded is taken off the server', async () => {
    const gone: string[] = [];
    server.use(
      http.delete(api(`/uploads/${ID}`), ({ request }) => {
        gone.push(request.headers.get('tus-resumable') ?? '');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await aSender().giveUp(aTake({ uploadUrl: `/api/uploads/${ID}` }));
    await aSender().giveUp(aTake());
    expect(gone).toEqual(['1.0.0']);
  });
});
