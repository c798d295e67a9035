import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { aDatabase } from '@isl/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { aDeadAddress } from './support/parts.js';
import { usual } from './support/settings.js';

describe('the process', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, ['--import', 'tsx', main], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const textOf = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };

  it('ends with 1 and the list of what is wrong', async () => {
    const child = start({ ...usual(), MEDIA_URL: '', REWRITER_URL: '' });
    const [said, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toBe(
      'The settings are not usable:\n  MEDIA_URL: is not set\n  REWRITER_URL: is not set\n',
    );
  });

  it('comes up, says that it is ready, and goes on SIGTERM', async () => {
    const { port } = new URL(await aDeadAddress());
    const database = await aDatabase(process.env.MONGODB_URL, 'gateway');
    const child = start({
      ...usual(),
      MONGODB_URL: process.env.MONGODB_URL ?? '',
      GATEWAY_DATABASE: database.db.databaseName,
      PORT: port,
      DEMO_ENABLED: 'false',
    });
    const logs = textOf(child.stdout);
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        (answer) => answer.json(),
        () => null,
      );
    await expect.poll(ready, { timeout: 15_000 }).toEqual({
      ready: true,
      checks: {
        mongodb: 'ok',
        content: 'not ready',
        media: 'not ready',
        rewriter: 'not ready',
      },
    });
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    await database.close();
    expect(code).toBe(0);
    const lines = (await logs)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // Media is not there to be asked what became of clips, and that is said.
    for (const line of lines) {
      const level = line.part === 'media' ? 'warn' : 'info';
      expect(line).toMatchObject({ service: 'gateway', level });
    }
  });
});
