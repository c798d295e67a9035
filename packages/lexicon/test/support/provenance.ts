import { readForms } from '../../src/index.js';
import { DIR } from './lexicon.js';

export const { forms, problems } = readForms(DIR);

export const words = forms.filter(({ kind }) => kind === 'word');
