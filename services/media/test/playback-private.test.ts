import type { components } from '@isl/contracts/media';
import { describe, expect, it } from 'vitest';
import type { VideoDocument } from '../src/videos/video.js';
import type { WireError } from './support/build.js';
import { app, hidden, play, shown } from './support/playback.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';
import { putVideo } from './support/videos.js';

type Ticket = components['schemas']['PlaybackTicket'];

describe('a private clip', () => {
  const ticketFor = (video: VideoDocument, headers: Record<string, string>) =>
    app.call<Ticket & WireError>('POST', `/videos/${video._id}/ticket`, { headers });

  it('does not exist for others', async () => {
    const path = `/videos/${hidden._id}/stream`;
    const others = [{}, await app.tokens.bearer(RAVI), await app.tokens.expired(ASHA)];
    const answers = await Promise.all(others.map((headers) => play(path, headers)));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('plays for its owner and for reviewers by their bearer', async () => {
    for (const person of [ASHA, REVIEWER]) {
      const headers = await app.tokens.bearer(person);
      expect((await play(`/videos/${hidden._id}/stream`, headers)).status).toBe(200);
    }
  });

  it('plays with a ticket for ten minutes', async () => {
    const issued = await ticketFor(hidden, await app.tokens.bearer(ASHA));
    const path = issued.body.url.replace('/api', '');

    expect(issued.status).toBe(201);
    expect(issued.body.expiresAt).toBe('2026-03-01T10:10:00.000Z');
    expect((await play(path, { range: 'bytes=0-3' })).status).toBe(206);
    expect((await play(path.replace('/stream', '/poster'))).status).toBe(200);

    app.clock.advance(10 * 60_000 + 1);
    expect((await play(path)).status).toBe(404);
  });

  it('does not play with a ticket of another clip or one made up', async () => {
    const other = await putVideo(app, { visibility: 'private' });
    const { body } = await ticketFor(other, await app.tokens.bearer(ASHA));
    const [header = '', , signature = ''] = body.ticket.split('.');
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const prolonged = encoded({ sub: hidden._id, exp: 4_000_000_000 });
    const unsigned = encoded({ alg: 'none' });

    for (const ticket of [
      body.ticket,
      'x',
      `${header}.${prolonged}.${signature}`,
      `${unsigned}.${prolonged}.`,
    ]) {
      const path = `/videos/${hidden._id}/stream?ticket=${ticket}`;
      expect((await play(path)).status).toBe(404);
    }
  });

  it('gives tickets to its owner only, and only once it can be played', async () => {
    const waiting = await putVideo(app, { status: 'processing', output: null });
    const anonymous = await ticketFor(hidden, {});
    const stranger = await ticketFor(hidden, await app.tokens.bearer(RAVI));
    const early = await ticketFor(waiting, await app.tokens.bearer(ASHA));
    const ofShown = await ticketFor(shown, await app.tokens.bearer(RAVI));

    expect([anonymous, stranger, early, ofShown].map(({ body }) => body.code)).toEqual([
      'NOT_SIGNED_IN',
      'VIDEO_NOT_FOUND',
      'VIDEO_NOT_READY',
      'NOT_YOURS',
    ]);
  });

  it('of the demo account belongs to the visitor who tried, not to all who share the account', async () => {
    const tried = await putVideo(app, {
      authorId: 'demo',
      demo: true,
      visitorId: 'this-browser',
      visibility: 'private',
    });
    const demo = await app.tokens.bearer(DEMO);
    const own = { ...demo, ...(await app.tokens.visitor('this-browser')) };
    const other = { ...demo, ...(await app.tokens.visitor('another-browser')) };

    const statuses = [own, other, demo].map(
      async (headers) => (await ticketFor(tried, headers)).status,
    );
    expect(await Promise.all(statuses)).toEqual([201, 404, 404]);
  });
});
