import { describe, expect, it } from 'vitest';
import { latinKey, romanised } from '../src/search/romanised.js';

describe('Hindi in Latin letters', () => {
  it.each([
    ['पानी', ['pani', 'paani', 'paanee']],
    ['धन्यवाद', ['dhanyavaad', 'dhanyawad']],
    ['अच्छा', ['accha', 'achha', 'acha', 'achchha']],
    ['सड़क', ['sadak', 'sarak']],
    ['ज़िंदगी', ['zindagi', 'jindagee']],
    ['फल', ['phal', 'fal']],
    ['चाय', ['chai', 'chaay']],
    ['माँ', ['ma', 'maa', 'maan']],
    ['देखना', ['dekhna', 'dekhana']],
    ['शहर', ['shahar', 'shehar']],
  ])('%s is typed as %j', (hindi, typed) => {
    const keys = romanised(hindi);
    expect(typed.filter((word) => !keys.includes(latinKey(word)))).toEqual([]);
  });

  it('has each word of a text, and nothing of one without Hindi', () => {
    expect(romanised('सुप्रभात, दोस्त')).toEqual(expect.arrayContaining(['suprabhat', 'dost']));
    expect(romanised('')).toEqual([]);
    expect(romanised('ISL 2')).toEqual([]);
  });
});
