import { describe, expect, it } from 'vitest';
import { senderLeft } from '../src/uploads/line.js';
import { createArrivalsRepository } from '../src/uploads/resumable/arrivals.repository.js';
import { PartStore } from '../src/uploads/resumable/part-store.js';
import { SNIFF_BYTES } from '../src/uploads/sniff.js';
import { aDraft, announce, tusOf } from './support/giving.js';
import { app, clip } from './support/uploading.js';

const aStore = (): PartStore =>
  new PartStore({
    arrivals: createArrivalsRepository(app.database.db),
    store: app.store,
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
