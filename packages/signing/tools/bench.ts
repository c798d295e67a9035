import { readFileSync } from 'node:fs';
import { loadForms } from '@isl/lexicon';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import { createPose } from '../src/skeleton.js';
import type { RigJson } from '../src/types.js';

const FRAMES = 5000;

const read = (figure: string): RigJson =>
  JSON.parse(readFileSync(new URL(`../rig/${figure}.json`, import.meta.url), 'utf8')) as RigJson;
const rig = createRig(read('woman'));
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const items = forms.map((form) => ({ form }));

const before = performance.now();
const sequence = compileSequence(items, rig);
const compileMs = performance.now() - before;
const pose = createPose(rig);
const times: number[] = [];
for (let frame = 0; frame < FRAMES; frame += 1) {
  const start = performance.now();
  sequence.sample((sequence.durationMs * frame) / FRAMES, pose);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(share * FRAMES)] ?? 0).toFixed(4);
process.stdout.write(
  `one pose: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${FRAMES} poses); ` +
    `${(compileMs / items.length).toFixed(2)} ms to compile a sign (${items.length} forms)\n`,
);
