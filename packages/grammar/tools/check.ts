import { brokenRules, glossesOf } from './broken-rules.js';

const ROOT = new URL('../', import.meta.url);
const LEXICON = new URL('../lexicon/', ROOT);
const broken = brokenRules(ROOT, LEXICON, glossesOf(LEXICON));
process.stdout.write(broken.map((line) => `${line}\n`).join(''));
process.exitCode = broken.length > 0 ? 1 : 0;
