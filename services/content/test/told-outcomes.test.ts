import { describe, expect, it } from 'vitest';
import { ASHA, NO_ID, RAVI } from './support/factories.js';
import { NOTHING, readAll, test, toldTo } from './support/notifications.js';

const clip = (change: object = {}) => ({
  ...{ _id: NO_ID, outcome: 'accepted', userId: ASHA.id, label: 'HELLO' },
  at: test.clock.now().toISOString(),
  ...change,
});
const carry = async (...data: object[]) =>
  test.call('POST', '/internal/outcomes', {
    headers: await test.tokens.internal(),
    payload: { data },
  });

describe('what became of a clip', () => {
  it('is told to its giver once, however often it is carried', async () => {
    expect((await carry(clip())).body).toEqual({ told: 1 });
    expect((await carry(clip())).body).toEqual({ told: 0 });

    expect(await toldTo()).toEqual({
      unread: 1,
      data: [
        {
          ...{ _id: `clip-${NO_ID}`, kind: 'clip-accepted', read: false },
          at: test.clock.now().toISOString(),
          clip: { _id: NO_ID, label: 'HELLO' },
        },
      ],
    });
    expect(await toldTo(RAVI)).toEqual(NOTHING);
  });

  it('is told anew where people change their minds, and not by what is older', async () => {
    const older = clip({ outcome: 'not-accepted' });
    await carry(older);
    await readAll();
    test.clock.advance(60_000);
    await carry(clip());
    await carry(older);

    expect(await toldTo()).toMatchObject({ unread: 1, data: [{ kind: 'clip-accepted' }] });
  });

  it.each([[{ outcome: 'open' }], [{ outcome: 'gone', userId: undefined, label: undefined }]])(
    'goes where it is %j',
    async (change) => {
      await carry(clip());
      expect((await carry(clip(change))).body).toEqual({ told: 0 });
      expect(await toldTo()).toEqual(NOTHING);
      expect(await test.db.collection('notifications').countDocuments()).toBe(0);
    },
  );

  it('is carried by the gateway alone, and whole', async () => {
    const headers = await test.tokens.bearer(ASHA);
    const payload = { data: [clip()] };
    expect((await test.call('POST', '/internal/outcomes', { headers, payload })).status).toBe(401);
    for (const wrong of [clip({ outcome: 'liked' }), clip({ _id: '$where' }), clip({ at: 5 })]) {
      expect((await carry(clip(), wrong)).status).toBe(400);
    }
    expect(await toldTo()).toEqual(NOTHING);
  });
});
