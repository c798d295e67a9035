import { PARTS } from '@isl/contracts/parts';
import type { StackFile } from './stack.js';

export type Metric = {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  /** Of the samples that there are now. */
  readonly labels: ReadonlySet<string>;
};

/** What the languages' own libraries say of a process; it is in their documentation. */
const OF_THE_PROCESS = /^(process|nodejs|python)_/;
/** How a bucket is told from the next, and nobody's choice. */
const NO_CHOICE = new Set(['le', 'quantile']);

/** What a part measures of its own, as those who run it see it. */
export async function metricsOf(stack: StackFile, part: string): Promise<Metric[]> {
  const text = await (await fetch(`${stack.opsUrls[part]}/metrics`)).text();
  return [...text.matchAll(/^# HELP (\w+) (.+)\n# TYPE \w+ (\w+)$/gm)]
    .map(([, name = '', help = '', type = '']) => ({ name, help, type }))
    .filter(({ name }) => !OF_THE_PROCESS.test(name) && !name.endsWith('_created'))
    .map((metric) => ({ ...metric, labels: labelsOf(metric.name, text) }));
}

/** Every metric of every part, as a page of the documentation. */
export async function describeMetrics(stack: StackFile): Promise<string> {
  const parts = Object.keys(PARTS);
  const found = new Map<string, Metric & { readonly parts: string[] }>();
  for (const part of parts) {
    for (const metric of await metricsOf(stack, part)) {
      const known = found.get(metric.name);
      if (known) known.parts.push(part);
      else found.set(metric.name, { ...metric, parts: [part] });
    }
  }
  const rows = [...found.values()]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(
      ({ name, type, help, parts: of }) => `| \`${name}\` | ${type} | ${of.join(', ')} | ${help} |`,
    );
  return `${[...HEAD, ...rows].join('\n')}\n`;
}

const HEAD = [
  '# What the parts measure',
  '',
  "Read from a running stack's `/metrics` and held to it by `tests/contract/metrics.test.ts`; written anew by",
  '`infra/native/with-stack npm run -w @isl/tests test -- contract/metrics --update`. `by` names the labels. What',
  "Node's and Python's own libraries say of a process (`process_*`, `nodejs_*`) is not listed.",
  '',
  '| Metric | Type | Parts | Meaning |',
  '| --- | --- | --- | --- |',
];

function labelsOf(name: string, text: string): Set<string> {
  const samples = text.matchAll(new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{(.+)\\} `, 'gm'));
  const labels = [...samples].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  );
  return new Set(labels.filter((label) => !NO_CHOICE.has(label)));
}
