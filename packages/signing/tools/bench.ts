import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadForms } from '@isl/lexicon';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import { createPose } from '../src/skeleton.js';
import type { RigJson } from '../src/types.js';

const FRAMES = 5000;
const KEPT_FRAMES = 1000;
const REST_MS = 6000;
const FRAME_MS = 1000 / 30;

const read = (figure: string): RigJson =>
  JSON.parse(readFileSync(new URL(`../rig/${figure}.json`, import.meta.url), 'utf8')) as RigJson;
const rig = createRig(read('woman'));
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const items = forms.map((form) => ({ form }));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const before = performance.now();
const sequence = compileSequence(items, rig, { pace: 'natural' });
const compileMs = performance.now() - before;
const pose = createPose(rig);

const notated = (tMs: number): void => sequence.sample(tMs, pose);
const living = (tMs: number): void => sequence.live(tMs, tMs, pose);

/** How long poses take, and what is kept of a thousand of them. */
const measure = (what: string, take: (tMs: number) => void): void => {
  const at = (frame: number): number => (sequence.durationMs * frame) / FRAMES;
  for (let frame = 0; frame < FRAMES; frame += 1) take(at(frame));
  const times = new Float64Array(FRAMES);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const start = performance.now();
    take(at(frame));
    times[frame] = performance.now() - start;
  }
  times.sort();
  const share = (part: number): string => (times[Math.floor(part * FRAMES)] ?? 0).toFixed(4);
  collectGarbage();
  const kept = process.memoryUsage().heapUsed;
  for (let frame = 0; frame < KEPT_FRAMES; frame += 1) take(at(frame));
  collectGarbage();
  const grown = process.memoryUsage().heapUsed - kept;
  print(`one pose ${what}: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms (${FRAMES} poses)`);
  print(`  heap ${grown} bytes larger after ${KEPT_FRAMES} frames`);
};

/** How long signs of a kind take at speed 1, from the end of the one before: tenth, middle and nine tenths. */
const paceOf = (kind: string): string => {
  const lengths = sequence.marks
    .filter(({ index }) => forms[index]?.kind === kind)
    .map(({ startMs, endMs }) => endMs - startMs)
    .sort((a, b) => a - b);
  const share = (part: number): string =>
    (lengths[Math.floor(part * lengths.length)] ?? 0).toFixed(0);
  return `median ${share(0.5)} ms, p10 ${share(0.1)} ms, p90 ${share(0.9)} ms (${lengths.length} forms)`;
};

/** How many numbers of a pose at rest differ from one frame to the next. */
const restless = (take: (lifeMs: number) => void): string => {
  let differing = 0;
  let frames = 0;
  let last: Uint8Array | null = null;
  for (let ms = 0; ms <= REST_MS; ms += FRAME_MS) {
    take(ms);
    const values = Float32Array.of(...pose.rotations, ...pose.face);
    const bytes = new Uint8Array(values.buffer);
    if (last) {
      frames += 1;
      const earlier = last;
      differing += bytes.reduce((sum, byte, k) => sum + (byte === earlier[k] ? 0 : 1), 0);
    }
    last = bytes;
  }
  return `${(differing / frames).toFixed(0)} of ${last?.length} bytes`;
};

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

for (const kind of ['word', 'letter', 'numeral']) print(`a ${kind} at speed 1: ${paceOf(kind)}`);
measure('as notated', notated);
measure('of somebody who lives', living);
const rest = compileSequence([], rig);
print(`at rest, from frame to frame over ${REST_MS / 1000} s:`);
print(`  as notated: ${restless(() => rest.sample(0, pose))} differ`);
print(`  of somebody who lives: ${restless((ms) => rest.live(0, ms, pose))} differ`);
print(`${(compileMs / items.length).toFixed(2)} ms to compile a sign (${items.length} forms)`);
