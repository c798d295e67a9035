import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  importedSign,
  readSigml,
  SigmlError,
  signLines,
  summaryLines,
  type TriedSign,
  tried,
} from '../src/index.js';

const USAGE = `import --licence LICENCE [--language CODE] [--source TEXT] [--out DIR] [--summary] FILE.sigml ...
Reads SiGML, gestural or HamNoSys, and prints what became of each sign and element. A folder stands for its .sigml files.
  --licence   of what is read, as SPDX has it (Apache-2.0); nothing is read without
  --language  of the signs, as ISO 639-3 has it; unknown if not told
  --source    where the files are from
  --out       a folder for what was read, one draft a sign; nothing is written without
  --summary   the numbers alone
`;

const LEXICON = realpathSync(new URL('../../lexicon', import.meta.url));

const fail = (message: string, code = 1): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const options = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        licence: { type: 'string' },
        language: { type: 'string', default: 'unknown' },
        source: { type: 'string', default: '' },
        out: { type: 'string' },
        summary: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2);
  }
};
const { values, positionals } = options();
const licence = values.licence?.trim() ?? '';
if (licence === '') {
  fail(`--licence is missing: what nobody may use is not read.\n${USAGE}`, 2);
}
if (positionals.length === 0) fail(USAGE, 2);
// npm runs a workspace's script in its own folder.
const here = process.env.INIT_CWD ?? process.cwd();
const out = values.out === undefined ? undefined : resolve(here, values.out);
if (out !== undefined) {
  let parent = out;
  while (!existsSync(parent)) parent = resolve(parent, '..');
  const real = realpathSync(parent);
  if (real === LEXICON || !relative(LEXICON, real).startsWith('..')) {
    fail('--out is in the lexicon: what is imported is no ISL and stays beside it.');
  }
}

const filesOf = (path: string): string[] => {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => name.endsWith('.sigml'))
      .sort()
      .map((name) => join(path, name));
  } catch {
    return fail(`${path}: there is no such file`);
  }
};

const signs: TriedSign[] = [];
let broken = 0;
for (const path of positionals.flatMap((one) => filesOf(resolve(here, one)))) {
  const file = basename(path);
  try {
    for (const sign of readSigml(readFileSync(path))) {
      signs.push(sign.outcome === 'refused' ? { ...sign, file } : tried(sign, file));
    }
  } catch (error) {
    if (!(error instanceof SigmlError)) throw error;
    broken += 1;
    process.stderr.write(`${file}: refused: ${error.message}\n`);
  }
}
if (!values.summary) process.stdout.write(`${signLines(signs).join('\n')}\n\n`);
process.stdout.write(`${summaryLines(signs).join('\n')}\n`);
if (broken > 0) process.stdout.write(`\n${broken} files refused whole\n`);

if (out !== undefined) {
  mkdirSync(out, { recursive: true });
  const provenance = { language: values.language, licence, source: values.source };
  let written = 0;
  for (const sign of signs) {
    if (sign.outcome === 'refused') continue;
    written += 1;
    const name = `${String(written).padStart(5, '0')}.imported.json`;
    writeFileSync(join(out, name), `${JSON.stringify(importedSign(sign, provenance), null, 2)}\n`);
  }
  process.stdout.write(
    `\n${written} drafts in ${out}; none is shown before a signer has said that it is ISL\n`,
  );
}
process.exitCode = broken > 0 || signs.every(({ outcome }) => outcome === 'refused') ? 1 : 0;
