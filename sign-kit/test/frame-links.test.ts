import { describe, expect, it } from 'vitest';
import { readQuery, toLink } from '../src/frame/query.js';
import { facesOf, readSpans } from '../src/text/spans.js';

describe('links', () => {
  it('bring back what was shared', () => {
    const span = { channel: 'brows', value: 'up', start: 0, end: 1 } as const;
    const link = toLink('https://here/sign-kit/convert', {
      gloss: ['YOUR', 'NAME', 'WHAT'],
      spans: [span],
      speed: 0.5,
      isLeftHanded: true,
      view: 'side',
      variant: 'v1',
      theme: 'dark',
      language: 'hi',
    });
    expect(readQuery(new URL(link).search)).toMatchObject({
      gloss: ['YOUR', 'NAME', 'WHAT'],
      spans: [span],
      speed: 0.5,
      isLeftHanded: true,
      view: 'side',
      variant: 'v1',
      theme: 'dark',
      language: 'hi',
    });
  });

  it('of a sentence bring back its order and what of its face is turned off', () => {
    const link = toLink('https://here/sign-kit/convert', {
      text: 'Are you hungry?',
      isAsWritten: true,
      off: [0, 2],
      variant: null,
    });
    expect(link).toBe(
      'https://here/sign-kit/convert?text=Are+you+hungry%3F&order=written&off=0%2C2',
    );
    expect(readQuery(new URL(link).search)).toMatchObject({
      ...{ text: 'Are you hungry?', isAsWritten: true, off: [0, 2] },
    });
    expect(readQuery('?order=other&off=one,2')).toMatchObject({ isAsWritten: false, off: [2] });
  });

  it('may say nonsense without harm', () => {
    const query = readQuery('?speed=fast&view=moon&hand=third&spans={&list=,&lang=xx&theme=pink');
    expect(query).toMatchObject({
      speed: null,
      view: null,
      isLeftHanded: null,
      spans: [],
      list: null,
      language: null,
      theme: null,
      isPlayerOnly: false,
    });
  });

  it('may ask for the player, or for its picture alone', () => {
    const bare = ({ isPlayerOnly, isStageOnly }: ReturnType<typeof readQuery>) => [
      isPlayerOnly,
      isStageOnly,
    ];
    expect(bare(readQuery('?embed=player'))).toEqual([true, false]);
    expect(bare(readQuery('?embed=stage'))).toEqual([true, true]);
    expect(bare(readQuery('?embed=all'))).toEqual([false, false]);
  });
});

describe('what a sentence asks of the face', () => {
  it('becomes words of the notation over its glosses', () => {
    const spans = readSpans([
      { channel: 'head', value: 'shake', start: 1, end: 3 },
      { channel: 'brows', value: 'furrowed-slightly', start: 2, end: 3 },
      { channel: 'ears', value: 'wiggle', start: 0, end: 3 },
      { channel: 'mouth', value: 'whistle', start: 0, end: 1 },
      { channel: 'brows', value: 'shake', start: 0, end: 3 },
      { channel: 'body', value: 'tense', start: 0, end: 3 },
      'text',
    ]);
    expect(facesOf(spans, 3)).toEqual([null, { head: 'shake' }, { head: 'shake', brows: 'down' }]);
  });

  it('tilts the head through a condition and nods at its end', () => {
    const heads = (end: number) =>
      facesOf([{ channel: 'head', value: 'tilt-nod', start: 0, end }], 4).map((face) => face?.head);
    expect(heads(3)).toEqual(['tilt-D', 'tilt-D', 'nod', undefined]);
    expect(heads(1)).toEqual(['tilt-D', undefined, undefined, undefined]);
  });
});
