import type { components } from '@isl/contracts/media';
import { newId } from '@isl/service-kit/mongo';
import { describe, expect, it } from 'vitest';
import { showingOf } from '../src/videos/rights.js';
import type { WireError } from './support/build.js';
import { aGiven, putGiven } from './support/giving.js';
import { app } from './support/listed-videos.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';
import { aVideo, putVideo } from './support/videos.js';

type Some = components['schemas']['SomeVideos'] & WireError;

const some = (ids: readonly string[], headers: Record<string, string> = {}) =>
  app.call<Some>('GET', `/videos/some?ids=${ids.join(',')}`, { headers });
const ids = ({ data }: Some): string[] => data.map(({ video }) => video._id).sort();

describe('some videos by their ids', () => {
  it('are those that the reader may see, and say how each stands', async () => {
    const shown = await putVideo(app);
    const checked = await putGiven(app, { contribution: { outcome: 'accepted' } });
    const open = await putGiven(app);
    const all = [shown._id, checked._id, open._id, newId()];
    const everybodys = [checked._id, shown._id].sort();

    const asha = (await some(all, await app.tokens.bearer(ASHA))).body;
    const ravi = (await some(all, await app.tokens.bearer(RAVI))).body;
    const nobody = (await some(all)).body;

    expect(ids(asha)).toEqual([...everybodys, open._id].sort());
    expect(asha.data.every(({ isOwn }) => isOwn)).toBe(true);
    expect(asha.data.find(({ video }) => video._id === open._id)?.showing).toBe('waiting');
    expect(ids(ravi)).toEqual(everybodys);
    expect(ravi.data.map(({ isOwn, showing }) => ({ isOwn, showing }))).toEqual([
      { isOwn: false, showing: 'shown' },
      { isOwn: false, showing: 'shown' },
    ]);
    expect(ids(nobody)).toEqual(everybodys);
  });

  it('name nobody who gave a clip', async () => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });

    const [one] = (await some([_id])).body.data;

    expect(one?.video).not.toHaveProperty('authorId');
    expect(one?.video).not.toHaveProperty('username');
  });

  it('show a moderator what is hidden, and nobody else but its owner', async () => {
    const hidden = { reason: 'no', at: new Date(0), decisionId: '0' };
    const { _id } = await putVideo(app, { hidden });

    const seen = await Promise.all(
      [ASHA, REVIEWER, RAVI].map(async (who) => some([_id], await app.tokens.bearer(who))),
    );

    expect(seen.map(({ body }) => body.data.map(({ showing }) => showing))).toEqual([
      ['not-shown'],
      ['not-shown'],
      [],
    ]);
  });

  it('of the demo account are own to the visitor who tried', async () => {
    const demo = { authorId: 'demo', demo: true, visibility: 'private' } as const;
    const { _id } = await putVideo(app, { visitorId: 'here', ...demo });
    const bearer = await app.tokens.bearer(DEMO);

    const here = await some([_id], { ...bearer, ...(await app.tokens.visitor('here')) });
    const there = await some([_id], { ...bearer, ...(await app.tokens.visitor('there')) });

    expect(here.body.data).toMatchObject([{ isOwn: true, showing: 'not-shown' }]);
    expect(there.body.data).toEqual([]);
  });

  it.each(['', 'nonsense', `${newId()},`, Array.from({ length: 51 }, newId).join(',')])(
    'are refused for %s',
    async (asked) => {
      expect(await some([asked])).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    },
  );
});

describe('whether others may watch a clip', () => {
  const consent = aGiven().contribution.consent;
  const unshown = { contribution: { consent: { ...consent, scopes: ['keep' as const] } } };

  it.each([
    ['a public upload', aVideo(), 'shown'],
    ['a public upload that is prepared', aVideo({ status: 'processing' }), 'waiting'],
    ['a private upload', aVideo({ visibility: 'private' }), 'not-shown'],
    ['a refused file', aVideo({ status: 'rejected' }), 'not-shown'],
    ['an accepted clip', aGiven({ contribution: { outcome: 'accepted' } }), 'shown'],
    ['a clip that waits for verdicts', aGiven(), 'waiting'],
    ['a clip that waits and is prepared', aGiven({ status: 'stored' }), 'waiting'],
    [
      'a clip that was not accepted',
      aGiven({ contribution: { outcome: 'not-accepted' } }),
      'not-shown',
    ],
    ['a clip that is not to be shown', aGiven(unshown), 'not-shown'],
  ])('%s', (_what, clip, showing) => {
    expect(showingOf(clip)).toBe(showing);
  });
});
