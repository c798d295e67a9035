/**
 * What a mouth does that says a word: the visemes of the vocabulary's `mouthing`, in order.
 *
 * Sounds are joined as MPEG-4 joins them (ISO/IEC 14496-2, visemes of face animation: p b m / f v / T D /
 * t d / k g / tS dZ S / s z / n l / r and the vowels), and those that look alike from a metre away are one here:
 * T D, t d, n and s z are `s`, tS dZ S are `s` in Hindi and `r`, with its lips forward, in English. What is made
 * in the throat (h) shows nothing.
 */
const OF_ARPABET: Readonly<Record<string, string>> = {
  ...{ P: 'm', B: 'm', M: 'm', F: 'f', V: 'f', TH: 's', DH: 's', T: 's', D: 's', N: 's', S: 's' },
  ...{ Z: 's', CH: 'r', JH: 'r', SH: 'r', ZH: 'r', L: 'l', R: 'r', W: 'w', Y: 'i', K: 'k', G: 'k' },
  ...{ NG: 'k', HH: '', AA: 'a', AE: 'a', AH: 'a', AO: 'o', AW: 'au', AY: 'ai', EH: 'e', ER: 'r' },
  ...{ EY: 'ei', IH: 'i', IY: 'i', OW: 'ou', OY: 'oi', UH: 'u', UW: 'u' },
};

/** Long names say the same with less: a mouth beside hands has no time for more. */
const LONGEST = 16;

/** The visemes of an English word or phrase; null where the dictionary of sounds lacks a part of it. */
export const visemesOfEnglish = (
  phrase: string,
  sounds: Readonly<Record<string, string>>,
): string | null => {
  let said = '';
  for (const word of phrase.toLowerCase().split(/[\s-]+/)) {
    const known = sounds[word];
    if (known === undefined) return null;
    for (const sound of known.split(' ')) said += OF_ARPABET[sound.replace(/\d$/, '')] ?? '';
  }
  return tidy(said);
};

const CONSONANTS: readonly (readonly [letters: string, viseme: string])[] = [
  ['कखगघङक़ख़ग़', 'k'],
  ['चछजझञशषसज़टठडढणतथदधन', 's'],
  ['रलळड़ढ़', 'l'],
  ['पफबभम', 'm'],
  ['वफ़', 'f'],
  ['य', 'i'],
  ['ह', ''],
];
const OF_CONSONANT = new Map(
  CONSONANTS.flatMap(([letters, viseme]) =>
    [...letters.normalize('NFC').matchAll(/\p{L}\u093C?/gu)].map(([letter]) => [letter, viseme]),
  ),
);
const VOWELS: readonly (readonly [letters: string, viseme: string])[] = [
  ['अआाऑॉ', 'a'],
  ['इईिीऋृ', 'i'],
  ['उऊुू', 'u'],
  ['एऐेै', 'e'],
  ['ओऔोौ', 'o'],
];
const OF_VOWEL = new Map(
  VOWELS.flatMap(([letters, viseme]) => [...letters].map((letter) => [letter, viseme])),
);
const VIRAMA = '\u094D';

type Sound = { readonly viseme: string; readonly isVowel: boolean; readonly isInherent: boolean };

/** The visemes of a Hindi word in Devanagari, its unspoken vowels left out. */
export const visemesOfHindi = (phrase: string): string =>
  tidy(
    phrase
      .normalize('NFC')
      .split(/\s+/)
      .map((word) =>
        spoken(soundsOf(word))
          .map(({ viseme }) => viseme)
          .join(''),
      )
      .join(''),
  );

const soundsOf = (word: string): Sound[] => {
  const sounds: Sound[] = [];
  const letters = [...word.matchAll(/\p{L}\u093C?|\p{M}/gu)].map(([letter]) => letter);
  letters.forEach((letter, k) => {
    const vowel = OF_VOWEL.get(letter);
    if (vowel !== undefined) sounds.push({ viseme: vowel, isVowel: true, isInherent: false });
    const consonant = OF_CONSONANT.get(letter);
    if (consonant === undefined) return;
    sounds.push({ viseme: consonant, isVowel: false, isInherent: false });
    const next = letters[k + 1];
    const hasOwn =
      next !== undefined && (next === VIRAMA || (/\p{M}/u.test(next) && OF_VOWEL.has(next)));
    if (!hasOwn) sounds.push({ viseme: 'a', isVowel: true, isInherent: true });
  });
  return sounds;
};

/**
 * Without the inherent vowels that Hindi writes and does not say: at a word's end, and between vowel and
 * consonant before and consonant and vowel after, from the end (Ohala, Aspects of Hindi Phonology, 1983).
 */
const spoken = (sounds: readonly Sound[]): readonly Sound[] => {
  const left = [...sounds];
  for (let k = left.length - 1; k > 1; k -= 1) {
    if (left[k]?.isInherent !== true) continue;
    const isLast = k === left.length - 1;
    const isBetween =
      left[k - 2]?.isVowel === true &&
      left[k - 1]?.isVowel === false &&
      left[k + 1]?.isVowel === false &&
      left[k + 2]?.isVowel === true;
    if (isLast || isBetween) left.splice(k, 1);
  }
  return left;
};

/** The same shape twice in a row is one. */
const tidy = (visemes: string): string => visemes.replace(/(.)\1+/g, '$1').slice(0, LONGEST);
