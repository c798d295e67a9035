import { afterEach, describe, expect, it } from 'vitest';
import { createPlaces } from '../src/uploads/places.js';
import { sharesOf } from '../src/uploads/shares.js';
import { anApp, apps, clip, isOpen } from './support/holding-places.js';
import { beginUpload } from './support/raw-upload.js';
import { aForm, RAVI, type Refused, upload } from './support/uploads.js';

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

describe('places', () => {
  it('are counted a person, whoever else has some', () => {
    const places = createPlaces(3);
    const asha = [{ id: 'asha', places: 2 }];
    const first = places.take(asha);
    places.take(asha);

    expect(places.take(asha)).toBe('held');
    expect(places.take([{ id: 'ravi', places: 2 }])).toHaveProperty('giveBack');
    expect(places.take([{ id: 'meera', places: 2 }])).toBe('full');
    if (typeof first === 'string') throw new Error('no place was given');
    first.giveBack();
    first.giveBack();
    expect(places.taken()).toBe(2);
    expect(places.take(asha)).toHaveProperty('giveBack');
  });

  it('are stuck when all are taken and nothing moves', () => {
    let now = 1000;
    const places = createPlaces(1, () => now);
    now += 5000;
    expect(places.stuckForMs()).toBe(0);
    const place = places.take([]);
    if (typeof place === 'string') throw new Error('no place was given');
    now += 300;
    expect(places.stuckForMs()).toBe(300);
    place.touch();
    expect(places.stuckForMs()).toBe(0);
    now += 300;
    place.giveBack();
    expect(places.stuckForMs()).toBe(0);
  });

  it('of the demo account are one a visitor and together as many as a person has', () => {
    const allowance = { places: 2, waiting: 20, bytesPerDay: 4000 };
    const demo = { id: 'demo', name: 'Demo', demo: true, visitorId: 'v1' };

    expect(sharesOf(demo, allowance)).toEqual([
      {
        id: 'demo/v1',
        authorId: 'demo',
        visitorId: 'v1',
        places: 1,
        waiting: 5,
        bytesPerDay: 1000,
      },
      { id: 'demo', authorId: 'demo', ...allowance },
    ]);
    expect(sharesOf({ ...demo, demo: false }, allowance)).toHaveLength(1);
  });
});

describe('an account that holds its places', () => {
  it('leaves the others to other people', async () => {
    const app = await anApp({ maxConcurrentUploads: 3, allowance: { places: 2 } });
    const held = [await beginUpload(app), await beginUpload(app)];
    for (const one of held) await one.write(clip);
    await isOpen(app, 2);

    const third = await upload<Refused>(app, aForm(clip));
    const his = await upload(app, aForm(clip), { person: RAVI });

    expect([third.status, third.body.code]).toEqual([429, 'UPLOADS_HELD']);
    expect(third.body.message).toMatch(/^Error: /);
    expect(third.headers.get('retry-after')).toBe('10');
    expect(his.status).toBe(201);
    for (const one of held) one.cut();
    await isOpen(app, 0);
  });

  it('by trickling loses it after the grace, with the reason', async () => {
    const pace = { graceMs: 300, leastBytesPerSecond: 8192 };
    const app = await anApp({ maxConcurrentUploads: 1, pace });
    const trickle = await beginUpload(app);
    const drip = setInterval(() => void trickle.write('x').catch(() => undefined), 20);

    const { status, body } = await trickle.answer.finally(() => clearInterval(drip));

    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ code: 'UPLOAD_TOO_SLOW' });
    expect(JSON.parse(body).message).toMatch(/^Error: /);
    await isOpen(app, 0);
    expect((await upload(app, aForm(clip))).status).toBe(201);
  });

  it('keeps it for as long as it is quick enough', async () => {
    const pace = { graceMs: 100, leastBytesPerSecond: 8192 };
    const app = await anApp({ pace });
    const sent = await beginUpload(app);
    for (let round = 0; round < 10; round += 1) {
      await sent.write(clip.subarray(0, 4096));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    sent.end();

    expect((await sent.answer).status).toBe(201);
  });
});
