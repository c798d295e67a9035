import { join } from 'node:path';
import { PARTS } from '@isl/contracts/parts';
import { expect, it } from 'vitest';
import { describeMetrics, metricsOf } from '../support/metrics.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

const stack = readStack();

it.each(Object.keys(PARTS))('%s says in words by what its metrics are told apart', async (part) => {
  const metrics = await metricsOf(stack, part);
  expect(metrics.length).toBeGreaterThan(0);
  for (const { help, labels } of metrics) {
    for (const label of labels) expect(help).toContain(label);
  }
});

it('measures what the documentation says', async () => {
  await expect(await describeMetrics(stack)).toMatchFileSnapshot(join(ROOT, 'docs/metrics.md'));
});
