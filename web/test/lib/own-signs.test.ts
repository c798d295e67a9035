import { describe, expect, it } from 'vitest';
import { fromFile, toFile } from '../../src/features/prediction/own/own-file';
import { type OwnSign, toSend } from '../../src/features/prediction/own/own-signs';
import { anOwnLetter } from '../support/own-letters';

const example = `${'A'.repeat(342)}==`;
const aSign = (over: Partial<OwnSign> = {}): OwnSign => ({
  id: 'own-chai',
  name: 'CHAI',
  examples: [example, example, example],
  encoder: 'f00d',
  taughtAt: 1000,
  ...over,
});
const fileOf = (sign: object): string =>
  JSON.stringify({ kind: 'isl-own-signs', version: 1, signs: [sign] });
const fileOfLetters = (...letters: object[]): string =>
  JSON.stringify({ kind: 'isl-own-signs', version: 2, signs: [], letters });

describe('the file of own signs', () => {
  it('comes back as it went', () => {
    const signs = [aSign(), aSign({ id: 'own-idli', name: 'IDLI', signId: 'word-idli' })];
    const letters = [anOwnLetter(), anOwnLetter({ id: 'numeral-10' })];
    expect(fromFile(toFile({ signs, letters }))).toEqual({ signs, letters });
  });

  it('holds what an encoder before made', () => {
    const signs = [aSign({ examples: [`${'A'.repeat(683)}=`] })];
    expect(fromFile(toFile({ signs, letters: [] }))?.signs).toEqual(signs);
  });

  it('is as it was before there were letters, where there are none', () => {
    const text = toFile({ signs: [aSign()], letters: [] });
    expect(JSON.parse(text)).toEqual(JSON.parse(fileOf(aSign())));
    expect(fromFile(text)).toEqual({ signs: [aSign()], letters: [] });
  });

  it.each([
    ['no JSON', '{'],
    ['another file', '{"kind":"course"}'],
    ['a later version', JSON.stringify({ kind: 'isl-own-signs', version: 3, signs: [] })],
    ['an id of the dictionary', fileOf(aSign({ id: 'word-help' }))],
    ['an id that no sign of the dictionary can have', fileOf(aSign({ signId: '<b>' }))],
    ['no name', fileOf(aSign({ name: '' }))],
    ['no take', fileOf(aSign({ examples: [] }))],
    ['six takes', fileOf(aSign({ examples: Array.from({ length: 6 }, () => example) }))],
    ['a take that is no example', fileOf(aSign({ examples: ['AAAA'] }))],
    ['no encoder', fileOf({ ...aSign(), encoder: undefined })],
    ['a time that is none', fileOf({ ...aSign(), taughtAt: 'today' })],
    [
      'two of one id',
      JSON.stringify({ kind: 'isl-own-signs', version: 1, signs: [aSign(), aSign()] }),
    ],
    [
      'more than can be known',
      toFile({
        signs: Array.from({ length: 201 }, (_, n) => aSign({ id: `own-${n}` })),
        letters: [],
      }),
    ],
    ['nothing', 'null'],
    ['a letter that there is not', fileOfLetters(anOwnLetter({ id: 'letter-ab-v1' }))],
    ['a sign’s example for a letter', fileOfLetters(anOwnLetter({ example }))],
    ['a letter of no net', fileOfLetters(anOwnLetter({ encoder: '' }))],
    ['one letter twice', fileOfLetters(anOwnLetter(), anOwnLetter())],
  ])('is refused with %s', (_, text) => {
    expect(fromFile(text)).toBeNull();
  });

  it('brings nothing that is not a sign of one', () => {
    const signs = fromFile(fileOf({ ...aSign(), more: 'things' }))?.signs;
    expect(signs).toEqual([aSign()]);
    const letters = fromFile(fileOfLetters({ ...anOwnLetter(), more: 'things' }))?.letters;
    expect(letters).toEqual([anOwnLetter()]);
  });
});

describe('what is sent', () => {
  it('is nothing without signs', () => {
    expect(toSend([])).toBeNull();
  });

  it('is what the encoder of the last sign made', () => {
    const old = aSign({ id: 'own-old', encoder: 'beef', taughtAt: 1 });
    const { id, name, examples } = aSign();
    expect(toSend([old, aSign()])).toEqual({ encoder: 'f00d', signs: [{ id, name, examples }] });
  });
});
