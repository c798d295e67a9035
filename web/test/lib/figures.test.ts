import { describe, expect, it } from 'vitest';
import { formatBytes, formatDate, formatDuration, formatPercent } from '../../src/lib/i18n/format';
import { languages } from '../../src/lib/i18n/languages';

describe('a date', () => {
  it.each(languages)('is written as people who read %s write it in India', (language) => {
    const asPeopleDo = new Intl.DateTimeFormat(`${language}-IN`);
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(2026, 0, 1 + day, day % 24, 59);
      expect(formatDate(date.toISOString())).toBe(asPeopleDo.format(date));
    }
  });
});

describe('numbers for people', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [900, '900 bytes'],
    [2048, '2 kB'],
    [1.5 * 1024 * 1024, '1.5 MB'],
    [3 * 1024 ** 3, '3 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('are minutes and seconds, and whole percent', () => {
    expect(formatDuration(65.4)).toBe('1:05');
    expect(formatPercent(0.874)).toBe('87');
  });
});
