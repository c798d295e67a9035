import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json';
import hi from '../../src/messages/hi.json';
import { noticeOf } from '../../src/sw/push';

const words = { en: en.notifications.pushed, hi: hi.notifications.pushed };
const shown = (data: unknown) => {
  const { title, options } = noticeOf(data, words);
  return [title, options.body, options.lang];
};

describe('what a device shows while the app is closed', () => {
  it('is the kind of the one thing that is new', () => {
    expect(shown({ kind: 'reply', count: 1, language: 'en' })).toEqual([
      'Indian Sign Language',
      'Somebody answered you',
      'en',
    ]);
    expect(shown({ kind: 'clip-accepted', count: 1, language: 'hi' })).toEqual([
      'भारतीय सांकेतिक भाषा',
      'आपका एक वीडियो स्वीकार हुआ',
      'hi',
    ]);
  });

  it('is how many things are new, of one kind or of several', () => {
    expect(shown({ kind: 'comment', count: 3, language: 'en' })[1]).toBe('New notifications: 3');
    expect(shown({ kind: 'several', count: 12, language: 'hi' })[1]).toBe('नई सूचनाएँ: 12');
  });

  it.each([
    ['nothing', null],
    ['a kind of a later version', { kind: 'waved', count: 1, language: 'en' }],
    ['a language of a later version', { kind: 'several', count: 1, language: 'ta' }],
  ])('says something for %s, for a push that shows nothing ends them', (_what, data) => {
    expect(shown(data)[1]).toBe('New notifications: 1');
  });
});
