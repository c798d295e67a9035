import { readForms } from '../../src/index.js';

export const DIR = new URL('..', import.meta.url).pathname;

export const { forms, problems } = readForms(DIR);

export const words = forms.filter(({ kind }) => kind === 'word');
