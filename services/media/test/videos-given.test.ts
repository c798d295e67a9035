import { describe, expect, it } from 'vitest';
import type { VerdictDocument } from '../src/reviews/verdict.js';
import type { WireVideo } from '../src/videos/video.js';
import { putGiven } from './support/giving.js';
import { app } from './support/listed-videos.js';
import { ASHA, RAVI } from './support/uploads.js';
import { putVideo } from './support/videos.js';

const get = async (id: string, person?: typeof ASHA) =>
  app.call<WireVideo>('GET', `/videos/${id}`, {
    headers: person ? await app.tokens.bearer(person) : {},
  });

async function say(videoId: string, verdicts: readonly Partial<VerdictDocument>[]): Promise<void> {
  const said = verdicts.map((verdict, index): VerdictDocument => {
    const byId = `judge-${index}`;
    const at = new Date(0);
    return {
      _id: `${videoId}/${index}`,
      videoId,
      kind: 'seen',
      byId,
      isRepeat: false,
      at,
      ...verdict,
    };
  });
  await app.database.db.collection<VerdictDocument>('verdicts').insertMany(said);
}

describe('a clip that somebody gave', () => {
  it('tells what its giver allowed, where it is signed so, and how people voted', async () => {
    const { _id } = await putGiven(app, {
      contribution: { outcome: 'accepted', region: 'IN-KL', isVariant: true },
    });
    await say(_id, [
      { isSeen: true },
      { isSeen: true },
      { isSeen: false, faults: ['too-dark'] },
      { isSeen: false, isRepeat: true },
      { kind: 'signed', signed: 'as-signed' },
      { kind: 'signed', signed: 'differently' },
    ]);

    const { body } = await get(_id);

    expect(body).toMatchObject({ region: 'IN-KL', languageReview: 'not-reviewed' });
    expect(body.given).toEqual({
      scopes: ['keep', 'show'],
      isVariant: true,
      picture: 'whole',
      seen: { yes: 2, no: 1 },
      signed: { 'as-signed': 1, 'not-this-sign': 0, differently: 1, unknown: 0 },
    });
  });

  it('names nobody', async () => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });
    const text = JSON.stringify((await get(_id)).body);
    expect(text).not.toContain('Asha');
    expect(text).not.toContain('asha');
  });

  it('is not there for others while it may not be shown', async () => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'open' } });
    expect((await get(_id)).status).toBe(404);
    expect((await get(_id, RAVI)).status).toBe(404);
    expect((await get(_id, ASHA)).status).toBe(200);
  });
});

it('an uploaded video says nothing of votes and consent', async () => {
  const { _id } = await putVideo(app);
  expect((await get(_id)).body).not.toHaveProperty('given');
});
