import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LEXICON_DIR } from './support/imports.js';
import { aClip, dir, RAVI, scratch, stores, withdraw } from './support/training.js';

const SCRIPT = fileURLToPath(new URL('../src/training-clips.ts', import.meta.url));

/** As `make training-clips` runs it. */
const command = async (args: readonly string[], settings: object = stores.settings) => {
  const env = { PATH: process.env.PATH, LEXICON_DIR, ...settings };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      ...{ code, stdout, stderr },
    }),
  );
};

describe('the command', () => {
  it('says how many there are, and what is left out and why', async () => {
    const prompt = { kind: 'sign', id: 'letter-a-v1', label: 'A' } as const;
    await aClip();
    const gone = await aClip(RAVI);
    await aClip({ contribution: { prompt } });
    await aClip({ contribution: { outcome: 'open' } });
    const first = await command(['--to', dir]);
    expect(first).toEqual({
      code: 0,
      stdout: [
        `${dir}: 2 clips of 2 signers, 1 signs; 2 new.`,
        'left out: 1, a sign of which the lexicon has no form that a word model may learn',
        'left out: 1, not judged yet',
        '  letter-a-v1: 1',
        '',
      ].join('\n'),
      stderr: '',
    });

    await withdraw(gone);
    const { stdout } = await command(['--to', dir]);
    expect(stdout).toContain(`${dir}: 1 clips of 1 signers, 1 signs; 0 new.\n`);
    expect(stdout).toContain(
      'removed: 1 that may be learnt from no longer, all of 1 signers.\nWhat was trained before',
    );
  });

  it('says in one line what is wrong', async () => {
    expect(await command([])).toMatchObject({
      code: 1,
      stderr: 'usage: make training-clips to=FOLDER\n',
    });
    expect((await command(['--from', dir])).stderr).toMatch(/^[^\n]*--from[^\n]*\n$/);
    const file = join(scratch, 'a file');
    writeFileSync(file, '');
    expect((await command(['--to', file])).stderr).toMatch(/^[^\n]*not a directory[^\n]*\n$/);

    const away = { ...stores.settings, S3_ENDPOINT: 'http://127.0.0.1:9' };
    const noStore = await command(['--to', dir], away);
    expect(noStore.code).toBe(1);
    expect(noStore.stderr).toMatch(/^the stores do not answer: [^\n]+\n$/);
    const noDatabase = await command(['--to', dir], {
      ...stores.settings,
      MONGODB_URL: 'mongodb://127.0.0.1:9/',
    });
    expect(noDatabase.code).toBe(1);
    expect(noDatabase.stderr).toMatch(/^the stores do not answer: [^\n]+\n$/);
    expect(existsSync(dir)).toBe(false);
  });
});
