import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json';
import hi from '../../src/messages/hi.json';

type Words = typeof import('../../src/lib/i18n/i18n');
type Said = typeof import('../../src/lib/i18n/translate');
let said: Said;

/** As a page begins: nothing was asked for yet. */
async function openPage(language: 'en' | 'hi'): Promise<Words> {
  vi.resetModules();
  const words: Words = await import('../../src/lib/i18n/i18n');
  said = await import('../../src/lib/i18n/translate');
  await words.startI18n(language);
  return words;
}

function has(language: 'en' | 'hi', key: string): boolean {
  const shown = said.spoken();
  said.speak(language);
  const isThere = said.isSaid(key);
  said.speak(shown === 'hi' ? 'hi' : 'en');
  return isThere;
}

describe('the words of a page', () => {
  beforeEach(() => localStorage.clear());

  it('come in Hindi alone for who reads Hindi, each part with the screen that asks for it', async () => {
    const { loadMessages, loadMessagesOf } = await openPage('hi');
    expect(said.translate('landing.description')).toBe(hi.landing.description);
    expect(has('hi', 'shell.menu')).toBe(false);

    await loadMessages();
    await loadMessagesOf('lesson');
    expect(said.translate('shell.menu')).toBe(hi.shell.menu);
    expect(said.translate('lessons.read.heading')).toBe(hi.lessons.read.heading);
    expect(has('hi', 'teaching.heading')).toBe(false);
    expect(has('en', 'shell.menu')).toBe(false);
  });

  it('that were asked for come in the language that somebody chooses', async () => {
    const { chooseLanguage, loadMessages, loadMessagesOf } = await openPage('en');
    await loadMessages();
    await loadMessagesOf('teaching');
    await chooseLanguage('hi');
    expect(said.translate('teaching.heading')).toBe(hi.teaching.heading);
    await loadMessagesOf('lesson');
    expect(said.translate('lessons.read.heading')).toBe(hi.lessons.read.heading);
    await chooseLanguage('en');
    expect(said.translate('lessons.read.heading')).toBe(en.lessons.read.heading);
  });

  it('are there in both while a language is on its way', async () => {
    const { chooseLanguage, loadMessagesOf } = await openPage('en');
    const chosen = chooseLanguage('hi');
    await loadMessagesOf('lesson');
    expect(has('en', 'lessons.read.heading')).toBe(true);
    await chosen;
    expect(said.translate('lessons.read.heading')).toBe(hi.lessons.read.heading);
  });

  it('are those of the last choice where somebody chooses twice', async () => {
    const { chooseLanguage } = await openPage('en');
    await Promise.all([chooseLanguage('hi'), chooseLanguage('en')]);
    expect(said.spoken()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('have what is counted put in, one and more', async () => {
    const { loadMessages, loadMessagesOf } = await openPage('hi');
    await loadMessages();
    await loadMessagesOf('sign');
    const told = (count: number): string => said.translate('find.make.count', { count, n: count });
    expect(told(1)).toBe(hi.find.make.count_one.replace('{n}', '1'));
    expect(told(8)).toBe(hi.find.make.count_other.replace('{n}', '8'));
  });

  it('are shown as they are, whatever is put in', async () => {
    const { loadMessagesOf } = await openPage('en');
    await loadMessagesOf('login');
    const reason = '<b>{reason}</b> # $t(x)';
    expect(said.translate('auth.blocked', { reason })).toBe(
      en.auth.blocked.replace('{reason}', () => reason),
    );
  });
});
