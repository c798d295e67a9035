import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOLISTIC } from '@isl/signing/holistic';
import { encodePose, pointsOf } from '@isl/signing/pose-layout';
import { afterAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { anAcceptedClip, ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

const { address, dataDir } = readStack();
const scratch = mkdtempSync(join(tmpdir(), 'isl-training-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const folder = join(scratch, 'clips');
const material = join(scratch, 'material');
const kept = join(scratch, 'points');

/** What `sequences.jsonl` says of a clip. */
type Learnt = { readonly id: string; readonly signer: string; readonly frames: number };

const run = promisify(execFile);
/** As `make training-clips` and the first steps of `make train CLIPS=` run them. */
const writeClips = async (): Promise<string> => {
  const env = { ...process.env, ISL_DATA_DIR: dataDir, to: folder };
  return (await run(join(ROOT, 'infra/native/keeping'), ['training-clips'], { env })).stdout;
};
const split = async (): Promise<{ readonly seen: Learnt[]; readonly unseen: Learnt[] }> => {
  const words = ['split', folder, '--out', material, '--kept', kept];
  await run(join(ROOT, '.venv/bin/python'), ['-m', 'isl_training.clips', ...words], { cwd: ROOT });
  const read = (part: string): Learnt[] =>
    readFileSync(join(material, part, 'sequences.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Learnt);
  return { seen: read('seen'), unseen: read('unseen') };
};

/** The dictionary's avatar stands in for a person, before a camera of their own. */
const signed = (formId: string): Buffer =>
  readFileSync(join(ROOT, 'assets/signs', `${formId}.mp4`));
const draftOf = (formId: string, scopes: ('keep' | 'show' | 'train')[] = ['keep', 'train']) => ({
  prompt: { kind: 'sign', id: formId, label: formId } as const,
  consent: { version: '2026-11', scopes, age: 'adult' } as const,
});

const FRAMES = 8;
/** As the page writes them of somebody who gives no picture. */
function somePoints(): Uint8Array {
  const count = FRAMES * pointsOf(HOLISTIC);
  return encodePose({
    ...{ width: 640, height: 480, depth: 640, framesPerSecond: 15, frames: FRAMES },
    components: HOLISTIC,
    values: Float32Array.from({ length: count * 3 }, (_, at) => 100 + (at % 200)),
    confidence: new Float32Array(count).fill(1),
  });
}

/** Whose account it is, as its own token says. */
function accountOf({ authorization }: { readonly authorization: string }): string {
  const [, payload = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

it(
  'what people gave is what training reads, apart by signer, and without who took it back',
  async () => {
    const give = (formId: string, more: Partial<Parameters<typeof anAcceptedClip>[2]> = {}) =>
      anAcceptedClip(address, signed(formId), { profile: {}, draft: draftOf(formId), ...more });
    const first = await give('word-banana');
    const [second, third] = await Promise.all([
      give('word-father', { by: first.giver }),
      give('word-bridge'),
      give('word-photograph', { draft: draftOf('word-photograph', ['keep', 'show']) }),
    ]);
    const points = await give('word-friend', {
      draft: { ...draftOf('word-friend'), picture: 'landmarks' },
      points: somePoints(),
    });

    expect(await writeClips()).toContain('consent without training');
    const learnt = await split();
    const all = [...learnt.seen, ...learnt.unseen];
    const of = (id: string): Learnt | undefined => all.find((one) => one.id === id);
    expect(of('word-banana')?.frames).toBeGreaterThan(10);
    expect(of('word-father')?.signer).toBe(of('word-banana')?.signer);
    expect(of('word-bridge')?.signer).not.toBe(of('word-banana')?.signer);
    expect(of('word-friend')?.frames).toBe(FRAMES);
    expect(of('word-photograph')).toBeUndefined();
    const unseen = new Set(learnt.unseen.map(({ signer }) => signer));
    expect(unseen.size).toBeGreaterThan(0);
    expect(learnt.seen.filter(({ signer }) => unseen.has(signer))).toEqual([]);

    const manifest = readFileSync(join(folder, 'manifest.csv'), 'utf8');
    const written = [manifest, ...readdirSync(folder, { recursive: true })].join('\n');
    for (const { giver, id } of [first, second, third, points]) {
      expect(written).not.toContain(accountOf(giver));
      expect(written).not.toContain(id);
    }
    expect(written).not.toContain('@');

    const before = readdirSync(join(folder, 'clips')).length;
    for (const { id, giver } of [first, second]) {
      const taken = await ask(address, 'DELETE', `/contributions/${id}`, giver);
      expect(taken.status).toBe(200);
    }
    expect(await writeClips()).toContain('removed: 2 that may be learnt from no longer');
    const left = await split();
    const ids = [...left.seen, ...left.unseen].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['word-bridge', 'word-friend']));
    expect(ids).not.toContain('word-banana');
    expect(ids).not.toContain('word-father');
    expect(readdirSync(join(folder, 'clips'))).toHaveLength(before - 2);
    expect(readFileSync(join(folder, 'manifest.csv'), 'utf8')).not.toContain(
      of('word-banana')?.signer,
    );
    const films = readdirSync(join(folder, 'clips')).filter((name) => name.endsWith('.mp4'));
    const found = readdirSync(kept, { recursive: true, encoding: 'utf8' });
    expect(found.filter((name) => name.endsWith('.npz'))).toHaveLength(films.length);
  },
  4 * timeLimit('reading'),
);
