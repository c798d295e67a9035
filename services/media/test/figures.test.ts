import type { components } from '@isl/contracts/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewKind, VerdictDocument } from '../src/reviews/verdict.js';
import { aTestApp, type TestApp } from './support/build.js';
import { putGiven } from './support/giving.js';

type Figures = components['schemas']['DataSetFigures'];

let app: TestApp;
beforeEach(async () => {
  // Its own each time: figures are kept for a minute.
  app = await aTestApp();
});
afterEach(() => app.close());

const figures = async () => (await app.call<Figures>('GET', '/contributions/figures')).body;
const day = (text: string) => new Date(`${text}T12:00:00Z`);

async function say(videoId: string, byId: string, said: object, more: object = {}): Promise<void> {
  const kind: ReviewKind = 'isSeen' in said ? 'seen' : 'signed';
  const isRepeat = 'isRepeat' in more;
  const verdict = { kind, videoId, byId, isRepeat: false, at: day('2026-03-02'), ...said, ...more };
  await app.database.db
    .collection<VerdictDocument>('verdicts')
    .insertOne({ _id: `${videoId}/${kind}/${byId}/${isRepeat}`, ...verdict });
}

describe('the figures of the data set', () => {
  it('are nothing but zeros where nobody gave anything', async () => {
    expect(await figures()).toMatchObject({
      clips: { preparing: 0, open: 0, accepted: 0, 'not-accepted': 0 },
      seconds: 0,
      signers: 0,
      weeks: [],
      seen: { verdicts: 0, bySign: [], byReviewer: [] },
    });
    expect((await figures()).judgement).toBeUndefined();
  });

  it('count clips by what became of them, and seconds and signers of what is shown', async () => {
    await putGiven(app, { status: 'stored', output: null });
    await putGiven(app, { authorId: 'asha' });
    await putGiven(app, { authorId: 'asha', contribution: { outcome: 'not-accepted' } });
    const shown = await putGiven(app, { authorId: 'asha', contribution: { outcome: 'accepted' } });
    await putGiven(app, { authorId: 'ravi', contribution: { outcome: 'accepted' } });
    const hidden = { reason: 'no', at: day('2026-03-02'), decisionId: '0' };
    await putGiven(app, { authorId: 'omar', hidden, contribution: { outcome: 'accepted' } });

    const found = await figures();

    expect(found.clips).toEqual({ preparing: 1, open: 1, accepted: 3, 'not-accepted': 1 });
    expect(found.signers).toBe(2);
    expect(found.seconds).toBeCloseTo(2 * (shown.output?.durationSeconds ?? 0));
  });

  it('say what all did together in this month, and nothing of the one before', async () => {
    const now = app.clock.now();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
    const before = new Date(first.getTime() - 1);
    const clip = await putGiven(app, { authorId: 'asha', createdAt: first });
    await putGiven(app, { authorId: 'asha', createdAt: before });
    await putGiven(app, { authorId: 'asha', createdAt: first, status: 'rejected' });
    await putGiven(app, { authorId: 'asha', createdAt: first, status: 'pending' });
    await say(clip._id, 'ravi', { isSeen: true }, { at: first });
    await say(clip._id, 'ravi', { isSeen: true }, { at: first, isRepeat: true });
    await say(clip._id, 'meera', { signed: 'as-signed' }, { at: now });
    await say(clip._id, 'omar', { isSeen: true }, { at: before });

    const found = await figures();

    const from = first.toISOString().slice(0, 10);
    expect(found.month).toEqual({ from, given: 1, checked: 2 });
    expect(JSON.stringify(found)).not.toMatch(/asha|ravi|omar/);
  });

  it('say how many came in each week, from its Monday, and how long a judgement took', async () => {
    const outcome = { contribution: { outcome: 'accepted' } } as const;
    const first = await putGiven(app, { ...outcome, createdAt: day('2026-03-01') });
    await putGiven(app, { createdAt: day('2026-03-02') });
    await putGiven(app, { createdAt: day('2026-03-08') });
    await say(first._id, 'ravi', { isSeen: true });

    const found = await figures();

    expect(found.weeks).toEqual([
      { from: '2026-02-23', clips: 1 },
      { from: '2026-03-02', clips: 2 },
    ]);
    expect(found.judgement).toEqual({ medianHours: 24, p90Hours: 24, clips: 1 });
  });
});

describe('the agreement of those who judge', () => {
  const aJudgedClip = async (ravi: boolean, sita: boolean, more: object = {}) => {
    const { _id } = await putGiven(app, more);
    await say(_id, 'ravi', { isSeen: ravi });
    await say(_id, 'sita', { isSeen: sita });
    return _id;
  };

  it('is left out while too few pairs say nothing', async () => {
    for (let clip = 0; clip < 9; clip += 1) await aJudgedClip(clip % 2 === 0, clip % 2 === 0);
    const { seen } = await figures();
    expect(seen).toEqual({ verdicts: 18, bySign: [], byReviewer: [] });
  });

  it('is counted over all, by sign and by reviewer, and names nobody', async () => {
    for (let clip = 0; clip < 10; clip += 1) await aJudgedClip(clip % 2 === 0, clip % 2 === 0);
    const { seen } = await figures();
    expect(seen).toMatchObject({
      alpha: 1,
      bySign: [{ id: 'word-hello', label: 'HELLO', clips: 10, alpha: 1 }],
      byReviewer: [
        { pairs: 10, kappa: 1 },
        { pairs: 10, kappa: 1 },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(/ravi|sita/);
  });

  it('of a person with themselves is that of what they were asked twice', async () => {
    for (let clip = 0; clip < 10; clip += 1) {
      const id = await aJudgedClip(clip % 2 === 0, true);
      await say(id, 'ravi', { isSeen: clip % 2 === 0 }, { isRepeat: true });
    }
    const { seen } = await figures();
    expect(seen.self).toBe(1);
    // Sita says yes to everything: that is chance.
    expect(seen.byReviewer).toEqual([
      { pairs: 10, kappa: 0 },
      { pairs: 10, kappa: 0 },
    ]);
  });

  it('leaves out who does not know the sign', async () => {
    for (let clip = 0; clip < 12; clip += 1) {
      const { _id } = await putGiven(app);
      await say(_id, 'ravi', { signed: clip % 2 === 0 ? 'as-signed' : 'not-this-sign' });
      await say(_id, 'sita', { signed: 'unknown' });
    }
    const { signed } = await figures();
    expect(signed).toEqual({ verdicts: 24, bySign: [], byReviewer: [] });
  });
});
