import { describe, expect, it } from 'vitest';
import { createVocabulary, keyOf } from '../src/vocabulary/vocabulary.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';
import { chipsOf, shown } from './support/text.js';

describe('the words of the lexicon', async () => {
  const lexicon = createVocabulary(await readVocabulary());
  const signed = lexicon.data.forms.filter(({ kind }) => kind === 'word');
  // A concept may be signed in several ways; what is typed gets the best of them.
  const first = signed.filter(({ id, concept }) => lexicon.formOf(concept)?.id === id);
  const said = (text: string) => shown(text, lexicon);

  it('reach every form that a word has', () => {
    const missed = first.flatMap(({ id, concept }) => {
      const typed = lexicon.concept(concept)?.lemmas ?? [];
      const reached = typed.filter((word) =>
        chipsOf(word, lexicon).some((chip) => chip.items[0]?.form.id === id),
      );
      return reached.length === typed.length ? [] : [`${id}: ${typed.join(', ')}`];
    });
    expect(first.length).toBeGreaterThanOrEqual(179);
    expect(missed).toEqual([]);
  });

  it('reach it in Hindi too', () => {
    const missed = first.filter(({ id, concept }) => {
      const hi = keyOf((lexicon.concept(concept)?.hi ?? '').replace(/\(.*?\)/gu, ''));
      const others = lexicon.conceptsFor(hi).map((one) => lexicon.formOf(one.id)?.id);
      return !others.includes(id) || chipsOf(hi, lexicon)[0]?.kind !== 'sign';
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['What is your name?', ['WHAT', '(is)', 'YOUR', 'NAME']],
    ["What's your name?", ['WHAT', '(is)', 'YOUR', 'NAME']],
    ['Thank you, good morning!', ['THANK-YOU', 'GOOD', 'MORNING']],
    ['My name is Asha', ['MY', 'NAME', '(is)', '-ASHA']],
    ['I am hungry', ['I', '(am)', 'HUNGRY']],
    ['Do you like tea?', ['(Do)', 'YOU', 'LIKE', '-TEA']],
    ['What does your father do?', ['WHAT', '(does)', 'YOUR', 'FATHER', 'DO']],
    ["I don't like it", ['I', "DON'T", 'LIKE', 'IT']],
    ['I do not like them', ['I', '(do)', 'NOT', 'LIKE', 'THEY']],
    ["She can't come today", ['SHE', 'CAN', 'NOT', 'COME', 'TODAY']],
    ['He forgot; they cannot help us', ['HE', 'FORGET', 'THEY', 'CAN', 'NOT', 'HELP', 'WE']],
    [
      'My bike is cheaper than the car',
      ['MY', 'BICYCLE', '(is)', 'CHEAP', '-THAN', '(the)', 'CAR'],
    ],
    ['He was writing', ['HE', '(was)', 'WRITE']],
    ['yesterday we bought bananas', ['YESTERDAY', 'WE', 'BUY', 'BANANA']],
    ['Nice to meet you', ['NICE', '(to)', 'MEET', 'YOU']],
    ['See you on Wednesday', ['SEE', 'YOU', '-ON', 'WEDNESDAY']],
  ])('make signs of "%s"', (text, signs) => {
    expect(said(text)).toEqual(signs);
  });

  it('that have no form yet are spelled, and are no form of one that has', () => {
    expect(said('his meeting')).toEqual(['-HIS', '-MEETING']);
    expect(said('bus stop')).toEqual(['-BUS', '-STOP']);
    expect(chipsOf('bus stop', lexicon)).toMatchObject([
      { kind: 'spelled', concept: 'bus-stop' },
      { kind: 'spelled', concept: 'bus-stop' },
    ]);
    expect(said('likely, lovely notes; manners')).toEqual([
      '-LIKELY',
      '-LOVELY',
      '-NOTES',
      '-MANNERS',
    ]);
  });

  it('wait for a Deaf signer and are spelled whole, never signed in parts', () => {
    expect(said('hard of hearing')).toEqual(['-HARD', '-OF', '-HEARING']);
    expect(said('Indian Sign Language')).toEqual(['-INDIAN', '-SIGN', '-LANGUAGE']);
    const waiting = ['deaf', 'hearing', 'religion', 'Monday', 'December', 'doctor'];
    for (const word of waiting) expect(said(word), word).toEqual([`-${word.toUpperCase()}`]);
  });
});
