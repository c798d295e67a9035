import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Form, Segment } from '../src/form.js';
import { loadLexicon } from '../src/index.js';
import { usesOf } from '../src/uses.js';

const DIR = new URL('..', import.meta.url).pathname;
const formOf = (id: string): Form =>
  JSON.parse(readFileSync(join(DIR, 'forms', `${id}.json`), 'utf8')) as Form;
const usesIn = (...segments: Segment[]): string[] =>
  usesOf({ segments }).map(({ handshape, place }) => `${handshape}@${place}`);
const hand = { ext: 'u', palm: 'o' } as const;

describe('the uses of a form', () => {
  it('are the shapes of its hands at the part of the body they touch, then before it', () => {
    expect(usesOf(formOf('word-hello'))).toEqual([
      { handshape: 'flat', place: 'forehead' },
      { handshape: 'flat', place: 'space' },
    ]);
  });

  it('are at the body up to 10 cm from it, before it beyond', () => {
    const at = (distance: 'near' | 'middle') => ({
      D: { ...hand, hs: 'flat', at: { place: 'upper-lip', distance } } as const,
    });
    expect(usesIn(at('near'))).toEqual(['flat@mouth']);
    expect(usesIn(at('middle'))).toEqual(['flat@space']);
  });

  it('name the other hand where the hands meet, and give a mirrored hand the same', () => {
    const contact = { of: 'thumb.tip', with: 'N.thumb.tip' } as const;
    expect(usesIn({ sym: 'mirror', D: { ...hand, hs: 'thumb', contact } })).toEqual(['thumb@hand']);
  });

  it('have the shape that a motion makes, of the hand that it moves', () => {
    const D = { ...hand, hs: 'five' } as const;
    const N = { ...hand, hs: 'flat' } as const;
    expect(usesIn({ D, N, motion: [{ type: 'close', to: 'bunch', hand: 'D' }] })).toEqual([
      'five@space',
      'bunch@space',
      'flat@space',
    ]);
    expect(usesIn({ D, N, motion: [{ type: 'close', to: 'fist' }] })).toContain('fist@space');
  });

  it('leave out a hand that hangs, and are none for a face', () => {
    expect(usesIn({ D: { ...hand, hs: 'relaxed' } })).toEqual([]);
    expect(usesOf(formOf('expression-happy'))).toEqual([]);
  });
});

it('an entry has the uses of its own forms alone', () => {
  const { entry } = loadLexicon(DIR);
  expect(entry('letter-a-v2')?.uses).toEqual([{ handshape: 'thumb', place: 'hand' }]);
  expect(entry('letter-a-v1')?.uses).not.toEqual(entry('letter-a-v2')?.uses);
  expect(entry('word-mother')?.uses).toEqual([]);
});
