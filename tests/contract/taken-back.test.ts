import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { HONEST, openCamera } from '../support/cameras.js';
import { aCopy, type Copy } from '../support/copies.js';
import { anAcceptedClip, ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const { address, dataDir } = stack;
const scratch = mkdtempSync(join(tmpdir(), 'isl-taken-back-'));
const copies: Copy[] = [];
afterAll(() => {
  for (const copy of copies) copy.kill();
  rmSync(scratch, { recursive: true });
});

/** What a giver is promised. */
const GONE_WITHIN_MS = 60_000;
const SHIPPED = join(ROOT, 'services/signs/models/words');
const run = promisify(execFile);

type Card = { readonly version: string; readonly data: object };
const cardOf = (folder: string): Card =>
  JSON.parse(readFileSync(join(folder, 'card.json'), 'utf8')) as Card;

/** `make training-clips`, and the clips as training reads them: the snapshots that a net's card would name. */
async function learntFrom(): Promise<string[]> {
  const [clips, material] = [join(scratch, 'clips'), join(scratch, 'material')];
  const env = { ...process.env, ISL_DATA_DIR: dataDir, to: clips };
  await run(join(ROOT, 'infra/native/keeping'), ['training-clips'], { env });
  const split = ['-m', 'isl_training.clips', 'split', clips, '--out', material];
  const python = join(ROOT, '.venv/bin/python');
  await run(python, [...split, '--kept', join(scratch, 'points')], { cwd: ROOT });
  const describe = [
    'import json, pathlib, sys',
    'from isl_training.words.material import read_material',
    'from isl_training.words.provenance import describe_data',
    'print(json.dumps(describe_data(read_material(pathlib.Path(sys.argv[1])))["snapshots"]))',
  ];
  const args = ['-c', describe.join('\n'), join(material, 'seen')];
  return JSON.parse((await run(python, args, { cwd: ROOT })).stdout) as string[];
}

/** The shipped net in the place of one that was trained on these. */
function aNet(snapshots: readonly string[]): string {
  const folder = join(scratch, 'words');
  cpSync(SHIPPED, folder, { recursive: true });
  const card = cardOf(folder);
  const changed = { ...card, version: 'of-people', data: { ...card.data, snapshots } };
  writeFileSync(join(folder, 'card.json'), JSON.stringify(changed));
  return folder;
}

type Ready = {
  readonly checks: Readonly<Record<string, string>>;
  readonly model?: { readonly version: string };
};
const readyOf = async ({ operationsUrl }: Copy): Promise<Ready> =>
  (await (await fetch(`${operationsUrl}/ready`)).json()) as Ready;
const serves = (copy: Copy, version: string, withinMs?: number): Promise<boolean> =>
  eventually(
    `${version} to serve`,
    async () => (await readyOf(copy)).model?.version.endsWith(` + ${version}`) === true,
    withinMs,
  );

async function start(part: string, changed: Readonly<Record<string, string>>): Promise<Copy> {
  const copy = await aCopy(stack, part, 20 + copies.length, changed);
  copies.push(copy);
  await copy.start();
  return copy;
}

const give = (formId: string) =>
  anAcceptedClip(address, readFileSync(join(ROOT, 'assets/signs', `${formId}.mp4`)), {
    profile: {},
    draft: {
      prompt: { kind: 'sign', id: formId, label: formId },
      consent: { version: '2026-11', scopes: ['keep', 'train'], age: 'adult' },
    },
  });

it(
  'a net is out of service within a minute of a clip it learnt from being taken back, and stays so',
  async () => {
    const [clip] = await Promise.all([give('word-banana'), give('word-bridge')]);
    const snapshots = await learntFrom();
    expect(snapshots).toHaveLength(1);
    const shipped = cardOf(SHIPPED).version;
    const signs = await start('signs', {
      SIGNS_WORDS_DIR: aNet(snapshots),
      SIGNS_INDEX_DIR: join(scratch, 'index'),
    });
    // Nobody has said yet whether its givers stand by it.
    await serves(signs, shipped);
    expect((await readyOf(signs)).checks.words).toContain('media has not said yet');
    await start('gateway', { STATE_URLS: `signs=${signs.url}` });
    await serves(signs, 'of-people');
    expect((await readyOf(signs)).checks).not.toHaveProperty('words');

    const camera = await openCamera(signs.url, HONEST);
    const moving = new Promise<boolean>((resolve) => {
      camera?.socket.on('session', (session) => session.moving && resolve(true));
    });
    const taken = await ask(address, 'DELETE', `/contributions/${clip.id}`, clip.giver);
    expect(taken.status).toBe(200);
    await serves(signs, shipped, GONE_WITHIN_MS);
    expect(await moving).toBe(true);
    camera?.socket.close();
    expect((await readyOf(signs)).checks.words).toContain('was taken back');
    const metrics = await (await fetch(`${signs.operationsUrl}/metrics`)).text();
    expect(metrics).toContain('signs_nets_taken_back 1.0');

    await signs.stop();
    await signs.start();
    await eventually('the gateway to say so again', async () =>
      (await readyOf(signs)).checks.words?.includes('was taken back'),
    );
    await serves(signs, shipped);
  },
  4 * timeLimit('reading') + GONE_WITHIN_MS,
);
