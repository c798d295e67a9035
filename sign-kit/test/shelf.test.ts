import { describe, expect, it } from 'vitest';
import { findItem } from '../src/learn/shelf.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { aForm, aVocabulary, vocabularyData } from './support/vocabulary.js';

describe('the sign that a link names', () => {
  it('is a form, a concept, or a word as it is written', () => {
    const vocabulary = aVocabulary();
    const idOf = (name: string) => findItem(name, vocabulary, null)?.id;
    expect(idOf('letter-a-v1')).toBe('letter-a-v1');
    expect(idOf('letter-a')).toBe('letter-a-v2');
    expect(idOf('hello')).toBe('word-hello');
    expect(idOf('Thank you')).toBe('word-thank-you');
    expect(findItem('word-market', vocabulary, null)).toMatchObject({ form: null });
    expect(idOf('word-nobody-knows')).toBeUndefined();
  });

  it.each(['disputed', 'withdrawn'] as const)('is as if absent where the form is %s', (status) => {
    const data = vocabularyData();
    const second = aForm({ id: 'word-help-2', concept: 'help', gloss: 'HELP', status });
    const out = new Set(['word-hello', 'letter-a-v1']);
    const forms = data.forms.map((form) => (out.has(form.id) ? { ...form, status } : form));
    const vocabulary = createVocabulary({ ...data, forms: [...forms, second] });
    expect(findItem('word-hello', vocabulary, null)).toMatchObject({ form: null });
    expect(findItem('word-help-2', vocabulary, null)).toBeNull();
    // Not the other alphabet's letter in its place.
    expect(findItem('letter-a-v1', vocabulary, null)).toBeNull();
    expect(vocabulary.form('word-hello')).toBeUndefined();
  });
});
