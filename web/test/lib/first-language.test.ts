import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberedLanguage } from '../../src/lib/i18n/i18n';
import { LANGUAGE_KEY } from '../../src/lib/i18n/languages';

const browserAsksFor = (...languages: readonly string[]): void =>
  void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
afterEach(() => localStorage.removeItem(LANGUAGE_KEY));

describe('the language at first', () => {
  it.each([
    [['hi-IN', 'en'], 'hi'],
    [['HI'], 'hi'],
    [['ta-IN', 'hi', 'en'], 'hi'],
    [['en-IN', 'hi-IN'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('of a browser that asks for %j is %s', (asked, language) => {
    browserAsksFor(...asked);
    expect(rememberedLanguage()).toBe(language);
  });

  it('is the one that was chosen, whatever the browser asks for', () => {
    browserAsksFor('hi-IN');
    localStorage.setItem(LANGUAGE_KEY, 'en');
    expect(rememberedLanguage()).toBe('en');
    localStorage.setItem(LANGUAGE_KEY, 'fr');
    expect(rememberedLanguage()).toBe('hi');
  });
});
