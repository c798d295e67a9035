import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlaces } from '../src/uploads/places.js';
import { sharesOf } from '../src/uploads/shares.js';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4 } from './support/clips.js';
import { beginUpload } from './support/raw-upload.js';
import { ASHA, aForm, FIELDS, RAVI, type Refused, remains, upload } from './support/uploads.js';

const JSON_PART =
  '--b\r\ncontent-disposition: form-data; name="title"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n';

let clip: Buffer;
const apps: TestApp[] = [];

beforeAll(() => {
  clip = anMp4();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function anApp(options: Parameters<typeof aTestApp>[0]): Promise<TestApp> {
  const app = await aTestApp(options);
  apps.push(app);
  return app;
}

const isOpen = async (app: TestApp, count: number): Promise<void> => {
  await vi.waitFor(async () => expect(await app.metric('media_uploads_open')).toBe(count), 10_000);
};

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

describe('the readiness of the service', () => {
  it('says so when every place is taken and nothing arrives, until something does', async () => {
    const app = await anApp({ maxConcurrentUploads: 1, stuckMs: 400, pace: { idleMs: 20_000 } });
    const ready = () => app.call('GET', '/ready');
    const held = await beginUpload(app);
    await isOpen(app, 1);
    expect((await ready()).status).toBe(200);

    await vi.waitFor(async () => expect((await ready()).status).toBe(503), 10_000);
    expect((await app.reasons()).uploads).toBe('uploads stuck');

    await held.write(clip);
    held.end();
    expect((await held.answer).status).toBe(201);
    expect((await ready()).status).toBe(200);
  });
});

describe('what is nobody’s fault here', () => {
  const lines: { level: string; code?: string }[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };

  it('is logged at info: a sender who leaves, a full house, a broken form', async () => {
    const app = await anApp({ maxConcurrentUploads: 1, logStream });
    const held = await beginUpload(app);
    await held.write(clip);
    await isOpen(app, 1);

    expect((await upload<Refused>(app, aForm(clip), { person: RAVI })).status).toBe(503);
    held.cut();
    await isOpen(app, 0);
    await vi.waitFor(async () => expect(await remains(app)).toEqual([]), 10_000);

    expect(lines.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['UPLOADS_BUSY', 'SENDER_LEFT']),
    );
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  const part = (name: string, value: string): string =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = Object.entries(FIELDS)
    .map(([name, value]) => part(name, value))
    .join('');
  const FILE = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n';
  it.each([
    ['no boundary in its type', 'multipart/form-data', `${texts}--b--\r\n`],
    ['another boundary than it said', 'multipart/form-data; boundary=c', `${texts}--b--\r\n`],
    ['no end', 'multipart/form-data; boundary=b', texts],
    ['an end within the file', 'multipart/form-data; boundary=b', `${texts}${FILE}\r\nftyp`],
    ['a head of a part without an end', 'multipart/form-data; boundary=b', `${texts}${FILE}`],
    ['a head that is none', 'multipart/form-data; boundary=b', '--b\r\n\0\0: \0\r\n\r\nx\r\n--b--'],
    [
      'the name of what every object has',
      'multipart/form-data; boundary=b',
      part('__proto__', 'x'),
    ],
    ['words that are no JSON', 'multipart/form-data; boundary=b', JSON_PART],
    ['more fields than there are', 'multipart/form-data; boundary=b', part('x', 'y').repeat(40)],
    ['nothing in it', 'multipart/form-data; boundary=b', ''],
  ])('a form with %s is refused as such', async (_what, type, body) => {
    const app = await anApp({ logStream });
    lines.length = 0;
    const headers = { ...(await app.tokens.bearer(ASHA)), 'content-type': type };

    const answer = await app.call<Refused>('POST', '/videos/upload', { headers, body });

    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^(Error: |Please fill out all fields\.)/);
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(await remains(app)).toEqual([]);
  });
});
