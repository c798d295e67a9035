import man from '../../rig/man.json' with { type: 'json' };
import woman from '../../rig/woman.json' with { type: 'json' };
import { type Figures, type Recording, recordSign, type Split } from '../../src/clips/index.js';
import type { RigJson } from '../../src/types.js';
import { aForm } from './fixtures.js';

export const figures: Figures = { woman: woman as RigJson, man: man as RigJson };

export const forms = ['word-help', 'word-hello', 'letter-a-v2', 'numeral-3'].map(aForm);

export const record = (id: string, seed = '1', split: Split = 'training'): Recording =>
  recordSign({ figures, split, seed }, aForm(id), forms);

export const seeds = Array.from({ length: 12 }, (_, seed) => String(seed));
