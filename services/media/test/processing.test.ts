import { readdir, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPrograms } from '../src/processing/programs.js';
import { runLimited } from '../src/processing/run-limited.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aBrokenMp4, anMp4, aRecording, aTurnedClip, makeFile, padded } from './support/clips.js';
import { aForm, upload } from './support/uploads.js';
import { aWorker, NEVER, type TestWorker } from './support/worker.js';

let app: TestApp;
let worker: TestWorker;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  worker = await aWorker(app, app.clock, { maxSeconds: 5 });
});
afterEach(async () => {
  await worker.close();
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});

/** Uploads, processes, and gives the record as it ended. */
async function processed(clip: Buffer) {
  const { status } = await upload(app, aForm(clip));
  expect(status).toBe(201);
  for (let round = 0; round < 3; round += 1) {
    await worker.drain();
    app.clock.advance(60_000);
  }
  const [record] = await app.records();
  if (!record) throw new Error('the record is gone');
  return record;
}

/** What a player would find in the clip that the service sends. */
async function probeSent(id: string, ...entries: string[]) {
  const bytes = Buffer.from(
    await (await fetch(`${app.address}/videos/${id}/stream`)).arrayBuffer(),
  );
  const { ffprobe } = await findPrograms({ PATH: process.env.PATH ?? '' });
  const file = `${worker.folder}/sent.mp4`;
  await writeFile(file, bytes);
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', ...entries, file];
  const limits = { wallSeconds: 30, cpuSeconds: 30, memoryMib: 4096, fileMib: 1 };
  const { stdout } = await runLimited(ffprobe, args, { cwd: worker.folder, limits, signal: NEVER });
  return { bytes, ...JSON.parse(stdout) };
}

describe('a clip that was uploaded', () => {
  it('becomes an H.264 MP4 that starts before it is loaded, with a picture, and plays from anywhere', async () => {
    const record = await processed(anMp4({ size: '1920x1080', seconds: 3, hasSound: true }));

    expect(record).toMatchObject({ status: 'ready', attempts: 1, leaseToken: null, reason: null });
    expect(record.output).toMatchObject({ width: 1280, height: 720 });
    expect(record.output?.durationSeconds).toBeCloseTo(3, 0);
    const { streams, bytes } = await probeSent(record._id);
    expect(streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 1280, height: 720 },
      { codec_name: 'aac' },
    ]);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));

    const half = Math.floor(bytes.length / 2);
    const sought = await fetch(`${app.address}/videos/${record._id}/stream`, {
      headers: { range: `bytes=${half}-` },
    });
    expect(sought.status).toBe(206);
    expect(Buffer.from(await sought.arrayBuffer()).equals(bytes.subarray(half))).toBe(true);

    const poster = await fetch(`${app.address}/videos/${record._id}/poster`);
    const picture = Buffer.from(await poster.arrayBuffer());
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('keeps its size when it is small, and its silence', async () => {
    const record = await processed(anMp4({ size: '320x180', seconds: 1 }));

    expect(record.output).toMatchObject({ width: 320, height: 180 });
    expect((await probeSent(record._id)).streams).toHaveLength(1);
  });

  it('filmed upright stands upright', async () => {
    expect((await processed(aTurnedClip())).output).toMatchObject({ width: 180, height: 320 });
  });

  it('tells nobody where it was filmed', async () => {
    const input = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=160x120'];
    const place = ['-metadata', 'location=+12.97+077.59/', '-metadata', 'comment=at home'];
    const record = await processed(makeFile('mp4', ...input, ...place));

    const { format, bytes } = await probeSent(record._id);
    expect(JSON.stringify(format.tags)).not.toMatch(/12\.97|at home/);
    expect(bytes.includes('12.97')).toBe(false);
  });

  it('recorded in a browser, without a length in its header, gets one', async () => {
    const record = await processed(aRecording(2));

    expect(record).toMatchObject({ status: 'ready' });
    expect(record.output?.durationSeconds).toBeCloseTo(2, 0);
  });

  it('leaves the original in the store and no file in the working folder', async () => {
    const record = await processed(anMp4());

    expect(await app.keys()).toEqual(
      [record.original.key, record.output?.posterKey, record.output?.videoKey].sort(),
    );
    expect(await readdir(worker.folder)).toEqual([]);
  });
});

describe('a file that cannot become a clip is rejected with a reason, and its objects are removed', () => {
  it.each([
    ['broken inside', () => aBrokenMp4(), /could not be read as a video/],
    ['only sound', () => makeFile('mp4', '-f', 'lavfi', '-i', 'sine=duration=1'), /no picture/],
    ['too long by its header', () => anMp4({ seconds: 8, size: '64x64' }), /longer than 5 seconds/],
    ['too long, which only its end shows', () => aRecording(8), /longer than 5 seconds/],
    ['too large a picture', () => anMp4({ size: '4608x64', seconds: 1 }), /more than 4096 pixels/],
  ])('%s', async (_what, make, reason) => {
    const record = await processed(make());

    expect(record).toMatchObject({ status: 'rejected', leaseToken: null, output: null });
    expect(record.reason).toMatch(reason);
    expect(await app.keys()).toEqual([]);
    expect((await fetch(`${app.address}/videos/${record._id}/stream`)).status).toBe(404);
  });

  it('breaking off long before the end that its header announces', async () => {
    const clip = anMp4({ seconds: 4, size: '640x360', isIndexFirst: true });
    const frames = clip.indexOf('mdat');

    const record = await processed(clip.subarray(0, frames + (clip.length - frames) * 0.3));

    expect(record).toMatchObject({ status: 'rejected', attempts: 1 });
    expect(record.reason).toMatch(/breaks off/);
    expect(await app.keys()).toEqual([]);
  });

  it('costs one attempt when reading it again would change nothing', async () => {
    expect((await processed(aBrokenMp4())).attempts).toBe(1);
  });
});

