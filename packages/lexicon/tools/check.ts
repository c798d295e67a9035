import { readLexicon } from '../src/index.js';

const { files, problems } = readLexicon(new URL('..', import.meta.url).pathname);
for (const { file, field, reason } of problems) {
  process.stderr.write(`${file}${field && `: ${field}`}: ${reason}\n`);
}
const words = files.concepts.filter(({ kind }) => kind === 'word').length;
process.stdout.write(
  `${files.concepts.length} concepts, ${words} of them words; ${problems.length} problems\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
