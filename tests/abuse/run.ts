import { readdirSync } from 'node:fs';
import { readStack } from '../support/stack.js';
import type { Abuse } from './abuse.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const OWN = new Set(['abuse.ts', 'run.ts']);
const chosen = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !OWN.has(file))
  .filter((file) => chosen.length === 0 || chosen.includes(file.replace('.ts', '')))
  .sort();
const stack = readStack();
let failed = 0;
for (const file of files) {
  const { abuse } = (await import(`./${file}`)) as { abuse: Abuse };
  const { before, after, held } = await abuse.run(stack);
  if (!held) failed += 1;
  say(`${held ? 'held  ' : 'BROKEN'} ${abuse.name}\n  before: ${before}\n  after:  ${after}`);
}
say(`${files.length - failed} held, ${failed} broken`);
process.exit(failed > 0 ? 1 : 0);