describe('a file that asks for more than a video may have', () => {
  const rejectedBy = async (options: Parameters<typeof aWorker>[2], clip: Buffer) => {
    await worker.close();
    worker = await aWorker(app, app.clock, options);
    const record = await processed(clip);
    expect(record).toMatchObject({ status: 'rejected', attempts: 1, output: null });
    expect(await app.keys()).toEqual([]);
    return record;
  };

  it('is rejected before it is decoded when its pictures are too many for their size', async () => {
    const maxPixels = 1280 * 720 * 30;
    const clip = anMp4({ size: '1280x720', seconds: 3 });

    expect(await rejectedBy({ maxPixels }, clip)).toMatchObject({ reasonCode: 'TOO_HEAVY' });
  });

  it('is counted by what is in it, where the header has no length', async () => {
    const maxPixels = 320 * 180 * 20;

    expect(await rejectedBy({ maxPixels }, aRecording(2))).toMatchObject({
      reasonCode: 'TOO_HEAVY',
    });
  });

  it('is rejected at once when its time is over', async () => {
    const clip = anMp4({ size: '1920x1080', seconds: 8 });

    expect(await rejectedBy({ jobSeconds: 0.5 }, clip)).toMatchObject({
      reasonCode: 'TOOK_TOO_LONG',
      reason: 'The video takes too long to prepare.',
    });
  });

  it('is rejected at once when it needs too much memory', async () => {
    const clip = anMp4({ size: '1920x1080', seconds: 1 });

    expect(await rejectedBy({ memoryMib: 500 }, clip)).toMatchObject({
      reasonCode: 'TOO_MUCH_MEMORY',
    });
  });
});

describe('the limits of a program', () => {
  const run = (args: string[], limits: Partial<Parameters<typeof runLimited>[2]['limits']>) =>
    runLimited('/bin/sh', ['-c', ...args], {
      cwd: worker.folder,
      limits: { wallSeconds: 20, cpuSeconds: 20, memoryMib: 1024, fileMib: 4, ...limits },
      signal: NEVER,
    });

  it.each([
    ['its time is over', 'exec sleep 30', { wallSeconds: 0.3 }, 'time'],
    ['its processor time is over', 'while :; do :; done', { cpuSeconds: 1 }, 'time'],
    ['it writes too large a file', 'exec head -c 6000000 /dev/zero > big', { fileMib: 1 }, 'size'],
    ['it breaks down', 'kill -SEGV $$', {}, 'crash'],
  ])('end it when %s, and say so', async (_what, script, limits, endedBy) => {
    expect(await run([script], limits)).toMatchObject({ endedBy });
  });

  it('are not to blame for what ends by itself', async () => {
    expect(await run(['exit 3'], {})).toMatchObject({ exitCode: 3, endedBy: null });
    expect(await run(['exit 0'], {})).toMatchObject({ exitCode: 0, endedBy: null });
  });

  it('keep our settings out of its environment', async () => {
    const { stdout } = await run(['env'], {});
    expect(stdout).not.toMatch(/S3_SECRET_KEY|MONGODB_URL/);
  });
});

describe('the programs', () => {
  const PATH = process.env.PATH ?? '';

  it('fall back to the carried ffprobe where the machine has none', async () => {
    const ffmpeg = (await findPrograms({ PATH })).ffmpeg;
    const { ffprobe } = await findPrograms({ PATH: '', FFMPEG_PATH: ffmpeg });
    const limits = { wallSeconds: 30, cpuSeconds: 30, memoryMib: 4096, fileMib: 1 };

    const { stdout } = await runLimited(ffprobe, ['-version'], {
      cwd: worker.folder,
      limits,
      signal: NEVER,
    });

    expect(stdout).toMatch(/^ffprobe version/);
  });

  it('that are named and not there are an error that says which', async () => {
    await expect(findPrograms({ PATH: '' })).rejects.toThrow(/FFMPEG_PATH: no ffmpeg on PATH/);
    await expect(findPrograms({ PATH, FFPROBE_PATH: '/none' })).rejects.toThrow(/FFPROBE_PATH/);
  });
});

describe('padding', () => {
  it('does not stop a large file with little in it', async () => {
    expect(await processed(padded(anMp4({ seconds: 1 }), 9 * 1024 * 1024))).toMatchObject({
      status: 'ready',
    });
  });
});
