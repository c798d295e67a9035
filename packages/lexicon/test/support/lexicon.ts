import { loadLexicon } from '../../src/index.js';

export const DIR = new URL('../..', import.meta.url).pathname;

export const lexicon = loadLexicon(DIR);
