import { afterEach, describe, expect, it, vi } from 'vitest';
import { anApp, apps, clip, isOpen } from './support/holding-places.js';
import { beginUpload } from './support/raw-upload.js';
import { ASHA, aForm, FIELDS, RAVI, type Refused, remains, upload } from './support/uploads.js';

const JSON_PART =
  '--b\r\ncontent-disposition: form-data; name="title"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n';

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

describe('the readiness of the service', () => {
  it('says so when every place is taken and nothing arrives, until something does', async () => {
    const app = await anApp({
      maxConcurrentUploads: 1,
      stuckMs: 2_000,
      pace: { idleMs: 20_000 },
    });
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
