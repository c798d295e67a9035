import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSandbox } from '../src/processing/find-sandbox.js';
import { findPrograms, onPath, type Programs } from '../src/processing/programs.js';
import { runLimited } from '../src/processing/run-limited.js';
import type { Sandbox } from '../src/processing/sandbox.js';
import { NEVER } from './support/worker.js';

const PATH = process.env.PATH ?? '';
const LIMITS = { wallSeconds: 20, cpuSeconds: 20, memoryMib: 4096, fileMib: 8 };

let programs: Programs;
let sandbox: Sandbox;
let folder: string;
let elsewhere: string;

beforeAll(async () => {
  const { FFMPEG_PATH } = process.env;
  programs = await findPrograms({ PATH, FFMPEG_PATH });
  sandbox = await findSandbox('auto', programs, PATH);
  folder = await mkdtemp(join(tmpdir(), 'isl-sandbox-test-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'isl-secrets-test-'));
  await writeFile(join(elsewhere, 'key'), 'a secret');
  process.stdout.write(`sandbox: ${sandbox.kind} ${sandbox.reason ?? ''}\n`);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(elsewhere, { recursive: true });
});

const ffmpeg = (args: string[], within: Sandbox | undefined) =>
  runLimited(programs.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args], {
    cwd: folder,
    limits: LIMITS,
    signal: NEVER,
    ...(within ? { sandbox: within } : {}),
  });
/** Copies the bytes of any file, as a crafted playlist would have it done. */
const copy = (from: string, to: string): string[] => [
  '-f',
  'data',
  '-i',
  from,
  '-map',
  '0',
  '-c',
  'copy',
  '-f',
  'data',
  to,
];

describe('a worker on a machine', () => {
  it('without bubblewrap goes on and says why, unless it must have one', async () => {
    const none = await findSandbox('auto', programs, '');
    expect(none).toMatchObject({ kind: 'none', reason: 'no bwrap on PATH' });
    expect(none.wrap({ program: 'x', args: ['y'] }, folder)).toEqual({ program: 'x', args: ['y'] });
    await expect(findSandbox('required', programs, '')).rejects.toThrow(/WORKER_SANDBOX/);
    expect(await findSandbox('off', programs, PATH)).toMatchObject({ kind: 'none' });
  });

  it('with a bubblewrap that does not work goes on as well', async () => {
    await writeFile(join(elsewhere, 'bwrap'), '#!/bin/sh\necho no namespaces >&2\nexit 1\n', {
      mode: 0o755,
    });
    expect(await findSandbox('auto', programs, `${elsewhere}:${PATH}`)).toMatchObject({
      kind: 'none',
      reason: 'bwrap: no namespaces',
    });
  });

  it('with bubblewrap uses it', async (test) => {
    if (!(await onPath('bwrap', PATH))) test.skip('no bwrap on PATH');
    expect(sandbox.kind).toBe('bubblewrap');
  });
});

describe('within the sandbox', () => {
  it('a program works in its folder', async () => {
    const made = join(folder, 'made.mp4');
    const outcome = await ffmpeg(['-f', 'lavfi', '-i', 'testsrc=duration=1', made], sandbox);
    expect(outcome).toMatchObject({ exitCode: 0, endedBy: null });
    expect((await readFile(made)).length).toBeGreaterThan(1000);
  });

  it('a limit is known as such', async () => {
    const endless = ['-f', 'lavfi', '-i', 'testsrc=size=1280x720', join(folder, 'endless.avi')];
    const run = (limits: object) =>
      runLimited(programs.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...endless], {
        cwd: folder,
        limits: { ...LIMITS, ...limits },
        signal: NEVER,
        sandbox,
      });
    expect(await run({ wallSeconds: 0.5 })).toMatchObject({ endedBy: 'time' });
    expect(await run({ cpuSeconds: 1 })).toMatchObject({ endedBy: 'time' });
    expect(await run({ fileMib: 1 })).toMatchObject({ endedBy: 'size' });
  });

  it('no other file can be read or written, and nobody can be called', async (test) => {
    if (sandbox.kind === 'none') test.skip(`no sandbox: ${sandbox.reason}`);
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end('x'.repeat(2000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const attempts = [
      copy(join(elsewhere, 'key'), join(folder, 'stolen')),
      copy('/proc/self/environ', join(folder, 'stolen')),
      copy('/etc/passwd', join(folder, 'stolen')),
      copy(url, join(folder, 'called')),
    ];
    const inside = [];
    for (const args of attempts) inside.push((await ffmpeg(args, sandbox)).exitCode === 0);
    const written = join(elsewhere, 'written');
    const write = ['-f', 'lavfi', '-i', 'testsrc=duration=1', '-f', 'avi', written];
    inside.push((await ffmpeg(write, sandbox)).exitCode === 0);
    const callsInside = calls;
    const outside = [];
    for (const args of attempts) outside.push((await ffmpeg(args, undefined)).exitCode === 0);
    server.close();

    expect(inside).toEqual([false, false, false, false, false]);
    expect(callsInside).toBe(0);
    // The same attempts do succeed without it, or they would prove nothing.
    expect(outside[0]).toBe(true);
    expect(calls).toBeGreaterThan(0);
  });
});
