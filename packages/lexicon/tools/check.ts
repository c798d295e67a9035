import { readForms, readLexicon } from '../src/index.js';

const dir = new URL('..', import.meta.url).pathname;
const { files, problems: ofWords } = readLexicon(dir);
const { forms, problems: ofForms } = readForms(dir);
const problems = [...ofWords, ...ofForms];
for (const { file, field, reason } of problems) {
  process.stderr.write(`${file}${field && `: ${field}`}: ${reason}\n`);
}
const words = files.concepts.filter(({ kind }) => kind === 'word').length;
process.stdout.write(
  `${files.concepts.length} concepts, ${words} of them words; ${forms.length} forms; ${problems.length} problems\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
