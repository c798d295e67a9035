import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Runs a process whose main is `start`, given as source text. */
function aProcess(start: string) {
  const source = `
    import { defineConfig, env, runMain } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    runMain(${start});
  `;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', source],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: new URL('..', import.meta.url) },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return { child, said: () => said, exited: once(child, 'exit').then(([code]) => code as number) };
}

it('prints unusable settings as a list without a stack, and exits with 1', async () => {
  const { said, exited } = aProcess('async () => defineConfig({ NAME: env.text() }, {})');
  expect(await exited).toBe(1);
  expect(said()).toBe('The settings are not usable:\n  NAME: is not set\n');
});

it('prints what else ends the start with its stack, and exits with 1', async () => {
  const { said, exited } = aProcess('async () => { throw new Error("no store"); }');
  expect(await exited).toBe(1);
  expect(said()).toMatch(/Error: no store\n\s+at /);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'closes once on %s, however often it comes',
  async (signal) => {
    const { child, said, exited } = aProcess(`async () => {
    const timer = setInterval(() => {}, 1000);
    // After the signals are listened to.
    setImmediate(() => console.log('up'));
    return { drain: async () => console.log('draining'), close: async () => {
      console.log('closing');
      await new Promise((resolve) => setTimeout(resolve, 300));
      clearInterval(timer);
    } };
  }`);
    await expect.poll(said, { timeout: 15_000 }).toContain('up');
    child.kill(signal);
    await expect.poll(said).toContain('closing');
    child.kill(signal);
    expect(await exited).toBe(0);
    expect(said().match(/draining|closing/g)).toEqual(['draining', 'closing']);
  },
);

it('exits with 1 when closing fails', async () => {
  const { child, said, exited } = aProcess(`async () => {
    setInterval(() => {}, 1000);
    // After the signals are listened to.
    setImmediate(() => console.log('up'));
    return { drain: async () => {}, close: async () => { throw new Error('stuck'); } };
  }`);
  await expect.poll(said, { timeout: 15_000 }).toContain('up');
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(said()).toContain('Error: stuck');
});
