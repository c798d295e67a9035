import { expect, it } from 'vitest';
import { plainText } from '../src/plain-text.js';

it.each([
  'Asha',
  "D'Souza",
  'Jean-Luc 2',
  'José',
  'आशा',
  'क्ष',
  'क्\u200dष',
  'ഷാജി',
  'அனுஷா',
  'রহিম',
  'ਗੁਰਪ੍ਰੀਤ',
  'Nguyễn',
  'عائشة',
])('takes %j', (name) => {
  expect(plainText('name', name)).toBe(name.normalize('NFC'));
});

it.each([
  ['an override of direction', 'Asha\u202egnp', 'UNSEEN_LETTERS_IN_NAME'],
  ['a space that is not seen', 'As\u200bha', 'UNSEEN_LETTERS_IN_NAME'],
  ['a joiner among Latin letters', 'As\u200dha', 'UNSEEN_LETTERS_IN_NAME'],
  ['a joiner at the end', 'आशा\u200d', 'UNSEEN_LETTERS_IN_NAME'],
  ['a control', 'As\u0007ha', 'UNSEEN_LETTERS_IN_NAME'],
  ['half a letter', 'As\ud83dha', 'UNSEEN_LETTERS_IN_NAME'],
  ['a Cyrillic a', 'Ash\u0430', 'MIXED_SCRIPTS_IN_NAME'],
  ['a Greek o', 'R\u03bfy', 'MIXED_SCRIPTS_IN_NAME'],
])('refuses %s', (_what, name, code) => {
  expect(() => plainText('name', name)).toThrow(expect.objectContaining({ code, statusCode: 400 }));
});

it('composes and trims', () => {
  expect(plainText('location', ' Poone\u0301 ')).toBe('Pooné');
});
