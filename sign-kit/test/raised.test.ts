import { fileURLToPath } from 'node:url';
import { loadForms } from '@isl/lexicon';
import { compileSequence, createRig, type RigJson } from '@isl/signing';
import woman from '@isl/signing/rig/woman.json';
import { describe, expect, it } from 'vitest';
import { raisedHands } from '../render/raised.js';

const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));
const json = woman as RigJson;

const handsOf = (id: string, pace: 'written' | 'natural') => {
  const form = forms.find((one) => one.id === id);
  if (!form) throw new Error(`there is no form ${id}`);
  const sequence = compileSequence([{ form }], createRig(json), { pace });
  const handsAt = raisedHands(json, form, sequence);
  const { marks, durationMs } = sequence;
  const mark = marks[0];
  return [0, mark?.stillMs ?? 0, durationMs].map(handsAt);
};

describe('how many hands sign at a moment', () => {
  it.each(['written', 'natural'] as const)('is none at rest and all of the sign, %s', (pace) => {
    expect(handsOf('word-hello', pace)).toEqual([0, 1, 0]);
    expect(handsOf('word-book', pace)).toEqual([0, 2, 0]);
  });

  it('is none in a sign without hands', () => {
    expect(handsOf('word-yes', 'natural')).toEqual([0, 0, 0]);
  });
});
