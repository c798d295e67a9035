import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lemmasOf, qualitiesOf } from '../src/text/lemmas.js';
import { spell } from '../src/text/letters.js';
import { isMostlySpelled, LONGEST_TEXT, planGlosses, planText } from '../src/text/plan.js';
import { shown, vocabulary } from './support/text.js';

describe('text to signs', () => {
  it('signs the words that have a form and spells the others', () => {
    expect(shown('Hello Rahul')).toEqual(['HELLO', '-RAHUL']);
  });

  it('takes the longest phrase, also with hyphens as a gloss has it', () => {
    expect(shown('thank you')).toEqual(['THANK-YOU']);
    expect(shown('THANK-YOU')).toEqual(['THANK-YOU']);
    expect(shown('thank. you')).toEqual(['-THANK', 'YOU']);
  });

  it('finds a word through its forms', () => {
    expect(shown('she helped, helping; helps')).toEqual(['-SHE', 'HELP', 'HELP', 'HELP']);
    expect(lemmasOf('went')).toContain('go');
    expect(lemmasOf('stopped')).toContain('stop');
    expect(lemmasOf('making')).toContain('make');
    expect(lemmasOf('matches')).toContain('match');
    expect(lemmasOf('babies')).toContain('baby');
    expect(qualitiesOf('bigger')).toContain('big');
    expect(qualitiesOf('nicest')).toContain('nice');
    expect(qualitiesOf('angrily')).toContain('angry');
  });

  it('takes no word for a form of another that only begins like it', () => {
    expect(lemmasOf('notes')).not.toContain('not');
    expect(lemmasOf('noting')).not.toContain('not');
    expect(lemmasOf('cared')).not.toContain('car');
    expect(lemmasOf('glass')).toEqual(['glass']);
    expect(lemmasOf('writer')).toEqual(['writer']);
  });

  it('opens short forms', () => {
    expect(shown("isn't")).toEqual(['(is)', 'NOT']);
  });

  it('shows what ISL leaves out, but spells it where nothing else is said', () => {
    expect(shown('the help')).toEqual(['(the)', 'HELP']);
    expect(shown('the')).toEqual(['-THE']);
  });

  it('signs numbers whole where there is a numeral, else digit by digit', () => {
    expect(shown('10 42 1,002 ४')).toEqual(['10', '42', '1002', '4']);
    expect(shown('seven')).toEqual(['7']);
  });

  it('spells letters that a gloss joins by hyphens as one word', () => {
    expect(shown('R-A-H-U-L')).toEqual(['-RAHUL']);
  });

  it('writes Hindi in Latin letters, unless the dictionary has the word', () => {
    expect(shown('राहुल')).toEqual(['-RAHUL']);
    expect(shown('धन्यवाद')).toEqual(['THANK-YOU']);
    expect(spell('लड़की').letters.join('')).toBe('larki');
    expect(spell('किरन').letters.join('')).toBe('kiran');
    expect(spell('हिन्दी').letters.join('')).toBe('hindi');
    expect(spell('न').letters.join('')).toBe('na');
  });

  it('takes accents off and names what it cannot spell', () => {
    expect(shown('Zoë Straße')).toEqual(['-ZOE', '-STRASSE']);
    expect(shown('வணக்கம் 👍🏽 €')).toEqual(['(வணக்கம்)', '(👍🏽)', '(€)']);
    expect(shown('!?')).toEqual(['(!?)']);
  });

  it('says how much is spelled', () => {
    const plan = planText('hello Rahul', vocabulary);
    if (plan.kind !== 'ready') throw new Error(plan.kind);
    expect(plan.coverage).toEqual({ words: 2, spelled: 1 });
    expect(isMostlySpelled(plan.coverage)).toBe(true);
    expect(isMostlySpelled({ words: 3, spelled: 1 })).toBe(false);
  });

  it('refuses a text that is too long and says how long it is', () => {
    expect(planText('😀'.repeat(LONGEST_TEXT + 1), vocabulary)).toEqual({
      kind: 'too-long',
      length: LONGEST_TEXT + 1,
    });
    expect(planText('😀'.repeat(LONGEST_TEXT), vocabulary).kind).toBe('ready');
  });

  it('keeps one chip for each gloss', () => {
    const plan = planGlosses(['THANK-YOU', 'MARKET', 'two words', '🙏'], vocabulary);
    if (plan.kind !== 'ready') throw new Error(plan.kind);
    expect(plan.chips.map(({ kind }) => kind)).toEqual(['sign', 'spelled', 'spelled', 'skipped']);
  });

  it('gives something to see for any text in any script, and never throws', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: LONGEST_TEXT / 2 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc
        .array(
          fc.constantFrom('thank', 'you', "can't", 'ज़रा', '٣', '-', "'", '\u200d', '१२', '🇮🇳'),
          {
            maxLength: 60,
          },
        )
        .map((parts) => parts.join(' ')),
      fc
        .array(fc.integer({ min: 0xd7f0, max: 0xe010 }))
        .map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const plan = planText(text, vocabulary);
        if (plan.kind === 'too-long') return [...text.normalize('NFC')].length > LONGEST_TEXT;
        const isSeen = plan.chips.every((chip) => chip.kind === 'skipped' || chip.items.length > 0);
        return isSeen && (text.trim() === '' || plan.chips.length > 0);
      }),
      { numRuns: 400 },
    );
  });
});
