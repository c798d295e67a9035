import { dictionary } from 'cmu-pronouncing-dictionary';
import { loadForms, loadLexicon, visemesOfEnglish, visemesOfHindi } from '../src/index.js';

const SOURCE =
  'English by the CMU Pronouncing Dictionary, Hindi by its letters; sounds joined by the visemes of MPEG-4 (ISO/IEC 14496-2).';

/** What that dictionary lacks, by the words that sound like it. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...dictionary,
  namaste: 'N AA0 M AH0 S T EY1',
};

/** The mouthings of all word forms of a lexicon; throws where a word has no sounds. */
export const mouthingsOf = (dir: string) => {
  const lexicon = loadLexicon(dir);
  const forms = loadForms(dir).filter(({ kind }) => kind === 'word');
  const entries = forms.map(({ id, concept }) => {
    const { senses, hi } = lexicon.concept(concept) ?? {};
    const word = senses?.[0].lemmas[0] ?? '';
    const en = visemesOfEnglish(word, SOUNDS);
    if (!en || !hi) throw new Error(`${id}: no sounds for "${word}" or "${hi}"`);
    return [id, { en, hi: visemesOfHindi(hi.split(/[,/(]/)[0] ?? '') }] as const;
  });
  return { mouthing: 'varies', source: SOURCE, forms: Object.fromEntries(entries) } as const;
};
