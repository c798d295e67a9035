import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { coverageOf } from '../src/coverage.js';
import { loadForms } from '../src/index.js';

const LEXICON = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    /** A git revision: with the forms that there were then. */
    at: { type: 'string' },
  },
});

const idsAt = (revision: string): Set<string> => {
  const args = ['ls-tree', '--name-only', revision, 'forms/'];
  const names = execFileSync('git', args, { cwd: LEXICON, encoding: 'utf8' }).trim().split('\n');
  return new Set(names.map((name) => name.replace(/^forms\/|\.json$/g, '')));
};

const then = values.at === undefined ? undefined : idsAt(values.at);
const shown = new Set(
  loadForms(LEXICON)
    .filter(({ kind, status }) => kind === 'word' && ['draft', 'reviewed'].includes(status))
    .filter(({ id }) => then === undefined || then.has(id))
    .map(({ gloss }) => gloss),
);
const sentences = readFileSync(`${LEXICON}/evaluation/sentences.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const { signs, signed, sentencesSigned, missing } = coverageOf(sentences, shown);
const share = (part: number, of: number): string =>
  `${part} of ${of} (${Math.round((100 * part) / of)} %)`;
process.stdout.write(`signs with a form: ${share(signed, signs)}
sentences with at most a third spelled: ${share(sentencesSigned, sentences.length)}
without a form: ${missing.map(({ gloss, count }) => `${gloss} ${count}`).join(', ')}
`);
