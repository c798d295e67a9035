const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ऑ: 'o',
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
  ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o' },
};
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
};
const NUKTA = '\u093C';
const VIRAMA = '\u094D';
const NASALS = new Set(['\u0901', '\u0902']);
const SILENT = 'a';

type Sound = { text: string; readonly isVowel: boolean; readonly isInherent?: boolean };

/**
 * The words of a Devanagari text as people in India type them in Latin letters, each as `latinKey` has
 * it: with ड़ as r and as d, and with the a between two consonants and without.
 */
export function romanised(text: string): string[] {
  const words = text.normalize('NFD').split(/[\s\p{P}]+/u);
  return [...new Set(words.flatMap(spellingsOf))].filter(Boolean);
}

/**
 * One spelling of the many in which a Hindi word is typed: paani and pani, wala and vala, zindagi
 * and jindagi, phal and fal, achchha and acha.
 */
export function latinKey(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('chh', 'ch')
    .replaceAll(/(ch|sh|kh|gh|th|dh|bh|jh)\1/g, '$1')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/c(?=ch)/g, '')
    .replace(/(?<=[aeiou])n$/, '')
    .replaceAll('eha', 'aha')
    .replace(/ya$/, 'y')
    .replace(/ay$/, 'ai');
}

const spellingsOf = (word: string): string[] =>
  (['r', 'd'] as const).flatMap((flap) => {
    const sounds = soundsOf(word, flap);
    return [withoutSilent(sounds), withoutLast(sounds)].map(latinKey);
  });

function soundsOf(word: string, flap: 'r' | 'd'): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const last = sounds.at(-1);
    if (CONSONANTS[letter] !== undefined) {
      sounds.push({ text: CONSONANTS[letter], isVowel: false });
      sounds.push({ text: SILENT, isVowel: true, isInherent: true });
    } else if (SIGNS[letter] !== undefined && last?.isInherent) {
      sounds[sounds.length - 1] = { text: SIGNS[letter], isVowel: true };
    } else if (letter === VIRAMA && last?.isInherent) sounds.pop();
    else if (NASALS.has(letter)) sounds.push({ text: 'n', isVowel: false });
    else if (VOWELS[letter] !== undefined) sounds.push({ text: VOWELS[letter], isVowel: true });
    else if (letter === NUKTA && flap === 'r') soften(sounds.at(-2));
  }
  return sounds;
}

/** Of the other letters with a nukta `latinKey` makes the plain one. */
function soften(sound: Sound | undefined): void {
  if (sound?.text === 'd') sound.text = 'r';
  if (sound?.text === 'dh') sound.text = 'rh';
}

/** The a of a consonant is silent at the end of a word, and between two that have vowels. */
function withoutSilent(sounds: readonly Sound[]): string {
  const kept = sounds.map(() => true);
  for (let at = sounds.length - 1; at > 1; at -= 1) {
    if (!sounds[at]?.isInherent) continue;
    const isLast = at === sounds.length - 1;
    const before = sounds[at - 2];
    const isBetween =
      before?.isVowel === true &&
      kept[at - 2] === true &&
      sounds[at + 1]?.isVowel === false &&
      sounds[at + 2]?.isVowel === true &&
      kept[at + 2] === true;
    if (isLast || isBetween) kept[at] = false;
  }
  return sounds
    .filter((_, at) => kept[at])
    .map(({ text }) => text)
    .join('');
}

/** As many write it: with each a but that at the end. */
const withoutLast = (sounds: readonly Sound[]): string =>
  sounds
    .filter(({ isInherent }, at) => !isInherent || at < sounds.length - 1)
    .map(({ text }) => text)
    .join('');
