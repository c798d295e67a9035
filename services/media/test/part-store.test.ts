import { describe, expect, it } from 'vitest';
import { senderLeft } from '../src/uploads/line.js';
import { createArrivalsRepository } from '../src/uploads/resumable/arrivals.repository.js';
import { PartStore } from '../src/uploads/resumable/part-store.js';
import { SNIFF_BYTES } from '../src/uploads/sniff.js';
import { aDraft, announce, tusOf } from './support/giving.js';
import { app, clip } from './support/uploading.js';

const aStore = (store = app.store): PartStore =>
  new PartStore({
    arrivals: createArrivalsRepository(app.database.db),
    store,
    clock: app.clock.now,
    expiresAfterMs: 1000,
    remove: async () => undefined,
    onStored: async () => undefined,
  });

async function* thatEnds(bytes: Buffer, why?: Error): AsyncGenerator<Buffer> {
  yield bytes;
  if (why) throw why;
}

async function anOpenUpload(bytes: Buffer): Promise<string> {
  const { _id } = (await announce(app, aDraft(bytes))).body;
  await tusOf(app).open(_id, bytes.length);
  return _id;
}

describe('why a write was refused', () => {
  it('is told to whoever sent it', async () => {
    const noVideo = Buffer.alloc(SNIFF_BYTES + 1000, 7);
    const id = await anOpenUpload(noVideo);
    const store = aStore();
    await expect(store.write(thatEnds(noVideo), id, 0)).rejects.toThrow();
    expect(store.takeRefusal(id)?.code).toBe('NOT_A_VIDEO');
    expect(store.takeRefusal(id)).toBeUndefined();
  });

  it('is no line that ended, for the same sender may ask already over another', async () => {
    const id = await anOpenUpload(clip);
    const store = aStore();
    const cut = thatEnds(clip.subarray(0, 1000), senderLeft());
    await expect(store.write(cut, id, 0)).rejects.toThrow();
    expect(store.takeRefusal(id)).toBeUndefined();
  });
});

describe('what is too little for a part', () => {
  it('stays as it was acknowledged where what comes next cannot be kept', async () => {
    const id = await anOpenUpload(clip);
    expect(await aStore().write(thatEnds(clip.subarray(0, 1000)), id, 0)).toBe(1000);
    const put = async () => {
      throw new Error('the object store is away');
    };
    const away = { ...app.store, multipart: { ...app.store.multipart, put } };
    const more = thatEnds(clip.subarray(1000, 2000));
    await expect(aStore(away).write(more, id, 1000)).rejects.toThrow('the object store is away');

    expect(await tusOf(app).offset(id)).toBe(1000);
    expect((await tusOf(app).send(id, 1000, clip.subarray(1000))).status).toBe(204);
    expect(await app.keys()).toContain(`${id}/original`);
  });
});
