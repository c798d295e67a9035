import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@isl/contracts/parts';
import { describe, expect, it } from 'vitest';
import { readStack } from '../support/stack.js';

const stack = readStack();
describe.each(Object.keys(PARTS))('%s', (part) => {
  const ask = (path: string) => fetch(`${stack.urls[part]}${path}`);
  const askOperators = (path: string) => fetch(`${stack.opsUrls[part]}${path}`);

  it('says that it is up and ready', async () => {
    expect(await (await ask('/health')).json()).toMatchObject({ status: 'up' });
    const ready = await ask('/ready');
    expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);
  });

  it('can be measured by those who run it, and by nobody else', async () => {
    expect((await ask('/metrics')).status).toBe(404);
    const metrics = await askOperators('/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toMatch(/^# TYPE \w+ (counter|gauge|histogram)$/m);
  });

  it('logs JSON lines that say when, how bad, who and what', () => {
    const lines = readFileSync(join(stack.logsDir, `${part}.log`), 'utf8')
      .trim()
      .split('\n');
    const [first = ''] = lines;
    expect(JSON.parse(first)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: expect.any(String),
      service: expect.any(String),
      msg: expect.any(String),
    });
  });
});
