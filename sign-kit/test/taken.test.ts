import { describe, expect, it } from 'vitest';
import { stageOf } from '../src/learn/learn-view.js';
import { entriesOf, findItem } from '../src/learn/shelf.js';
import type { Taken } from '../src/taken/taken.js';
import { planForm, planText } from '../src/text/plan.js';
import { createVocabulary, type Vocabulary } from '../src/vocabulary/vocabulary.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';

const aTaken = (sign: string, part: Partial<Taken> = {}): Taken => ({
  sign,
  clip: `clip of ${sign}`,
  words: 'Asha, Kerala.',
  isReviewed: false,
  ...part,
});
const kindsOf = (text: string, vocabulary: Vocabulary): (string | undefined)[] => {
  const plan = planText(text, vocabulary);
  return plan.kind === 'ready'
    ? plan.chips.map(({ kind, items }) => items[0]?.form.taken?.clip ?? kind)
    : [];
};

describe('a word of which no form is shown, and a person gave a clip', async () => {
  const data = await readVocabulary();
  const drawn = createVocabulary(data);
  const clip = 'clip of word-mother';

  it('is spelled without that clip, and signed with it, in a sentence too', () => {
    const vocabulary = createVocabulary(data, [], [aTaken('word-mother')]);
    expect(kindsOf('mother', drawn)).toEqual(['spelled']);
    expect(kindsOf('mother', vocabulary)).toEqual([clip]);
    expect(kindsOf('hello mother', vocabulary)).toEqual(['sign', clip]);
    expect(vocabulary.pictureOf('word-mother')).toBe(drawn.pictureOf('word-mother'));
  });

  it('stands on its page as what it is, and not where the clip is taken back', () => {
    const vocabulary = createVocabulary(data, [], [aTaken('word-mother')]);
    const before = findItem('word-mother', drawn, null);
    const state = { chosen: before, unknown: null, tab: 'words' } as never;
    const page = { sign: 'word-mother', isPlayerOnly: true };
    // It was chosen before the clips were told of.
    const item = stageOf(state, vocabulary, null, page);
    const [entry] = item ? entriesOf(item, vocabulary, null) : [];
    expect(entry?.form).toMatchObject({ id: 'word-mother', taken: { words: 'Asha, Kerala.' } });
    expect(vocabulary.formOf('mother')?.status).toBe('draft');
    const later = stageOf({ ...(state as object), chosen: item } as never, drawn, null, page);
    expect(later?.form).toBeNull();
  });

  it('is asked unbidden only once signers have looked at the clip', () => {
    const reviewed = createVocabulary(data, [], [aTaken('word-mother', { isReviewed: true })]);
    expect(reviewed.formOf('mother')).toMatchObject({ status: 'reviewed', confidence: 'high' });
    expect(reviewed.data.forms.filter(({ id }) => id === 'word-mother')).toHaveLength(1);
  });

  it('is signed so where signers dispute the form that was drawn', () => {
    const taken = [aTaken('word-hello')];
    expect(createVocabulary(data, [], taken).form('word-hello')?.taken).toBeUndefined();
    const disputed = createVocabulary(data, ['word-hello'], taken);
    expect(disputed.form('word-hello')?.taken?.clip).toBe('clip of word-hello');
    expect(disputed.takenOf('word-hello')).toBeUndefined();
  });

  it('never takes the place of a form that is shown, which may be signed by either', () => {
    const vocabulary = createVocabulary(data, [], [aTaken('word-hello'), aTaken('letter-a-v2')]);
    const form = vocabulary.formOf('hello');
    expect(form).toEqual(drawn.formOf('hello'));
    expect(vocabulary.takenOf('word-hello')?.clip).toBe('clip of word-hello');
    expect(drawn.takenOf('word-hello')).toBeUndefined();
    expect(form && planForm(form)).toMatchObject({ chips: [{ kind: 'sign' }] });
    expect(vocabulary.data.forms).toHaveLength(data.forms.length);
  });
});
