import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json';
import hi from '../../src/messages/hi.json';

type Words = typeof import('../../src/lib/i18n/i18n');

/** As a page begins: nothing was asked for yet. */
async function openPage(language: 'en' | 'hi'): Promise<Words> {
  vi.resetModules();
  const words: Words = await import('../../src/lib/i18n/i18n');
  await words.startI18n(language);
  return words;
}

const has = (language: string, key: string): boolean =>
  i18next.getResource(language, 'translation', key) !== undefined;

describe('the words of a page', () => {
  beforeEach(() => localStorage.clear());

  it('come in Hindi alone for who reads Hindi, each part with the screen that asks for it', async () => {
    const { loadMessages, loadMessagesOf } = await openPage('hi');
    expect(i18next.t('landing.heading')).toBe(hi.landing.heading);
    expect(has('hi', 'shell.menu')).toBe(false);

    await loadMessages();
    await loadMessagesOf('lesson');
    expect(i18next.t('shell.menu')).toBe(hi.shell.menu);
    expect(i18next.t('lessons.read.heading')).toBe(hi.lessons.read.heading);
    expect(has('hi', 'teaching.heading')).toBe(false);
    expect(has('en', 'shell.menu')).toBe(false);
  });

  it('that were asked for come in the language that somebody chooses', async () => {
    const { chooseLanguage, loadMessages, loadMessagesOf } = await openPage('en');
    await loadMessages();
    await loadMessagesOf('teaching');
    await chooseLanguage('hi');
    expect(i18next.t('teaching.heading')).toBe(hi.teaching.heading);
    await loadMessagesOf('lesson');
    expect(i18next.t('lessons.read.heading')).toBe(hi.lessons.read.heading);
    await chooseLanguage('en');
    expect(i18next.t('lessons.read.heading')).toBe(en.lessons.read.heading);
  });

  it('are there in both while a language is on its way', async () => {
    const { chooseLanguage, loadMessagesOf } = await openPage('en');
    const chosen = chooseLanguage('hi');
    await loadMessagesOf('lesson');
    expect(has('en', 'lessons.read.heading')).toBe(true);
    await chosen;
    expect(i18next.t('lessons.read.heading')).toBe(hi.lessons.read.heading);
  });

  it('are those of the last choice where somebody chooses twice', async () => {
    const { chooseLanguage } = await openPage('en');
    await Promise.all([chooseLanguage('hi'), chooseLanguage('en')]);
    expect(i18next.language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });
});
